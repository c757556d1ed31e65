/** The inverted table: every term of the site with its postings (see `format.ts`), in one byte array. Made whole, or from an earlier one by its differences. */
import { Reader } from '../../../theme/client/search/engine/format.js';
import { Bytes, varintSize } from './bytes.js';
import type { PageTokens } from './page.js';
import { pairCode, TermIds } from './term-ids.js';

export interface TermTable {
  /** Sorted by UTF-16 units. */
  terms: string[];
  /** End of each term's postings in `bytes`. */
  ends: Uint32Array;
  bytes: Uint8Array;
}

export interface PlacedPage {
  slot: number;
  tokens: Pick<PageTokens, 'pairs' | 'terms' | 'entries'>;
}

/** Position after the entries of one term that start at `at`: the last entry has its low bit set. */
function entriesEnd(bytes: Uint8Array, start: number): number {
  let at = start;
  for (;;) {
    const last = bytes[at]! & 1;
    while (bytes[at++]! & 128);
    if (last) return at;
  }
}

/** Growing per-term numbers. */
class Counts {
  sizes = new Uint32Array(1 << 16);
  lastSlots = new Int32Array(1 << 16);

  room(count: number): void {
    if (count <= this.sizes.length) return;
    const [sizes, lastSlots] = [this.sizes, this.lastSlots];
    this.sizes = new Uint32Array(count * 2);
    this.lastSlots = new Int32Array(count * 2);
    this.sizes.set(sizes);
    this.lastSlots.set(lastSlots);
  }
}

/** Makes the table of pages in slot order: counts first, so that the bytes are written once into an array of the right size. */
export function makeTable(pages: PlacedPage[]): TermTable {
  const ids = new TermIds();
  const counts = new Counts();
  const idsOf = pages.map(({ slot, tokens }) => countPage(slot, tokens, ids, counts));
  const order = ids.sorted();
  const ends = new Uint32Array(order.length);
  const next = new Uint32Array(order.length);
  let size = 0;
  order.forEach((id, i) => {
    next[id] = size;
    size += counts.sizes[id]!;
    ends[i] = size;
  });
  const bytes = new Uint8Array(size);
  counts.lastSlots.fill(0);
  pages.forEach(({ slot, tokens }, i) => {
    writePage(slot, tokens.entries, idsOf[i]!, { bytes, next, lastSlots: counts.lastSlots });
  });
  return { terms: Array.from(order, (id) => ids.names[id]!), ends, bytes };
}

function countPage(slot: number, tokens: PlacedPage['tokens'], ids: TermIds, counts: Counts): Uint32Array {
  const terms = wordsOf(tokens);
  const pairs = tokens.pairs.length / 2;
  const found = new Uint32Array(pairs + terms.length);
  let at = 0;
  for (let i = 0; i < found.length; i++) {
    const id = i < pairs ? ids.pair(pairCode(tokens.pairs, i * 2)) : ids.word(terms[i - pairs]!);
    counts.room(id + 1);
    found[i] = id;
    const end = entriesEnd(tokens.entries, at);
    counts.sizes[id]! += varintSize(slot - counts.lastSlots[id]!) + end - at;
    counts.lastSlots[id] = slot;
    at = end;
  }
  return found;
}

const wordsOf = ({ terms }: PlacedPage['tokens']): string[] => (terms === '' ? [] : terms.split('\n'));

interface Writing {
  bytes: Uint8Array;
  next: Uint32Array;
  lastSlots: Int32Array;
}

function writePage(slot: number, entries: Uint8Array, ids: Uint32Array, { bytes, next, lastSlots }: Writing): void {
  let from = 0;
  for (const id of ids) {
    let to = next[id]!;
    let gap = slot - lastSlots[id]!;
    lastSlots[id] = slot;
    while (gap > 127) {
      bytes[to++] = (gap & 127) | 128;
      gap >>>= 7;
    }
    bytes[to++] = gap;
    const end = entriesEnd(entries, from);
    while (from < end) bytes[to++] = entries[from++]!;
    next[id] = to;
  }
}

/** New entries of a term by slot; null takes the page out. */
export type TermChanges = Map<string, Map<number, Uint8Array | null>>;

/** Differences of one page, before and after (undefined: not there). */
export function addChanges(changes: TermChanges, before: PlacedPage | undefined, after: PlacedPage | undefined): void {
  const old = before ? entriesByTerm(before.tokens) : new Map<string, Uint8Array>();
  const now = after ? entriesByTerm(after.tokens) : new Map<string, Uint8Array>();
  const moved = before?.slot !== after?.slot;
  const note = (term: string, slot: number, entries: Uint8Array | null) => {
    const bySlot = changes.get(term) ?? new Map<number, Uint8Array | null>();
    // A slot that one page leaves and another takes: what is put in wins.
    if (entries || !bySlot.get(slot)) bySlot.set(slot, entries);
    changes.set(term, bySlot);
  };
  for (const [term, entries] of old) {
    const same = now.get(term);
    if (moved || !same) note(term, before!.slot, null);
    else if (!equalBytes(entries, same)) note(term, before!.slot, same);
  }
  for (const [term, entries] of now) if (moved || !old.has(term)) note(term, after!.slot, entries);
}

function entriesByTerm(tokens: PlacedPage['tokens']): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  let at = 0;
  for (const term of [...(tokens.pairs.match(/[\s\S]{2}/g) ?? []), ...wordsOf(tokens)]) {
    const end = entriesEnd(tokens.entries, at);
    found.set(term, tokens.entries.subarray(at, end));
    at = end;
  }
  return found;
}

function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** The table after some changes: equal to one made whole. */
export function patchTable(table: TermTable, changes: TermChanges): TermTable {
  const changed = [...changes.keys()].sort();
  const terms: string[] = [];
  const ends = new Uint32Array(table.terms.length + changed.length);
  const bytes = new Bytes(table.bytes.length + 65_536);
  let at = 0;
  const copyUntil = (end: number) => {
    const start = at > 0 ? table.ends[at - 1]! : 0;
    const shift = bytes.size - start;
    if (end > at) bytes.append(table.bytes.subarray(start, table.ends[end - 1]!));
    for (; at < end; at++) {
      ends[terms.length] = table.ends[at]! + shift;
      terms.push(table.terms[at]!);
    }
  };
  for (const term of changed) {
    copyUntil(lowerBound(table.terms, term, at));
    const known = table.terms[at] === term;
    const old = known ? table.bytes.subarray(at > 0 ? table.ends[at - 1]! : 0, table.ends[at]!) : new Uint8Array(0);
    const before = bytes.size;
    writePatched(bytes, old, changes.get(term)!);
    if (bytes.size > before) {
      ends[terms.length] = bytes.size;
      terms.push(term);
    }
    if (known) at++;
  }
  copyUntil(table.terms.length);
  return { terms, ends: ends.subarray(0, terms.length), bytes: bytes.view() };
}

/** Index of the first term not before `term`. */
export function lowerBound(terms: string[], term: string, from = 0): number {
  let low = from;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]! < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

function writePatched(out: Bytes, old: Uint8Array, changes: Map<number, Uint8Array | null>): void {
  const postings = new Map<number, Uint8Array>();
  const reader = new Reader(old);
  let slot = 0;
  while (reader.at < old.length) {
    slot += reader.varint();
    const end = entriesEnd(old, reader.at);
    postings.set(slot, old.subarray(reader.at, end));
    reader.at = end;
  }
  for (const [changedSlot, entries] of changes) {
    if (entries) postings.set(changedSlot, entries);
    else postings.delete(changedSlot);
  }
  let last = 0;
  for (const next of [...postings.keys()].sort((a, b) => a - b)) {
    out.varint(next - last);
    out.append(postings.get(next)!);
    last = next;
  }
}
