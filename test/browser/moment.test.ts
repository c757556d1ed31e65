/** Clicks in the very moment in which React has taken over: parts of the frame are hydrated one after the other, and their rarer code is still on its way. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, nextFrames, now, PHONE } from './harness.js';
import { hold, setUp } from './setup.js';

/** Notes whether there is a frame, from the first one of an open menu, in which neither the plain menu nor its panel is to be seen. */
const WATCH_GAPS = `(function look(wasOpen) {
  const panel = document.querySelector('.navbar-sidebar--show');
  const open = panel ? getComputedStyle(panel).opacity === '1' : 'menu' in (document.documentElement?.dataset ?? {});
  window.gap ||= wasOpen && !open;
  requestAnimationFrame(() => look(open));
})(false);`;

/** Clicks a button in the microtask after hydration, before any other part of the page gets its turn. */
const clickAtOnce = (
  selector: string,
) => `addEventListener('DOMContentLoaded', () => new MutationObserver((_, self) => {
  if (document.documentElement.dataset.hasHydrated !== 'true') return;
  self.disconnect();
  document.querySelector(${JSON.stringify(selector)}).click();
  window.clicked = true;
}).observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] }));`;

const clicked = (page: Page) => page.waitForFunction(() => 'clicked' in window);

describe('a click in the moment of hydration is not lost', () => {
  const rich = setUp({
    site: {
      navbar: {
        title: '站',
        hideOnScroll: false,
        items: [
          {
            type: 'dropdown',
            position: 'left',
            label: '更多',
            items: [{ type: 'link', position: 'left', label: '工具', href: '/docs/tools', external: false }],
          },
        ],
      },
    },
  });

  it.each([
    ['a list of the navbar (B5.62)', '.dropdown > button', '.dropdown--show'],
    ['a category of the sidebar (B5.73)', '.side .menu__caret', '.side a:has-text("条目 0")'],
  ])('%s', async (_, selector, result) => {
    await rich.on('/docs/js/event-loop', { before: clickAtOnce(selector) }, async ({ page, faults }) => {
      await clicked(page);
      await page.waitForSelector(result);
      // The fixture has no pages behind the entries of the category.
      faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('/docs/css/')));
    });
  });
});

describe('a click before the rarer code has come is not lost', () => {
  const plain = setUp();

  it('the menu of phones opens as the document has it, its panel replaces that when it has come (B5.66)', async () => {
    const release = hold(plain, (path) => plain.isLater(path) && path !== plain.hydrating);
    await plain.on(
      '/docs/js/event-loop',
      { before: WATCH_GAPS + clickAtOnce('.navbar__toggle'), viewport: PHONE, reducedMotion: 'no-preference' },
      async ({ page }) => {
        await clicked(page);
        await page.waitForSelector('.side .menu__link >> nth=0');
        await expect.poll(() => page.locator('.navbar-sidebar').count()).toBe(0);
        release();
        await page.waitForSelector('.navbar-sidebar--show');
        await expect.poll(() => page.isVisible('.side')).toBe(false);
        await nextFrames(page);
        await expect.poll(() => page.evaluate('window.gap')).toBe(false);
      },
    );
  });

  it('until then the button closes and opens that menu, and a link closes it', async () => {
    const release = hold(plain, (path) => plain.isLater(path) && path !== plain.hydrating);
    await plain.on('/docs/js/event-loop', { viewport: PHONE }, async ({ page }) => {
      await hydrated(page);
      const toggle = page.locator('.navbar__toggle');
      const link = page.locator('.side a.menu__link:visible >> nth=0');
      const isOpen = async (open: boolean) => {
        await link.waitFor({ state: open ? 'visible' : 'detached' });
        await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe(String(open));
      };
      for (const open of [true, false, true]) {
        await toggle.click();
        await isOpen(open);
      }
      await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
      await link.click();
      await isOpen(false);
      await toggle.click();
      await isOpen(true);
      await link.focus();
      const href = await now(link.getAttribute('href'));
      release();
      await page.waitForSelector('.navbar-sidebar--show');
      // The link that had the focus has it in the panel too; at the end the button gets it.
      await page.waitForSelector(`.navbar-sidebar a[href="${href}"]:focus`);
      await page.keyboard.press('Escape');
      await page.waitForSelector('.navbar__toggle:focus');
      await isOpen(false);
      await toggle.click();
      await page.waitForSelector('.navbar-sidebar--show');
    });
  });

  it('a tab, a run and a zoom are done when they have come', async () => {
    let release = hold(plain, (path) => plain.isLater(path) && path !== plain.hydrating);
    await plain.on('/docs/tools', {}, async ({ page }) => {
      await hydrated(page);
      await page.locator('[role=tab] >> text=Yarn >> nth=0').click();
      release();
      await page.waitForSelector('.tabs__item--active >> text=Yarn');
    });
    release = hold(plain, (path) => plain.isLater(path) && path !== plain.hydrating);
    await plain.on('/docs/pictures', {}, async ({ page }) => {
      await page.waitForSelector('#plain.medium-zoom-image');
      await page.focus('#plain');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.medium-zoom-overlay').count()).toBe(0);
      release();
      await page.waitForSelector('.medium-zoom-overlay');
    });
  });
});
