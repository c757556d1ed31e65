/** Finds blocks below a list item that are not indented enough to belong to it. */
import type { Node } from '../tree/tree.js';
import type { Change, SlipContext } from './slip-context.js';

export function listSlips(context: SlipContext): void {
  for (const list of context.of('list')) deeperItems(context, list);
  for (const parent of [context.tree, ...context.of('listItem', 'blockquote')])
    for (const [index, node] of (parent.children ?? []).entries())
      if (node.type === 'list' && node.position) below(context, node, (parent.children ?? []).slice(index + 1));
}

/** Returns the column of a node in its line, from 0; -1 if other text precedes it. */
function indentOf(context: SlipContext, node: Node): number {
  const start = context.start(node);
  const line = context.file.slice(context.file.lastIndexOf('\n', start - 1) + 1, start);
  return /^ *$/.test(line) ? line.length : -1;
}

const markOf = (context: SlipContext, item: Node): string =>
  /^(?:[-*+]|\d{1,9}[.)])[ \t]+/.exec(context.written(item))?.[0] ?? '';

/** Items of one list with more indent than others, but too little for a nested list. */
function deeperItems(context: SlipContext, list: Node): void {
  const items = (list.children ?? []).map((node) => ({ node, indent: indentOf(context, node) }));
  const base = items[0]?.indent ?? -1;
  if (base < 0) return;
  let before = base;
  for (const [index, { node, indent }] of items.entries()) {
    const mark = markOf(context, items[index - 1]?.node ?? node).length;
    const isFirst = indent > base && before <= base;
    before = indent;
    // Numbers may be aligned at their end.
    if (!isFirst || (list.ordered && indent + markOf(context, node).length === base + mark)) continue;
    const end = items.findIndex((item, at) => at > index && item.indent < indent);
    const deeper = items.slice(index, end < 0 ? undefined : end).map((item) => item.node);
    const wanted = base + mark;
    if (indent < wanted) tell(context, deeper, { indent, wanted, sure: list.ordered === true });
  }
}

/** Finds blocks and lists after a list that are indented, but less than the text of its items. */
function below(context: SlipContext, list: Node, following: readonly Node[]): void {
  const [next] = following;
  const last = list.children?.at(-1);
  const base = last ? indentOf(context, last) : -1;
  if (!next?.position || !last || base < 0) return;
  const wanted = base + markOf(context, last).trimEnd().length + 1;
  const indent = indentOf(context, next);
  if (indent > base && indent < wanted) {
    const nodes = following.slice(
      0,
      following.findIndex((node) => indentOf(context, node) !== indent),
    );
    tell(context, nodes.length > 0 ? nodes : [next], { indent, wanted, sure: true });
    return;
  }
  if (indent === base && list.ordered) between(context, { list, following, base, wanted });
}

/** Blocks that split one numbered list in two, one of them not a paragraph: it was meant to belong to the item before. */
function between(
  context: SlipContext,
  { list, following, base, wanted }: { list: Node; following: readonly Node[]; base: number; wanted: number },
): void {
  const end = following.findIndex(({ type }) => type === 'list');
  const [blocks, rest] = [following.slice(0, end), following[end]];
  if (end < 1 || end > 3 || !rest?.ordered || indentOf(context, rest) !== base) return;
  if (blocks.some(({ type, position }) => !position || !/^(?:code|table|paragraph)$/.test(type))) return;
  if (!blocks.some((node) => node.type !== 'paragraph' || isPicture(node))) return;
  const count = list.children?.length ?? 0;
  const goesOn = (rest.start ?? 1) === (list.start ?? 1) + count;
  const restarts = count === 1 && (rest.start ?? 1) === 1 && (list.start ?? 1) === 1;
  const text = (node: Node) => context.written(node);
  if (!restarts && !goesOn) return;
  // A sentence that introduces the next list belongs between two lists.
  if (/[:：]$/.test(blocks.slice(-1).map(text).join('').trim())) return;
  if (restarts) tell(context, blocks, { indent: base, wanted, sure: true });
  else tell(context, blocks, { indent: base, wanted, sure: false, code: 'list-parted' });
}

const isPicture = (node: Node): boolean =>
  (node.children?.length ?? 0) > 0 && node.children?.every(({ type }) => type === 'image') === true;

function tell(
  context: SlipContext,
  nodes: readonly Node[],
  {
    indent,
    wanted,
    sure,
    code = 'list-indent',
  }: { indent: number; wanted: number; sure: boolean; code?: 'list-indent' | 'list-parted' },
): void {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (!first || !last) return;
  const start = context.start(first);
  const from = context.file.lastIndexOf('\n', start - 1) + 1;
  const changes: Change[] = [];
  const gap = ' '.repeat(wanted - indent);
  let at = from;
  for (const line of context.file.slice(from, context.end(last)).split('\n')) {
    if (line.trim() !== '') changes.push([at, at, gap]);
    at += line.length + 1;
  }
  const [line = ''] = context.file.slice(start).split('\n', 1);
  const args = { found: String(indent), wanted: String(wanted) };
  context.say(code, args, start, line.trimEnd().length, { changes, sure });
}
