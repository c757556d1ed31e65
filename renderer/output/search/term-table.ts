/** The inverted table: every term of the site with its postings (see `search-format.ts`), in one byte array. Made whole, or from an earlier one by its differences. */
import { skipEntries } from '../../shared/index-bytes.js';
import { Bytes, Reader, varintSize, writeVarint } from './bytes.js';
import type { PageTerms } from './collector.js';
import { pairCode, TermIds } from './term-ids.js';
import { TermList } from './term-list.js';

export interface TermTable {
  /** Sorted by UTF-16 units. */
  terms: TermList;
  /** End of each term's postings in `bytes`. */
  ends: Uint32Array;
  bytes: Uint8Array;
}

export interface PlacedPage {
  slot: number;
  tokens: Pick<PageTerms, 'pairs' | 'terms' | 'entries' | 'numbers'>;
}

/** Number of pages that hold a term, or `most` of them. */
export const countPages = (table: TermTable, term: string, most: number): number => slotsOf(table, term, most).length;

/** True if a page holds all of the terms. */
export function holdsAll(table: TermTable, terms: readonly string[]): boolean {
  const [first = '', ...rest] = terms;
  let slots = slotsOf(table, first, rest.length > 0 ? Number.POSITIVE_INFINITY : 1);
  for (const term of rest) {
    const others = new Set(slots.length > 0 ? slotsOf(table, term, Number.POSITIVE_INFINITY) : []);
    slots = slots.filter((slot) => others.has(slot));
  }
  return slots.length > 0;
}

/** Slots of the pages that hold a term, `most` of them. */
function slotsOf({ terms, ends, bytes }: TermTable, term: string, most: number): number[] {
  const index = terms.lowerBound(term);
  if (index === terms.length || terms.at(index) !== term) return [];
  const reader = new Reader(bytes, index > 0 ? ends[index - 1]! : 0);
  const slots: number[] = [];
  for (let slot = 0; reader.at < ends[index]! && slots.length < most; ) {
    slot += reader.varint();
    slots.push(slot);
    reader.at = skipEntries(bytes, reader.at);
  }
  return slots;
}

/** Threads make term shards of a table without a copy of it. */
const sharedBytes = (size: number) => new Uint8Array(new SharedArrayBuffer(size));

/** Makes the table of pages in slot order: counts first, so that the bytes are written once into an array of the right size. */
export function makeTable(pages: PlacedPage[]): TermTable {
  const ids = pages[0]?.tokens.numbers?.by ?? new TermIds();
  const idsOf = pages.map(({ tokens }) => (tokens.numbers?.by === ids ? tokens.numbers.list : numbersOf(tokens, ids)));
  const sizes = new Uint32Array(ids.size);
  const lastSlots = new Int32Array(ids.size);
  pages.forEach(({ slot, tokens }, i) => {
    countPage(slot, tokens.entries, idsOf[i]!, { sizes, lastSlots });
  });
  // A collector knows terms of other pages too.
  const order = ids.sorted().filter((id) => sizes[id]! > 0);
  const ends = new Uint32Array(order.length);
  const next = new Uint32Array(ids.size);
  let size = 0;
  order.forEach((id, i) => {
    next[id] = size;
    size += sizes[id]!;
    ends[i] = size;
  });
  const bytes = sharedBytes(size);
  lastSlots.fill(0);
  pages.forEach(({ slot, tokens }, i) => {
    writePage(slot, tokens.entries, idsOf[i]!, { bytes, next, lastSlots });
  });
  return { terms: ids.list(order), ends, bytes };
}

/** Numbers of the terms of a page that another collector, or an earlier process, has found. */
function numbersOf(tokens: PlacedPage['tokens'], ids: TermIds): Uint32Array {
  const terms = wordsOf(tokens);
  const pairs = tokens.pairs.length / 2;
  return Uint32Array.from({ length: pairs + terms.length }, (_, i) =>
    i < pairs ? ids.pair(pairCode(tokens.pairs, i * 2)) : ids.word(terms[i - pairs]!),
  );
}

interface Counts {
  sizes: Uint32Array;
  lastSlots: Int32Array;
}

function countPage(slot: number, entries: Uint8Array, ids: Uint32Array, { sizes, lastSlots }: Counts): void {
  let at = 0;
  for (const id of ids) {
    const end = skipEntries(entries, at);
    sizes[id]! += varintSize(slot - lastSlots[id]!) + end - at;
    lastSlots[id] = slot;
    at = end;
  }
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
    let to = writeVarint(bytes, next[id]!, slot - lastSlots[id]!);
    lastSlots[id] = slot;
    const end = skipEntries(entries, from);
    while (from < end) bytes[to++] = entries[from++]!;
    next[id] = to;
  }
}

/** Makes one table of several, each of other pages. */
export function mergeTables(tables: readonly TermTable[]): TermTable {
  if (tables.length === 1) return tables[0]!;
  const terms: string[] = [];
  // Gaps between slots only get smaller.
  const bytes = sharedBytes(tables.reduce((sum, table) => sum + table.bytes.length, 0));
  const ends = new Uint32Array(tables.reduce((sum, table) => sum + table.terms.length, 0));
  const places = tables.map((): number => 0);
  let size = 0;
  const termOf = ({ terms: list }: TermTable, at: number) => (at < list.length ? list.at(at) : undefined);
  const heads = tables.map((table) => termOf(table, 0));
  for (;;) {
    let term: string | undefined;
    for (const head of heads) if (head !== undefined && (term === undefined || head < term)) term = head;
    if (term === undefined) break;
    const parts: Uint8Array[] = [];
    tables.forEach((table, i) => {
      if (heads[i] !== term) return;
      const at = places[i]!;
      parts.push(table.bytes.subarray(at > 0 ? table.ends[at - 1]! : 0, table.ends[at]!));
      places[i] = at + 1;
      heads[i] = termOf(table, at + 1);
    });
    size = mergePostings(parts, bytes, size);
    ends[terms.length] = size;
    terms.push(term);
  }
  return { terms: TermList.of(terms.join('\n')), ends: ends.slice(0, terms.length), bytes: bytes.subarray(0, size) };
}

/** Writes the postings of one term, which come from different pages, in the order of their slots. @returns where they end */
function mergePostings(parts: readonly Uint8Array[], out: Uint8Array, start: number): number {
  if (parts.length === 1) {
    out.set(parts[0]!, start);
    return start + parts[0]!.length;
  }
  const readers = parts.map((part) => new Reader(part));
  const slots = readers.map((reader) => reader.varint());
  let size = start;
  let last = 0;
  for (;;) {
    let next = -1;
    for (let i = 0; i < slots.length; i++) if (slots[i]! >= 0 && (next < 0 || slots[i]! < slots[next]!)) next = i;
    if (next < 0) return size;
    const reader = readers[next]!;
    const slot = slots[next]!;
    size = writeVarint(out, size, slot - last);
    last = slot;
    const end = skipEntries(reader.bytes, reader.at);
    while (reader.at < end) out[size++] = reader.bytes[reader.at++]!;
    slots[next] = end < reader.bytes.length ? slot + reader.varint() : -1;
  }
}

/** The part of a table between two terms, `to` exclusive. */
export function sliceTable({ terms, ends, bytes }: TermTable, from: number, to: number): TermTable {
  const start = from > 0 ? ends[from - 1]! : 0;
  const end = to > from ? ends[to - 1]! : start;
  return {
    terms: terms.slice(from, to),
    ends: ends.slice(from, to).map((at) => at - start),
    bytes: bytes.subarray(start, end),
  };
}

/** Parts of a table, in their order, as one. */
export function joinTables(parts: readonly TermTable[]): TermTable {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.bytes.length, 0));
  const ends = new Uint32Array(parts.reduce((sum, part) => sum + part.ends.length, 0));
  let size = 0;
  let count = 0;
  for (const part of parts) {
    bytes.set(part.bytes, size);
    for (const end of part.ends) ends[count++] = size + end;
    size += part.bytes.length;
  }
  return { terms: TermList.of(parts.map(({ terms }) => terms.text).join('\n')), ends, bytes };
}

/** New entries of a term by slot; null takes the page out. */
export type TermChanges = Map<string, Map<number, Uint8Array | null>>;

/** Changes after which others come. */
export function joinChanges(first: TermChanges | undefined, then: TermChanges): TermChanges {
  if (!first || first.size === 0) return then;
  const joined: TermChanges = new Map(first);
  for (const [term, bySlot] of then) joined.set(term, new Map([...(first.get(term) ?? []), ...bySlot]));
  return joined;
}

/** Differences of one page, before and after (undefined: not there). */
export function addChanges(changes: TermChanges, before: PlacedPage | undefined, after: PlacedPage | undefined): void {
  const old = before ? entriesByTerm(before.tokens) : new Map<string, Uint8Array>();
  const now = after ? entriesByTerm(after.tokens) : new Map<string, Uint8Array>();
  const moved = before?.slot !== after?.slot;
  const note = (term: string, slot: number, entries: Uint8Array | null) => {
    const bySlot = changes.get(term) ?? new Map<number, Uint8Array | null>();
    // A slot that one page leaves and another takes: the addition wins.
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
    const end = skipEntries(tokens.entries, at);
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
  const lines: string[] = [];
  let count = 0;
  const ends = new Uint32Array(table.terms.length + changed.length);
  const starts = new Uint32Array(ends.length + 1);
  const bytes = new Bytes(table.bytes.length + 65_536);
  let at = 0;
  /** Start of the next line. */
  let next = 0;
  const copyUntil = (end: number) => {
    if (end <= at) return;
    const start = at > 0 ? table.ends[at - 1]! : 0;
    const shift = bytes.size - start;
    const move = next - table.terms.startOf(at);
    bytes.append(table.bytes.subarray(start, table.ends[end - 1]!));
    lines.push(table.terms.textOf(at, end));
    moveAll(ends, count, table.ends.subarray(at, end), shift);
    moveAll(starts, count + 1, table.terms.starts.subarray(at + 1, end + 1), move);
    count += end - at;
    next = starts[count]!;
    at = end;
  };
  for (const term of changed) {
    copyUntil(table.terms.lowerBound(term, at));
    const known = at < table.terms.length && table.terms.at(at) === term;
    const old = known ? table.bytes.subarray(at > 0 ? table.ends[at - 1]! : 0, table.ends[at]!) : new Uint8Array(0);
    const before = bytes.size;
    writePatched(bytes, old, changes.get(term)!);
    if (bytes.size > before) {
      ends[count++] = bytes.size;
      next += term.length + 1;
      starts[count] = next;
      lines.push(term);
    }
    if (known) at++;
  }
  copyUntil(table.terms.length);
  const terms = new TermList(lines.join('\n'), starts.subarray(0, count + 1));
  return { terms, ends: ends.subarray(0, count), bytes: bytes.view() };
}

/** Copies numbers, each with as much added. */
function moveAll(to: Uint32Array, at: number, from: Uint32Array, by: number): void {
  to.set(from, at);
  if (by === 0) return;
  for (let i = at, end = at + from.length; i < end; i++) to[i]! += by;
}

/** Writes the postings of a term with its changes. Bytes between two changed slots are copied at once. */
function writePatched(out: Bytes, old: Uint8Array, changes: Map<number, Uint8Array | null>): void {
  const reader = new Reader(old);
  /** Slot of the posting that is read next. */
  let slot = reader.at < old.length ? reader.varint() : Number.POSITIVE_INFINITY;
  let last = 0;
  /** Writes the postings up to a slot, exclusive. */
  const copyUntil = (end: number) => {
    if (slot >= end) return;
    out.varint(slot - last);
    const start = reader.at;
    let stop = start;
    while (slot < end) {
      last = slot;
      stop = skipEntries(old, reader.at);
      reader.at = stop;
      slot = stop < old.length ? slot + reader.varint() : Number.POSITIVE_INFINITY;
    }
    out.append(old.subarray(start, stop));
  };
  for (const changed of [...changes.keys()].sort((a, b) => a - b)) {
    copyUntil(changed);
    if (slot === changed) {
      reader.at = skipEntries(old, reader.at);
      slot = reader.at < old.length ? slot + reader.varint() : Number.POSITIVE_INFINITY;
    }
    const entries = changes.get(changed);
    if (!entries) continue;
    out.varint(changed - last);
    out.append(entries);
    last = changed;
  }
  copyUntil(Number.POSITIVE_INFINITY);
}
