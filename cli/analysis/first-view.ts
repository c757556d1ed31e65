/** Measures the files that a browser loads to show a page for the first time, before any interaction. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { resolvePath } from '../../renderer/shared/urls.js';
import { replaceComments } from '../../renderer/site/helpers/replace-closed.js';
import { sum, type WeighedFile, type Weight } from './weigh.js';

export interface FirstView extends Weight {
  /** Path of the page in the output folder. */
  page: string;
  requests: number;
  /** Files loaded besides the page, in the order in which they are found. */
  files: string[];
}

/** Follows style sheets, scripts with what they import, preloads and pictures that are not lazy. */
export function firstView(
  page: WeighedFile,
  files: ReadonlyMap<string, WeighedFile>,
  out: string,
  base: string,
): FirstView {
  const loaded = new Map<string, WeighedFile>();
  const visit = (path: string) => {
    const file = files.get(path);
    if (!file || loaded.has(path)) return;
    loaded.set(path, file);
    if (file.kind === 'scripts')
      for (const other of importsOf(readFileSync(join(out, path), 'utf8'), path)) visit(other);
  };
  const html = readFileSync(join(out, page.path), 'utf8');
  for (const address of addressesOf(html)) {
    const path = resolvePath(decodeURI(address.replace(/[?#].*$/, '')), base + page.path);
    if (path.startsWith(base)) visit(path.slice(base.length));
  }
  return { page: page.path, requests: loaded.size + 1, ...sum([page, ...loaded.values()]), files: [...loaded.keys()] };
}

const LOADING = /(?:^|\s)(?:stylesheet|preload|modulepreload|icon)(?:\s|$)/;

function addressesOf(html: string): string[] {
  const plain = replaceComments(html, () => '').replace(/<noscript[\s\S]*?<\/noscript>/g, '');
  return [...plain.matchAll(/<(link|script|img)\b([^>]*)>/g)]
    .flatMap(([, tag, attributes = '']) => {
      const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
      if (tag === 'link') return LOADING.test(value('rel') ?? '') ? (value('href') ?? []) : [];
      return tag === 'img' && value('loading') === 'lazy' ? [] : (value('src') ?? []);
    })
    .filter((address) => !/^(?:[a-z]+:|\/\/)/i.test(address));
}

/** Modules that a module names in static imports. */
function importsOf(code: string, path: string): string[] {
  return [...code.matchAll(/\b(?:import|from)\s*["'](\.{1,2}\/[^"']+)["']/g)].map(([, specifier = '']) =>
    posix.join(posix.dirname(path), specifier),
  );
}
