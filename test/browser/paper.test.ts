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
      expect(await cut()).toBe(1);
      await page.emulateMedia({ media: 'print' });
      expect(await cut()).toBe(0);
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
      const dark = await colours();
      expect(dark[0]).toBe('dark');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const paper = await colours();
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
      await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
      expect(paper).toEqual(await colours());
    });
  });
});

describe('a light page under a dark system', () => {
  it.each([
    ['without scripts', { javaScriptEnabled: false }],
    ['when the reader has chosen light', { before: 'localStorage.setItem("theme", "light")' }],
  ])('%s has light pictures', async (_, options) => {
    await stage.on('/docs/pictures', { colorScheme: 'dark', ...options }, async ({ page }) => {
      expect(await page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme)).toBe('light');
    });
  });
});
