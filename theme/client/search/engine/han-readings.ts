/** Readings of a Han run: its pairs as typed, and as the other script or another region writes them. */
import { ALIAS } from '../../../../renderer/shared/tokens.js';
import { countPages, type Match } from './postings.js';
import type { Group } from './query.js';
import { type LookUp, type Reading, reading } from './reading.js';

/** Number of terms in a Han run that exclude coincidence: if all occur in texts, and if some do not. */
const SHORT = 4;
const LONG = 9;
/** Maximum pages in which a term may occur by coincidence. */
const BY_CHANCE = 4;

const isRare = ([match]: Match[]) =>
  match !== undefined && countPages(match.bytes, match.start, match.end, BY_CHANCE) <= BY_CHANCE;

/** Returns what resolves to the readings of a Han run. */
export function hanReadings(look: LookUp): (group: Group) => Promise<Reading[]> {
  const { find, isQuestion } = look;
  /** If half of a question's pairs occur in texts, it is not written in the other script. */
  const mostStand = isQuestion ? halfStand(look) : undefined;
  // A failure also makes the look-ups of the pairs fail.
  mostStand?.catch(() => {});
  return async ({ text, terms, optional }) => {
    if (terms[0] === text && [...text].length === 1) return [await reading(true, find(text, !optional))];
    const literal = await Promise.all(terms.map((term) => find(term, false)));
    const exact = literal.every((matches) => matches.length > 0);
    // A word of another region may occur in a text by coincidence: 编程式 contains 程式, which is 程序 there.
    const doubted = !isQuestion && terms.length < (exact ? SHORT : LONG) && (!exact || literal.some(isRare));
    const parts = await Promise.all(
      literal.map(async (matches, i) => {
        const isSpelled = doubted || (matches.length === 0 && !(isQuestion && (await mostStand)));
        const also = isSpelled ? await find(ALIAS + terms[i], false, 0.9) : [];
        // The same list says to `plansOf` that it is the same part.
        return also.length > 0 ? [...matches, ...also] : matches;
      }),
    );
    return [...(exact ? [{ exact, parts: literal }] : []), ...(exact && !doubted ? [] : [{ exact: false, parts }])];
  };
}

/** True if half of the pairs of a question occur in texts. */
async function halfStand({ groups, find }: LookUp): Promise<boolean> {
  const pairs = groups.flatMap(({ kind, terms, late }) => (kind === 'han' && !late ? terms : []));
  const found = await Promise.all(pairs.map((pair) => find(pair, false)));
  return found.filter((matches) => matches.length > 0).length * 2 >= pairs.length;
}
