import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchRequest } from '../../theme/client/search/transport.js';
import { arrived, DESKTOP, hydrated, now, open, PHONE, quiet, visit } from '../browser/harness.js';
import { recordsOf, setUpSearch, type TransportName } from './site.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe.each<TransportName>(['embedded', 'algolia'])('search in the browser, %s transport', (transport) => {
  const stage = setUpSearch(transport);
  let records: Record<string, unknown>[] = [];
  /** Answers of the search itself are broken off. */
  let down = false;

  const isSearch = (path: string) => /^\/1\/indexes\/\*\/queries$|^\/_notes\/search\//.test(path);
  /** Returns the number of the page's requests to the transport's server since it was opened, or since `requests` was emptied. */
  const asked = () => stage.server.requests.filter((request) => isSearch(request.replace(/^\w+ /, ''))).length;

  beforeAll(async () => {
    if (transport === 'algolia') records = await recordsOf(stage);
  });
  beforeEach(() => {
    down = false;
    stage.server.intercept = (path, response, body) => {
      if (!isSearch(path)) return false;
      if (down) {
        response.destroy();
        return true;
      }
      if (!path.startsWith('/1/')) return false;
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({ results: (JSON.parse(body) as { requests: SearchRequest[] }).requests.map(answer) }),
      );
      return true;
    };
  });

  /** Returns the answer of a hosted index: records that contain the query, one a url, marked with the requested tags. */
  function answer({ query, highlightPreTag, highlightPostTag }: SearchRequest) {
    const marked = (text: unknown) => ({
      value: String(text)
        .split(query)
        .join(highlightPreTag + query + highlightPostTag),
      matchLevel: 'full',
    });
    const shown = ({ content, hierarchy }: Record<string, unknown>) => ({
      ...(content !== null && { content: marked(content) }),
      hierarchy: Object.fromEntries(
        Object.entries(hierarchy as object).flatMap(([level, text]) => (text ? [[level, marked(text)]] : [])),
      ),
    });
    const seen = new Set<unknown>();
    const hits = records.filter(
      (record) =>
        JSON.stringify([record.content, record.hierarchy]).includes(query) &&
        !seen.has(record.url) &&
        seen.add(record.url),
    );
    const counts = { nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20, query, queryID: 'q' };
    return {
      ...counts,
      hits: hits.map((hit) => ({ ...hit, _snippetResult: shown(hit), _highlightResult: shown(hit) })),
    };
  }

  const input = '.DocSearch-Input';
  const on = (path: string, test: (page: Page, faults: string[]) => Promise<void>, options = {}) =>
    visit(stage.browser, stage.server.origin + path, options, async ({ page, faults }) => {
      await hydrated(page);
      await test(page, faults);
    });
  const openModal = async (page: Page) => {
    await page.keyboard.press('Control+k');
    await page.waitForSelector(input);
  };
  const search = async (page: Page, query: string) => {
    await openModal(page);
    await page.keyboard.type(query);
    // Each key asks: the answer to the last one is meant.
    await page.waitForSelector('.DocSearch-Container--idle .DocSearch-Hit');
  };

  it('opens by click, slash and Ctrl+K, which toggles; Escape closes; focus returns (B5.107, B5.109)', () =>
    on('/docs/js/closure', async (page) => {
      for (const start of [
        () => page.click('[data-search]'),
        () => page.keyboard.press('/'),
        () => page.keyboard.press('Control+k'),
      ]) {
        await start();
        await page.waitForSelector(input);
        await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('DocSearch-Input');
        await page.keyboard.press('Escape');
        await page.waitForSelector(input, { state: 'detached' });
        await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-search'))).toBe(true);
      }
      await openModal(page);
      await page.keyboard.press('Control+k');
      await page.waitForSelector(input, { state: 'detached' });
    }));

  it('finds, moves with the arrows, opens with Enter without a reload, and remembers (B5.112, B5.113)', () =>
    on('/docs/js/closure', async (page) => {
      await page.evaluate(() => Object.assign(window, { kept: true }));
      await search(page, '微任务');
      await expect.poll(async () => (await page.locator('.DocSearch-Hit').count()) > 0).toBe(true);
      await expect.poll(() => page.locator('[aria-selected=true]').count()).toBe(1);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await page.waitForURL(/event-loop/);
      await expect.poll(() => page.evaluate(() => (window as unknown as { kept?: boolean }).kept)).toBe(true);
      const stored = await page.evaluate(() => localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__notes'));
      expect(JSON.parse(stored ?? '[]')).toHaveLength(1);
      await openModal(page);
      await expect.poll(() => page.locator('.DocSearch-Hit-source').textContent()).toBe('最近搜索');
      await page.click('[aria-label=收藏]');
      await expect.poll(() => page.locator('.DocSearch-Hit-source').textContent()).toBe('收藏的搜索');
      await page.click('[aria-label=取消收藏]');
      await expect
        .poll(() => page.locator('.DocSearch-StartScreen').textContent())
        .toBe('No recent searches 还没有搜索过');
    }));

  it('keeps what was typed when it is closed without opening a hit', () =>
    on('/docs/js/closure', async (page) => {
      await search(page, '微任务');
      await page.keyboard.press('Escape');
      await page.waitForSelector(input, { state: 'detached' });
      await openModal(page);
      await page.waitForSelector('.DocSearch-Hit');
      await expect.poll(() => page.inputValue(input)).toBe('微任务');
      // It is selected, so that typing begins anew.
      await page.keyboard.type('事件');
      await expect.poll(() => page.inputValue(input)).toBe('事件');
    }));

  it('takes what is typed while its code is on its way', () =>
    on('/docs/js/closure', async (page) => {
      let release = () => {};
      const gate = new Promise<void>((done) => {
        release = done;
      });
      await page.route('**/assets/*.js', async (route) => {
        await gate;
        await route.continue();
      });
      await page.keyboard.press('/');
      await page.keyboard.type('make');
      release();
      await page.waitForSelector(input);
      await page.keyboard.type('Counter');
      await expect.poll(() => page.inputValue(input)).toBe('makeCounter');
      await page.keyboard.press('Escape');
      await page.waitForSelector(input, { state: 'detached' });
      // The focus is on the button again, where a letter begins a query.
      await page.keyboard.type('let');
      await expect.poll(() => page.inputValue(input)).toBe('let');
    }));

  it('keeps the focus when a page comes that was on its way', () =>
    on('/docs/', async (page) => {
      let release = () => {};
      const gate = new Promise<void>((done) => {
        release = done;
      });
      await page.route('**/_notes/page/docs/html/long.json', async (route) => {
        await gate;
        await route.continue();
      });
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '/docs/html/long' });
        document.body.append(link);
        link.click();
      });
      await page.waitForURL(/html\/long/);
      await openModal(page);
      release();
      await arrived(page, '长段落');
      await page.keyboard.type('let');
      await expect.poll(() => page.inputValue(input)).toBe('let');
    }));

  it.each([
    ['Control+Enter', 'a new tab'],
    ['Shift+Enter', 'a new window'],
  ])('%s opens %s', (keys) =>
    on('/docs/js/closure', async (page) => {
      await search(page, '事件循环');
      const [other] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press(keys)]);
      await other.waitForURL(/event-loop/);
      await expect.poll(() => page.url()).toContain('closure');
    }),
  );

  it('closes by Back on a phone, where nothing else is left behind by it', () =>
    on(
      '/docs/',
      async (page) => {
        const isOpen = () => page.locator('.DocSearch-Modal').count();
        await page.click('[data-search]');
        await page.fill(input, '事件循环');
        await page.waitForSelector('.DocSearch-Container--idle .DocSearch-Hit');
        await page.evaluate(() => history.back());
        await expect.poll(isOpen).toBe(0);
        await expect.poll(() => page.url()).toBe(`${stage.server.origin}/docs/`);
        await page.click('[data-search]');
        await page.waitForSelector('.DocSearch-Container--idle .DocSearch-Hit');
        await expect.poll(() => page.inputValue(input)).toBe('事件循环');
        const entry = () => page.evaluate<number>('navigation.currentEntry.index');
        const opened = await entry();
        await page.click('.DocSearch-Cancel');
        await expect.poll(isOpen).toBe(0);
        // Its entry of the history goes a moment later.
        await expect.poll(entry).toBe(opened - 1);
        await page.click('[data-search]');
        await page.click('.DocSearch-Hit a');
        await page.waitForURL(/event-loop/);
        await page.evaluate(() => history.back());
        await page.waitForURL(/\/docs\/$/);
        await expect.poll(isOpen).toBe(0);
      },
      { viewport: PHONE },
    ));

  it('has code and index of the first query on their way when the reader comes near the button', () =>
    on('/docs/js/closure', async (page, faults) => {
      const modals = () => page.locator('.DocSearch-Modal').count();
      const wanted = transport === 'embedded' ? 1 : 0;
      await page.hover('[data-search]');
      await expect.poll(asked).toBe(wanted);
      await quiet(page);
      await page.hover('main');
      await page.hover('[data-search]');
      await quiet(page);
      expect(asked()).toBe(wanted);
      await expect.poll(modals).toBe(0);
      expect(faults).toEqual([]);
    }));

  it.each([
    ['modal', '/docs/js/closure', '.DocSearch-Dropdown', input],
    ['search page', '/search', '.search-page__panel', '.search-page__input'],
  ])('keeps the active row in sight, and begins a new answer at its top: %s', (_, path, scroller, field) =>
    on(
      path,
      async (page) => {
        if (path !== '/search') await openModal(page);
        await page.fill(field, '长列表');
        await expect.poll(() => page.locator('.DocSearch-Hit').count()).toBeGreaterThan(4);
        await quiet(page);
        const count = await page.locator('.DocSearch-Hit').count();
        /** Tells whether the active row is fully visible: neither cut off nor under the heading of its group. */
        const seen = () =>
          page.evaluate((of) => {
            const row = document.querySelector('[aria-selected=true]')!;
            const { top, bottom, left } = row.getBoundingClientRect();
            const box = document.querySelector(of)!.getBoundingClientRect();
            const at = (y: number) => row.contains(document.elementFromPoint(left + 60, y));
            return bottom <= box.bottom + 1 && at(top + 4) && at(bottom - 4);
          }, scroller);
        for (const key of [...Array(count - 1).fill('ArrowDown'), ...Array(count - 2).fill('ArrowUp')]) {
          await page.keyboard.press(key as string);
          await expect.poll(seen).toBe(true);
        }
        await page.locator(scroller).evaluate((element) => element.scrollTo(0, 1000));
        await page.fill(field, '段落');
        await expect.poll(() => page.locator(scroller).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      },
      { viewport: { width: 1280, height: 420 } },
    ),
  );

  it('marks what was searched for, and shows tags that a text speaks of as text', () =>
    on('/docs/js/closure', async (page, faults) => {
      await search(page, '荧光');
      const title = page.locator('.DocSearch-Hit-title', { hasText: '荧光' });
      await expect.poll(() => title.locator('mark').allTextContents()).toEqual(['荧光']);
      await expect.poll(() => title.textContent()).toContain('<mark>重点</mark>');
      expect(faults).toEqual([]);
    }));

  it('marks with a ground in forced colours, where the colour of marked words is that for a ground', () =>
    on(
      '/docs/js/closure',
      async (page) => {
        await search(page, '荧光');
        const colours = () =>
          page.locator('.DocSearch-Hit-title mark').evaluate((mark) => {
            const { color, backgroundColor } = getComputedStyle(mark);
            document.body.append(mark.cloneNode(true));
            const usual = getComputedStyle(document.body.lastElementChild!);
            return [color === usual.color, backgroundColor === usual.backgroundColor];
          });
        await expect.poll(colours).toEqual([true, true]);
      },
      { forcedColors: 'active' },
    ));

  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('shows the passage round the match, over the whole row, on a %s', (_, viewport) =>
    on(
      '/search?q=%E6%A0%88%E5%B8%A7',
      async (page) => {
        /** Returns the range of a line's text and of its match, as shares of the available width. */
        const placed = (of: string) =>
          page.evaluate((selector) => {
            const line = document.querySelector(selector)!;
            const range = document.createRange();
            range.selectNodeContents(line);
            const [text, match] = [range.getBoundingClientRect(), line.querySelector('mark')!.getBoundingClientRect()];
            const { left, width } = line.parentElement!.parentElement!.getBoundingClientRect();
            const box = line.getBoundingClientRect();
            return {
              end: (Math.min(text.right, box.right) - left) / width,
              match: (match.right - left) / width,
              isSeen: match.bottom <= box.bottom + 1,
            };
          }, of);
        await page.waitForSelector('.search-page__snippet mark');
        const isWide = expect.toSatisfy((end: number) => end > 0.9);
        await expect.poll(() => placed('.search-page__snippet')).toMatchObject({ end: isWide, isSeen: true });
        await search(page, '栈帧');
        await expect
          .poll(() => placed('.DocSearch-Hit-title:has(mark)'))
          .toMatchObject({ end: isWide, match: expect.toSatisfy((match: number) => match < 0.75) });
      },
      { viewport },
    ),
  );

  it('shows a match at the end of a text', () =>
    on('/docs/js/closure', async (page) => {
      await search(page, '方尖碑');
      const beyond = () =>
        page.locator('.DocSearch-Hit-title mark').evaluate((mark) => {
          const box = mark.closest('.DocSearch-Hit-title')!.getBoundingClientRect();
          return mark.getBoundingClientRect().right - box.right;
        });
      await expect.poll(beyond).toBeLessThanOrEqual(0);
    }));

  it('says what was not found, as text, and where to report it', () =>
    on('/docs/js/closure', async (page) => {
      await openModal(page);
      await page.keyboard.type('<zqxjvk>');
      // Each key asks: the answer to the last one is meant.
      await page.locator('.DocSearch-NoResults', { hasText: '<zqxjvk>' }).waitFor();
      await expect
        .poll(() => page.locator('.DocSearch-NoResults .DocSearch-Title').textContent())
        .toBe('No results for "<zqxjvk>"');
      await expect
        .poll(() => page.locator('.DocSearch-NoResults').textContent())
        .toContain('Believe this query should return results? Let us know.');
      await expect.poll(() => page.locator('.DocSearch-NoResults zqxjvk').count()).toBe(0);
      await expect
        .poll(() => page.locator('.DocSearch-Modal [role=status]').textContent())
        .toBe('没有符合条件的内容 "<zqxjvk>"');
    }));

  it('takes 64 characters', () =>
    on('/docs/js/closure', async (page) => {
      await openModal(page);
      await page.keyboard.insertText('长'.repeat(80));
      await expect.poll(async () => (await page.inputValue(input)).length).toBe(64);
    }));

  it('shows the error until the next query when nobody answers (B5.116)', () =>
    on('/docs/js/closure', async (page, faults) => {
      down = true;
      await openModal(page);
      await page.keyboard.type('闭');
      await page.waitForSelector('.DocSearch-ErrorScreen');
      await expect
        .poll(() => page.locator('.DocSearch-ErrorScreen').textContent())
        .toBe('Unable to fetch resultsYou might want to check your network connection. 没有取到搜索结果，请检查网络。');
      const status = '.DocSearch-Modal [role=status]';
      await expect.poll(() => page.textContent(status)).toContain('没有取到搜索结果');
      await expect.poll(() => page.textContent(`${status} [lang=en]`)).toBe('Unable to fetch results');
      await quiet(page);
      await expect.poll(() => page.locator('.DocSearch-ErrorScreen').count()).toBe(1);
      down = false;
      await page.keyboard.type('包');
      await page.waitForSelector(
        transport === 'embedded' ? '.DocSearch-Hit' : '.DocSearch-Hit, .DocSearch-ErrorScreen',
      );
      // The browser logs each failed request; nothing else may be wrong.
      expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
      faults.length = 0;
    }));

  it('asks nothing and closes nothing while an input method composes (D26)', () =>
    on('/docs/js/closure', async (page) => {
      await openModal(page);
      const client = await page.context().newCDPSession(page);
      await quiet(page);
      const before = asked();
      for (const text of ['b', 'bi', 'bi bao'])
        await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
      await quiet(page);
      expect(asked()).toBe(before);
      await expect.poll(() => page.locator('.DocSearch-StartScreen').textContent()).not.toContain('正在搜索');
      await page.evaluate(
        (selector) =>
          document
            .querySelector(selector)!
            .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true })),
        input,
      );
      await expect.poll(() => page.locator(input).count()).toBe(1);
      await client.send('Input.insertText', { text: '闭包' });
      await page.waitForSelector('.DocSearch-Hit');
      await expect.poll(() => page.inputValue(input)).toBe('闭包');
    }));

  it('keeps Tab inside, locks the scroll, closes on a click outside (B5.110)', () =>
    on('/docs/js/closure', async (page) => {
      await search(page, '闭包');
      for (let i = 0; i < 6; i++) await page.keyboard.press('Tab');
      await expect
        .poll(() => page.evaluate(() => document.querySelector('.DocSearch-Modal')?.contains(document.activeElement)))
        .toBe(true);
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
      await page.mouse.click(20, 700);
      await page.waitForSelector(input, { state: 'detached' });
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
    }));

  it('fills the search page from q, mirrors typing in the address, follows back (B5.101–B5.106)', () =>
    on('/search?q=%E9%97%AD%E5%8C%85', async (page) => {
      await page.waitForSelector('.search-page__hit');
      await expect.poll(() => page.locator('.search-page__count').textContent()).toMatch(/^共找到 \d+ 篇$/);
      await expect.poll(() => page.title()).toBe('“闭包”的搜索结果 | 检索');
      await page.fill('.search-page__input', '微任务');
      await page.waitForFunction(() => location.search.includes(encodeURIComponent('微任务')));
      await page.waitForFunction(() => document.title.includes('微任务'));
      await page.waitForSelector('.search-page__panel');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.search-page__panel', { state: 'detached' });
      await expect.poll(() => page.inputValue('.search-page__input')).toBe('微任务');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.inputValue('.search-page__input')).toBe('');
      await expect.poll(() => new URL(page.url()).search).toBe('');
    }));

  it('leaves the field of the search page alone until a query is begun, and while an input method composes', () =>
    on('/search', async (page) => {
      const field = page.locator('.search-page__input');
      const isFilled = () => field.getAttribute('role');
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
      // Some seconds later the code of search has come for tabs that outlive a deployment.
      await expect
        .poll(() => stage.server.requests.filter((request) => request.endsWith('.js')).length)
        .toBeGreaterThan(4);
      await expect.poll(isFilled).toBeNull();
      const keys = await page.context().newCDPSession(page);
      await keys.send('Input.imeSetComposition', { text: 'bi bao', selectionStart: 6, selectionEnd: 6 });
      await quiet(page);
      await expect.poll(isFilled).toBeNull();
      await keys.send('Input.insertText', { text: '闭包' });
      await expect.poll(isFilled).toBe('combobox');
      await expect.poll(() => page.inputValue('.search-page__input')).toBe('闭包');
      await page.waitForSelector('.search-page__hit');
    }));

  it('names a text by its deepest heading, and says where that stands (B5.106)', () =>
    on('/search?q=%E6%AF%8F%E6%AC%A1%E8%B0%83%E7%94%A8', async (page) => {
      await page.waitForSelector('.search-page__snippet');
      const first = page.locator('.search-page__hit').first();
      await expect.poll(() => first.locator('h2').textContent()).toBe('词法环境');
      await expect.poll(() => first.locator('.search-page__path').textContent()).toMatch(/ › 闭包$/);
    }));

  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('has no accessibility violations with hits, on a %s', (_, viewport) =>
    on(
      '/docs/js/closure',
      async (page) => {
        await search(page, '闭包');
        expect(await now(violations(page))).toEqual([]);
      },
      { viewport },
    ),
  );

  it('without scripts the search button leads to the search page, which says that it needs them', async () => {
    const address = `${stage.server.origin}/docs/js/closure`;
    const { page, close } = await open(stage.browser, address, { javaScriptEnabled: false });
    await page.click('[data-search]');
    await page.waitForURL(/\/search/);
    await expect.poll(() => page.textContent('main')).toContain('搜索需要浏览器运行脚本');
    await close();
  });

  /** axe through the debugger's world: the page's policy forbids injected scripts. */
  async function violations(page: Page): Promise<string[]> {
    await page.evaluate(axe);
    return page.evaluate(async () => {
      const { axe: checker } = window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> };
      };
      return (await checker.run()).violations.map(
        ({ id, nodes }) => `${id} ${JSON.stringify(nodes.map(({ target }) => target))}`,
      );
    });
  }
});
