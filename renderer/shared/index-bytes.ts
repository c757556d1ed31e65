/** Reads what the files of the search index hold (`search-format.ts`): numbers, postings, words and term shards. */

/** Reads the varint at `at`. */
export function varint(bytes: Uint8Array, at: number): number {
  let value = 0;
  let shift = 0;
  let byte: number;
  do {
    byte = bytes[at++]!;
    value |= (byte & 127) << shift;
    shift += 7;
  } while (byte > 127);
  return value;
}

/** Position after the varint at `at`. */
export function varintEnd(bytes: Uint8Array, at: number): number {
  while (bytes[at++]! > 127);
  return at;
}

/** Position after the entries of one page that begin at `at`: the last entry has its low bit set. */
export function skipEntries(bytes: Uint8Array, at: number): number {
  for (;;) {
    const last = bytes[at]! & 1;
    at = varintEnd(bytes, at);
    if (last) return at;
  }
}

/**
 * Returns what `make` makes of each word of lines that begin, after `skip` characters, with the number of characters that a word shares with
 * the one before.
 */
export function readLines<T>(lines: readonly string[], make: (word: string, line: string) => T, skip = 0): T[] {
  let word = '';
  return lines.map((line) => {
    word = word.slice(0, line.charCodeAt(skip) - 48) + line.slice(skip + 1);
    return make(word, line);
  });
}

/** A term shard. Postings of term i are `bytes` from `ends[i]` to `ends[i + 1]`. */
export interface TermBlock {
  /** The number of leading characters shared with the previous term, as a character starting at `0`, then the rest. */
  lines: string[];
  ends: Uint32Array;
  bytes: Uint8Array;
}

/** Reads the files' texts. */
export const utf8 = new TextDecoder();

export function decodeBlock(bytes: Uint8Array): TermBlock {
  const first = varintEnd(bytes, 0);
  const start = first + varint(bytes, 0);
  const lines = utf8.decode(bytes.subarray(first, start)).split('\n');
  const ends = new Uint32Array(lines.length + 1);
  let at = start;
  for (let i = 0; i < lines.length; i++) {
    ends[i + 1] = ends[i]! + varint(bytes, at);
    at = varintEnd(bytes, at);
  }
  // Postings begin where their lengths end.
  return { lines, ends, bytes: bytes.subarray(at) };
}
