/** Exercises in a real browser, from a built site: nothing before the click, judged in the frame, kept on the device. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtFolder } from './built-folder.js';
import { hydrated, visit } from './harness.js';

const PAGE = `# 最大

\`\`\`ts exercise="写一个 max" scope=max title="max.ts"
const calls: string[] = [];
function max(list: readonly number[]): number {
  // #region answer 找出最大的
  // hint: 逐个比较
  return Math.max(...list);
  // #endregion
}
\`\`\`

\`\`\`ts scope=max
const one: number = max([1, 3, 2]); // => 3
max([-1]); // => -1
Promise.resolve(max([4])); // => Promise<4>
max(null as any); // throws TypeError
new Map([['a', [max([5]), NaN]]]); // => new Map([['a', [5, NaN]]])
queueMicrotask(() => {
  max([6]); // => 6
});
\`\`\`
`;
const SHEET = `# 高

\`\`\`html scope=bar
<nav>导航</nav>
\`\`\`

\`\`\`css exercise="让导航高 40 像素" scope=bar
nav {
  /* #region answer 写一个声明 */
  height: 40px;
  /* #endregion */
}
\`\`\`

\`\`\`js browser scope=bar
document.querySelector('nav').offsetHeight; // => 40
document.elementFromPoint(20, 40).localName; // => 'nav'
\`\`\`
`;
const RIGHT = 'const calls = [];\nfunction max(list) {\n  return [...list].sort((a, b) => b - a)[0];\n}';
const stage = builtFolder({
  'notes.config.ts': "export default { title: 'T', url: 'https://a.dev', i18n: { defaultLocale: 'zh-CN' } };",
  'docs/max.md': PAGE,
  'docs/sheet.md': SHEET,
});

const on = (options: object, test: (page: Page) => Promise<void>) =>
  visit(stage.browser, `${stage.server.origin}/docs/max`, options, ({ page }) => test(page));
const field = (page: Page) => page.locator('.exercise__editor textarea');
const said = (page: Page, state: string) => page.waitForSelector(`.exercise__said[data-state="${state}"]`);

async function judged(page: Page, code: string, state: string): Promise<(string | null)[]> {
  await field(page).fill(code);
  await page.click('.exercise__judge');
  await said(page, state);
  return page.locator('.exercise__result li[data-ok="false"]').allTextContents();
}

describe('an exercise in CSS', () => {
  it('brings nothing before the click, and is judged by how the page looks, which is shown', async () => {
    await visit(stage.browser, `${stage.server.origin}/docs/sheet`, {}, async ({ page }) => {
      await hydrated(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.waitForLoadState('networkidle');
      // The next page of the sidebar is fetched ahead on any page.
      expect(asked.filter((url) => !url.includes('/_notes/page/'))).toEqual([]);
      await page.click('.exercise__start');
      await field(page).waitFor();
      await expect.poll(() => field(page).inputValue()).toBe('nav {\n  /* 写一个声明 */\n}');
      expect(await judged(page, 'nav { height: 30px }', 'failed')).toEqual([expect.stringContaining('30')]);
      expect(await judged(page, 'nav { block-size: 40px }', 'passed')).toEqual([]);
      const nav = page.frameLocator('.exercise__result iframe').locator('nav');
      await expect.poll(() => nav.evaluate((element) => getComputedStyle(element).height)).toBe('40px');
    });
  });
});

describe('an exercise', () => {
  it('is read without scripts: task, stub, hints, and the solution in its fold', async () => {
    await on({ javaScriptEnabled: false }, async (page) => {
      const text = await page.innerText('.exercise');
      expect(text).toContain('写一个 max');
      expect(text).toContain('// 找出最大的');
      expect(text).not.toContain('Math.max');
      await expect.poll(() => page.isVisible('.exercise__start')).toBe(false);
      await page.click('.exercise__hint summary');
      await expect.poll(() => page.isVisible('text=逐个比较')).toBe(true);
      await page.click('.exercise__solution summary');
      await expect.poll(() => page.innerText('.exercise__solution')).toContain('return Math.max(...list);');
      await expect.poll(() => page.content()).not.toMatch(/#region|#endregion/);
    });
  });

  it('asks for nothing before the click; its stub fails, a wrong answer fails at its lines, a right one passes', async () => {
    await on({}, async (page) => {
      await hydrated(page);
      const before = stage.server.requests.length;
      await page.click('.exercise__start');
      await field(page).waitFor();
      expect(stage.server.requests.slice(before).some((request) => request.endsWith('.js'))).toBe(true);
      await expect
        .poll(() => field(page).inputValue())
        .toBe('const calls = [];\nfunction max(list) {\n  // 找出最大的\n}');
      await page.click('.exercise__judge');
      await said(page, 'failed');
      const wrong = await judged(page, RIGHT.replace('b - a', 'a - b'), 'failed');
      expect(wrong).toEqual(['const one = max([1, 3, 2]); // => 3得到 1']);
      expect(await judged(page, RIGHT, 'passed')).toEqual([]);
      await expect.poll(() => page.innerText('.exercise__said')).toContain('6');
    });
  });

  it('shows errors, and ends what goes on for ever', async () => {
    await on({}, async (page) => {
      await page.click('.exercise__start');
      await judged(page, 'const calls = [', 'failed');
      await expect.poll(() => page.innerText('.exercise__console')).toContain('SyntaxError');
      await expect.poll(() => page.innerText('.exercise__said')).toBe('代码不能运行，没有核对。');
      await judged(page, RIGHT.replace('return', 'for (;;); return'), 'failed');
      await expect.poll(() => page.innerText('.exercise__said')).toContain('死循环');
      expect(await judged(page, RIGHT, 'passed')).toEqual([]);
    });
  });

  it('keeps the answer on the device, and gives the stub back when asked', async () => {
    await on({}, async (page) => {
      await page.click('.exercise__start');
      await judged(page, RIGHT, 'passed');
      await page.reload();
      await page.click('.exercise__start');
      await expect.poll(() => field(page).inputValue()).toBe(RIGHT);
      await said(page, 'passed');
      await page.click('.exercise__reset');
      await expect.poll(() => field(page).inputValue()).toContain('// 找出最大的');
    });
  });

  it('works by keyboard alone', async () => {
    await on({}, async (page) => {
      await hydrated(page);
      await page.focus('.exercise__start');
      await page.keyboard.press('Enter');
      await field(page).waitFor();
      await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Control+a');
      await page.keyboard.type('function max(list) {\n');
      await expect.poll(() => field(page).inputValue()).toBe('function max(list) {\n  ');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type('return [...list].sort((a, b) => b - a)[0];\n');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type('}');
      await page.keyboard.press('Control+Enter');
      await said(page, 'passed');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('exercise__judge');
    });
  });
});
