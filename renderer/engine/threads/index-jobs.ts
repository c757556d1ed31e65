/**
 * What a thread does for the search index: it tokenises pages, whose terms stay in the memo and whose text shards go straight to the stage, makes a table
 * of the pages it has tokenised, and makes term shards of the table of all.
 */

import { blockHead } from '../../output/search/build-index.js';
import { Collector } from '../../output/search/collector.js';
import { type IndexFile, sealed, shard, textFiles, textPaths, withScript } from '../../output/search/index-files.js';
import type { BlockHead } from '../../output/search/index-meta.js';
import { TermList } from '../../output/search/term-list.js';
import { type Block, encodeBlock } from '../../output/search/term-shards.js';
import { makeTable, type PlacedPage, type TermTable } from '../../output/search/term-table.js';
import {
  headOf,
  type PageHead,
  type PageTokens,
  type TextShards,
  textShards,
  tokenisePage,
} from '../../output/search/tokenise-page.js';
import type { Section } from '../../site/content/document.js';
import type { RecordSource, SearchPageRecords, SearchRecord } from '../../site/content/search-record.js';
import { recordsOf } from '../../site/search-records/make-records.js';
import { type PackReader, type PackWriter, type Ref, readSurely } from '../memo/memo-packs.js';
import { collectGarbage } from '../run/garbage.js';
import type { createFinisher, RenderedOutput } from '../write/stage-output.js';

/** Target of index files. */
export interface IndexTarget {
  /** True if each file also has a script. */
  scripts: boolean;
  /** Folder of finished files; null: they are returned. */
  stage: string | null;
  /** Output folder that may already have files. */
  out: string | null;
}

/** A page with its records, or with what they are made of and the places of the sections in the memo. */
export type PageToTokenise = Pick<SearchPageRecords, 'page' | 'hash' | 'aliases'> & { slot: number } & (
    | { records: SearchRecord[] }
    | { source: RecordSource; sections: Ref[] }
  );

export interface TokeniseJob {
  kind: 'tokenise';
  home?: string;
  bound?: boolean;
  /** Name of the index that is made of all its pages again: its table is asked for at the end. */
  index?: string;
  pages: PageToTokenise[];
  /** Wanted size of text shards in bytes. */
  shardSize: number;
  /** Absent where other jobs make the text shards. */
  target?: IndexTarget;
}

/** Text shards of pages that another thread tokenises. */
export interface TextsJob {
  kind: 'texts';
  home: string;
  pages: PageToTokenise[];
  shardSize: number;
  target: IndexTarget;
}

/** Asks a thread for the table of the pages that it has tokenised. */
export interface TableJob {
  kind: 'table';
  home: string;
  bound: true;
}

/** Term shards that follow each other. */
export interface BlocksJob {
  kind: 'blocks';
  home?: undefined;
  /** The part of the table that they hold. */
  table: SentTable;
  blocks: Block[];
  target: IndexTarget;
}

export type IndexJob = TokeniseJob | TextsJob | TableJob | BlocksJob;

/** A table between threads: its terms a line each, its bytes shared. */
export interface SentTable extends Omit<TermTable, 'terms'> {
  terms: string;
}

export interface TokenisedItem {
  head: PageHead;
  /** The tokens in the memo. */
  kept: Ref;
  outputs: RenderedOutput[];
}

export interface MadeBlock {
  head: BlockHead;
  outputs: RenderedOutput[];
}

/** Tokens as the memo keeps them: bytes as base64, without texts, which are made again where a shard is missing. */
export interface KeptTokens extends Omit<PageTokens, 'entries' | 'texts' | 'numbers'> {
  entries: string;
}

const keepTokens = ({ texts: _, numbers: __, entries, ...rest }: PageTokens): KeptTokens => ({
  ...rest,
  entries: Buffer.from(entries).toString('base64'),
});

export const sendTable = ({ terms, ends, bytes }: TermTable): SentTable => ({ terms: terms.text, ends, bytes });

export const takeTable = ({ terms, ends, bytes }: SentTable): TermTable => ({
  terms: TermList.of(terms),
  ends,
  bytes,
});

/** Tools of a thread. */
export interface ThreadTools {
  packs: PackReader;
  pack: Pick<PackWriter, 'append' | 'flush'>;
  finish: ReturnType<typeof createFinisher>;
}

export interface IndexResults {
  tokenised: TokenisedItem[];
  /** Text shards made by themselves. */
  texts: RenderedOutput[];
  blocks: MadeBlock[];
  table?: SentTable;
}

/** The pages of one index that this thread has tokenised. */
interface Gathered {
  index: string;
  collector: Collector;
  pages: PlacedPage[];
}

/** From here on what a thread gathers of its pages, 15 KB each, decides on the most memory that a build needs. */
const MANY_PAGES = 2000;

const NOTHING: IndexResults = { tokenised: [], texts: [], blocks: [] };

export function createIndexer(tools: ThreadTools): (job: IndexJob) => IndexResults {
  let gathered: Gathered | undefined;
  return (job) => {
    if (job.kind === 'table') {
      if (!gathered) throw new Error('a table was asked for of a thread that has tokenised no page');
      const { pages } = gathered;
      const table = sendTable(makeTable(pages.sort((a, b) => a.slot - b.slot)));
      gathered = undefined;
      if (pages.splice(0).length > MANY_PAGES) collectGarbage();
      return { ...NOTHING, table };
    }
    if (job.kind === 'blocks') return { ...NOTHING, blocks: makeBlocks(job, tools) };
    if (job.kind === 'texts') return { ...NOTHING, texts: job.pages.flatMap((page) => makeTexts(page, job, tools)) };
    const { index } = job;
    if (index === undefined) gathered = undefined;
    else if (gathered?.index !== index) gathered = { index, collector: new Collector(), pages: [] };
    const tokenised = job.pages.map((page) => tokenise(page, job, tools, gathered));
    tools.pack.flush();
    return { ...NOTHING, tokenised };
  };
}

function tokenise(
  page: PageToTokenise,
  { shardSize, target }: TokeniseJob,
  tools: ThreadTools,
  gathered?: Gathered,
): TokenisedItem {
  const made = withRecords(page, tools.packs);
  const { texts = [], ...tokens } = tokenisePage(made, shardSize, gathered?.collector);
  const { aliases: _, ...lean } = tokens;
  gathered?.pages.push({ slot: page.slot, tokens: { ...lean, pairs: '', terms: '' } });
  return {
    head: headOf(tokens),
    kept: tools.pack.append(keepTokens(tokens)),
    outputs: target ? finishTexts(page.slot, { name: tokens.name, texts }, target, tools) : [],
  };
}

function makeTexts(page: PageToTokenise, { shardSize, target }: TextsJob, tools: ThreadTools): RenderedOutput[] {
  const made = withRecords(page, tools.packs);
  return finishTexts(page.slot, textShards(made, shardSize), target, tools);
}

function finishTexts(slot: number, { name, texts }: TextShards, target: IndexTarget, tools: ThreadTools) {
  const files = textFiles(textPaths(slot, { name, shards: texts.length }), () => texts);
  return files.flatMap((file) => finished(file, target, tools));
}

function withRecords(page: PageToTokenise, packs: PackReader): SearchPageRecords {
  const records = 'records' in page ? page.records : recordsOf(page.source, sectionsOf(page.sections, packs));
  return { ...page, records };
}

const sectionsOf = (places: readonly Ref[], packs: PackReader): Section[] =>
  places.flatMap((place) => readSurely<Section[]>(packs, place));

function makeBlocks({ table: sent, blocks, target }: BlocksJob, tools: ThreadTools): MadeBlock[] {
  const table = takeTable(sent);
  return blocks.map((block) => {
    const content = encodeBlock(table, block);
    const head = blockHead(table, block, content);
    const file = shard(head.path, () => sealed(content, head.name));
    return { head, outputs: finished(file, target, tools) };
  });
}

function finished(file: IndexFile, { scripts, stage, out }: IndexTarget, { finish }: ThreadTools): RenderedOutput[] {
  return withScript(file, scripts).map(({ path, phase, bytes }) =>
    finish({ path, phase, bytes: bytes() }, { known: {}, stage, out }),
  );
}
