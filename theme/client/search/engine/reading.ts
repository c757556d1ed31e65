/** One way in which a reader may mean a group of the query. */
import type { Find } from './find-terms.js';
import type { Match } from './postings.js';
import type { Group } from './query.js';
import type { Stem } from './stemmers.js';
import type { Store } from './store.js';

/** All parts have to be met, each by any of its matches. */
export interface Reading {
  parts: Match[][];
  /** What was typed stands in the text, letter by letter. */
  exact: boolean;
}

/** What the readings of a group are looked up with. */
export interface LookUp {
  store: Store;
  groups: readonly Group[];
  find: Find;
  /** Finds a word in its other forms too. */
  stem?: Stem | undefined;
  /** Of a question each file counts: what stands in texts as it was typed is not looked for in other spellings. */
  isQuestion: boolean;
}

/** Waits for the parts of a reading. */
export const reading = async (exact: boolean, ...parts: Promise<Match[]>[]): Promise<Reading> => ({
  exact,
  parts: await Promise.all(parts),
});

/** True if each part is met. */
export const isFound = ({ parts }: Reading) => parts.length > 0 && parts.every((part) => part.length > 0);
