/** Places that answer a query, and their order. */
import { ENOUGH_PAGES } from '../../../../renderer/shared/search-format.js';
import { isLong } from './ask-kinds.js';
import type { Group } from './query.js';

/** Pages that cover less of the query than this are left out, unless none covers more: then those near the best stay. */
const LEAST_COVER = 0.22;
const NEAR_BEST = 0.4;
/** The same for a question: a page that answers may have one common word of it, where another has a rare one by chance. */
const LEAST_ASKED = 0.1;

/** A place that answers the query. */
export interface Candidate {
  slot: number;
  unit: number;
  score: number;
  /** Share of the query that the page holds, 0–1. */
  cover: number;
  /** The title or heading of the unit holds as much of the query as its text. */
  heading: boolean;
  /** According to postings, the only group of the query occurs here as typed. */
  exact: boolean;
  /** The page holds every word of a query of several. */
  full: boolean;
}

/** Returns what a page has to cover of the query where another covers `most`. */
export const leastOf = (most: number, isQuestion: boolean) =>
  Math.min(isQuestion ? LEAST_ASKED : LEAST_COVER, most * NEAR_BEST);

/** Compares two pages by what a reader is promised: pages with the one Han string as typed, or with every one of several words, come before those that hold less. */
export const promised = (a: Candidate, b: Candidate) =>
  Number(b.exact) - Number(a.exact) || Number(b.full) - Number(a.full);

/** Order of places: by that promise, by score, then by place. */
export const better = (a: Candidate, b: Candidate) =>
  promised(a, b) || b.score - a.score || a.slot - b.slot || a.unit - b.unit;

/** Words from which on a single page that holds all is what was meant. */
const MANY_WORDS = 3;

/** True if so few pages hold what was typed that it may be written otherwise. */
export function needsSynonyms(groups: Group[], candidates: Candidate[]): boolean {
  const words = groups.filter(({ kind, optional }) => kind !== 'name' && !optional);
  const isEnough = words.length >= MANY_WORDS || words.some(isLong);
  const pages = new Set<number>();
  return !candidates.some(
    ({ exact, full, slot }) => (exact || full) && pages.add(slot).size >= (isEnough ? 1 : ENOUGH_PAGES),
  );
}
