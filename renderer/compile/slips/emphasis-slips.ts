/** Marks of emphasis that do not pair, or stand where Markdown does not read them: readers see the signs. */
import type { Node } from '../tree/tree.js';
import type { SlipContext } from './slip-context.js';

export function emphasisSlips(context: SlipContext): void {
  if (/\*\*|__|~~/.test(context.file)) unequalMarks(context);
  for (const node of context.of('text')) {
    const written = context.written(node);
    const start = context.start(node);
    if (written.includes('*')) {
      spacedStrong(context, written, start);
      spacedStars(context, written, start);
    }
    if (written.includes('_')) joinedUnderscores(context, written, start);
  }
  for (const node of context.of('strong')) surplusStar(context, node);
  for (const node of context.of('paragraph')) openStrong(context, node);
}

/** Pairs of marks of which one is wrong, and how they are written. */
const UNEQUAL: readonly [pattern: RegExp, wanted: (words: string) => string][] = [
  // **## A heading**
  [/^(?:\*\*|__)(#{1,6} +[^\n*_]+?)(?:\*\*|__)[ \t]*$/gm, (words) => words.trim()],
  // ~~gone~, and *strong**
  [/(?<![~\\\w])~~(?=[^\s~])([^~\n]*[^\s~])~(?!~)/g, (words) => `~~${words}~~`],
  [/(?<![*\\\w])\*(?=[^\s*])([^*\n]*[^\s*])\*\*(?![*\w])/g, (words) => `**${words}**`],
];

function unequalMarks(context: SlipContext): void {
  for (const [pattern, wanted] of UNEQUAL)
    for (const { 0: found, 1: words = '', index } of context.masked().matchAll(pattern))
      if (!found.includes('\u0000')) say(context, found, wanted(words), index, true);
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

/** `**words` without an end: the only pair of stars of a paragraph that is text, with words right behind it. */
function openStrong(context: SlipContext, node: Node): void {
  const [start, end] = [context.start(node), context.end(node)];
  if (!context.file.slice(start, end).includes('**')) return;
  const left = context
    .of('text')
    .filter((text) => context.start(text) >= start && context.end(text) <= end)
    .flatMap((text) => {
      const written = context.written(text);
      return [...written.matchAll(/(?<![*\\])\*\*(?!\*)/g)].map(({ index }) => context.start(text) + index);
    });
  const [at] = left;
  if (at === undefined || left.length > 1) return;
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
      say(context, found, `*${words}*`, start + index, false);
}

/** `中文_强调_文字`: underscores between letters are none of emphasis, and Han characters are letters. */
function joinedUnderscores(context: SlipContext, written: string, start: number): void {
  const pattern = /(?<![\w\\])(__?)(?=[^\s_])([^_\n]*[^\s_])\1(?!\w)/g;
  for (const { 0: found, 1: mark = '', 2: words = '', index } of written.matchAll(pattern)) {
    const around = (written[index - 1] ?? '') + (written[index + found.length] ?? '');
    if (!/\p{Script=Han}/u.test(around) || !/\p{Script=Han}/u.test(words)) continue;
    const stars = mark.replaceAll('_', '*');
    say(context, found, stars + words + stars, start + index, false);
  }
}

/** `***words**` and `**words***`: a star more on one side, which is text beside the emphasis. */
function surplusStar(context: SlipContext, node: Node): void {
  const [start, end] = [context.start(node), context.end(node)];
  const [before, after] = [context.file[start - 1] === '*', context.file[end] === '*'];
  if (before === after) return;
  const at = before ? start - 1 : end;
  if (context.file[at - 1] === '\\' || !context.isIn(at, 'text')) return;
  const found = context.file.slice(Math.min(at, start), Math.max(at + 1, end));
  say(context, found, context.written(node), Math.min(at, start), false);
}

function say(context: SlipContext, found: string, wanted: string, at: number, sure: boolean): void {
  context.say('mark-form', { found, wanted }, at, found.length, { changes: [[at, at + found.length, wanted]], sure });
}
