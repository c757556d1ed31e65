/** Terms of the index that answer a piece of what was typed, and how well each of them does. */
import { INNER, JOINT, SOLE } from '../../../../renderer/shared/tokens.js';
import { eachTerm } from './block-terms.js';
import type { Match } from './postings.js';
import type { Store } from './store.js';

/** Blocks read at most for words that begin with what was typed, and words taken from them. */
const PREFIX_BLOCKS = 4;
const PREFIX_WORDS = 200;
/** Weight of a title or heading that consists of the typed word only; and of two words joined by a sign where one was typed. */
const SOLE_FIT = 1.15;
const JOINT_FIT = 0.7;
/** Weight of a number inside a longer one. */
const INNER_FIT = 0.4;

interface Wanted {
  term: string;
  /** It may be longer. */
  open: boolean;
  /** Two words joined by a sign rather than one. */
  joined: boolean;
}

/** Returns how well a term of the index answers; 0: not at all. */
function fitOf(word: string, { term, open, joined }: Wanted): number {
  if (!word.startsWith(term)) return 0;
  const mark = word.slice(term.length);
  if (mark === SOLE) return SOLE_FIT;
  if (mark === INNER) return INNER_FIT;
  if (word.endsWith(SOLE)) return 0;
  const isJoint = word.endsWith(JOINT);
  const fit = isJoint === joined ? 1 : JOINT_FIT;
  if (mark === '' || mark === JOINT) return fit;
  // The typed share of a longer word.
  return open ? fit * (0.45 + (0.4 * term.length) / word.length) : 0;
}

/** Finds a term, or with `open` every term that begins with it; `joined`: two words that a sign joins are as good. */
export type Find = (term: string, open: boolean, weight?: number, joined?: boolean) => Promise<Match[]>;

/** Returns a function that finds terms in an index. If the query has only one group (`isAlone`), a heading equal to the term weighs more. */
export const finder =
  (store: Store, isAlone: boolean): Find =>
  async (term, open, weight = 1, joined = false) => {
    const marked = /^[\w$]/.test(term);
    const first = store.blockOf(term);
    const last = Math.min(store.blockOf(term + (open ? '\uffff' : marked ? JOINT : '')), first + PREFIX_BLOCKS - 1);
    const matches: Match[] = [];
    for (const block of await Promise.all(Array.from({ length: last - first + 1 }, (_, i) => store.block(first + i)))) {
      eachTerm(block, term, open || marked, (word, i) => {
        const fit = fitOf(word, { term, open, joined });
        if (fit === 0 || (word.endsWith(SOLE) && !isAlone)) return;
        matches.push({
          term: word,
          weight: weight * fit,
          bytes: block.bytes,
          start: block.ends[i]!,
          end: block.ends[i + 1]!,
        });
      });
    }
    return matches.sort((a, b) => b.weight - a.weight).slice(0, PREFIX_WORDS);
  };
