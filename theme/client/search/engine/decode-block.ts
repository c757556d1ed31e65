/** Term shards: of their thousand terms a query needs a handful, so terms are compared as they are written and not made one by one. */
import { varint, varintEnd } from './postings.js';

/** A term shard. Postings of term i are `bytes` from `ends[i]` to `ends[i + 1]`. */
export interface TermBlock {
  /** The number of leading characters shared with the term before, as a character from `0` on, then the rest. */
  lines: string[];
  ends: Uint32Array;
  bytes: Uint8Array;
}

const utf8 = new TextDecoder();

export function decodeBlock(bytes: Uint8Array): TermBlock {
  const first = varintEnd(bytes, 0);
  const start = first + varint(bytes, 0);
  const lines = utf8.decode(bytes.subarray(first, start)).split('\n');
  const ends = new Uint32Array(lines.length + 1);
  let at = start;
  let sum = 0;
  for (let i = 0; i < lines.length; i++) {
    ends[i] = sum;
    sum += varint(bytes, at);
    at = varintEnd(bytes, at);
  }
  ends[lines.length] = sum;
  // Postings begin where their lengths end.
  return { lines, ends, bytes: bytes.subarray(at) };
}

/** Visits the term if the shard has it; with `open` every term that begins with it, in order. */
export function eachTerm(
  { lines }: TermBlock,
  term: string,
  open: boolean,
  visit: (word: string, index: number) => void,
): void {
  /** Characters that the line before has of the term from its start on. Where it has not all, what follows is less than in the term. */
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
        // Past the place where it would stand?
        if (line.charCodeAt(same - shared + 1) > term.charCodeAt(same)) return;
        continue;
      }
      word = term + line.slice(same - shared + 1);
    }
    if (open || word === term) visit(word, i);
    if (!open) return;
  }
}
