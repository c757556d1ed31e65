/** Known names near a misspelt one. */

export interface Nearest {
  name: string;
  /** No other of the known names could be meant. */
  sure: boolean;
}

/** Names shorter than this are near to too many others to be sure of one. */
const SHORTEST_SURE = 4;
/** From this length on two slips leave no doubt. */
const LONG = 8;

/**
 * Nearest of some names by Damerau–Levenshtein distance; undefined if none is near.
 * @param most how far away it may be
 */
export function nearestOf(
  name: string,
  known: Iterable<string>,
  most = Math.max(1, Math.floor(name.length / 3)),
): Nearest | undefined {
  let best: string | undefined;
  let [distance, next] = [most + 1, Number.POSITIVE_INFINITY];
  for (const candidate of new Set(known)) {
    if (Math.abs(candidate.length - name.length) > most + 2) continue;
    const away = distanceOf(name, candidate);
    if (away < distance) [best, distance, next] = [candidate, away, distance > most ? next : distance];
    else {
      // Slips seldom change the first letter.
      if (best !== undefined && away === distance && first(candidate) === first(name) && first(best) !== first(name))
        best = candidate;
      next = Math.min(next, away);
    }
  }
  if (best === undefined) return undefined;
  const isClose =
    distance < 1 || (distance === 1 && name.length >= SHORTEST_SURE) || (distance === 2 && name.length >= LONG);
  const isAlone = next >= distance + (distance < 1 || name.length >= LONG ? 1 : 2);
  return { name: best, sure: isClose && isAlone && digitsOf(name) === digitsOf(best) && !isOtherWord(name, best) };
}

const first = (name: string): string => folded(name).charAt(0);

/** Another first letter makes another word of it: `night` is no slip of `light`. */
const isOtherWord = (name: string, best: string): boolean =>
  name.length === best.length &&
  first(name) !== first(best) &&
  name.slice(1).toLowerCase() === best.slice(1).toLowerCase();

/** Another number is another thing: `fig-2` is not a typo of `fig-1`. */
const digitsOf = (name: string): string => name.replace(/\D+/g, ' ').trim();

/** The nearest name alone. */
export const nearestName = (name: string, known: Iterable<string>): string | undefined => nearestOf(name, known)?.name;

/**
 * Returns the three nearest of some names, for a list in a message.
 * @param meant the name that the repair writes: it comes first
 */
export function nearestNames(name: string, known: Iterable<string>, meant?: string): string {
  const names = [...new Set(known)];
  const first = meant ?? nearestName(name, names);
  const distance = new Map(names.map((each) => [each, editDistance(folded(name), folded(each))]));
  const sorted = [...distance].sort(([, a], [, b]) => a - b).map(([each]) => each);
  return [...new Set(first === undefined ? sorted : [first, ...sorted])].slice(0, 3).join(', ') || '–';
}

/** Without capitals, and each letter with its marks as one character: file systems keep `é` in one form, keyboards type the other. */
export const folded = (name: string): string => name.normalize('NFC').toLowerCase();

/** Other capitals are nearer than other separators. */
function distanceOf(name: string, candidate: string): number {
  if (folded(name) === folded(candidate)) return 0;
  return isSpelling(name, candidate) ? 0.5 : editDistance(folded(name), folded(candidate));
}

/** True if two names differ by capitals, `-` and `_` alone. */
export function isSpelling(a: string, b: string): boolean {
  const bare = (name: string) => folded(name).replace(/[-_]/g, '');
  return bare(a) === bare(b);
}

/** Optimal string alignment distance: insert, delete, replace, swap of neighbours. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  let distance = b.length;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    distance = i;
    // The cell left of the one above.
    let corner = i - 1;
    for (const [j, above] of last.entries()) {
      if (j === 0) continue;
      const same = a[i - 1] === b[j - 1];
      distance = Math.min(above + 1, distance + 1, corner + (same ? 0 : 1));
      const beforeBoth = before[j - 2];
      if (beforeBoth !== undefined && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        distance = Math.min(distance, beforeBoth + 1);
      row.push(distance);
      corner = above;
    }
    [before, last] = [last, row];
  }
  return distance;
}
