/** The meta file: the names of all other files, and what ranking needs of every page. */
import { ASKED_LISTS, FORMAT, type Meta, metaSum } from '../../shared/search-format.js';
import { Bytes, base64 } from './bytes.js';
import type { PageHead } from './tokenise-page.js';

/** A term shard: where it starts and ends, and its three bytes of name. */
export interface BlockHead {
  key: string;
  first: string;
  last: string;
  count: number;
  name: number;
  path: string;
}

/** A page in its slot. */
export interface PlacedHead {
  slot: number;
  head: PageHead;
  /** Of its text shards. */
  paths: string[];
}

/** A list of words of one length. */
export interface WordHead {
  length: number;
  name: number;
}

const digit = (value: number) => String.fromCharCode(48 + value);

function names(values: number[]): string {
  const bytes = new Bytes(values.length * 3);
  for (const value of values) {
    bytes.byte(value >> 16);
    bytes.byte((value >> 8) & 255);
    bytes.byte(value & 255);
  }
  return base64(bytes.finish());
}

export interface MetaInput {
  blocks: BlockHead[];
  words: WordHead[];
  /** Three bytes of name of the synonyms, and of the lists of questions, where there are any. */
  lists: { synonyms?: number; asked?: number };
  /** True if pages have keywords of Han. */
  keywords: boolean;
}

/** Text of the meta file; pages in slot order. */
export function metaText(placed: PlacedHead[], { blocks, words, lists, keywords }: MetaInput): string {
  const facetKeys = placed.map(({ head }) => JSON.stringify(head.facet));
  const facets = [...new Set(facetKeys)].sort();
  const numbers = new Map(facets.map((facet, i) => [facet, i]));
  const gaps = new Bytes();
  let last = 0;
  for (const { slot } of placed) {
    let gap = slot - last;
    for (; gap >= 255; gap -= 255) gaps.byte(255);
    gaps.byte(gap);
    last = slot;
  }
  const meta: Omit<Meta, 'sum'> = {
    format: FORMAT,
    pages: placed.length,
    used: base64(gaps.finish()),
    names: names(placed.map(({ head }) => head.name)),
    sizes: placed.map(({ head }) => digit(head.size)).join(''),
    facet: facetKeys.map((key) => digit(numbers.get(key)!)).join(''),
    facets: facets.map((facet) => JSON.parse(facet) as [string, string, string]),
    keys: blocks.map(({ key }) => key).join('\n'),
    blocks: names(blocks.map(({ name }) => name)),
    words: Object.fromEntries([
      ...words.map(({ length, name }) => [length, names([name])]),
      ...(lists.asked === undefined ? [] : [[ASKED_LISTS, names([lists.asked])]]),
    ]),
    ...(lists.synonyms !== undefined && { synonyms: names([lists.synonyms]) }),
    ...(keywords && { keywords }),
  };
  const open = `${JSON.stringify(meta).slice(0, -1)},`;
  return `${open}"sum":${metaSum(open)}}`;
}
