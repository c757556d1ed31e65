/** `:smile:` → 😄 in text, after heading ids were made (B4.20). */
import { lazy } from '../../site/helpers/lazy.js';
import type { Node } from '../tree/tree.js';

const gemoji = lazy<typeof import('gemoji')>('gemoji');

const CODE = /:([+\w-]+):/g;

/** Replaces the codes in text nodes; unknown ones stay. */
export function replaceEmoji(texts: Node[]): void {
  for (const node of texts) {
    node.value = node.value!.replace(CODE, (code, name: string) => {
      const { nameToEmoji } = gemoji();
      return Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name]! : code;
    });
  }
}

/** All codes, without their colons. */
export const emojiNames = (): ReadonlySet<string> => new Set(Object.keys(gemoji().nameToEmoji));
