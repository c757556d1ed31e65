/** Search records → the files of the search index (`theme/client/search/engine/format.ts` says what they hold). */
import {
  blockName,
  FORMAT,
  fnv24,
  type Meta,
  textName,
  wordsName,
} from '../../../theme/client/search/engine/format.js';
import { hashOf } from '../../site/hash.js';
import { DATA_DIR } from '../../site/limits.js';
import type { Output, SearchPageRecords } from '../../site/types.js';
import { type Block, cutBlocks, encodeBlock, wordLists } from './blocks.js';
import { Bytes, base64, utf8 } from './bytes.js';
import { deflate } from './deflate.js';
import { type Layout, layoutOf } from './layout.js';
import { keyOf, type PageTokens, tokenisePage } from './page.js';
import { addChanges, makeTable, type PlacedPage, patchTable, type TermChanges, type TermTable } from './table.js';

export const SEARCH_DIR = `${DATA_DIR}/search`;

export interface IndexOptions {
  /** Tokens of a page made earlier (same hash and shard size, see `keyOf`), or now and kept: the engine's memo. */
  tokenise?: (page: SearchPageRecords, shardSize: number) => PageTokens;
}

/** What a later build of the same process starts from. */
export interface IndexState {
  layout: Layout;
  pages: Map<string, PlacedPage>;
  table: TermTable;
  /** Term shards by key: first and last term, number of terms, the output and its three bytes of name. */
  blocks: Map<string, { first: string; last: string; count: number; output: Output; name: number }>;
  texts: Map<string, Output[]>;
}

export interface IndexStats {
  pages: number;
  tokenised: number;
  terms: number;
  blocks: number;
  blocksMade: number;
  bytes: number;
}

export interface IndexResult {
  outputs: Output[];
  state: IndexState;
  stats: IndexStats;
}

/** Makes the index; with the state of an earlier build only what changed is made again. The outputs are the same either way. */
export function buildIndex(pages: SearchPageRecords[], options: IndexOptions = {}, previous?: IndexState): IndexResult {
  const layout = layoutOf(pages.map(({ page }) => page));
  const usable = previous?.layout.blockSize === layout.blockSize ? previous : undefined;
  const stats: IndexStats = { pages: pages.length, tokenised: 0, terms: 0, blocks: 0, blocksMade: 0, bytes: 0 };
  const placed = placePages(pages, layout, { options, usable, stats });
  const { table, changed } = tableOf(placed, usable);
  const blocks = makeBlocks(table, layout, { usable, changed, stats });
  const texts = new Map(placed.map((page) => [page.tokens.page, textOutputs(page, usable)]));
  const words = wordOutputs(table);
  const outputs = [
    ...[...texts.values()].flat(),
    ...[...blocks.values()].map(({ output }) => output),
    ...words.map(({ output }) => output),
    metaOutput(placed, blocks, words),
  ];
  stats.terms = table.terms.length;
  stats.blocks = blocks.size;
  stats.bytes = outputs.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return {
    outputs,
    state: { layout, pages: new Map(placed.map((page) => [page.tokens.page, page])), table, blocks, texts },
    stats,
  };
}

interface Making {
  usable: IndexState | undefined;
  stats: IndexStats;
}

/** Tokens and slots, in slot order. */
function placePages(
  pages: SearchPageRecords[],
  layout: Layout,
  { options, usable, stats }: Making & { options: IndexOptions },
): PlacedPage[] {
  const tokenise = options.tokenise ?? tokenisePage;
  return pages
    .map((page) => {
      const before = usable?.pages.get(page.page)?.tokens;
      const same = before?.key === keyOf(page, layout.shardSize);
      if (!same) stats.tokenised++;
      return { slot: layout.slots.get(page.page)!, tokens: same ? before! : tokenise(page, layout.shardSize) };
    })
    .sort((a, b) => a.slot - b.slot);
}

/** More changed pages than this share are no longer worth patching. */
const PATCH_SHARE = 0.1;

function tableOf(placed: PlacedPage[], usable: IndexState | undefined): { table: TermTable; changed?: TermChanges } {
  if (!usable) return { table: makeTable(placed) };
  const now = new Set(placed.map(({ tokens }) => tokens.page));
  const gone = [...usable.pages.values()].filter(({ tokens }) => !now.has(tokens.page));
  const touched = placed.filter((page) => {
    const before = usable.pages.get(page.tokens.page);
    return before?.tokens !== page.tokens || before.slot !== page.slot;
  });
  if (gone.length + touched.length > Math.max(4, placed.length * PATCH_SHARE)) return { table: makeTable(placed) };
  const changed: TermChanges = new Map();
  for (const page of gone) addChanges(changed, page, undefined);
  for (const page of touched) addChanges(changed, usable.pages.get(page.tokens.page), page);
  return { table: changed.size > 0 ? patchTable(usable.table, changed) : usable.table, changed };
}

type Blocks = IndexState['blocks'];

function makeBlocks(
  table: TermTable,
  { blockSize }: Layout,
  { usable, changed, stats }: Making & { changed?: TermChanges },
): Blocks {
  const sorted = changed && [...changed.keys()].sort();
  const blocks: Blocks = new Map();
  let at = 0;
  for (const block of cutBlocks(table, blockSize)) {
    const first = table.terms[block.from]!;
    const last = table.terms[block.to - 1]!;
    const before = usable?.blocks.get(block.key);
    let untouched =
      sorted !== undefined && before?.count === block.to - block.from && before.first === first && before.last === last;
    if (sorted) {
      while (at < sorted.length && sorted[at]! < first) at++;
      if (at < sorted.length && sorted[at]! <= last) untouched = false;
    }
    if (!untouched) stats.blocksMade++;
    blocks.set(block.key, untouched ? before! : makeBlock(table, block));
  }
  return blocks;
}

function makeBlock(table: TermTable, block: Block) {
  const { bytes, name } = sealed(deflate(encodeBlock(table, block)));
  const output = outputOf(blockName(block.key, name), bytes);
  return {
    first: table.terms[block.from]!,
    last: table.terms[block.to - 1]!,
    count: block.to - block.from,
    output,
    name,
  };
}

/** A shard: three bytes of checksum, then its content. */
function sealed(content: Uint8Array): { bytes: Uint8Array; name: number } {
  const name = fnv24(content);
  const bytes = new Uint8Array(content.length + 3);
  bytes.set([name >> 16, (name >> 8) & 255, name & 255]);
  bytes.set(content, 3);
  return { bytes, name };
}

function outputOf(name: string, bytes: Uint8Array | string, phase: Output['phase'] = 'part'): Output {
  return { path: `${SEARCH_DIR}/${name}`, bytes, hash: hashOf(bytes), phase };
}

function textOutputs({ slot, tokens }: PlacedPage, usable: IndexState | undefined): Output[] {
  const before = usable?.pages.get(tokens.page);
  if (before?.tokens === tokens && before.slot === slot) return usable!.texts.get(tokens.page)!;
  return tokens.shards.map((shard, i) => outputOf(textName(slot, tokens.name, i), sealed(shard).bytes));
}

interface WordOutput {
  length: number;
  name: number;
  output: Output;
}

function wordOutputs(table: TermTable): WordOutput[] {
  return [...wordLists(table)]
    .sort(([a], [b]) => a - b)
    .map(([length, text]) => {
      const { bytes, name } = sealed(deflate(utf8(text)));
      return { length, name, output: outputOf(wordsName(length, name), bytes) };
    });
}

function names(values: Iterable<number>): string {
  const bytes = new Bytes();
  for (const value of values) {
    bytes.byte(value >> 16);
    bytes.byte((value >> 8) & 255);
    bytes.byte(value & 255);
  }
  return base64(bytes.finish());
}

const digit = (value: number) => String.fromCharCode(48 + value);

function metaOutput(placed: PlacedPage[], blocks: Blocks, words: WordOutput[]): Output {
  const facets = [...new Set(placed.map(({ tokens }) => JSON.stringify(tokens.facet)))].sort();
  const gaps = new Bytes();
  let last = 0;
  for (const { slot } of placed) {
    let gap = slot - last;
    for (; gap >= 255; gap -= 255) gaps.byte(255);
    gaps.byte(gap);
    last = slot;
  }
  const meta: Meta = {
    format: FORMAT,
    pages: placed.length,
    slots: last + 1,
    used: base64(gaps.finish()),
    names: names(placed.map(({ tokens }) => tokens.name)),
    sizes: placed.map(({ tokens }) => digit(tokens.size)).join(''),
    facet: placed.map(({ tokens }) => digit(facets.indexOf(JSON.stringify(tokens.facet)))).join(''),
    facets: facets.map((facet) => JSON.parse(facet) as [string, string, string]),
    keys: [...blocks.keys()].join('\n'),
    blocks: names([...blocks.values()].map(({ name }) => name)),
    words: Object.fromEntries(words.map(({ length, name }) => [length, names([name])])),
  };
  return outputOf('meta.json', JSON.stringify(meta), 'list');
}
