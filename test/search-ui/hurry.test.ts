/** A reader who does not wait for the rows, and one who comes back to them. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, visit } from '../browser/harness.js';
import { setUpSearch } from './site.js';

const stage = setUpSearch();

const on = (path: string, test: (page: Page) => Promise<void>, options = {}) =>
  visit(stage.browser, stage.server.origin + path, options, async ({ page }) => {
    await hydrated(page);
    await test(page);
  });

/** Puts one query after the other in a field, each with Enter, before anything can answer. */
const typeAndEnter = (page: Page, field: string, ...queries: string[]) =>
  page.evaluate(
    ([selector, ...texts]) => {
      const input = document.querySelector<HTMLInputElement>(selector!)!;
      for (const text of texts) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      }
    },
    [field, ...queries],
  );

const openModal = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.waitForSelector('.DocSearch-Input');
};

it('opens the first row of what was typed last, not one of the rows that are still there', () =>
  on('/docs/js/closure', async (page) => {
    await openModal(page);
    await page.keyboard.type('mark');
    await page.waitForSelector('.DocSearch-Container--idle .DocSearch-Hit');
    await typeAndEnter(page, '.DocSearch-Input', '微任务');
    await page.waitForURL(/event-loop/);
    // The opened page is remembered: its row is visible while the next query is answered.
    await openModal(page);
    await page.waitForSelector('.DocSearch-Hit');
    await typeAndEnter(page, '.DocSearch-Input', '闭包');
    await page.waitForURL(/closure/);
  }));

it('opens nothing for one who types on after Enter', () =>
  on('/docs/js/closure', async (page) => {
    await openModal(page);
    await typeAndEnter(page, '.DocSearch-Input', '微任', 'zqxjvk');
    await page.waitForSelector('.DocSearch-NoResults');
    await expect.poll(() => page.url()).toMatch(/closure/);
  }));

it('lists what was typed last on the search page, where rows of a panel are still those before it', () =>
  on('/search', async (page) => {
    await page.fill('.search-page__input', 'mark');
    await page.waitForSelector('.search-page__panel .DocSearch-Hit');
    await typeAndEnter(page, '.search-page__input', '微任务');
    await page.waitForSelector('.search-page__panel', { state: 'detached' });
    await page.waitForSelector('.search-page__hit a[href*="event-loop"]');
    await expect.poll(() => page.url()).toContain('/search');
  }));

it.each([
  ['modal', '/docs/js/closure', '.DocSearch-Input', '.DocSearch-ErrorScreen', '.DocSearch-Hit'],
  ['search page', '/search', '.search-page__input', '[role=alert]', '.search-page__hit'],
])(
  'asks once more after an error, by Enter in the modal and with the network on the search page: %s',
  (_, path, field, error, hit) =>
    visit(stage.browser, stage.server.origin + path, {}, async ({ page, faults }) => {
      await hydrated(page);
      if (path !== '/search') await openModal(page);
      // The words of the index are asked for with the first query.
      await page.fill(field, '闭包');
      await page.waitForSelector(hit);
      await page.context().setOffline(true);
      await page.fill(field, '微任务');
      await page.waitForSelector(error);
      await page.context().setOffline(false);
      if (path !== '/search') await page.press(field, 'Enter');
      await page.waitForSelector(`${hit} a[href*="event-loop"]`);
      await expect.poll(() => page.url()).toContain(path);
      // The browser logs each failed request; nothing else may be wrong.
      expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
      faults.length = 0;
    }),
);

it('finds the place among the results again by Back', () =>
  on(
    '/search?q=%E6%AE%B5%E8%90%BD',
    async (page) => {
      await page.waitForSelector('.search-page__hit');
      const last = page.locator('.search-page__hit a').last();
      await last.scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy(0, 1));
      const before = await page.evaluate(() => scrollY);
      expect(before).toBeGreaterThan(200);
      await last.click();
      await page.waitForURL(/\/docs\//);
      await page.goBack();
      await page.waitForSelector('.search-page__hit');
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(before));
      await page.fill('.search-page__input', 'mark');
      await page.waitForSelector('.search-page__hit a[href*="mark"]');
      await expect.poll(() => page.evaluate(() => history.state.results)).toBe(undefined);
    },
    { viewport: { width: 800, height: 400 } },
  ));
