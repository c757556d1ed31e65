/** Forms that one address may be written in. */
import { decodePath, resolvePath, splitUrl } from '../../shared/urls.js';

/** An address in the form of the one it should replace: relative if that was, and in the same folder. */
export function formOf(url: string, path: string, near: string): string {
  const { pathname } = splitUrl(url);
  if (pathname.startsWith('/')) return near;
  const at = near.lastIndexOf('/') + 1;
  const beside = path.slice(0, path.lastIndexOf('/') + 1);
  if (/^\.{0,2}\/?[^/]*$/.test(pathname) && beside.endsWith(near.slice(0, at)))
    return pathname.slice(0, pathname.lastIndexOf('/') + 1) + near.slice(at);
  return path === `/${pathname}` ? near.slice(1) : near;
}

/** An absolute path without `.` and `..`. */
export const withoutDots = (path: string): string => (path.includes('/.') ? resolvePath(path, '/') : path);

/** Returns the forms of a path that names of files and pages may have: without dots, decoded as far as an address is, as written, and fully decoded. */
export function formsOf(path: string): [string, string, string] {
  const plain = withoutDots(path);
  return [decodePath(plain), plain, decodeAll(plain)];
}

const withoutEnd = (path: string) => path.replace(/(?:(?:\/index)?\.html|\/+)$/, '');

/** True if a path has the letters of a route, and not only in another case. */
export const isSpelt = (path: string, route: string): boolean =>
  path === route || formsOf(path).some((form) => withoutEnd(form) === withoutEnd(route));

/** Decodes in full; invalid encoding is unchanged. */
export function decodeAll(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the hash of an image address, such as a fragment of an SVG; a query has no meaning for a file. */
export function hashOnly(url: string): string {
  const at = url.indexOf('#');
  return at < 0 ? '' : url.slice(at);
}
