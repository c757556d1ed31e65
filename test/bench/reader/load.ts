/** One cold load of a page: paints, shifts and tasks on a phone; bytes and requests on a desktop. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { blockingTime, CATEGORIES, longest, ORIGIN_MARK, tasksOf } from './trace.js';

/** Factor by which the reader's machine is slower than this one. */
const SLOWDOWN = 4;

/** The phone of Lighthouse, with the network that it names slow 4G (as applied, not simulated). */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
};
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
export const DESKTOP = { viewport: { width: 1280, height: 800 }, locale: 'zh-CN' };

/** Milliseconds after hydration that still count: what is fetched for later runs in them. */
const AFTER = 6500;
/** Milliseconds after hydration in which a task is one of hydration. */
const HYDRATION_TAIL = 300;

export interface Load {
  /** Paints, ms from the start of navigation. */
  fcp: number;
  lcp: number;
  /** Layout shift, no unit. */
  cls: number;
  /** From the first paint until all is quiet, ms. */
  tbt: number;
  longestTask: number;
  /** Longest task between the call that hydrates and 300 ms after the page is hydrated. */
  longestHydration: number;
  /** From the start of navigation until the page is hydrated, ms. */
  hydrated: number;
}

/**
 * Runs before the page's own scripts. React listens to `lostpointercapture` once for each root, when it hydrates; both tools say by an
 * attribute when that is done.
 */
const WATCH = `(() => {
  const seen = (window.bench = { origin: performance.now(), fcp: 0, lcp: 0, cls: 0, hydrate: 0, hydrated: 0 });
  performance.mark('${ORIGIN_MARK}');
  const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime; });
  watch('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (type === 'lostpointercapture') seen.hydrate ||= performance.now();
    return listen.call(this, type, ...rest);
  };
  new MutationObserver(() => {
    if (document.documentElement?.dataset.hasHydrated === 'true') seen.hydrated ||= performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-has-hydrated'] });
})();`;

interface Seen extends Pick<Load, 'fcp' | 'lcp' | 'cls' | 'hydrated'> {
  origin: number;
  hydrate: number;
}

const isHydrated = () => document.documentElement.dataset.hasHydrated === 'true';

/** Opens a new context with a slow processor. */
export async function slowPage(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { context, page };
}

/** Waits until React runs. */
export const untilHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(isHydrated, undefined, { timeout: 60_000 });

/** A cold load on a phone. */
export async function loadOnPhone(browser: Browser, url: string): Promise<Load> {
  const { context, page } = await slowPage(browser, PHONE);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.addInitScript(WATCH);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(url, { timeout: 60_000 });
  await untilHydrated(page);
  await page.waitForTimeout(AFTER);
  const seen = (await page.evaluate('window.bench')) as Seen;
  const tasks = tasksOf(await browser.stopTracing(), seen.origin);
  await context.close();
  const { fcp, lcp, cls, hydrated } = seen;
  return {
    fcp,
    lcp,
    cls,
    hydrated,
    tbt: blockingTime(tasks, fcp),
    longestTask: longest(tasks, fcp, Number.POSITIVE_INFINITY),
    longestHydration: longest(tasks, seen.hydrate, hydrated + HYDRATION_TAIL),
  };
}

export interface Transfer {
  /** Bytes on the wire, head lines included. */
  bytes: number;
  requests: number;
  /** Bytes of scripts and style sheets. */
  code: number;
}

/** Measures the files that a cold load on a desktop fetches until the network has been quiet for half a second. */
export async function transfer(browser: Browser, url: string): Promise<Transfer> {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const found: Transfer = { bytes: 0, requests: 0, code: 0 };
  const codes = new Set<string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => {
    found.requests++;
    if (type === 'Script' || type === 'Stylesheet') codes.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    found.bytes += encodedDataLength;
    if (codes.has(requestId)) found.code += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return found;
}
