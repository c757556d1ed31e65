/** Old addresses that rules of the configuration make of every page, as the reference's plugin for redirects does. */
import { finalPath, withoutBase } from '../../shared/urls.js';
import type { Site } from '../configuration/config-types.js';
import { messageOf } from '../helpers/caught-error.js';

/** An old address, whole, and the route it leads to. */
interface Ruled {
  from: string;
  to: string;
}

/** @returns the redirects of these routes, and what the site's function threw */
export function ruledRedirects(
  site: Pick<Site, 'redirectRules' | 'baseUrl' | 'trailingSlash'>,
  routes: readonly string[],
): { redirects: Ruled[]; faults: Set<string> } {
  const { fromExtensions, toExtensions, createRedirects } = site.redirectRules;
  const redirects: Ruled[] = [];
  const faults = new Set<string>();
  if (fromExtensions.length + toExtensions.length === 0 && !createRedirects) return { redirects, faults };
  for (const route of routes) {
    const path = withoutBase(route, site.baseUrl);
    const bare = path.replace(/\/+$/, '');
    const old = [...withExtensions(bare, fromExtensions), ...withoutExtension(bare, toExtensions)];
    try {
      for (const from of [createRedirects?.(path) ?? []].flat())
        if (typeof from === 'string' && from !== '') old.push(from.startsWith('/') ? from : `/${from}`);
    } catch (error) {
      faults.add(messageOf(error));
    }
    for (const from of old) redirects.push({ from: finalPath(from, site), to: route });
  }
  return { redirects, faults };
}

/** `/a` → `/a.html`; the home page and what ends so have none. */
function withExtensions(bare: string, extensions: readonly string[]): string[] {
  if (bare === '' || extensions.some((extension) => bare.endsWith(`.${extension}`))) return [];
  return extensions.map((extension) => `${bare}.${extension}`);
}

/** `/a.html` → `/a`. */
function withoutExtension(bare: string, extensions: readonly string[]): string[] {
  const found = extensions.find((extension) => bare.endsWith(`.${extension}`));
  return found === undefined ? [] : [bare.slice(0, -found.length - 1)];
}
