/** Addresses in the form in which two builds are compared. */
import { decodePath, splitUrl, withoutBase } from '../../renderer/shared/urls.js';

/** Position of a page in a site. */
export interface PagePlace {
  /** Decoded, without base, with a first slash. */
  route: string;
  baseUrl: string;
  /** Origin of the published site, without a last slash. */
  origin: string;
}

/** A route without what hosts add or take away: last slash, `.html`, `index.html`. Decoded, one form of Unicode. */
export function comparableRoute(route: string): string {
  const bare = decodePath(route)
    .normalize('NFC')
    .replace(/(?:^|\/)index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

/** The route of an output file. */
export const routeOfFile = (path: string): string => comparableRoute(`/${path}`);

/** Returns what a link leads to: a route of the site without base, with query and anchor, or an address of another site. */
export function comparableAddress(written: string, { route, baseUrl, origin }: PagePlace): string {
  const own = `${origin}${encodeURI(baseUrl + route.slice(1))}`;
  if (!URL.canParse(written, own)) return written;
  const url = new URL(written, own);
  if (url.origin !== new URL(own).origin) return decodePath(url.href).replace(/\/$/, '');
  const { rest } = splitUrl(url.href.slice(url.origin.length));
  return comparableRoute(withoutBase(decodePath(url.pathname), baseUrl)) + decodePath(rest);
}
