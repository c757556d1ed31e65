/** The home page of the notes, as it is seen. */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, launch, PHONE, visit } from '../browser/harness.js';
import { serve, type TestServer } from '../browser/server.js';
import { type Built, buildSite } from '../quality/sites.js';
import { root } from '../structure/imports.js';

let built: Built;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  built = buildSite(join(root, 'content'));
  [browser, server] = await Promise.all([launch(), serve(built.out)]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  built?.remove();
});

it.each([390, 768, 900, 1024, 1280])('the ways in fill their rows (%i px)', (width) =>
  visit(browser, `${server.origin}/`, { viewport: { width, height: 800 } }, async ({ page }) => {
    const ways = () =>
      page.$$eval('.home__way', (all) => new Set(all.map((each) => each.getBoundingClientRect().x)).size);
    await expect.poll(ways).toBe(width < 768 ? 1 : width < 997 ? 2 : 4);
  }),
);

it.each([PHONE, DESKTOP])(
  'code is seen whole, and ways on stand beside their list or below it ($width px)',
  (viewport) =>
    visit(browser, `${server.origin}/`, { viewport }, async ({ page }) => {
      const seen = () =>
        page.evaluate(() => {
          const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
          const pre = document.querySelector('.home__try pre')!;
          const [list, ways] = [
            box('[aria-labelledby="home-posts"] ul'),
            box('[aria-labelledby="home-posts"] .home__all'),
          ];
          return {
            hidden: pre.scrollWidth - pre.clientWidth,
            ways: ways.right <= list.left ? 'beside' : ways.top >= list.bottom ? 'below' : 'over',
          };
        });
      await expect.poll(seen).toEqual({ hidden: 0, ways: viewport === PHONE ? 'below' : 'beside' });
    }),
);
