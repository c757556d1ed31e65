/** Marks as word processors, other editors and people write them: Markdown reads none of them, so readers see the signs. */
import type { Node } from '../tree/tree.js';
import type { SlipContext } from './slip-context.js';

export function typedSlips(context: SlipContext): void {
  for (const node of context.of('paragraph')) treeSlip(context, context.start(node), context.end(node));
  for (const node of context.of('heading')) underlineSlip(context, context.start(node), context.end(node));
  for (const node of context.of('text')) spacedEmphasis(context, context.start(node), context.end(node));
  for (const node of context.of('paragraph')) openStrong(context, node);
  brokenComments(context);
  escapedMarks(context);
  leftovers(context);
}

/** Folders as the command `tree` draws them: one paragraph to Markdown. */
function treeSlip(context: SlipContext, start: number, end: number): void {
  const lines = context.file.slice(start, end).split('\n');
  const drawn = lines.filter((line) => /^[\s│|\u00a0]*(?:[├└][─-]{1,3}|\|--|`--(?=[ \u00a0])|\+---|\\---)/.test(line));
  const [first] = drawn;
  if (first === undefined || drawn.length < 2 || drawn.length < lines.length - 2) return;
  const at = start + context.file.slice(start, end).indexOf(first.trimStart());
  context.say('mark-form', { found: first.trim(), wanted: '```text … ```' }, at, first.trim().length, {
    changes: [
      [start, start, '```text\n'],
      [end, end, '\n```'],
    ],
    sure: drawn.length >= lines.length - 1,
  });
}

/** `---` right below a sentence makes a heading of it. */
function underlineSlip(context: SlipContext, start: number, end: number): void {
  const lines = context.file.slice(start, end).split('\n');
  const mark = /^[ \t]*(-{3,})[ \t]*$/.exec(lines.at(-1) ?? '')?.[1];
  if (lines.length < 2 || mark === undefined) return;
  const text = lines.slice(0, -1).join('\n').trimEnd();
  if (!/[。！？；：.!?;:]$/.test(text) && text.length < 60 && lines.length === 2) return;
  const at = end - (lines.at(-1) ?? '').trimStart().length;
  context.say('heading-underline', { found: mark }, at, mark.length, {
    changes: [[start + text.length, start + text.length, '\n']],
    sure: /[。.！？]$/.test(text),
  });
}

/** `** words **`: spaces inside of the marks. */
function spacedEmphasis(context: SlipContext, start: number, end: number): void {
  const written = context.file.slice(start, end);
  if (!written.includes('**')) return;
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

/** `<!- words ->`, and dashes of a word processor, where a comment is meant. */
function brokenComments(context: SlipContext): void {
  if (!/<!(?:-(?!-)|[–—])/.test(context.file)) return;
  for (const { 0: found, 1: words = '', index } of context
    .masked(false)
    .matchAll(/<!(?:-(?!-)|[–—]-?)\s*([^<>\n]*?[^<>\n\s–—-])\s*[-–—]{1,2}>/g)) {
    const wanted = `<!-- ${words} -->`;
    context.say('mark-form', { found, wanted }, index, found.length, {
      changes: [[index, index + found.length, wanted]],
      sure: true,
    });
  }
}

const ESCAPED = /\\\*\\\*(?=\S)([^\n\\*]+)\\\*\\\*|\\\[([^\n\\[\]]+)\\\]\(([^\s()]+)\)/g;

/** Marks that an editor has escaped: pairs of them are none that an author writes. */
function escapedMarks(context: SlipContext): void {
  for (const { text, start, isHidden } of context.lines) {
    if (isHidden || !text.includes('\\')) continue;
    for (const { 0: found, index } of text.matchAll(ESCAPED)) {
      const at = start + index;
      if (context.of('inlineCode', 'inlineMath').some((node) => context.start(node) <= at && at < context.end(node)))
        continue;
      const wanted = found.replace(/\\(?=[*[\]])/g, '');
      context.say('mark-form', { found, wanted }, at, found.length, { changes: [[at, at + found.length, wanted]] });
    }
  }
}

const LEFT =
  /:contentReference\[oaicite:\d+\](?:\{index=\d+\})?|【\d+†[^【】\n]*】|\ue200[^\ue201\n]*\ue201|citeturn\d+\w+/g;

/** References of a chat that were copied with its words. */
function leftovers(context: SlipContext): void {
  if (!/oaicite|†|\ue200|citeturn/.test(context.file)) return;
  const masked = context.masked(false);
  for (const { 0: found, index } of masked.matchAll(LEFT))
    context.say('text-leftover', { found }, index, found.length, {
      changes: [[index, index + found.length, '']],
      sure: true,
    });
}
