/** The browser code on a site that the compiled tool has built: every page in both widths, and the hash router. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notes } from '../engine/tool.js';
import { root } from '../structure/imports.js';
import { DESKTOP, hydrated, launch, PHONE, quiet, visit } from './harness.js';
import { serve, type TestServer } from './server.js';

const ROUTES = ['/', '/docs/start', '/docs/guide/second', '/docs/code', '/search'];

describe.each(['browser', 'hash'] as const)('a built site, %s router (B5.34)', (router) => {
  const folder = mkdtempSync(join(tmpdir(), 'notes-reader-'));
  let browser: Browser;
  let server: TestServer;
  const at = (route: string) => server.origin + (router === 'hash' ? `/#${route}` : route);

  beforeAll(async () => {
    const built = await notes(['build', join(root, 'test/sites/routers'), '-o', join(folder, 'out')], {
      cwd: folder,
      env: { SITE_ROUTER: router },
    });
    expect(built.stderr + built.stdout).toContain('✓');
    [browser, server] = await Promise.all([launch(), serve(join(folder, 'out'))]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('every page is hydrated without a fault on a %s', async (_, viewport) => {
    for (const route of ROUTES) {
      await visit(browser, at(route), { viewport }, async ({ page, warnings }) => {
        await hydrated(page);
        await quiet(page);
        expect(`${route}: ${warnings}`).toBe(`${route}: `);
      });
    }
  });

  it('leads from page to page without a full load, back and forward included', async () => {
    await visit(browser, at('/docs/start'), {}, async ({ page }) => {
      await hydrated(page);
      await page.evaluate('window.kept = true');
      await page.click('.markdown >> text=第二页 >> nth=0');
      await page.waitForSelector('h1:has-text("第二页")');
      await page.goBack();
      await page.waitForSelector('h1:has-text("开始")');
      await page.click('text=第二页的深处');
      await page.waitForSelector('h1:has-text("第二页")');
      await page.waitForFunction(() => {
        const top = document.getElementById('深处')?.getBoundingClientRect().top ?? 999;
        return top > -1 && top < 150;
      });
      await expect.poll(() => decodeURI(page.url())).toBe(at('/docs/guide/second#深处'));
      await expect.poll(() => page.evaluate('window.kept')).toBe(true);
    });
  });

  it('copies, switches tabs, renders live code and runs code', async () => {
    await visit(browser, at('/docs/code'), {}, async ({ page }) => {
      await hydrated(page);
      await page.waitForSelector('iframe');
      await page.frameLocator('iframe >> nth=0').locator('button:has-text("在线")').waitFor();
      await page.click('[role=tab] >> text=Yarn');
      await page.waitForSelector('text=Yarn 的说明 >> visible=true');
      await page.click('[data-action=run]', { force: true });
      await page.waitForSelector('.theme-run-line:has-text("[ 2, 4 ]")');
    });
  });

  it('a wrong address shows the not-found page', async () => {
    await visit(browser, at('/docs/nothing'), {}, async ({ page, faults }) => {
      await page.waitForSelector('h1:has-text("页面不存在")');
      expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
      faults.length = 0;
    });
  });
});
