/** Postings of all terms of a query, page by page. */
import { skipEntries, varint, varintEnd } from '../../../../renderer/shared/index-bytes.js';
import type { Match } from './postings.js';
import { slices } from './slices.js';

/** Postings of the terms by page: a chain of entries. Flat numbers, because this runs once over every posting, in cold code. */
export interface Merged {
  /** First entry of the page in a slot; 0 for none. */
  heads: Int32Array;
  /** Next entry of the same page, in the order of the terms; 0 for none. */
  next: Int32Array;
  /** Index of the term of an entry. */
  term: Int32Array;
  /** Its offset in the bytes of its term. */
  at: Int32Array;
  /** Pages that hold a term. */
  counts: Int32Array;
}

/** Pages that are read at once. */
const PAGES = 1024;

/** @param slots slots there are */
export async function mergePages(terms: readonly Match[], slots: number): Promise<Merged> {
  let bytes = 0;
  for (const { start, end } of terms) bytes += end - start;
  // Of a page two bytes at least.
  const room = (bytes >> 1) + 1;
  const heads = new Int32Array(slots);
  const next = new Int32Array(room);
  const term = new Int32Array(room);
  const at = new Int32Array(room);
  const counts = new Int32Array(terms.length);
  let entry = 0;
  let slot = 0;
  /** Reads the next pages of a term from `place` on; returns where the one after them begins. */
  const read = (t: number, place: number): number => {
    const { bytes, end: stop } = terms[t]!;
    for (let i = 0; i < PAGES && place < stop; i++) {
      slot += varint(bytes, place);
      place = varintEnd(bytes, place);
      entry++;
      term[entry] = t;
      at[entry] = place;
      next[entry] = heads[slot]!;
      heads[slot] = entry;
      place = skipEntries(bytes, place);
    }
    return place;
  };
  const pause = slices();
  for (let t = terms.length - 1; t >= 0; t--) {
    const { start, end: stop } = terms[t]!;
    const before = entry;
    slot = 0;
    for (let place = start; place < stop; ) {
      place = read(t, place);
      const wait = pause();
      if (wait) await wait;
    }
    counts[t] = entry - before;
  }
  return { heads, next, term, at, counts };
}
