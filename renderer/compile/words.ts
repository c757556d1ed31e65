/**
 * Words by the older rule of the reference (B2.35): every Hiragana, Han or Hangul character is one and swallows the punctuation and space
 * after it; other words are runs between white space.
 */

/** Number of words of a text. */
export function countWords(text: string): number {
  let words = 0;
  for (let i = 0; i < text.length; i++) {
    if (isCjk(text, i)) {
      words++;
      if (isHighSurrogate(text.charCodeAt(i))) i++;
      while (i + 1 < text.length && (isPunctuation(text.charCodeAt(i + 1)) || isSpace(text.charCodeAt(i + 1)))) i++;
    } else if (!isSpace(text.charCodeAt(i))) {
      if (i + 1 >= text.length || isSpace(text.charCodeAt(i + 1)) || isCjk(text, i + 1)) words++;
    }
  }
  return words;
}

function isCjk(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 0x3040) return false;
  if (isHighSurrogate(unit)) {
    const point = text.codePointAt(at)!;
    return point >= 0x20000 && point <= 0x323af;
  }
  return (
    unit <= 0x309f ||
    (unit >= 0x3400 && unit <= 0x4dbf) ||
    (unit >= 0x4e00 && unit <= 0x9fff) ||
    (unit >= 0xac00 && unit <= 0xd7a3)
  );
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
}

function isPunctuation(unit: number): boolean {
  return (
    (unit >= 0x21 && unit <= 0x2f) ||
    (unit >= 0x3a && unit <= 0x40) ||
    (unit >= 0x5b && unit <= 0x60) ||
    (unit >= 0x7b && unit <= 0x7e) ||
    (unit >= 0x3000 && unit <= 0x303f) ||
    (unit >= 0xff00 && unit <= 0xffef)
  );
}
