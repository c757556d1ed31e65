/** The frame round the page in a real browser: sidebar, menu of phones, contents, back to top. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, PHONE } from './harness.js';
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
      expect(await entries(page)).not.toContain('条目 0');
      await page.click('.side .menu__caret');
      await page.waitForSelector('.side a:has-text("条目 0")');
      await page.click('#to-modules');
      await page.waitForSelector('h1:has-text("模块")');
      expect(await entries(page)).toContain('条目 0');
      // The fixture has no pages behind these entries; prefetching them is not what is tested.
      faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('/docs/css/')));
    });
  });

  it('closes and opens a category by its label, without leaving the page (B5.76)', async () => {
    await stage.on(START, {}, async ({ page }) => {
      await hydrated(page);
      const label = page.locator('.side a[role="button"]');
      await label.click();
      await page.waitForFunction(() => !document.querySelector('.menu__list--moving'));
      expect(await entries(page)).not.toContain('事件循环*');
      expect(await label.getAttribute('aria-expanded')).toBe('false');
      await label.click();
      await page.waitForFunction(() => !document.querySelector('.menu__list--moving'));
      expect(await entries(page)).toContain('事件循环*');
      expect(new URL(page.url()).pathname).toBe(START);
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
      expect(await page.$eval('.navbar-sidebar', (panel) => (panel as HTMLElement).inert)).toBe(true);
    });
  });

  it('opens on the second panel, goes back to the first, locks the page (B5.66, B5.69)', async () => {
    await onPhone(async (page) => {
      await page.click('.navbar__toggle');
      await page.click('.navbar-sidebar__back');
      expect(
        await page.$$eval('.navbar-sidebar__item', (panels) => panels.map((panel) => (panel as HTMLElement).inert)),
      ).toEqual([false, true]);
      expect(await page.evaluate(() => document.body.style.overflow)).toBe('hidden');
      await page.keyboard.press('Escape');
      expect(await isOpen(page)).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('navbar__toggle');
      await page.click('.navbar__toggle');
      expect(await page.$eval('.navbar-sidebar__item', (panel) => (panel as HTMLElement).inert)).toBe(true);
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
        }
        const before = page.url();
        await page.click('.navbar__toggle');
        await page.waitForSelector('.navbar-sidebar--show');
        await page.waitForFunction((first) => !first || history.state?.index === 1, which === 'first');
        await page.goBack();
        await page.waitForSelector('.navbar-sidebar--show', { state: 'detached' });
        expect(page.url()).toBe(before);
        // Closed in another way, it leaves nothing behind: Back is the reader's again.
        await page.click('.navbar__toggle');
        await page.waitForSelector('.navbar-sidebar--show');
        await page.waitForFunction((first) => !first || history.state?.index === 1, which === 'first');
        await page.keyboard.press('Escape');
        await page.waitForFunction((index) => history.state?.index === index, which === 'first' ? 0 : 1);
        expect(page.url()).toBe(before);
      });
    },
  );

  it('closes on a link, on the backdrop, and when the window becomes wide (B5.66, B5.68)', async () => {
    await onPhone(async (page) => {
      await page.click('.navbar__toggle');
      await page.click('.navbar-sidebar a:has-text("基本认证")');
      await page.waitForSelector('h1:has-text("基本认证")');
      expect(await isOpen(page)).toBe(false);
      await page.click('.navbar__toggle');
      await page.waitForTimeout(300);
      await page.mouse.click(380, 400);
      expect(await isOpen(page)).toBe(false);
      await page.click('.navbar__toggle');
      await page.setViewportSize({ width: 997, height: 800 });
      await page.waitForSelector('.navbar-sidebar', { state: 'detached' });
      expect(await page.evaluate(() => document.body.style.overflow)).toBe('visible');
    });
  });
});

describe('contents and back to top', () => {
  it('exactly one link is active, the one being read (B5.85)', async () => {
    await stage.on(START, {}, async ({ page }) => {
      await hydrated(page);
      const active = () =>
        page.$$eval('.table-of-contents__link--active', (links) => links.map((link) => link.textContent));
      await page.waitForSelector('.table-of-contents__link--active');
      expect(await active()).toEqual(['任务与微任务']);
    });
  });

  it('the box of phones starts closed, opens by its button and stays open after a click (B5.86)', async () => {
    await onPhone(async (page) => {
      expect(await page.isVisible('.table-of-contents')).toBe(false);
      await page.click('.toc__button');
      await page.click('.table-of-contents a >> nth=0');
      expect(await page.isVisible('.table-of-contents')).toBe(true);
    });
  });

  it.each([
    ['text on wide screens, where there is nothing to open', {}, true],
    ['a button on phones', { viewport: PHONE }, false],
    ['text on phones without scripts', { viewport: PHONE, javaScriptEnabled: false }, true],
  ])('the label is %s (B5.86)', async (_, options, text) => {
    await stage.on(START, options, async ({ page }) => {
      expect(await page.isVisible('.toc > p')).toBe(text);
      expect(await page.isVisible('.toc > button')).toBe(!text);
      expect(await page.isVisible('.toc > ul')).toBe(text);
    });
  });

  it('offers the way to the top while scrolling up (B5.28)', async () => {
    await stage.on(START, {}, async ({ page }) => {
      await hydrated(page);
      const to = async (top: number) => {
        await page.evaluate((y) => scrollTo(0, y), top);
        await page.waitForTimeout(100);
      };
      await to(1200);
      await page.waitForSelector('.back-to-top', { state: 'attached' });
      await to(900);
      await page.waitForSelector('.back-to-top--shown');
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
      expect([selector, await page.locator(selector).first().isVisible()]).toEqual([selector, true]);
    }
  });
});

describe('a docs sidebar that can be hidden', () => {
  const hideable = setUp({
    site: { docs: { sidebarHideable: true, autoCollapseCategories: false, versionPersistence: 'localStorage' } },
  });

  it('becomes a strip and comes back; other pages of it stay as they are (B5.72)', async () => {
    await hideable.on(START, {}, async ({ page }) => {
      await hydrated(page);
      const width = () => page.$eval('.side', (side) => side.clientWidth);
      expect(await width()).toBeGreaterThan(250);
      await page.click('.side__toggle');
      expect(await width()).toBeLessThanOrEqual(30);
      expect(await page.isVisible('.side .menu__link')).toBe(false);
      await page.click('#to-modules');
      await page.waitForURL('**/docs/js/modules');
      expect(await width()).toBeLessThanOrEqual(30);
      expect(await page.getAttribute('.side__toggle', 'aria-label')).toBe('显示目录');
      await page.click('.side__toggle');
      expect(await width()).toBeGreaterThan(250);
      expect(await page.isVisible('.side .menu__link')).toBe(true);
    });
  });
});
