/** A site with more docs than an author waits for, served for the first time, in Chromium. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serve } from '../cli/serving.js';
import { temporaryFolder, writeFiles } from '../engine/folders.js';
import { servedBrowser } from './served-browser.js';

const COUNT = 2400;

const browser = servedBrowser();

const doc = (at: number, text = '正文') =>
  `# 第 ${at} 篇\n\n${text} ${at}，见[下一篇](./n${(at % COUNT) + 1}.md#second)。\n\n## 二 {#second}\n\n\`\`\`js\nconst a = ${at};\n\`\`\`\n`;

function largeSite(more: Record<string, string> = {}): string {
  const dir = temporaryFolder();
  const files: Record<string, string> = {
    'notes.config.mjs': "export default { title: 'T', url: 'https://e.example' };\n",
    'blog/2026-01-02-one.md': '# 一\n\n开头\n\n<!-- truncate -->\n\n其余\n',
  };
  for (let at = 1; at <= COUNT; at++)
    files[`docs/p${at % 40}/n${at}.md`] = doc(at).replace('./n', `../p${(at + 1) % 40}/n`);
  writeFiles(dir, { ...files, ...more });
  return dir;
}

const IN_ZH = { NOTES_LANG: 'zh' };
const DONE = /文档已全部编译/;

it('shows whole pages while the others are compiled, follows edits, and then has what the next start has', async () => {
  const dir = largeSite();
  const site = await serve(dir, ['-p', '0'], IN_ZH);
  await site.heard(new RegExp(`${COUNT + 1} 篇文档在后台编译`));
  const page = await browser().newPage();
  await page.goto(new URL('docs/p7/n7', site.url).href);
  await expect.poll(() => page.textContent('main')).toContain('正文 7，见下一篇');
  await expect.poll(() => page.textContent('main pre')).toContain('const a = 7;');
  await page.click('main a:has-text("下一篇")');
  await page.waitForSelector('main >> text=正文 8');
  writeFiles(dir, { 'docs/p8/n8.md': '# 第 8 篇\n\n改过的正文\n' });
  await page.waitForSelector('main >> text=改过的正文');
  // A list of posts is made of their texts: it waits.
  await page.goto(new URL('blog', site.url).href);
  await expect.poll(() => page.textContent('main')).toContain('开头');
  await site.heard(DONE);
  const paths = ['docs/p7/n7', 'docs/p8/n8', 'blog', 'docs/p9/n2369', 'sitemap.xml', '_notes/search/meta.json'];
  const textsOf = (url: string) =>
    Promise.all(paths.map(async (path) => (await fetch(new URL(path, url))).text().then((text) => text.length)));
  const texts = await textsOf(site.url);
  expect(await site.stop()).toBe(130);
  const next = await serve(dir, ['-p', '0'], IN_ZH);
  expect(await textsOf(next.url)).toEqual(texts);
  expect(next.said()).not.toContain('在后台');
  await next.stop();
});

it('tells of a fault once it is known, ends at once when it is asked to, and starts where it was', async () => {
  const dir = largeSite({ 'docs/p1/faulty.mdx': '# 错\n\n<Tabs>\n' });
  const site = await serve(dir, ['-p', '0'], IN_ZH);
  const page = await browser().newPage();
  const response = await page.goto(new URL('docs/p1/faulty', site.url).href);
  expect(response?.status()).toBe(503);
  await page.waitForSelector('#notes-problems >> text=docs/p1/faulty.mdx:3');
  expect((await fetch(new URL('docs/p7/n7', site.url))).status).toBe(200);
  writeFiles(dir, { 'docs/p1/faulty.mdx': '# 对\n\n好了\n' });
  await page.waitForSelector('main >> text=好了');
  await site.heard(DONE);
  await site.stop();
  rmSync(join(dir, '.notes'), { recursive: true });
  const again = await serve(dir, ['-p', '0'], IN_ZH);
  await fetch(new URL('docs/p7/n7', again.url));
  expect([await again.stop(), again.said()]).toEqual([130, expect.not.stringMatching(DONE)]);
});
