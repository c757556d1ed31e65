/** One suite for every implementation of the two contracts of search: transports in the browser, hosts of `notes index`. */
import { algoliasearch } from 'algoliasearch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAlgoliaHost } from '../../renderer/output/algolia/algolia-host.js';
import { makeHostedRecords } from '../../renderer/output/push/hosted-records.js';
import type { SearchHost } from '../../renderer/output/push/search-host.js';
import type { SearchPageRecords, SearchRecord } from '../../renderer/site/content/search-record.js';
import { createHosted } from '../../theme/client/search/algolia.js';
import { createEngine } from '../../theme/client/search/engine/engine.js';
import { IndexError } from '../../theme/client/search/engine/index-error.js';
import { makeRequest } from '../../theme/client/search/search-request.js';
import { MARK, type Transport } from '../../theme/client/search/transport.js';
import { makeIndex } from '../bench/search/evaluate.js';
import { type SearchServer, startServer } from '../index/server.js';
import { type EngineServer, SEARCH_KEY, startEngine, WRITE_KEY } from './server.js';
import createOwnTransport from './site/search-client.js';
import createOwnHost from './site/search-push.js';

const record = (page: string, title: string): SearchRecord => ({
  objectID: page,
  url: page,
  page,
  anchor: '',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: '文档', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  language: 'zh-Hans',
  version: 'current',
  docusaurus_tag: 'default',
  tags: [],
  weight: { level: 90, position: 0 },
});
const PAGES: SearchPageRecords[] = ['事件循环', '事件委托', '闭包'].map((title, i) => ({
  page: `/p${i}`,
  hash: title,
  records: [record(`/p${i}`, title)],
}));
const SITE = 'https://example.org/';
const hostedOf = (site: string) => makeHostedRecords(PAGES, site, 'https://example.org').records;

let service: SearchServer;
let engine: EngineServer;
beforeEach(async () => {
  [service, engine] = await Promise.all([startServer(), startEngine()]);
  vi.stubEnv('SEARCH_WRITE_KEY', WRITE_KEY);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all([service.close(), engine.close()]);
});

const hosts: Record<string, (site: string) => SearchHost | Promise<SearchHost>> = {
  algolia: (site) => {
    const address = { url: '127.0.0.1', port: service.port, protocol: 'http', accept: 'readWrite' } as const;
    return createAlgoliaHost({
      client: algoliasearch('app', 'key', { hosts: [address] }),
      indexName: 'notes',
      site,
      sites: [site],
    });
  },
  own: (site) =>
    createOwnHost({ indexName: 'notes', hosts: [engine.origin], site, sites: [site], settings: {}, synonyms: [] }),
};

describe.each(Object.entries(hosts))('the host %s', (_, hostOf) => {
  it('lists, replaces and deletes the records of its site, and no others', async () => {
    const [host, other] = [await hostOf(SITE), await hostOf('other')];
    const [records, theirs] = [hostedOf(SITE), hostedOf('other')];
    expect([...(await host.stored())]).toEqual([]);
    await host.save(records);
    await other.save(theirs);
    await host.settings?.apply();
    const changed = { ...records[0]!, hash: 'changed' };
    await host.save([changed]);
    await host.remove([records[2]!.objectID]);
    expect(new Map(await host.stored())).toEqual(
      new Map([changed, records[1]!].map(({ objectID, hash }) => [objectID, hash])),
    );
    expect((await other.stored()).size).toBe(3);
  });
});

const files = new Map(makeIndex(PAGES).outputs.map(({ path, bytes }) => [path.split('/').pop()!, bytes]));
let isDown = false;

const transports: Record<string, () => Promise<Transport> | Transport> = {
  embedded: () =>
    createEngine({
      base: '',
      fetchBytes: async (name) => {
        if (isDown) throw new IndexError('unreachable', name);
        const bytes = files.get(name)!;
        return typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
      },
    }),
  algolia: () => {
    const hosts = [`http://127.0.0.1:${service.port}`];
    const search = { provider: 'algolia', appId: 'app', apiKey: 'k', indexName: 'notes', insights: false } as const;
    return createHosted({ ...search, hosts, searchPage: null, contextual: true }, MARK);
  },
  own: () => createOwnTransport({ indexName: 'notes', apiKey: SEARCH_KEY, hosts: [engine.origin], site: SITE }),
};

describe.each(Object.entries(transports))('the transport %s', (name, make) => {
  beforeEach(async () => {
    isDown = false;
    const hostOf = hosts[name];
    for (const site of hostOf ? [SITE, 'other'] : []) {
      const host = await hostOf!(site);
      await host.stored();
      await host.save(hostedOf(site));
      await host.settings?.apply();
    }
  });

  const request = (query: string, page = 0) =>
    makeRequest(
      { locale: 'zh-Hans', searchTags: ['default'] } as never,
      { indexName: 'notes', contextual: true, ...(hosts[name] && { site: SITE }) } as never,
      query,
      1280,
      page,
    );

  it.each<[string, string[]]>([
    ['事件', ['/p0', '/p1']],
    ['闭包', ['/p2']],
    ['不存在', []],
  ])('finds %s on the pages of its site', async (query, pages) => {
    const [result] = (await (await make()).search([request(query)])).results;
    const found = result!.hits.map(({ url }) => url.replace('https://example.org', ''));
    expect([found.sort(), result!.nbHits, result!.page]).toEqual([pages, pages.length, 0]);
    for (const { hierarchy } of result!.hits) expect(hierarchy.lvl1).toContain(query);
  });

  it('turns pages', async () => {
    const transport = await make();
    const asked = [0, 1].map((page) => ({ ...request('事件', page), hitsPerPage: 1 }));
    const { results } = await transport.search(asked);
    expect(results.map(({ page, nbPages, nbHits }) => [page, nbPages, nbHits])).toEqual([
      [0, 2, 2],
      [1, 2, 2],
    ]);
    expect(new Set(results.flatMap(({ hits }) => hits.map(({ url }) => url))).size).toBe(2);
  });

  it('rejects with an AbortError when aborted, and with a RetryError when nobody answers', async () => {
    const transport = await make();
    const control = new AbortController();
    control.abort();
    await expect(transport.search([request('闭包')], { signal: control.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    isDown = true;
    await Promise.all([service.close(), engine.close()]);
    await expect((await make()).search([request('闭包')])).rejects.toMatchObject({ name: 'RetryError' });
  });
});
