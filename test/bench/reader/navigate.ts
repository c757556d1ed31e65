/** Moving from page to page on a desktop: a link of the sidebar is pointed at, so that its page is there, then clicked. */
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, slowPage, untilHydrated } from './load.js';

export interface Navigation {
  /** From the click to the frame that shows the new heading, ms. */
  heading: number;
  /** Event Timing of the click: until the first frame after its handlers, ms, in steps of eight. */
  click: number;
}

/** The frame that shows a change is done when a message sent from its animation callback arrives. */
const WATCH = `(() => {
  const seen = (window.bench = { start: 0, want: '', shown: 0, click: 0 });
  addEventListener('click', (event) => { seen.start = event.timeStamp; }, true);
  const check = () => {
    if (!seen.want || seen.shown || !document.querySelector('h1')?.textContent.includes(seen.want)) return;
    seen.shown = -1;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { seen.shown = performance.now(); };
      port2.postMessage('');
    });
  };
  new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'click' && startTime >= seen.start - 1) seen.click = duration;
  }).observe({ type: 'event', durationThreshold: 16 });
})();`;

/** Milliseconds that a reader rests on a link, and between two pages. */
const REST = 800;
const BETWEEN = 1500;

/** A page to go to by its link in the sidebar. */
export interface Step {
  path: string;
  title: string;
}

/** Loads `from` and follows `steps` in turn. */
export async function navigations(browser: Browser, from: string, steps: readonly Step[]): Promise<Navigation[]> {
  const { context, page } = await slowPage(browser, DESKTOP);
  await page.addInitScript(WATCH);
  await page.goto(from);
  await untilHydrated(page);
  await page.waitForTimeout(BETWEEN);
  const done: Navigation[] = [];
  for (const step of steps) done.push(await follow(page, step));
  await context.close();
  return done;
}

async function follow(page: Page, { path, title }: Step): Promise<Navigation> {
  const link = page.locator(`.menu__link[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(REST);
  await page.evaluate(
    (want) => Object.assign((window as never as { bench: object }).bench, { want, shown: 0, click: 0 }),
    title,
  );
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => (window as never as { bench: { shown: number } }).bench.shown > 0);
  await page.waitForTimeout(BETWEEN);
  const { start, shown, click } = (await page.evaluate('window.bench')) as Record<'start' | 'shown' | 'click', number>;
  // Shorter clicks than the threshold have no entry.
  return { heading: shown - start, click: click || 16 };
}
