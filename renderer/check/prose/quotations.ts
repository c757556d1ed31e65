/**
 * Finds straight quotation marks in Chinese sentences. The marks of a line are paired from the left before a pair
 * is judged, so that the end of one quotation is never taken for the start of the next.
 */

export interface Quotation {
  /** Offset of the opening mark. */
  start: number;
  /** Offset after the closing mark. */
  end: number;
  /** The marks to write. */
  marks: [opening: string, closing: string];
}

const KINDS: { mark: string; marks: [string, string] }[] = [
  { mark: '"', marks: ['“', '”'] },
  { mark: "'", marks: ['‘', '’'] },
];

const HAN = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;
const LATIN = /[A-Za-z0-9\u00c0-\u024f]/;
/** Han, or the punctuation of Chinese sentences. */
const CHINESE = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u3000-\u303f\uff00-\uffef“”‘’…—]/;

const CHINESE_MARK = /[\u3001-\u303f\uff00-\uffef“”‘’…—]/;

/** @param masked prose under its mask (see `mask.ts`) */
export function quotations(masked: string): Quotation[] {
  const found: Quotation[] = [];
  let offset = 0;
  for (const line of masked.split('\n')) {
    if (HAN.test(line)) for (const { mark, marks } of KINDS) found.push(...quotationsOf(line, mark, marks, offset));
    offset += line.length + 1;
  }
  return found;
}

/** The quotations of one line; none where its marks do not pair, for then any repair would be a guess. */
function quotationsOf(line: string, mark: string, marks: [string, string], offset: number): Quotation[] {
  const places = [...line.matchAll(new RegExp(mark, 'g'))]
    .map(({ index }) => index)
    .filter((at) => !isInside(line, at));
  const pairs = places.flatMap((open, i) => (i % 2 === 0 ? [[open, places[i + 1] ?? -1] as const] : []));
  if (!pairs.every(([open, close]) => isPair(line, open, close))) return [];
  // If one quotation of the line is Chinese, so are the others: an author marks literals consistently.
  const mixed = pairs.some(([open, close]) => HAN.test(line.slice(open, close)));
  return pairs
    .filter(
      ([open, close]) =>
        HAN.test(line.slice(open, close)) ||
        (mark === '"' && standsBesideHan(line, open, close) && (mixed || !isLiteral(line, open, close))),
    )
    .map(([open, close]) => ({ start: offset + open, end: offset + close + 1, marks }));
}

/** An apostrophe, or the minutes and inches between digits: letters on both sides. */
const isInside = (line: string, at: number) => LATIN.test(line[at - 1] ?? '') && LATIN.test(line[at + 1] ?? '');

/** True if marks at both places can enclose a quotation: not after a letter or digit, no space at their inner sides, in one cell. */
const isPair = (line: string, open: number, close: number) =>
  close > open + 1 &&
  !LATIN.test(line[open - 1] ?? '') &&
  line[open + 1] !== ' ' &&
  line[close - 1] !== ' ' &&
  !line.slice(open, close).includes('|');

/** True if a quotation in Latin script is part of a Chinese sentence. Not used for single marks: they enclose names of values. */
function standsBesideHan(line: string, open: number, close: number): boolean {
  const before = line.slice(0, open).replace(/ $/, '').at(-1) ?? '';
  const after = line[close + 1] === ' ' ? (line[close + 2] ?? '') : (line[close + 1] ?? '');
  return (CHINESE.test(before) || CHINESE.test(after)) && !LATIN.test(before) && !LATIN.test(after);
}

/** Words before a value that is written as in code. */
const VALUE =
  /(?:值|键|键名|字段|属性|字符串|类型|参数|变量|选项|默认|设|写|返回|输入|输出|等于|名)(?:[是为成作]|：|叫)?$/;

/**
 * True if a quotation in Latin script is a value in program notation, such as "foo", and keeps the marks of the program. Spaces on both
 * sides indicate this, or the word before it. Masked text has no such sign: code has marks of its own.
 */
function isLiteral(line: string, open: number, close: number): boolean {
  const text = line.slice(open + 1, close);
  if (!/^[\x20-\x7e]+$/.test(text)) return false;
  const apart = (character = ' ') => character === ' ' || CHINESE_MARK.test(character);
  return (apart(line[open - 1]) && apart(line[close + 1])) || VALUE.test(line.slice(0, open).trimEnd());
}
