/**
 * Edits by a seed in front of an open page, in Chromium: after each the page shows what a fresh load of it shows; state is kept wherever
 * hooks and exports stay as they are. More of them: `EDITS=200 SEED=7 npx vitest run test/serve/edits.test.ts`.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hydrated, launch } from '../browser/harness.js';
import { endServing, type Serving, serve } from '../cli/serving.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { editsOf, filesOf, marksOf, START, viewOf } from './edits.js';

const COUNT = Number(process.env.EDITS ?? 6);
/** Each look opens a page, while the site is built on a machine that may be busy. */
const BUILD_MS = 150_000;
const SEED = Number(process.env.SEED ?? 1);

let browser: Browser;
let site: Serving;
const dir = temporaryFolder();

beforeAll(async () => {
  compileTool();
  writeFiles(dir, filesOf(START));
  [site, browser] = await Promise.all([serve(dir, ['-p', '0']), launch()]);
});
afterAll(async () => {
  endServing();
  removeFolders();
  await browser?.close();
});

const open = async () => {
  const page = await browser.newPage();
  await page.goto(new URL('docs/desk', site.url).href);
  await hydrated(page);
  return page;
};

/** Resolves to the state after a fresh load of the page. */
async function freshView(): Promise<string> {
  const page = await open();
  const view = await page.evaluate(viewOf);
  await page.close();
  return view;
}

const count = (page: Page, of = '.box') =>
  page.evaluate((selector) => Number(document.querySelector(`${selector} b`)!.textContent), of);
const mark = (page: Page) => page.evaluate('window.kept = true');

it(
  `${COUNT} edits of seed ${SEED}: what is shown is never stale, and state is kept`,
  async () => {
    const page = await open();
    await mark(page);
    let desk = START;
    const edits = editsOf(SEED);
    for (let n = 1; n <= COUNT; n++) {
      const { name, fate, make, footer = 'kept' } = edits.next().value;
      const what = `edit ${n} of seed ${SEED}: ${name}`;
      await page.click('.box');
      // The overlay of problems covers it.
      await page.dispatchEvent('.foot button', 'click');
      await page.click('.pin');
      const [before, foot, pin] = [await count(page), await count(page, '.foot'), await count(page, '.pin')];
      expect(Math.min(before, foot, pin), what).toBeGreaterThan(0);
      const shown = desk;
      const files = filesOf(desk);
      desk = make(desk);
      const changed = Object.entries(filesOf(desk)).filter(([path, text]) => files[path] !== text);
      writeFiles(dir, Object.fromEntries(changed));
      if (desk.broken) {
        await page.waitForSelector('#notes-problems');
        for (const text of marksOf(shown))
          await expect.poll(() => page.innerText('#__notes'), { message: what }).toContain(text);
        await expect.poll(() => count(page), { message: what }).toBe(before);
        continue;
      }
      await page.waitForSelector('#notes-problems', { state: 'detached' });
      for (const text of marksOf(desk)) await page.waitForSelector(`text=${text}`);
      const stale = async () => {
        const [shown, fresh] = [await page.evaluate(viewOf), await freshView()];
        return shown === fresh ? '' : `${shown}\n— a fresh load —\n${fresh}`;
      };
      await expect.poll(stale, { message: what, timeout: BUILD_MS }).toBe('');
      const after = await count(page);
      const wanted = { kept: [before], anew: [0], either: [0, before] }[fate];
      expect(wanted, what).toContain(after);
      const wantedBelow = { kept: [foot], anew: [0], either: [0, foot] }[footer];
      expect(wantedBelow, what).toContain(await count(page, '.foot'));
      // The page's import is another module: nothing resets it.
      await expect.poll(() => count(page, '.pin'), { message: what }).toBe(pin);
      await expect.poll(() => page.evaluate('window.kept'), { message: what }).toBe(true);
      await page.click('.box');
      await expect.poll(() => count(page), { message: what }).toBe(after + desk.step);
    }
  },
  COUNT * 60_000,
);
