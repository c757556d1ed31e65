/**
 * Emphasis next to CJK punctuation (D14): `**加粗。**后文` is bold, though CommonMark says it is not. The tree is mended after parsing, the same
 * for both engines: where a run of marks would flank otherwise under the CJK-friendly rule
 * (https://github.com/tats-u/markdown-cjk-friendly), the marks of that paragraph are matched again with it.
 */

import type { Node } from '../tree/tree.js';
import { type Item, readItems } from './emphasis-items.js';
import { flanks, isWildcardPair, repairedFlanks } from './flanking.js';

/** Mends all emphasis of a tree whose positions refer to `text`. */
export function mendEmphasis(root: Node, text: string): void {
  if (!mayNeedMending(text)) return;
  mend(root, text);
}

/** Cheap test of a whole source: a mark with CJK on one side and punctuation on the other. */
function mayNeedMending(text: string): boolean {
  for (const mark of ['*', '~']) {
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
      let end = at + 1;
      while (text[end] === mark) end++;
      if (flanks(text[at - 1], text[end], true) !== flanks(text[at - 1], text[end], false)) return true;
      at = end - 1;
    }
  }
  return false;
}

/** Marks in one parent that are matched again at most: more are no sentence, and matching takes time by the square. */
const MOST = 2000;

function mend(node: Node, text: string): void {
  if (!node.children) return;
  if (mayDiffer(node)) {
    const items = readItems(node, text);
    if (items && items.length <= MOST && wouldDiffer(items)) node.children = match(items, text);
  }
  for (const child of node.children) mend(child, text);
}

/**
 * Only marks left over, or emphasis inside emphasis, can come out otherwise: a run that gains the power to open after it has closed,
 * or to close where nothing is open, changes nothing. This keeps ordinary Chinese (`，**加粗**。`) away from the slow way.
 */
function mayDiffer(node: Node): boolean {
  return node.children!.some((child) =>
    child.type === 'text'
      ? /[*~]/.test(child.value!)
      : isMark(child) && child.children!.some((inner) => isMark(inner) || mayDiffer(child)),
  );
}

function isMark({ type }: Node): boolean {
  return type === 'strong' || type === 'emphasis' || type === 'delete';
}

function wouldDiffer(items: Item[]): boolean {
  let looseBefore = false;
  for (const item of items) {
    if (item.type !== 'run') continue;
    const gained = repairedFlanks(item) & ~flanks(item.before, item.after, false);
    if (gained && item.loose) return true;
    if (gained & 2 && (item.depth > 0 || looseBefore)) return true;
    looseBefore ||= item.loose;
  }
  return false;
}

type Run = Extract<Item, { type: 'run' }>;

interface Delimiter {
  char: string;
  count: number;
  original: number;
  canOpen: boolean;
  canClose: boolean;
  /** Powers by CommonMark alone, as bits. */
  plain: number;
  run: Run;
  /** Place of the run's text in the output list. */
  start: number;
  end: number;
  node: Node;
}

/** CommonMark's "process emphasis" over the items of one parent. */
function match(items: Item[], text: string): Node[] {
  const output: Node[] = [];
  const delimiters: (Delimiter | undefined)[] = [];
  for (const item of items) {
    if (item.type === 'node') output.push(item.node);
    else {
      const node: Node = {
        type: 'text',
        value: text.slice(item.start, item.end),
        position: position(item.start, item.end),
      };
      output.push(node);
      const sides = repairedFlanks(item);
      const count = item.end - item.start;
      if (item.char === '~' && count > 2) continue;
      delimiters.push({
        char: item.char,
        count,
        original: count,
        canOpen: (sides & 1) > 0,
        canClose: (sides & 2) > 0,
        plain: flanks(item.before, item.after, false),
        run: item,
        start: item.start,
        end: item.end,
        node,
      });
    }
  }
  for (let i = 0; i < delimiters.length; i++) {
    const closer = delimiters[i];
    if (!closer?.canClose) continue;
    const at = openerOf(delimiters, i, text);
    if (at < 0) continue;
    join(output, delimiters[at]!, closer);
    for (let j = at + 1; j < i; j++) delimiters[j] = undefined;
    if (closer.count > 0) i--;
  }
  return mergeTexts(output.filter((node) => node.type !== 'text' || node.value !== ''));
}

function openerOf(delimiters: (Delimiter | undefined)[], closerAt: number, text: string): number {
  const closer = delimiters[closerAt]!;
  for (let i = closerAt - 1; i >= 0; i--) {
    const opener = delimiters[i];
    if (!opener?.canOpen || opener.char !== closer.char || opener.count === 0) continue;
    if (closer.char === '~') {
      if (opener.count === closer.count) return i;
      continue;
    }
    const either = opener.canClose || closer.canOpen;
    const sum = opener.original + closer.original;
    if (either && sum % 3 === 0 && (opener.original % 3 !== 0 || closer.original % 3 !== 0)) continue;
    const isRepaired = !(opener.plain & 1 && closer.plain & 2);
    return isRepaired && isWildcardPair(opener.run, closer.run, text) ? -1 : i;
  }
  return -1;
}

/** Wraps the nodes between two runs, which lose the marks used. */
function join(output: Node[], opener: Delimiter, closer: Delimiter): void {
  const used = closer.char === '~' ? closer.count : opener.count >= 2 && closer.count >= 2 ? 2 : 1;
  const from = output.indexOf(opener.node) + 1;
  const to = output.indexOf(closer.node);
  const children = mergeTexts(output.slice(from, to).filter((node) => node.type !== 'text' || node.value !== ''));
  const type = closer.char === '~' ? 'delete' : used === 2 ? 'strong' : 'emphasis';
  const made: Node = { type, children, position: position(opener.end - used, closer.start + used) };
  output.splice(from, to - from, made);
  take(opener, used, -1);
  take(closer, used, 1);
}

/** An opener loses its last marks, a closer its first. */
function take(run: Delimiter, used: number, side: 1 | -1): void {
  run.count -= used;
  if (side < 0) run.end -= used;
  else run.start += used;
  run.node.value = run.char.repeat(run.count);
  run.node.position = position(run.start, run.end);
}

function mergeTexts(nodes: Node[]): Node[] {
  const merged: Node[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      merged[merged.length - 1] = {
        type: 'text',
        value: last.value! + node.value!,
        position: { start: last.position!.start, end: node.position!.end },
      };
    } else merged.push(node);
  }
  return merged;
}

function position(start: number, end: number): NonNullable<Node['position']> {
  return { start: { line: 0, column: 0, offset: start }, end: { line: 0, column: 0, offset: end } };
}
