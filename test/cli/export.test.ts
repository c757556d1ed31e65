/** `notes export`: one document of the docs, opened alone and without a network. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagesOfIds } from '../../cli/export/pdf-places.js';
import { launch } from '../browser/harness.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { notesInHost } from '../engine/tool-host.js';

afterAll(removeFolders);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';
const CODE = Array.from({ length: 90 }, (_, i) => `const line${i} = ${'"很长的一行"; '.repeat(i === 5 ? 20 : 1)}`).join(
  '\n',
);
const FILES = {
  'notes.config.json': JSON.stringify({
    title: '站',
    tagline: '小书',
    url: 'https://a.example',
    baseUrl: '/base/',
    blog: false,
    docs: { sidebarPath: 'sidebars.js' },
  }),
  'sidebars.js': `export default {
  main: [
    'b',
    { type: 'category', label: '样式', link: { type: 'generated-index', description: '关于样式。' }, items: ['css/bfc'] },
    'a',
    'hidden',
  ],
  api: ['a'],
};`,
  'docs/b.mdx': `---
title: 乙
---

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

先读[丙](./css/bfc.md#触发)、[甲](./a.md)、[首页](/)、[外面](https://b.example/x)。

![图](./p.svg)

## 同名

<Tabs><TabItem value="n" label="第一">甲面</TabItem><TabItem value="y" label="第二">乙面</TabItem></Tabs>

<details>
<summary>展开</summary>

折起来的文字

</details>

\`\`\`js title="x.js"
${CODE}
\`\`\`
`,
  'docs/a.md':
    '---\ntitle: 甲\n---\n\n## 同名\n\n脚注[^1]。回到[自己](#同名)。\n\n:::tip\n\n提示\n\n:::\n\n[^1]: 注。\n',
  'docs/css/bfc.md': '---\ntitle: 丙\n---\n\n## 触发\n\n一段。\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
  'docs/hidden.md': '---\ntitle: 不列出\nunlisted: true\n---\n\n不该出现\n',
  'docs/p.svg': SVG,
  'pages/index.md': '# 首页\n',
};

let site: string;
let out: string;
const run = (...args: string[]) => notesInHost(['export', site, ...args], { cwd: out });

beforeAll(async () => {
  site = temporaryFolder();
  out = temporaryFolder();
  writeFiles(site, FILES);
  const made = await run('--html', 'book.html', '--pdf', 'book.pdf', '--json');
  expect(JSON.parse(made.stdout)).toMatchObject({ ok: true, problems: [], files: [{ pages: 4 }, { pages: 4 }] });
}, 300_000);

describe('the HTML', () => {
  it('works alone, without a network and without scripts: every link has its target, every picture is there', async () => {
    const browser = await launch();
    const page = await browser.newPage({ offline: true });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('request', (request) => /^(?:file|data):/.test(request.url()) || said.push(request.url()));
    await page.goto(pathToFileURL(join(out, 'book.html')).href);
    const seen = await page.evaluate(() => ({
      astray: [...document.querySelectorAll('a[href^="#"]')].flatMap((link) => {
        const id = decodeURIComponent((link as HTMLAnchorElement).hash.slice(1));
        return document.getElementById(id) ? [] : [id];
      }),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      pictures: [...document.images].map(({ naturalWidth }) => naturalWidth),
      outer: [...document.querySelectorAll('main a')].flatMap(
        (link) => link.getAttribute('href')!.match(/^http.*/) ?? [],
      ),
      inner: [...document.querySelectorAll('main p > a')].map((link) => link.getAttribute('href')!),
      headings: [...document.querySelectorAll('h1,h2,h3')].map(
        ({ tagName, textContent }) => `${tagName} ${textContent}`,
      ),
      text: document.body.innerText,
      scripts: document.scripts.length,
    }));
    await browser.close();
    expect(said).toEqual([]);
    expect(seen).toMatchObject({ astray: [], pictures: [8], scripts: 0 });
    expect(new Set(seen.ids).size).toBe(seen.ids.length);
    expect(seen.outer).toEqual(['https://a.example/base/', 'https://b.example/x']);
    expect(seen.inner).toEqual(expect.arrayContaining(['#css/bfc:触发', '#a', '#a:同名']));
    expect(seen.headings).toEqual(
      ['H1 乙', 'H2 同名', 'H1 样式', 'H2 丙', 'H3 触发', 'H1 甲', 'H2 同名', 'H2 Footnotes'].map((h) =>
        expect.stringContaining(h.replace(/ Footnotes/, '')),
      ),
    );
    for (const text of ['小书', '关于样式。', '甲面', '第一', '乙面', '折起来的文字', 'line89', '提示', '注。'])
      expect(seen.text).toContain(text);
    expect(seen.text).not.toContain('不该出现');
  });

  it('is the same bytes each time', async () => {
    await run('--html', 'again.html');
    expect(readFileSync(join(out, 'again.html'), 'utf8')).toBe(readFileSync(join(out, 'book.html'), 'utf8'));
  });

  it.each([
    [['--sidebar', 'api'], ['甲']],
    [['--only', '/base/docs/css'], ['丙']],
  ])('%j has these pages alone', async (args, titles) => {
    await run('--html', 'some.html', ...args, '--title', '另一个');
    const html = readFileSync(join(out, 'some.html'), 'utf8');
    expect(html).toContain('<title>另一个</title>');
    expect([...html.matchAll(/<h\d[^>]*book__h1[^>]*>(.*?)</g)].map(([, title]) => title)).toEqual(titles);
  });
});

describe('the PDF', () => {
  it('has an outline, inner links, the numbers of pages, and no time of day', () => {
    const bytes = readFileSync(join(out, 'book.pdf'));
    const text = bytes.toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).toContain('/Outlines');
    expect(text).not.toContain('/CreationDate');
    const places = pagesOfIds(bytes);
    expect([...places.keys()]).toEqual(expect.arrayContaining(['b', 'css/bfc', 'css/bfc:触发', 'a']));
    const pages = ['b', 'css/bfc', 'a'].map((id) => places.get(id) ?? 0);
    expect(pages).toEqual([...pages].sort((one, other) => one - other));
    expect(pages[0]).toBe(3);
  });
});

describe('what cannot be done', () => {
  it.each([
    [['--html', 'x.html', '--sidebar', 'apj'], 2, 'export-sidebar-unknown', 'api'],
    [['--html', 'x.html', '--in', 'blog'], 2, 'export-set-unknown', undefined],
    [['--html', 'x.html', '--docs-version', '2'], 2, 'export-version-unknown', undefined],
    [['--html', 'x.html', '--only', '/base/no'], 2, 'export-empty', undefined],
    [['--html', 'no/x.html'], 1, 'export-unwritable', undefined],
    [['--html', 'folder'], 1, 'export-unwritable', undefined],
    [[], 2, 'export-no-file', undefined],
  ])('%j ends with %i', async (args, code, problem, nearest) => {
    mkdirSync(join(out, 'folder'), { recursive: true });
    const done = await run(...args, '--json');
    const { problems } = JSON.parse(done.stdout) as { problems: { code: string; nearest?: string }[] };
    expect([done.code, problems.map((entry) => [entry.code, entry.nearest])]).toEqual([code, [[problem, nearest]]]);
    expect(existsSync(join(out, 'x.html'))).toBe(false);
    expect(readdirSync(out).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

it('--locale makes the document of another language', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'notes.config.json': JSON.stringify({
      title: 'Book',
      url: 'https://a.example',
      blog: false,
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: { fr: { title: 'Livre' } } },
    }),
    'docs/a.md': '# Plain\n\nwords\n',
    'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '# Simple\n\ndes mots\n',
  });
  const made = await notesInHost(['export', '--html', 'book.html', '--locale', 'fr'], { cwd: dir });
  expect(made.code, made.stderr).toBe(0);
  const book = readFileSync(join(dir, 'book.html'), 'utf8');
  expect(book).toContain('des mots');
  expect(book).toContain('Livre');
  expect(book).not.toContain('words');
  const listed = await notesInHost(['list', 'docs', '--locale', 'fr', '--json'], { cwd: dir });
  expect(JSON.parse(listed.stdout)).toMatchObject([{ title: 'Simple', route: '/fr/docs/a' }]);
  const file = 'i18n/fr/docusaurus-plugin-content-docs/current/a.md';
  const inspected = await notesInHost(['inspect', file, '--locale', 'fr', '--json'], { cwd: dir });
  expect([inspected.code, inspected.stdout], inspected.stderr).toEqual([0, expect.stringContaining('/fr/docs/a')]);
});
