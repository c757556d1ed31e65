/** Terms of a shard: a query needs a handful of its thousand, so they are compared in encoded form instead of decoded one by one. */
import type { TermBlock } from '../../../../renderer/shared/index-bytes.js';

/** Visits the term if the shard has it; with `open` every term that begins with it, in order. */
export function eachTerm(
  { lines }: TermBlock,
  term: string,
  open: boolean,
  visit: (word: string, index: number) => void,
): void {
  /** Leading characters that the previous line shares with the term. If fewer than all match, the following lines sort before the term. */
  let same = 0;
  let word = '';
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const shared = line.charCodeAt(0) - 48;
    if (word) {
      if (shared < term.length) return;
      word = word.slice(0, shared) + line.slice(1);
    } else {
      if (shared > same) continue;
      same = shared;
      while (same < term.length && line.charCodeAt(same - shared + 1) === term.charCodeAt(same)) same++;
      if (same < term.length) {
        // Past the position of the term?
        if (line.charCodeAt(same - shared + 1) > term.charCodeAt(same)) return;
        continue;
      }
      word = term + line.slice(same - shared + 1);
    }
    if (open || word === term) visit(word, i);
    if (!open) return;
  }
}
