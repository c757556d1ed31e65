/** Pages of other sites in Chromium beside `notes serve`: they may link to it and frame it, load and change nothing. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hydrated, launch, visit } from '../browser/harness.js';
import { serve as serveFiles, type TestServer } from '../browser/server.js';
import { endServing, type Serving, serve } from '../cli/serving.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';

let browser: Browser;
let site: Serving;
let foreign: TestServer;

beforeAll(async () => {
  compileTool();
  const dir = temporaryFolder();
  writeFiles(dir, {
    'notes.config.ts':
      "export default { title: 'T', url: 'https://e.example', blog: false, trailingSlash: false, liveCodeBlock: true };\n",
    'docs/a.md': '# A\n\n```jsx live\n<b>{6 * 7} live</b>\n```\n',
    'static/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'static/own.js': 'globalThis.stolen = true;\n',
  });
  site = await serve(dir, ['-p', '0']);
  browser = await launch();
});
afterAll(async () => {
  endServing();
  removeFolders();
  await Promise.all([foreign.close(), browser.close()]);
});

/** Loads each kind of file and tells which came. */
const attempts = (url: string) => `<!doctype html><body><script>
const loads = (tag, attributes, at = document.body) => new Promise((done) => {
  const element = Object.assign(document.createElement(tag), attributes);
  element.onload = () => done(true);
  element.onerror = () => done(false);
  at.append(element);
});
const asks = (path, options) => fetch('${url}' + path, options).then(() => true, () => false);
globalThis.result = Promise.all([
  loads('img', { src: '${url}pic.svg' }),
  loads('img', { src: '${url}/' }),
  loads('script', { src: '${url}own.js' }),
  loads('script', { src: '${url}own.js', type: 'module' }),
  loads('link', { rel: 'stylesheet', href: '${url}own.js' }),
  asks('docs/a'),
  asks('_notes/reload'),
  asks('docs/a', { method: 'POST' }),
  new Promise((done) => {
    const stream = new EventSource('${url}_notes/reload');
    stream.onmessage = stream.onopen = () => done(true);
    stream.onerror = () => done(stream.readyState !== EventSource.CLOSED);
  }),
]);
</script>`;

it('a page of another site loads nothing', async () => {
  const named = new URL(site.url);
  foreign = await serveFiles(new Map([['index.html', attempts(site.url)]]));
  const page = await browser.newPage();
  // Another address, and another port of the same name.
  for (const origin of [foreign.origin, foreign.origin.replace('127.0.0.1', named.hostname)]) {
    await page.goto(origin);
    await expect.poll(() => page.evaluate('result')).toEqual(Array(9).fill(false));
    await expect.poll(() => page.evaluate('globalThis.stolen')).toBeUndefined();
  }
  await page.setContent(`<a href="${site.url}docs/a">in</a>`);
  await page.click('a');
  await page.waitForSelector('h1:has-text("A")');
  await page.close();
});

it('the site itself works, its sandboxed frames too', async () => {
  await visit(browser, new URL('/docs/a', site.url).href, {}, async ({ page }) => {
    await hydrated(page);
    const element = await page.waitForSelector('[data-live] iframe');
    const frame = await element.contentFrame();
    await frame!.waitForSelector('b:has-text("42 live")');
  });
});
