/**
 * Text → search terms. The index builder and the reader's browser must cut words alike, so both use this file. Browser-safe; no `Intl`, no Unicode
 * property classes (D11): what is a letter or a Han character stands in the ranges below.
 */

/** Longest word that is indexed whole; longer ones (hashes, data URLs) are cut here. */
export const MAX_WORD = 40;

export const NONE = 0;
/** Letters, digits, `_` and `$`: words between separators. */
export const WORD = 1;
/** Han, kana, Hangul: text without spaces, indexed by pairs of characters. */
export const CJK = 2;

/** Inclusive ranges of UTF-16 units above ASCII and Latin-1 with their kind, ascending; what stands between them separates words. */
const RANGES: [number, number, number][] = [
  [0xc0, 0xd6, WORD],
  [0xd8, 0xf6, WORD],
  [0xf8, 0x1fff, WORD],
  [0x2e80, 0x2fdf, CJK],
  [0x3005, 0x3007, CJK],
  [0x3021, 0x3029, CJK],
  [0x3041, 0x30fa, CJK],
  [0x30fc, 0x318e, CJK],
  [0x31a0, 0x31ff, CJK],
  [0x3400, 0x4dbf, CJK],
  [0x4e00, 0x9fff, CJK],
  [0xa000, 0xabff, WORD],
  [0xac00, 0xd7a3, CJK],
  [0xf900, 0xfaff, CJK],
  [0xfb00, 0xfdfb, WORD],
  [0xfe70, 0xfefc, WORD],
  [0xff66, 0xff9f, CJK],
];

/** Kind of a UTF-16 unit of folded text; surrogates are looked at in pairs by `eachRun`. */
function kindOf(code: number): number {
  if (code < 0x80) {
    return (code > 96 && code < 123) ||
      (code > 47 && code < 58) ||
      (code > 64 && code < 91) ||
      code === 95 ||
      code === 36
      ? WORD
      : NONE;
  }
  if (code >= 0x4e00 && code <= 0x9fff) return CJK;
  for (const [from, to, kind] of RANGES) if (code <= to) return code >= from ? kind : NONE;
  return NONE;
}

/** First half of a pair that makes a Han character of the supplementary planes (U+20000 to U+323AF). */
const isHanHigh = (code: number) => code >= 0xd840 && code <= 0xd888;
const isLow = (code: number) => code >= 0xdc00 && code <= 0xdfff;

/** Lower case, full-width forms as ASCII, Latin letters without accents. The length stays, so offsets hold in both texts. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const same =
    lower.length === text.length
      ? lower
      : text.replace(/[^\u0130]/g, (c) => (c.toLowerCase().length === 1 ? c.toLowerCase() : c));
  return same.replace(/[\u00c0-\u024f\u3000\uff01-\uff5e]/g, foldUnit);
}

function foldUnit(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code === 0x3000) return ' ';
  if (code >= 0xff01) return String.fromCharCode(code - 0xfee0).toLowerCase();
  return unit.normalize('NFD')[0]!.toLowerCase();
}

/** Calls `visit` for every run of one kind in folded text, with UTF-16 offsets. */
export function eachRun(folded: string, visit: (kind: number, start: number, end: number) => void): void {
  let kind = NONE;
  let start = 0;
  let i = 0;
  while (i <= folded.length) {
    const code = i < folded.length ? folded.charCodeAt(i) : 0;
    const pair = isHanHigh(code) && isLow(folded.charCodeAt(i + 1));
    const next = pair ? CJK : kindOf(code);
    if (next !== kind) {
      if (kind !== NONE) visit(kind, start, i);
      kind = next;
      start = i;
    }
    i += pair ? 2 : 1;
  }
}

/** Terms of a CJK run: every pair of neighbours; the character itself when it stands alone. Surrogate pairs count as one character. */
export function pairsOf(run: string): string[] {
  if (/[\ud800-\udfff]/.test(run)) return pairsOfCharacters([...run]);
  if (run.length < 2) return [run];
  const pairs: string[] = [];
  for (let i = 2; i <= run.length; i++) pairs.push(run.slice(i - 2, i));
  return pairs;
}

function pairsOfCharacters(characters: string[]): string[] {
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, i) => characters[i]! + character);
}

/** Parts of an identifier by case, `_`, `$` and digits, folded (`useEffect` → use, effect); empty when it has only one. */
export function partsOf(word: string): string[] {
  const parts = word.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+|[^A-Za-z0-9_$]+/g) ?? [];
  return parts.length > 1 ? parts.map(fold) : [];
}

/** Terms of a word as it was written: the whole in folded form, then its parts of two characters and more. */
export function wordTerms(word: string): string[] {
  const whole = wholeOf(word);
  return [whole, ...partsOf(word).filter((part) => part.length > 1 && part !== whole)];
}

/** Folded form of a word without `_` and `$` at its ends. */
export function wholeOf(word: string): string {
  const folded = fold(word);
  return (folded.replace(/^[_$]+|[_$]+$/g, '') || folded).slice(0, MAX_WORD);
}

/** Operators that can be searched for; longest first. */
const OPERATOR =
  /\?\?=|\|\|=|&&=|===|!==|>>>|\*\*=|\.\.\.|\?\.|\?\?|\|\||&&|=>|\*\*|\+\+|--|::|!!|~~|<<|>>|==|!=|<=|>=/g;

/** Operators standing in a text, as terms. */
export function operatorsOf(text: string): string[] {
  return text.match(OPERATOR) ?? [];
}

/** Marks terms made from titles, headings and tags for readers who type otherwise: pinyin pairs and traditional pairs, and initials. */
export const ALIAS = '~';
export const INITIALS = '=~';
/** Characters of one term of initials; longer queries are cut into windows. */
export const INITIALS_WINDOW = 4;
