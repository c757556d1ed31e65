import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, quiet } from './harness.js';
import { hold, setUp } from './setup.js';

const stage = setUp();

/** The frame of the n-th live block. */
async function frameOf(page: Page, n: number): Promise<Frame> {
  const element = await page.waitForSelector(`[data-live] >> nth=${n} >> iframe`);
  return (await element.contentFrame())!;
}

describe('live code blocks (B5.123)', () => {
  it('render in a sandboxed document of their own, are edited, show errors and are reset', async () => {
    await stage.on('/docs/live', {}, async ({ page }) => {
      const frame = await frameOf(page, 0);
      await frame.waitForSelector('text=n is 1');
      await expect.poll(() => page.getAttribute('iframe >> nth=0', 'sandbox')).toBe('allow-scripts');
      await expect.poll(() => page.getAttribute('iframe >> nth=0', 'srcdoc')).toBeNull();
      await frame.click('button');
      await frame.waitForSelector('text=n is 2');
      const field = page.locator('[data-live] textarea >> nth=0');
      const code = await field.inputValue();
      expect(code).toContain('function Counter()');
      await field.fill(code.replace('n is', 'count is'));
      await frame.waitForSelector('text=count is 1');
      await field.fill('<b>');
      await page.waitForSelector('.theme-live-error:has-text("SyntaxError")');
      await field.fill('missing()');
      await page.waitForSelector('.theme-live-error:has-text("missing is not defined")');
      await field.fill('() => { throw new Error("in render"); }');
      await page.waitForSelector('.theme-live-error:has-text("in render")');
      await page.click('[data-action=reset] >> nth=0');
      await frame.waitForSelector('text=n is 1');
      await expect.poll(() => page.$('.theme-live-error')).toBeNull();
      await expect.poll(() => field.inputValue()).toBe(code);
    });
  });

  it('the field takes the focus from the code whose place it takes', async () => {
    await stage.on('/docs/live', {}, async ({ page }) => {
      const release = hold(stage, stage.isLater);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await page.focus('[data-live] pre >> nth=0');
      release();
      await page.waitForSelector('[data-live] textarea >> nth=0');
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
      await page.keyboard.press('Control+End');
      await page.keyboard.type('!');
      await expect.poll(() => page.locator('[data-live] textarea >> nth=0').inputValue()).toMatch(/!$/);
    });
  });

  it('without inline mode what is given to `render` is shown; the frame has the height of its content', async () => {
    await stage.on('/docs/live', {}, async ({ page }) => {
      const frame = await frameOf(page, 1);
      await frame.waitForSelector('b:has-text("direct")');
      await page.waitForFunction(() => document.querySelectorAll('iframe')[1]!.clientHeight > 20);
      await expect.poll(() => page.textContent('[data-live-result] >> nth=1')).not.toContain('Loading');
    });
  });

  it('show that they have the focus where nothing in them takes it', async () => {
    await stage.on('/docs/live', {}, async ({ page }) => {
      const frame = await frameOf(page, 0);
      const editor = page.locator('[data-live] textarea >> nth=0');
      for (const [code, stop] of [
        ['() => <i>still</i>', 'BODY'],
        ['() => <button>press</button>', 'BUTTON'],
      ]) {
        await editor.fill(code!);
        await frame.waitForSelector(stop === 'BODY' ? 'i' : 'button');
        await expect.poll(() => frame.evaluate(() => document.body.tabIndex)).toBe(stop === 'BODY' ? 0 : -1);
        await editor.focus();
        const focused = () =>
          frame.evaluate(() => {
            const { activeElement: element } = document;
            return element?.matches(':focus-visible') && `${element.tagName} ${getComputedStyle(element).outlineStyle}`;
          });
        // Between the two stands what empties the editor.
        await expect
          .poll(async () => {
            await page.keyboard.press('Tab');
            return focused();
          })
          .toMatch(new RegExp(`^${stop} (?:solid|auto)$`));
      }
    });
  });

  it('reach neither the page nor the network', async () => {
    await stage.on('/docs/live', {}, async ({ page, faults }) => {
      const frame = await frameOf(page, 0);
      await frame.waitForSelector('text=n is 1');
      await page
        .locator('[data-live] textarea >> nth=0')
        .fill(`() => { let t; try { t = parent.document.title; } catch (e) { t = e.name; } return <i>{t}</i>; }`);
      await frame.waitForSelector('i:has-text("SecurityError")');
      stage.server.requests.length = 0;
      await page
        .locator('[data-live] textarea >> nth=0')
        .fill(
          `() => { const [t, set] = useState(''); useEffect(() => { fetch('/secret').catch(() => set('refused')); }, []); return <i>{t}</i>; }`,
        );
      await frame.waitForSelector('i:has-text("refused")');
      expect(stage.server.requests).toEqual([]);
      faults.length = 0;
    });
  });

  it('a frame that cannot be loaded shows a Retry in place, which brings it (D29)', async () => {
    let fail = true;
    stage.server.intercept = (path, response) => {
      if (!fail || path !== stage.bundle.frame) return false;
      response.writeHead(500).end();
      return true;
    };
    await stage.on('/docs/live', {}, async ({ page, faults }) => {
      await page.waitForSelector('[data-live] >> nth=0 >> .theme-load-failure');
      fail = false;
      await page.click('[data-live] >> nth=0 >> text=Retry');
      await (await frameOf(page, 0)).waitForSelector('text=n is 1');
      faults.length = 0;
    });
  });
});

describe('runnable blocks', () => {
  it('on a page that an older tab comes to are loaded with the page: in full, when their code is gone', async () => {
    await stage.on('/docs/js/event-loop', {}, async ({ page, faults }) => {
      await hydrated(page);
      await page.hover('#to-tools');
      // The router comes before the part.
      await expect.poll(() => stage.server.requests).toContain('GET /_notes/page/docs/tools.json');
      await quiet(page);
      stage.server.intercept = (path, response) => {
        if (!stage.isLater(path)) return false;
        stage.server.intercept = () => false;
        response.writeHead(404).end();
        return true;
      };
      await page.click('#to-tools');
      await page.waitForSelector('[data-action=run]', { state: 'attached' });
      await hydrated(page);
      expect(stage.server.requests).toContain('GET /docs/tools');
      expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
      faults.length = 0;
    });
  });

  it('show their console', async () => {
    await stage.on('/docs/tools', {}, async ({ page }) => {
      await page.waitForSelector('[data-action=run]');
      await hydrated(page);
      await page.click('[data-action=run]', { force: true });
      await page.waitForSelector('[data-run-done]', { state: 'attached' });
      await expect
        .poll(() => page.$$eval('.theme-run-line', (all) => all.map((line) => line.textContent)))
        .toEqual(["[ 1, { a: 'b' } ]", 'later']);
      // The frame that runs them is neither seen nor on the way of keys.
      await expect.poll(() => page.locator('[data-run-output] iframe').isVisible()).toBe(false);
    });
  });
});
