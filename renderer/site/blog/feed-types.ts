/** The feeds of a blog, and their names. */

import type { BlogInstance, Site } from '../configuration/config-types.js';

export type FeedType = 'rss' | 'atom' | 'json';

/** File names of the feeds (B2.52). */
export const FEED_FILES: Record<FeedType, string> = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' };

/** Feed types that a blog has: RSS and Atom by default, none with the hash router or without posts (B2.52, B2.56). */
export function feedTypes(site: Site, blog: BlogInstance, postCount: number): FeedType[] {
  const { type } = blog.feedOptions;
  if (postCount === 0 || type === null || site.router === 'hash') return [];
  if (type === undefined) return ['rss', 'atom'];
  if (type === 'all') return ['rss', 'atom', 'json'];
  return Array.isArray(type) ? type : [type];
}
