/** Files that the modal loads for its first answer besides the index, which `test/search/own-queries.test.ts` counts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, NOT_FOR_LATER, quiet, visit } from '../browser/harness.js';
import { setUpSearch } from './site.js';

// The address of a server would be in the bytes.
const stage = setUpSearch('embedded', 'https://notes.example.com');

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
  visit(stage.browser, `${stage.server.origin}/docs/js/closure`, { before: NOT_FOR_LATER }, async ({ page }) => {
    await hydrated(page);
    await quiet(page);
    const before = await scriptsOf(page);
    await page.keyboard.press('Control+k');
    await page.fill('.DocSearch-Input', query);
    await page.waitForSelector('.DocSearch-Hit mark');
    const loaded = (await scriptsOf(page)).filter((path) => !before.includes(path));
    const bytes = loaded.reduce(
      (all, path) => all + gzipSync(readFileSync(join(stage.out, path)), { level: 6 }).length,
      0,
    );
    console.info(`${query}: ${bytes} B of code in ${loaded.length} files`);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(most);
  }),
);
