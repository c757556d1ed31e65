/** Removes soft line breaks between Han characters: only the source is wrapped, not the sentence. */
import { joinsLines } from '../tree/characters.js';
import { type Node, plainText } from '../tree/tree.js';

/** Removes such line breaks from all text of a tree, across inline marks too. */
export function joinHanLines(node: Node): void {
  const { children } = node;
  if (!children) return;
  for (let i = 0; i < children.length; i++) {
    const child = children[i]!;
    if (child.type !== 'text') joinHanLines(child);
    else if (child.value!.includes('\n')) child.value = joined(child.value!, children[i - 1], children[i + 1]);
  }
}

function joined(value: string, previous: Node | undefined, next: Node | undefined): string {
  return value.replace(/(?<![ \t])[ \t]*\n[ \t]*/g, (found, at: number) => {
    const end = at + found.length;
    const before = at > 0 ? value[at - 1]! : previous ? plainText(previous).at(-1) : undefined;
    const after = end < value.length ? value[end]! : next ? plainText(next)[0] : undefined;
    return before && after && joinsLines(before, after) ? '' : '\n';
  });
}
