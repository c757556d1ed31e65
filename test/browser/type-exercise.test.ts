/** Exercises in types in a real browser, from a built site: no byte of a compiler before the reader asks, whose size is said first. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { notesInHost } from '../engine/tool-host.js';
import { root } from '../structure/imports.js';
import { hydrated, launch, visit } from './harness.js';
import { serve } from './server.js';

const PAGE = `# 元素

\`\`\`ts exercise="写出 First<T>" scope=first title="first.ts"
// #region answer type First<T> = …
// hint: 用 infer
type First<T extends readonly unknown[]> = T extends readonly [infer F, ...unknown[]] ? F : never;
// #endregion
\`\`\`

\`\`\`ts scope=first
type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
type Expect<T extends true> = T;

type Cases = [
  Expect<Equal<First<['a', 1]>, 'a'>>,
  Expect<Equal<First<[]>, never>>,
];
// @ts-expect-error: 只收数组
type Wrong = First<'text'>;
\`\`\`
`;
const RIGHT = 'type First<T extends readonly unknown[]> = T extends readonly [] ? never : T[0];';
const PLAIN = '# 文字\n\n```ts scope=a\ntype A = 1;\n```\n';
const CONFIG = "export default { title: 'T', url: 'https://a.dev', offline: true, i18n: { defaultLocale: 'zh-CN' } };";
/** Bytes that a reader loads, compressed. */
const BUDGET = 700_000;

let browser: Browser;
beforeAll(async () => {
  compileTool();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  removeFolders();
});

async function built(files: Record<string, string>, hasCompiler: boolean) {
  const folder = temporaryFolder();
  writeFiles(folder, { 'notes.config.ts': CONFIG, ...files });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  if (hasCompiler) symlinkSync(join(root, 'node_modules/typescript-5.9'), join(folder, 'node_modules/typescript-5.9'));
  const { code, stdout, stderr } = await notesInHost(['build'], { cwd: folder });
  expect(code).toBe(0);
  const out = join(folder, 'dist');
  const paths = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const text = (path: string) => readFileSync(join(out, path), 'utf8');
  return { out, said: stdout + stderr, text, compilers: paths.filter((path) => /typescript|compiler/.test(path)) };
}

const field = (page: Page) => page.locator('.exercise__editor textarea');
async function judged(page: Page, code: string, state: string): Promise<string[]> {
  await field(page).fill(code);
  await page.click('.exercise__judge');
  await page.waitForSelector(`.exercise__said[data-state="${state}"]`);
  return page.locator('.exercise__result :is(li[data-ok="false"], .exercise__console)').allTextContents();
}

it('fetches the compiler once, after its size was said, and shows what it says at the line', async () => {
  const site = await built({ 'docs/first.md': PAGE }, true);
  const file = site.compilers.find((path) => path.endsWith('.js')) ?? '';
  const bytes = gzipSync(site.text(file)).length;
  expect(bytes).toBeLessThan(BUDGET);
  expect(site.text('docs/first/index.html')).not.toContain(file);
  // A request of the reader does not load the files for offline reading.
  expect(site.text('_notes/offline.json')).not.toContain('typescript');
  const server = await serve(site.out);
  try {
    await visit(browser, `${server.origin}/docs/first`, {}, async ({ page }) => {
      await hydrated(page);
      await page.click('.exercise__start');
      const megabytes = (bytes / 1e6).toFixed(1);
      await page.waitForSelector(`.exercise__judge:text("${megabytes} MB")`);
      await expect.poll(() => page.innerText('.exercise__judge')).toContain('TypeScript 5.9.3');
      await expect.poll(() => field(page).inputValue()).toBe('// type First<T> = …');
      await page.waitForLoadState('networkidle');
      expect(server.requests.filter((request) => request.includes(file))).toEqual([]);
      const stub = await judged(page, '// type First<T> = …', 'failed');
      expect(stub[0]).toMatch(/First<\['a', 1\]>.*TS2304: Cannot find name 'First'/);
      const wrong = 'type First<T extends readonly unknown[]> = T[number];';
      expect(await judged(page, wrong, 'failed')).toEqual([expect.stringMatching(/'a'>>,得到 "a" \| 1 {2}TS2344: /)]);
      expect(await judged(page, RIGHT.replace(' extends readonly unknown[]>', '>'), 'failed')).toEqual([
        expect.stringContaining('第 1 行：TS2536'),
        expect.stringMatching(/@ts-expect-error.*TS2578/),
      ]);
      expect((await judged(page, 'type First<T> = ;', 'failed'))[0]).toBe('第 1 行：TS1110: Type expected.');
      expect(await judged(page, RIGHT, 'passed')).toEqual([]);
      await expect.poll(() => page.innerText('.exercise__judge')).toBe('核对');
      expect(server.requests.filter((request) => request.includes(file))).toHaveLength(1);
    });
    await visit(browser, `${server.origin}/docs/first`, { javaScriptEnabled: false }, async ({ page }) => {
      await expect.poll(() => page.innerText('.exercise')).toContain('写出 First<T>');
      await page.click('.exercise__solution summary');
      await expect.poll(() => page.innerText('.exercise__solution')).toContain('infer F');
    });
  } finally {
    await server.close();
  }
});

it('says that none is installed and leaves the exercise to be read; a site without such exercises has no file of it', async () => {
  const bare = await built({ 'docs/first.md': PAGE }, false);
  expect(bare.said).toContain('exercise-compiler-missing');
  expect(bare.said).toContain('npm install -D typescript-5.9@npm:typescript@5.9');
  expect(bare.compilers).toEqual([]);
  const html = bare.text('docs/first/index.html');
  expect(html).toContain('class="exercise"');
  expect(html).not.toMatch(/data-editor|exercise__start/);
  expect((await built({ 'docs/plain.md': PLAIN }, true)).compilers).toEqual([]);
});
