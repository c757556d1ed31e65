/** A place with its text → a hit in the hosted service's shape. */

import type { TextShard, TextUnit } from '../../../../renderer/shared/search-format.js';
import type { Hierarchy, Highlight, Hit } from '../transport.js';
import type { Candidate } from './candidate.js';
import { highlight, type Marks, type Matcher, snippet } from './mark-text.js';

export interface Found {
  candidate: Candidate;
  shard: TextShard;
  unit: TextUnit;
  /** The hit as it was last asked for, and how. */
  made?: { how: string; hit: Hit };
}

export const headingOf = ([, path]: TextUnit) => path[path.length - 1] ?? '';
export const urlOf = (shard: TextShard, [anchor]: TextUnit) => (anchor ? `${shard[1]}#${anchor}` : shard[1]);

/** Words of a snippet that are asked for. */
export function snippetWords(attributes: string[]): number {
  const content = attributes.find((attribute) => attribute.startsWith('content:'));
  return Number(content?.slice(8)) || 10;
}

interface Marked {
  hierarchy: Partial<Record<keyof Hierarchy, Highlight>>;
  content?: Highlight;
}

export function hitOf({ candidate, shard, unit }: Found, matcher: Matcher, words: number, marks: Marks): Hit {
  const [, , lvl0, title] = shard;
  const [anchor, path, own, body, code, id] = unit;
  const url = urlOf(shard, unit);
  const level = path.length > 0 ? path.length + 1 : 1;
  const heading = candidate.heading && (own === 1 || candidate.unit === 0);
  const type = (heading ? `lvl${level}` : 'content') as Hit['type'];
  const content = heading ? null : contentOf(body, code, matcher);
  const hierarchy: Hierarchy = { lvl0, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  path.forEach((text, i) => {
    hierarchy[`lvl${i + 2}` as 'lvl2'] = text;
  });
  const marked: Marked = { hierarchy: {} };
  for (const [name, text] of Object.entries(hierarchy)) {
    if (text !== null) marked.hierarchy[name as keyof Hierarchy] = highlight(text, matcher, marks);
  }
  const snipped: Marked = { hierarchy: marked.hierarchy };
  if (content !== null) {
    marked.content = highlight(content, matcher, marks);
    snipped.content = snippet(content, words, matcher, marks);
  }
  const objectID = id.startsWith('!') ? id.slice(1) : (anchor ? `${shard[1]}#${anchor}` : shard[1]) + id;
  return { objectID, url, type, content, hierarchy, _highlightResult: marked, _snippetResult: snipped };
}

/** The text of a unit, or its code where only that matches. */
function contentOf(body: string, code: string, matcher: Matcher): string {
  if (!body || !code) return body || code;
  return matcher.ranges(body).length === 0 && matcher.ranges(code).length > 0 ? code : body;
}
