/**
 * The hash router (B5.34): one `index.html` for the whole site, which also opens from disk. Addresses of files become relative to it, links to
 * pages become fragments, and what the client loads exists as classic scripts too, for `file:` allows neither fetch nor modules.
 */
import type { ClientSite } from '../../shared/client-site.js';
import { ASSETS_DIR, DATA_DIR } from '../../shared/limits.js';
import type { Page } from '../../shared/page.js';
import { partScript, scriptAddress } from '../../shared/part-script.js';
import type { TextOutput } from '../output-file.js';

/** True for a path whose last segment has a file extension, or that is inside a folder of files. */
const isFile = (path: string) =>
  path.startsWith(`${ASSETS_DIR}/`) ||
  path.startsWith(`${DATA_DIR}/`) ||
  /\.(?!html?(?:[?#]|$))[a-z\d]{1,5}(?:[?#].*)?$/i.test(path);

/** Rewrites the root-relative addresses in finished HTML. Text never matches: its quotes are escaped. */
export function relativeMarkup(html: string, baseUrl: string): string {
  const inside = (address: string) => address.startsWith(baseUrl) || `${address}/` === baseUrl;
  return html.replace(
    /(\s(href|src|poster|srcset|action)=")(\/(?!\/)[^"]*)"/g,
    (whole, start: string, name: string, address: string) => {
      if (!inside(address)) return whole;
      const path = address.slice(baseUrl.length);
      if (name === 'href' && !isFile(path)) return `${start}#${address}"`;
      if (name === 'srcset')
        return `${start}${address
          .split(`, ${baseUrl}`)
          .map((one) => `./${one.startsWith(baseUrl) ? one.slice(baseUrl.length) : one}`)
          .join(', ')}"`;
      return `${start}./${path}"`;
    },
  );
}

/** Returns a part and its script of the same name. `path` is that of the JSON file, `address` the one the client requests. */
export function withScript(output: TextOutput, baseUrl: string): TextOutput[] {
  const script = partScript(baseUrl + output.path, output.bytes);
  return [output, { path: scriptAddress(output.path), bytes: script, phase: output.phase }];
}

/** The page whose document is the one document: the home page, else the not-found page. */
export const isShell = (page: Page, { baseUrl, home }: Pick<ClientSite, 'baseUrl' | 'home'>): boolean =>
  home ? page.route === baseUrl && page.kind !== 'redirect' : page.kind === 'not-found';
