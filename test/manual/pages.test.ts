/** What pages of the manual say of files elsewhere: the theme's variables and files, measured figures, their own front matter. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { buildSite, configText } from '../outputs/sites.js';
import { root } from '../structure/imports.js';
import { manualPage, titled } from './fences.js';

afterAll(removeFolders);
vi.setConfig({ testTimeout: 60_000 });

const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('the page of the theme names every variable of the theme, and no other', () => {
  const variables = new Set(read('theme/styles/tokens.css').match(/--n-[\w-]+(?=:)/g));
  const table = manualPage('theme').split('| 变量 | 用在 |')[1]!.split('\n\n')[0]!;
  const [first = 0, last = 0] = (/`--n-t(\d)` 至 `--n-t(\d)`/.exec(table) ?? []).slice(1).map(Number);
  const range = Array.from({ length: last - first + 1 }, (_, n) => `--n-t${first + n}`);
  const told = new Set([...(table.match(/(?<=`)--n-[\w-]+(?=`)/g) ?? []), ...range]);
  expect([...told].sort()).toEqual([...variables].sort());
});

it('the theme has the files that its page names', () => {
  const table = manualPage('theme').split('| 文件 | 内容 |')[1]!.split('\n\n')[0]!;
  const files = [...table.matchAll(/`([\w/]+\.tsx)`/g)].map(([, path]) => path!);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((path) => !existsSync(join(root, 'theme', path)))).toEqual([]);
});

it('the examples of the theme and of components build, and are seen', async () => {
  const built = await buildSite({
    'notes.config.ts': configText({
      trailingSlash: false,
      customCss: 'css/site.css',
      footer: { copyright: '版权所有' },
    }),
    'css/site.css': titled('theme', 'css/site.css'),
    'theme/layout/frame/Footer.tsx': titled('theme', 'theme/layout/frame/Footer.tsx'),
    'i18n/zh-Hans/code.json': titled('theme', 'i18n/zh-Hans/code.json'),
    'components/Counter.tsx': titled('own-components', 'components/Counter.tsx'),
    'pages/about.tsx': titled('own-components', 'pages/about.tsx'),
    'docs/_node-version.md': titled('own-components', 'docs/_node-version.md'),
    'docs/a.md':
      "# 甲\n\nimport Counter from '@site/components/Counter';\nimport NodeVersion from './_node-version.md';\n\n<Counter start={3} />\n\n<NodeVersion version=\"24\" />\n",
    'blog/2026-01-02-b.md': '# 乙\n',
  });
  expect(built.code, built.stderr).toBe(0);
  const html = built.file('docs/a.html');
  expect(html).toMatch(/写于 2026 年[\s\S]*版权所有/);
  expect(html).toContain('跳到正文');
  expect(html.replace(/<!-- -->/g, '')).toMatch(/点了 3 次[\s\S]*需要 Node 24 或更高的版本/);
  expect(built.file('about.html')).toContain('<h1>关于</h1>');
  const sheets = built.paths.filter((path) => path.endsWith('.css')).map(built.file);
  expect(sheets.join('')).toMatch(/--n-accent:\s*#7a3b69/);
});

it('the files that the pages show are those that the manual has', () => {
  expect(titled('own-components', 'components/Counter.tsx')).toBe(read('docs/manual/components/Counter.tsx'));
  expect(titled('own-components', 'docs/_node-version.md')).toBe(read('docs/manual/docs/_node-version.md'));
  const [, own] = /^---\n([\s\S]*?)---\n/.exec(manualPage('front-matter'))!;
  expect(titled('front-matter', 'docs/front-matter.md')).toBe(own);
});

it('the figures of the home page are those of the benchmarks', () => {
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const measured = read('docs/benchmarks.md').split('## plain corpus')[1]!.split('\n## ')[0]!.split('\n').map(cells);
  const tenth = (figure: string) => (Math.round(Number(figure) * 10) / 10).toFixed(1);
  const row = (name: string, step: string) => measured.find((each) => each[0]?.startsWith(name) && each[1] === step)!;
  const table = read('docs/manual/pages/index.md').split('| 内存（MB） |')[1]!.split('\n\n')[0]!;
  const told = table.split('\n').slice(2).map(cells);
  expect(told.map(([name]) => name)).toEqual(['notes', 'Hugo 0.111', 'Eleventy 3.1', 'Docusaurus 3.10（faster）']);
  const names = ['notes', 'hugo v0.111', 'eleventy 3.1', 'docusaurus-faster 3.10'];
  expect(told.map(([, ...figures]) => figures)).toEqual(
    names.map((name) => {
      const [cold, edit] = [row(name, 'cold'), row(name, 'edit')];
      return [tenth(cold[2]!), tenth(edit[2]!), cold[4]];
    }),
  );
});
