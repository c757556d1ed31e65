/**
 * Words by the older rule of the reference (B2.35): every Hiragana, Han or Hangul character is one and swallows the punctuation and space
 * after it; other words are runs between white space.
 */

const SPACE = 1;
const PUNCTUATION = 2;
const CJK = 3;

/** Number of words of a text. */
export function countWords(text: string): number {
  let words = 0;
  // True inside a run of other characters, which counts when it ends.
  let inRun = false;
  let swallow = false;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const kind = kindOf(unit, text, i);
    if (kind === CJK) {
      if (inRun) words++;
      words++;
      inRun = false;
      swallow = true;
      if (unit >= 0xd800 && unit <= 0xdbff) i++;
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

function kindOf(unit: number, text: string, at: number): number {
  if (unit < 0x3000)
    return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09
      ? SPACE
      : isPunctuation(unit)
        ? PUNCTUATION
        : 0;
  if (unit < 0x3040) return PUNCTUATION;
  if (unit <= 0x309f || (unit >= 0x3400 && unit <= 0x4dbf) || (unit >= 0x4e00 && unit <= 0x9fff)) return CJK;
  if (unit >= 0xac00 && unit <= 0xd7a3) return CJK;
  if (unit >= 0xd800 && unit <= 0xdbff) {
    const point = text.codePointAt(at)!;
    return point >= 0x20000 && point <= 0x323af ? CJK : 0;
  }
  return unit >= 0xff00 && unit <= 0xffef ? PUNCTUATION : 0;
}

function isPunctuation(unit: number): boolean {
  return (
    (unit >= 0x21 && unit <= 0x2f) ||
    (unit >= 0x3a && unit <= 0x40) ||
    (unit >= 0x5b && unit <= 0x60) ||
    (unit >= 0x7b && unit <= 0x7e)
  );
}
