/** One way in which a reader may mean a group of the query. */
import type { Find } from './find-terms.js';
import type { Match } from './postings.js';
import type { Group } from './query.js';
import type { Stem } from './stemmers.js';
import type { Store } from './store.js';

/** All parts have to be met, each by any of its matches. */
export interface Reading {
  parts: Match[][];
  /** The typed text occurs literally. */
  exact: boolean;
}

/** Input for looking up the readings of a group. */
export interface LookUp {
  store: Store;
  groups: readonly Group[];
  find: Find;
  /** Finds a word in its other forms too. */
  stem?: Stem | undefined;
  /** Each file counts for a question: a pair that occurs in texts as typed is not looked up in other spellings. */
  isQuestion: boolean;
}

/** Waits for the parts of a reading. */
export const reading = async (exact: boolean, ...parts: Promise<Match[]>[]): Promise<Reading> => ({
  exact,
  parts: await Promise.all(parts),
});

/** True if each part is met. */
export const isFound = ({ parts }: Reading) => parts.length > 0 && parts.every((part) => part.length > 0);
