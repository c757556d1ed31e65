/** The frame in the browser: what is the same on every page is read back, the rest is brought. */
import { describe, expect, it } from 'vitest';
import { hydrated } from './harness.js';
import { setUp } from './setup.js';

const footer = {
  style: 'dark' as const,
  columns: [{ items: [{ label: '源码', href: '/blog' }] }],
  copyright: '<b>版权</b>',
};

describe('a plain navbar and a footer', () => {
  const stage = setUp({
    site: {
      footer,
      announcementBar: { id: 'bar-2', content: '公告', isCloseable: true, backgroundColor: 'rgb(10, 20, 30)' },
    },
  });

  it('load no components; the mark of the active link, of the menu button and the key of search are kept (B5.54, B5.56, B5.64, B5.107)', async () => {
    // The list's second page, prefetched there, is not in the fixture.
    stage.server.intercept = (path, response) => path.includes('/blog/page/2') && Boolean(response.end('{}'));
    await stage.on('/docs/js/event-loop', {}, async ({ page }) => {
      await page.evaluate(() => document.querySelector('.footer')!.setAttribute('data-same', ''));
      await hydrated(page);
      // Boot, the hydrated page: nothing of the frame's other components.
      expect(stage.server.requests.filter((request) => request.endsWith('.js'))).toHaveLength(2);
      await expect.poll(() => page.locator('.footer[data-same] b').textContent()).toBe('版权');
      await expect.poll(() => page.locator('.DocSearch-Button-Keys').textContent()).toBe('Ctrl K');
      await expect
        .poll(() => page.locator('.announcement').evaluate((bar) => getComputedStyle(bar).backgroundColor))
        .toBe('rgb(10, 20, 30)');
      const marks = () =>
        page
          .locator('.navbar__link')
          .evaluateAll((links) =>
            links.map((link) => [
              link.textContent,
              link.classList.contains('navbar__link--active'),
              link.getAttribute('aria-current'),
            ]),
          );
      const pair = async () => (await marks()).slice(1, 3);
      await expect.poll(pair).toEqual([
        ['文档', true, 'page'],
        ['博客', false, null],
      ]);
      await page.click('.navbar__link >> text=博客');
      await page.waitForURL('**/blog');
      await expect.poll(pair).toEqual([
        ['文档', false, null],
        ['博客', true, 'page'],
      ]);
      await expect.poll(() => page.locator('.footer[data-same]').count()).toBe(1);
    });
  });

  it('the menu opens from the button that was read back (B5.66)', async () => {
    await stage.on('/docs/js/event-loop', { viewport: { width: 390, height: 844 } }, async ({ page }) => {
      await hydrated(page);
      await page.click('.navbar__toggle');
      await page.waitForSelector('.navbar-sidebar--show');
      await expect.poll(() => page.getAttribute('.navbar__toggle', 'aria-expanded')).toBe('true');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getAttribute('.navbar__toggle', 'aria-expanded')).toBe('false');
    });
  });

  it('the skip link leads to what is read before any component runs (B5.25)', async () => {
    stage.server.intercept = (path) => stage.isLater(path);
    await stage.on('/docs/js/event-loop', {}, async ({ page }) => {
      await page.waitForSelector('html[data-boot]');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => new URL(page.url()).hash).toBe('');
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    });
  });
});

describe('a navbar with a list', () => {
  const stage = setUp({
    site: {
      navbar: {
        title: '站',
        hideOnScroll: true,
        items: [
          {
            type: 'dropdown',
            position: 'left',
            label: '更多',
            items: [{ type: 'link', position: 'left', label: '工具', href: '/docs/tools', external: false }],
          },
        ],
      },
      footer,
    },
  });

  it('brings its components before it is taken over: a click made before opens it (B5.62)', async () => {
    await stage.on('/docs/js/event-loop', {}, async ({ page }) => {
      await page.click('.dropdown > button');
      await hydrated(page);
      await page.waitForSelector('.dropdown--show');
      // Links in a list that opens: a menu would have to answer arrow keys.
      await page.waitForSelector('.dropdown > button[aria-expanded=true]:not([aria-haspopup])');
      await page.click('.dropdown__link');
      await page.waitForURL('**/docs/tools');
      await expect.poll(() => page.locator('.footer').count()).toBe(1);
    });
  });
});
