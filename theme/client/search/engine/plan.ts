/** What a query asks of a page: words and their parts by rarity. */
import type { Match, Resolved } from './lookup.js';
import { countPages } from './postings.js';

/** A place in postings. */
export interface Cursor {
  row: number;
  match: Match;
  at: number;
  slot: number;
}

/** One group: its readings with the rows their parts are counted in and their shares by rarity. */
export interface Plan {
  readings: { exact: boolean; rows: number[]; shares: number[] }[];
  weight: number;
  /** A page that lacks it may still be the one that is looked for. */
  optional: boolean;
}

export interface Plans {
  plans: Plan[];
  cursors: Cursor[];
  rows: number;
}

/** Pairs of words that ask, and say nothing of what is asked for. */
const ASKING = /^(?:如何|怎[么样]|什么|为什|是什|么[办样是]|一个)$/;
/** Words that a page about the others need not hold. */
const LITTLE = /^(?:an?|the|i|is|are|to|and|or|of|in|on|for|with|how|what|why|does|can)$/;

export const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

export function plansOf(resolved: Resolved[], pages: number): Plans {
  const cursors: Cursor[] = [];
  let rows = 0;
  // Longer words that only begin with what was typed make it less rare by as much as they fit.
  const rarity = (matches: Match[]) => {
    const counts = matches.map(({ bytes, start, end, weight }) => countPages(bytes, start, end) * weight ** 3);
    return Math.log(1 + pages / (0.5 + Math.min(pages, sum(counts))));
  };
  const never = rarity([]);
  const plans = resolved.map(({ group: { kind, text, terms, optional }, readings }) => {
    let weight = 0;
    const typed = readings.some(({ exact, parts }) => exact && parts.every((matches) => matches.length > 0));
    const own = readings.map(({ parts, exact }) => {
      const rarities = parts.map((matches, i) => rarity(matches) * (ASKING.test(terms[i] ?? '') ? 0.2 : 1));
      // What no page has is no rarer than the rarest of what some have: else nothing near would be left.
      const rarest = Math.max(0, ...rarities.filter((value) => value < never));
      const total = sum(rarities.map((value) => Math.min(value, rarest)));
      // Of a long run the rarest pair counts in full and the rest a little: overlapping pairs are no independent words.
      weight = Math.max(weight, rarest * (1 + 0.15 * (parts.length - 1)));
      return {
        // Where nobody writes a word as it was typed, what it may have been meant for counts as well.
        exact: exact || !typed,
        shares: rarities.map((value) => Math.min(value, rarest) / total),
        rows: parts.map((matches) => {
          for (const match of matches) cursors.push({ row: rows, match, at: match.start, slot: 0 });
          return rows++;
        }),
      };
    });
    const asks = kind === 'han' ? terms.every((term) => ASKING.test(term)) : LITTLE.test(text);
    return { readings: own, weight: optional && kind !== 'name' ? weight * 0.4 : weight, optional: optional || asks };
  });
  return { plans, cursors, rows };
}
