/** Directives of MyST, a name in braces after colons or the marks of a block of code: readers see the braces, or a block of code. */
import { dictionary } from '../../shared/dictionary.js';
import type { Node } from '../tree/tree.js';
import type { Change, SlipContext } from './slip-context.js';

/** Its admonitions, and the type of ours that each is. */
const TYPES = dictionary<string>({
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  caution: 'caution',
  danger: 'danger',
  important: 'important',
  hint: 'tip',
  attention: 'warning',
  error: 'danger',
  seealso: 'info',
  admonition: 'note',
});

/** Other directives, with what does the same. */
const OTHERS = dictionary<string>({
  code: '```js',
  'code-block': '```js',
  'code-cell': '```js',
  literalinclude: '```js',
  figure: '![text](./image.png)',
  image: '![text](./image.png)',
  math: '$$ … $$',
  mermaid: '```mermaid',
  dropdown: '<details><summary>…</summary>',
  'tab-set': '<Tabs><TabItem value="…">',
});

/** Reads `{note} Title` at the offset after colons. @returns the type that is meant */
export function colonDirective(context: SlipContext, at: number, colons: string, rest: string): string | undefined {
  const [written = '', name = ''] = /^\{([a-z][a-z-]*)\}(?=\s|$)/.exec(rest) ?? [];
  const type = TYPES[name];
  const wanted = type === undefined ? OTHERS[name] : colons + type;
  if (wanted === undefined) return undefined;
  const from = at + colons.length;
  context.say('foreign-syntax', { found: colons + written, wanted }, at, colons.length + written.length, {
    changes: type === undefined ? [] : [[from, from + written.length, type]],
    sure: type === name,
  });
  return type ?? name;
}

/** The same after the marks of a block of code. @returns true if it is one */
export function fenceDirective(context: SlipContext, node: Node): boolean {
  const [start, written] = [context.start(node), context.written(node)];
  const [whole = '', mark = '', name = '', rest = ''] = /^(`{3,}|~{3,})\{([a-z][a-z-]*)\}([^\n]*)/.exec(written) ?? [];
  const type = TYPES[name];
  const found = `${mark}{${name}}`;
  const wanted = type === undefined ? OTHERS[name] : `:::${type}`;
  if (whole === '' || wanted === undefined) return false;
  const changes = type === undefined ? [] : boxed({ start, written, mark, head: `:::${type}${rest}`, from: whole });
  context.say('foreign-syntax', { found, wanted }, start, found.length, { changes });
  return true;
}

/** The block as an admonition, where it is closed and has no options of its own. */
function boxed(block: Record<'written' | 'mark' | 'head' | 'from', string> & { start: number }): Change[] {
  const { start, written, mark, head, from } = block;
  const [end = ''] = new RegExp(`(?<=\\n[ \\t>]*)${mark}${mark.charAt(0)}*$`).exec(written.trimEnd()) ?? [];
  const inner = written.slice(from.length);
  if (end === '' || /^[ \t]*:[a-z-]+:|^[ \t>]*:::/m.test(inner)) return [];
  const last = start + written.trimEnd().length;
  return [
    [start, start + from.length, head.trimEnd()],
    [last - end.length, last, ':::'],
  ];
}
