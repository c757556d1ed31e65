/** Admonitions as MkDocs has them, a mark of other signs and an indented text; and those whose marks are so far from the left that they are code. */
import { dictionary } from '../../shared/dictionary.js';
import type { Change, Line, SlipContext } from './slip-context.js';

/** Types that only MkDocs has, and the nearest ones of ours. */
const MEANT = dictionary<string>({
  ...{ abstract: 'info', summary: 'info', question: 'info', example: 'info', quote: 'note', todo: 'info' },
  ...{
    hint: 'tip',
    check: 'tip',
    done: 'tip',
    failure: 'danger',
    error: 'danger',
    bug: 'danger',
    attention: 'warning',
  },
});

export function indentedAdmonitions(context: SlipContext, keywords: ReadonlySet<string>): void {
  codeOfMarks(context, keywords);
  if (!/^[ \t]*(?:!!!|\?\?\?)/m.test(context.file)) return;
  for (const [index, head] of context.lines.entries()) {
    const [whole, indent = '', mark, type = ''] =
      (!head.isHidden && /^( {0,12})(!!!|\?\?\?\+?) +([a-z]+)/.exec(head.text)) || [];
    const own = keywords.has(type) ? type : MEANT[type];
    if (whole === undefined || own === undefined) continue;
    const isInside = (line: string) => line.trim() === '' || /^(?: {4}|\t)/.test(line.slice(indent.length));
    if (!isInside(context.lines[index + 1]?.text ?? '')) continue;
    const found = whole.slice(indent.length);
    const isFolded = mark !== '!!!';
    const changes = ownForm(head, context.lines.slice(index + 1), { type: own, isFolded, indent, isInside });
    const wanted = isFolded ? '<details>' : `:::${own}`;
    context.say(
      isFolded ? 'foreign-syntax' : 'admonition-form',
      { found, wanted },
      head.start + indent.length,
      found.length,
      {
        changes,
        sure: own === type && !isFolded,
      },
    );
  }
}

interface Indented {
  type: string;
  /** The reader opens it. */
  isFolded: boolean;
  indent: string;
  isInside: (line: string) => boolean;
}

/** The change that gives it the marks of ours, and its text no indentation of its own. */
function ownForm(head: Line, rest: readonly Line[], { type, isFolded, indent, isInside }: Indented): Change[] {
  const stop = rest.findIndex(({ text }) => !isInside(text));
  const inside = stop < 0 ? rest : rest.slice(0, stop);
  const body = inside.slice(0, inside.findLastIndex(({ text }) => text.trim() !== '') + 1);
  const last = body.at(-1);
  const mark = head.text.slice(indent.length);
  const [isRead, title] = /^(?:!!!|\?\?\?\+?) +[a-z]+(?: +"([^"\n]+)")?\s*$/.exec(mark) ?? [];
  if (!last || isRead === undefined) return [];
  const words = body.map(({ text }) => text.slice(indent.length).replace(/^(?: {4}|\t)/, ''));
  const open = mark.startsWith('???+') ? ' open' : '';
  const name = title ?? type.charAt(0).toUpperCase() + type.slice(1);
  const form = isFolded
    ? [`<details${open}>`, `<summary>${name}</summary>`, '', ...words, '', '</details>']
    : [`:::${type}${title === undefined ? '' : ` ${title}`}`, ...words, ':::'];
  const written = form.map((line) => (line === '' ? '' : indent + line));
  return [[head.start, last.start + last.text.length, written.join('\n')]];
}

/** Four spaces before both marks make code of an admonition. It may be meant to be seen so. */
function codeOfMarks(context: SlipContext, keywords: ReadonlySet<string>): void {
  for (const node of context.of('code')) {
    const [, type = ''] = /^:{3,}([a-z]+)(?![a-z])[^\n]*\n(?:[\s\S]*\n)?:{3,}$/.exec((node.value ?? '').trim()) ?? [];
    const start = context.start(node);
    const from = context.file.lastIndexOf('\n', start - 1) + 1;
    const written = context.file.slice(from, context.end(node));
    if (!keywords.has(type) || !/^(?: {4}|\t)\s*:{3}/.test(written)) continue;
    const indent = /^\s*/.exec(written)?.[0] ?? '';
    const words = written.split('\n').map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    const found = `:::${type}`;
    context.say('admonition-form', { found: indent + found, wanted: found }, from + indent.length, found.length, {
      changes: [[from, from + written.length, words.join('\n')]],
    });
  }
}
