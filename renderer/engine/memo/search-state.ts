/** The state of the search index that the next process starts from, in the memo: its tables, of megabytes, as bytes. */
import type { IndexState } from '../../output/search/build-index.js';
import type { BlockHead, PlacedHead, WordHead } from '../../output/search/index-meta.js';
import { TermList } from '../../output/search/term-list.js';
import type { Memo } from './memo.js';

const HEAD = 'search state';
const TERMS = 'search terms';
const ENDS = 'search ends';
const BYTES = 'search bytes';

/** Keys of the state in the memo. */
export const STATE_KEYS = [HEAD, TERMS, ENDS, BYTES];

interface KeptHead {
  blockSize: number;
  pages: PlacedHead[];
  blocks: BlockHead[];
  words: WordHead[];
}

/** Says that the state is in use though nobody asked for it. */
export function touchState(memo: Memo): void {
  for (const key of STATE_KEYS) memo.touch(key);
}

export function writeState(memo: Memo, { blockSize, pages, table, blocks, words }: IndexState): void {
  const { terms, ends, bytes } = table;
  memo.setBytes(TERMS, Buffer.from(terms.text));
  memo.setBytes(ENDS, new Uint8Array(ends.buffer, ends.byteOffset, ends.byteLength));
  memo.setBytes(BYTES, bytes);
  memo.set(HEAD, { blockSize, pages: [...pages.values()], blocks: [...blocks.values()], words } satisfies KeptHead);
}

export function readState(memo: Memo): IndexState | undefined {
  const head = memo.get<KeptHead>(HEAD);
  const terms = memo.getBytes(TERMS);
  const ends = memo.getBytes(ENDS);
  const bytes = memo.getBytes(BYTES);
  if (!head || !terms || !ends || !bytes) return undefined;
  return {
    blockSize: head.blockSize,
    pages: new Map(head.pages.map((page) => [page.head.page, page])),
    table: {
      terms: TermList.of(Buffer.from(terms.buffer).toString('utf8')),
      ends: new Uint32Array(ends.buffer),
      bytes,
    },
    blocks: new Map(head.blocks.map((block) => [block.key, block])),
    words: head.words,
  };
}
