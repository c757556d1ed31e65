/** Marks as word processors, other editors and people write them: Markdown reads none of them, so readers see the signs. */
import type { SlipContext } from './slip-context.js';

export function typedSlips(context: SlipContext): void {
  for (const node of context.of('paragraph')) treeSlip(context, context.start(node), context.end(node));
  for (const node of context.of('heading')) underlineSlip(context, context.start(node), context.end(node));
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

/** `<!- words ->`, and dashes of a word processor, where a comment is meant. */
function brokenComments(context: SlipContext): void {
  if (!/<!(?:-(?!-)|[–—])/.test(context.file)) return;
  for (const { 0: found, 1: words = '', index } of context
    .masked(false)
    .matchAll(/<!(?:-(?!-)|[–—]-?)\s*([^<>\n]*?[^<>\n\s–—-])\s*[-–—]{1,2}>/g)) {
    const wanted = `<!-- ${words} -->`;
    context.correct(found, wanted, index, { sure: true });
  }
}

const ESCAPED = /\\\*\\\*(?=\S)([^\n\\*]+)\\\*\\\*|\\\[([^\n\\[\]]+)\\\]\(([^\s()]+)\)/g;

/** Marks escaped by an editor: an author would not write them in pairs. */
function escapedMarks(context: SlipContext): void {
  for (const { text, start, isHidden } of context.lines) {
    if (isHidden || !text.includes('\\')) continue;
    for (const { 0: found, index } of text.matchAll(ESCAPED)) {
      const at = start + index;
      if (context.of('inlineCode', 'inlineMath').some((node) => context.start(node) <= at && at < context.end(node)))
        continue;
      const wanted = found.replace(/\\(?=[*[\]])/g, '');
      context.correct(found, wanted, at);
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
