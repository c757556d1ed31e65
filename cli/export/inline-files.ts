/** Files of a site as parts of one document: style sheets as text, pictures and fonts as data. */
import { decodePath } from '../../renderer/shared/urls.js';
import { mediaType } from '../serve/media-types.js';

/** Bytes of an output of the site by its path below the output folder. */
export type ReadOutput = (path: string) => string | Uint8Array | undefined;

export interface SiteFilesInline {
  /** A file of the site as data. @returns undefined for what is no file of it */
  data(address: string, base: string): string | undefined;
  /** Returns a style sheet with all files that it loads; other sites' files are left out. */
  sheet(address: string): string;
  /** Inlines the files that CSS loads. @param base absolute address of the file that contains it */
  css(text: string, base: string): string;
}

/** @param site address of the site, with its base path */
export function inlineFiles(site: string, read: ReadOutput): SiteFilesInline {
  const known = new Map<string, string | undefined>();
  const pathOf = (address: string, base: string): string | undefined => {
    const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
    const plain = url && `${url.origin}${url.pathname}`;
    return plain?.startsWith(site) ? decodePath(plain.slice(site.length)) : undefined;
  };
  const dataOf = (path: string): string | undefined => {
    const bytes = read(path);
    if (bytes === undefined) return undefined;
    return `data:${mediaType(path).replace('; ', ';')};base64,${Buffer.from(bytes).toString('base64')}`;
  };
  const data = (address: string, base: string) => {
    if (address.startsWith('data:')) return address;
    const path = pathOf(address, base);
    if (path === undefined) return undefined;
    if (!known.has(path)) known.set(path, dataOf(path));
    const found = known.get(path);
    const { hash } = new URL(address, base);
    return found && found + hash;
  };
  const css = (text: string, base: string): string =>
    text
      .replace(IMPORT, (_, quoted?: string, bare?: string) => sheet(quoted ?? bare ?? '', base))
      .replace(URL_OF, (whole, quote: string, inner: string) => {
        if (inner.startsWith('#') || inner.startsWith('data:')) return whole;
        const found = data(inner.trim(), base);
        return found === undefined ? 'none' : `url(${quote || '"'}${found}${quote || '"'})`;
      });
  const sheet = (address: string, base = site): string => {
    const path = pathOf(address, base);
    const bytes = path === undefined ? undefined : read(path);
    return bytes === undefined ? '' : css(Buffer.from(bytes).toString('utf8'), new URL(address, base).href);
  };
  return { data, sheet, css };
}

const IMPORT = /@import\s+(?:url\(\s*["']?|["'])(?:([^"')]+))["']?\s*\)?[^;]*;/g;
const URL_OF = /url\(\s*(["']?)((?:(?!\1\s*\)).)*?)\1\s*\)/g;

/** One order for the style sheets of many pages that agrees with that of each. */
export function mergeSheets(lists: readonly (readonly string[])[]): string[] {
  const all: string[] = [];
  for (const list of lists)
    for (const [index, sheet] of list.entries()) {
      if (all.includes(sheet)) continue;
      const next = list.slice(index + 1).find((later) => all.includes(later));
      if (next === undefined) all.push(sheet);
      else all.splice(all.indexOf(next), 0, sheet);
    }
  return all;
}
