/** Hands the large parts of an index to threads: pages to tokenise, their table, its term shards. */
import { randomUUID } from 'node:crypto';
import type { IndexPlan, IndexState } from '../../output/search/build-index.js';
import type { Layout } from '../../output/search/page-slots.js';
import type { TermTable } from '../../output/search/term-table.js';
import type { PageHead } from '../../output/search/tokenise-page.js';
import type { Site } from '../../site/configuration/config-types.js';
import type { SearchPageRecords } from '../../site/content/search-record.js';
import type { Memo } from '../memo/memo.js';
import type { Ref } from '../memo/memo-packs.js';
import type {
  BlocksJob,
  IndexTarget,
  KeptTokens,
  PageToTokenise,
  TableJob,
  TextsJob,
  TokeniseJob,
} from '../threads/index-jobs.js';
import type { Job, JobResult } from '../threads/jobs.js';
import { batches, INLINE_BELOW, type Pool } from '../threads/pool.js';
import type { Outputs } from '../write/outputs.js';
import type { RenderedOutput } from '../write/stage-output.js';
import { sectionsKey } from './compile-step.js';
import type { ParallelWork } from './render-step.js';

/** Result for the new pages. */
export interface Tokenised {
  /** By the key of their tokens, which the memo has. */
  heads: Map<string, PageHead>;
  /** The table, where all pages were new. */
  table?: TermTable;
}

export interface IndexThreads {
  /** Paths of the files that threads have written. */
  staged: ReadonlySet<string>;
  /** @param count of all pages @param before those of the last index */
  tokenise(
    count: number,
    missing: SearchPageRecords[],
    layout: Layout,
    before?: IndexState['pages'],
  ): Promise<Tokenised>;
  /** Tokenises all pages while others are rendered; `tokenise` uses the result. */
  ahead(pages: SearchPageRecords[], layout: Layout): ParallelWork;
  /** Makes the term shards of a plan where there are many, and tells the plan. */
  makeBlocks(plan: IndexPlan): Promise<void>;
}

/**
 * Of the pages that are tokenised while others are rendered, so many are left to each thread that does it: what brings dictionaries, optimised code and a
 * table of its own into one more thread must be worth it.
 */
const ALONE = 400;
/** Most term shards of a job. */
const BLOCKS_MOST = 64;

/** Input of the index. */
export interface IndexInput {
  site: Site;
  outputs: Outputs;
  memo: Memo;
  /** Output folder; null: memory. */
  out: string | null;
  pool: (work: number) => Promise<Pool<Job, JobResult>>;
}

export function indexThreads({ site, outputs, out, memo, pool }: IndexInput): IndexThreads {
  const staged = new Set<string>();
  const index = randomUUID();
  const target: IndexTarget = {
    scripts: site.router === 'hash',
    stage: outputs.stage,
    out: outputs.fresh ? null : out,
  };
  const adopt = (made: readonly RenderedOutput[]) => {
    for (const output of made) {
      outputs.adopt(output, 'search');
      staged.add(output.path);
    }
  };
  const workOf = (pages: SearchPageRecords[], { shardSize, slots }: Layout) => ({
    pages: pages.map((page) => toTokenise(page, slots.get(page.page)!, memo)),
    shardSize,
  });
  let done: readonly JobResult[] | undefined;
  return {
    staged,
    ahead: (pages, layout) => ({
      jobs({ homes }) {
        const busy = homes.slice(0, Math.floor(homes.length / 2));
        if (busy.length === 0) return { busy, jobs: [] };
        const free = homes.slice(busy.length);
        const shared = pages.length - busy.length * ALONE;
        let from = 0;
        const tokenise: TokeniseJob[] = [];
        const texts: TextsJob[] = [];
        for (const [i, batch] of batches(pages, homes.length).entries()) {
          const bound = from >= shared;
          from += batch.length;
          const work = workOf(batch, layout);
          tokenise.push({ kind: 'tokenise', index, ...work, home: busy[i % busy.length]!, bound });
          texts.push({ kind: 'texts', ...work, target, home: free[i % free.length]! });
        }
        return { busy, jobs: [...tokenise, ...texts] };
      },
      done: (results) => {
        done = results;
      },
    }),
    async tokenise(count, missing, layout, before) {
      const heads = new Map<string, PageHead>();
      if (missing.length === 0) return { heads };
      // Tables are where the pages were tokenised: threads that did so while others rendered are needed, however few the pages are.
      const workers = await pool(done ? Math.max(missing.length, INLINE_BELOW) : missing.length);
      const isWhole = missing.length === count;
      done ??= await workers.run(
        batches(missing, workers.threads).map(
          (batch): TokeniseJob => ({
            kind: 'tokenise',
            index: isWhole ? index : undefined,
            ...(missing.length < INLINE_BELOW
              ? withAliases(workOf(batch, layout), memo, before)
              : workOf(batch, layout)),
            target,
          }),
        ),
      );
      const homes = new Set<string>();
      for (const { tokenised, texts } of done) {
        adopt(texts);
        for (const { head, kept, outputs: made } of tokenised) {
          heads.set(head.key, head);
          memo.adopt(head.key, kept);
          homes.add(kept[0]);
          adopt(made);
        }
      }
      return { heads, table: isWhole ? await tableOf(homes, workers) : undefined };
    },
    async makeBlocks(plan) {
      if (plan.changed || plan.blocks.length < INLINE_BELOW) return;
      await makeBlocks(plan, await pool(plan.blocks.length), target, adopt);
    },
  };
}

/** Has threads make the term shards of a plan: each gets the part of the table that its shards need. */
async function makeBlocks(
  { table, blocks }: IndexPlan,
  workers: Pool<Job, JobResult>,
  target: IndexTarget,
  adopt: (made: readonly RenderedOutput[]) => void,
): Promise<void> {
  const { sliceTable } = await import('../../output/search/term-table.js');
  const { sendTable } = await import('../threads/index-jobs.js');
  const jobs = batches(blocks, workers.threads, BLOCKS_MOST).map((group): BlocksJob => {
    const from = group[0]?.from ?? 0;
    const part = sendTable(sliceTable(table, from, group.at(-1)?.to ?? from));
    const there = group.map((block) => ({ key: block.key, from: block.from - from, to: block.to - from }));
    return { kind: 'blocks', table: part, blocks: there, target };
  });
  const made = (await workers.run(jobs)).flatMap((result) => result.blocks);
  for (const [i, { head, outputs }] of made.entries()) {
    const block = blocks[i];
    if (block) block.head = head;
    adopt(outputs);
  }
}

/** Returns a page in the form sent to a thread: if the memo has the sections of its documents, the thread reads them there and makes the records. */
function toTokenise(made: SearchPageRecords, slot: number, memo: Memo): PageToTokenise {
  const { page, hash, source } = made;
  const sections = source?.keys.map((key) => memo.ref(sectionsKey(key)));
  return source && sections?.every((place): place is Ref => place !== undefined)
    ? { page, hash, slot, source, sections }
    : { page, hash, slot, records: made.records };
}

/** The pages with the aliases of the headings that they had: most of them are as they were. */
function withAliases<Work extends { pages: PageToTokenise[] }>(work: Work, memo: Memo, before?: IndexState['pages']) {
  const pages = work.pages.map((page): PageToTokenise => {
    const key = before?.get(page.page)?.head.key;
    return { ...page, aliases: key === undefined ? undefined : memo.get<KeptTokens>(key)?.aliases };
  });
  return { ...work, pages };
}

/** The tables of the threads that have tokenised the pages, in one. */
async function tableOf(homes: ReadonlySet<string>, workers: Pool<Job, JobResult>): Promise<TermTable> {
  const jobs = [...homes].map((home): TableJob => ({ kind: 'table', home, bound: true }));
  const results = await workers.run(jobs);
  const { mergeTables } = await import('../../output/search/term-table.js');
  const { takeTable } = await import('../threads/index-jobs.js');
  const tablesOf = ({ table }: JobResult) => {
    if (!table) throw new Error('a thread that has tokenised pages gave no table of them');
    return takeTable(table);
  };
  return mergeTables(results.map(tablesOf));
}
