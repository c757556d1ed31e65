/** `offline`: a site that was visited is read without a network, and an update fetches only what changed. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OfflineList } from '../../renderer/shared/offline.js';
import { hydrated, launch } from '../browser/harness.js';
import { serve, type TestServer } from '../browser/server.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { notesInHost } from '../engine/tool-host.js';

const doc = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;
const config = (options: string) =>
  `export default { title: '离线', url: 'https://a.example', baseUrl: '/x/', favicon: 'icon.svg', trailingSlash: false, i18n: { defaultLocale: 'zh-Hans' }, ${options} };\n`;
const SITE = {
  'docs/index.md': doc('开始', '[第二页](./second.md)\n\n![图](./a.svg)'),
  'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>\n',
  'docs/second.md': doc('第二页', '独角兽在第二页。'),
  'docs/third.md': doc('第三页', '旧的第三页。'),
  'docs/hidden.md': '---\ntitle: 藏\nunlisted: true\n---\n\n藏起来的。\n',
  'pages/index.md': '# 首页\n',
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n',
  'docs/a & b.md': doc('空格', '名字里有空格。'),
};

let browser: Browser;
const servers: TestServer[] = [];
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  browser = await launch();
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
afterAll(async () => {
  await browser?.close();
  removeFolders();
});

const build = async (dir: string) => {
  const { code, stderr } = await notesInHost(['build', dir], { cwd: dir });
  expect(code, stderr).toBe(0);
};
const listOf = (dir: string): OfflineList => JSON.parse(readFileSync(join(dir, 'dist/_notes/offline.json'), 'utf8'));
const pathsOf = (dir: string) => listOf(dir).files.map(([path]) => path);

/** Folders of built sites, by their options: each test gets a copy. */
const built = new Map<string, Promise<string>>();

async function buildSite(options: string): Promise<string> {
  const dir = temporaryFolder();
  writeFiles(dir, { ...SITE, 'notes.config.mjs': config(options) });
  await build(dir);
  return dir;
}

/** A built site on a server below `/x/`. */
async function publish(options = 'offline: true') {
  const first = built.get(options) ?? buildSite(options);
  built.set(options, first);
  const dir = temporaryFolder();
  cpSync(await first, dir, { recursive: true, preserveTimestamps: true });
  // The folder is the base: the server takes it off.
  const server = await serve(new Map());
  servers.push(server);
  let isDown = false;
  server.intercept = async (path, response) => {
    if (isDown) return Boolean(response.destroy());
    const bare = path.slice('/x/'.length).replace(/\/$/, '');
    const name = ['', '.html', '/index.html']
      .map((end) => bare + end)
      .find((one) => /\.\w+$/.test(one) && existsSync(join(dir, 'dist', one)));
    const type = {
      html: 'text/html',
      js: 'text/javascript',
      json: 'application/json',
      css: 'text/css',
      svg: 'image/svg+xml',
    }[name?.split('.').pop() ?? ''];
    response.writeHead(name ? 200 : 404, {
      'content-type': `${type ?? 'application/octet-stream'}; charset=utf-8`,
      'cache-control': 'no-cache',
    });
    response.end(name ? readFileSync(join(dir, 'dist', name)) : 'no');
    return true;
  };
  return {
    dir,
    server,
    at: (path: string) => `${server.origin}/x/${path}`,
    goDown: (down = true) => {
      isDown = down;
    },
  };
}

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  contexts.push(context);
  return context.newPage();
}

/** Paths of the site that the browser keeps, and what the worker has noted of them. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(decodeURIComponent(new URL(url).pathname));
    return found;
  });
const notedHashes = (page: Page) =>
  page.evaluate(async () => {
    const note = await caches.match(`${location.origin}/x/_notes/?kept`);
    return (await note?.json()) ?? {};
  });
const untilKept = (page: Page, dir: string) =>
  expect.poll(() => notedHashes(page), { timeout: 60_000 }).toEqual(Object.fromEntries(listOf(dir).files));

/** A page of a published site that keeps all of it. */
async function visited() {
  const published = await publish();
  const page = await newPage();
  await page.goto(published.at('docs'));
  await untilKept(page, published.dir);
  return { ...published, page };
}

describe('a site with `offline`', () => {
  it('is read without a network after one visit: pages, navigation, pictures, search', async () => {
    const { at, goDown, page } = await visited();
    goDown();
    await page.goto(at('docs/second'));
    await hydrated(page);
    await expect.poll(() => page.textContent('article')).toContain('独角兽');
    await page.goto(at('docs'));
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(() => document.querySelector<HTMLImageElement>('article img')?.naturalWidth))
      .toBe(40);
    await page.click('article a:text("第二页")');
    await page.waitForSelector('article:has-text("独角兽")');
    await page.goto(at('docs/a%20&%20b'));
    await expect.poll(() => page.textContent('article')).toContain('空格');
    await page.goto(`${at('search')}?q=独角兽`);
    await page.waitForSelector('main a:has-text("第二页")');
  });

  it('says so where a page was not kept', async () => {
    const { at, goDown, page } = await visited();
    goDown();
    await page.goto(at('docs/hidden'));
    await expect.poll(() => page.textContent('h1')).toBe('这一页还没有保存在这台设备上');
    await page.click('a');
    await page.waitForSelector('h1:text("首页")');
  });

  it('keeps a page that was visited and is not on the list', async () => {
    const { at, goDown, page } = await visited();
    await page.goto(at('docs/hidden'));
    await expect.poll(() => keptPaths(page)).toContain('/x/docs/hidden');
    goDown();
    await page.goto(at('docs/hidden'));
    await expect.poll(() => page.textContent('article')).toContain('藏起来的');
  });

  it('shows the newest page while there is a network, and fetches of a new build only what changed', async () => {
    const { dir, at, server, goDown, page } = await visited();
    writeFileSync(join(dir, 'docs/third.md'), doc('第三页', '新的第三页。'));
    const before = new Map(listOf(dir).files);
    await build(dir);
    const changed = listOf(dir)
      .files.filter(([path, hash]) => before.get(path) !== hash)
      .map(([path]) => path);
    expect(changed).toContain('docs/third.html');
    await page.goto(at('docs/third'));
    await expect.poll(() => page.textContent('article')).toContain('新的第三页');
    server.requests.length = 0;
    await page.goto(at('docs'));
    await untilKept(page, dir);
    const asked = server.requests.map((line) => line.replace(/^GET \/x\//, ''));
    const parts = asked.filter((path) => path in Object.fromEntries(listOf(dir).files));
    // Requests of the page itself: its icon, its script and data, and data of prefetched pages.
    const own = (path: string) => /^(?:icon\.svg|_notes\/(?:site\.json$|offline\.js$|page\/))/.test(path);
    expect(parts.filter((path) => !changed.includes(path) && !own(path))).toEqual([]);
    expect(parts).toContain('docs/third.html');
    goDown();
    await page.goto(at('docs/third'));
    await expect.poll(() => page.textContent('article')).toContain('新的第三页');
  });

  it('names no page that nothing leads to, and no more than the budget holds', async () => {
    const { dir } = await publish();
    expect(pathsOf(dir)).toEqual(expect.arrayContaining(['docs/second.html', 'icon.svg']));
    expect(JSON.stringify(listOf(dir))).not.toContain('hidden');
    const all = pathsOf(dir);
    writeFileSync(join(dir, 'static.txt'), '');
    writeFiles(dir, {
      'docs/large.md': doc('大', '很长的一段。'.repeat(40_000)),
      'notes.config.mjs': config('offline: { megabytes: 1 }'),
    });
    await build(dir);
    expect(pathsOf(dir).length).toBeGreaterThan(all.length / 2);
    expect(pathsOf(dir)).not.toContain('docs/large.html');
  });

  it('is taken from the device again by `remove`', async () => {
    const { dir, at, page } = await visited();
    writeFileSync(join(dir, 'notes.config.mjs'), config("offline: 'remove'"));
    await build(dir);
    expect(existsSync(join(dir, 'dist/_notes/offline.json'))).toBe(false);
    await page.goto(at('docs/second'));
    const left = () =>
      page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]);
    await expect.poll(left).toEqual([[], 0]);
    await page.goto(at('docs/second'));
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
  });

  it('writes and registers nothing without the option', async () => {
    const { dir, at } = await publish('');
    expect(existsSync(join(dir, 'dist/sw.js'))).toBe(false);
    expect(existsSync(join(dir, 'dist/_notes/offline.json'))).toBe(false);
    expect(readFileSync(join(dir, 'dist/docs.html'), 'utf8')).not.toContain('offline.js');
    const page = await newPage();
    await page.goto(at('docs'));
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  });
});
