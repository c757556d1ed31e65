/** Plan of a query: words and their parts by rarity. */
import type { Resolved } from './lookup.js';
import { type Merged, mergePages } from './merge.js';
import type { Match } from './postings.js';

/** One group: its readings with the rows their parts are counted in and their shares by rarity. */
export interface Plan {
  readings: { exact: boolean; rows: number[]; shares: number[] }[];
  weight: number;
  /** A page that lacks it may still be the one that is looked for. */
  optional: boolean;
}

/** The plan of a query, and the postings that answer it. */
export interface Plans {
  plans: Plan[];
  /** Number of rows: a row counts one part of a group, for any of its terms on a page. */
  rows: number;
  /** Index of the plan of a row. */
  planOf: number[];
  /** All terms, and the row that each of them counts in. */
  terms: Match[];
  rowOf: number[];
  pages: Merged;
}

/** Pairs of words that ask, and say nothing of what is asked for. */
const ASKING = /^(?:如何|怎[么样]|什么|为什|是什|么[办样是]|一个)$/;
/** Words that a page about the others need not hold. */
const LITTLE = new Set('a an and are can does for how i in is of on or the to what why with'.split(' '));
/** Further function words of sentences; alone one may be the `this` or `do` of a language. */
const OF_SENTENCES = new Set(
  'as at be by could did do from get had has have if into it its me my not should that there these they this was we when where which who will work works would you your'.split(
    ' ',
  ),
);
/** Separator of two compared things; `VS Code` begins with it. */
const BESIDE = 'vs';
/** True if an English word of a sentence says little. */
export const saysLittle = (word: string): boolean =>
  LITTLE.has(word.toLowerCase()) || OF_SENTENCES.has(word.toLowerCase());

/** Words from which on a query is a sentence, and what little ones count in it. */
const SENTENCE = 3;
const LITTLE_WEIGHT = 0.3;

/** Weight of a pair across the boundary of two words. */
const BETWEEN_WORDS = 0.2;

export const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

/** A pair of a question, those before and after it, and the pages that hold it. */
interface Pair {
  text: string;
  beside?: readonly string[] | undefined;
  pages: number;
}

/** Pairs of a question across the boundary of two words: fewer pages contain them than an adjacent pair that is a word in the likeliest segmentation of the run. */
function meetingsOf(pairs: Pair[]): Set<string> {
  const meeting = new Set<string>();
  for (let first = 0, next = 1; first < pairs.length; first = next++) {
    while (pairs[next]?.beside?.includes(pairs[next - 1]!.text)) next++;
    const run = pairs.slice(first, next);
    const isWord = likeliestCut(run);
    const pagesOf = (i: number) => (isWord[i] ? run[i]!.pages : 0);
    run.forEach(({ text, pages }, i) => {
      if (!isWord[i] && pages < Math.max(pagesOf(i - 1), pagesOf(i + 1))) meeting.add(text);
    });
  }
  return meeting;
}

/** Cuts a run into words of two characters and single ones so that the pages that hold the words have the largest product; tells of each pair whether it is a word. */
function likeliestCut(run: Pair[]): boolean[] {
  /** True for a pair after which the best segmentation of a run cuts. */
  const begins: boolean[] = [];
  // The product from the next character on, and from the one after it.
  let [next, afterNext] = [1, 1];
  for (let i = run.length - 1; i >= 0; i--) {
    const product = (1 + run[i]!.pages) * afterNext;
    begins[i] = product >= next;
    [next, afterNext] = [Math.max(product, next), next];
  }
  const isWord: boolean[] = [];
  for (let i = 0; i < run.length; i++) isWord[i] = begins[i] === true && !isWord[i - 1];
  return isWord;
}

/**
 * @param pages pages of the index
 * @param slots slots of the index
 */
export async function plansOf(resolved: Resolved[], pages: number, slots: number): Promise<Plans> {
  const terms: Match[] = [];
  const rowOf: number[] = [];
  const planOf: number[] = [];
  // Readings may share a part.
  const known = new Map<Match[], { row: number; from: number }>();
  resolved.forEach(({ readings }, plan) => {
    for (const matches of readings.flatMap(({ parts }) => parts)) {
      if (known.has(matches)) continue;
      const row = planOf.push(plan) - 1;
      known.set(matches, { row, from: terms.length });
      for (const match of matches) {
        terms.push(match);
        rowOf.push(row);
      }
    }
  });
  const merged = await mergePages(terms, slots);
  // Longer words that only begin with what was typed make it less rare by as much as they fit.
  const rarity = (matches: Match[], from = 0) => {
    const counts = matches.map(({ weight }, i) => merged.counts[from + i]! * weight ** 3);
    return Math.log(1 + pages / (0.5 + Math.min(pages, sum(counts))));
  };
  const never = rarity([]);
  const isBetweenWords = meetingsOf(
    resolved.map(({ group: { text, beside }, readings: [first] }) => {
      const from = first?.exact ? known.get(first.parts[0] ?? [])?.from : undefined;
      return { text, beside, pages: from === undefined ? 0 : (merged.counts[from] ?? 0) };
    }),
  );
  const isSentence = resolved.length >= SENTENCE && resolved.every(({ group: { kind } }) => kind !== 'han');
  const plans = resolved.map(({ group, readings }, i): Plan => {
    const { kind, text, terms, optional, share: own = 1 } = group;
    let weight = 0;
    const typed = readings.some(({ exact, parts }) => exact && parts.every((matches) => matches.length > 0));
    const rated = readings.map(({ parts, exact }) => {
      const places = parts.map((matches) => known.get(matches)!);
      const rarities = parts.map(
        (matches, i) => rarity(matches, places[i]!.from) * (ASKING.test(terms[i] ?? '') ? 0.2 : 1),
      );
      // A term on no page is no rarer than the rarest existing one: otherwise near matches would not count.
      const rarest = Math.max(0, ...rarities.filter((value) => value < never));
      const total = sum(rarities.map((value) => Math.min(value, rarest)));
      // Of a long run the rarest pair counts in full and the rest a little: overlapping pairs are not independent words.
      if (exact || !typed) weight = Math.max(weight, rarest * (1 + 0.15 * (parts.length - 1)));
      return {
        // If no text contains a word as typed, its corrections count as well.
        exact: exact || !typed,
        shares: rarities.map((value) => Math.min(value, rarest) / total),
        rows: places.map(({ row }) => row),
      };
    });
    const asks =
      kind === 'han'
        ? terms.every((term) => ASKING.test(term))
        : LITTLE.has(text) || (isSentence && OF_SENTENCES.has(text)) || (i > 0 && text === BESIDE);
    const share = kind === 'name' ? 1 : asks && isSentence ? LITTLE_WEIGHT : optional ? 0.4 : 1;
    const part = isBetweenWords.has(text) ? BETWEEN_WORDS : 1;
    return { readings: rated, weight: weight * share * own * part, optional: optional || asks };
  });
  return { plans, rows: planOf.length, planOf, terms, rowOf, pages: merged };
}
