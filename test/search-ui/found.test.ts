/** Marks on the page of a hit that was chosen: by keys and by touch, after client navigation and after a full load. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, PHONE, quiet, visit } from '../browser/harness.js';
import { setUpSearch } from './site.js';

const stage = setUpSearch();

const input = '.DocSearch-Input';
const bar = '.found';

async function search(page: Page, query: string, path = '/docs/'): Promise<void> {
  if (page.url() !== stage.server.origin + path) await page.goto(stage.server.origin + path);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.waitForSelector(input);
  await page.keyboard.insertText(query);
  await page.waitForSelector('.DocSearch-Container--idle .DocSearch-Hit');
}

const on = (path: string, test: (page: Page) => Promise<void>, options = {}) =>
  visit(stage.browser, stage.server.origin + path, options, ({ page }) => test(page));

/** Words that are marked, and the one that the reader is at. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const texts = (name: string) => [...(CSS.highlights.get(name) ?? [])].map(String);
    return { all: texts('notes-found'), here: texts('notes-found-here') };
  });
const count = (page: Page) => page.locator('.found__count').textContent();
/** Text of the block that contains the current match. */
const place = (page: Page) =>
  page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('notes-found-here') ?? [])] as Range[];
    return range?.startContainer.parentElement?.closest('p,h1,h2,pre')?.textContent;
  });

/** Returns the words visible without marks: the copied text, and the position of each block. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const article = document.querySelector('main article')!;
    getSelection()!.selectAllChildren(article);
    const copied = getSelection()!.toString();
    getSelection()!.removeAllRanges();
    const boxes = [...article.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height];
    });
    return { copied, boxes, html: article.innerHTML };
  });

describe('matches on the page of a chosen hit', () => {
  it('are marked and counted, stepped through by keys, and gone with Escape', () =>
    on('/docs/', async (page) => {
      await search(page, '词法环境');
      await page.keyboard.press('Enter');
      await page.waitForSelector(bar);
      await expect.poll(() => page.url()).toContain('/docs/js/closure');
      await expect.poll(() => count(page)).toBe('1 / 2');
      await expect.poll(() => marked(page)).toEqual({ all: ['词法环境', '词法环境'], here: ['词法环境'] });
      await expect.poll(() => place(page)).toMatch(/^词法环境\P{L}?$/u);
      await page.keyboard.press('n');
      await expect.poll(() => count(page)).toBe('2 / 2');
      await expect.poll(() => place(page)).toBe('每次调用都新建一个词法环境。');
      await page.keyboard.press('n');
      await expect.poll(() => count(page)).toBe('1 / 2');
      await page.keyboard.press('Shift+N');
      await expect.poll(() => count(page)).toBe('2 / 2');
      await expect.poll(() => page.locator(`${bar} [role=status]`).textContent()).toBe('第 2 处，共 2 处');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator(bar).count()).toBe(0);
      await expect.poll(() => marked(page)).toEqual({ all: [], here: [] });
    }));

  it('are stepped through by touch, and the passage that was shown is the first', () =>
    on(
      '/docs/',
      async (page) => {
        await hydrated(page);
        await page.tap('[data-search]');
        await page.fill(input, '每次调用');
        await page.tap('.DocSearch-Hit a');
        await page.waitForSelector(bar);
        await expect.poll(() => place(page)).toBe('每次调用都新建一个词法环境。');
        const smallest = () =>
          page
            .locator(`${bar} button`)
            .evaluateAll((buttons) => Math.min(...buttons.flatMap((of) => [of.clientWidth, of.clientHeight])));
        await expect.poll(smallest).toBeGreaterThanOrEqual(44);
        const isWithin = (box: { x: number; width: number } | null) =>
          box !== null && box.x >= 0 && box.x + box.width <= PHONE.width;
        await expect.poll(() => page.locator(bar).boundingBox()).toSatisfy(isWithin);
        await page.tap(`${bar} button:last-child`);
        await expect.poll(() => page.locator(bar).count()).toBe(0);
      },
      { viewport: PHONE, hasTouch: true },
    ));

  it('are found where the markup of code parts a word, and where only the beginning of a word was typed', () =>
    on('/docs/', async (page) => {
      await search(page, 'makeCoun');
      await page.keyboard.press('Enter');
      await page.waitForSelector(bar);
      await expect.poll(async () => (await marked(page)).all).toEqual(['makeCoun']);
      await expect.poll(() => place(page)).toContain('makeCounter');
    }));

  it.each([
    ['the highlights of the browser', '', '.found'],
    ['boxes', 'delete CSS.highlights', '.found-box--here'],
  ])('change neither what is copied nor the layout: %s', (_, before, sign) =>
    on(
      '/docs/js/closure',
      async (page) => {
        await hydrated(page);
        const plain = await shown(page);
        await search(page, '作用域', '/docs/js/closure');
        await page.keyboard.press('Enter');
        await page.waitForSelector(sign);
        await expect.poll(() => shown(page)).toEqual(plain);
        if (!before) return;
        const word = () =>
          page.evaluate(() => {
            const range = document.createRange();
            const text = [...document.querySelectorAll('main article p')].flatMap(({ firstChild }) => firstChild ?? []);
            const node = text.find(({ textContent }) => textContent?.includes('作用域'))!;
            const at = node.textContent!.indexOf('作用域');
            range.setStart(node, at);
            range.setEnd(node, at + 3);
            return range.getBoundingClientRect().toJSON();
          });
        const distance = async () => {
          const [box, at] = [(await page.locator('.found-box--here').boundingBox())!, await word()];
          return Math.abs(box.x - at.x) + Math.abs(box.y - at.y) + Math.abs(box.width - at.width);
        };
        await expect.poll(distance).toBeLessThan(2);
      },
      { before },
    ),
  );

  it('go with the page: another page has none, and neither has this one when it is opened again', () =>
    on('/docs/', async (page) => {
      await search(page, '闭包');
      await page.keyboard.press('Enter');
      await page.waitForSelector(bar);
      await page.click('.navbar a[href="/"]');
      await page.waitForURL(`${stage.server.origin}/`);
      await expect.poll(() => page.locator(bar).count()).toBe(0);
      await expect.poll(() => marked(page)).toEqual({ all: [], here: [] });
      await page.goto(`${stage.server.origin}/docs/js/closure`);
      await hydrated(page);
      await quiet(page);
      await expect.poll(() => page.locator(bar).count()).toBe(0);
    }));

  it.each(['Control+Enter', 'Shift+Enter'])('come with a full load too: %s', (keys) =>
    on('/docs/', async (page) => {
      await search(page, '词法环境');
      const [other] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press(keys)]);
      await other.waitForSelector(bar);
      await expect.poll(() => count(other)).toBe('1 / 2');
      await expect.poll(async () => (await marked(other)).all).toHaveLength(2);
      await other.reload();
      await hydrated(other);
      await expect.poll(() => other.locator(bar).count()).toBe(0);
    }),
  );

  it('come from the search page as well', () =>
    on('/search?q=%E4%BD%9C%E7%94%A8%E5%9F%9F', async (page) => {
      await page.click('.search-page__hit a');
      await page.waitForSelector(bar);
      await expect.poll(() => page.url()).toContain('/docs/js/closure');
      await expect.poll(async () => (await marked(page)).all).toContain('作用域');
    }));

  it('cost a page that is opened otherwise nothing', () =>
    on('/docs/js/closure', async (page) => {
      /** Requests for the script that holds a text. */
      const requestsFor = (text: string) => {
        const assets = join(stage.out, 'assets');
        const name = readdirSync(assets).find((file) => readFileSync(join(assets, file), 'utf8').includes(text));
        return stage.server.requests.filter((request) => request.endsWith(`/${name}`)).length;
      };
      stage.server.requests.length = 0;
      await page.reload();
      await hydrated(page);
      await page.mouse.move(600, 300);
      // Some seconds after the first act of the reader comes what a tab needs that outlives a deployment: the code of search among it.
      await expect.poll(() => requestsFor('search-page__panel')).toBe(1);
      await quiet(page);
      expect(requestsFor('notes-found-here')).toBe(0);
      await search(page, '闭包', '/docs/js/closure');
      await page.keyboard.press('Enter');
      await page.waitForSelector(bar);
      expect(requestsFor('notes-found-here')).toBe(1);
    }));
});
