/** Addresses inside a book: which id a page and its headings have there, and where a link leads. */
import { samePathKey } from '../../renderer/shared/urls.js';

export interface BookPlaces {
  /** Address of the site, with its base path. */
  site: string;
  /** Pages of the book by `samePathKey` of their routes. */
  pages: ReadonlyMap<string, PlacedPage>;
}

export interface PlacedPage {
  /** Decoded. */
  route: string;
  /** Id of the page in the book. */
  id: string;
  /** Ids that its text has. */
  ids: ReadonlySet<string>;
}

/** Ids of pages: their addresses below the mount of their docs. */
export function pageIds(routes: readonly string[], mount: string): Map<string, string> {
  const taken = new Set<string>();
  const top = mount.endsWith('/') ? mount : `${mount}/`;
  return new Map(
    routes.map((route) => {
      const below = (route.startsWith(top) ? route.slice(top.length) : route).replace(/^\/+|\/+$/g, '');
      const name = below === '' ? 'index' : below.replace(/[\s:]/g, '-');
      let id = name;
      for (let count = 2; taken.has(id); count++) id = `${name}-${count}`;
      taken.add(id);
      return [route, id];
    }),
  );
}

/** The id that an element of a page has in the book. A page's id has no colon. */
export const idInBook = (page: string, id: string): string => `${page}:${id}`;

/**
 * Returns the target of a link in a book: a place in the book, or an absolute address.
 * @param href as written in a built page
 */
export function hrefInBook(href: string, from: PlacedPage, { site, pages }: BookPlaces): string {
  const url = parsed(href, new URL(encodeURI(from.route), site));
  if (!url) return href;
  const isInside = url.origin === new URL(site).origin && url.search === '';
  const page = isInside ? pages.get(samePathKey(decoded(url.pathname))) : undefined;
  if (!page) return url.href;
  const id = decoded(url.hash.slice(1));
  return `#${page.ids.has(id) ? idInBook(page.id, id) : page.id}`;
}

function parsed(href: string, base: URL): URL | undefined {
  try {
    return new URL(href, base);
  } catch {
    return undefined;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
