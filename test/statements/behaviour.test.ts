/** A built site while it is read: failing parts, scrolling, search, pictures, tabs, versions (section 5 of the behaviours). */
import { describe, expect, it } from 'vitest';
import { hydrated, scrollTo } from '../browser/harness.js';
import { hold } from '../browser/setup.js';
import { BASE, isKept, keep, openMenu, SIZES, setUp } from './site.js';

const stage = setUp({
  files: {
    'docs/tabs.mdx': `---\ntitle: 页签\n---\n\n<Tabs>\n<TabItem value="x" label="子">\n\n子文\n\n</TabItem>\n<TabItem value="y" label="丑" default>\n\n丑文\n\n</TabItem>\n</Tabs>\n`,
  },
});

describe.each(SIZES)('loading, %s', (_, viewport) => {
  it('a click on a link loads its page on a saving connection too (B5.17)', () => {
    const before = `Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '2g' } });`;
    return stage.early('docs/intro', { viewport, before }, async ({ page }) => {
      await page.keyboard.press('Shift');
      await hydrated(page);
      await keep(page);
      await page.click('.markdown a:has-text("乙")');
      await page.waitForSelector('h1:has-text("乙")');
      await expect.poll(() => isKept(page)).toBe(true);
    });
  });

  it('the bar stands at 8 percent at first, grows by steps, and is out of the way (B5.20, B5.21)', () =>
    stage.on('docs/intro', { viewport }, async ({ page }) => {
      const release = hold(stage, (path) => path.endsWith('/page/docs/b.json'));
      // Every place of the bar, read in the page: the test may look too late.
      await page.evaluate(() => {
        const places: number[] = [];
        Object.assign(window, { places });
        new MutationObserver(() => {
          const { transform } = document.querySelector<HTMLElement>('.notes-progress')?.style ?? { transform: '' };
          const place = Number(/\(([-\d.]+)%/.exec(transform)?.[1]) + 100;
          if (place > 0 && place !== places.at(-1)) places.push(place);
        }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });
      });
      const started = Date.now();
      await page.click('.markdown a:has-text("乙")');
      const bar = page.locator('.notes-progress');
      await bar.waitFor({ state: 'attached' });
      expect(Date.now() - started).toBeGreaterThan(150);
      const look = await bar.evaluate((element) => {
        const { position, top, height, zIndex, pointerEvents } = getComputedStyle(element);
        return { position, top, height, zIndex, pointerEvents };
      });
      expect(look).toEqual({ position: 'fixed', top: '0px', height: '2px', zIndex: '1031', pointerEvents: 'none' });
      await page.waitForFunction(() => (window as unknown as { places: number[] }).places.length > 1);
      const [first, second] = await page.evaluate(() => (window as unknown as { places: number[] }).places);
      expect(first).toBeCloseTo(8, 5);
      expect(second).toBeGreaterThan(8);
      expect(second).toBeLessThanOrEqual(12);
      release();
      await page.waitForSelector('h1:has-text("乙")');
      await bar.waitFor({ state: 'detached' });
    }));

  it('a piece that fails says so in place, with a Retry that brings it (B5.22)', () =>
    stage.on('docs/intro', { viewport }, async ({ page, faults }) => {
      let broken = true;
      stage.server.intercept = (path, response) => {
        if (!broken || !path.includes('/_notes/sidebar/')) return false;
        response.destroy();
        return true;
      };
      const scope = viewport.width > 996 ? '.side' : '.navbar-sidebar';
      if (viewport.width <= 996) await openMenu(page);
      await page.click(`${scope} a:text-is("无页")`);
      const retry = page.locator(`${scope} .load-failure button`);
      await retry.waitFor();
      await expect.poll(() => retry.textContent()).toBe('Retry');
      broken = false;
      await retry.click();
      await page.locator(`${scope} a:text-is("丙")`).waitFor({ state: 'visible' });
      // The browser itself writes that a request was broken off.
      faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('ERR_')));
    }));

  it('a banner says what is wrong where neither scripts nor styles of the base path load, on its page only (B5.35)', async () => {
    for (const [path, there] of [
      ['', 1],
      ['docs/intro', 0],
    ] as const) {
      const context = await stage.browser.newContext({ viewport });
      const page = await context.newPage();
      await page.route('**/assets/**', (route) => route.abort());
      await page.goto(stage.server.origin + BASE + path);
      const banner = page.locator('#__notes-base-banner');
      await expect.poll(() => banner.count()).toBe(there);
      if (there) {
        await expect.poll(() => banner.isVisible()).toBe(true);
        await expect.poll(() => banner.textContent()).toContain('/n/');
      }
      await context.close();
    }
    await stage.on('', { viewport }, async ({ page }) => {
      await expect.poll(() => page.locator('#__notes-base-banner').count()).toBe(0);
    });
  });

  it('an item of the navbar that nobody knows leaves the page readable and says what it is (B5.53)', () =>
    stage.early('docs/intro', { viewport }, async ({ page, faults }) => {
      stage.server.intercept = async (path, response) => {
        if (!path.endsWith('/_notes/site.json')) return false;
        const site = JSON.parse(stage.built.file('_notes/site.json'));
        site.navbar.items = [{ type: 'nonsense', position: 'left', label: '怪' }];
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(site));
        return true;
      };
      await page.reload();
      await hydrated(page);
      await page.waitForSelector('text=nonsense');
      await expect.poll(() => page.textContent('h1')).toBe('起点');
      await page.click('.markdown a:has-text("乙")');
      await page.waitForSelector('h1:has-text("乙")');
      faults.splice(0, faults.length, ...faults.filter((fault) => !/nonsense|418|recoverable/.test(fault)));
    }));
});

describe.each(SIZES)('scrolling, %s', (_, viewport) => {
  it('the way to the top is eased, frame by frame (B5.27, B5.28)', () =>
    stage.on('docs/intro', { viewport }, async ({ page }) => {
      // Its code comes with the first scroll that is listened to, and listens itself some frames later.
      await expect
        .poll(async () => {
          await scrollTo(page, 1500);
          await scrollTo(page, 1200);
          return page.locator('.back-to-top--shown').count();
        })
        .toBe(1);
      const places = await page.evaluate(
        () =>
          new Promise<number[]>((done) => {
            const seen: number[] = [];
            const look = () => {
              seen.push(scrollY);
              if (scrollY === 0) done(seen);
              else requestAnimationFrame(look);
            };
            document.querySelector<HTMLElement>('.back-to-top')!.click();
            look();
          }),
      );
      expect(new Set(places).size).toBeGreaterThan(5);
      expect(places).toEqual([...places].sort((a, b) => b - a));
      await page.waitForFunction(() => !document.querySelector('.back-to-top--shown'));
    }));

  it('a hash that is not on the page scrolls to nothing (B5.23)', () =>
    stage.on('docs/intro', { viewport }, async ({ page }) => {
      await keep(page);
      await page.evaluate(() => {
        const link = document.querySelector<HTMLAnchorElement>('.markdown a[href^="/n/docs/c"]')!;
        link.setAttribute('href', '/n/docs/c#不在');
        link.click();
      });
      await page.waitForSelector('h1:has-text("丙")');
      await expect.poll(() => isKept(page)).toBe(true);
      await expect.poll(() => decodeURI(page.url())).toContain('#不在');
    }));
});

describe.each(SIZES)('pieces of pages, %s', (_, viewport) => {
  it('in a picture element the zoom takes the source that is shown, and drops the id (B5.99)', () =>
    stage.on('docs/zoom', { viewport }, async ({ page }) => {
      await page.waitForSelector('.medium-zoom-image');
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        for (const name of ['open', 'opened', 'close', 'closed'])
          document.querySelector('#pic')!.addEventListener(`medium-zoom:${name}`, () => seen.push(name));
      });
      await page.click('#pic');
      const said = (name: string) =>
        page.waitForFunction((one) => (window as never as { seen: string[] }).seen.includes(one), name);
      await said('opened');
      const clone = page.locator('.medium-zoom-image--opened').last();
      await expect.poll(() => clone.getAttribute('src')).toMatch(/dark\.svg$/);
      await expect.poll(() => page.locator('#pic').count()).toBe(1);
      await page.keyboard.press('Escape');
      await said('closed');
    }));

  it('the tab that says so comes first (B5.118)', () =>
    stage.on('docs/tabs', { viewport }, async ({ page }) => {
      await expect.poll(() => page.locator('[role=tab][aria-selected=true]').textContent()).toBe('丑');
      await expect.poll(() => page.locator('text=丑文').isVisible()).toBe(true);
      await expect.poll(() => page.locator('text=子文').isVisible()).toBe(false);
    }));

  it('what is selected is searched for; the list leads to the search page (B5.108, B5.114)', () =>
    stage.on('docs/intro', { viewport }, async ({ page }) => {
      await page.evaluate(() => {
        const text = document.querySelector('.markdown p:nth-of-type(2)')!.firstChild!;
        getSelection()!.setBaseAndExtent(text, 0, text, 1);
      });
      await page.keyboard.press('Control+k');
      await page.waitForSelector('.DocSearch-Input');
      await expect.poll(() => page.inputValue('.DocSearch-Input')).toBe('第');
      await page.fill('.DocSearch-Input', '写得');
      const all = page.locator('.DocSearch-HitsFooter a');
      await all.waitFor();
      await expect.poll(async () => decodeURI((await all.getAttribute('href'))!)).toBe('/n/search?q=写得');
    }));
});
