/**
 * Pages of strangers in Chromium and in Firefox where no policy holds them back: nothing runs, no other host is asked, no address of a
 * script is left. `DOMPURIFY_FIXTURES` names the `test/fixtures/expect.mjs` of a copy of DOMPurify, whose payloads are tried besides.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Firefox, launchFirefox } from '../browser/firefox.js';
import { launch, now, open } from '../browser/harness.js';
import { serve, type TestServer } from '../browser/server.js';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { type Built, buildSite } from '../outputs/sites.js';
import { untrustedConfig } from './config.js';
import { RESULTS } from './result-vectors.js';
import { FOREIGN, VECTORS } from './vectors.js';

/** Attacks on one page: one that breaks the page must not save the others. */
const AT_ONCE = 12;
/** Documents on one page; all of them fit into the window, for what is not seen may not load. */
const FRAMES = 12;

/** Comes first in each page. `found` has what ran, and what is left that would run; `provoke` sends events to all content. */
const WATCH = `<script>
window.found = [];
for (const name of ['alert', 'prompt', 'confirm', 'print', 'xss'])
  window[name] = () => void window.found.push('ran ' + name);
window.provoke = () => {
  // Firefox sends a form also for an event of a script, and so would leave the page.
  for (const type of ['click', 'submit']) addEventListener(type, (event) => event.preventDefault(), true);
  const events = 'click mouseover mouseenter focus focusin blur toggle keydown pointerdown pointerover touchstart animationstart animationend transitionend input change submit error load begin end'.split(' ');
  const content = document.querySelector('article, .markdown') ? 'article *, .markdown *' : 'body *';
  for (const element of document.querySelectorAll(content)) {
    for (const name of ['href', 'src', 'action', 'data', 'formaction', 'poster', 'xlink:href', 'srcdoc', 'srcset'])
      if (/^[\\s\\0-\\x20]*(?:javascript|vbscript|data:(?!image\\/(?:png|gif|jpeg|webp|avif);base64))/i.test(element.getAttribute(name) ?? ''))
        window.found.push(name + ' ' + element.getAttribute(name));
    for (const type of events)
      if (element.getAttribute('data-action') !== 'run')
        element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  }
  for (const name of ['getElementById', 'querySelector', 'createElement', 'addEventListener'])
    if (typeof document[name] !== 'function') window.found.push('taken ' + name);
  if (typeof document.cookie !== 'string' || document.body.parentNode !== document.documentElement) window.found.push('taken');
};
</script>`;

let built: Built;
let server: TestServer;
let chromium: Browser;
let firefox: Firefox;
/** Takes what Firefox sends to other hosts; it asks a few of its own for updates of itself and of a decoder. */
let proxy: Server;
const asked: string[] = [];

async function fixtures(): Promise<string[]> {
  const path = process.env.DOMPURIFY_FIXTURES;
  if (!path) return [];
  const { default: list }: { default: { payload: string }[] } = await import(
    /* @vite-ignore */ pathToFileURL(path).href
  );
  return list.flatMap(({ payload }) => [
    payload,
    `a <b>${payload}</b>`,
    `| a |\n|-|\n| ${payload.replace(/\s+/g, ' ')} |`,
  ]);
}

const pagesOf = (vectors: readonly string[]) =>
  Array.from({ length: Math.ceil(vectors.length / AT_ONCE) }, (_, page) =>
    vectors.slice(page * AT_ONCE, (page + 1) * AT_ONCE).join('\n\n----\n\n'),
  );

beforeAll(async () => {
  compileTool();
  const all = pagesOf([...VECTORS, ...(await fixtures())]);
  const notes = all.map((text, page) => [`docs/p${page}.md`, `# P${page}\n\n${text}\n`]);
  const author = `authors:\n  - name: A\n    url: javascript:alert(1)\n    image_url: ${FOREIGN}/a.png\nimage: ${FOREIGN}/b.png`;
  const posts = all
    .slice(0, 3)
    .map((text, page) => [
      `blog/2025-01-0${page + 1}-p.md`,
      `---\n${author}\ncustom_edit_url: javascript:alert(1)\n---\n\n# B${page}\n\n${text}\n`,
    ]);
  built = await buildSite({
    ...untrustedConfig({ markdown: { math: true, mermaid: true }, liveCodeBlock: {} }),
    ...Object.fromEntries([...notes, ...posts]),
    'docs/results.md': `# R\n\n${RESULTS.join('\n')}`,
    'docs/box.md': `# Box\n\n![a](${FOREIGN}/box.png)\n`,
  });
  if (built.code !== 0) throw new Error(built.stderr);
  const bare = Object.entries(built.files).map(([path, text]): [string, string] => [
    path,
    path.endsWith('.html')
      ? text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '').replace('<head>', `<head>${WATCH}`)
      : text,
  ]);
  const control = `<!doctype html><head>${WATCH}</head><body><article><a href="javascript:alert(1)">x</a><img src="http://foreign.invalid/a.png" onerror="alert(1)"></article>`;
  const sheet = `<!doctype html><head>${WATCH}<style>p{background:image-set("http://foreign.invalid/c.png" 1x)}</style></head><body><p>x</p>`;
  proxy = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(502).end();
  });
  proxy.on('connect', (request, socket) => {
    asked.push(request.url ?? '');
    socket.end();
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  [chromium, server, firefox] = await Promise.all([
    launch(),
    serve(new Map([...bare, ['control.html', control], ['sheet.html', sheet], ...framePages()])),
    launchFirefox({ proxyPort: (proxy.address() as AddressInfo).port }),
  ]);
});

afterAll(async () => {
  await Promise.all([chromium?.close(), firefox?.close(), server?.close()]);
  proxy?.close();
  removeFolders();
});

const routes = () =>
  built.paths.filter((path) => /^(docs|blog)\/.*\.html$/.test(path)).map((path) => `/${path.slice(0, -5)}`);
/** Documents of results. */
const results = () => built.paths.filter((path) => path.startsWith('_notes/result/')).map((path) => `/${path}`);
/** Pages of frames in groups: the documents of results, with neither the sandbox nor the policy that hold them on a page of the site. */
const framesOf = (paths: readonly string[]) =>
  `<!doctype html><body style="margin: 0">${paths.map((path) => `<iframe src="${path}" width="250" height="180"></iframe>`).join('')}`;
function framePages(): [string, string][] {
  const all = results();
  const groups = Array.from({ length: Math.ceil(all.length / FRAMES) }, (_, group) =>
    all.slice(group * FRAMES, (group + 1) * FRAMES),
  );
  // The last place of a page is as good as the first.
  const control = [...Array.from({ length: FRAMES - 1 }, () => '/docs/box.html'), '/sheet.html'];
  return [control, ...groups].map((paths, page) => [`frames-${page}.html`, framesOf(paths)]);
}
const framePaths = () => framePages().map(([path]) => `/${path}`);
/** Findings in each frame of a window. */
const foundInFrames = (window: string) =>
  `Array.from(${window}.document.querySelectorAll('iframe'), ({ contentWindow }) => contentWindow).flatMap((frame) => (frame.provoke(), Array.from(frame.found, (text) => frame.location.pathname + ' ' + text)))`;
const HYDRATED = "document.documentElement.dataset.hasHydrated === 'true'";

it('in Chromium nothing runs, and no other host is asked', async () => {
  const { page, faults, close } = await open(chromium, `${server.origin}/control`);
  await expect.poll(() => page.evaluate('found.length')).toBe(1);
  expect(await now(page.evaluate('provoke(), found.length'))).toBeGreaterThan(1);
  await expect.poll(() => faults.join()).toContain('foreign request: http://foreign.invalid/a.png');
  faults.length = 0;
  const bad: string[] = [];
  for (const route of routes()) {
    await page.goto(server.origin + route);
    await page.waitForFunction(HYDRATED);
    bad.push(...(await page.evaluate<string[]>('provoke(), found')).map((text) => `${route} ${text}`));
  }
  bad.push(...faults.filter((fault) => /foreign request/.test(fault)));
  await close();
  expect(bad).toEqual([]);
}, 600_000);

it('in Firefox nothing runs, and no other host is asked', async () => {
  await firefox.goto(`${server.origin}/control`);
  await firefox.until('(window.wrappedJSObject ?? window).found.length === 1');
  await firefox.evaluate('(window.wrappedJSObject ?? window).provoke()');
  await expect
    .poll(() => firefox.evaluate('[...(window.wrappedJSObject ?? window).found]'))
    .toContain('href javascript:alert(1)');
  await expect.poll(() => asked.join()).toContain('foreign.invalid');
  asked.length = 0;
  const bad: string[] = [];
  for (const route of routes()) {
    await firefox.goto(server.origin + route);
    await firefox.until(HYDRATED);
    await firefox.evaluate('(window.wrappedJSObject ?? window).provoke()');
    const found = await firefox.evaluate<string[]>('[...(window.wrappedJSObject ?? window).found]');
    bad.push(...found.map((text) => `${route} ${text}`));
  }
  expect([
    ...bad,
    ...asked.filter((address) => address.includes('foreign') || !/mozilla|firefox|update\.googleapis/.test(address)),
  ]).toEqual([]);
}, 600_000);

it('results of strangers are shown; in Chromium nothing of them runs, and no other host is asked', async () => {
  // Those that are the same once they are clean share a document.
  const shown =
    built.file('docs/results.html').match(/<iframe[^>]*class="code-result|class="code-result[^>]*src=/g) ?? [];
  expect(shown.length).toBeGreaterThan(RESULTS.length * 0.9);
  expect(results().length).toBeGreaterThan(100);
  const [control, ...pages] = framePaths();
  const { page, faults, close } = await open(chromium, server.origin + control);
  await expect.poll(() => faults.join()).toContain('foreign request: http://foreign.invalid/c.png');
  faults.length = 0;
  const bad: string[] = [];
  for (const path of pages) {
    await page.goto(server.origin + path, { waitUntil: 'load' });
    bad.push(...(await page.evaluate<string[]>(foundInFrames('window'))));
    bad.push(...faults.splice(0).flatMap((fault) => (/foreign request/.test(fault) ? `${path} ${fault}` : [])));
  }
  await close();
  expect(bad).toEqual([]);
}, 600_000);

it('results of strangers ask and run nothing in Firefox', async () => {
  asked.length = 0;
  const [control, ...pages] = framePaths();
  await firefox.goto(server.origin + control);
  await expect.poll(() => asked.join()).toContain('foreign.invalid');
  asked.length = 0;
  const bad: string[] = [];
  for (const path of pages) {
    await firefox.goto(server.origin + path);
    bad.push(...(await firefox.evaluate<string[]>(foundInFrames('(window.wrappedJSObject ?? window)'))));
  }
  expect([...bad, ...asked.filter((address) => address.includes('foreign'))]).toEqual([]);
}, 600_000);

it('a box loads its file on a click, and not before', async () => {
  const opened = await open(chromium, `${server.origin}/docs/box`);
  const { page, faults } = opened;
  await page.waitForFunction(HYDRATED);
  expect(faults).toEqual([]);
  await page.click('[data-media]');
  await page.waitForSelector(`article img[src="${FOREIGN}/box.png"]`);
  await expect.poll(() => page.getAttribute('article img', 'referrerpolicy')).toBe('no-referrer');
  await opened.close();
});

it('feeds carry clean pages', () => {
  const feed = built.file('blog/rss.xml') + built.file('blog/atom.xml');
  expect(feed).not.toMatch(/&lt;script|<script|onerror=|javascript:alert/i);
});
