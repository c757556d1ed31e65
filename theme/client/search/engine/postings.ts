/** Reading postings (`search-format.ts`). */
import { skipEntries, varint, varintEnd } from '../../../../renderer/shared/index-bytes.js';

/** Postings of one term; `weight` says how well the term fits what was typed. */
export interface Match {
  term: string;
  weight: number;
  bytes: Uint8Array;
  start: number;
  end: number;
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
