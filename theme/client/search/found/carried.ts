/** Data of a chosen hit for its page: the words as they occur in texts, and the displayed passage. */
import type { StoredHit } from '../remembered.js';
import { type Hit, MARK } from '../transport.js';

export interface Chosen {
  hit: Hit | StoredHit;
  /** The whole answer. */
  hits: readonly Hit[];
  query: string;
  /** Address within the site. */
  href: string;
}

/** Stored until the page of the hit has read it, in whichever tab opens it. */
export interface Carried {
  href: string;
  query: string;
  words: string[];
  /** Text of the hit around its first match; empty for a heading. */
  passage: string;
  /** Time in ms after which a page that is opened has not been opened by this choice. */
  until: number;
}

/** Milliseconds that a page may take to open. */
const PATIENCE = 60_000;
/** Frequent English words: marking them is of no use. */
const EVERYWHERE =
  /^(?:a|an|and|are|as|at|be|by|can|do|does|for|from|how|i|in|is|it|my|not|of|on|or|that|the|this|to|was|what|when|where|which|why|with|you)$/i;

/** Returns the matches of a hit in its title, headings and text, as written there. */
function marksOf(hit: Chosen['hit']): string[] {
  const found = '_highlightResult' in hit ? hit._highlightResult : undefined;
  const values = [found?.content, ...Object.values(found?.hierarchy ?? {})];
  // Odd pieces are matches.
  return values.flatMap((value) =>
    (value?.value ?? '').split(new RegExp(`[${MARK.join('')}]`)).filter((_, piece) => piece % 2 === 1),
  );
}

const pageOf = ({ url }: Chosen['hit']) => url.replace(/#.*/, '');

/** The words to mark on the page of a hit: its own matches, and words of the query that were found on other pages. */
function wordsOf({ hit, hits, query }: Pick<Chosen, 'hit' | 'hits' | 'query'>): string[] {
  const typed = query.toLowerCase();
  const page = pageOf(hit);
  const words = new Map<string, string>();
  for (const one of [hit, ...hits])
    for (const word of marksOf(one)) {
      const key = word.toLowerCase();
      if (pageOf(one) === page || typed.includes(key)) words.set(key, word);
    }
  const all = [...words.values()].filter((word) => word.trim() !== '');
  const telling = all.filter((word) => !EVERYWHERE.test(word));
  return telling.length > 0 ? telling : all;
}

/** @param now time in ms */
export function carried(chosen: Chosen, now: number): Carried | null {
  const words = wordsOf(chosen);
  const { hit, href, query } = chosen;
  if (words.length === 0 || !/^[/#]/.test(href)) return null;
  const snippet = '_snippetResult' in hit ? (hit._snippetResult?.content?.value ?? '') : '';
  const passage = snippet.replace(new RegExp(`[${MARK.join('')}…]`, 'g'), '');
  return { href, query: query.trim(), words, passage, until: now + PATIENCE };
}
