/** D31: the site is read and walked through in Debian's Firefox. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleClient } from './bundle.js';
import { type Firefox, launchFirefox } from './firefox.js';
import { makeFixture } from './fixture.js';
import { serve, type TestServer } from './server.js';

let firefox: Firefox;
let server: TestServer;

beforeAll(async () => {
  const files = makeFixture(await bundleClient());
  [firefox, server] = await Promise.all([launchFirefox(), serve(files)]);
});
afterAll(async () => {
  await firefox?.close();
  await server?.close();
});

const HYDRATED = `document.documentElement.dataset.hasHydrated === 'true'`;
const heading = (text: string) => `document.querySelector('h1')?.textContent.includes('${text}')`;

async function open(path: string): Promise<void> {
  await firefox.goto(server.origin + path);
  await firefox.until(HYDRATED);
}

it('goes from page to page in one document, back and forward included', async () => {
  await open('/docs/js/event-loop');
  await firefox.evaluate('window.wrappedJSObject ? (window.wrappedJSObject.kept = true) : (window.kept = true)');
  await firefox.click('#to-modules');
  await firefox.until(heading('模块'));
  await expect.poll(() => firefox.evaluate('location.pathname')).toBe('/docs/js/modules');
  await firefox.until('scrollY === 0');
  await firefox.evaluate('history.back()');
  await firefox.until(heading('事件循环'));
  await expect.poll(() => firefox.evaluate('(window.wrappedJSObject ?? window).kept')).toBe(true);
  expect(await firefox.errors()).toEqual([]);
});

it('opens the search by its key, the menu on a narrow window, and a category of the sidebar', async () => {
  await open('/docs/js/event-loop');
  await firefox.click('.side .menu__caret');
  await firefox.until(`[...document.querySelectorAll('.side a')].some((a) => a.textContent === '条目 0')`);
  await firefox.press('/');
  await firefox.until(`document.activeElement?.className === 'DocSearch-Input'`);
  await firefox.press('\uE00C');
  await firefox.until(`!document.querySelector('.DocSearch-Input')`);
  await firefox.resize(500);
  await firefox.until(`document.querySelector('.navbar-sidebar')`);
  await firefox.click('.navbar__toggle');
  await firefox.until(`document.querySelector('.navbar-sidebar--show')`);
  await firefox.resize(1280);
  await firefox.until(`!document.querySelector('.navbar-sidebar--show')`);
  expect(await firefox.errors()).toEqual([]);
});

it('switches tabs, folds code, zooms pictures and runs live blocks', async () => {
  await open('/docs/tools');
  await firefox.click('[role=tab]:not([aria-selected=true])');
  await firefox.until(`document.querySelector('#in-yarn').checkVisibility()`);
  await firefox.click('[data-action=fold]');
  await firefox.until(`document.querySelector('[data-fold=open]')`);
  await open('/docs/pictures');
  await firefox.until(`document.querySelector('.medium-zoom-image')`);
  await firefox.click('#tall');
  await firefox.until(`document.querySelector('.medium-zoom--opened')`);
  await open('/docs/live');
  await firefox.until(`document.querySelector('iframe') && !document.querySelector('[data-waiting]')`);
  expect(await firefox.errors()).toEqual([]);
});

it('leaves a page for the one a reader asks for while code of the first still comes', async () => {
  let isHeld = false;
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  // Nothing of another origin is in the browser's cache.
  const slow = await serve(server.files);
  slow.intercept = async () => {
    if (isHeld) await held;
    return false;
  };
  try {
    await firefox.goto(`${slow.origin}/docs/js/event-loop`);
    await firefox.until(HYDRATED);
    isHeld = true;
    slow.requests.length = 0;
    await firefox.press('/');
    await expect.poll(() => slow.requests.join()).toMatch(/\.js/);
    await firefox.evaluate(`void setTimeout(() => { location.href = '/docs/js/modules'; })`);
    await expect.poll(() => slow.requests).toContain('GET /docs/js/modules');
    // The next page comes late: the reader must not be taken back meanwhile, nor told that something failed.
    await new Promise((done) => setTimeout(done, 500));
    expect(slow.requests).not.toContain('GET /docs/js/event-loop');
    release();
    await firefox.until(heading('模块'));
  } finally {
    release();
    await slow.close();
  }
});
