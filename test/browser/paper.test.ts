/** Print loses nothing, and a light page is light whatever the system prefers. */
import { describe, expect, it } from 'vitest';
import { hydrated } from './harness.js';
import { setUp } from './setup.js';

const stage = setUp({
  site: { colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true } },
});

describe('print', () => {
  it('shows the whole of a folded block', async () => {
    await stage.on('/docs/tools', {}, async ({ page }) => {
      await hydrated(page);
      const cut = () =>
        page.$$eval('pre', (blocks) => blocks.filter((pre) => pre.scrollHeight > pre.clientHeight + 1).length);
      await expect.poll(cut).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(cut).toBe(0);
    });
  });

  it('has all that is folded, in another tab or beside the edge, and no sidebar', async () => {
    await stage.on('/docs/paper', { viewport: { width: 680, height: 900 } }, async ({ page }) => {
      await hydrated(page);
      await page.waitForSelector('[data-drawn]');
      const lost = () =>
        page.evaluate(() => {
          const visible = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 0;
          const label = (panel: Element) => {
            const { display, content } = getComputedStyle(panel, '::before');
            return display === 'none' ? '' : content;
          };
          return {
            hidden: [...document.querySelectorAll('.markdown p')].filter((p) => !visible(p)).map((p) => p.textContent),
            cut: [document.documentElement, ...document.querySelectorAll('.markdown *')]
              .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
              .map(({ tagName }) => tagName),
            labels: [...document.querySelectorAll('[role=tabpanel]')].filter(visible).map(label),
            furniture: [...document.querySelectorAll('.side, .navbar, .tabs, .footer__links')].filter(visible).length,
          };
        });
      await expect
        .poll(lost)
        .toMatchObject({ hidden: ['Yarn 的说明', '折起的答案'], cut: ['TABLE', 'PRE'], labels: [''] });
      await expect.poll(async () => (await lost()).furniture).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(lost).toEqual({ hidden: [], cut: [], labels: ['"npm"', '"Yarn"'], furniture: 0 });
      const address = await page.locator('#away').evaluate((link) => getComputedStyle(link, '::after').content);
      expect(address).toContain('https://example.org/far');
    });
  });

  it('keeps numbers whole beside a long text', async () => {
    await stage.on('/docs/paper', { viewport: { width: 680, height: 900 } }, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      const lines = () =>
        page.$eval('#number', (cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell);
          return words.getClientRects().length;
        });
      await expect.poll(lines).toBe(1);
    });
  });

  it('turns a diagram that was drawn for the dark scheme into the colours of paper', async () => {
    await stage.on('/docs/paper', { colorScheme: 'dark' }, async ({ page }) => {
      const filter = () => page.locator('[data-drawn="dark"] svg').evaluate((svg) => getComputedStyle(svg).filter);
      await expect.poll(filter).toBe('none');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect.poll(filter).toContain('invert');
    });
  });

  it('has the colours of the light scheme when the screen is dark', async () => {
    await stage.on('/docs/tools', { colorScheme: 'dark' }, async ({ page }) => {
      await hydrated(page);
      const colours = () =>
        page.evaluate(() => {
          const root = getComputedStyle(document.documentElement);
          return [root.colorScheme, root.getPropertyValue('--n-code-keyword'), root.getPropertyValue('--n-muted')];
        });
      await expect.poll(async () => (await colours())[0]).toBe('dark');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const paper = await colours();
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
      await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
      await expect.poll(colours).toEqual(paper);
    });
  });
});

describe('a light page under a dark system', () => {
  it.each([
    ['without scripts', { javaScriptEnabled: false }],
    ['when the reader has chosen light', { before: 'localStorage.setItem("theme", "light")' }],
  ])('%s has the light colour scheme, by which pictures choose their colours', async (_, options) => {
    await stage.on('/docs/pictures', { colorScheme: 'dark', ...options }, async ({ page }) => {
      await expect
        .poll(() => page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme))
        .toBe('light');
    });
  });
});
