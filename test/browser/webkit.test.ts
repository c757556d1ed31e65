/** D31: a short walk through the site in Safari's engine, past what was broken there. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleClient } from './bundle.js';
import { makeFixture } from './fixture.js';
import { serve, type TestServer } from './server.js';
import { launchWebKit, type WebKit } from './webkit.js';

let webkit: WebKit;
let server: TestServer;

beforeAll(async () => {
  const files = makeFixture(await bundleClient());
  [webkit, server] = await Promise.all([launchWebKit(), serve(files)]);
});
afterAll(async () => {
  await webkit?.close();
  await server?.close();
});

async function open(path: string): Promise<void> {
  await webkit.goto(server.origin + path);
  await webkit.until(`document.documentElement.dataset.hasHydrated === 'true'`);
}

/** Widths at which a paragraph with code in it needs more than it has. */
const WIDTHS = `Array.from({ length: 96 }, (_, n) => 400 + n).filter((width) => {
  const text = document.querySelector('.markdown p');
  text.innerHTML = '<code>strict</code> ' + '警告也算失败；检查笔记，并校对。'.repeat(6);
  text.style.width = width + 'px';
  return text.scrollWidth > width;
})`;

it('goes to another page and back, opens search and the menu, and runs live code', async () => {
  await open('/docs/js/event-loop');
  await webkit.evaluate('void (window.kept = true)');
  await webkit.click('#to-modules');
  await webkit.until(`document.querySelector('h1').textContent.includes('模块') && scrollY === 0`);
  await webkit.evaluate('history.back()');
  await webkit.until(`document.querySelector('h1').textContent.includes('事件循环') && window.kept && scrollY > 0`);

  await webkit.press('/');
  await webkit.until(`document.activeElement?.className === 'DocSearch-Input'`);
  await webkit.press('\uE00C');
  await webkit.until(`!document.querySelector('.DocSearch-Input')`);

  await webkit.resize(500);
  await webkit.until(`document.querySelector('.navbar-sidebar') && innerWidth < 600`);
  // A mark that hangs at the end of a line makes a page that fills the window wider than it.
  await expect.poll(() => webkit.evaluate(WIDTHS)).toEqual([]);
  await webkit.click('.navbar__toggle');
  await webkit.until(`document.activeElement?.matches('.navbar-sidebar--show .navbar-sidebar__close')`);

  await open('/docs/live');
  await webkit.until(`document.querySelector('iframe') && !document.querySelector('[data-waiting]')`);
  await webkit.until(`!document.querySelector('.load-failure')`);
});
