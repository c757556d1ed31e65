/**
 * The state of the search index for the next process, in the memo: its tables, of tens of megabytes for a large site, as bytes.
 * They are kept unchanged for some builds, with the changes since then.
 */
import type { IndexHeads, IndexState, KnownLists } from '../../output/search/build-index.js';
import type { BlockHead, PlacedHead, WordHead } from '../../output/search/index-meta.js';
import { TermList } from '../../output/search/term-list.js';
import type { TermChanges } from '../../output/search/term-table.js';
import type { Memo } from './memo.js';

const HEAD = 'search state';
const TERMS = 'search terms';
const STARTS = 'search starts';
const ENDS = 'search ends';
const BYTES = 'search bytes';
const LATE = 'search late';
const ALIKE = 'search alike';
const META = 'search meta';

/** Keys of the state in the memo. */
export const STATE_KEYS = [HEAD, TERMS, STARTS, ENDS, BYTES, LATE, ALIKE, META];

/** With changes of more terms than this all is written again: each build applies them once more. */
const MOST_TERMS = 5000;

/** Units of the terms as bytes. Reading UTF-8 takes seven times as long as UTF-16 where nine tenths are pairs of Han. */
type Encoding = 'latin1' | 'utf16le';

interface KeptHead {
  blockSize: number;
  encoding: Encoding;
  pages: PlacedHead[];
  blocks: BlockHead[];
  words: WordHead[];
}

/** Changes since the rest was written. */
interface KeptLate {
  /** Entries as base64; null takes the page out. */
  terms: [term: string, bySlot: [slot: number, entries: string | null][]][];
  pages: PlacedHead[];
  pagesGone: string[];
  blocks: BlockHead[];
  blocksGone: string[];
  words: WordHead[];
}

/** Heads as they were when the tables were written, and the lists as the memo has them. */
interface Base {
  pages: ReadonlyMap<string, PlacedHead>;
  blocks: ReadonlyMap<string, BlockHead>;
  alike: KnownLists;
}

interface KeptHeads {
  heads: IndexHeads;
  base: Base;
  /** Hash of the meta file of that index. */
  meta: string;
}

export interface KeptState extends Omit<KeptHeads, 'heads'> {
  state: IndexState;
}

/** The memo's data of an earlier state, and all changes of its table. */
type Since = Base & { late: TermChanges };

/** Says that the state is in use though nobody asked for it. */
export function touchState(memo: Memo): void {
  for (const key of STATE_KEYS) memo.touch(key);
}

/** Keeps the state of an index. */
export function writeState(memo: Memo, { state, meta }: Omit<KeptState, 'base'>, since?: Since): void {
  if (since && writeLate(memo, { heads: state, meta }, since)) return;
  memo.set(META, meta);
  memo.set(ALIKE, state.alike);
  const { blockSize, pages, table, blocks, words } = state;
  const { terms, ends, bytes } = table;
  const encoding = encodingOf(terms.text);
  memo.setBytes(TERMS, Buffer.from(terms.text, encoding));
  memo.setBytes(STARTS, bytesOfNumbers(terms.starts));
  memo.setBytes(ENDS, bytesOfNumbers(ends));
  memo.setBytes(BYTES, bytes);
  const heads = { pages: [...pages.values()], blocks: [...blocks.values()], words };
  memo.set(HEAD, { blockSize, encoding, ...heads } satisfies KeptHead);
  memo.set(LATE, null);
}

/** A text of ASCII alone takes a byte a unit, in memory too. */
const encodingOf = (text: string): Encoding => (Buffer.byteLength(text) === text.length ? 'latin1' : 'utf16le');

const bytesOfNumbers = ({ buffer, byteOffset, byteLength }: Uint32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Keeps what has changed since tables were written. @returns false where they are to be written again */
export function writeLate(memo: Memo, { heads, meta }: Omit<KeptHeads, 'base'>, since: Since): boolean {
  if (since.late.size > MOST_TERMS) return false;
  memo.set(META, meta);
  memo.set(LATE, lateOf(heads, since));
  if (heads.alike !== since.alike) memo.set(ALIKE, heads.alike);
  return true;
}

function lateOf({ pages, blocks, words }: IndexHeads, { late, ...base }: Since): KeptLate {
  const changed = <T>(before: ReadonlyMap<string, T>, now: ReadonlyMap<string, T>) =>
    [...now].filter(([key, value]) => before.get(key) !== value).map(([, value]) => value);
  const gone = (before: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>) =>
    [...before.keys()].filter((key) => !now.has(key));
  return {
    terms: [...late].map(([term, bySlot]) => [
      term,
      [...bySlot].map(([slot, entries]) => [slot, entries && Buffer.from(entries).toString('base64')]),
    ]),
    pages: changed(base.pages, pages),
    pagesGone: gone(base.pages, pages),
    blocks: changed(base.blocks, blocks),
    blocksGone: gone(base.blocks, blocks),
    words,
  };
}

/** Hash of the meta file of the index whose state is kept. */
export const keptMeta = (memo: Memo): string | undefined => memo.get<string>(META);

/** The state without its tables. */
export function readHeads(memo: Memo): KeptHeads | undefined {
  const head = memo.get<KeptHead>(HEAD);
  return head && withRest(memo, head);
}

function withRest(memo: Memo, head: KeptHead): KeptHeads | undefined {
  const meta = memo.get<string>(META);
  const late = memo.get<KeptLate | null>(LATE);
  const alike = memo.get<KnownLists>(ALIKE);
  if (meta === undefined || late === undefined || !alike) return undefined;
  const base = {
    pages: new Map(head.pages.map((page) => [page.head.page, page])),
    blocks: new Map(head.blocks.map((block) => [block.key, block])),
    alike,
  };
  const heads = { blockSize: head.blockSize, words: head.words, ...base };
  return { heads: late ? withLate(heads, late) : heads, base, meta };
}

export function readState(memo: Memo): KeptState | undefined {
  const head = memo.get<KeptHead>(HEAD);
  const kept = head && withRest(memo, head);
  const terms = memo.getBytes(TERMS);
  const starts = memo.getBytes(STARTS);
  const ends = memo.getBytes(ENDS);
  const bytes = memo.getBytes(BYTES);
  if (!head || !kept || !terms || !starts || !ends || !bytes) return undefined;
  const table = {
    terms: new TermList(Buffer.from(terms.buffer).toString(head.encoding), new Uint32Array(starts.buffer)),
    ends: new Uint32Array(ends.buffer),
    bytes,
  };
  const { heads, ...rest } = kept;
  return { state: { ...heads, table }, ...rest };
}

/** Heads with what has changed since the tables were written. */
function withLate(heads: IndexHeads, { terms, words, ...late }: KeptLate): IndexHeads {
  const pages = new Map(heads.pages);
  for (const page of late.pagesGone) pages.delete(page);
  for (const page of late.pages) pages.set(page.head.page, page);
  const there = new Map(heads.blocks);
  for (const key of late.blocksGone) there.delete(key);
  for (const block of late.blocks) there.set(block.key, block);
  // In the order of their terms, as the index is cut.
  const blocks = [...there].sort(([, a], [, b]) => (a.first < b.first ? -1 : 1));
  const changes: TermChanges = new Map(
    terms.map(([term, bySlot]) => [term, new Map(bySlot.map(([slot, entries]) => [slot, bytesOf(entries)]))]),
  );
  return { ...heads, late: changes, pages, blocks: new Map(blocks), words };
}

/** A copy: what `Buffer` gives may share its memory with others. */
const bytesOf = (entries: string | null) => (entries === null ? null : new Uint8Array(Buffer.from(entries, 'base64')));
