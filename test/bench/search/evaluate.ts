/** Measures answers: the bytes of the first one, and the ranks of the wanted pages. */
import { gzipSync } from 'node:zlib';
import type { Output } from '../../../renderer/output/output-file.js';
import {
  buildIndex,
  type IndexState,
  type IndexStats,
  memoryTokens,
  type TokenStore,
} from '../../../renderer/output/search/build-index.js';
import type { SearchPageRecords } from '../../../renderer/site/content/search-record.js';
import { hashOf } from '../../../renderer/site/helpers/hash.js';
import { createEngine } from '../../../theme/client/search/engine/engine.js';
import { IndexError } from '../../../theme/client/search/engine/index-error.js';
import { loadStemmer } from '../../../theme/client/search/engine/stemmers.js';
import type { Hit, SearchRequest, SearchResult, Transport } from '../../../theme/client/search/transport.js';

export interface Query {
  kind: string;
  q: string;
  expect: string[];
}

export interface Traffic {
  bytes: number;
  files: string[];
}

/** A file of an index with the hash of its bytes. */
export type HashedOutput = Output & { hash: string };

export interface Built {
  outputs: HashedOutput[];
  state: IndexState;
  stats: IndexStats;
}

/** Builds an index with all its bytes. */
export function makeIndex(
  pages: SearchPageRecords[],
  store: TokenStore = memoryTokens(),
  previous?: IndexState,
  synonyms: readonly (readonly string[])[] = [],
): Built {
  const { files, state, stats } = buildIndex(pages, store, previous, synonyms);
  const outputs = files.map(({ path, phase, bytes }): HashedOutput => {
    const made = bytes();
    return { path, phase, bytes: made, hash: hashOf(made) };
  });
  return { outputs, state, stats };
}

/** A transport asked with what matters to a test. */
export interface Asking {
  search(
    requests: (Pick<SearchRequest, 'query'> & Partial<SearchRequest>)[],
    options?: { signal?: AbortSignal },
  ): Promise<SearchResult[]>;
}

export function asking(transport: Transport): Asking {
  return {
    search: async (requests, options) =>
      (
        await transport.search(
          requests.map((request) => ({
            indexName: 'test',
            attributesToRetrieve: [],
            attributesToSnippet: ['content:10'],
            snippetEllipsisText: '…',
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
            hitsPerPage: 20,
            ...request,
          })),
          options,
        )
      ).results,
  };
}

/** An engine over outputs in memory, and what it has loaded (the meta file gzipped, as servers send JSON; shards as they are). */
export function engineOver(outputs: HashedOutput[], locale = 'zh'): { engine: Asking; traffic: Traffic } {
  const files = new Map(outputs.map(({ path, bytes }) => [path.split('/').pop()!, bytes]));
  const traffic: Traffic = { bytes: 0, files: [] };
  const fetchBytes = async (address: string) => {
    const name = address.split('/').pop()!;
    const found = files.get(name);
    if (found === undefined) throw new IndexError('missing', name);
    const bytes = typeof found === 'string' ? new TextEncoder().encode(found) : found;
    traffic.files.push(name);
    traffic.bytes += name.endsWith('.json') ? gzipSync(bytes, { level: 6 }).length : bytes.length;
    return bytes;
  };
  return { engine: asking(createEngine({ base: '/', fetchBytes, stem: loadStemmer(locale) })), traffic };
}

/** All hits of a query, as one who scrolls to the end sees them, and what the last answer says of them. */
export async function toTheEnd(engine: Asking, query: string): Promise<SearchResult> {
  const hits: Hit[] = [];
  for (let page = 0; ; page++) {
    const [result] = await engine.search([{ query, page }]);
    if (!result!.near) hits.push(...result!.hits);
    if (page + 1 >= result!.nbPages) return { ...result!, hits };
  }
}

/** Distinct pages of hits, in order. */
export function pagesOf(hits: Hit[]): string[] {
  return [...new Set(hits.map(({ url }) => url.split('#')[0]!))];
}

export interface Score {
  kind: string;
  count: number;
  recall: number;
  mrr: number;
  missed: { q: string; expect: string[]; got: string[] }[];
}

/** recall@5 and MRR over distinct pages of the first answer, by kind and in all. */
export async function score(queries: Query[], answer: (query: string) => Promise<string[]>): Promise<Score[]> {
  const scores = new Map<string, Score>();
  for (const { kind, q, expect } of queries) {
    const pages = await answer(q);
    const at = pages.slice(0, 10).findIndex((page) => expect.includes(page));
    for (const name of [kind, 'all']) {
      const own = scores.get(name) ?? { kind: name, count: 0, recall: 0, mrr: 0, missed: [] };
      own.count++;
      if (at >= 0 && at < 5) own.recall++;
      if (at >= 0) own.mrr += 1 / (at + 1);
      if (at !== 0 && name !== 'all') own.missed.push({ q, expect, got: pages.slice(0, 5) });
      scores.set(name, own);
    }
  }
  return [...scores.values()].map((own) => ({ ...own, recall: own.recall / own.count, mrr: own.mrr / own.count }));
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
