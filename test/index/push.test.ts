import { algoliasearch } from 'algoliasearch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AlgoliaHostOptions, createAlgoliaHost } from '../../renderer/output/algolia/algolia-host.js';
import { checkKey } from '../../renderer/output/algolia/algolia-keys.js';
import { DEFAULT_SETTINGS, wantedSettings } from '../../renderer/output/algolia/algolia-settings.js';
import {
  cutText,
  type HostedRecord,
  hostedId,
  makeHostedRecords,
  recordBytes,
} from '../../renderer/output/push/hosted-records.js';
import { type PushOptions, push } from '../../renderer/output/push/push.js';
import { makePlan, refusal } from '../../renderer/output/push/push-plan.js';
import type { SearchPageRecords, SearchRecord } from '../../renderer/site/content/search-record.js';
import { type SearchServer, startServer } from './server.js';

const record = (page: string, anchor: string, content: string): SearchRecord => ({
  objectID: `${page}#${anchor}`,
  url: `${page}#${anchor}`,
  page,
  anchor,
  type: 'content',
  content,
  hierarchy: { lvl0: '文档', lvl1: page, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  language: 'zh-Hans',
  version: 'current',
  docusaurus_tag: 'docs-default-current',
  tags: [],
  weight: { level: 50, position: 1 },
});

const pages = (changes: Record<string, string> = {}): SearchPageRecords[] =>
  Object.entries({ '/a': '甲。', '/b': '乙。', '/c': '丙。', '/d': '丁。', ...changes }).map(([page, content]) => ({
    page,
    hash: content,
    records: [record(page, 'x', content)],
  }));

const hosted = (list = pages(), site = 's') => makeHostedRecords(list, site, 'https://example.org').records;
/** objectIDs of the site `s`. */
const own = (...ids: string[]) => ids.map((id) => hostedId('s', id));

describe('hosted records', () => {
  it('has DocSearch’s shape, whole encoded addresses, the site marker and a hash', () => {
    const [first] = hosted([{ page: '/文', hash: '', records: [record('/文', 'x', '正文')] }]);
    expect(first).toMatchObject({
      objectID: hostedId('s', '/文#x'),
      url: 'https://example.org/%E6%96%87#x',
      type: 'content',
      hierarchy: { lvl1: '/文' },
      site: 's',
      lang: 'zh-Hans',
      version: ['current'],
      hash: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('finds a page by the last part of its address too', () => {
    const top = (page: string) => ({ ...record(page, '', ''), objectID: page, type: 'lvl1' as const });
    const records = hosted([{ page: '/docs/arrow-functions/', hash: '', records: [top('/docs/arrow-functions/')] }]);
    expect(records.map(({ slug }) => slug)).toEqual(['arrow-functions']);
    expect(hosted([{ page: '/', hash: '', records: [top('/'), record('/', 'x', '')] }])).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ slug: expect.anything() })]),
    );
    expect(DEFAULT_SETTINGS.searchableAttributes).toEqual(expect.arrayContaining(['unordered(slug)', 'content']));
    expect((DEFAULT_SETTINGS.searchableAttributes as string[]).at(-1)).toBe('content');
  });

  it('splits by UTF-8 bytes at ends of sentences, below the limit', () => {
    const text = '这一句有十个汉字左右。'.repeat(300);
    const records = makeHostedRecords(
      [{ page: '/a', hash: '', records: [record('/a', 'x', text)] }],
      's',
      '',
      2000,
    ).records;
    expect(records.length).toBeGreaterThan(4);
    expect(Math.max(...records.map(recordBytes))).toBeLessThanOrEqual(2000);
    expect(records.map(({ content }) => content).join('')).toBe(text);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(records.every(({ content }) => content!.endsWith('。'))).toBe(true);
  });

  it('names the page of a record that cannot be split', () => {
    const big = {
      ...record('/a', 'x', ''),
      content: null,
      hierarchy: { ...record('/a', '', '').hierarchy, lvl2: '长'.repeat(4000) },
    };
    expect(makeHostedRecords([{ page: '/a', hash: '', records: [big] }], 's', '').problems).toMatchObject([
      { code: 'index-record-too-big', args: { page: '/a' } },
    ]);
  });

  it.each([
    ['甲。乙。丙。', 14, ['甲。乙。', '丙。']],
    ['没有句号的长句子', 9, ['没有句', '号的长', '句子']],
    ['😀😀😀', 9, ['😀😀', '😀']],
    ['a"b', 3, ['a"', 'b']],
  ])('cuts %s at %i bytes', (text, room, expected) => {
    expect(cutText(text, room)).toEqual(expected);
  });
});

describe('the plan', () => {
  const stored = (records: HostedRecord[]) => new Map(records.map(({ objectID, hash }) => [objectID, hash]));
  const ids = (records: HostedRecord[]) => records.map(({ objectID }) => objectID);

  it('is exactly the difference', () => {
    const now = hosted(pages({ '/b': '改。', '/e': '新。' }).filter(({ page }) => page !== '/d'));
    const plan = makePlan(now, stored(hosted()), 's');
    expect([ids(plan.add), ids(plan.update), plan.remove, plan.unchanged]).toEqual([
      own('/e#x'),
      own('/b#x'),
      own('/d#x'),
      2,
    ]);
    expect(plan.bytes).toBe([...plan.add, ...plan.update].reduce((sum, one) => sum + recordBytes(one), 0));
  });

  it.each([
    ['an empty list', 0, 4, 'index-empty'],
    ['deleting more than half', 1, 4, 'index-deletes-half'],
    ['deleting half', 2, 4, null],
    ['a first push', 4, 0, null],
  ])('refuses %s', (_, keep, before, expected) => {
    const records = hosted().slice(0, keep);
    expect(refusal(records, makePlan(records, stored(hosted().slice(0, before)), 's'), before)).toBe(expected);
  });

  it.each([
    ['all records under their old ids', 0, 4, null],
    ['all of them, and more than half of the pages gone', 3, 1, 'index-deletes-half'],
  ])('%s', (_, gone, renamed, expected) => {
    const old = new Map(hosted().map(({ objectID }) => [objectID.slice(objectID.indexOf(':') + 1), '']));
    const records = hosted().slice(gone);
    const plan = makePlan(records, old, 's');
    expect([plan.renamed, refusal(records, plan, old.size)]).toEqual([renamed, expected]);
  });
});

describe('the push, with the real client', () => {
  let server: SearchServer;
  beforeEach(async () => {
    server = await startServer();
  });
  afterEach(() => server.close());

  /** The client's time for connecting ends with the first byte of an answer, so all limits are one. */
  const client = (timeout = 20_000) =>
    algoliasearch('app', 'secret-key', {
      hosts: [{ url: '127.0.0.1', port: server.port, protocol: 'http', accept: 'readWrite' }],
      timeouts: { connect: timeout, read: timeout, write: timeout },
    });
  type Changes = Partial<PushOptions> & Pick<Partial<AlgoliaHostOptions>, 'settings' | 'synonyms' | 'client'>;
  const run = (
    records: HostedRecord[],
    { settings, synonyms, client: service = client(), ...changes }: Changes = {},
  ) => {
    const site = changes.site ?? 's';
    const host = createAlgoliaHost({ client: service, indexName: 'i', site, sites: [site], settings, synonyms });
    return push({ host, indexName: 'i', site, records, ...changes });
  };
  /** Texts by objectID without the site's part. */
  const contents = (site?: string) =>
    Object.fromEntries(
      [...(server.indexes.get('i')?.objects.values() ?? [])]
        .filter((object) => site === undefined || object.site === site)
        .map((object) => [String(object.objectID).replace(/^\w+:/, ''), object.content]),
    );
  const writes = () =>
    server.requests
      .filter(({ path, method }) => path.endsWith('/batch') || method === 'PUT')
      .map(({ path, body }) => [path.split('/').at(-1), (body as { requests?: unknown[] }).requests?.length]);

  it('saves, deletes and sets up, then has nothing to do', async () => {
    expect((await run(hosted())).pushed).toBe(true);
    expect(contents()).toEqual({ '/a#x': '甲。', '/b#x': '乙。', '/c#x': '丙。', '/d#x': '丁。' });
    server.requests.length = 0;
    const again = await run(hosted());
    expect([again.pushed, again.plan?.unchanged, writes()]).toEqual([true, 4, []]);
  });

  it('sends exactly what changed', async () => {
    await run(hosted());
    server.requests.length = 0;
    await run(hosted(pages({ '/b': '改。' })));
    expect(writes()).toEqual([['batch', 1]]);
    expect(contents()['/b#x']).toBe('改。');
  });

  it('keeps apart two sites with pages of the same address', async () => {
    await run(hosted());
    await run(hosted(pages({ '/a': '别。' }), 'other'), { site: 'other' });
    await run(hosted(pages().slice(0, 3)));
    expect(contents('s')).toEqual({ '/a#x': '甲。', '/b#x': '乙。', '/c#x': '丙。' });
    expect(contents('other')).toEqual({ '/a#x': '别。', '/b#x': '乙。', '/c#x': '丙。', '/d#x': '丁。' });
  });

  it('refuses to replace an index that holds records of another site, forced or not', async () => {
    await run(hosted(pages(), 'other'), { site: 'other' });
    server.requests.length = 0;
    for (const force of [false, true]) {
      const refused = await run(hosted(), { replace: true, force });
      expect(refused.problems).toMatchObject([{ code: 'index-shared', args: { others: 4 } }]);
    }
    expect([writes(), Object.keys(contents('other')).length]).toEqual([[], 4]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['facets of its own', { attributesForFaceting: ['category'] }],
    ['no facets', { attributesForFaceting: [] }],
    ['hidden attributes', { unretrievableAttributes: ['site', 'hash', 'weight'] }],
  ])('compares and deletes with settings that ask for %s', async (_, settings) => {
    await run(hosted(), { settings });
    const { plan, done } = await run(hosted(pages().slice(0, 3)), { settings });
    expect([plan?.add.length, plan?.unchanged, done.deleted]).toEqual([0, 3, 1]);
    expect((await run(hosted(pages().slice(0, 3)), { settings })).settings).toEqual([]);
  });

  it('compares and deletes in an index where the site is no facet yet', async () => {
    await run(hosted(pages(), 'other'), { site: 'other' });
    await run(hosted());
    server.indexes.get('i')!.settings = { attributesForFaceting: ['category'] };
    const dry = await run(hosted(pages().slice(0, 3)), { dryRun: true });
    expect([dry.plan?.add.length, dry.plan?.unchanged, dry.plan?.remove]).toEqual([0, 3, own('/d#x')]);
  });

  it.each<[string, unknown, string[]]>([
    ['the defaults', undefined, ['type', 'lang', 'version', 'tags', 'language', 'docusaurus_tag', 'filterOnly(site)']],
    ['another facet', ['category'], ['category', 'language', 'docusaurus_tag', 'filterOnly(site)']],
    [
      'needed facets written otherwise',
      ['searchable(site)', 'afterDistinct(searchable(language))', 'docusaurus_tag'],
      ['searchable(site)', 'afterDistinct(searchable(language))', 'docusaurus_tag'],
    ],
    ['a facet with such a name in it', ['site_name'], ['site_name', 'language', 'docusaurus_tag', 'filterOnly(site)']],
  ])('has the facets it needs beside %s', (_, given, expected) => {
    const settings = given === undefined ? {} : { attributesForFaceting: given };
    expect(wantedSettings(settings).attributesForFaceting).toEqual(expected);
  });

  it('waits for every write, and sends synonyms only when they differ', async () => {
    server.delay = 1;
    const synonyms = [
      { objectID: 'b', type: 'synonym', synonyms: ['回流', 'reflow'] },
      { objectID: 'a', synonyms: ['js', 'javascript'], type: 'synonym' },
    ];
    expect((await run(hosted(), { synonyms })).settings).toContain('synonyms');
    expect([server.pending, Object.keys(contents()).length]).toEqual([[], 4]);
    server.requests.length = 0;
    server.indexes.get('i')!.synonyms.reverse();
    expect((await run(hosted(), { synonyms })).settings).toEqual([]);
    expect(server.requests.some(({ path }) => path.endsWith('synonyms/batch'))).toBe(false);
  });

  it('says what was done where a push stops, and nothing of an index it could not read', async () => {
    server.fault = ({ path }) => (path.endsWith('/settings') ? { status: 400 } : undefined);
    expect(await run(hosted())).toMatchObject({ pushed: false, done: { saved: 0, deleted: 0 } });
    expect((await run(hosted())).plan).toBeUndefined();
    server.fault = ({ method, path }) => (method === 'PUT' && path.endsWith('/settings') ? { status: 400 } : undefined);
    expect(await run(hosted())).toMatchObject({ pushed: false, done: { saved: 4, deleted: 0 } });
    server.fault = () => undefined;
    server.maxRecordBytes = 100;
    expect(await run(hosted(pages({ '/a': '改。' })))).toMatchObject({
      done: { saved: 0 },
      problems: [{ code: 'index-failed' }],
    });
  });

  it('plans without writing on --dry-run', async () => {
    const { plan, pushed } = await run(hosted(), { dryRun: true });
    expect([plan?.add.length, pushed, server.indexes.size, writes()]).toEqual([4, false, 0, []]);
    expect(plan?.biggest).toHaveLength(4);
  });

  it.each([
    ['an empty list', [], 'index-empty'],
    ['deleting more than half', hosted().slice(0, 1), 'index-deletes-half'],
  ])('refuses %s unless forced', async (_, records, code) => {
    await run(hosted());
    expect((await run(records)).problems.map((problem) => problem.code)).toEqual([code]);
    expect(Object.keys(contents())).toHaveLength(4);
    expect((await run(records, { force: true })).pushed).toBe(true);
    expect(Object.keys(contents())).toHaveLength(records.length);
  });

  it('replaces the whole index at once', async () => {
    await run(hosted());
    const moved = await run(hosted(pages({ '/a': '换。' })), { replace: true });
    expect([moved.pushed, contents()['/a#x'], Object.keys(contents()).length]).toEqual([true, '换。', 4]);
    expect(
      server.requests.some(
        ({ path, body }) => path.endsWith('/operation') && (body as { operation: string }).operation === 'move',
      ),
    ).toBe(true);
  });

  it('leaves no old record lost and completes on the next run, killed at any step', async () => {
    const before = hosted();
    const after = hosted(pages({ '/a': '一。', '/b': '二。', '/e': '五。' }).filter(({ page }) => page !== '/d'));
    await run(before);
    server.requests.length = 0;
    await run(after);
    const steps = server.requests.length;
    for (let step = 1; step <= steps; step++) {
      server.indexes.clear();
      server.fault = () => undefined;
      await run(before);
      server.requests.length = 0;
      server.fault = ({ count }) => (count >= step ? { status: 400 } : undefined);
      const cut = await run(after);
      expect([step, cut.pushed, cut.problems.map(({ code }) => code)]).toEqual([step, false, ['index-failed']]);
      for (const page of ['/a#x', '/b#x', '/c#x']) expect(contents()).toHaveProperty([page]);
      server.fault = () => undefined;
      await run(after);
      expect(Object.keys(contents()).sort()).toEqual(['/a#x', '/b#x', '/c#x', '/e#x']);
    }
    expect(steps).toBeGreaterThan(4);
  });

  it.each([
    ['a refused connection', 'refuse' as const, 'index-unreachable'],
    ['a host that hangs', 'hang' as const, 'index-unreachable'],
    ['an answer cut short', 'malformed' as const, 'index-failed'],
    ['too many requests', { status: 429 }, 'index-rate-limited'],
    ['a fault of the service', { status: 500 }, 'index-unreachable', 500],
    ['a refused key', { status: 403 }, 'index-key-refused'],
  ])('names %s and never the key', async (_, fault, code, status?: number) => {
    server.fault = () => fault;
    const { problems, pushed } = await run(hosted(), { client: client(fault === 'hang' ? 500 : undefined) });
    expect([pushed, problems.map((problem) => problem.code)]).toEqual([false, [code]]);
    if (status !== undefined) expect(problems).toMatchObject([{ args: { status } }]);
    expect(JSON.stringify(problems)).not.toContain('secret-key');
  });

  const KEY = { key: 'secret-key', indexName: 'notes', replace: false };

  it.each([
    [['addObject', 'deleteObject', 'browse', 'settings', 'editSettings'], []],
    [['search'], ['index-key-too-weak']],
    [['addObject', 'deleteObject', 'browse', 'settings', 'editSettings', 'admin', 'logs'], ['index-key-too-strong']],
  ])('checks rights %j', async (acl, expected) => {
    server.keys.set('secret-key', acl);
    expect((await checkKey(client(), KEY)).map(({ code }) => code)).toEqual(expected);
  });

  it('says which index was asked for when its key cannot be checked', async () => {
    server.fault = () => 'malformed';
    const args = { index: 'notes', status: '–' };
    expect(await checkKey(client(), KEY)).toMatchObject([{ code: 'index-failed', args }]);
  });

  it('says that an unknown key is refused', async () => {
    expect((await checkKey(client(), KEY)).map(({ code }) => code)).toEqual(['index-key-refused']);
  });
});
