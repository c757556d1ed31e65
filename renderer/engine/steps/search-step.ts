/**
 * The search index: pages are tokenised in threads and cached by hash, the term table of the last build is patched, existing files are kept;
 * without a changed page nothing is done.
 */
import type { IndexState, TokenStore } from '../../output/search/build-index.js';
import { keyOf } from '../../output/search/page-key.js';
import { type Layout, layoutOf } from '../../output/search/page-slots.js';
import type { Groups } from '../../output/search/synonym-list.js';
import type { TermTable } from '../../output/search/term-table.js';
import type { PageHead, PageTokens } from '../../output/search/tokenise-page.js';
import { SEARCH_DIR } from '../../shared/limits.js';
import type { Site } from '../../site/configuration/config-types.js';
import type { SearchPageRecords } from '../../site/content/search-record.js';
import { hashData, hashOf } from '../../site/helpers/hash.js';
import type { Memo } from '../memo/memo.js';
import { type KeptState, readState, touchState, writeState } from '../memo/search-state.js';
import type { KeptTokens } from '../threads/index-jobs.js';
import type { Outputs } from '../write/outputs.js';
import { type IndexInput, type IndexThreads, indexThreads } from './index-threads.js';
import type { Linked } from './link-step.js';
import type { ParallelWork } from './render-step.js';

export interface SearchInput extends IndexInput {
  linked: Pick<Linked, 'records'>;
  /** Index of the last build of this process. */
  previous?: IndexState;
  /** Brings into memo and stage the index that another machine has made. */
  takeShared?(indexKey: string, outputs: Outputs): Promise<void>;
  /** Hears that this build has nothing more to do for threads: what they hold can go before the state and the list of outputs are made. */
  onThreadsDone?: () => Promise<void>;
}

/** Files of an index made before: those named by what they hold, and the hash of the meta file. */
export interface KeptIndex {
  paths: string[];
  meta: [path: string, hash: string];
}

/** Path of the meta file. */
export const META = `${SEARCH_DIR}/meta.json`;

/** Key of the terms of the words that mean the same, and of topics. */
export const termsKey = ({ search, locale }: Site): string => `search terms ${hashData([search, locale])}`;

/** An index on its way. */
export interface Search {
  /** If no page is cached, pages are tokenised while they are rendered. */
  beside?: ParallelWork;
  /** Writes the files. @returns the state for the next build */
  put(): Promise<IndexState | undefined>;
}

export async function startSearch(input: SearchInput): Promise<Search> {
  const { site, linked, memo, outputs } = input;
  if (site.search.provider !== 'embedded') return { put: async () => undefined };
  const pages = linked.records();
  const layout = layoutOf(pages.map(({ page }) => page));
  const threads = indexThreads(input);
  const { synonymsOf } = await import('../../output/synonyms/synonyms.js');
  const synonyms = synonymsOf(site.search.synonyms, site.locale);
  const indexKey = `s:${hashData([site.router, synonyms, pages.map(({ page, hash }) => [page, hash])])}`;
  await input.takeShared?.(indexKey, outputs);
  const isFirst =
    !input.previous &&
    memo.ref(indexKey) === undefined &&
    pages.every((page) => memo.ref(keyOf(page, layout.shardSize)) === undefined);
  return {
    ...(isFirst && { beside: threads.ahead(pages, layout) }),
    put: () => putSearch(input, { pages, layout, threads, synonyms, indexKey }),
  };
}

/** True if the files of an index are in the output. */
export const stands = ({ paths, meta: [path, hash] }: KeptIndex, { known }: Pick<Outputs, 'known'>): boolean =>
  known(path) === hash && paths.every((one) => known(one) !== undefined);

interface Started {
  pages: SearchPageRecords[];
  layout: Layout;
  threads: IndexThreads;
  synonyms: Groups;
  /** Of the index in the memo. */
  indexKey: string;
}

async function putSearch(input: SearchInput, started: Started): Promise<IndexState | undefined> {
  const { pages, layout, threads, synonyms, indexKey } = started;
  const { site, outputs, memo } = input;
  const kept = memo.get<KeptIndex>(indexKey);
  for (const page of pages) memo.touch(keyOf(page, layout.shardSize));
  touchState(memo);
  memo.touch(termsKey(site));
  if (kept && stands(kept, outputs)) {
    for (const path of [...kept.paths, kept.meta[0]]) outputs.keep(path, 'search');
    return input.previous;
  }
  const earlier: KeptState | undefined = input.previous ? undefined : readState(memo);
  const previous = input.previous ?? earlier?.state;
  const isNew = (page: SearchPageRecords) => {
    const key = keyOf(page, layout.shardSize);
    return previous?.pages.get(page.page)?.head.key !== key && memo.ref(key) === undefined;
  };
  const { heads, table } = await threads.tokenise(pages.length, pages.filter(isNew), layout, previous?.pages);
  const { completeIndex, planIndex } = await import('../../output/search/build-index.js');
  const { withScript } = await import('../../output/search/index-files.js');
  const plan = planIndex(pages, await tokenStore(heads, memo, table), previous);
  await threads.makeBlocks(plan);
  await input.onThreadsDone?.();
  const { files: plain, state, late } = completeIndex(plan, synonyms);
  const files = plain.flatMap((file) => withScript(file, site.router === 'hash'));
  const made: KeptIndex = { paths: [], meta: ['', ''] };
  const pathOf = (file: { path: string }) => file.path;
  const isNamed = ({ path }: { path: string }) => !path.includes('/meta.');
  const isMeta = (path: string) => path === META;
  for (const { path, phase, bytes } of files) {
    // Without an earlier state, the existing files may be of another version of the tool.
    const stands = previous !== undefined && phase !== 'list' && outputs.known(path) !== undefined;
    if (!isMeta(path)) made.paths.push(path);
    if (threads.staged.has(path)) continue;
    if (stands) outputs.keep(path, 'search');
    else {
      const content = bytes();
      outputs.put(
        { path, phase, bytes: content, names: isMeta(path) ? files.filter(isNamed).map(pathOf) : undefined },
        'search',
      );
      if (isMeta(path)) made.meta = [path, hashOf(content)];
    }
  }
  // A process that stays has its state at hand, and the state of a large site is large.
  if (outputs.stage !== null)
    writeState(memo, { state, meta: made.meta[1] }, late && earlier && { ...earlier.base, late });
  memo.set(indexKey, made);
  return state;
}

/** Returns the store of tokens: heads of new pages at hand, all else in the memo. */
export async function tokenStore(
  heads: ReadonlyMap<string, PageHead>,
  memo: Memo,
  table?: TermTable,
): Promise<TokenStore> {
  const { headOf, tokenisePage } = await import('../../output/search/tokenise-page.js');
  const earlier = (key: string): PageTokens | undefined => {
    const kept = memo.get<KeptTokens>(key);
    return kept && { ...kept, entries: fromBase64(kept.entries) };
  };
  const tokens = (page: SearchPageRecords, shardSize: number) =>
    earlier(keyOf(page, shardSize)) ?? tokenisePage(page, shardSize);
  return {
    table,
    earlier,
    tokens,
    head: (page, shardSize) => heads.get(keyOf(page, shardSize)) ?? headOf(tokens(page, shardSize)),
  };
}

/** A copy: what `Buffer` gives may share its memory with others. */
const fromBase64 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));
