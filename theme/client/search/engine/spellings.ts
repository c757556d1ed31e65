/** What letters may have been meant for: pinyin, initials, a mistyped word. */

const SYLLABLE =
  /^(?:(?:[zcs]h?|r)(?:i|u(?:ang|ai|an|n|i|o|a)?|ang|ai|an|ao|a|eng|ei|en|e|ong|ou)|[bpmfdtnlgkhjqxyw](?:i(?:ang|ong|an|ao|ng|n|u|e|a)?|u(?:ang|ai|an|n|i|o|e|a)?|v[en]?|ang|ai|an|ao|a|eng|ei|en|e|ong|ou|o)|ang|ai|an|ao|a|en|er|e|ou|o)/;
const START = /^(?:[zcs]h?|[bpmfdtnlgkhjqxryw])(?:i(?:an?|on?)?|u(?:an?)?|on|o)?$/;
/** Ways to read letters that are looked for, of those that are found first: `bendianzhuang` is 本地安装, and `dian` a syllable too. */
const SPELLINGS = 4;
const WAYS = 24;

/** Splits letters into pinyin syllables, in several ways, the fewest syllables first; the last one may be only begun. */
export function spellingsOf(text: string): string[][] {
  const found: string[][] = [];
  const failed = new Set<number>();
  const go = (from: number, before: string[]): void => {
    const known = found.length;
    const rest = text.slice(from);
    const longest = SYLLABLE.exec(rest)?.[0].length ?? 0;
    for (let length = longest; length > 0 && found.length < WAYS; length--) {
      const head = rest.slice(0, length);
      if (SYLLABLE.exec(head)?.[0] !== head || failed.has(from + length)) continue;
      if (length === rest.length) found.push([...before, head]);
      else go(from + length, [...before, head]);
    }
    if (longest < rest.length && found.length < WAYS && START.test(rest)) found.push([...before, rest]);
    if (found.length === known) failed.add(from);
  };
  go(0, []);
  return found.sort((a, b) => a.length - b.length).slice(0, SPELLINGS);
}

/** Whether letters can be the initials of Han characters. */
export const areInitials = (text: string) => /^[a-hj-tw-z]{2,12}$/.test(text);

/** The letters of a word as bits. A mistake changes at most two of them. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

/** Whether two sets of letters can belong to words `mistakes` apart. */
export function mayBeNear(a: number, b: number, mistakes: number): boolean {
  let bits = a ^ b;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count <= mistakes * 2;
}

/** Optimal string alignment distance of two words, or more than `limit`. */
export function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return least;
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
