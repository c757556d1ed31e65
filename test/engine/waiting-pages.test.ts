import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { createEngine as CreateEngine, Engine } from '../../renderer/engine/build.js';
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
  i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },
};\n`,
  'docs/a.md': '---\ntitle: A\ntags: [x]\n---\n\n正文 [B](./b.mdx)\n\n## 一\n\n文\n',
  'docs/b.mdx': "---\ntitle: B\n---\n\nimport Counter from '@site/components/Counter';\n\n<Counter />\n",
  'components/Counter.tsx': 'export default function Counter() { return <button>0</button>; }\n',
  'blog/2026-01-02-one.md': '---\ntitle: One\n---\n\n开头\n\n<!-- truncate -->\n\n其余\n',
  'pages/about.md': '---\ntitle: About\n---\n\n关于 [A](/docs/a)\n',
};
const BROKEN = "export default function Counter() { throw new Error('坏了'); }\n";

interface Opened {
  dir: string;
  engine: Engine;
}

const open = (dir: string, cacheDir: string, lazy: boolean, onProgress?: () => void): Engine =>
  createEngine({ ...servingOptions(dir, lazy, cacheDir), onProgress });

/** A site of which nothing is built yet. */
function start(more: Record<string, string> = {}, cacheDir = join(temporaryFolder(), 'cache')): Opened {
  const dir = temporaryFolder();
  writeFiles(dir, { ...SITE, ...more });
  return { dir, engine: open(dir, cacheDir, true) };
}

/** Returns the files served after a build of all pages. */
const servedWhole = (dir: string) => servedOnce(open(dir, join(temporaryFolder(), 'cache'), false));

const errors = ({ problems }: { problems: readonly { level: string; code: string }[] }) =>
  problems.filter(({ level }) => level === 'error').map(({ code }) => code);

const textOf = (engine: Engine, path: string) => Buffer.from(engine.outputs.get(path)?.bytes ?? '').toString();

it('a page is rendered when it is asked for, and all of them and the index are what a build of all makes', async () => {
  const { dir, engine } = start();
  expect(errors(await engine.build())).toEqual([]);
  const whole = await servedWhole(dir);
  const waiting = Object.keys(whole).filter((path) => !engine.outputs.has(path));
  expect(waiting).toEqual(
    expect.arrayContaining(['about.html', 'docs/a.html', 'docs/a.md', '404.html', '_notes/page/docs/a.json']),
  );
  expect(waiting.filter((path) => !engine.has(path))).toEqual([]);
  expect(engine.has('docs/never.html')).toBe(false);
  for (const path of Object.keys(whole)) expect(await engine.ask(path)).toEqual([]);
  expect(served(engine)).toEqual(whole);
  await engine.close();
});

it('a build renders again what was asked for, tells of new addresses, and leaves the rest waiting', async () => {
  const { dir, engine } = start();
  await engine.build();
  await engine.ask('docs/a.html');
  writeFiles(dir, { 'docs/a.md': SITE['docs/a.md'].replace('正文', '新的正文'), 'docs/c.md': '# C\n' });
  const { counts, routes } = await engine.build();
  // The doc and the blog's posts, whose bodies feeds hold.
  expect(counts.rendered).toBe(1);
  expect(routes.sort()).toEqual(['/docs/a', '/docs/c']);
  expect(textOf(engine, 'docs/a.html')).toContain('新的正文');
  expect(engine.outputs.has('docs/c.html')).toBe(false);
  await engine.ask('_notes/page/docs/c.json');
  rmSync(join(dir, 'docs/c.md'));
  const { removed } = await engine.build();
  expect(removed).toEqual(expect.arrayContaining(['docs/c.html', '_notes/page/docs/c.json']));
  expect(engine.has('docs/c.html')).toBe(false);
  await engine.close();
});

it('what is wrong with a page that nobody asked for is found at rest, kept, and keeps nothing back', async () => {
  const cacheDir = join(temporaryFolder(), 'cache');
  const { dir, engine } = start({ 'components/Counter.tsx': BROKEN }, cacheDir);
  const first = await engine.build();
  expect([first.ok, errors(first)]).toEqual([true, []]);
  let asked = 0;
  expect(await engine.rest(() => ++asked > 1)).toEqual({ problems: [], isDone: false });
  const seen = await engine.rest();
  expect([errors(seen), seen.isDone]).toEqual([['render-failed'], true]);
  expect(await engine.rest()).toEqual({ problems: [], isDone: true });
  expect([...engine.outputs.keys()].filter((path) => path.endsWith('.html') && path.startsWith('docs/'))).toEqual([]);
  const again = await engine.build();
  expect([again.ok, errors(again)]).toEqual([true, ['render-failed']]);
  await engine.close();
  let work = 0;
  const next = open(dir, cacheDir, true, () => work++);
  const begun = await next.build();
  expect([begun.ok, errors(begun), begun.counts.rendered]).toEqual([true, [], 0]);
  const known = await next.rest();
  expect([errors(known), known.isDone, work]).toEqual([['render-failed'], true, 0]);
  await next.close();
});

it.each([
  ['a page is asked for', (engine: Engine) => engine.ask('docs/a.html')],
  ['one with components is', (engine: Engine) => engine.ask('docs/b.html')],
  ['the rest is looked at', async (engine: Engine) => (await engine.rest()).problems],
])('the cache is made again when it was deleted before %s', async (_, work) => {
  const cacheDir = join(temporaryFolder(), 'cache');
  const { dir, engine } = start({}, cacheDir);
  await engine.build();
  await engine.close();
  const next = open(dir, cacheDir, true);
  await next.build();
  rmSync(cacheDir, { recursive: true });
  expect(await work(next)).toEqual([]);
  const whole = await servedWhole(dir);
  for (const path of Object.keys(whole)) expect(await next.ask(path)).toEqual([]);
  expect(served(next)).toEqual(whole);
  await next.close();
});

it('a page whose code fails stands empty when it is asked for, and is there once it is mended', async () => {
  const { dir, engine } = start({ 'components/Counter.tsx': BROKEN });
  await engine.build();
  expect(errors({ problems: (await engine.ask('docs/b.html')) ?? [] })).toEqual(['render-failed']);
  expect(textOf(engine, 'docs/b.html')).toContain('<h1');
  writeFileSync(join(dir, 'docs/a.md'), '# 另一页\n');
  const other = await engine.build();
  // The title of the other page is part of this one, which may be whole now.
  expect([other.ok, other.routes.includes('/docs/b')]).toEqual([true, true]);
  expect(errors({ problems: (await engine.ask('docs/b.html')) ?? [] })).toEqual(['render-failed']);
  const { routes } = await engine.build();
  expect([routes, engine.outputs.has('docs/b.html')]).toEqual([[], true]);
  writeFiles(dir, { 'components/Counter.tsx': SITE['components/Counter.tsx'] });
  const mended = await engine.build();
  expect([mended.ok, errors(mended), mended.routes]).toEqual([true, [], ['/docs/b']]);
  expect(await engine.ask('docs/b.html')).toEqual([]);
  expect(textOf(engine, 'docs/b.html')).toContain('<button');
  // It has been seen whole: from now on the last good one stays.
  writeFiles(dir, { 'components/Counter.tsx': BROKEN });
  expect((await engine.build()).ok).toBe(false);
  expect(textOf(engine, 'docs/b.html')).toContain('<button');
  await engine.close();
});

it('after a build that failed, pages of the last good one can still be asked for', async () => {
  const { dir, engine } = start();
  await engine.build();
  const whole = await servedWhole(dir);
  writeFileSync(join(dir, 'docs/a.md'), '---\ntitle: [\n---\n');
  expect((await engine.build()).ok).toBe(false);
  expect(await engine.ask('docs/a.html')).toEqual([]);
  expect(textOf(engine, 'docs/a.html')).toBe(Buffer.from(whole['docs/a.html'] ?? '', 'latin1').toString());
  await engine.close();
});

it('of saved code that many pages have, those that somebody asked for are made at once', async () => {
  const users = ['c', 'd', 'e', 'f'].map((name) => [
    `docs/${name}.mdx`,
    SITE['docs/b.mdx'].replace(': B', `: ${name}`),
  ]);
  const { dir, engine } = start(Object.fromEntries(users));
  await engine.build();
  const save = (label: string) => {
    const file = join(dir, 'components/Counter.tsx');
    writeFileSync(file, SITE['components/Counter.tsx'].replace('>0<', `>${label}<`));
    return engine.firstFile(file);
  };
  expect(await save('1')).toMatchObject({ pages: [], changed: [] });
  await engine.build();
  await engine.ask('docs/b.html');
  const made = await save('2');
  expect(made?.pages.map(({ page }) => page.route)).toEqual(['/docs/b']);
  await engine.build();
  const whole = await servedWhole(dir);
  for (const path of Object.keys(whole)) expect(await engine.ask(path)).toEqual([]);
  expect(served(engine)).toEqual(whole);
  await engine.close();
});
