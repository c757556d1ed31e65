/** Statements of the manual about other files: the theme's variables and files, measured figures, their own front matter. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { buildSite, configText } from '../outputs/sites.js';
import { root } from '../structure/imports.js';
import { HALVES, type Half, manualFolder, manualPage, titled } from './fences.js';

afterAll(removeFolders);

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Words of a half that the tests look for. */
const WORDS: Record<
  Half,
  { variables: string; files: string; range: RegExp; memory: string; docusaurus: string; seen: RegExp[] }
> = {
  zh: {
    variables: '| 变量 | 用在 |',
    files: '| 文件 | 内容 |',
    range: /`--n-t(\d)` 至 `--n-t(\d)`/,
    memory: '| 内存（MB） |',
    docusaurus: 'Docusaurus 3.10（faster）',
    seen: [/写于 2026 年/, /跳到正文/, /需要 Node 24 或更高的版本/, /<h1>关于<\/h1>/],
  },
  en: {
    variables: '| Variable | Used for |',
    files: '| File | Contents |',
    range: /`--n-t(\d)` to `--n-t(\d)`/,
    memory: '| Memory (MB) |',
    docusaurus: 'Docusaurus 3.10 (faster)',
    seen: [/Written in 2026/, /Skip to the text/, /You need Node 24 or later/, /<h1>About<\/h1>/],
  },
};

it.each(HALVES)('the page of the theme names every variable of the theme, and no other (%s)', (half) => {
  const variables = new Set(read('theme/styles/tokens.css').match(/--n-[\w-]+(?=:)/g));
  const table = manualPage('theme', half).split(WORDS[half].variables)[1]!.split('\n\n')[0]!;
  const [first = 0, last = 0] = (WORDS[half].range.exec(table) ?? []).slice(1).map(Number);
  const range = Array.from({ length: last - first + 1 }, (_, n) => `--n-t${first + n}`);
  const told = new Set([...(table.match(/(?<=`)--n-[\w-]+(?=`)/g) ?? []), ...range]);
  expect([...told].sort()).toEqual([...variables].sort());
});

it.each(HALVES)('the theme has the files that its page names (%s)', (half) => {
  const table = manualPage('theme', half).split(WORDS[half].files)[1]!.split('\n\n')[0]!;
  const files = [...table.matchAll(/`([\w/]+\.tsx)`/g)].map(([, path]) => path!);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((path) => !existsSync(join(root, 'theme', path)))).toEqual([]);
});

it.each(HALVES)('the examples of the theme and of components build, and are seen (%s)', async (half) => {
  const locale = half === 'zh' ? 'zh-Hans' : 'en';
  const code = (name: string, title: string) => titled(name, title, 0, half);
  const built = await buildSite({
    'notes.config.ts': configText({
      trailingSlash: false,
      i18n: { defaultLocale: locale, locales: [locale] },
      customCss: 'css/site.css',
      footer: { copyright: '版权所有' },
    }),
    'css/site.css': code('theme', 'css/site.css'),
    'theme/layout/frame/Footer.tsx': code('theme', 'theme/layout/frame/Footer.tsx'),
    [`i18n/${locale}/code.json`]: code('theme', `i18n/${locale}/code.json`),
    'components/Counter.tsx': code('own-components', 'components/Counter.tsx'),
    'pages/about.tsx': code('own-components', 'pages/about.tsx'),
    'docs/_node-version.md': code('own-components', 'docs/_node-version.md'),
    'docs/a.md':
      "# 甲\n\nimport Counter from '@site/components/Counter';\nimport NodeVersion from './_node-version.md';\n\n<Counter start={3} />\n\n<NodeVersion version=\"24\" />\n",
    'blog/2026-01-02-b.md': '# 乙\n',
  });
  expect(built.code, built.stderr).toBe(0);
  const html = (built.file('docs/a.html') + built.file('about.html')).replace(/<!-- -->/g, '');
  for (const text of [...WORDS[half].seen, /👍 3/, /版权所有/]) expect(html).toMatch(text);
  const sheets = built.paths.filter((path) => path.endsWith('.css')).map(built.file);
  expect(sheets.join('')).toMatch(/--n-accent:\s*#7a3b69/);
});

it.each(HALVES)('the files that the pages show are those that the manual has (%s)', (half) => {
  expect(titled('own-components', 'components/Counter.tsx', 0, half)).toBe(read('docs/manual/components/Counter.tsx'));
  expect(titled('own-components', 'docs/_node-version.md', 0, half)).toBe(
    read(`${manualFolder(half)}/_node-version.md`),
  );
  const [, own] = /^---\n([\s\S]*?)---\n/.exec(manualPage('front-matter', half))!;
  expect(titled('front-matter', 'docs/front-matter.md', 0, half)).toBe(own);
});

it.each([
  ['zh', 'docs/manual/pages/index.md'],
  ['en', 'docs/manual/i18n/en/docusaurus-plugin-content-pages/index.md'],
] as const)('the figures of the home page are those of the benchmarks (%s)', (half, home) => {
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
  const measured = read('docs/benchmarks.md').split('## plain corpus')[1]!.split('\n## ')[0]!.split('\n').map(cells);
  const tenth = (figure: string) => (Math.round(Number(figure) * 10) / 10).toFixed(1);
  const row = (name: string, step: string) => measured.find((each) => each[0]?.startsWith(name) && each[1] === step)!;
  const table = read(home).split(WORDS[half].memory)[1]!.split('\n\n')[0]!;
  const told = table.split('\n').slice(2).map(cells);
  expect(told.map(([name]) => name)).toEqual(['notes', 'Hugo 0.111', 'Eleventy 3.1', WORDS[half].docusaurus]);
  const names = ['notes', 'hugo v0.111', 'eleventy 3.1', 'docusaurus-faster 3.10'];
  expect(told.map(([, ...figures]) => figures)).toEqual(
    names.map((name) => {
      const [cold, edit] = [row(name, 'cold'), row(name, 'edit')];
      return [tenth(cold[2]!), tenth(edit[2]!), cold[4]];
    }),
  );
});
