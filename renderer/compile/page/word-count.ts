/**
 * Words by the older rule of the reference (B2.35): every Hiragana, Han or Hangul character is one and swallows the punctuation and space
 * after it; other words are runs between white space.
 */

const SPACE = 1;
const PUNCTUATION = 2;
const CJK = 3;
/** The first half of a character of the supplementary planes. */
const HALF = 4;

/** Kind of each UTF-16 unit: a look into a table, for a call takes most of the time until V8 has optimised it. */
const KINDS = new Uint8Array(0x10000);
for (const [kind, from, to] of [
  [SPACE, 0x09, 0x0a],
  [SPACE, 0x0d, 0x0d],
  [SPACE, 0x20, 0x20],
  [PUNCTUATION, 0x21, 0x2f],
  [PUNCTUATION, 0x3a, 0x40],
  [PUNCTUATION, 0x5b, 0x60],
  [PUNCTUATION, 0x7b, 0x7e],
  [PUNCTUATION, 0x3000, 0x303f],
  [CJK, 0x3040, 0x309f],
  [CJK, 0x3400, 0x4dbf],
  [CJK, 0x4e00, 0x9fff],
  [CJK, 0xac00, 0xd7a3],
  [HALF, 0xd800, 0xdbff],
  [PUNCTUATION, 0xff00, 0xffef],
] as const)
  KINDS.fill(kind, from, to + 1);

/** Number of words of a text. */
export function countWords(text: string): number {
  let words = 0;
  // True inside a run of other characters, which counts when it ends.
  let inRun = false;
  let swallow = false;
  for (let i = 0; i < text.length; i++) {
    const first = KINDS[text.charCodeAt(i)]!;
    const kind = first === HALF ? kindOfPair(text.codePointAt(i)!) : first;
    if (kind === CJK) {
      if (inRun) words++;
      words++;
      inRun = false;
      swallow = true;
      if (first === HALF) i++;
    } else if (kind === SPACE) {
      if (inRun) words++;
      inRun = false;
    } else if (!(swallow && kind === PUNCTUATION)) {
      inRun = true;
      swallow = false;
    }
  }
  return inRun ? words + 1 : words;
}

/** A Han character of the supplementary planes or another one. */
function kindOfPair(point: number): number {
  return point >= 0x20000 && point <= 0x323af ? CJK : 0;
}
