/** Both transports over the records of our own notes, the hosted one with the loopback server: exact titles and headings give the same hits. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { createIndex as CreateIndex } from '../../cli/api.js';
import { makeHostedRecords } from '../../renderer/output/push/hosted-records.js';
import type { SearchPageRecords } from '../../renderer/site/content/search-record.js';
import { createAlgolia } from '../../theme/client/search/algolia.js';
import { type Hit, LEVELS } from '../../theme/client/search/transport.js';
import { type Asking, asking, engineOver, makeIndex } from '../bench/search/evaluate.js';
import { type SearchServer, startServer } from '../index/server.js';
import { root } from '../structure/imports.js';

const cacheDir = mkdtempSync(join(tmpdir(), 'notes-transports-'));
let server: SearchServer;
let embedded: Asking;
let hosted: Asking;
let records: SearchPageRecords[];

beforeAll(async () => {
  const { createIndex } = (await import(join(root, 'lib/cli/api.js'))) as { createIndex: typeof CreateIndex };
  ({ records } = await createIndex({ dir: join(root, 'content'), cacheDir, threads: 0 }));
  ({ engine: embedded } = engineOver(makeIndex(records).outputs));
  server = await startServer();
  const objects = makeHostedRecords(records, 'site', 'https://example.org', 10_000).records;
  const stored = objects.map((record) => [record.objectID, { ...record }] as [string, Record<string, unknown>]);
  server.indexes.set('test', { objects: new Map(stored), settings: {}, synonyms: [] });
  hosted = asking(createAlgolia({ appId: 'app', apiKey: 'key', hosts: [`http://127.0.0.1:${server.port}`] }));
});
afterAll(async () => {
  await server?.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

/** Path and anchor: records of the hosted index have absolute addresses. */
const placeOf = (url: string) => decodeURIComponent(url.replace(/^https:\/\/example\.org/, ''));
const lastLevel = ({ hierarchy }: Hit) =>
  [...LEVELS]
    .reverse()
    .map((level) => hierarchy[level])
    .find(Boolean);

/** Places whose title or heading is the query, of all hits. */
async function headed(engine: Asking, query: string): Promise<string[]> {
  const [result] = await engine.search([{ query, hitsPerPage: 1000 }]);
  const places = result!.hits.filter((hit) => hit.type !== 'content' && lastLevel(hit) === query);
  return [...new Set(places.map(({ url }) => placeOf(url)))].sort();
}

describe('exact titles and headings', () => {
  it('are the same hits over both transports', async () => {
    const headings = [...new Set(records.flatMap((page) => page.records.map(({ hierarchy }) => hierarchy)))].flatMap(
      (hierarchy) => LEVELS.slice(1).flatMap((level) => hierarchy[level] ?? []),
    );
    const queries = [...new Set(headings)].filter((text) => text.length <= 64).filter((_, i) => i % 6 === 0);
    expect(queries.length).toBeGreaterThan(66);
    const different: [query: string, embedded: string[], hosted: string[]][] = [];
    for (const query of queries) {
      const [ours, theirs] = [await headed(embedded, query), await headed(hosted, query)];
      if (theirs.length === 0 || JSON.stringify(ours) !== JSON.stringify(theirs)) different.push([query, ours, theirs]);
    }
    expect(different).toEqual([]);
  });
});
