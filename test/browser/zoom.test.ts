import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, nextFrames, now, type Opened, PHONE } from './harness.js';
import { setUp } from './setup.js';

const stage = setUp();
const attached = (page: Page) => page.waitForSelector('#plain.medium-zoom-image');
const isOpen = (page: Page) => page.evaluate(() => document.body.classList.contains('medium-zoom--opened'));
const opened = (page: Page) => page.waitForFunction(() => (window as unknown as { last: string }).last === 'opened');
const closed = (page: Page) => page.waitForSelector('.medium-zoom-overlay', { state: 'detached' });

/** Keeps the name of the last event. */
const EVENTS = `for (const name of ['open', 'opened', 'close', 'closed', 'detach', 'update'])
  document.addEventListener('medium-zoom:' + name, () => { window.last = name; (window.all ??= []).push(name); });`;

/** Notes when React has taken over, and when the first image could be zoomed. */
const MOMENTS = `new MutationObserver(() => {
  if (document.documentElement.dataset.hasHydrated === 'true') window.reactAt ??= performance.now();
  if (document.querySelector('.medium-zoom-image')) window.zoomAt ??= performance.now();
}).observe(document, { subtree: true, attributes: true });`;

const on = (options: object, test: (opened: Opened) => Promise<void>) =>
  stage.on('/docs/pictures', { before: EVENTS, reducedMotion: 'no-preference', ...options }, async (opening) => {
    await attached(opening.page);
    await test(opening);
  });

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('image zoom on a %s', (_, viewport) => {
  it('attaches a second after the page, not before (B5.94)', async () => {
    await stage.on('/docs/pictures', { viewport, before: MOMENTS }, async ({ page }) => {
      await attached(page);
      // Measured in the page: the test may look too late.
      const [react, zoom] = await page.evaluate<[number, number]>('[window.reactAt, window.zoomAt]');
      expect(zoom - react).toBeGreaterThan(500);
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.getElementById('plain')!).cursor))
        .toBe('zoom-in');
    });
  });

  it('opens over the page, larger and centred; a click closes it (B5.95, B5.96)', async () => {
    await on({ viewport }, async ({ page }) => {
      await page.click('#plain');
      await opened(page);
      await expect.poll(() => isOpen(page)).toBe(true);
      const [overlay, visibility, box] = await page.evaluate(() => {
        const { left, right, top, bottom } = document
          .querySelector('.medium-zoom-image--opened')!
          .getBoundingClientRect();
        return [
          getComputedStyle(document.querySelector('.medium-zoom-overlay')!).backgroundColor,
          document.getElementById('plain')!.style.visibility,
          [(left + right) / 2, (top + bottom) / 2, right - left],
        ] as const;
      });
      expect(overlay).toBe('rgb(255, 255, 255)');
      expect(visibility).toBe('hidden');
      expect(box[0]).toBeCloseTo((viewport.width - (viewport === DESKTOP ? 0 : 0)) / 2, -1);
      expect(box[1]).toBeCloseTo(viewport.height / 2, -1);
      expect(box[2]).toBeGreaterThan(viewport.width - 30);
      await page.mouse.click(5, 5);
      await closed(page);
      await expect.poll(() => page.evaluate(() => document.getElementById('plain')!.style.visibility)).toBe('');
      await expect.poll(() => page.evaluate('window.all')).toEqual(['open', 'opened', 'close', 'closed']);
    });
  });
});

describe('image zoom', () => {
  it('Escape closes; keys open; focus comes back (B5.97, B5.100)', async () => {
    await on({}, async ({ page }) => {
      await page.focus('#plain');
      await page.keyboard.press('Enter');
      await opened(page);
      await page.keyboard.press('Escape');
      await closed(page);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('plain');
    });
  });

  it('40 px of scrolling stay, 41 close (B5.97)', async () => {
    await on({}, async ({ page }) => {
      await page.click('#plain');
      await opened(page);
      const by = (pixels: number) => page.evaluate((y) => scrollBy({ top: y, behavior: 'instant' }), pixels);
      await by(40);
      await nextFrames(page);
      expect(await now(page.evaluate('window.all'))).toEqual(['open', 'opened']);
      await by(1);
      await closed(page);
    });
  });

  it('resizing closes; a change of the colour mode changes the overlay (B5.93)', async () => {
    await on({}, async ({ page }) => {
      await page.click('#plain');
      await opened(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForFunction(
        () => getComputedStyle(document.querySelector('.medium-zoom-overlay')!).backgroundColor === 'rgb(50, 50, 50)',
      );
      await page.setViewportSize({ width: 1100, height: 700 });
      await closed(page);
    });
  });

  it('is ignored while it moves (B5.97)', async () => {
    await on({}, async ({ page }) => {
      await page.evaluate(() => {
        document.addEventListener('medium-zoom:open', () =>
          queueMicrotask(() => document.querySelector<HTMLElement>('.medium-zoom-overlay')!.click()),
        );
        document.getElementById('plain')!.click();
      });
      await opened(page);
      await expect.poll(() => isOpen(page)).toBe(true);
    });
  });

  it('a better source is shown when it has come; a missing one is warned about and left (B5.98)', async () => {
    await on({}, async ({ page, warnings, faults }) => {
      await page.click('#hd');
      await opened(page);
      await expect
        .poll(() => page.$$eval('.medium-zoom-image--opened', (all) => all.map((image) => image.getAttribute('src'))))
        .toEqual(['/img/pixel.png', '/img/tall.svg']);
      await page.keyboard.press('Escape');
      await closed(page);
      await page.click('#gone');
      await opened(page);
      await expect.poll(() => warnings).toContain('Unable to reach the zoom image target /img/missing.png');
      await expect.poll(() => page.$$eval('.medium-zoom-image--opened', (all) => all.length)).toBe(1);
      faults.length = 0;
    });
  });

  it('a linked image is left to its link (B5.100)', async () => {
    await on({}, async ({ page }) => {
      await expect.poll(() => page.$('#linked.medium-zoom-image')).toBeNull();
      await page.click('#linked');
      await page.waitForSelector('h1:has-text("工具")');
    });
  });

  it('moves nothing when the reader wants no motion (B5.100)', async () => {
    await on({ reducedMotion: 'reduce' }, async ({ page }) => {
      await page.click('#plain');
      await page.waitForSelector('.medium-zoom-image--opened');
      const transition = await page.evaluate(
        () => getComputedStyle(document.querySelector('.medium-zoom-image--opened')!).transitionDuration,
      );
      expect(transition).toBe('0s');
      await opened(page);
    });
  });

  it('a new page takes an open zoom away and attaches anew (B5.94)', async () => {
    await on({}, async ({ page }) => {
      await page.click('#plain');
      await opened(page);
      await page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/docs/tools';
        document.getElementById('plain')!.after(link);
        link.click();
      });
      await page.waitForSelector('h1:has-text("工具")');
      await expect.poll(() => page.$('.medium-zoom-overlay')).toBeNull();
      await expect.poll(() => isOpen(page)).toBe(false);
      await page.goBack();
      await attached(page);
      await page.click('#plain');
      await opened(page);
    });
  });
});
