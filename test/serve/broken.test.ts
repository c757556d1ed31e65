/** A served site with errors in Chromium: broken links block nothing, and without a page it shows the reason. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serve } from '../cli/serving.js';
import { temporaryFolder, writeFiles } from '../engine/folders.js';
import { servedBrowser } from './served-browser.js';

const config = (more = '') => ({
  'notes.config.mjs': `export default { title: 'T', url: 'https://e.example', blog: false, ${more} };\n`,
});
const UNWRITTEN =
  '# 乙\n\n[甲](./a.md) [丙](./unwritten.md) [锚](./a.md#none) ![图](./none.png) <a href="/none">丁</a>\n';

const browser = servedBrowser();

/** An address of a served folder in a browser. */
async function openAt(path: string, files: Record<string, string>) {
  const dir = temporaryFolder();
  writeFiles(dir, { ...config(), 'docs/a.md': '# 甲\n', ...files });
  const site = await serve(dir, ['-p', '0'], { NOTES_LANG: 'zh' });
  const page = await browser().newPage();
  const response = await page.goto(new URL(path, site.url).href);
  return { dir, site, page, status: response?.status() };
}

const pathname = (page: Page) => page.evaluate('location.pathname');

it('a link, an anchor and a picture that lead nowhere are told of, and pages are new all the same', async () => {
  const { dir, site, page, status } = await openAt('docs/b', { 'docs/b.md': UNWRITTEN });
  expect(status).toBe(200);
  for (const code of ['link-markdown', 'link-anchor', 'image-missing', 'link-broken'])
    await page.waitForSelector(`#notes-problems >> text=${code}`);
  writeFiles(dir, { 'docs/b.md': `${UNWRITTEN}\n改过的正文\n` });
  await page.waitForSelector('text=改过的正文');
  const from = site.said().length;
  renameSync(join(dir, 'docs/a.md'), join(dir, 'docs/far.md'));
  await site.heard(/docs\/b\.md:3:\d+[\s\S]*“\.\/a\.md”/, from);
  await page.waitForSelector('a[href="/docs/far"]');
  writeFiles(dir, { 'docs/b.md': '# 乙\n' });
  await page.waitForSelector('#notes-problems', { state: 'detached' });
});

it('an open page that others link to is followed when its file is renamed', async () => {
  const { dir, page } = await openAt('docs/a', { 'docs/b.md': '[甲](./a.md)\n' });
  await page.waitForSelector('.notes-panel-button');
  renameSync(join(dir, 'docs/a.md'), join(dir, 'docs/far.md'));
  await expect.poll(() => pathname(page)).toBe('/docs/far');
  await page.waitForSelector('#notes-problems >> text=docs/b.md:1:5');
});

it('what keeps the first build from its end is shown where a page is asked for, and the page as soon as there is one', async () => {
  const { dir, site, page, status } = await openAt('docs/a', { 'docs/b.md': '---\ntitle: [乙\n---\n' });
  expect(status).toBe(503);
  await page.waitForSelector('#notes-problems >> text=docs/b.md:2');
  expect((await fetch(new URL('img/a.png', site.url))).status).toBe(404);
  writeFiles(dir, { 'docs/b.md': '# 乙\n' });
  await page.waitForSelector('h1:has-text("甲")');
});

it('an open page is followed where the configuration gives it another address', async () => {
  const { dir, page } = await openAt('docs/a#x', {});
  await page.waitForSelector('.notes-panel-button');
  writeFiles(dir, config("docs: { routeBasePath: 'kb' }"));
  await expect.poll(() => pathname(page)).toBe('/kb/a');
  await page.waitForSelector('h1:has-text("甲")');
  await expect.poll(() => page.evaluate('location.hash')).toBe('#x');
});
