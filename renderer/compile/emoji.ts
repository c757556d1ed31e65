/** `:smile:` → 😄 in text, after heading ids were made (B4.20). */
import { nameToEmoji } from 'gemoji';
import { type Node, walk } from './tree.js';

const CODE = /:([+\w-]+):/g;

/** Replaces the codes in all text of a tree; unknown ones stay. */
export function replaceEmoji(root: Node): void {
  walk(root, (node) => {
    if (node.type !== 'text' || !node.value!.includes(':')) return;
    node.value = node.value!.replace(CODE, (code, name: string) =>
      Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name]! : code,
    );
  });
}
