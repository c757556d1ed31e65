import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KEY, RIGHTS, notes as run } from './notes.js';
import { type SearchServer, startServer } from './server.js';

let folder: string;
let server: SearchServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'notes-index-'));
  await run(['init', folder, '--lang', 'zh', '--no-install']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  server = await startServer();
  server.keys.set(KEY, RIGHTS);
  const config = `export default { title: 'T', url: 'https://example.org', index: { indexName: 'i', hosts: ['127.0.0.1:${server.port}'] } };\n`;
  writeFileSync(join(folder, 'notes.config.ts'), config);
});
afterEach(() => server.close());

/** Runs a command for the site. */
const notes = (args: string[], environment?: Record<string, string>, command = 'index') =>
  run([command, folder, ...args], environment);

const stored = () => server.indexes.get('i')?.objects.size ?? 0;

describe('notes index, from outside', () => {
  it('pushes, then has nothing to do, then pushes exactly what an edit changed', async () => {
    const first = await notes([]);
    expect([first.status, stored() > 0]).toEqual([0, true]);
    expect((await notes([])).err).toMatch(/0 add, 0 update, 0 delete/);
    const note = join(folder, 'docs/index.md');
    const text = readFileSync(note, 'utf8');
    writeFileSync(note, `${text}\n新的一句话，独一无二。\n`);
    const plan = JSON.parse((await notes(['--dry-run', '--json'])).out);
    writeFileSync(note, text);
    expect(plan.add.length + plan.update.length).toBeLessThanOrEqual(2);
    expect(plan.unchanged).toBe(stored() - plan.update.length);
  });

  it('prints the records on a dry run without keys, and says what it compared with (D28)', async () => {
    const { status, out, err } = await notes(['--dry-run'], {});
    expect(status).toBe(0);
    expect(err).toContain('compared with an empty index');
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => Object.keys(JSON.parse(line))),
    ).toSatisfy((keys: string[][]) => keys.every((names) => names.includes('objectID') && names.includes('hierarchy')));
    expect(server.requests).toEqual([]);
  });

  it('has the same records where the site itself has no search, after a build that made none', async () => {
    const withSearch = (await notes(['--dry-run'], {})).out;
    const file = join(folder, 'notes.config.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace('index:', 'search: false, index:'));
    expect((await notes(['-o', join(folder, 'dist')], {}, 'build')).status).toBe(0);
    expect((await notes(['--dry-run'], {})).out).toBe(withSearch);
    expect(withSearch).toContain('"type":"content"');
  });

  it.each<[string, { ALGOLIA_APP_ID?: string; ALGOLIA_WRITE_KEY?: string }, string, number]>([
    ['no application', { ALGOLIA_WRITE_KEY: KEY }, 'appId is missing', 2],
    ['no key', { ALGOLIA_APP_ID: 'app' }, 'apiKey is missing', 2],
    ['a key that is refused', { ALGOLIA_APP_ID: 'app', ALGOLIA_WRITE_KEY: 'another-key-000000' }, 'refuses the key', 1],
  ])('%s: a clear message and no write', async (_, environment, message, status) => {
    const found = await notes([], environment as Record<string, string>);
    expect([found.status, stored()]).toEqual([status, 0]);
    expect(found.err).toContain(message);
    expect(found.err + found.out).not.toContain(environment.ALGOLIA_WRITE_KEY ?? KEY);
  });

  it('does not write with a key that lacks rights', async () => {
    server.keys.set(KEY, ['search']);
    const found = await notes([]);
    expect([found.status, stored()]).toEqual([1, 0]);
    expect(found.err).toContain('addObject');
  });
});

describe('the search key that the site publishes (D28)', () => {
  const SITE_KEY = 'search-key-98765';
  beforeEach(() => {
    const hosts = `hosts: ['127.0.0.1:${server.port}']`;
    const search = `{ provider: 'algolia', appId: 'app', apiKey: '${SITE_KEY}', indexName: 'i', ${hosts} }`;
    const config = `export default { title: 'T', url: 'https://example.org', search: ${search}, index: { ${hosts} } };\n`;
    writeFileSync(join(folder, 'notes.config.ts'), config);
  });
  const check = ['--external', '--only', 'external'];

  it.each<[string, string[] | null, string, number]>([
    ['may only search', ['search'], '', 0],
    ['may write', ['search', 'addObject', 'deleteIndex'], 'addObject, deleteIndex', 1],
    ['is refused', null, 'search-key-refused', 0],
  ])('%s: check --external', async (_, rights, said, status) => {
    if (rights) server.keys.set(SITE_KEY, rights);
    const found = await notes(check, {}, 'check');
    expect(found.err + found.out).toContain(said);
    expect(found.err + found.out).not.toContain(SITE_KEY);
    expect([found.status, server.requests.map(({ method }) => method)]).toEqual([status, ['GET']]);
  });

  it('is not asked by check without --external', async () => {
    server.keys.set(SITE_KEY, ['search', 'addObject']);
    await notes(['--only', 'orphans'], {}, 'check');
    expect(server.requests).toEqual([]);
  });

  it('stops a push when it may write', async () => {
    server.keys.set(SITE_KEY, ['search', 'addObject']);
    const found = await notes([]);
    expect([found.status, stored()]).toEqual([1, 0]);
    expect(found.err).toContain('addObject');
    expect(found.err + found.out).not.toContain(SITE_KEY);
  });
});
