/** Words of an English question other than its subject. Loaded with the first question in English, so it imports nothing of the engine. */
import type { Group } from './query.js';

const DULL = new Set(
  'use using used add adding make making get getting set setting change changing want need create creating new show see run running let put keep know find give take go one way thing every each all several same whole still only just also after before while without'.split(
    ' ',
  ),
);
/** Weight of such a word. */
const DULL_SHARE = 0.5;

/** The words of a question, of which those count less that say little of what it is about. */
export const withoutDull = (words: readonly Group[]): Group[] =>
  words.map((word) => (DULL.has(word.text) ? { ...word, share: DULL_SHARE } : word));
