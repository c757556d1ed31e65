/** Possible readings of typed letters: pinyin, initials; letters for comparing mistyped words. */

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

/** True if letters can be the initials of Han characters. */
export const areInitials = (text: string) => /^[a-hj-tw-z]{2,12}$/.test(text);

/** The letters of a word as bits. A mistake changes at most two of them. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}
