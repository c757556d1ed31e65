/** Reading postings (`search-format.ts`). */

/** Postings of one term; `weight` says how well the term fits what was typed. */
export interface Match {
  term: string;
  weight: number;
  bytes: Uint8Array;
  start: number;
  end: number;
}

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

/** Position after the entries of one page that begin at `at`. */
export function skipEntries(bytes: Uint8Array, at: number): number {
  for (;;) {
    const last = bytes[at]! & 1;
    at = varintEnd(bytes, at);
    if (last) return at;
  }
}

/** Number of pages in the postings from `at` to `stop`, or one more than `most`. */
export function countPages(bytes: Uint8Array, at: number, stop: number, most: number): number {
  let count = 0;
  for (; at < stop && count <= most; count++) at = skipEntries(bytes, varintEnd(bytes, at));
  return count;
}

/** Calls `visit` with the slot of every page in the postings from `at` to `stop`. */
export function eachPage(bytes: Uint8Array, at: number, stop: number, visit: (slot: number) => void): void {
  for (let slot = 0; at < stop; ) {
    slot += varint(bytes, at);
    at = skipEntries(bytes, varintEnd(bytes, at));
    visit(slot);
  }
}
