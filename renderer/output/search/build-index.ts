/** Search records → the files of the search index (`renderer/shared/search-format.ts` says what they hold). */
import { ASKED_LISTS, blockName, fnv24, listOf, wordsName } from '../../shared/search-format.js';
import { KEYWORD } from '../../shared/tokens.js';
import type { SearchPageRecords } from '../../site/content/search-record.js';
import { once } from '../../site/helpers/once.js';
import { utf8 } from './bytes.js';
import { Collector } from './collector.js';
import { type IndexFile, pathOf, sealed, shard, textFiles, textPaths } from './index-files.js';
import { type BlockHead, metaText, type PlacedHead, type WordHead } from './index-meta.js';
import { type Layout, layoutOf } from './page-slots.js';
import { type QueryLists, queryLists, usesOf, type WordUses } from './synonym-list.js';
import { type Block, cutBlocks, encodeBlock, isWordTerm, wordLists } from './term-shards.js';
import { addChanges, joinChanges, makeTable, patchTable, type TermChanges, type TermTable } from './term-table.js';
import { headOf, keyOf, type PageHead, type PageTokens, textShards, tokenisePage } from './tokenise-page.js';

/** Persistent tokens: pages are tokenised once for a key (`keyOf`). */
export interface TokenStore {
  head(page: SearchPageRecords, shardSize: number): PageHead;
  tokens(page: SearchPageRecords, shardSize: number): PageTokens;
  /** Tokens of an earlier build by their key. */
  earlier(key: string): PageTokens | undefined;
  /** The table of all pages, where it has been made from their tokens already. */
  table?: TermTable;
}

/** Starting point of a later build. */
export interface IndexState extends IndexHeads {
  table: TermTable;
}

/** The same without the table: what its shards do not tell. */
export interface IndexHeads {
  blockSize: number;
  pages: Map<string, PlacedHead>;
  /** Pending changes of the table, if it was kept unchanged for some builds. */
  late?: TermChanges;
  blocks: Map<string, BlockHead>;
  words: WordHead[];
  alike: KnownLists;
}

/** Synonyms and topics of an index. */
export interface KnownLists {
  uses: WordUses;
  /** Three bytes of name of the file of each list that is there. */
  names: { [List in keyof QueryLists]?: number };
}

export interface IndexStats {
  pages: number;
  tokenised: number;
  terms: number;
  blocks: number;
  blocksMade: number;
}

export interface IndexResult {
  /** Of an index of edited pages without the texts of the others. */
  files: IndexFile[];
  /** Its table is up to date. */
  state: IndexState;
  /** All changes since the table that this build started from. */
  late?: TermChanges;
  stats: IndexStats;
}

/** Tokens in memory. */
export function memoryTokens(): TokenStore {
  const known = new Map<string, PageTokens>();
  const collector = new Collector();
  const store: TokenStore = {
    head: (page, shardSize) => headOf(store.tokens(page, shardSize)),
    tokens(page, shardSize) {
      const key = keyOf(page, shardSize);
      const tokens = known.get(key) ?? tokenisePage(page, shardSize, collector);
      known.set(key, tokens);
      return tokens;
    },
    earlier: (key) => known.get(key),
  };
  return store;
}

/** One build under way. */
export interface Making {
  /** All pages, or those that are other than before where the set of pages is the same. */
  pages: ReadonlyMap<string, SearchPageRecords>;
  layout: Layout;
  store: TokenStore;
  usable: IndexHeads | undefined;
  stats: IndexStats;
}

/** A term shard to be: its place in the table, and its head where it is the same as before. */
export interface PlannedBlock extends Block {
  head?: BlockHead;
}

/** An index that is complete except for the names of the term shards to encode. */
export interface IndexPlan extends Making {
  placed: PlacedHead[];
  table: TermTable;
  /** Changes by this build. */
  changed?: TermChanges;
  /** The same with what was still to be changed before. */
  late?: TermChanges;
  blocks: PlannedBlock[];
}

/** Makes the index; with the state of an earlier build only what changed is made again. The files are the same either way. */
export function buildIndex(
  records: SearchPageRecords[],
  store: TokenStore,
  previous?: IndexState,
  synonyms?: Synonyms,
): IndexResult {
  return completeIndex(planIndex(records, store, previous), synonyms);
}

export function planIndex(records: SearchPageRecords[], store: TokenStore, previous?: IndexState): IndexPlan {
  const layout = layoutOf(records.map(({ page }) => page));
  const stats: IndexStats = { pages: records.length, tokenised: 0, terms: 0, blocks: 0, blocksMade: 0 };
  const usable = previous?.blockSize === layout.blockSize ? previous : undefined;
  const making: Making = { pages: new Map(records.map((page) => [page.page, page])), layout, store, usable, stats };
  const placed = placePages(making);
  const { table, changed, late } = tableOf({ ...making, usable }, placed);
  const blocks = planBlocks(making, table, changed);
  stats.terms = table.terms.length;
  stats.blocks = blocks.length;
  stats.blocksMade = blocks.filter(({ head }) => !head).length;
  return { ...making, placed, table, changed, late, blocks };
}

/** The files of a planned index. Term shards without a head are made here. */
export function completeIndex(plan: IndexPlan, synonyms: Synonyms = []): IndexResult {
  const { placed, table, changed, late, layout, stats } = plan;
  const { blocks, files } = makeBlocks(plan);
  const words = makeWords(plan, table, changed);
  const uses = usesOf(synonyms, table);
  const lists = listFiles(queryLists(synonyms, uses));
  const meta = metaText(placed, { blocks, words, lists: lists.names, keywords: hasKeywords(table) });
  return {
    files: [
      ...placed.flatMap((page) => (plan.pages.has(page.head.page) ? textsOf(plan, page) : [])),
      ...files,
      ...words.map(({ file }) => file),
      ...lists.files,
      metaFile(meta),
    ],
    state: {
      blockSize: layout.blockSize,
      pages: new Map(placed.map((page) => [page.head.page, page])),
      table,
      blocks: new Map(blocks.map((block) => [block.key, block])),
      words: words.map(({ length, name }) => ({ length, name })),
      alike: { uses, names: lists.names },
    },
    late,
    stats,
  };
}

/** Groups of words that mean the same, and topics. */
type Synonyms = readonly (readonly string[])[];

/** Files of the lists that are not empty, and their names. */
export function listFiles(lists: QueryLists): { files: IndexFile[]; names: KnownLists['names'] } {
  const files: IndexFile[] = [];
  const names: KnownLists['names'] = {};
  for (const list of ['synonyms', 'asked'] as const) {
    if (lists[list] === '') continue;
    const content = utf8(lists[list]);
    const name = fnv24(content);
    names[list] = name;
    files.push(shard(listPath(list, name), () => sealed(content, name)));
  }
  return { files, names };
}

export const listPath = (list: keyof QueryLists, name: number): string =>
  pathOf(wordsName(list === 'asked' ? ASKED_LISTS : 0, name));

export const metaFile = (text: string): IndexFile => ({ path: pathOf('meta.json'), phase: 'list', bytes: () => text });

/** True if a page has a keyword of Han: else no query need look for one. */
export function hasKeywords({ terms }: TermTable): boolean {
  const at = terms.lowerBound(KEYWORD);
  return at < terms.length && terms.at(at).startsWith(KEYWORD);
}

/** Heads of all pages in slot order; tokenises what is new. */
export function placePages({ pages, layout, store, usable, stats }: Making): PlacedHead[] {
  return [...pages.values()]
    .map((page) => {
      const before = usable?.pages.get(page.page);
      const same = before?.head.key === keyOf(page, layout.shardSize);
      if (!same) stats.tokenised++;
      const head = same ? before!.head : store.head(page, layout.shardSize);
      const slot = layout.slots.get(page.page)!;
      if (same && before!.slot === slot) return before!;
      return { slot, head, paths: textPaths(slot, head) };
    })
    .sort((a, b) => a.slot - b.slot);
}

/** More changed pages than this share are no longer worth patching. */
const PATCH_SHARE = 0.1;

function tableOf(
  making: Making & { usable: IndexState | undefined },
  placed: PlacedHead[],
): Pick<IndexPlan, 'table' | 'changed' | 'late'> {
  const { pages, layout, store, usable } = making;
  const changed = usable && differences(making, usable, placed);
  if (changed) return patched(usable, changed);
  if (store.table) return { table: store.table };
  const tokens = placed.map(({ slot, head }) => ({
    slot,
    tokens: store.tokens(pages.get(head.page)!, layout.shardSize),
  }));
  return { table: makeTable(tokens) };
}

function patched(
  { table, late: before }: IndexState,
  changed: TermChanges,
): Pick<IndexPlan, 'table' | 'changed' | 'late'> {
  const late = joinChanges(before, changed);
  return { table: late.size > 0 ? patchTable(table, late) : table, changed, late };
}

/** Returns the differences from the earlier table; undefined if there are too many or the earlier tokens are missing. */
function differences(making: Making, usable: IndexHeads, placed: PlacedHead[]): TermChanges | undefined {
  const { pages } = making;
  const gone = [...usable.pages.values()].filter(({ head }) => !pages.has(head.page));
  const touched = placed.filter(({ slot, head }) => {
    const before = usable.pages.get(head.page);
    return before?.head.key !== head.key || before.slot !== slot;
  });
  const isMuch = gone.length + touched.length > Math.max(4, placed.length * PATCH_SHARE);
  return isMuch ? undefined : changesOf(making, gone, touched);
}

export function changesOf(
  { pages, layout, store, usable }: Making,
  gone: readonly PlacedHead[],
  touched: readonly PlacedHead[],
): TermChanges | undefined {
  const changes: TermChanges = new Map();
  const pairs: [before: PlacedHead | undefined, after: PlacedHead | undefined][] = [
    ...gone.map((page): [PlacedHead, undefined] => [page, undefined]),
    ...touched.map((page): [PlacedHead | undefined, PlacedHead] => [usable?.pages.get(page.head.page), page]),
  ];
  for (const [before, after] of pairs) {
    const old = before && store.earlier(before.head.key);
    if (before && !old) return undefined;
    addChanges(
      changes,
      before && { slot: before.slot, tokens: old! },
      after && { slot: after.slot, tokens: store.tokens(pages.get(after.head.page)!, layout.shardSize) },
    );
  }
  return changes;
}

/** Blocks after the one in question whose terms may decide where it ends: a block looks ahead by less than three of the smallest. */
const LOOK_AHEAD = 3;

/** Blocks of the earlier index that no change can have touched, by their first term. */
export function untouchedBlocks(
  usable: IndexHeads | undefined,
  changed: TermChanges | undefined,
): Map<string, BlockHead> {
  const found = new Map<string, BlockHead>();
  if (!usable || !changed) return found;
  const blocks = [...usable.blocks.values()];
  const sorted = [...changed.keys()].sort();
  let at = 0;
  blocks.forEach((block, i) => {
    while (at < sorted.length && sorted[at]! < block.first) at++;
    // The key separates a block from earlier terms: a new term before the first one counts as well.
    const before = i > 0 ? blocks[i - 1]!.last : '';
    const until = blocks[i + LOOK_AHEAD]?.first;
    const touchedBefore = at > 0 && sorted[at - 1]! >= before;
    const touched = at < sorted.length && (until === undefined || sorted[at]! <= until);
    if (!touchedBefore && !touched) found.set(block.first, block);
  });
  return found;
}

function planBlocks({ layout, usable }: Making, table: TermTable, changed?: TermChanges): PlannedBlock[] {
  const same = untouchedBlocks(usable, changed);
  return cutBlocks(table, layout.blockSize, (first) => same.get(first)).map((block) => ({
    ...block,
    head: same.get(table.terms.at(block.from)),
  }));
}

export function makeBlocks({ table, blocks }: Pick<IndexPlan, 'table' | 'blocks'>) {
  const heads: BlockHead[] = [];
  const files: IndexFile[] = [];
  for (const block of blocks) {
    // A block encoded for its name is not encoded again for its bytes.
    let made = block.head ? undefined : encodeBlock(table, block);
    const head = block.head ?? blockHead(table, block, made!);
    const content = () => {
      const known = made;
      made = undefined;
      return known ?? encodeBlock(table, block);
    };
    heads.push(head);
    files.push(shard(head.path, () => sealed(content(), head.name)));
  }
  return { blocks: heads, files };
}

/** @param content bytes of the shard before deflating */
export function blockHead({ terms }: TermTable, { from, to, key }: Block, content: Uint8Array): BlockHead {
  const name = fnv24(content);
  const path = pathOf(blockName(key, name));
  return { key, first: terms.at(from), last: terms.at(to - 1), count: to - from, name, path };
}

export function textsOf({ pages, layout, store }: Making, { head, paths }: PlacedHead): IndexFile[] {
  return textFiles(paths, () => {
    const page = pages.get(head.page)!;
    return store.tokens(page, layout.shardSize).texts ?? textShards(page, layout.shardSize).texts;
  });
}

export interface WordFile extends WordHead {
  file: IndexFile;
}

export const wordFile = (length: number, name: number, content: () => Uint8Array): WordFile => ({
  length,
  name,
  file: shard(pathOf(wordsName(length, name)), () => sealed(content(), name)),
});

/** Lists of words of the lengths that no change can have touched are not made again. */
function makeWords({ usable }: Making, table: TermTable, changed?: TermChanges): WordFile[] {
  const known = usable && changed ? usable.words : [];
  const touched =
    usable && changed && new Set([...changed.keys()].filter(isWordTerm).map(({ length }) => listOf(length)));
  const all = once(() => wordLists(table));
  const fresh = once(() => (touched ? wordLists(table, touched) : all()));
  const heads: WordHead[] = known.filter(({ length }) => !touched?.has(length));
  if (touched?.size !== 0) for (const [length, list] of fresh()) heads.push({ length, name: fnv24(utf8(list)) });
  const contentOf = (length: number) => utf8((touched?.has(length) ? fresh() : all()).get(length) ?? '');
  return heads
    .sort((a, b) => a.length - b.length)
    .map(({ length, name }) => wordFile(length, name, () => contentOf(length)));
}
