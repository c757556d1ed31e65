/** A real browser for tests. Every page fails its test on a policy violation, a console error, an uncaught error or a request to another host (D8). */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../cli/check/tools.js';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** Starts the browser that `notes check` would find. */
export function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('No Chromium: node test/setup/prepare.mjs brings it, or name one in CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: ARGS });
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export interface Opened {
  page: Page;
  /** What went wrong so far; tests that provoke something take it out. */
  faults: string[];
  /** Console warnings. */
  warnings: string[];
  close(): Promise<void>;
}

export interface OpenOptions extends BrowserContextOptions {
  /** Script that runs before the page's own. */
  before?: string;
  /** What to wait for; `load` unless a test keeps back what the page waits for itself. */
  until?: 'commit';
}

/** Opens an address in a new context. Motion is off unless a test asks for it: a click must not meet what is still moving. */
export async function open(browser: Browser, url: string, options: OpenOptions = {}): Promise<Opened> {
  const { before, until, ...rest } = options;
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', ...rest });
  const page = await context.newPage();
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
