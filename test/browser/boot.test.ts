import { describe, expect, it } from 'vitest';
import { HASTE, hydrated, now, PHONE, quiet } from './harness.js';
import { layoutShifts, WATCH_SHIFTS } from './layout-shifts.js';
import { hold, setUp } from './setup.js';

const stage = setUp();

/** Counts what happens inside the article after the first script has prepared it. */
const WATCH = `addEventListener('DOMContentLoaded', () => {
  window.changes = 0;
  new MutationObserver((list) => { window.changes += list.length; }).observe(document.querySelector('[data-body]'), { childList: true, subtree: true, characterData: true });
});`;

describe('first view', () => {
  it('hydrates without a warning, an error, or a change of the article (B5.18, B5.19)', async () => {
    await stage.on('/docs/js/event-loop', { before: WATCH }, async ({ page, warnings }) => {
      await hydrated(page);
      await quiet(page);
      expect(warnings).toEqual([]);
      await expect.poll(() => page.evaluate('window.changes')).toBe(0);
      await expect.poll(() => page.title()).toBe('事件循环 | 前端笔记');
      await expect.poll(() => page.evaluate('typeof window.docusaurus.prefetch')).toBe('function');
    });
  });

  it('loads at most 12 files until idle, at most four of them prefetched links, content before sidebar (D32)', async () => {
    await stage.on('/docs/js/event-loop', {}, async ({ page }) => {
      await hydrated(page);
      const requested = () => stage.server.requests.filter((request) => request.includes('_notes/page'));
      await expect.poll(() => requested().length).toBeGreaterThan(0);
      await quiet(page);
      const parts = requested();
      expect(parts.length).toBeLessThanOrEqual(4);
      expect(stage.server.requests.length).toBeLessThanOrEqual(12);
    });
  });

  it('shifts nothing (CLS 0)', async () => {
    for (const path of ['/docs/js/event-loop', '/docs/tools', '/docs/pictures']) {
      await stage.on(path, { before: WATCH_SHIFTS }, async ({ page }) => {
        await hydrated(page);
        await quiet(page);
        expect(await now(layoutShifts(page)), path).toEqual([]);
      });
    }
  });
});

describe('a page that is only open', () => {
  it('asks for nothing more; what later acts need is brought once somebody uses it', async () => {
    await stage.on('/docs/js/event-loop', { before: HASTE }, async ({ page }) => {
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const scripts = () => stage.server.requests.filter((request) => request.endsWith('.js')).length;
      const before = scripts();
      expect(before).toBe(2);
      await page.mouse.move(300, 300);
      await expect.poll(scripts).toBeGreaterThan(before + 5);
    });
  });
});

describe('before hydration', () => {
  it('the menu of a phone opens and closes before any script is there, and is open when React and its panel come', async () => {
    const release = hold(stage, (path) => path.endsWith('.js'));
    await stage.on('/docs/js/event-loop', { viewport: PHONE, until: 'commit' }, async ({ page }) => {
      const seen = () =>
        Promise.all(['.navbar__item >> nth=0', '.side .menu__link >> nth=0'].map((at) => page.isVisible(at)));
      const toggle = page.locator('.navbar__toggle');
      await toggle.click();
      await expect.poll(seen).toEqual([true, true]);
      await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
      await toggle.click();
      await expect.poll(seen).toEqual([false, false]);
      await toggle.click();
      release();
      await page.waitForSelector('.navbar-sidebar--show');
      await expect.poll(seen).toEqual([false, false]);
      await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.navbar-sidebar--show', { state: 'detached' });
      await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
    });
  });

  it('a link of that menu closes it', async () => {
    const release = hold(stage, (path) => path.endsWith('.js'));
    await stage.on('/docs/js/event-loop', { viewport: PHONE, until: 'commit' }, async ({ page }) => {
      await page.click('.navbar__toggle');
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
      await page.click('.navbar__item:not([aria-current]) >> nth=0');
      await page.waitForSelector('html:not([data-menu])', { state: 'attached' });
      await expect.poll(() => page.getAttribute('.navbar__toggle', 'aria-expanded')).toBe('false');
      release();
    });
  });

  it('copy, tabs, wrap, fold and the announcement work at once', async () => {
    hold(stage, stage.isLater);
    await stage.on('/docs/tools', { permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page }) => {
      await page.hover('.theme-code-block >> nth=0');
      await page.click('.theme-code-block >> nth=0 >> [data-action=copy]');
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('const a = 1;\nconst b = 2;');
      await page.click('[role=tab] >> text=Yarn >> nth=0');
      await page.click('[data-action=fold]');
      await page.click('[data-action=dismiss]');
      await expect.poll(() => page.isVisible('.theme-announcement-bar')).toBe(false);
      await expect.poll(() => page.getAttribute('html', 'data-has-hydrated')).toBe('false');
    });
  });

  it('a block is run: its code comes alone, without React', async () => {
    hold(stage, (path) => path === stage.hydrating);
    await stage.on('/docs/tools', {}, async ({ page }) => {
      await page.click('[data-action=run]', { force: true });
      await page.waitForSelector('[data-run-done]', { state: 'attached' });
      await expect.poll(() => page.getAttribute('html', 'data-has-hydrated')).toBe('false');
    });
  });

  it('a link is followed', async () => {
    hold(stage, stage.isLater);
    await stage.on('/docs/js/event-loop', {}, async ({ page }) => {
      await page.click('#to-modules');
      await page.waitForURL('**/docs/js/modules');
    });
  });

  it('a click that was kept through a reload is done on data saving too', async () => {
    const before = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
sessionStorage.setItem('notes.replay', '0');`;
    await stage.on('/docs/js/event-loop', { before }, async ({ page }) => {
      await hydrated(page);
    });
  });

  it('the arrow of the contents of a phone turns when they open', async () => {
    await stage.on('/docs/js/event-loop', { viewport: PHONE }, async ({ page }) => {
      const arrow = () => page.$eval('.toc__button', (button) => getComputedStyle(button, '::after').transform);
      const closed = await now(arrow());
      await page.click('.toc__button');
      await page.waitForSelector('.toc--open');
      await expect.poll(arrow).not.toBe(closed);
    });
  });

  it('waits on data saving until the reader acts', async () => {
    const before = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });`;
    await stage.on('/docs/js/event-loop', { before }, async ({ page }) => {
      // Work that waits for an idle moment is done.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      await quiet(page);
      expect(await now(page.getAttribute('html', 'data-has-hydrated'))).toBe('false');
      expect(stage.server.requests.some((request) => request.includes('_notes/page'))).toBe(false);
      await page.keyboard.press('Tab');
      await hydrated(page);
      await quiet(page);
      expect(stage.server.requests.some((request) => request.includes('_notes/page'))).toBe(false);
    });
  });
});

describe('when React cannot be had', () => {
  it('the page is loaded anew once, then left as it is; a click is not lost', async () => {
    const gone = (path: string, response: import('node:http').ServerResponse) => {
      if (!stage.isLater(path)) return false;
      response.writeHead(404).end();
      return true;
    };
    stage.server.intercept = gone;
    await stage.on('/docs/js/event-loop', { viewport: PHONE }, async ({ page, faults }) => {
      const loads = () => stage.server.requests.filter((request) => request === 'GET /docs/js/event-loop').length;
      await expect.poll(loads).toBe(2);
      // A third load must not come.
      await page.waitForFunction(() => !document.documentElement.hasAttribute('data-js'));
      await quiet(page);
      expect(loads()).toBe(2);
      await expect.poll(() => page.isVisible('h1')).toBe(true);
      expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
      faults.length = 0;
    });
  });

  it('a queued click is repeated after that reload', async () => {
    let failures = 0;
    let clicked = () => {};
    const click = new Promise<void>((done) => {
      clicked = done;
    });
    stage.server.intercept = async (path, response) => {
      if (!stage.isLater(path) || failures++ > 0) return false;
      await click;
      response.writeHead(404).end();
      return true;
    };
    await stage.on('/docs/js/event-loop', {}, async ({ page, faults }) => {
      const before = await page.locator('.menu__caret >> nth=0').getAttribute('aria-expanded');
      await page.click('.menu__caret >> nth=0');
      clicked();
      await page.waitForSelector(`.menu__caret[aria-expanded=${before === 'true' ? 'false' : 'true'}] >> nth=0`);
      faults.length = 0;
    });
  });
});

describe('announcement (B5.40)', () => {
  it('stays away after a reload, and comes back with another id', async () => {
    await stage.on('/docs/js/event-loop', {}, async ({ page }) => {
      await page.click('[data-action=dismiss]');
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss')))
        .toBe('true');
      await page.reload();
      expect(await now(page.isVisible('.theme-announcement-bar'))).toBe(false);
      await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'older'));
      await page.reload();
      await expect.poll(() => page.isVisible('.theme-announcement-bar')).toBe(true);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss')))
        .toBe('false');
    });
  });
});

describe('colour mode', () => {
  it('with the switch disabled: storage and query are ignored, the key is removed, the system counts (B5.47)', async () => {
    const before = `try { if (!sessionStorage.getItem('set')) { localStorage.setItem('theme', 'dark'); sessionStorage.setItem('set', '1'); } } catch {}`;
    await stage.on('/docs/js/event-loop?docusaurus-theme=dark', { before }, async ({ page }) => {
      await expect.poll(() => page.getAttribute('html', 'data-theme')).toBe('light');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    });
  });
});

describe('a page that is shown again as it was left', () => {
  it('is no longer being left', async () => {
    await stage.on('/docs/tools', {}, async ({ page }) => {
      const isLeaving = () => page.evaluate(() => 'leaving' in document.documentElement.dataset);
      const happens = (name: string) => page.evaluate((type) => void dispatchEvent(new Event(type)), name);
      await expect
        .poll(async () => {
          await happens('beforeunload');
          return isLeaving();
        })
        .toBe(true);
      await happens('pageshow');
      await expect.poll(isLeaving).toBe(false);
    });
  });
});

describe('storage that throws', () => {
  it('leaves everything working, with one warning (B5.124)', async () => {
    const before = `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });`;
    await stage.on('/docs/tools', { before }, async ({ page, warnings }) => {
      await page.click('[role=tab] >> text=Yarn >> nth=0');
      await expect.poll(() => page.isVisible('#in-yarn >> nth=0')).toBe(true);
      await page.click('[data-action=dismiss]');
      await hydrated(page);
      await quiet(page);
      expect(warnings.filter((text) => text.includes('storage'))).toHaveLength(1);
    });
  });
});
