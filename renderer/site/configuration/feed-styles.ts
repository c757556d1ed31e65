/** Chooses the style sheet of a feed (B2.57). */
import { posix } from 'node:path';
import type { FeedOptions } from './notes-config.js';

export interface FeedStyle {
  /** File name next to the feed. */
  name: string;
  /** Path of the site's own one, relative to the blog's folder; absent: ours. */
  own?: string;
}

/** @returns undefined where the feed has none */
export function feedStyleFile(type: 'rss' | 'atom', xslt: FeedOptions['xslt']): FeedStyle | undefined {
  const wanted = typeof xslt === 'object' && xslt !== null ? xslt[type] : xslt;
  if (typeof wanted === 'string') return { name: posix.basename(wanted), own: wanted };
  return wanted ? { name: `${type}.xsl` } : undefined;
}

/** Paths of the site's own style sheets, each followed by the CSS file of its name, relative to the blog's folder; `named`: as the configuration has it. */
export function ownFeedStyles(xslt: FeedOptions['xslt']): { path: string; named: string }[] {
  const own = (['rss', 'atom'] as const).flatMap((type) => feedStyleFile(type, xslt)?.own ?? []);
  return [...new Set(own)].flatMap((named) => [
    { path: named, named },
    { path: named.replace(/\.[^./]*$/, '.css'), named },
  ]);
}
