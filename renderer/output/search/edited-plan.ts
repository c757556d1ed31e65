/**
 * Updates the search index after an edit: only the term shards around the changes are read and rewritten. All other files
 * of the index are unchanged.
 */
import { fnv24, listOf, wordsName } from '../../shared/search-format.js';
import { KEYWORD } from '../../shared/tokens.js';
import type { SearchPageRecords } from '../../site/content/search-record.js';
import {
  changesOf,
  hasKeywords,
  type IndexHeads,
  type KnownLists,
  listFiles,
  listPath,
  type Making,
  makeBlocks,
  metaFile,
  type PlannedBlock,
  placePages,
  type TokenStore,
  textsOf,
  untouchedBlocks,
  type WordFile,
  wordFile,
} from './build-index.js';
import { utf8 } from './bytes.js';
import { type IndexFile, pathOf } from './index-files.js';
import { type BlockHead, metaText, type PlacedHead, type WordHead } from './index-meta.js';
import { type Layout, layoutOf, sizesFor } from './page-slots.js';
import { changedUses, type Groups, queryLists, type WordTerms, wordsWith } from './synonym-list.js';
import { borderAfter, isWordTerm, rankOf, readBlock, readWords, separatorAfter, wordsText } from './term-shards.js';
import { joinChanges, joinTables, patchTable, type TermChanges, type TermTable } from './term-table.js';

/** Pages of an index that are other than before, or that it had not; and routes of those that it has no longer. */
export interface EditedRecords {
  records: readonly SearchPageRecords[];
  gone: ReadonlySet<string>;
}

/** Returns the layout of an index after an edit. */
export function editedLayout({ pages }: IndexHeads, { records, gone }: EditedRecords): Layout {
  if (gone.size === 0 && records.every(({ page }) => pages.has(page)))
    return { ...sizesFor(pages.size), slots: new Map([...pages].map(([page, { slot }]) => [page, slot])) };
  const routes = new Set([...pages.keys(), ...records.map(({ page }) => page)]);
  return layoutOf([...routes].filter((route) => !gone.has(route)));
}

/** Routes of the pages that an edit moves to other slots, though they are as they were. */
export const movedPages = ({ pages }: IndexHeads, { slots }: Layout): string[] =>
  [...pages].filter(([page, { slot }]) => (slots.get(page) ?? slot) !== slot).map(([page]) => page);

/** The current index. */
export interface Standing {
  heads: IndexHeads;
  /** Returns the content of a term shard or a list of words. Undefined if it cannot be read. */
  content(path: string): Uint8Array | undefined;
  store: TokenStore;
  /** Words that mean the same, and topics: the terms of their words, and the groups themselves, which are seldom asked for. */
  terms: WordTerms;
  groups(): Promise<Groups>;
}

export interface EditedIndex {
  /** Files that may be other than before. */
  files: IndexFile[];
  /** Paths of all files but the meta file. */
  paths: Set<string>;
  heads: IndexHeads;
}

/**
 * Makes the index after an edit.
 * @param edited has those pages, too, that move to other slots
 * @returns undefined where all of it has to be made
 */
export async function editIndex(
  { records, gone }: EditedRecords,
  standing: Standing,
  layout = editedLayout(standing.heads, { records, gone }),
): Promise<EditedIndex | undefined> {
  const { heads: usable, store } = standing;
  if (layout.blockSize !== usable.blockSize) return undefined;
  const stats = { pages: layout.slots.size, tokenised: 0, terms: 0, blocks: 0, blocksMade: 0 };
  const making: Making = { pages: new Map(records.map((page) => [page.page, page])), layout, store, usable, stats };
  const touched = new Map(placePages(making).map((page) => [page.head.page, page]));
  const before = [...usable.pages.values()];
  const leaving = before.filter(({ head: { page } }) => gone.has(page));
  const changed = changesOf(making, leaving, [...touched.values()]);
  if (!changed) return undefined;
  const left = before.filter(({ head: { page } }) => !gone.has(page) && !touched.has(page));
  const placed = [...left, ...touched.values()].sort((a, b) => a.slot - b.slot);
  const words = wordsWith(standing.terms, changed);
  const cut = cutAgain(standing, changed, [KEYWORD, ...words.flatMap(({ terms }) => terms)]);
  const lists = cut && editedWords(standing, changed, cut.table);
  if (!cut || !lists) return undefined;
  const { table, blocks } = cut;
  const alike = await editedLists(standing, changedUses(usable.alike.uses, words, table));
  return complete({ making, placed, table, changed, blocks, words: lists, alike });
}

/** Blocks that are read after those that an edit touches, for where the first of the new ones ends; more when these are not enough. */
const BEHIND = [2, 8, 64, Number.POSITIVE_INFINITY];

/** The term shards after an edit, and their terms as far as they were needed. */
interface Cut {
  table: TermTable;
  blocks: PlannedBlock[];
}

/** @param asked terms whose pages are requested */
function cutAgain({ heads, content }: Standing, changed: TermChanges, asked: readonly string[]): Cut | undefined {
  const old = [...heads.blocks.values()];
  const same = untouchedBlocks(heads, changed);
  const read = new Map<number, TermTable>();
  const needed = new Set(asked.map((term) => blockOf(old, term)).filter((block) => block >= 0));
  for (const more of BEHIND) {
    let rest = 0;
    for (const [at, { first }] of old.entries()) {
      rest = same.has(first) ? rest - 1 : more;
      if (!same.has(first) || rest >= 0) needed.add(at);
    }
    for (const at of needed) {
      const bytes = read.has(at) ? undefined : content(old[at]?.path ?? '');
      const part = read.get(at) ?? (bytes && readBlock(bytes));
      if (!part) return undefined;
      read.set(at, part);
    }
    const parts = [...read].sort(([a], [b]) => a - b).map(([, part]) => part);
    const table = patchTable(joinTables(parts), changed);
    const blocks = planBlocks({ old, same, isRead: (at) => read.has(at), blockSize: heads.blockSize }, table);
    if (blocks) return { table, blocks };
  }
}

/** Number of the block that would hold a term. */
function blockOf(blocks: readonly BlockHead[], term: string): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.first ?? '') <= term) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

interface Blocks {
  old: readonly BlockHead[];
  /** Those that no change can have touched, by their first term. */
  same: ReadonlyMap<string, BlockHead>;
  isRead(at: number): boolean;
  blockSize: number;
}

/** @returns undefined where blocks are needed that were not read */
function planBlocks({ old, same, isRead, blockSize }: Blocks, table: TermTable): PlannedBlock[] | undefined {
  const { terms } = table;
  const planned: PlannedBlock[] = [];
  const places = new Map(old.map(({ first }, at) => [first, at]));
  for (let at = 0; at < old.length; ) {
    const head = same.get(old[at]?.first ?? '');
    if (head) {
      planned.push({ from: 0, to: 0, key: head.key, head });
      at++;
      continue;
    }
    let end = at;
    while (end < old.length && isRead(end)) end++;
    const until = end < old.length ? terms.lowerBound(old[end]?.first ?? '') : terms.length;
    let before = old[at - 1]?.last;
    let from = before === undefined ? 0 : terms.lowerBound(before);
    if (from < terms.length && terms.at(from) === before) from++;
    at = end;
    while (from < until) {
      const first = terms.at(from);
      if (same.has(first)) {
        at = places.get(first) ?? end;
        break;
      }
      const to = borderAfter(table, from, blockSize, until) ?? (end === old.length ? until : undefined);
      if (to === undefined) return undefined;
      planned.push({ from, to, key: before === undefined ? '' : separatorAfter(before, first) });
      before = terms.at(to - 1);
      from = to;
    }
  }
  return planned;
}

/** Returns lists of words of which one was added, removed or ranked differently; of the others their heads. */
function editedWords(
  { heads, content }: Standing,
  changed: TermChanges,
  { terms, ends }: TermTable,
): (WordHead | WordFile)[] | undefined {
  const words = new Map<number, WordHead | WordFile>(heads.words.map((head) => [head.length, head]));
  const byList = new Map<number, string[]>();
  for (const term of changed.keys()) {
    if (!isWordTerm(term)) continue;
    const list = listOf(term.length);
    byList.set(list, [...(byList.get(list) ?? []), term]);
  }
  for (const [length, touched] of byList) {
    const known = words.get(length);
    const bytes = known && content(pathOf(wordsName(length, known.name)));
    if (known && !bytes) return undefined;
    const list = bytes ? readWords(Buffer.from(bytes).toString()) : { words: [], ranks: [] };
    const ranks = new Map(list.words.map((word, at) => [word, list.ranks[at] ?? '']));
    for (const word of touched) {
      const at = terms.lowerBound(word);
      if (at < terms.length && terms.at(at) === word) ranks.set(word, rankOf((ends[at] ?? 0) - (ends[at - 1] ?? 0)));
      else ranks.delete(word);
    }
    const sorted = [...ranks].sort(([a], [b]) => (a < b ? -1 : 1));
    const text = utf8(wordsText({ words: sorted.map(([word]) => word), ranks: sorted.map(([, rank]) => rank) }));
    const name = fnv24(text);
    if (sorted.length === 0) words.delete(length);
    else if (name !== known?.name)
      words.set(
        length,
        wordFile(length, name, () => text),
      );
  }
  return [...words.values()].sort((a, b) => a.length - b.length);
}

/** The lists of words that mean the same, and of topics. */
async function editedLists({ heads: { alike }, groups }: Standing, uses: KnownLists['uses']) {
  if (uses === alike.uses) return { known: alike, files: [] };
  const { files, names } = listFiles(queryLists(await groups(), uses));
  return { known: { uses, names }, files };
}

interface Edited {
  making: Making;
  placed: PlacedHead[];
  table: TermTable;
  changed: TermChanges;
  blocks: PlannedBlock[];
  words: (WordHead | WordFile)[];
  alike: Awaited<ReturnType<typeof editedLists>>;
}

function complete({ making, placed, table, changed, blocks, words, alike }: Edited): EditedIndex {
  const { layout, usable, pages } = making;
  const made = makeBlocks({ table, blocks: blocks.filter(({ head }) => !head) });
  const fresh = made.blocks.values();
  const heads = blocks.flatMap(({ head }) => head ?? fresh.next().value ?? []);
  const { names } = alike.known;
  const isKeyword = ({ first, last }: BlockHead) => first.startsWith(KEYWORD) || last.startsWith(KEYWORD);
  const keywords = heads.some(isKeyword) || hasKeywords(table);
  const paths = new Set([...placed, ...heads].flatMap((one) => ('paths' in one ? one.paths : [one.path])));
  for (const { length, name } of words) paths.add(pathOf(wordsName(length, name)));
  for (const list of ['synonyms', 'asked'] as const)
    if (names[list] !== undefined) paths.add(listPath(list, names[list]));
  return {
    files: [
      ...placed.flatMap((page) => (pages.has(page.head.page) ? textsOf(making, page) : [])),
      ...made.files,
      ...words.flatMap((list) => ('file' in list ? [list.file] : [])),
      ...alike.files,
      metaFile(metaText(placed, { blocks: heads, words, lists: names, keywords })),
    ],
    paths,
    heads: {
      blockSize: layout.blockSize,
      pages: new Map(placed.map((page) => [page.head.page, page])),
      late: joinChanges(usable?.late, changed),
      blocks: new Map(heads.map((block) => [block.key, block])),
      words: words.map(({ length, name }) => ({ length, name })),
      alike: alike.known,
    },
  };
}
