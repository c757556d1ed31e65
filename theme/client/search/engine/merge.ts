/** Postings of all terms of a query, page by page. */
import { end, type Match, skipEntries, varint } from './postings.js';

/** What the terms say of each page: a chain of entries. Flat numbers, for this runs once over every posting, in code that is cold. */
export interface Merged {
  /** First entry of the page in a slot; 0 for none. */
  heads: Int32Array;
  /** Next entry of the same page, in the order of the terms; 0 for none. */
  next: Int32Array;
  /** Index of the term of an entry. */
  term: Int32Array;
  /** Where it begins in the bytes of its term. */
  at: Int32Array;
  /** Pages that hold a term. */
  counts: Int32Array;
}

/** @param slots slots there are */
export function mergePages(terms: readonly Match[], slots: number): Merged {
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
  for (let t = terms.length - 1; t >= 0; t--) {
    const { bytes, start, end: stop } = terms[t]!;
    const before = entry;
    let slot = 0;
    for (let place = start; place < stop; ) {
      slot += varint(bytes, place);
      entry++;
      term[entry] = t;
      at[entry] = end;
      next[entry] = heads[slot]!;
      heads[slot] = entry;
      place = skipEntries(bytes, end);
    }
    counts[t] = entry - before;
  }
  return { heads, next, term, at, counts };
}
