/** The search index: pages tokenised in threads and kept by hash, then put together; nothing is done when no page changed. */
import { buildIndex, type IndexState } from '../output/search/build.js';
import { layoutOf } from '../output/search/layout.js';
import { keyOf, type PageTokens } from '../output/search/page.js';
import type { Site } from '../site/config-types.js';
import { hashData } from '../site/hash.js';
import type { SearchPageRecords } from '../site/types.js';
import type { Job, JobResult, TokeniseJob } from './jobs.js';
import type { Linked } from './link-step.js';
import type { Memo } from './memo.js';
import type { Outputs } from './outputs.js';
import { batches, type Pool } from './pool.js';

export interface SearchInput {
  site: Site;
  linked: Linked;
  outputs: Outputs;
  memo: Memo;
  /** Index of the last build of this process. */
  previous?: IndexState;
  pool: (work: number) => Promise<Pool<Job, JobResult>>;
}

/** Tokens as the memo keeps them: bytes as base64. */
interface KeptTokens extends Omit<PageTokens, 'entries' | 'shards'> {
  entries: string;
  shards: string[];
}

/** Files of an index made before. */
type KeptIndex = [path: string, hash: string][];

/** Puts the files of the index. @returns its state for the next build */
export async function putSearch(input: SearchInput): Promise<IndexState | undefined> {
  const { site, linked, outputs, memo, previous } = input;
  if (site.search.provider !== 'embedded') return undefined;
  const pages = linked.records();
  const indexKey = `s:${hashData(pages.map(({ page, hash }) => [page, hash]))}`;
  const kept = memo.get(indexKey) as KeptIndex | undefined;
  const { shardSize } = layoutOf(pages.map(({ page }) => page));
  for (const page of pages) memo.touch(tokensKey(keyOf(page, shardSize)));
  if (kept?.every(([path, hash]) => outputs.known(path) === hash)) {
    for (const [path] of kept) outputs.keep(path, 'search');
    return previous;
  }
  const fresh = await tokenise(pages, shardSize, input);
  const made = buildIndex(pages, { tokenise: (page) => fresh(keyOf(page, shardSize)) }, previous);
  for (const output of made.outputs) outputs.put(output, 'search');
  memo.set(
    indexKey,
    made.outputs.map(({ path, hash }): KeptIndex[number] => [path, hash]),
  );
  return made.state;
}

const tokensKey = (key: string): string => `t:${key}`;

/** Tokenises the pages that neither the last index nor the memo has. */
async function tokenise(
  pages: readonly SearchPageRecords[],
  shardSize: number,
  { memo, previous, pool }: SearchInput,
): Promise<(key: string) => PageTokens> {
  const made = new Map<string, PageTokens>();
  const missing = pages.filter((page) => {
    const key = keyOf(page, shardSize);
    return previous?.pages.get(page.page)?.tokens.key !== key && memo.ref(tokensKey(key)) === undefined;
  });
  if (missing.length > 0) {
    const workers = await pool(missing.length);
    const jobs = batches(missing, workers.threads).map(
      (batch): TokeniseJob => ({ kind: 'tokenise', pages: batch, shardSize }),
    );
    for (const { tokens } of await workers.run(jobs))
      for (const page of tokens) {
        made.set(page.key, page);
        memo.set(tokensKey(page.key), toKept(page));
      }
  }
  return (key) => made.get(key) ?? fromKept(memo.get(tokensKey(key)) as KeptTokens);
}

const toBase64 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

function toKept(tokens: PageTokens): KeptTokens {
  return { ...tokens, entries: toBase64(tokens.entries), shards: tokens.shards.map(toBase64) };
}

function fromKept(kept: KeptTokens): PageTokens {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
  return { ...kept, entries: bytes(kept.entries), shards: kept.shards.map(bytes) };
}
