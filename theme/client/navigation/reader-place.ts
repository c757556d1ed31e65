/** Place of the reader: one shape for browser history and for the hash router (B5.34). Pure. */

/** A place in the site. Paths are as in the address (percent-encoded). */
export interface Place {
  /** With base. */
  pathname: string;
  /** With `?`, or empty. */
  search: string;
  /** With `#`, or empty. */
  hash: string;
  /** Names the history entry; the first entry of a document may get it late. */
  key: string;
}

/** Splits an address within the site; a missing path is taken from `from`, and a missing query too when only a hash is given. */
export function parsePlace(to: string, from: Pick<Place, 'pathname' | 'search'>, key = ''): Place {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return {
    pathname: path || from.pathname,
    search: search === '?' ? '' : search || (path ? '' : hash ? from.search : ''),
    hash: hash === '#' ? '' : hash,
    key,
  };
}

/** Address of a place. */
export const addressOf = (place: Pick<Place, 'pathname' | 'search' | 'hash'>): string =>
  place.pathname + place.search + place.hash;

/** The place in the fragment of a document of the hash router: `#/docs/x?q=1#y`; empty is the base. */
export function placeOfHash(fragment: string, baseUrl: string, key = ''): Place {
  const inside = fragment.replace(/^#/, '');
  const path = inside === '' ? baseUrl : inside.startsWith('/') ? inside : `/${inside}`;
  return parsePlace(path, { pathname: baseUrl, search: '' }, key);
}

/**
 * Normalises the path of a location (B5.12): unchanged if an exact route exists, else without `.html` or `/index.html`.
 * The address bar is not changed. Trailing slashes are kept; compare with `samePathKey`.
 */
export function normalizePath(pathname: string, isRoute: (pathname: string) => boolean): string {
  if (isRoute(pathname)) return pathname;
  return pathname.trim().replace(/(?:\/index)?\.html$/, '') || '/';
}
