/** A real browser for tests. Every page fails its test on a policy violation, a console error, an uncaught error or a request to another host (D8). */
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core';
import { findBrowser } from '../../cli/check/tools.js';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** Slowdown of pages, and tenths of a second of delay for each answer: finds tests that do not wait for what they need. */
const SLOWER = process.env.SLOWER_PAGES;

/** Milliseconds that a page may take for what is waited for: the machine may be busy. */
const PATIENCE = 60_000;

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: rate * 100,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Starts the browser that `notes check` would find. */
export async function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('No Chromium: node test/setup/prepare.mjs brings it, or name one in CHROMIUM_PATH');
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(PATIENCE);
    if (SLOWER !== undefined) context.on('page', (page) => void slowDown(page, Number(SLOWER)).catch(() => {}));
    return context;
  };
  return browser;
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export interface Opened {
  page: Page;
  /** Errors so far; tests that cause one remove it. */
  faults: string[];
  /** Console warnings. */
  warnings: string[];
  close(): Promise<void>;
}

export interface OpenOptions extends BrowserContextOptions {
  /** Script that runs before the page's own. */
  before?: string;
  /** Event to wait for; `load` unless a test holds back a resource of the page. */
  until?: 'commit';
}

/** Opens an address in a new context. Motion is off unless a test asks for it: a click must not meet what is still moving. */
export async function open(browser: Browser, url: string, options: OpenOptions = {}): Promise<Opened> {
  const { before, until, ...rest } = options;
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', ...rest });
  const page = await context.newPage();
  watchRequests(page);
  const faults: string[] = [];
  const warnings: string[] = [];
  // A file has no origin of its own: everything on the disk counts as the site.
  const origin = url.startsWith('file:') ? 'file://' : new URL(url).origin;
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`);
    if (message.type() === 'warning') warnings.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const address = request.url();
    if (!/^(data|blob):/.test(address) && !address.startsWith(origin)) faults.push(`foreign request: ${address}`);
  });
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI));`);
  if (before) await page.addInitScript(before);
  await page.goto(url, { waitUntil: until });
  return { page, faults, warnings, close: () => context.close() };
}

/** Waits until React runs. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');

/** Waits until the page has handled what was done to it: events of scrolling and resizing come with the next frame. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits until the client router has shown a page, and its scroll position and the focus are final. */
export const arrived = (page: Page, title: string): Promise<unknown> =>
  page.waitForFunction((text) => document.getElementById('notes-announcer')?.textContent?.startsWith(text), title);

/** Scrolls there at once, and waits until the page has handled it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await nextFrames(page);
}

interface Traffic {
  pending: Set<Request>;
  /** Time of the last request or answer. */
  last: number;
}

const traffic = new WeakMap<Page, Traffic>();

function watchRequests(page: Page): Traffic {
  const seen: Traffic = { pending: new Set(), last: Date.now() };
  traffic.set(page, seen);
  const note = (change: () => void) => {
    change();
    seen.last = Date.now();
  };
  page.on('request', (request) => note(() => seen.pending.add(request)));
  const end = (request: Request) => note(() => seen.pending.delete(request));
  page.on('requestfinished', end).on('requestfailed', end);
  return seen;
}

/** Milliseconds without a request after which nothing more is expected. */
const QUIET = 500;

/**
 * Waits until a page has asked for nothing for half a second, counted from now. The browser's own `networkidle` comes once for a document:
 * whoever waits for it after an act does not wait. It shows that nothing comes; what has to come is waited for by itself.
 */
export async function quiet(page: Page): Promise<void> {
  const from = Date.now();
  const seen = traffic.get(page) ?? watchRequests(page);
  const isQuiet = () => seen.pending.size === 0 && Date.now() - Math.max(from, seen.last) > QUIET;
  for (let tries = 0; tries < 1200; tries++) {
    if (isQuiet()) {
      // Requests sent while this process was blocked are handled before an answer of the page.
      await page.evaluate('0').catch(() => {});
      if (isQuiet()) return;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`No answer yet to ${[...seen.pending].map((request) => request.url()).join(', ') || 'anything'}`);
}

/** Waits until the scripts that a page has asked for have run: what they listen for is heard from now on. */
export async function scriptsRun(page: Page): Promise<void> {
  await quiet(page);
  // A text: the test runner has an `import()` of its own.
  await page.evaluate(`Promise.all(performance.getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js')).map(({ name }) => import(name))).then(() => {})`);
}

/**
 * What a page is at this moment. `test/structure/moments.test.ts` lets no test of a browser read once what it expects, in any other way:
 * `expect.poll` waits for it. Only for what holds from the start or is to be seen at once, and for reads that cannot be repeated.
 */
export const now = <T>(read: Promise<T>): Promise<T> => read;

/** Script that drops what a page does five seconds after the reader's first act: code for later is fetched then, and must not be counted. */
export const NOT_FOR_LATER =
  '{ const start = setTimeout; window.setTimeout = (run, ms, ...rest) => (ms >= 5000 ? 0 : start(run, ms, ...rest)); }';

/** Script by which waiting for seconds takes none. */
export const HASTE =
  'const wait = setTimeout; setTimeout = (run, ms, ...rest) => wait(run, ms > 2500 ? 0 : ms, ...rest);';

/** Begins to use a page that was opened with `HASTE`, and waits until the code for later has come. */
export async function bringCodeForLater(page: Page): Promise<void> {
  // The record of the last resort is removed when all of that code is loaded.
  await page.evaluate(() => sessionStorage.setItem('notes.reloaded', 'x'));
  await page.mouse.move(200, 300);
  await page.waitForFunction(() => sessionStorage.getItem('notes.reloaded') === null);
}

/** Runs a test on an address and fails it on any fault. */
export async function visit(
  browser: Browser,
  url: string,
  options: OpenOptions,
  test: (opened: Opened) => Promise<void>,
): Promise<void> {
  const opened = await open(browser, url, options);
  try {
    await test(opened);
    if (opened.faults.length > 0) throw new Error(`Faults on ${url}:\n${opened.faults.join('\n')}`);
  } finally {
    await opened.close();
  }
}
