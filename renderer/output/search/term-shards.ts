/** Cuts the inverted table into term shards, and makes the lists of words for mistyped queries. */
import { decodeBlock, readLines } from '../../shared/index-bytes.js';
import { fnv, listOf } from '../../shared/search-format.js';
import { Bytes, utf8 } from './bytes.js';
import { TermList } from './term-list.js';
import type { TermTable } from './term-table.js';

export interface Block {
  /** Range of terms, end exclusive. */
  from: number;
  to: number;
  /** No term before the block is at or after it, none in the block is before it. */
  key: string;
}

/** A block of an earlier cut that starts with a term, where nothing that decides on it has changed. */
export type SameBlock = (first: string) => { key: string; count: number } | undefined;

/** Smallest and largest block in parts of the wanted size. */
const SMALLEST = 0.7;
const LARGEST = 1.5;

/**
 * Boundaries of blocks: of the positions that make a block of a fair size, the one with the shortest key, then the one whose key has the smallest hash.
 * That only depends on neighbouring terms, so an edit changes its own blocks and at most a few after them, and short keys keep the meta file small.
 * Postings larger than a block are in one of their own, so that rare neighbours stay cheap to load.
 */
export function cutBlocks(table: TermTable, blockSize: number, same: SameBlock = () => undefined): Block[] {
  const { terms } = table;
  const blocks: Block[] = [];
  for (let from = 0; from < terms.length; ) {
    const known = same(terms.at(from));
    let to = from + (known?.count ?? 1);
    if (!known) to = borderAfter(table, from, blockSize) ?? terms.length;
    blocks.push({ from, to, key: known?.key ?? (from === 0 ? '' : separator(terms, from)) });
    from = to;
  }
  return blocks;
}

/**
 * Returns the border of the block that begins at a term.
 * @param until where the terms end that are known
 * @returns undefined where more terms may decide, or there are no more
 */
export function borderAfter(
  { terms, ends }: TermTable,
  from: number,
  blockSize: number,
  until = terms.length,
): number | undefined {
  const sizeOf = (i: number) => ends[i]! - (i > 0 ? ends[i - 1]! : 0);
  if (sizeOf(from) > blockSize) return from + 1;
  let size = 0;
  let best = -1;
  let bestLength = 0;
  let bestHash = 0;
  for (let i = from; i < until; i++) {
    if (size >= blockSize * SMALLEST) {
      const length = terms.sharedAt(i) + 1;
      if (best < 0 || length <= bestLength) {
        const hash = fnv(terms.at(i).slice(0, length));
        if (best < 0 || length < bestLength || hash < bestHash) {
          best = i;
          bestLength = length;
          bestHash = hash;
        }
      }
    }
    const next = sizeOf(i);
    if (next > blockSize && i > from) return best < 0 || size < blockSize * SMALLEST ? i : best;
    size += next + terms.lengthAt(i) + 2;
    if (size > blockSize * LARGEST) return best < 0 ? i + 1 : best;
  }
}

/** Shortest start of a term that is after the one before it. */
const separator = (terms: TermList, index: number): string => terms.at(index).slice(0, terms.sharedAt(index) + 1);

/** The same of a term that is known without the others. */
export const separatorAfter = (before: string, term: string): string => separator(TermList.of(`${before}\n${term}`), 1);

/** Most leading characters that a line shares with the one before. */
const SHARED_MOST = 70;

/** Lines of the sorted words `from` to `to`: one character for the shared start, then the rest. `0` means nothing shared. */
function frontCode(words: TermList, from: number, to: number, mark?: (index: number) => string): string {
  let text = '';
  for (let i = from; i < to; i++) {
    const shared = i > from ? Math.min(SHARED_MOST, words.sharedAt(i)) : 0;
    text += `${i > from ? '\n' : ''}${mark ? mark(i) : ''}${String.fromCharCode(48 + shared)}${words.from(i, shared)}`;
  }
  return text;
}

/** Bytes of a block before deflating. */
export function encodeBlock({ terms, ends, bytes }: TermTable, { from, to }: Block): Uint8Array {
  const text = utf8(frontCode(terms, from, to));
  const start = from > 0 ? ends[from - 1]! : 0;
  const out = new Bytes(text.length + ends[to - 1]! - start + (to - from) * 2);
  out.varint(text.length);
  out.append(text);
  for (let i = from, last = start; i < to; i++) {
    out.varint(ends[i]! - last);
    last = ends[i]!;
  }
  out.append(bytes.subarray(start, ends[to - 1]!));
  return out.finish();
}

/** Replaces unpaired surrogates, which UTF-8 cannot represent. */
const UNKNOWN = '\ufffd';

/** The terms of a block. @returns undefined where they are not known from its bytes */
export function readBlock(content: Uint8Array): TermTable | undefined {
  const { lines, ends, bytes } = decodeBlock(content);
  const text = readLines(lines, (term) => term).join('\n');
  return text.includes(UNKNOWN) ? undefined : { terms: TermList.of(text), ends: ends.subarray(1), bytes };
}

/** Shortest words that are found when mistyped. */
const WORD_MIN = 3;

const WORD_TERM = /^(?!\d+$)[a-z0-9\u00c0-\u1fff][\w$\u00c0-\u1fff]*$/;
/** Terms from here on are no words. */
const FIRST_CJK = '\u2e80';

/** True if a term is a plain word that may be found when mistyped. */
export const isWordTerm = (term: string): boolean =>
  term.length >= WORD_MIN && term < FIRST_CJK && WORD_TERM.test(term);

/** Plain words of one list in their order, each with a digit that grows with its postings. */
export interface WordList {
  words: string[];
  ranks: string[];
}

/** Plain words by their list (`listOf`). @param lists the only ones that are asked for */
export function wordLists({ terms, ends }: TermTable, lists?: ReadonlySet<number>): Map<number, string> {
  const found = new Map<number, WordList>();
  const end = terms.lowerBound(FIRST_CJK);
  for (let i = 0; i < end; i++) {
    if (lists && !lists.has(listOf(terms.lengthAt(i)))) continue;
    const term = terms.at(i);
    if (!isWordTerm(term)) continue;
    const list = found.get(listOf(term.length)) ?? { words: [], ranks: [] };
    list.words.push(term);
    list.ranks.push(rankOf(ends[i]! - (i > 0 ? ends[i - 1]! : 0)));
    found.set(listOf(term.length), list);
  }
  return new Map([...found].map(([length, list]) => [length, wordsText(list)]));
}

/** @param size bytes of the postings of a word */
export const rankOf = (size: number): string => String(Math.min(9, Math.floor(Math.log2(size))));

/** A list as its file has it. */
export const wordsText = ({ words, ranks }: WordList): string =>
  frontCode(TermList.of(words.join('\n')), 0, words.length, (i) => ranks[i]!);

/** The list of a file. */
export function readWords(text: string): WordList {
  const lines = text.split('\n');
  return { words: readLines(lines, (word) => word, 1), ranks: lines.map((line) => line.charAt(0)) };
}
