/** Docs of which a first build knows only the beginning. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { createEngine as CreateEngine, Engine } from '../../renderer/engine/build.js';
import { headOfText } from '../../renderer/engine/steps/head-sources.js';
import { removeFolders, temporaryFolder, writeFiles } from './folders.js';
import { compiledEngine, served, servedOnce, servingOptions } from './served.js';

let createEngine: typeof CreateEngine;
beforeAll(async () => {
  createEngine = await compiledEngine();
});
afterAll(removeFolders);

const SITE = {
  'notes.config.ts': `export default {
  title: 'T', url: 'https://example.com', trailingSlash: false, markdownCopies: true, llms: true,
  markdown: { format: 'detect', mermaid: true },
};\n`,
  'docs/a.md': '---\ntitle: A\ntags: [x]\n---\n\n正文 [B](./b.mdx#二)\n\n## 一\n\n文\n',
  'docs/b.mdx': "import Counter from '@site/components/Counter';\n\n# B\n\n<Counter />\n\n## 二\n",
  'docs/c.mdx': "# C\n\n文\n\nimport Part from '@site/parts/part.mdx';\n\n<Part />\n",
  'parts/part.mdx': '部分\n',
  'docs/d.md': '# D\n\n```mermaid\ngraph LR\n  a --> b\n```\n',
  'components/Counter.tsx': 'export default function Counter() { return <button>0</button>; }\n',
  'blog/2026-01-02-one.md': '---\ntitle: One\n---\n\n开头\n\n<!-- truncate -->\n\n其余\n',
  'pages/about.md': '---\ntitle: About\n---\n\n关于 [A](/docs/a)\n',
};
const LATE_TITLE = { 'docs/e.md': '<!-- 注 -->\n\n# E\n' };
const FAULTY = '# A\n\n<Tabs>\n';
/** Every doc and every post. */
const DOCS = 5;

const open = (dir: string, lazy: boolean): Engine => createEngine(servingOptions(dir, lazy));

function start(more: Record<string, string> = {}): { dir: string; engine: Engine } {
  const dir = temporaryFolder();
  writeFiles(dir, { ...SITE, ...more });
  return { dir, engine: open(dir, true) };
}

/** Returns what a build of all pages serves. */
const servedWhole = (dir: string) => servedOnce(open(dir, false));

const bytesOf = (engine: Engine, path: string) => Buffer.from(engine.outputs.get(path)?.bytes ?? '').toString('latin1');
const errors = ({ problems }: { problems: readonly { level: string; code: string }[] }) =>
  problems.filter(({ level }) => level === 'error').map(({ code }) => code);

it('a page is compiled when it is asked for, and the next build makes everything as a build of all does', async () => {
  const { dir, engine } = start();
  const whole = await servedWhole(dir);
  const first = await engine.build(undefined, { headsFrom: DOCS });
  expect([first.ok, first.heads, first.problems]).toEqual([true, DOCS, []]);
  for (const path of ['docs/a.html', 'docs/a.md', '_notes/page/docs/a.json', 'docs/b.html', 'about.html']) {
    expect(await engine.ask(path)).toEqual([]);
    expect([path, bytesOf(engine, path)]).toEqual([path, whole[path]]);
  }
  await engine.build();
  for (const path of Object.keys(whole)) expect(await engine.ask(path)).toEqual([]);
  expect(served(engine)).toEqual(whole);
  await engine.close();
});

it.each([
  ['a list that shows posts', 'blog.html'],
  ['a page that imports Markdown', 'docs/c.html'],
  ['a page with a diagram', 'docs/d.html'],
  ['a page whose title comes late', 'docs/e.html'],
  ['the search index', '_notes/search/meta.json'],
])('%s waits for the next build', async (_, path) => {
  const { dir, engine } = start(LATE_TITLE);
  const whole = await servedWhole(dir);
  await engine.build(undefined, { headsFrom: DOCS + 1 });
  expect([engine.has(path), await engine.ask(path), engine.outputs.has(path)]).toEqual([true, undefined, false]);
  await engine.build();
  expect(await engine.ask(path)).toEqual([]);
  expect(bytesOf(engine, path)).toBe(whole[path]);
  await engine.close();
});

it('fewer docs than that, and those that are in the cache, are compiled at once', async () => {
  const { engine } = start();
  expect((await engine.build(undefined, { headsFrom: DOCS + 1 })).heads).toBe(undefined);
  expect((await engine.build(undefined, { headsFrom: 1 })).heads).toBe(undefined);
  await engine.close();
});

it('a fault in the beginning of a doc is told at once, with those of all docs', async () => {
  const { engine } = start({ 'docs/a.md': '---\ntitle: [A\n---\n', 'docs/b.mdx': FAULTY });
  const first = await engine.build(undefined, { headsFrom: DOCS });
  expect([first.ok, first.heads]).toEqual([false, undefined]);
  expect(errors(first)).toEqual(['yaml-unclosed', 'markdown-tag-open']);
  await engine.close();
});

it('a fault behind it is told by the next build; the other pages are there all the same', async () => {
  const { dir, engine } = start({ 'docs/b.mdx': FAULTY });
  expect((await engine.build(undefined, { headsFrom: DOCS })).ok).toBe(true);
  expect(await engine.ask('docs/b.html')).toBe(undefined);
  const next = await engine.build();
  expect([next.ok, errors(next)]).toEqual([false, ['markdown-tag-open']]);
  expect([await engine.ask('docs/b.html'), await engine.ask('docs/a.html')]).toEqual([undefined, []]);
  writeFiles(dir, { 'docs/b.mdx': SITE['docs/b.mdx'] });
  expect((await engine.build()).ok).toBe(true);
  expect(await engine.ask('docs/b.html')).toEqual([]);
  await engine.close();
});

it('a page that is saved before the next build is updated alone', async () => {
  const { dir, engine } = start();
  await engine.build(undefined, { headsFrom: DOCS });
  writeFiles(dir, { 'docs/a.md': SITE['docs/a.md'].replace('正文', '新的正文') });
  expect((await engine.first(join(dir, 'docs/a.md')))?.part).toContain('新的正文');
  await engine.close();
});

it.each([
  ['---\ntitle: A\n---\n\nText\n', '---\ntitle: A\n---\n'],
  ['\uFEFF---\ntitle: A\n---\n# B\n\n## C\n\nText\n\n# D\n', '\uFEFF---\ntitle: A\n---\n# B\n\n## C\n\n'],
  ["import A from './a';\n\n# B\n\n<A />\n", "import A from './a';\n\n# B\n\n"],
  ['A\n===\n\nText\n', 'A\n===\n\n'],
  ['# A\nText\n\n## B\n', '# A\nText\n\n## B\n'],
  ['Text\n', ''],
  ['', ''],
])('%j begins with %j', (text, head) => {
  expect(headOfText(text)).toBe(head);
});
