/**
 * Edits in front of an open page of a site that is run from a `docusaurus.config.*`, in Chromium: after each the page shows what a fresh load
 * of it shows, and components keep their state unless their hooks have changed.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { hydrated, launch } from '../browser/harness.js';
import { serve as serveFiles, type TestServer } from '../browser/server.js';
import { endServing, type Serving, serve } from '../cli/serving.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';

let browser: Browser;
let elsewhere: TestServer;

beforeAll(async () => {
  compileTool();
  elsewhere = await serveFiles(new Map([['other.css', 'h1 { outline-color: rgb(1, 2, 3); }\n']]));
  browser = await launch();
});
afterEach(endServing);
afterAll(async () => {
  removeFolders();
  await Promise.all([browser?.close(), elsewhere?.close()]);
});

const SITE = {
  'package.json': '{ "dependencies": { "@docusaurus/core": "3.9.0" } }\n',
  'docs/a.md': '# A\n\ntext 0\n',
};

const configOf = (more = '') => `export default {
  title: 'M', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]],
  themeConfig: { footer: { copyright: '(c) M' } }, ${more}
};
`;

interface Desk {
  dir: string;
  site: Serving;
  page: Page;
  write(files: Readonly<Record<string, string>>): void;
  /** Waits until the page shows a text and then all that a fresh load of it shows. */
  shows(text: string): Promise<void>;
  /** Whether the page was loaded anew since this was asked last. */
  isReloaded(): Promise<boolean>;
}

/** Serves a site and opens one of its pages. */
async function sitAt(path: string, files: Readonly<Record<string, string>>): Promise<Desk> {
  const dir = temporaryFolder();
  writeFiles(dir, { ...SITE, 'docusaurus.config.mjs': configOf(), ...files });
  const site = await serve(dir, ['-p', '0']);
  // What it warns of may name other addresses.
  const [, url = ''] = await site.heard(/✓ (http:\S+)/);
  const open = async () => {
    const page = await browser.newPage();
    await page.goto(new URL(path, url).href);
    await hydrated(page);
    return page;
  };
  const page = await open();
  await page.evaluate('window.kept = true');
  return {
    dir,
    site,
    page,
    write: (changed) => writeFiles(dir, changed),
    async shows(text) {
      await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), text);
      const difference = async () => {
        const fresh = await open();
        const [shown, wanted] = [await page.evaluate(viewOf), await fresh.evaluate(viewOf)];
        await fresh.close();
        return shown === wanted ? '' : `${shown}\n— a fresh load —\n${wanted}`;
      };
      await expect.poll(difference, { message: text, timeout: 20_000 }).toBe('');
    },
    async isReloaded() {
      const kept = await page.evaluate('window.kept === true');
      await page.evaluate('window.kept = true');
      return !kept;
    },
  };
}

/** What a page shows, but for the counts. It runs in the page. */
function viewOf(): string {
  const copy = document.querySelector('#__notes')?.cloneNode(true) as HTMLElement;
  for (const count of copy.querySelectorAll('button > b')) count.textContent = '';
  const styles = ['h1', '.foot']
    .map((selector) => document.querySelector(selector))
    .map((element) => element && getComputedStyle(element).outlineColor);
  return [copy.textContent, ...styles, document.documentElement.dataset.client].join('\n');
}

it('goes on where a page has a style sheet of another origin', async () => {
  const desk = await sitAt('docs/a', {
    'docusaurus.config.mjs': configOf(`stylesheets: ['${elsewhere.origin}/other.css'],`),
    'static/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'docs/a.md': '# A\n\n![pic](/pic.svg)\n\ntext 0\n',
  });
  expect(await desk.page.evaluate(() => getComputedStyle(document.querySelector('h1')!).outlineColor)).toBe(
    'rgb(1, 2, 3)',
  );
  desk.write({ 'static/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="19" height="9"/>' });
  await desk.page.waitForFunction(() => document.querySelector('img')?.naturalWidth === 19);
  desk.write({ 'docs/a.md': '# A\n\n![pic](/pic.svg)\n\ntext 1\n' });
  await desk.shows('text 1');
  expect(await desk.isReloaded()).toBe(false);
}, 90_000);

it('a log of its own in the site folder is told of, and then no more', async () => {
  const dir = temporaryFolder();
  const config = 'docusaurus.config.mjs';
  writeFiles(dir, { ...SITE, [config]: configOf(), 'serve.log': '' });
  const site = await serve(dir, ['-p', '0']);
  const log = (text: string) => appendFileSync(join(dir, 'serve.log'), text);
  site.child.stderr?.on('data', log);
  /** Waits until a new line of the log, and the build that comes of it, have no answer in the log. */
  const isQuiet = () =>
    expect
      .poll(
        async () => {
          const before = site.said();
          log('another line\n');
          await new Promise((resolve) => setTimeout(resolve, 1500));
          return site.said().slice(before.length);
        },
        { timeout: 60_000 },
      )
      .toBe('');
  log('a line\n');
  await site.heard(/serve\.log → 0 pages/);
  await isQuiet();
  const broken = site.said().length;
  writeFiles(dir, { [config]: 'export default {' });
  await site.heard(/docusaurus\.config\.mjs.* → ✗/, broken);
  await isQuiet();
  const from = site.said().length;
  writeFiles(dir, { [config]: configOf() });
  await site.heard(/docusaurus\.config\.mjs.* → \d+ page/, from);
  await isQuiet();
}, 240_000);
