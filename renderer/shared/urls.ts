/**
 * Every address of the product is made here. Browser-safe.
 * Routes and permalinks are decoded (`/docs/中文`); `encodePath` makes a request or header value of one.
 */

import { DATA_DIR } from './limits.js';

/** Fields that addresses depend on: `Site` and `ClientSite` both have them. */
export interface UrlRules {
  /** With leading and trailing slash. */
  baseUrl: string;
  /** Unset keeps the slug's form, true adds a slash, false removes it (B5.2). */
  trailingSlash: boolean | undefined;
}

/** Leading and trailing slash exactly once, inner runs collapsed (B5.1). */
export function normalizeBase(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/');
}

/** Joins path pieces with single slashes; an empty piece adds nothing. The result starts with `/`; a final slash stays (B1.23). */
export function joinPath(...pieces: string[]): string {
  const joined = pieces.filter((piece) => piece !== '').join('/');
  return `/${joined}`.replace(/\/{2,}/g, '/');
}

/** True if a URL has a scheme or starts with `//` (B4.56). */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** Adds the base to a path, never twice; full URLs, `#x` and relative paths stay (B4.55, B5.5). */
export function withBase(path: string, baseUrl: string): string {
  if (path.startsWith('#') || isExternal(path) || baseUrl === '/') return path;
  if (path === '') return baseUrl;
  if (!path.startsWith('/')) return path;
  if (path === baseUrl || path.startsWith(baseUrl) || `${path}/` === baseUrl) return path;
  return baseUrl + path.slice(1);
}

/** Address of a file or page that the configuration names, with or without a first slash. */
export function configuredAddress(path: string, baseUrl: string): string {
  return withBase(/^[/#]/.test(path) || isExternal(path) ? path : `/${path}`, baseUrl);
}

/** Address that a reader elsewhere can use. `origin` has no final slash; what has an origin already stays. */
export function wholeUrl(address: string, origin: string): string {
  return isExternal(address) ? address : origin + encodePath(address);
}

/** Returns the prefix of a file's path in a document: the base, or `./` in the one document of the hash router. */
export function fileBase({ router, baseUrl }: { router: 'browser' | 'hash'; baseUrl: string }): string {
  return router === 'hash' ? './' : baseUrl;
}

/** Takes the base off a route: the path below the output folder, with leading slash. */
export function withoutBase(route: string, baseUrl: string): string {
  if (route.startsWith(baseUrl)) return `/${route.slice(baseUrl.length)}`;
  return `${route}/` === baseUrl ? '/' : route;
}

/** Splits a URL before its query or hash; `rest` keeps both. */
export function splitUrl(url: string): { pathname: string; rest: string } {
  const at = url.search(/[?#]/);
  return at < 0 ? { pathname: url, rest: '' } : { pathname: url.slice(0, at), rest: url.slice(at) };
}

/** The trailing-slash rule (B5.2). Query and hash are kept; `#x`, the root, the base and `.html` addresses stay. */
export function applyTrailingSlash(url: string, rules: UrlRules): string {
  if (rules.trailingSlash === undefined || url.startsWith('#')) return url;
  const { pathname, rest } = splitUrl(url);
  if (pathname === '/' || pathname === rules.baseUrl || pathname === '') return url;
  const ends = pathname.endsWith('/');
  if (rules.trailingSlash) return ends || pathname.endsWith('.html') ? url : `${pathname}/${rest}`;
  return ends ? pathname.replace(/\/+$/, '') + rest : url;
}

/** Permalink → route or link: base and trailing-slash rule applied. */
export function finalPath(path: string, rules: UrlRules): string {
  return applyTrailingSlash(withBase(path, rules.baseUrl), rules);
}

/**
 * Output file of a route, POSIX, relative to the output folder, decoded (B3.3, B5.2–B5.4):
 * `/docs/x` → `docs/x.html` with `trailingSlash: false`, else `docs/x/index.html`; a route ending in `.html` is used unchanged.
 */
export function outputFile(route: string, rules: UrlRules): string {
  const path = withoutBase(route, rules.baseUrl).replace(/^\/+/, '');
  if (path === '') return 'index.html';
  if (path.endsWith('.html')) return path;
  const bare = path.replace(/\/+$/, '');
  return rules.trailingSlash === false ? `${bare}.html` : `${bare}/index.html`;
}

/** Address of a page's JSON part: `/docs/x` → `<base>_notes/page/docs/x.json`, `/` → `<base>_notes/page/index.json` (D9). */
export function pagePart(route: string, rules: Pick<UrlRules, 'baseUrl'>): string {
  const path = withoutBase(route, rules.baseUrl).replace(/^\/+|\/+$/g, '');
  return `${rules.baseUrl}${DATA_DIR}/page/${path === '' ? 'index' : path}.json`;
}

/** Address of a shared sidebar part. */
export function sidebarPart(
  sidebar: { instance: string; version: string; name: string },
  rules: Pick<UrlRules, 'baseUrl'>,
): string {
  const name = [sidebar.instance, sidebar.version, sidebar.name].map(fileName).join('-');
  return `${rules.baseUrl}${DATA_DIR}/sidebar/${name}.json`;
}

/** Output file of an address that has no trailing-slash rule: a part, an asset, a feed. */
export function fileOfAddress(address: string, rules: Pick<UrlRules, 'baseUrl'>): string {
  return withoutBase(address, rules.baseUrl).replace(/^\/+/, '');
}

/** One name as one file name on every system: separators and reserved characters become `_`. */
function fileName(name: string): string {
  return name.replace(/[\u0000-\u001f\\/:*?"<>|]/g, '_');
}

/** Decodes a percent-encoded path; invalid encoding is unchanged. */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Percent-encodes a decoded path for a request, a sitemap or a header. `%` that is not an escape is encoded too. */
export function encodePath(path: string): string {
  return encodeURI(path.replace(/%(?![\da-f]{2})/gi, '%25'))
    .replace(/%25([\da-f]{2})/gi, '%$1')
    .replace(/[?#]/g, encodeURIComponent);
}

const SLASH = 0x2f;

/** Form in which two addresses are compared: no trailing slash, lower case (B1.78, B5.77, B5.9). */
export function samePathKey(path: string): string {
  let end = path.length;
  while (end > 1 && path.charCodeAt(end - 1) === SLASH) end--;
  return path.slice(0, end).toLowerCase();
}

/**
 * Resolves a relative URL path against a base path as a browser does: `.` and `..` removed, never above the root.
 * Both are decoded and have neither query nor hash. The last piece of `base` is dropped unless it ends with `/`.
 */
export function resolvePath(to: string, base: string): string {
  const pieces = to.startsWith('/') ? to.split('/') : [...base.split('/').slice(0, -1), ...to.split('/')];
  const out: string[] = [];
  for (const piece of pieces) {
    if (piece === '..') out.pop();
    else if (piece !== '.' && piece !== '') out.push(piece);
  }
  const last = pieces[pieces.length - 1];
  const slash = last === '' || last === '.' || last === '..';
  return `/${out.join('/')}${slash && out.length > 0 ? '/' : ''}`;
}
