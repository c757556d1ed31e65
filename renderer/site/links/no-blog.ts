/** Addresses of a blog that is switched off (D18). */
import { decodePath, samePathKey, splitUrl, withBase } from '../../shared/urls.js';
import type { Site } from '../configuration/config-types.js';
import type { Graph } from '../graph/graph-types.js';

const FEED = /\/(?:rss\.xml|atom\.xml|feed\.json)$/;

/**
 * Returns true for an address of the blog of a site that has none: what shows it shows its text, or nothing. An address that has a page
 * is not of the blog, and with `pathname://` only a feed is: everything else may be another application on the same host.
 * @param url as written in content or configuration, with or without the base path
 */
export function isOfNoBlog({ blog, baseUrl }: Site, { targets }: Pick<Graph, 'targets'>, url: string): boolean {
  if (blog.length > 0) return false;
  const outside = /^pathname:\/\//.exec(url)?.[0] ?? '';
  const { pathname } = splitUrl(url.slice(outside.length));
  const path = withBase(pathname.startsWith('/') ? pathname : `/${pathname}`, baseUrl);
  if (!/^\/blog(?:\/|$)/.test(path.slice(baseUrl.length - 1)) || (outside && !FEED.test(path))) return false;
  return !targets.has(samePathKey(decodePath(path)));
}
