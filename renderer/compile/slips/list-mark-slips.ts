/** Marks of lists as word processors, other editors and people write them: lines of a paragraph to Markdown. */
import type { Node } from '../tree/tree.js';
import type { Change, SlipContext } from './slip-context.js';

export function listMarkSlips(context: SlipContext): void {
  for (const node of context.of('paragraph')) {
    marks(context, node);
    joined(context, node);
    const lines = linesOf(context, node);
    if (lines.length < 2) continue;
    lettered(context, lines);
    labelled(context, lines);
  }
  for (const node of context.of('listItem')) task(context, node);
}

/** White space that Markdown does not count as a space. */
const SPACE = '[ \\t\\u00a0\\u2000-\\u200b\\u202f\\u3000]*';
const ITEM = new RegExp(
  `^([ \\t]*)(?:([•●▪◦‣∙]${SPACE})|((\\d{1,3}(?=[、．）])|[０-９]{1,3}(?=[、．.）)]))[、．.）)]${SPACE})|((?:[-+]|[＊－＋](?=[ \\u3000])|\\*(?!\\*)|\\d{1,3}[.)])${SPACE}))(?=[\\p{L}\\p{N}\`[“《「]|\\*\\*)`,
  'u',
);

/** A correct numbered item, part of a paragraph because the line above it is not an item. */
const PROPER = /^([ \t]*)\d{1,3}[.)] +\S/;

/** Full-width marks, which want a space of either width after them. */
const WIDE: Readonly<Record<string, string>> = { '＊': '*', '－': '-', '＋': '+' };

/** The mark that a line should have; undefined where it is no item; nothing to replace where it is a proper one. */
function wantedOf(line: string): { indent: string; found: string; wanted: string } | undefined {
  const proper = PROPER.exec(line);
  if (proper) return { indent: proper[1] ?? '', found: '', wanted: '' };
  const [, indent = '', bullet, number, digits, plain] = ITEM.exec(line) ?? [];
  if (bullet !== undefined) return { indent, found: bullet, wanted: '- ' };
  if (number !== undefined) return { indent, found: number, wanted: `${digits?.normalize('NFKC')}. ` };
  const wide = WIDE[plain?.[0] ?? ''];
  if (plain === undefined) return undefined;
  if (wide !== undefined) return { indent, found: plain, wanted: `${wide} ` };
  if (/[ \t]$/.test(plain)) return undefined;
  const mark = plain.replace(/[\s\u200b]+$/u, '');
  const after = line.slice(indent.length + plain.length);
  // `-1`, `1.5` and `-x` are text; so is a word after another kind of space.
  if (mark === plain && !/^(?:\p{Script=Han}|[A-Za-z][a-z]*[ .,;:!?]|[A-Za-z]{2,}(?:$| )|[`[“《「])/u.test(after))
    return undefined;
  if (mark === plain && mark === '*' && /\*/.test(after)) return undefined;
  return { indent, found: plain, wanted: `${mark} ` };
}

/** Lines that begin with a sign that is no mark, or with a mark without a space after it. */
function marks(context: SlipContext, node: Node): void {
  const start = context.start(node);
  const lines = context.written(node).split('\n');
  const all = lines.map(wantedOf);
  // A sentence may lead to the list.
  const from = all[0] === undefined && /[:：]\s*$/.test(lines[0] ?? '') ? 1 : 0;
  const [first] = all.slice(from);
  const items = all.slice(from);
  if (!first || first.found === '' || items.some((item) => item === undefined || item.indent !== first.indent)) return;
  // One line may be a sentence that begins with a sign, where a space of another kind does not follow it.
  const next = /^\n+([-*+]|\d+[.)]) /.exec(context.file.slice(context.end(node)))?.[1];
  // In an item it may be an option: `- -t`.
  const isInItem = /\S/.test(context.file.slice(context.file.lastIndexOf('\n', start - 1) + 1, start));
  const isBefore =
    next !== undefined && !isInItem && first.wanted.startsWith(next.replace(/^\d+/, '')) && /^[-*+]/.test(first.found);
  const isSpace = /[\u00a0\u2000-\u200b\u202f\u3000]$/.test(first.found) && /^[-*+\d]/.test(first.found);
  if (items.length < 2 && !isSpace && !isBefore) return;
  // A hard break keeps the lines apart.
  if (items.length > 1 && lines.slice(from, -1).every((line) => /(?: {2}|\\)$/.test(line))) return;
  const changes: Change[] = [];
  let at = start;
  for (const [index, line] of lines.entries()) {
    const item = index < from ? undefined : all[index];
    const place = at + (item?.indent.length ?? 0);
    if (item && item.found !== '') changes.push([place, place + item.found.length, item.wanted]);
    at += line.length + 1;
  }
  const mark = changes[0]?.[0] ?? start;
  const found = first.found.replace(/ +$/, '');
  // A space of another kind looks like the one that is wanted.
  const told = found.replace(
    /[^\S \t]|\u200b/g,
    (space) => `(U+${space.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')})`,
  );
  context.say('mark-form', { found: told, wanted: first.wanted }, mark, found.length, { changes, sure: true });
}

/** Numbered lines right below a sentence: only a list that starts with 1 may do without the blank line. */
function joined(context: SlipContext, node: Node): void {
  const start = context.start(node);
  const lines = context.written(node).split('\n');
  const first = lines.findIndex((line) => /^\d{1,2}[.)] +\S/.test(line));
  if (first < 1 || !lines.slice(first).every((line) => /^\d{1,2}[.)] +\S/.test(line))) return;
  const isSure = lines.length - first > 1;
  if (!isSure && !/[:：]$/.test((lines[first - 1] ?? '').trimEnd())) return;
  const at = start + lines.slice(0, first).join('\n').length + 1;
  const [found = ''] = (lines[first] ?? '').split(' ');
  context.say('list-blank', { found }, at, found.length, { changes: [[at, at, '\n']], sure: isSure });
}

/** `a.` and `b)` on lines of their own: no marks of Markdown, so that the lines run together. */
function lettered(context: SlipContext, lines: readonly Row[]): void {
  const from = lines.slice(0, 2).findIndex(({ text }) => /^\s*[aA][.)、．][ \t]*\S/.test(text));
  const items = from < 0 ? [] : lines.slice(from);
  const letter = (text: string) => /^\s*([A-Za-z])[.)、．][ \t]*\S/.exec(text)?.[1]?.toLowerCase();
  if (items.length < 2 || !items.every(({ text }, index) => letter(text) === 'abcdefghijkl'[index])) return;
  if (items.slice(0, -1).every(({ text }) => BREAK.test(text))) return;
  const changes = items.map(({ text, start }, index): Change => {
    const [mark = ''] = /^\s*[A-Za-z][.)、．][ \t]*/.exec(text) ?? [];
    return [start, start + mark.length, `${index + 1}. `];
  });
  const [first] = items;
  const found = first?.text.trimStart().slice(0, 2) ?? '';
  context.say('mark-form', { found, wanted: '1. ' }, first?.start ?? 0, found.length, { changes });
}

/** A hard break at the end of a line. */
const BREAK = /(?: {2}|\\|<br ?\/?>)$/;
const LABEL = /^(?:\p{Script=Han}{1,6}|[A-Z][a-z]{1,9})[:：][ \t]*\S[^。！？；]*$/u;

/** Lines that each begin with a short label, as in a letter head: they run together to one. */
function labelled(context: SlipContext, lines: readonly Row[]): void {
  const isLabel = ({ text }: Row) => LABEL.test(text) && !BREAK.test(text) && !/[，,、]$/.test(text);
  const from = lines.slice(0, 2).findIndex(isLabel);
  const items = from < 0 ? [] : lines.slice(from);
  const [first] = items;
  if (!first || items.length < 3 || !items.every(isLabel)) return;
  const changes = items.slice(0, -1).map(({ text, start }): Change => {
    const end = start + text.length;
    return [end, end, '\\'];
  });
  context.say('line-joined', {}, first.start, first.text.length, { changes });
}

/** A line of a node. */
interface Row {
  text: string;
  /** Offset in the file. */
  start: number;
}

/** The lines of a node. */
function linesOf(context: SlipContext, node: Node): Row[] {
  let start = context.start(node);
  return context
    .written(node)
    .split('\n')
    .map((text) => {
      const line = { text, start };
      start += text.length + 1;
      return line;
    });
}

const TASK =
  /^(?:[-*+]|\d{1,9}[.)])[ \t]+((?:\[ *([xX√✓✔]?) *\]|【 *([xX√✓✔]?) *】|［ *([xX√✓✔]?) *］)[ \t]*)(?![([:])(?=\S)/;

/** `- [x]done`, `- [] to do`: invalid check boxes. */
function task(context: SlipContext, node: Node): void {
  const start = context.start(node);
  const match = TASK.exec(context.written(node));
  const [whole, found = '', ...done] = match ?? [];
  const isRight = /^\[[ xX]\][ \t]+$/.test(found);
  if (whole === undefined || isRight || typeof node.checked === 'boolean') return;
  const wanted = done.some(Boolean) ? '[x] ' : '[ ] ';
  const at = start + whole.length - found.length;
  context.say('mark-form', { found: found.trim(), wanted }, at, found.trim().length, {
    changes: [[at, at + found.length, wanted]],
    sure: true,
  });
}
