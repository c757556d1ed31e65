/** `notes index` of a site in several languages: each has its records in one index, and none loses those of another. */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { KEY, RIGHTS, notes as run } from './notes.js';
import { type SearchServer, startServer } from './server.js';

const EN = 'i18n/en/docusaurus-plugin-content-docs/current/a.md';
let dir: string;
let server: SearchServer;

const configure = (index = '') =>
  writeFileSync(
    join(dir, 'notes.config.ts'),
    `export default { title: 'T', url: 'https://example.org', i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans', 'en'] },
  index: { indexName: 'i', hosts: ['127.0.0.1:${server.port}'], ${index} } };\n`,
  );

beforeAll(compileTool);
afterAll(removeFolders);
beforeEach(async () => {
  server = await startServer();
  server.keys.set(KEY, [...RIGHTS, 'deleteIndex']);
  dir = temporaryFolder();
  writeFiles(dir, {
    'docs/a.md': '# 甲\n\n中文的句子。\n',
    'docs/b.md': '# 乙\n\n没有翻译。\n',
    [EN]: '# A\n\nAn English sentence.\n',
  });
  configure();
});
afterEach(() => server.close());

const notes = (args: string[] = [], environment?: Record<string, string>) => run(['index', dir, ...args], environment);

/** Records by the marker of their language. */
function stored(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { site } of server.indexes.get('i')?.objects.values() ?? [])
    counts[`${site}`] = (counts[`${site}`] ?? 0) + 1;
  return counts;
}

const texts = () => JSON.stringify([...(server.indexes.get('i')?.objects.values() ?? [])]);

it('pushes both, then what an edit changed in one, and loses none', async () => {
  const first = await notes();
  expect(first.status, first.err).toBe(0);
  expect(Object.keys(stored()).sort()).toEqual(['https://example.org/', 'https://example.org/en/']);
  expect(texts()).toContain('An English sentence.');
  expect(texts()).toContain('https://example.org/en/docs/a');
  expect(first.err + first.out).toMatch(/^zh-Hans: Pushed[\s\S]*^en: Pushed/m);
  const before = stored();
  appendFileSync(join(dir, EN), '\nOne more.\n');
  const plan = JSON.parse((await notes(['--json'])).out);
  expect(plan).toMatchObject({
    pushed: true,
    languages: { 'zh-Hans': { add: [], update: [], remove: [] }, en: { remove: [] } },
  });
  expect(plan.languages.en.add.length + plan.languages.en.update.length).toBeGreaterThan(0);
  expect(stored()['https://example.org/']).toBe(before['https://example.org/']);
});

it('pushes the one that is named, and leaves the other as it is', async () => {
  await notes();
  rmSync(join(dir, 'docs/b.md'));
  appendFileSync(join(dir, EN), '\nOne more.\n');
  const { status, err } = await notes(['--locale', 'en']);
  expect(status, err).toBe(0);
  expect(texts()).toContain('One more.');
  expect(texts()).toContain('"https://example.org/docs/b"');
  expect(texts()).not.toContain('https://example.org/en/docs/b');
});

it('keeps languages apart under a marker of the configuration', async () => {
  configure("site: 'mine'");
  expect((await notes()).status).toBe(0);
  expect(Object.keys(stored()).sort()).toEqual(['mine', 'mine/en']);
  expect((await notes()).err).toMatch(
    /^zh-Hans: Pushed: 0 add, 0 update, 0 delete[\s\S]*^en: Pushed: 0 add, 0 update, 0 delete/m,
  );
});

it('replaces the index by all languages at once, unless another site is in it', async () => {
  await notes();
  const before = stored();
  const replaced = await notes(['--replace']);
  expect(replaced.status, replaced.err).toBe(0);
  expect(stored()).toEqual(before);
  server.indexes.get('i')?.objects.set('x', { objectID: 'x', site: 'https://other.example/' });
  const refused = await notes(['--replace']);
  expect(refused.status).toBe(1);
  expect(refused.err).toContain('index-shared');
  expect(stored()).toEqual({ ...before, 'https://other.example/': 1 });
});

it('pushes nothing where a language has an error', async () => {
  writeFileSync(join(dir, EN), '---\ntitle: [\n---\n\n# A\n');
  const { status, err } = await notes();
  expect(status).toBe(1);
  expect(err).toContain(EN);
  expect(stored()).toEqual({});
});

it('shows the records of both on a dry run', async () => {
  const { out } = await notes(['--dry-run'], {});
  const urls = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).url_without_anchor);
  expect(new Set(urls)).toEqual(
    new Set(['a', 'b'].flatMap((name) => [`https://example.org/docs/${name}`, `https://example.org/en/docs/${name}`])),
  );
  expect(readFileSync(join(dir, EN), 'utf8')).toContain('English');
});
