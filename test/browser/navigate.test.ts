import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrived, bringCodeForLater, DESKTOP, HASTE, hydrated, nextFrames, PHONE, quiet, scrollTo } from './harness.js';
import { hold, setUp } from './setup.js';

const stage = setUp();
const START = '/docs/js/event-loop';

/** Marks the document, so that a full load is seen. */
const mark = (page: Page) => page.evaluate('window.kept = true');
const kept = (page: Page) => page.evaluate('window.kept === true');
const heading = (page: Page, text: string) => page.waitForSelector(`h1:has-text("${text}")`);
const scrollY = (page: Page): Promise<number> => page.evaluate('Math.round(scrollY)');
const loads = (path: string) => stage.server.requests.filter((request) => request === `GET ${path}`).length;

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('navigation on a %s', (_, viewport) => {
  const on = (path: string, test: Parameters<typeof stage.on>[2]) =>
    stage.on(path, { viewport }, async (opened) => {
      await hydrated(opened.page);
      await mark(opened.page);
      await test(opened);
    });

  it('needs no full load; title, address and heading follow; it goes to the top (B5.15, B5.23)', async () => {
    await on(START, async ({ page }) => {
      await page.click('#to-modules');
      await heading(page, '模块');
      await expect.poll(() => page.title()).toBe('模块 | 前端笔记');
      await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/js/modules');
      await expect.poll(() => scrollY(page)).toBe(0);
      await expect.poll(() => kept(page)).toBe(true);
    });
  });

  it('with a hash goes to its element, and to nothing when the page has none (B5.23)', async () => {
    await on(START, async ({ page }) => {
      await page.click('#to-hash');
      await heading(page, '模块');
      const top = await page.evaluate(() => document.getElementById('deep')!.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(-1);
      expect(top).toBeLessThan(150);
      await expect.poll(() => kept(page)).toBe(true);
    });
  });

  it('back and forward restore the position (D30)', async () => {
    await on(START, async ({ page }) => {
      await page.evaluate(() => document.getElementById('to-modules')!.scrollIntoView());
      await nextFrames(page);
      const before = await scrollY(page);
      expect(before).toBeGreaterThan(300);
      await page.click('#to-modules');
      await arrived(page, '模块');
      await scrollTo(page, 333);
      await page.goBack();
      await heading(page, '事件循环');
      await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, before);
      await page.goForward();
      await heading(page, '模块');
      await page.waitForFunction(() => Math.abs(window.scrollY - 333) < 2);
      await expect.poll(() => kept(page)).toBe(true);
    });
  });

  it('a jump within the page leaves its elements as they are, after the router has come too', async () => {
    await on(START, async ({ page }) => {
      await page.click('#to-modules');
      await arrived(page, '模块');
      await page.goBack();
      await arrived(page, '事件循环');
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('.region h1')!.dataset.kept = '';
        document.querySelector<HTMLElement>('a[href="#renders"]')!.click();
      });
      await page.waitForFunction(() => location.hash === '#renders');
      await nextFrames(page);
      await quiet(page);
      await expect.poll(() => page.locator('.region h1[data-kept]').count()).toBe(1);
    });
  });

  it('a jump within the page and a repeated one scroll again (B5.24)', async () => {
    await on(START, async ({ page }) => {
      for (let n = 0; n < 2; n++) {
        await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#renders"]')!.click());
        await page.waitForFunction(
          () => Math.abs(document.getElementById('renders')!.getBoundingClientRect().top) < 150,
        );
        await scrollTo(page, 0);
      }
      await expect.poll(() => kept(page)).toBe(true);
    });
  });

  it('only another query does not scroll (B5.23)', async () => {
    await on(START, async ({ page }) => {
      await page.evaluate(() => document.getElementById('to-query')!.scrollIntoView());
      await nextFrames(page);
      const before = await scrollY(page);
      await page.click('#to-query');
      await page.waitForFunction(() => location.search === '?q=1');
      // Scrolling would happen in the frames after the address changes.
      await nextFrames(page);
      await quiet(page);
      await expect.poll(async () => Math.abs((await scrollY(page)) - before)).toBeLessThan(2);
      await expect.poll(() => kept(page)).toBe(true);
    });
  });

  it('Tab after a new visit lands on the skip link, not after going back (B5.26)', async () => {
    await on(START, async ({ page }) => {
      await page.click('#to-modules');
      await arrived(page, '模块');
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('skip');
    });
  });

  it('an address with `.html` shows its page and stays as it is (B5.12)', async () => {
    await on(START, async ({ page }) => {
      await page.click('#to-html');
      await heading(page, '模块');
      await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/js/modules.html');
      await expect.poll(() => kept(page)).toBe(true);
    });
  });

  it('follows a redirect page', async () => {
    await on(START, async ({ page }) => {
      await page.click('#to-modules');
      await heading(page, '模块');
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/docs';
        document.body.append(link);
        link.click();
      });
      await heading(page, '事件循环');
      await expect.poll(() => new URL(page.url()).pathname).toBe(START);
      await expect.poll(() => kept(page)).toBe(true);
    });
  });
});

describe('parts that are late', () => {
  it('the old page stays, the address is the new one, the bar shows after 200 ms and goes (B5.15, B5.20)', async () => {
    const release = hold(stage, (path) => path.includes('_notes/page/docs/tools'));
    await stage.on(START, {}, async ({ page }) => {
      await hydrated(page);
      // Milliseconds from the click to the bar, measured in the page.
      const waited = page.evaluate(
        () =>
          new Promise<number>((done) => {
            const start = performance.now();
            new MutationObserver(() => {
              if (document.querySelector('.notes-progress')) done(performance.now() - start);
            }).observe(document.body, { childList: true });
            document.getElementById('to-tools')!.click();
          }),
      );
      await page.waitForURL('**/docs/tools?x=1');
      await expect.poll(() => page.textContent('h1')).toBe('事件循环');
      expect(await waited).toBeGreaterThanOrEqual(195);
      const box = await page.evaluate(() => {
        const style = getComputedStyle(document.querySelector('.notes-progress')!);
        return [style.position, style.height, style.zIndex, style.pointerEvents];
      });
      expect(box).toEqual(['fixed', '2px', '1031', 'none']);
      release();
      await heading(page, '工具');
      await page.waitForSelector('.notes-progress', { state: 'detached' });
    });
  });

  it('the newest wish wins', async () => {
    const release = hold(stage, (path) => path.includes('_notes/page/docs/tools'));
    await stage.on(START, {}, async ({ page }) => {
      await hydrated(page);
      await page.evaluate(() => {
        document.getElementById('to-tools')!.click();
        document.getElementById('to-modules')!.click();
      });
      await heading(page, '模块');
      const late = page.waitForResponse((response) => response.url().includes('_notes/page/docs/tools'));
      release();
      await (await late).finished();
      await expect.poll(() => page.textContent('h1')).toBe('模块');
      await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/js/modules');
    });
  });
});

describe('failures load the new address in full, once (B5.16, D29)', () => {
  const rows: [string, string, string][] = [
    ['a part that is not there', '#to-missing', '/docs/missing'],
    ['a part of an unknown format', '#to-old', '/docs/old'],
    ['a part that is not JSON', '#to-broken', '/docs/broken'],
  ];
  for (const [name, link, path] of rows) {
    it(name, async () => {
      await stage.on('/docs/bad', {}, async ({ page, warnings, faults }) => {
        await hydrated(page);
        await mark(page);
        await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)!.click(), link);
        await page.waitForFunction(() => !('kept' in window));
        await hydrated(page);
        await quiet(page);
        expect(loads(path)).toBe(1);
        await expect.poll(() => new URL(page.url()).pathname).toBe(path);
        await expect.poll(() => warnings.join()).toContain('loaded in full');
        expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
        faults.length = 0;
      });
    });
  }

  it('a page that needs another content policy', async () => {
    await stage.on(START, {}, async ({ page }) => {
      await hydrated(page);
      await mark(page);
      await page.click('#to-styled');
      await heading(page, '样式');
      await expect.poll(() => kept(page)).toBe(false);
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.getElementById('styled')!).color))
        .toBe('rgb(1, 2, 3)');
    });
  });
});

describe('prefetching (B5.29–B5.32)', () => {
  it('loads a part when its link is pointed at, once', async () => {
    await stage.on(START, {}, async ({ page }) => {
      await hydrated(page);
      await quiet(page);
      for (let n = 0; n < 2; n++) {
        await page.hover('#to-tools');
        await expect.poll(() => loads('/_notes/page/docs/tools.json')).toBe(1);
        await quiet(page);
        await page.mouse.move(0, 0);
      }
      await mark(page);
      await page.click('#to-tools');
      await heading(page, '工具');
      expect(loads('/_notes/page/docs/tools.json')).toBe(1);
    });
  });

  it('does nothing on 2g', async () => {
    const before = `Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } });`;
    await stage.on(START, { before }, async ({ page }) => {
      await page.keyboard.press('Tab');
      // Not what the server was asked for: a page of the test before may still be asking.
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await hydrated(page);
      await page.hover('#to-tools');
      await quiet(page);
      expect(asked.filter((url) => url.includes('_notes/page'))).toEqual([]);
      await page.click('#to-tools');
      await heading(page, '工具');
    });
  });
});

describe('after a reload, before the reader has touched the page', () => {
  it.each(['goBack', 'goForward'] as const)('%s shows the page of that entry where it was left', async (way) => {
    await stage.on(START, {}, async ({ page }) => {
      await hydrated(page);
      await page.click('#to-modules');
      await arrived(page, '模块');
      await scrollTo(page, 333);
      const [here, other] = way === 'goBack' ? ['事件循环', '模块'] : ['模块', '事件循环'];
      await page.goBack();
      await heading(page, '事件循环');
      if (way === 'goBack') {
        await scrollTo(page, 333);
        await page.goForward();
        await heading(page, '模块');
      }
      await page.reload();
      await hydrated(page);
      await page[way]();
      await heading(page, here);
      await page.waitForFunction(() => Math.abs(window.scrollY - 333) < 2);
      await page[way === 'goBack' ? 'goForward' : 'goBack']();
      await heading(page, other);
    });
  });
});

describe('not found', () => {
  it('an address in another case shows its page where the server does not know it (B5.9)', async () => {
    await stage.on('/DOCS/Tools', {}, async ({ page, faults }) => {
      await heading(page, '工具');
      faults.length = 0;
    });
  });
});

describe('old tab after a deployment', () => {
  /** The scripts of this build are removed; the style sheets that parts name are those of the new build, and exist. */
  const deploy = (gone = /\.js$/) => {
    stage.server.intercept = (path, response) => {
      if (!path.startsWith('/assets/') || path === stage.bundle.boot || !gone.test(path)) return false;
      response.writeHead(404).end();
      return true;
    };
  };

  it('goes on with the parts of the new build', async () => {
    await stage.on(START, {}, async ({ page, faults }) => {
      await hydrated(page);
      await mark(page);
      await page.hover('#to-modules');
      // The router comes before the part.
      await expect.poll(() => loads('/_notes/page/docs/js/modules.json')).toBe(1);
      await quiet(page);
      deploy();
      await page.click('#to-modules');
      await heading(page, '模块');
      await expect.poll(() => kept(page)).toBe(true);
      await page.click('#back-link');
      await heading(page, '事件循环');
      await expect.poll(() => kept(page)).toBe(true);
      expect(faults).toEqual([]);
    });
  });

  it('keeps the code for later some seconds after the first act of the reader: search, tabs, router', async () => {
    await stage.on(START, { before: HASTE }, async ({ page, faults }) => {
      await hydrated(page);
      await mark(page);
      await bringCodeForLater(page);
      deploy();
      await page.click('#to-plain');
      await heading(page, '标签');
      await expect.poll(() => kept(page)).toBe(true);
      await page.click('[role=tab] >> text=Yarn >> nth=0');
      await page.waitForSelector('#in-yarn >> visible=true');
      await page.click('[data-search]');
      await page.waitForSelector('.DocSearch-Modal, [role=dialog] input');
      await page.locator('.DocSearch-Input').fill('缓存');
      await page.waitForSelector('.DocSearch-ErrorScreen, .DocSearch-NoResults');
      // These pages have no index: the modal reports its absence.
      expect(faults.filter((fault) => !fault.includes('/_notes/search/'))).toEqual([]);
      faults.length = 0;
    });
  });

  it('a page whose style sheet is gone is loaded in full', async () => {
    await stage.on(START, {}, async ({ page, faults }) => {
      await hydrated(page);
      await mark(page);
      deploy(/\/rich[^/]*\.css$/);
      await page.click('#to-plain');
      await page.waitForFunction(() => location.pathname === '/docs/tabs' && !('kept' in window));
      faults.length = 0;
    });
  });

  it('a link is followed by a full load when even the router is gone', async () => {
    await stage.on(START, {}, async ({ page, faults }) => {
      await hydrated(page);
      await mark(page);
      deploy();
      await page.evaluate(() => document.getElementById('to-modules')!.click());
      await page.waitForFunction(() => location.pathname === '/docs/js/modules' && !('kept' in window));
      expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
      faults.length = 0;
    });
  });
});
