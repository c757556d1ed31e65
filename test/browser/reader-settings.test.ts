/** Settings of readers: larger text, more contrast, touch, paper, a language. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { configText } from '../outputs/sites.js';
import { builtFolder } from './built-folder.js';
import { DESKTOP, hydrated, PHONE, visit } from './harness.js';

const NAME = `experimental.${'aVeryLongName'.repeat(8)}`;

const stage = builtFolder({
  'notes.config.ts': configText({
    trailingSlash: false,
    i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },
    liveCodeBlock: true,
    footer: { links: [{ label: '文档', to: '/docs/a' }], copyright: 'x' },
  }),
  'docs/a.md': `# 标题里的 **粗体**、\`代码\`与[链接](./b.md)

## 第一节

${'一段话说很多字，直到一行放不下。'.repeat(20)}

| 名字 | 说明 | 默认 | 级别 |
|---|---|---|---|
| \`${NAME}\` | 说明说明说明 | 不设 | 一 |

## 第二节

文。
`,
  'docs/b.md': '# 实时\n\n```jsx live\n() => <b>甲</b>\n```\n',
});

const on = (path: string, options: Parameters<typeof visit>[2], check: (page: Page) => Promise<void>) =>
  visit(stage.browser, stage.server.origin + path, options, async ({ page }) => {
    await hydrated(page);
    await check(page);
  });

/** Sets the default size of text in the browser, as its settings do. */
async function largeText(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await page.reload();
  await hydrated(page);
}

/** Characters that a line of the first paragraph has room for. */
const room = (page: Page) =>
  page
    .locator('.markdown p')
    .first()
    .evaluate((text) => text.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(text).fontSize));

describe('text twice as large (WCAG 1.4.4)', () => {
  it.each([1280, 1024, 768])('leaves a line room at %i px: columns beside it go', async (width) => {
    await on('/docs/a', { viewport: { width, height: 800 } }, async (page) => {
      await largeText(page, 32);
      await expect.poll(() => room(page)).toBeGreaterThan(18);
      await page.click('.navbar__toggle');
      await page.locator('.navbar-sidebar--show .menu__link >> visible=true').first().waitFor();
    });
  });

  it('makes the search twice as large', async () => {
    await on('/docs/a', { viewport: DESKTOP }, async (page) => {
      await largeText(page, 32);
      await page.keyboard.press('/');
      await page.fill('.DocSearch-Input', '节');
      const sizes = () =>
        page.evaluate(() =>
          ['.DocSearch-Input', '.DocSearch-Hit-source', '.DocSearch-Hit-title'].map((name) => {
            const element = document.querySelector(name);
            return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
          }),
        );
      await expect.poll(async () => Math.min(...(await sizes()))).toBeGreaterThanOrEqual(24);
    });
  });
});

it('gives lines and secondary text full contrast where more is asked for', async () => {
  for (const colorScheme of ['light', 'dark'] as const)
    await on('/docs/a', { viewport: DESKTOP, colorScheme, contrast: 'more' }, async (page) => {
      const colours = () =>
        page.evaluate(() => [
          getComputedStyle(document.querySelector('.breadcrumbs')!).color,
          getComputedStyle(document.querySelector('.navbar')!).borderBottomColor,
        ]);
      const text = await page.evaluate(() => getComputedStyle(document.documentElement).color);
      await expect.poll(colours).toEqual([text, text]);
    });
});

describe('on a phone', () => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };

  it('the first heading stands as near to the contents as a paragraph would', async () => {
    await on('/docs/a', phone, async (page) => {
      const gap = () =>
        page.evaluate(() => {
          const [box, heading] = ['.toc', 'h2'].map((name) => document.querySelector(name)!.getBoundingClientRect());
          return heading!.top - box!.bottom;
        });
      await expect.poll(gap).toBe(24);
    });
  });

  it('links of the footer are as high as a finger needs', async () => {
    await on('/docs/a', phone, async (page) => {
      const height = async () => (await page.locator('.footer__link-item').boundingBox())?.height;
      await expect.poll(height).toBeGreaterThanOrEqual(44);
    });
  });
});

it('breaks a long name in a table on paper, where nobody scrolls', async () => {
  // A4 without its margins.
  await on('/docs/a', { viewport: { width: 642, height: 900 } }, async (page) => {
    const beyond = () => page.locator('.markdown table').evaluate((table) => table.scrollWidth > table.clientWidth);
    const nowrap = () => page.locator('td > code').evaluate((code) => code.getClientRects().length);
    await expect.poll(nowrap).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(beyond).toBe(false);
    await expect.poll(nowrap).toBeGreaterThan(1);
  });
});

it('says in the language of the page that a result is awaited', async () => {
  await on('/docs/b', { javaScriptEnabled: true }, async (page) => {
    const html = await (await page.request.get(page.url())).text();
    expect(html).toContain('<span class="live-code__loading">正在加载……</span>');
  });
});

it('shows a title without the marks of Markdown wherever it is text', async () => {
  await on('/docs/a', { viewport: DESKTOP }, async (page) => {
    const places = ['title', '.breadcrumbs__item--active', '.side .menu__link--active'];
    const texts = () =>
      page.evaluate((names) => names.map((name) => document.querySelector(name)?.textContent), places);
    const title = '标题里的 粗体、代码与链接';
    await expect.poll(texts).toEqual([expect.stringContaining(title), title, title]);
    await expect.poll(() => page.textContent('h1')).toBe(title);
  });
});
