/**
 * The work that a text makes for the engines where it grows with the square of a block or a line: by counts of marks, before the text is
 * handed over. Native code cannot be interrupted.
 */

import { maskFences } from '../../site/helpers/mask-fences.js';

/** Nanoseconds that the native engine needs for a mark and each byte of its block, as measured. */
const MARK_COSTS: readonly (readonly [mark: RegExp, cost: number])[] = [
  // It may belong to an address.
  [/_(?=[\w.+-])|(?<=[\w.+-])_/g, 0.5],
  // An address without a host, and one after a mark: the engine keeps the text after each.
  [/:\/\/(?=[!-/:-@[-`{-~])/g, 1.2],
  [/(?<![\w\s/])www\./gi, 2],
  [/\*/g, 0.15],
  // The engine keeps the text up to each of them: memory for the square is dearer than time.
  [/&#?\w+;/g, 2],
];
/** Additional costs in blocks with non-ASCII characters. */
const WIDE_COSTS: typeof MARK_COSTS = [
  [/[{<]/g, 0.2],
  [/<(?=[^\x00-\x7f])/g, 0.2],
  [/~/g, 0.09],
  [/&#?\w+;/g, 0.4],
  [/\\/g, 0.06],
  [/\]/g, 0.12],
  [/`/g, 0.06],
];
/** The same for colons, which may start a directive; each one searches adjacent code spans again. */
const COLON_COST = 0.75;
const COLON_COST_BESIDE_CODE = 4.45;
/** Lines that cost as much as three bytes: each line except items, quotes and definitions. */
const LINE = /\n(?![ \t]*(?:[-+*>[]|\d+[.)]))/g;
const LINE_COST = 3;
const ADDRESS = /https?:|www\./i;
/** Signs that GFM takes off the end of a bare address: the native engine looks for the end again from each of a run. */
const ADDRESS_ENDS = /[?!.,:*_~)&;"'\]]+/g;
const ADDRESS_END_COST = 0.5;
/** In MDX with code spans a brace costs a walk over its block, and a tag one over its line. */
const MDX_COST_BESIDE_CODE = 1.4;
/** Factor for text with non-ASCII characters. */
const WIDE = 2.5;
/** About a second. Beyond it the reference engine, which needs one or two for such texts, is faster. */
const MOST_WALKED_BACK = 1_050_000_000;
/** No shorter text costs as much: at worst each second character is a colon and each other one takes three bytes. */
const SHORT = Math.sqrt(MOST_WALKED_BACK / (WIDE * COLON_COST_BESIDE_CODE));

/**
 * True if blocks are so long that the native engine needs the square of their length: colons cost a walk over the block, and so do
 * marks of emphasis, braces and tags. No block that a person writes is so long.
 */
export function walksTooFar(text: string, mdx: boolean): boolean {
  if (text.length < SHORT) return false;
  let cost = 0;
  for (const block of text.split(/\n[ \t]*\n/)) {
    const colons = countOf(block, /:+/g) * (block.includes('`') ? COLON_COST_BESIDE_CODE : COLON_COST);
    let perByte = 0;
    for (const [mark, each] of MARK_COSTS) perByte += countOf(block, mark) * each;
    // Each zero becomes a character of three bytes.
    const bytes = Buffer.byteLength(block) + 2 * countOf(block, /\0/g);
    const isWide = bytes > block.length;
    for (const [mark, each] of isWide ? WIDE_COSTS : []) perByte += countOf(block, mark) * each;
    let walks = perByte * bytes + colons * (bytes + LINE_COST * countOf(block, LINE));
    if (ADDRESS.test(block))
      for (const [run] of block.matchAll(ADDRESS_ENDS)) walks += ADDRESS_END_COST * run.length ** 2;
    if (mdx && block.includes('`'))
      walks += MDX_COST_BESIDE_CODE * (countOf(block, /\{/g) * bytes + walkedOnLines(block, /</g));
    cost += walks * (isWide ? WIDE : 1);
  }
  return cost > MOST_WALKED_BACK;
}

/** Returns the number of characters passed if each mark costs a walk over its line. */
const walkedOnLines = (block: string, mark: RegExp): number =>
  block.split('\n').reduce((sum, line) => sum + countOf(line, mark) * line.length, 0);

/** Number of matches of a global pattern. */
export const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Signs that cost a walk over their line: braces, tags, and emphasis next to a non-ASCII character. */
const WALKS = /[{<]|[*_~](?=[^\x00-\x7f])/g;
/** Characters that may be walked over for the marks of all lines: about two seconds. */
const MOST_WALKED = 2_000_000_000;

/** Characters of an address's host: underscores are searched up to its end from each `www.`, including later ones in the same host. */
const HOSTS = /[^\s!-,/:-@[-^`{-~]+/g;
/** Characters that may be passed so: about a second and a half. */
const MOST_HOST = 15_000_000;

/** Returns the place of a run in which the engines would look for the end of a host for too long. */
function longHost(text: string): number | undefined {
  if (!/_www\./i.test(text)) return undefined;
  for (const { 0: run, index } of text.matchAll(HOSTS))
    if (run.length ** 2 > MOST_HOST && countOf(run, /_www\./gi) * run.length > MOST_HOST) return index;
  return undefined;
}

/**
 * Returns the offset of the first line whose marks cost more walks over it than time allows; undefined if there is none.
 * Both engines are quadratic in such a line. A minified data file in a code block is exempt: the engines search it for no marks.
 */
export function tooDense(text: string, codeOf: (text: string) => readonly Span[]): number | undefined {
  // Bars part cells in code spans too.
  const row = longRow(text) === undefined ? undefined : longRow(maskFences(text));
  if (row !== undefined) return row;
  const at = denseLine(text);
  if (at === undefined) return undefined;
  return denseLine(withoutCode(text, codeOf));
}

/** Returns the place of the first line in which the native engine would walk back from too many bars: it counts characters that are not ASCII again from each cell. */
function longRow(text: string): number | undefined {
  if (text.length ** 2 < MOST_WALKED) return undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    if (line.length ** 2 > MOST_WALKED && /[^\x00-\x7f]/.test(line) && countOf(line, /\|/g) * line.length > MOST_WALKED)
      return at;
    at += line.length + 1;
  }
  return undefined;
}

function denseLine(text: string): number | undefined {
  const host = longHost(text);
  if (host !== undefined) return host;
  if (text.length ** 2 < MOST_WALKED) return undefined;
  let walked = 0;
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    walked += (text.slice(start, end).match(WALKS)?.length ?? 0) * (end - start);
    if (walked > MOST_WALKED) return start;
    start = end + 1;
  }
  return undefined;
}

/** Start of HTML in a line, and its end. */
const HTML: readonly [start: RegExp, end: string][] = [
  [/<!--/g, '-->'],
  [/<\?/g, '?>'],
  [/<!\[CDATA\[/g, ']]>'],
];
/** Characters that the reference engine may read ahead for the ends of such HTML: about two seconds. */
export const MOST_AHEAD = 60_000_000;

/** Returns the place of the first block in which the reference engine would read ahead for too long, once for each comment without an end. */
export function tooTangled(text: string, codeOf: (text: string) => readonly Span[]): number | undefined {
  if (tangledBlock(text) === undefined) return undefined;
  return tangledBlock(withoutCode(text, codeOf));
}

function tangledBlock(text: string): number | undefined {
  if (text.length ** 2 < MOST_AHEAD) return undefined;
  let at = 0;
  for (const block of text.split(/(\n[ \t]*(?=\n|\|))/)) {
    if (openHtml(block) * block.length > MOST_AHEAD) return at + block.search(/\S/);
    at += block.length;
  }
  return undefined;
}

/** Number of comments and the like that begin in a block and do not end in it. */
function openHtml(block: string): number {
  if (!/<[!?]/.test(block)) return 0;
  return HTML.reduce((sum, [start, end]) => {
    const rest = block.slice(block.lastIndexOf(end) + 1);
    return sum + (rest.match(start)?.length ?? 0);
  }, 0);
}

/** A text of the same length in which code is blank. */
export function withoutCode(text: string, codeOf: (text: string) => readonly Span[]): string {
  let shown = '';
  let from = 0;
  for (const [start, end] of codeOf(text)) {
    shown += text.slice(from, start) + ' '.repeat(end - start);
    from = end;
  }
  return shown + text.slice(from);
}

/** Places from and to. */
export type Span = readonly [from: number, to: number];
