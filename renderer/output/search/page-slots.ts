/** Sizes and page numbers of an index: functions of the set of pages alone, made so that one page more or less moves few others. */
import { fnv } from '../../shared/search-format.js';

/** Slots for each page: free ones between them keep a new page from pushing its neighbours. */
const SPACE = 2;
const MIN_SLOTS = 64;

export interface Layout {
  /** Wanted bytes of a text shard before deflating. */
  shardSize: number;
  /** Wanted bytes of a term shard before deflating. */
  blockSize: number;
  /** Slot of each page. */
  slots: Map<string, number>;
}

/**
 * Places pages in a table by the hash of their permalink; a taken slot passes to the next. Shards grow with the site: a query then loads about as
 * much of the meta file, which names every shard, as of shards. Sizes change only when the number of pages doubles.
 */
export function layoutOf(pages: string[]): Layout {
  const size = tableSize(pages.length);
  const homes = pages.map((page) => ({ page, home: fnv(page) % size })).sort(byHome);
  const slots = new Map<string, number>();
  let last = -1;
  for (const { page, home } of homes) {
    last = Math.max(home, last + 1);
    slots.set(page, last);
  }
  return { ...sizesFor(pages.length), slots };
}

/** Wanted bytes of the shards of an index of so many pages. */
export function sizesFor(pages: number): Omit<Layout, 'slots'> {
  const level = Math.log2(tableSize(pages)) - 9;
  return {
    shardSize: Math.round(3600 * 2 ** ((level + 1) * 0.25)),
    blockSize: Math.round(2300 * 2 ** ((level + 1) * 0.45)),
  };
}

function tableSize(pages: number): number {
  let size = MIN_SLOTS;
  while (size < pages * SPACE) size *= 2;
  return size;
}

function byHome(a: { page: string; home: number }, b: { page: string; home: number }): number {
  return a.home - b.home || (a.page < b.page ? -1 : 1);
}
