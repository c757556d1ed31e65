/** Readings of groups by other words that mean the same. */
import { countPages } from './postings.js';
import { parseQuery } from './query.js';
import { type LookUp, type Reading, reading } from './reading.js';

/** Weight of a synonym. */
const SYNONYM_FIT = 0.8;
/** The same among other words, which say which of its meanings is meant. */
const SYNONYM_FIT_AMONG = 0.5;

/**
 * Looks up other words that mean the same as each group. Not everything may be looked up: of a question its topic and the rare words first, and one word for
 * each before a second for any.
 */
export async function otherReadings(
  { groups, find, isQuestion }: LookUp,
  literal: readonly Reading[][],
): Promise<Reading[][]> {
  const fit = groups.length > 1 ? SYNONYM_FIT_AMONG : SYNONYM_FIT;
  const meant = groups.map((): Promise<Reading>[] => []);
  const order = groups.map((_, i) => i);
  const isTopic = (i: number) => groups[i]!.kind === 'topic';
  // A topic has nothing of its own that a page may hold.
  if (isQuestion)
    order.sort((a, b) => Number(isTopic(b)) - Number(isTopic(a)) || heldBy(literal[a]!) - heldBy(literal[b]!) || a - b);
  const most = Math.max(0, ...groups.map(({ others = [] }) => others.length));
  for (let n = 0; n < most; n++)
    for (const i of order) {
      const word = groups[i]!.others?.[n];
      if (word === undefined) continue;
      const parts = parseQuery(`${word} `).filter(({ kind }) => kind === 'han' || kind === 'word');
      const terms = parts.flatMap((part) =>
        part.kind === 'han' ? (isQuestion ? coveringOf(part.terms) : part.terms) : [part.text],
      );
      meant[i]!.push(reading(false, ...terms.map((term) => find(term, false, isTopic(i) ? 1 : fit))));
    }
  return Promise.all(meant.map((readings) => Promise.all(readings)));
}

/** As few pairs of a word as have all of its characters: each may cost a file. */
const coveringOf = (pairs: readonly string[]): string[] =>
  pairs.filter((_, i) => i % 2 === 0 || i === pairs.length - 1);

/** Pages that hold the first part of a group as it was typed. */
function heldBy([first]: Reading[]): number {
  const match = first?.parts[0]?.[0];
  return match ? countPages(match.bytes, match.start, match.end, Number.POSITIVE_INFINITY) : 0;
}
