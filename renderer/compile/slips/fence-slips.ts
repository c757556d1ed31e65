/** Fenced code that is not closed, or has other marks than backticks. */
import type { Node } from '../tree/tree.js';
import { fencePlaces } from './fence-places.js';
import { infoSlips } from './info-slips.js';
import { type MagicComment, magicSlips } from './magic-slips.js';
import { fenceDirective } from './myst-slips.js';
import { type Line, PREFIX, type SlipContext } from './slip-context.js';

const FENCE = new RegExp(`^(${PREFIX})(\`{3,}|~{3,})([^\\n]*)`);

/** Signs typed instead of backticks on other keyboards. */
const OTHER_MARKS = new RegExp(
  `^(${PREFIX})('{3,}|‘{3,}|’{3,}|·{3,}|｀{3,}|、{3,}|["“”]{3})([A-Za-z+#-]*)(?:[ \\t]+\\S*[={].*)?[ \\t]*$`,
);

export function fenceSlips(context: SlipContext, known: readonly MagicComment[]): void {
  const misplaced = fencePlaces(context);
  const [outer, open] = (misplaced.size === 0 && cutShort(context)) || [];
  const ends = otherMarks(context);
  for (const node of context.of('code'))
    if (node !== outer && node !== open && !misplaced.has(node) && !ends.has(context.start(node)))
      codeSlips(context, node, known);
  if (outer && open) longerMarks(context, outer, open);
  for (const node of context.of('inlineCode')) shortFence(context, node);
}

function codeSlips(context: SlipContext, node: Node, known: readonly MagicComment[]): void {
  if (fenceDirective(context, node)) return;
  const start = context.start(node);
  const written = context.written(node);
  const match = FENCE.exec(written);
  if (!match) return;
  const [, prefix, mark, info] = match as unknown as [string, string, string, string];
  const lines = written.split('\n');
  const isClosed = lines.length > 1 && isClosing(lines.at(-1)!, mark);
  // A start without a language that is followed by another start may be the end of a block above.
  const isEnd =
    isClosed &&
    info.trim() === '' &&
    lines.some((line, i) => i > 0 && line.startsWith(mark) && /^[`~]+[A-Za-z]/.test(line));
  if (isEnd && shortStart(context, start, mark)) return;
  if (!isClosed) unclosed(context, { at: start + prefix.length, mark, info, lines, start });
  else missingEnd(context, { at: start + prefix.length, mark, info, lines });
  const at = start + prefix.length + mark.length;
  infoSlips(context, { info, at }, isClosed ? lines.length - 2 : undefined);
  magicSlips(context, known, lines, start);
}

/** A block that shows Markdown, which the end of a block in it closed, and what its own end then opened. */
function cutShort(context: SlipContext): [outer: Node, open: Node] | undefined {
  const blocks = context.of('code').filter((node) => FENCE.test(context.file.slice(context.start(node))));
  const open = blocks.at(-1);
  const written = open && context.written(open).split('\n');
  const mark = /^(`{3,}|~{3,})\s*$/.exec(written?.[0] ?? '')?.[1];
  if (!open || !written || mark === undefined || (written.length > 1 && isClosing(written.at(-1) ?? '', mark)))
    return undefined;
  const outer = blocks.findLast((node) => {
    const lines = (node.value ?? '').split('\n');
    return (
      /^(?:md|mdx|markdown)$/.test(node.lang ?? '') && lines.some((line) => new RegExp(`^${mark}[A-Za-z]`).test(line))
    );
  });
  return outer && outer !== open && context.file.startsWith(mark, context.start(outer)) ? [outer, open] : undefined;
}

function longerMarks(context: SlipContext, outer: Node, open: Node): void {
  const [from, to] = [context.start(outer), context.start(open)];
  const mark = /^(?:`+|~+)/.exec(context.file.slice(from))?.[0] ?? '```';
  const end = to + mark.length;
  context.say('fence-open', { mark: mark + mark.charAt(0), end: mark }, from, mark.length, {
    changes: [
      [from, from, mark.charAt(0)],
      [end, end, mark.charAt(0)],
    ],
  });
}

const isClosing = (line: string, mark: string) => {
  const bare = line.replace(/^[\s>]*/, '').trimEnd();
  return bare.length >= mark.length && [...bare].every((character) => character === mark[0]);
};

interface Block {
  at: number;
  mark: string;
  info: string;
  lines: string[];
}

/** Its end may exist with a word after it, or with other marks; otherwise all following text is code. */
function unclosed(context: SlipContext, { at, mark, info, lines, start }: Block & { start: number }): void {
  if (info.trim() === '' && shortStart(context, start, mark)) return;
  const other = mark[0] === '`' ? '~' : '`';
  let offset = start;
  const lastLine = lines.findLastIndex((line) => line.trim() !== '');
  // Blocks inside of this one have ends of their own.
  const inner = lines.slice(1, lastLine).filter((line) => /^\s*(?:`{3,}|~{3,})/.test(line)).length;
  for (const [index, line] of lines.entries()) {
    const bare = line.trim();
    const isSigned = bare.startsWith(mark) && /^[。．.，,；;！!、)）]{1,2}$/.test(bare.slice(mark.length));
    const isWide = mark[0] === '`' && /^(?:｀{3,}|·{3,}|´{3,}|、{3,}|'{3,})$/.test(bare);
    if (index > 0 && (isWide || isSigned || (bare !== '' && bare === mark + info.trim()))) {
      const from = offset + line.indexOf(bare);
      context.say('fence-end', { found: bare, wanted: mark }, from, bare.length, {
        changes: [[from, from + bare.length, mark]],
        sure: true,
      });
      return;
    }
    const isShort = index === lastLine && inner === 0 && bare.length >= 3 && mark.startsWith(bare) && bare !== mark;
    const isTwo = bare === mark.slice(1) && mark.length === 3;
    const isSpaced = bare.includes(' ') && bare.replaceAll(' ', '') === mark;
    if (index > 0 && (isShort || isTwo || isSpaced)) {
      const from = offset + line.indexOf(bare);
      context.say('fence-open', { mark, end: mark }, at, mark.length, {
        changes: [[from, from + bare.length, mark]],
        sure: true,
      });
      return;
    }
    if (index > 0 && bare.length >= 3 && [...bare].every((character) => character === other)) {
      const from = offset + line.indexOf(bare);
      context.say('fence-open', { mark, end: bare }, at, mark.length, {
        changes: [[from, from + bare.length, mark]],
        sure: true,
      });
      return;
    }
    offset += line.length + 1;
  }
  const end = start + lines.join('\n').trimEnd().length;
  // An empty one may be the end of a block whose start was not read.
  const isOne = lines.slice(1).join('').trim() !== '' && !lines.slice(1).join('\n').trim().includes('\n\n');
  const indent = /^[ \t]*/.exec(context.places.line(context.places.at(at).line))![0];
  context.say('fence-open', { mark, end: mark }, at, mark.length, {
    changes: isOne && !/[>]/.test(lines.at(-1)!) ? [[end, end, `\n${indent}${mark}`]] : [],
    sure: isOne,
  });
}

/** A line above with a mark too few and a language: that is where the block begins, and this mark is its end. */
function shortStart(context: SlipContext, end: number, mark: string): boolean {
  const isFenceOrHidden = ({ text, isHidden }: Line) =>
    isHidden || /^\s*(?:[`~]{3,}|`{1,2}[A-Za-z][\w+#-]*\s*$)/.test(text);
  let index = context.lineIndex(end - 1);
  let line = context.lines[index];
  while (line && !isFenceOrHidden(line)) line = context.lines[--index];
  const [joined, own = '', start = ''] =
    (line && !line.isHidden && /^(\s*)(`{3,}[A-Za-z][\w+#-]*)`{3,}\s*$/.exec(line.text)) || [];
  if (line && joined !== undefined) {
    const from = line.start + own.length;
    const found = joined.trim();
    context.say('fence-marks', { found }, from, found.length, {
      changes: [[from + start.length, from + found.length, '']],
      sure: true,
    });
    return true;
  }
  const [, indent = '', short = ''] = (line && !line.isHidden && /^(\s*)(`{1,2})[A-Za-z]/.exec(line.text)) || [];
  if (!line || short === '' || mark[0] !== '`') return false;
  const at = line.start + indent.length;
  context.say('fence-marks', { found: short }, at, short.length, {
    changes: [[at, at + short.length, mark]],
    sure: true,
  });
  return true;
}

/** A fence inside a block of the same mark closed it too early: the end before it is missing. */
function missingEnd(context: SlipContext, { at, mark, info, lines }: Block): void {
  if (/^\s*(?:$|md|mdx|markdown|text|txt|diff)/.test(info)) return;
  const inner = lines.slice(1, -1).some((line) => /^(`{3,}|~{3,})[A-Za-z]/.exec(line.trim())?.[1] === mark);
  if (inner) context.say('fence-open', { mark, end: mark }, at, mark.length);
}

/** @returns offsets of ends that begin a block to the parser */
function otherMarks(context: SlipContext): Set<number> {
  const ends = new Set<number>();
  if (!/['‘’·｀"“”]{3}/.test(context.file)) return ends;
  const marks = context.lines.flatMap((line) => {
    const match = line.isHidden ? null : OTHER_MARKS.exec(line.text);
    return match ? [{ at: line.start + match[1]!.length, mark: match[2]!, lang: match[3]! }] : [];
  });
  for (const open of marks) {
    const end = open.lang === '' ? undefined : otherOpening(context, open);
    if (end !== undefined) ends.add(end);
  }
  for (let i = 0; i + 1 < marks.length; i++) {
    const [open, close] = [marks[i]!, marks[i + 1]!];
    if (close.lang !== '' || close.mark[0] !== open.mark[0]) continue;
    context.say('fence-marks', { found: open.mark }, open.at, open.mark.length, {
      changes: [open, close].map(({ at, mark }) => [at, at + mark.length, '```']),
      sure: open.lang !== '',
    });
    i++;
  }
  return ends;
}

/** Finds a block with such a mark only at its start. @returns offset of its end, of backticks, which starts another block */
function otherOpening(context: SlipContext, { at, mark }: { at: number; mark: string }): number | undefined {
  const isFence = ({ text }: Line) => /^\s*(?:`{3,}|~{3,})/.test(text) || OTHER_MARKS.test(text);
  let index = context.lineIndex(at) + 1;
  let end = context.lines[index];
  while (end && !isFence(end)) end = context.lines[++index];
  if (end?.text.trim() !== '```') return undefined;
  context.say('fence-marks', { found: mark }, at, mark.length, {
    changes: [[at, at + mark.length, '```']],
    sure: true,
  });
  return end.start + end.text.indexOf('```');
}

/** Two backticks on lines of their own round several lines: a code span that was meant as a block. */
function shortFence(context: SlipContext, node: Node): void {
  const start = context.start(node);
  const written = context.written(node);
  const match = /^(`{1,2})([A-Za-z+#-]*)\n[\s\S]*\n\1$/.exec(written);
  if (!match || context.file[start - 1] !== '\n') return;
  const [, mark] = match as unknown as [string, string];
  const end = start + written.length;
  context.say('fence-marks', { found: mark }, start, mark.length, {
    changes: [
      [start, start + mark.length, '```'],
      [end - mark.length, end, '```'],
    ],
    sure: true,
  });
}
