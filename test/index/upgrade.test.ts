/** Sites that share an index, from outside; the index as an earlier version of the tool left it (`upgrade/446f154.json`). */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHosted } from '../../theme/client/search/algolia.js';
import { makeRequest } from '../../theme/client/search/search-request.js';
import { MARK } from '../../theme/client/search/transport.js';
import { root } from '../structure/imports.js';
import { KEY, notes, RIGHTS } from './notes.js';
import { type SearchServer, startServer } from './server.js';
import { markerOf, pagesOf, type SiteName, writeSite } from './upgrade/sites.js';

interface FilledIndex {
  settings: Record<string, unknown>;
  objects: { objectID: string; url: string; site: string }[];
}

const filled = JSON.parse(readFileSync(join(root, 'test/index/upgrade/446f154.json'), 'utf8')) as FilledIndex;
const CRAWLED = { objectID: '/docs/p1#crawled', url: 'https://a.example.org/docs/p1', content: '爬来的' };

let folder: string;
let server: SearchServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'notes-upgrade-'));
  server = await startServer();
  server.keys.set(KEY, RIGHTS);
  for (const name of ['a', 'b'] as const) writeSite(join(folder, name), name, server.port);
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function fill(): void {
  const objects = [...filled.objects, CRAWLED].map((object) => [object.objectID, { ...object }] as const);
  server.indexes.set('i', { objects: new Map(objects), settings: { ...filled.settings }, synonyms: [] });
}

const index = (name: SiteName, ...args: string[]) => notes(['index', join(folder, name), ...args]);
const stored = () =>
  [...server.indexes.get('i')!.objects.values()] as { objectID: string; url: string; site: string }[];
const ofSite = (name: SiteName) => stored().filter(({ site }) => site === markerOf(name));
const pathsOf = (name: SiteName) => [...new Set(ofSite(name).map(({ url }) => new URL(url).pathname))].sort();
const wanted = (name: SiteName) => pagesOf(name).map((page) => `/docs/${page}`);
/** Records of the first form: the id is the bare path. */
const oldOnes = (name: SiteName) => ofSite(name).filter(({ objectID }) => objectID.startsWith('/'));

describe('an index that the tool filled before the site was part of the objectID', () => {
  it('has lost records of the site that was pushed first', () => {
    fill();
    expect([pathsOf('a'), pathsOf('b')]).toEqual([['/docs/p1'], wanted('b')]);
  });

  it('gets all pages of both sites, old ids gone, records of others as they were', async () => {
    fill();
    const before = JSON.stringify(ofSite('b'));
    const first = await index('a');
    expect([first.status, first.err]).toEqual([0, expect.stringMatching(/12 add, 0 update, 4 delete \(4 of them/)]);
    expect([pathsOf('a'), oldOnes('a'), JSON.stringify(ofSite('b'))]).toEqual([wanted('a'), [], before]);
    expect((await index('b')).status).toBe(0);
    expect([pathsOf('a'), pathsOf('b'), oldOnes('b')]).toEqual([wanted('a'), wanted('b'), []]);
    expect(server.indexes.get('i')!.objects.get(CRAWLED.objectID)).toEqual(CRAWLED);
    for (const name of ['a', 'b'] as const)
      expect((await index(name)).err).toMatch(/0 add, 0 update, 0 delete, 12 unchanged/);
  });

  it('never lacks a page of the site on the way', async () => {
    fill();
    const had = pathsOf('a');
    let lacked: string[] = [];
    server.fault = () => {
      lacked = [...lacked, ...had.filter((path) => !pathsOf('a').includes(path))];
      return undefined;
    };
    await index('a');
    const actions = server.requests
      .filter(({ path }) => path.endsWith('/batch'))
      .flatMap(({ body }) => (body as { requests: { action: string }[] }).requests.map(({ action }) => action));
    expect([lacked, [...new Set(actions)], actions.lastIndexOf('addObject') < actions.indexOf('deleteObject')]).toEqual(
      [[], ['addObject', 'deleteObject'], true],
    );
  });

  it('keeps a record that the other site writes at the old id in the meantime', async () => {
    fill();
    server.fault = ({ path }) => {
      if (path.endsWith('/batch')) server.indexes.get('i')!.objects.get('/docs/p1')!.site = markerOf('b');
      return undefined;
    };
    expect((await index('a')).status).toBe(0);
    expect(stored().filter(({ objectID }) => objectID.startsWith('/docs/p1'))).toMatchObject([
      { objectID: '/docs/p1', site: markerOf('b') },
      CRAWLED,
    ]);
  });
});

describe('an index that two sites share', () => {
  it('is not replaced as a whole, and nothing is said to be sent', async () => {
    server.keys.set(KEY, [...RIGHTS, 'deleteIndex']);
    await index('a', '--replace');
    expect(pathsOf('a')).toEqual(wanted('a'));
    const refused = await index('b', '--replace');
    expect([refused.status, refused.err]).toEqual([1, expect.stringContaining('index-shared')]);
    expect(refused.err).toContain('Nothing pushed');
    expect([pathsOf('a'), pathsOf('b')]).toEqual([wanted('a'), []]);
    const again = await index('a', '--replace');
    expect(again.err).toMatch(/Replaced the index: 12 records; [1-9][\d.]* KB sent/);
  });

  it('answers each site with its own pages', async () => {
    await index('a');
    await index('b');
    const hits = async (name: SiteName) => {
      const hosts = [`http://127.0.0.1:${server.port}`];
      const given = { provider: 'algolia', appId: 'app', apiKey: 'k', indexName: 'i', hosts, insights: false } as const;
      const search = { ...given, site: markerOf(name), searchPage: null, contextual: false };
      const request = makeRequest({ locale: 'en', searchTags: [] } as never, search, '站点', 1280);
      const { results } = await createHosted(search, MARK).search([request]);
      return results[0]!.hits.map(({ url }) => new URL(url).origin + new URL(url).pathname);
    };
    for (const name of ['a', 'b'] as const)
      expect(await hits(name)).toEqual(wanted(name).map((path) => markerOf(name).slice(0, -1) + path));
  });

  it.each<[string, Record<string, unknown>, number, string]>([
    ['refused', { filledBy: 'crawler' }, 2, 'index-filled-by-crawler'],
    ['allowed once the site says that notes fills it', { filledBy: 'notes' }, 0, '12 add'],
    ['allowed for an index of its own', { filledBy: 'crawler', indexName: 'other' }, 0, '12 add'],
  ])('of a crawler: a push is %s', async (_, more, status, said) => {
    const search = { provider: 'algolia', appId: 'app', apiKey: 'search-key', indexName: 'i', ...more };
    server.keys.set('search-key', ['search']);
    writeSite(join(folder, 'a'), 'a', server.port, { search });
    const pushed = await index('a');
    expect([pushed.status, pushed.err]).toEqual([status, expect.stringContaining(said)]);
    expect(server.indexes.has('i')).toBe(status === 0);
  });
});
