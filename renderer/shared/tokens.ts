/**
 * Text → search terms. The index builder and the reader's browser must cut words alike, so both use this file. Browser-safe; no `Intl`, no Unicode
 * property classes (D11): letters and Han characters are defined by the ranges below.
 */

/** Longest word that is indexed whole; longer ones (hashes, data URLs) are cut here. */
const MAX_WORD = 40;

/** Letters, digits, `_` and `$`: words between separators. */
export const WORD = 1;
/** Han, kana, Hangul: text without spaces, indexed by pairs of characters. */
export const CJK = 2;

/** Runs of CJK characters (Han of the supplementary planes as pairs of units) or of letters; other characters separate words. */
const RUN =
  /((?:[\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3041-\u30fa\u30fc-\u318e\u31a0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff66-\uff9f]|[\ud840-\ud888][\udc00-\udfff])+)|[\w$\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\ua000-\uabff\ufb00-\ufdfb\ufe70-\ufefc]+/g;

/** Lower case, full-width forms as ASCII, Latin letters without accents. The length stays, so offsets hold in both texts. */
export function fold(text: string): string {
  // İ is the only character whose lower case is longer.
  return text
    .replace(/\u0130/g, 'I')
    .toLowerCase()
    .replace(/[\u00c0-\u024f\u3000\uff01-\uff5e]/g, foldUnit);
}

function foldUnit(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code < 0x3000) return unit.normalize('NFD')[0]!;
  return code > 0x3000 ? String.fromCharCode(code - 0xfee0).toLowerCase() : ' ';
}

/** Calls `visit` for every run of one kind in folded text, with UTF-16 offsets. */
export function eachRun(folded: string, visit: (kind: number, start: number, end: number) => void): void {
  for (const { 0: run, 1: cjk, index } of folded.matchAll(RUN)) visit(cjk ? CJK : WORD, index, index + run.length);
}

/** Terms of a CJK run: every pair of neighbours, or the character itself if the run has only one. Surrogate pairs count as one character. */
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

/** Ends the term of a number that is a part of something longer: 64 of `base64`, 25 of `2.25.0`. */
export const INNER = "'";

/** True if a word is a number. */
export const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** Terms of a word as it was written: the whole in folded form, then its parts of two characters and more. */
export function wordTerms(word: string): string[] {
  const whole = wholeOf(word);
  const parts = partsOf(word).filter((part) => part.length > 1 && part !== whole);
  return [whole, ...parts.map((part) => (isNumber(part) ? part + INNER : part))];
}

/** True if the number at this position of a text is a part of a version, date, time or address: next to a sign with a digit beyond it. */
export function isInner(text: string, start: number, end: number): boolean {
  return (
    (/[.:/-]/.test(text[start - 1] ?? '') && isDigit(text[start - 2])) ||
    (/[.:/-]/.test(text[end] ?? '') && isDigit(text[end + 1]))
  );
}

const isDigit = (sign = '') => sign >= '0' && sign <= '9';

/** Folded form of a word without `_` and `$` at its ends. */
export function wholeOf(word: string): string {
  const folded = fold(word);
  return (folded.replace(/^[_$]+|[_$]+$/g, '') || folded).slice(0, MAX_WORD);
}

/** True for signs between words that are one name: `package.json`, `tree-shaking`, `18.2`. A slash is more often between names. */
export const isJoint = (sign: string | undefined): boolean => sign === '-' || sign === '.';

/** Two neighbouring words written together, folded. */
export const jointOf = (first: string, second: string): string => (wholeOf(first) + wholeOf(second)).slice(0, MAX_WORD);

/** True if two neighbouring words form one name. Numbers do not: 2.0 is not 20. `namesIn` recognises versions. */
export const areJoined = (first: string, second: string): boolean => !/[0-9]$/.test(first) || !/^[0-9]/.test(second);

/** Versions, options of commands, packages with a scope: names that are more than their words. */
const NAME = /(^|[^\w.$-])(?:v?(\d+(?:\.\d+)+)|(--[a-z][\w-]*)|(@[a-z0-9][\w.-]*\/[a-z0-9][\w-]*))/g;

/** Calls `visit` for each such name in folded text, a version without its `v`, with UTF-16 offsets. */
export function eachName(folded: string, visit: (name: string, start: number, end: number) => void): void {
  for (const { 0: all, 1: before = '', 2: version, 3: option, 4: scoped, index } of folded.matchAll(NAME)) {
    const name = (version ?? option ?? scoped ?? '').slice(0, MAX_WORD);
    visit(name, index + before.length, index + all.length);
  }
}

export const isVersion = (name: string) => /^\d+\./.test(name);

/** Units of what is counted, written with or without a space: `512 MB`. */
const UNIT = /^(?:[kmgt]i?b|[kmg]?hz|[mnu]?s|min|h|px|r?em|pt|fps)$/;

export const isUnit = (word: string) => UNIT.test(word);

/** Ends the term of two words of one name: `webpackConfig` is no `webpack.config`. */
export const JOINT = '-';

/** Ends the term of a word that is all there is of a title or heading. */
export const SOLE = ' ';

/** Operators that can be searched for, longest first, and the language whose name ends in one. */
const OPERATOR =
  /\b[Cc]\+\+|\?\?=|\|\|=|&&=|===|!==|>>>|\*\*=|\.\.\.|\?\.|\?\?|\|\||&&|=>|\*\*|\+\+|--|->|::|!!|~~|<<|>>|==|!=|<=|>=/g;

/** Returns the operators in a text as terms. */
export function operatorsOf(text: string): string[] {
  return (text.match(OPERATOR) ?? []).map((operator) => operator.toLowerCase());
}

/** Marks terms made from titles, headings and tags for readers who type otherwise: pinyin pairs and traditional pairs, and initials. */
export const ALIAS = '~';
export const INITIALS = '=~';
/** Marks a Han run of a page's keywords, which its reader does not see: a term of its own, so that no text seems to hold it. */
export const KEYWORD = '^';
/** Characters of one term of initials; longer queries are cut into windows. */
export const INITIALS_WINDOW = 4;
