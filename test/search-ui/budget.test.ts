/** What the modal loads for its first answer beside the index: `test/search/own-queries.test.ts` counts that. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hydrated, launch, NOT_FOR_LATER, quiet, visit } from '../browser/harness.js';
import { serve, type TestServer } from '../browser/server.js';
import { type BuiltSite, buildSearchSite } from './site.js';

let browser: Browser;
let server: TestServer;
let site: BuiltSite;

beforeAll(async () => {
  browser = await launch();
  site = buildSearchSite('embedded', 'https://notes.example.com');
  server = await serve(site.out);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (site) rmSync(site.dir, { recursive: true, force: true });
});

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

it.each([
  // Of a site with so few pages the synonyms are looked for too.
  ['事件循环', 30_600],

  ['怎么才能清空那些微任务', 32_900],
])('code to the answer to %s, gzip −6: at most %i bytes', (query, most) =>
  visit(browser, `${server.origin}/docs/js/closure`, { before: NOT_FOR_LATER }, async ({ page }) => {
    await hydrated(page);
    await quiet(page);
    const before = await scriptsOf(page);
    await page.keyboard.press('Control+k');
    await page.fill('.DocSearch-Input', query);
    await page.waitForSelector('.DocSearch-Hit mark');
    const loaded = (await scriptsOf(page)).filter((path) => !before.includes(path));
    const bytes = loaded.reduce(
      (all, path) => all + gzipSync(readFileSync(join(site.out, path)), { level: 6 }).length,
      0,
    );
    console.info(`${query}: ${bytes} B of code in ${loaded.length} files`);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(most);
  }),
);
