/** Decides which clicks and links belong to the client router (B5.33), and which part is at an address. */
import { decodePath, pagePart, samePathKey } from '../../../renderer/shared/urls.js';
import { normalizePath } from './reader-place.js';

export interface LinkContext {
  baseUrl: string;
  languages?: { baseUrl: string }[];
  router: 'browser' | 'hash';
  /** Address of the document. */
  here: string;
}

/** The part of an anchor element's interface that is used. */
export type LinkLike = Pick<HTMLAnchorElement, 'getAttribute' | 'hasAttribute'>;

/**
 * The address within the site that a link leads to (`/docs/x?q#y`), or null for a plain link: external, another target, a download,
 * a file, outside the base, in another language, marked `data-full-load`, or a jump within the page, which the browser does itself.
 */
export function internalAddress(link: LinkLike, context: LinkContext): string | null {
  const href = link.getAttribute('href');
  if (href === null || link.hasAttribute('download') || link.hasAttribute('data-full-load')) return null;
  const target = link.getAttribute('target');
  if (target && target !== '_self') return null;
  if (context.router === 'hash') return hashAddress(href);
  if (href.startsWith('#')) return null;
  let url: URL;
  try {
    url = new URL(href, context.here);
  } catch {
    return null;
  }
  const here = new URL(context.here);
  if (url.origin !== here.origin || !isInside(url.pathname, context.baseUrl) || isFile(url.pathname)) return null;
  // Of two bases of one path the longer is the later: a language below this one is a site of its own.
  if (context.languages?.some(({ baseUrl }) => baseUrl > context.baseUrl && isInside(url.pathname, baseUrl)))
    return null;
  // The browser itself jumps to a hash of this page, a repeated one included (B5.24).
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return null;
  return url.pathname + url.search + url.hash;
}

/** In the hash router links are `#/docs/x`, or `/docs/x` as the content wrote them; `#x` is a jump that must not replace the route. */
function hashAddress(href: string): string | null {
  if (href.startsWith('#/')) return href.slice(1);
  if (href.startsWith('#')) return href;
  return href.startsWith('/') && !href.startsWith('//') && !isFile(href) ? href : null;
}

const isInside = (pathname: string, baseUrl: string): boolean => `${pathname}/`.startsWith(baseUrl);

/** True if the last piece of a path has the extension of a file that is no page. A wrong guess costs a full load, nothing else. */
const isFile = (address: string): boolean =>
  /\.(?:pdf|zip|gz|tgz|xml|json|txt|mdx?|csv|png|jpe?g|gif|svg|webp|avif|ico|mp[34]|webm|wasm|js|css|woff2?)(?:[?#]|$)/i.test(
    address,
  );

/** True if a click on a link is left to the browser: another button, a modifier, or handled already. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Form in which two paths of addresses are the same page: decoded, without `.html`, final slash and case (B5.9, B5.12). */
export const pathKey = (pathname: string): string => samePathKey(normalizePath(decodePath(pathname), () => false));

/** Returns possible addresses of the part of a path, best first: without `.html`, then as written (a route may end in it). */
export function partCandidates(pathname: string, baseUrl: string): string[] {
  const path = decodePath(pathname);
  return [...new Set([normalizePath(path, () => false), path])].map((route) => pagePart(route, { baseUrl }));
}
