/** The author's desk in Chromium: what an open page of `notes serve` keeps when a file is saved, and what it can ask about a problem. */
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, visit } from '../browser/harness.js';
import { writeFiles } from '../engine/folders.js';
import { ownHeaders, servedDesk, statusOf, told } from './served-desk.js';

const picture = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="30"/>`;
const COUNTER = `import { memo, useState } from 'react';
const Inner = memo(function Inner() {
  const [m, set] = useState(0);
  return <button className="inner" onClick={() => set(m + 1)}>里 {m}</button>;
});
export default function Counter() {
  const [n, set] = useState(0);
  return <p><button className="counter" onClick={() => set(n + 1)}>点了 {n}</button><Inner /></p>;
}
`;

const BROKEN = '# 乙\n\n[甲](./countr.mdx)\n';

const desk = servedDesk({
  'notes.config.mjs':
    "export default { title: 'T', url: 'https://e.example', blog: false, customCss: ['css/own.css'] };\n",
  'css/own.css': 'h1 { color: rgb(1, 2, 3); }\n',
  'docs/counter.mdx':
    "# 甲\n\nimport Counter from '@site/components/Counter';\n\n<Counter />\n\n![图](/img/pic.svg)\n\n:::note\n\n正文\n\n:::\n",
  'docs/b.md': '# 乙\n',
  'components/Counter.jsx': COUNTER,
  'static/img/pic.svg': picture(40),
});

/** Address of the page's code: named by its content. */
const script = async () =>
  /\/assets\/counter-[\w.-]+\.js/.exec(await (await fetch(new URL('docs/counter', desk.site.url))).text())![0];

/** A page that notices when it is loaded anew. */
async function onPage(test: (page: Page) => Promise<void>): Promise<void> {
  await visit(desk.browser, new URL('docs/counter', desk.site.url).href, {}, async ({ page, faults }) => {
    await hydrated(page);
    await page.evaluate('window.kept = true');
    await page.click('.counter');
    await page.waitForSelector('.counter:has-text("点了 1")');
    await test(page);
    // An answer that says no is written to the console by the browser itself, and so is an error that is thrown for a test.
    faults.splice(0, faults.length, ...faults.filter((fault) => !/40[349]|410|500|boom/.test(fault)));
  });
}

const colour = (page: Page) => page.evaluate(() => getComputedStyle(document.querySelector('h1')!).color);
const kept = (page: Page) => page.evaluate('[window.kept, document.querySelector(".counter").textContent]');

it('a style sheet is replaced, the page and its state stay', () =>
  onPage(async (page) => {
    await expect.poll(() => colour(page)).toBe('rgb(1, 2, 3)');
    for (const next of ['rgb(4, 5, 6)', 'rgb(7, 8, 9)']) {
      writeFiles(desk.dir, { 'css/own.css': `h1 { color: ${next}; }\n` });
      await expect.poll(() => colour(page)).toBe(next);
    }
    await expect.poll(() => kept(page)).toEqual([true, '点了 1']);
    /** Duplicate sheets. */
    const doubles = () =>
      page.$$eval('link[rel="stylesheet"]', (all) => {
        const links = all.map((link) => link.getAttribute('href'));
        return links.filter((link, at) => links.indexOf(link) !== at);
      });
    await expect.poll(doubles).toEqual([]);
  }));

it('a picture is replaced, the page and its state stay', () =>
  onPage(async (page) => {
    const width = () => page.$eval('.markdown img', (image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBe(40);
    writeFiles(desk.dir, { 'static/img/pic.svg': picture(70) });
    await expect.poll(width).toBe(70);
    await expect.poll(() => kept(page)).toEqual([true, '点了 1']);
  }));

it('the text of an MDX page is replaced, the state of its components stays', () =>
  onPage(async (page) => {
    const path = join(desk.dir, 'docs/counter.mdx');
    writeFiles(desk.dir, { 'docs/counter.mdx': readFileSync(path, 'utf8').replace('正文', '改过的正文') });
    await page.waitForSelector('text=改过的正文');
    await expect.poll(() => kept(page)).toEqual([true, '点了 1']);
  }));

it.each([
  [
    'text and handlers: state stays',
    [
      ['点了 {n}', '按了 {n}'],
      ['n + 1', 'n + 10'],
    ],
    '按了 1',
    '按了 11',
    '里 1',
  ],
  [
    'an inner component behind memo: its new text is shown, state stays',
    [['里 {m}', '内 {m}']],
    '点了 1',
    '点了 2',
    '内 1',
  ],
  [
    'another first state: that component is mounted anew',
    [['= useState(0);\n  return <p', '= useState(5);\n  return <p']],
    '点了 5',
    '点了 6',
    '里 0',
  ],
  [
    'a hook more: that component is mounted anew',
    [['return <p>', 'useState(9); return <p>']],
    '点了 0',
    '点了 1',
    '里 0',
  ],
] as const)('a component is edited without a reload: %s', (_, edits, shown, clicked, inner) =>
  onPage(async (page) => {
    await page.click('.inner');
    await page.waitForSelector('text=里 1');
    const original = await script();
    const edited = edits.reduce((code, [from, to]) => code.replace(from, to), COUNTER);
    expect(edited).not.toBe(COUNTER);
    writeFiles(desk.dir, { 'components/Counter.jsx': edited });
    await page.waitForSelector(`.inner:has-text("${inner}")`);
    await page.waitForSelector(`.counter:has-text("${shown}")`);
    await page.click('.counter');
    await page.waitForSelector(`.counter:has-text("${clicked}")`);
    await expect.poll(() => page.evaluate('window.kept')).toBe(true);
    writeFiles(desk.dir, { 'components/Counter.jsx': COUNTER });
    // The next page is to begin with this one.
    await expect.poll(script).toBe(original);
  }),
);

it('an open page is followed when its file is renamed, at its place; a deleted one is gone, and comes back', () =>
  onPage(async (page) => {
    const path = (name: string) => join(desk.dir, 'docs', `${name}.md`);
    writeFiles(desk.dir, { 'docs/long.md': `# 长\n\n## 一节\n\n${'一段。\n\n'.repeat(200)}` });
    await page.waitForSelector('a[href="/docs/long"]');
    await page.click('a[href="/docs/long"]');
    await page.waitForSelector('h1:has-text("长")');
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    const place = () => page.evaluate(() => [location.pathname, scrollY]);
    await expect.poll(place).toEqual(['/docs/long', 1200]);
    renameSync(path('long'), path('far'));
    await expect.poll(place).toEqual(['/docs/far', 1200]);
    await expect.poll(() => page.evaluate('window.kept')).toBe(true);
    // Going back leads to the previous page, not to the removed one.
    await page.goBack();
    await expect.poll(() => page.evaluate('location.pathname')).toBe('/docs/counter');
    await page.goForward();
    await page.waitForSelector('h1:has-text("长")');
    rmSync(path('far'));
    await page.waitForSelector('.not-found');
    writeFiles(desk.dir, { 'docs/far.md': '# 又来\n' });
    await page.waitForSelector('h1:has-text("又来")');
    rmSync(path('far'));
    await page.waitForSelector('.not-found');
  }));

it('a page that was loaded before a build finds its scripts after it', async () => {
  const original = await script();
  writeFiles(desk.dir, { 'components/Counter.jsx': COUNTER.replace('点了', '戳了') });
  const status = async (path: string) => (await fetch(new URL(path, desk.site.url))).status;
  await expect.poll(script).not.toBe(original);
  expect(await status(original)).toBe(200);
  expect(await status('/assets/counter-never.js')).toBe(404);
  writeFiles(desk.dir, { 'components/Counter.jsx': COUNTER });
  await expect.poll(script).toBe(original);
});

it('a syntax error is shown over the page; its place opens in the editor; when it is mended the state is still there', () =>
  onPage(async (page) => {
    writeFiles(desk.dir, {
      'components/Counter.jsx': COUNTER.replace('useState(0);\n  return <button', 'useState(0;\n  return <button'),
    });
    await page.waitForSelector('#notes-problems >> text=Counter.jsx:3');
    await page.click('#notes-problems >> text=在编辑器中打开');
    await expect.poll(() => desk.opened()).toMatch(/Counter\.jsx 3 \d+/);
    writeFiles(desk.dir, { 'components/Counter.jsx': COUNTER });
    await page.waitForSelector('#notes-problems', { state: 'detached' });
    await expect.poll(() => kept(page)).toEqual([true, '点了 1']);
  }));

it('where a component throws in the browser the page crashes, and is back without a reload when it is mended', () =>
  onPage(async (page) => {
    const original = await script();
    const thrower = "function Counter() {\n  if (typeof window === 'object') throw new Error('boom');";
    writeFiles(desk.dir, { 'components/Counter.jsx': COUNTER.replace('function Counter() {', thrower) });
    await page.waitForSelector('.crash >> text=boom');
    // The script after the crash is not the build's yet.
    await expect.poll(script).not.toBe(original);
    writeFiles(desk.dir, { 'components/Counter.jsx': COUNTER });
    await page.waitForSelector('.counter:has-text("点了 0")');
    await expect.poll(() => page.evaluate('window.kept')).toBe(true);
    await expect.poll(script).toBe(original);
  }));

it('a repair is carried out from the page, once, and not when the file has changed since', () =>
  onPage(async (page) => {
    const path = join(desk.dir, 'docs/b.md');
    writeFiles(desk.dir, { 'docs/b.md': BROKEN });
    await page.click('#notes-problems >> text=直接修正');
    await page.waitForSelector('#notes-problems', { state: 'detached' });
    expect(readFileSync(path, 'utf8')).toBe('# 乙\n\n[甲](./counter.mdx)\n');
    writeFiles(desk.dir, { 'docs/b.md': '# 乙\n' });
  }));

it('nobody else may ask for it', async () => {
  writeFiles(desk.dir, { 'docs/b.md': BROKEN });
  const heard = await told(desk, /"address":"\/_notes\/fix[^"]*"/);
  const [, action = ''] = /"address":"(\/_notes\/fix[^"]*)"/.exec(heard)!;
  const ask = (headers: Record<string, string>, { method = 'POST', path = action } = {}) =>
    statusOf(desk, path, headers, method);
  const good = ownHeaders(desk, heard);
  const { origin: _, ...nameless } = good;
  expect(await ask(good, { method: 'GET' })).toBe(405);
  expect(await ask(nameless)).toBe(403);
  expect(await ask({ ...good, origin: 'http://evil.example' })).toBe(403);
  expect(await ask({ ...good, origin: 'null' })).toBe(403);
  expect(await ask({ ...good, 'x-notes-token': `${good['x-notes-token']}x` })).toBe(403);
  expect(await ask({ ...good, host: 'evil.example', origin: 'http://evil.example' })).toBe(403);
  expect(await ask(good, { path: `${action}x` })).toBe(410);
  expect(await ask(good, { path: '/_notes/fix?problem=../../etc/passwd' })).toBe(410);
  expect(readFileSync(join(desk.dir, 'docs/b.md'), 'utf8')).toContain('countr.mdx');
  expect(await ask(good)).toBe(200);
  expect(readFileSync(join(desk.dir, 'docs/b.md'), 'utf8')).toContain('(./counter.mdx)');
});
