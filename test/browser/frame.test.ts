/** The frame round the page in a real browser: sidebar, menu of phones, contents, back to top. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, PHONE, scrollTo } from './harness.js';
import { setUp } from './setup.js';

const stage = setUp();
const START = '/docs/js/event-loop';

/** Labels of the sidebar's entries that can be seen; the page's own is marked. */
const entries = (page: Page, root = '.side') =>
  page.$$eval(`${root} .menu__link`, (links) =>
    links
      .filter((link) => (link as HTMLElement).offsetParent)
      .map((link) => link.textContent + (link.getAttribute('aria-current') === 'page' ? '*' : '')),
  );

const onPhone = (test: (page: Page) => Promise<void>) =>
  stage.on(START, { viewport: PHONE }, async ({ page }) => {
    await hydrated(page);
    await page.waitForSelector('.navbar-sidebar', { state: 'attached' });
    await test(page);
  });
const isOpen = (page: Page) =>
  page.$eval('.navbar-sidebar', (panel) => panel.classList.contains('navbar-sidebar--show'));

describe('docs sidebar', () => {
  it('opens a closed category from the shared part, keeps it open over a navigation (B5.73, B5.78)', async () => {
    await stage.on(START, {}, async ({ page, faults }) => {
      await hydrated(page);
      await expect.poll(() => entries(page)).not.toContain('条目 0');
      await page.click('.side .menu__caret');
      await page.waitForSelector('.side a:has-text("条目 0")');
      await page.click('#to-modules');
      await page.waitForSelector('h1:has-text("模块")');
      await expect.poll(() => entries(page)).toContain('条目 0');
      // The fixture has no pages behind these entries; prefetching them is not what is tested.
      faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('/docs/css/')));
    });
  });

  it('closes and opens a category by its label, without leaving the page (B5.76)', async () => {
    await stage.on(START, {}, async ({ page }) => {
      await hydrated(page);
      const label = page.locator('.side a[role="button"]');
      await label.click();
      await expect.poll(() => entries(page)).not.toContain('事件循环*');
      await expect.poll(() => label.getAttribute('aria-expanded')).toBe('false');
      await label.click();
      await expect.poll(() => entries(page)).toContain('事件循环*');
      await expect.poll(() => new URL(page.url()).pathname).toBe(START);
    });
  });

  it('shows a box with Retry in place when the part cannot be had (D29)', async () => {
    await stage.on(START, {}, async ({ page, faults }) => {
      await hydrated(page);
      stage.server.intercept = (path, response) => {
        if (!path.includes('/sidebar/')) return false;
        response.writeHead(500).end();
        return true;
      };
      await page.click('.side .menu__caret');
      const retry = page.locator('.side button:has-text("Retry")');
      await retry.waitFor();
      faults.length = 0;
      stage.server.intercept = () => false;
      await retry.click();
      await page.waitForSelector('.side a:has-text("条目 0")');
    });
  });
});

describe('menu of phones', () => {
  it('is in the document, hidden and inert, before it is opened (B5.67)', async () => {
    await onPhone(async (page) => {
      await expect.poll(() => page.$eval('.navbar-sidebar', (panel) => (panel as HTMLElement).inert)).toBe(true);
    });
  });

  it('opens on the second panel, goes back to the first, locks the page (B5.66, B5.69)', async () => {
    await onPhone(async (page) => {
      await page.click('.navbar__toggle');
      await page.click('.navbar-sidebar__back');
      await expect
        .poll(() =>
          page.$$eval('.navbar-sidebar__item', (panels) => panels.map((panel) => (panel as HTMLElement).inert)),
        )
        .toEqual([false, true]);
      await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe('hidden');
      await page.keyboard.press('Escape');
      await expect.poll(() => isOpen(page)).toBe(false);
      await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('navbar__toggle');
      await page.click('.navbar__toggle');
      await expect.poll(() => page.$eval('.navbar-sidebar__item', (panel) => (panel as HTMLElement).inert)).toBe(true);
    });
  });

  it.each(['first', 'later'])(
    "closes on the browser's Back and stays on a %s page of the tab (B5.68)",
    async (which) => {
      await stage.on('/docs/js/event-loop', { viewport: PHONE }, async ({ page }) => {
        await hydrated(page);
        if (which === 'later') {
          await page.click('#to-modules');
          await page.waitForURL('**/docs/js/modules');
          // The address changes before the page does, which closes the menu.
          await page.waitForSelector('h1:has-text("模块")');
        }
        const before = page.url();
        await page.click('.navbar__toggle');
        await page.waitForSelector('.navbar-sidebar--show');
        await page.waitForFunction((first) => !first || history.state?.index === 1, which === 'first');
        await page.goBack();
        await page.waitForSelector('.navbar-sidebar--show', { state: 'detached' });
        await expect.poll(() => page.url()).toBe(before);
        // Closed in another way, it leaves nothing behind: Back is the reader's again.
        await page.click('.navbar__toggle');
        await page.waitForSelector('.navbar-sidebar--show');
        await page.waitForFunction((first) => !first || history.state?.index === 1, which === 'first');
        await page.keyboard.press('Escape');
        await page.waitForFunction((index) => history.state?.index === index, which === 'first' ? 0 : 1);
        await expect.poll(() => page.url()).toBe(before);
      });
    },
  );

  it('closes on a link, on the backdrop, and when the window becomes wide (B5.66, B5.68)', async () => {
    await onPhone(async (page) => {
      await page.click('.navbar__toggle');
      await page.click('.navbar-sidebar a:has-text("基本认证")');
      await page.waitForSelector('h1:has-text("基本认证")');
      await expect.poll(() => isOpen(page)).toBe(false);
      await page.click('.navbar__toggle');
      await page.waitForSelector('.navbar-sidebar__backdrop--show');
      await page.mouse.click(380, 400);
      await expect.poll(() => isOpen(page)).toBe(false);
      await page.click('.navbar__toggle');
      await page.waitForSelector('.navbar-sidebar--show');
      await page.setViewportSize({ width: 997, height: 800 });
      await page.waitForSelector('.navbar-sidebar', { state: 'detached' });
      await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe('visible');
    });
  });
});

describe('contents and back to top', () => {
  it('exactly one link is active, the one being read (B5.85)', async () => {
    await stage.on(START, {}, async ({ page }) => {
      await hydrated(page);
      const active = () =>
        page.$$eval('.table-of-contents__link--active', (links) => links.map((link) => link.textContent));
      await expect.poll(active).toEqual(['任务与微任务']);
    });
  });

  it('the box of phones starts closed, opens by its button and stays open after a click (B5.86)', async () => {
    await onPhone(async (page) => {
      await expect.poll(() => page.isVisible('.table-of-contents')).toBe(false);
      await page.click('.toc__button');
      await page.click('.table-of-contents a >> nth=0');
      await expect.poll(() => page.isVisible('.table-of-contents')).toBe(true);
    });
  });

  it.each([
    ['text on wide screens, where there is nothing to open', {}, true],
    ['a button on phones', { viewport: PHONE }, false],
    ['text on phones without scripts', { viewport: PHONE, javaScriptEnabled: false }, true],
  ])('the label is %s (B5.86)', async (_, options, text) => {
    await stage.on(START, options, async ({ page }) => {
      await expect.poll(() => page.isVisible('.toc > p')).toBe(text);
      await expect.poll(() => page.isVisible('.toc > button')).toBe(!text);
      await expect.poll(() => page.isVisible('.toc > ul')).toBe(text);
    });
  });

  it('offers the way to the top while scrolling up (B5.28)', async () => {
    await stage.on(START, {}, async ({ page }) => {
      await hydrated(page);
      // The scroll listener starts some frames after hydration: scrolls until it has reacted.
      const answers = (places: number[], selector: string) =>
        expect
          .poll(async () => {
            for (const top of places) await scrollTo(page, top);
            return page.locator(selector).count();
          })
          .toBe(1);
      await answers([0, 1200], '.back-to-top');
      await answers([1200, 900], '.back-to-top--shown');
      await page.click('.back-to-top');
      await page.waitForFunction(() => scrollY === 0);
      await page.waitForSelector('.back-to-top--shown', { state: 'detached' });
    });
  });
});

it('without scripts: items, sidebar, contents and the search form can all be reached', async () => {
  await stage.on(START, { viewport: PHONE, javaScriptEnabled: false }, async ({ page }) => {
    for (const selector of [
      '.navbar__link',
      '.side .menu__link',
      '.table-of-contents a',
      '.pagination-nav__link',
      'form[action="/search"] button',
    ]) {
      await expect
        .poll(async () => [selector, await page.locator(selector).first().isVisible()])
        .toEqual([selector, true]);
    }
  });
});

describe('a docs sidebar that can be hidden', () => {
  const hideable = setUp({
    site: { docs: { sidebarHideable: true, autoCollapseCategories: false, versionPersistence: 'localStorage' } },
  });

  it('has its button at the bottom of the window, however short it is', async () => {
    await hideable.on(START, {}, async ({ page }) => {
      await hydrated(page);
      const below = () =>
        page.$eval('.side__toggle', (button) => Math.round(innerHeight - button.getBoundingClientRect().bottom));
      await expect.poll(below).toBe(0);
    });
  });

  it('becomes a strip and comes back; other pages of it stay as they are (B5.72)', async () => {
    await hideable.on(START, {}, async ({ page }) => {
      await hydrated(page);
      const width = () => page.$eval('.side', (side) => side.clientWidth);
      await expect.poll(width).toBeGreaterThan(250);
      await page.click('.side__toggle');
      await expect.poll(width).toBeLessThanOrEqual(30);
      await expect.poll(() => page.isVisible('.side .menu__link')).toBe(false);
      await page.click('#to-modules');
      await page.waitForURL('**/docs/js/modules');
      await expect.poll(width).toBeLessThanOrEqual(30);
      await expect.poll(() => page.getAttribute('.side__toggle', 'aria-label')).toBe('显示目录');
      await page.click('.side__toggle');
      await expect.poll(width).toBeGreaterThan(250);
      await expect.poll(() => page.isVisible('.side .menu__link')).toBe(true);
    });
  });
});
