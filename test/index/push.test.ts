import { algoliasearch } from 'algoliasearch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePlan, refusal } from '../../renderer/output/algolia/plan.js';
import { checkKey, type PushOptions, push } from '../../renderer/output/algolia/push.js';
import { cutText, type HostedRecord, makeHostedRecords, recordBytes } from '../../renderer/output/algolia/records.js';
import { DEFAULT_SETTINGS } from '../../renderer/output/algolia/settings.js';
import type { SearchPageRecords, SearchRecord } from '../../renderer/site/types.js';
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

describe('hosted records', () => {
  it('has DocSearch’s shape, whole encoded addresses, the site marker and a hash', () => {
    const [first] = hosted([{ page: '/文', hash: '', records: [record('/文', 'x', '正文')] }]);
    expect(first).toMatchObject({
      objectID: '/文#x',
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
    const plan = makePlan(now, stored(hosted()));
    expect([ids(plan.add), ids(plan.update), plan.remove, plan.unchanged]).toEqual([['/e#x'], ['/b#x'], ['/d#x'], 2]);
    expect(plan.bytes).toBe([...plan.add, ...plan.update].reduce((sum, one) => sum + recordBytes(one), 0));
  });

  it.each([
    ['an empty list', 0, 4, 'index-empty'],
    ['deleting more than half', 1, 4, 'index-deletes-half'],
    ['deleting half', 2, 4, null],
    ['a first push', 4, 0, null],
  ])('refuses %s', (_, keep, before, expected) => {
    const records = hosted().slice(0, keep);
    expect(refusal(records, makePlan(records, stored(hosted().slice(0, before))), before)).toBe(expected);
  });
});

describe('the push, with the real client', () => {
  let server: SearchServer;
  beforeEach(async () => {
    server = await startServer();
  });
  afterEach(() => server.close());

  const client = (read = 2000) =>
    algoliasearch('app', 'secret-key', {
      hosts: [{ url: '127.0.0.1', port: server.port, protocol: 'http', accept: 'readWrite' }],
      timeouts: { connect: 200, read, write: read },
    });
  const run = (records: HostedRecord[], changes: Partial<PushOptions> = {}) =>
    push({ client: client(), indexName: 'i', site: 's', records, ...changes });
  const contents = () =>
    Object.fromEntries(
      [...(server.indexes.get('i')?.objects.values() ?? [])].map((object) => [object.objectID, object.content]),
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
    expect([again.pushed, again.plan.unchanged, writes()]).toEqual([true, 4, []]);
  });

  it('sends exactly what changed', async () => {
    await run(hosted());
    server.requests.length = 0;
    await run(hosted(pages({ '/b': '改。' })));
    expect(writes()).toEqual([['batch', 1]]);
    expect(contents()['/b#x']).toBe('改。');
  });

  it('never touches records of other sites', async () => {
    await run(hosted(), { force: true });
    await run(hosted([{ page: '/z', hash: '', records: [record('/z', 'x', '别。')] }], 'other'), { site: 'other' });
    expect(Object.keys(contents())).toHaveLength(5);
  });

  it('plans without writing on --dry-run', async () => {
    const { plan, pushed } = await run(hosted(), { dryRun: true });
    expect([plan.add.length, pushed, server.indexes.size, writes()]).toEqual([4, false, 0, []]);
    expect(plan.biggest).toHaveLength(4);
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
      for (const { objectID } of before) if (objectID !== '/d#x') expect(contents()).toHaveProperty([objectID]);
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
    ['a fault of the service', { status: 500 }, 'index-unreachable'],
    ['a refused key', { status: 403 }, 'index-key-refused'],
  ])('names %s and never the key', async (_, fault, code) => {
    server.fault = () => fault;
    const { problems, pushed } = await push({ client: client(150), indexName: 'i', site: 's', records: hosted() });
    expect([pushed, problems.map((problem) => problem.code)]).toEqual([false, [code]]);
    expect(JSON.stringify(problems)).not.toContain('secret-key');
  });

  it.each([
    [['addObject', 'deleteObject', 'browse', 'settings', 'editSettings'], []],
    [['search'], ['index-key-too-weak']],
    [['addObject', 'deleteObject', 'browse', 'settings', 'editSettings', 'admin', 'logs'], ['index-key-too-strong']],
  ])('checks rights %j', async (acl, expected) => {
    server.keys.set('secret-key', acl);
    expect((await checkKey(client(), 'secret-key', false)).map(({ code }) => code)).toEqual(expected);
  });

  it('says that an unknown key is refused', async () => {
    expect((await checkKey(client(), 'secret-key', false)).map(({ code }) => code)).toEqual(['index-key-refused']);
  });
});
