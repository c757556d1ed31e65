/**
 * Restricts names of directives to ASCII (B4.37, B4.42). The parsers take any letter for one, so that `重点:说明` would be a directive; here
 * it becomes text again, before headings get their ids.
 */
import { type Node, walk } from '../tree/tree.js';

const NAME = /^[A-Za-z][\w-]*/;

/** Turns inline directives whose names are not ASCII, or go on after ASCII, into what they are without. */
export function mendDirectiveNames(tree: Node, text: string): void {
  walk(tree, (node) => {
    const { children } = node;
    if (!children?.some(isOther)) return;
    node.children = children.flatMap((child) => (isOther(child) ? plain(child, text) : [child]));
  });
}

const isOther = ({ type, name }: Node) => type === 'textDirective' && NAME.exec(name ?? '')?.[0] !== name;

function plain(node: Node, text: string): Node[] {
  const name = node.name!;
  const { start, end } = node.position!;
  const kept = NAME.exec(name)?.[0] ?? '';
  const cut = { ...start, column: start.column + 1 + kept.length, offset: start.offset + 1 + kept.length };
  const head: Node[] = kept
    ? [{ type: 'textDirective', name: kept, attributes: {}, children: [], position: { start, end: cut } }]
    : [];
  const from = kept ? cut : start;
  const label = node.children ?? [];
  const [first, last] = [label[0]?.position, label.at(-1)?.position];
  const piece = (a: typeof start, b: typeof start): Node => ({
    type: 'text',
    value: text.slice(a.offset, b.offset),
    position: { start: a, end: b },
  });
  if (!first || !last) return [...head, piece(from, end)];
  return [...head, piece(from, first.start), ...label, piece(last.end, end)];
}
