/** A search provider that a site brings itself, from outside: the two modules of the manual against a small engine on loopback. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CreateTransport, SearchRequest } from '../../theme/client/search/transport.js';
import { launch } from '../browser/harness.js';
import { serve } from '../browser/server.js';
import { removeFolders, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { notes } from '../index/notes.js';
import { type Built, buildFolder, configText, makeSite } from '../outputs/sites.js';
import { root } from '../structure/imports.js';
import { type EngineServer, SEARCH_KEY, startEngine, WRITE_KEY } from './server.js';

const sourceOf = (name: string) => readFileSync(join(root, 'test/provider/site', name), 'utf8');
const MODULES = { 'search-client.ts': sourceOf('search-client.ts'), 'search-push.ts': sourceOf('search-push.ts') };
const PROVIDER = { transport: './search-client.ts', push: './search-push.ts' };
const PAGES = {
  'docs/closure.md': '---\ntitle: 闭包\n---\n\n函数记住它诞生时的作用域。\n',
  'docs/loop.md': '---\ntitle: 事件循环\n---\n\n任务取自队列。\n\n## 微任务\n\n微任务在两个任务之间清空。\n',
  'pages/index.md': '# 首页\n',
};

beforeAll(compileTool);
afterAll(removeFolders);

const configOf = (search: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  configText({ blog: false, search: { provider: PROVIDER, ...search }, ...more });

describe('the modules of the manual', () => {
  const manual = readFileSync(join(root, 'docs/manual/docs/search.md'), 'utf8');
  it.each(Object.entries(MODULES))('has %s as it is tested here', (name, text) => {
    expect(manual).toContain(`\`\`\`ts no-check title="${name}"\n${text}\`\`\``);
  });
});

describe('a provider of the site’s own', () => {
  let engine: EngineServer;
  let dir: string;
  beforeEach(async () => {
    engine = await startEngine();
    const search = { apiKey: SEARCH_KEY, hosts: [engine.origin] };
    dir = makeSite({ ...PAGES, ...MODULES, 'notes.config.ts': configOf(search) });
  });
  afterEach(() => engine.close());

  const index = (...args: string[]) => notes(['index', dir, ...args], { SEARCH_WRITE_KEY: WRITE_KEY });

  it('gets the difference of the records, and leaves those of other sites alone', async () => {
    const first = await index();
    expect([first.status, first.err]).toEqual([0, expect.stringMatching(/Pushed: 7 add, 0 update, 0 delete/)]);
    engine.documents.set('other', { id: 'other', site: 'other', content: '别', hierarchy: {} });
    expect((await index()).err).toMatch(/0 add, 0 update, 0 delete, 7 unchanged/);
    writeFiles(dir, { 'docs/closure.md': '---\ntitle: 闭包\n---\n\n改过的正文。\n', 'docs/loop.md': '# 短\n' });
    const plan = JSON.parse((await index('--dry-run', '--json')).out);
    expect([plan.pushed, plan.unchanged + plan.update.length + plan.add.length]).toEqual([false, 4]);
    expect((await index()).status).toBe(0);
    expect([engine.documents.size, engine.documents.has('other')]).toEqual([5, true]);
    expect((await index('--replace')).err).toContain('index-replace-unsupported');
  });

  it('says what is missing, and never shows a key', async () => {
    const run = await notes(['index', dir], {});
    expect([run.status, run.err]).toEqual([2, expect.stringContaining('SEARCH_WRITE_KEY')]);
    const wrong = await notes(['index', dir], { SEARCH_WRITE_KEY: 'wrong-key-0123456' });
    expect([wrong.status, wrong.err]).toEqual([1, expect.stringContaining('index-failed')]);
    expect(wrong.err).toContain('Nothing pushed');
    expect(wrong.err + wrong.out).not.toContain('wrong-key-0123456');
    expect(engine.documents.size).toBe(0);
  });

  describe('built', () => {
    let built: Built;
    beforeEach(async () => {
      await index();
      built = await buildFolder(dir);
      expect(built.code, built.stderr).toBe(0);
    });

    it('has the transport in its output and the engine in its policy, and nothing of the push', () => {
      const [, connect] = /connect-src ((?:&#39;|[^;"&])*)/.exec(built.file('docs/closure/index.html'))!;
      expect(connect!.split(' ')).toEqual(['&#39;self&#39;', engine.origin]);
      expect(built.file('_notes/search-client.js')).toContain('/multi-search');
      expect(built.file('_headers')).toContain('/_notes/search-client.js\n  Cache-Control: no-cache');
      expect(built.paths.filter((path) => path.startsWith('_notes/search/'))).toEqual([]);
      for (const path of built.paths) expect(built.file(path), path).not.toContain('SEARCH_WRITE_KEY');
    });

    it('answers like the other transports', async () => {
      engine.documents.set('other', {
        ...[...engine.documents.values()].find(({ content }) => content?.includes('微任务'))!,
        id: 'other',
        site: 'https://other.example.com/',
      });
      const module = await import(pathToFileURL(join(built.out, '_notes/search-client.js')).href);
      const { search } = built.json<{ search: Parameters<CreateTransport>[0] }>('_notes/site.json');
      const transport = await (module.default as CreateTransport)(search);
      const request = {
        indexName: 'notes',
        query: '微任务',
        hitsPerPage: 1,
        highlightPreTag: '<',
        highlightPostTag: '>',
        facetFilters: [
          `site:${search.site}`,
          'language:zh-Hans',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
        ],
      } as SearchRequest;
      const [result] = (await transport.search([request])).results;
      expect(result).toMatchObject({ nbHits: 1, page: 0, nbPages: 1, query: '微任务' });
      expect(result!.hits).toMatchObject([
        {
          url: 'https://example.com/docs/loop#%E5%BE%AE%E4%BB%BB%E5%8A%A1',
          _snippetResult: { hierarchy: { lvl2: { value: '<微任务>' } } },
        },
      ]);
      const aborted = new AbortController();
      aborted.abort();
      await expect(transport.search([request], { signal: aborted.signal })).rejects.toMatchObject({
        name: 'AbortError',
      });
      await engine.close();
      await expect(transport.search([request])).rejects.toMatchObject({ name: 'RetryError' });
    });

    it('is asked by the modal, in the browser', async () => {
      const server = await serve(built.out);
      let browser: Browser | undefined;
      try {
        browser = await launch();
        const page = await browser.newPage();
        const faults: string[] = [];
        page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
        page.on('pageerror', (error) => faults.push(String(error)));
        await page.goto(`${server.origin}/docs/closure`);
        await page.click('[data-search]');
        await page.waitForSelector('.DocSearch-Input');
        await page.keyboard.type('微任务');
        await page.waitForSelector('.DocSearch-Hit mark');
        await expect.poll(() => page.textContent('.DocSearch-Hit mark')).toBe('微任务');
        expect(faults).toEqual([]);
      } finally {
        await browser?.close();
        await server.close();
      }
    });
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'the transport',
      { 'search-client.ts': `import './lib/shared';\n${MODULES['search-client.ts']}` },
      'lib/shared.ts:1:8',
    ],
    ['a page', { 'pages/own.tsx': "import '../lib/shared';\nexport default () => <p>x</p>;\n" }, 'lib/shared.ts:1:8'],
    [
      'a part of the theme',
      {
        'theme/layout/Footer.tsx':
          "import '../../lib/shared';\nexport { default } from '@theme-original/layout/Footer';\nexport * from '@theme-original/layout/Footer';\n",
      },
      'lib/shared.ts:1:8',
    ],
  ])('does not let %s bring the push into the browser', async (_, files, place) => {
    writeFiles(dir, { 'lib/shared.ts': "import '../search-push';\n", ...files });
    const built = await buildFolder(dir);
    expect([built.code, built.stderr]).toEqual([1, expect.stringContaining('search-push-in-browser')]);
    expect(built.stderr).toContain(place);
    expect(built.paths).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, Record<string, string>, string[], number, string]>([
    ['a transport that is not there', { transport: './none.ts' }, {}, ['build'], 1, 'search-module-missing'],
    ['a push that is not there', { ...PROVIDER, push: './none.ts' }, {}, ['index'], 2, 'search-module-missing'],
    ['no push', { transport: './search-client.ts' }, {}, ['index'], 2, 'index-no-push'],
    [
      'a push without a host',
      PROVIDER,
      { 'search-push.ts': 'export default () => ({ stored() {} });\n' },
      ['index'],
      2,
      'save, remove',
    ],
    [
      'a push without a function',
      PROVIDER,
      { 'search-push.ts': 'export default 1;\n' },
      ['index'],
      2,
      'index-push-invalid',
    ],
    ['no transport', { push: './search-push.ts' }, {}, ['build'], 2, 'search.provider'],
  ])('reports %s', async (_, provider, files, [command], status, said) => {
    writeFiles(dir, { 'notes.config.ts': configOf({ provider }), ...files });
    const run = await notes([command!, dir], { SEARCH_WRITE_KEY: WRITE_KEY });
    expect([run.status, run.err + run.out]).toEqual([status, expect.stringContaining(said)]);
  });
});
