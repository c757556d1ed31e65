/** Finds marks of emphasis that do not pair, or are not recognised by Markdown at their position: readers see the signs. */
import { type Node, walk } from '../tree/tree.js';
import type { SlipContext } from './slip-context.js';

export function emphasisSlips(context: SlipContext): void {
  const told = /\*\*|__|~~/.test(context.file) ? unequalMarks(context) : new Set<number>();
  for (const node of context.of('text')) {
    const written = context.written(node);
    const start = context.start(node);
    if (written.includes('*')) {
      spacedStrong(context, written, start);
      spacedStars(context, written, start);
    }
    if (written.includes('_')) joinedUnderscores(context, written, start);
  }
  for (const node of context.of('strong')) {
    surplusStar(context, node);
    dunderName(context, node);
  }
  for (const node of context.of('emphasis')) product(context, node);
  for (const node of context.of('paragraph')) openStrong(context, node, told);
}

/** Unequal pairs of marks, and their correction. */
const UNEQUAL: readonly [pattern: RegExp, wanted: (words: string) => string][] = [
  // **## A heading**
  [/^(?:\*\*|__)(#{1,6} +[^\n*_]+?)(?:\*\*|__)[ \t]*$/gm, (words) => words.trim()],
  // ~~gone~
  [/(?<![~\\\w])~~(?=[^\s~])([^~\n]*[^\s~])~(?!~)/g, (words) => `~~${words}~~`],
];

/** `*strong**` and `**strong*`. */
const STARS: readonly RegExp[] = [
  /(?<![*\\\w])\*(?=[^\s*])([^*\n]*[^\s*])\*\*(?![*\w])/g,
  /(?<![*\\\w])\*\*(?=[^\s*])([^*\n]*[^\s*])\*(?![*\w])/g,
];

/** @returns offsets of the stars that it tells */
function unequalMarks(context: SlipContext): Set<number> {
  const masked = context.masked();
  const told = new Set<number>();
  for (const [pattern, wanted] of UNEQUAL)
    for (const { 0: found, 1: words = '', index } of masked.matchAll(pattern))
      if (!found.includes('\u0000')) context.correct(found, wanted(words), index, { sure: true });
  for (const pattern of STARS)
    for (const { 0: found, 1: words = '', index } of masked.matchAll(pattern)) {
      // One star stays text where the numbers differ; else all of them are marks of several pairs.
      const ends = [index, index + found.length - 1];
      if (!ends.some((at) => context.isIn(at, 'text'))) continue;
      const start = index + found.indexOf(words);
      const written = context.file.slice(start, start + words.length);
      context.correct(context.file.slice(index, index + found.length), `**${written}**`, index, { sure: true });
      told.add(index);
    }
  return told;
}

/** `** words **`: spaces inside of the marks. */
function spacedStrong(context: SlipContext, written: string, start: number): void {
  const pattern = /(?<![*\\\w])(?<=^|[^\s*]|\s)\*\*([ \t\u00a0]*)([^\s*](?:[^*\n]*[^\s*])?)([ \t\u00a0]*)\*\*(?!\*)/g;
  for (const { 0: found, 1: before = '', 2: words = '', 3: after = '', index } of written.matchAll(pattern)) {
    if (before + after === '' || !/\p{Script=Han}|[A-Za-z]{2}/u.test(words)) continue;
    const at = start + index;
    const wanted = `**${words}**`;
    const [left, right] = [written[index - 1] ?? ' ', written[index + found.length] ?? ' '];
    // Words of one line stay apart, but for Chinese ones.
    const isApart = (space: string, mark: string) =>
      space !== '' && /[\p{L}\p{N}]/u.test(mark) && !/\p{Script=Han}/u.test(mark);
    const mended = `${isApart(before, left) ? before : ''}${wanted}${isApart(after, right) ? after : ''}`;
    context.say('mark-form', { found, wanted }, at, found.length, {
      changes: [[at, at + found.length, mended]],
      sure: before !== '' && after !== '' && /\p{Script=Han}/u.test(words),
    });
  }
}

/** `**words` without an end: the only pair of stars of a paragraph that is text, with words right after it. */
function openStrong(context: SlipContext, node: Node, told: ReadonlySet<number>): void {
  const [start, end] = [context.start(node), context.end(node)];
  if (!context.file.slice(start, end).includes('**')) return;
  const left: number[] = [];
  walk(node, (text) => {
    if (text.type !== 'text' || !text.position) return;
    for (const { index } of context.written(text).matchAll(/(?<![*\\])\*\*(?!\*)/g))
      left.push(context.start(text) + index);
  });
  const [at] = left;
  if (at === undefined || left.length > 1 || told.has(at)) return;
  const before = context.file[at - 1] ?? '\n';
  const word = /^\*\*(?!(?:kw)?args\b|opt)([\p{L}\p{N}"“《(（][^\s*]*)/u.exec(context.file.slice(at, end))?.[1];
  if (word === undefined || !/[\s\p{P}\p{Script=Han}]/u.test(before)) return;
  context.say('mark-form', { found: `**${word}`, wanted: `**${word}**` }, at, 2);
}

/** `*words *`: a space inside of one of the stars. Spaces on both sides of both are those of a product. */
function spacedStars(context: SlipContext, written: string, start: number): void {
  const pattern = /(?<![*\\\w])\*([ \t]*)([^\s*](?:[^*\n]*[^\s*])?)([ \t]*)\*(?![*\w])/g;
  for (const { 0: found, 1: before = '', 2: words = '', 3: after = '', index } of written.matchAll(pattern))
    if ((before === '') !== (after === '') && /\p{Script=Han}|[A-Za-z]{2}/u.test(words))
      context.correct(found, `*${words}*`, start + index);
}

/** `中文_强调_文字`: underscores between letters do not mark emphasis, and Han characters are letters. */
function joinedUnderscores(context: SlipContext, written: string, start: number): void {
  const pattern = /(?<![\w\\])(__?)(?=[^\s_])([^_\n]*[^\s_])\1(?!\w)/g;
  for (const { 0: found, 1: mark = '', 2: words = '', index } of written.matchAll(pattern)) {
    const around = (written[index - 1] ?? '') + (written[index + found.length] ?? '');
    if (!/\p{Script=Han}/u.test(around) || !/\p{Script=Han}/u.test(words)) continue;
    const stars = mark.replaceAll('_', '*');
    context.correct(found, stars + words + stars, start + index);
  }
}

/** `***words**` and `**words***`: a surplus star on one side, which is text next to the emphasis. */
function surplusStar(context: SlipContext, node: Node): void {
  const [start, end] = [context.start(node), context.end(node)];
  const [before, after] = [context.file[start - 1] === '*', context.file[end] === '*'];
  if (before === after) return;
  const at = before ? start - 1 : end;
  if (context.file[at - 1] === '\\' || !context.isIn(at, 'text')) return;
  const found = context.file.slice(Math.min(at, start), Math.max(at + 1, end));
  context.correct(found, context.written(node), Math.min(at, start));
}

/** Names of Python and Node.js between two underscores on each side, which are strong words to Markdown. */
const DUNDER =
  /^__(?:init|main|name|file|all|call|dict|doc|new|del|len|iter|next|enter|exit|str|repr|eq|hash|getitem|setitem|getattr|setattr|version|pycache|future|slots|dirname|filename|proto|tests|mocks|snapshots|typename|esModule)__$/;

function dunderName(context: SlipContext, node: Node): void {
  const found = context.written(node);
  if (!DUNDER.test(found)) return;
  const start = context.start(node);
  const name = found + (/^(?:\.[a-z]{1,4}\b|\(\))/.exec(context.file.slice(start + found.length))?.[0] ?? '');
  context.correct(name, `\`${name}\``, start, { sure: true });
}

/** `2*3*4`, whose stars are emphasis to Markdown. */
function product(context: SlipContext, node: Node): void {
  const [start, end] = [context.start(node), context.end(node)];
  const isFactor = (sign = '') => /^[\dA-Za-z)(]$/.test(sign);
  if (!isFactor(context.file[start - 1]) || !isFactor(context.file[end])) return;
  if (!/^\*(?:\d+(?:\.\d+)?|[A-Za-z])\*$/.test(context.written(node))) return;
  const before = /[\w.*]+$/.exec(context.file.slice(Math.max(0, start - 20), start))?.[0] ?? '';
  const after = /^[\w.*]*\w/.exec(context.file.slice(end, end + 20))?.[0] ?? '';
  const found = before + context.written(node) + after;
  context.correct(found, `\`${found}\``, start - before.length);
}
