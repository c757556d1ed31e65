/** The fixture site, built and served, and a browser, for a file of tests that look at its screens. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { hydrated, launch, quiet } from '../browser/harness.js';
import { serve, type TestServer } from '../browser/server.js';
import { type Built, buildSite, siteFolder } from './sites.js';

export interface Stage {
  built: Built;
  server: TestServer;
  browser: Browser;
}

/**
 * @param site folder of `test/sites/`; filled before the first test runs
 * @param flags more flags of the build
 */
export function setUp(site = 'reader', flags: readonly string[] = []): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    stage.built = buildSite(siteFolder(site), flags);
    [stage.browser, stage.server] = await Promise.all([launch(), serve(stage.built.out)]);
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.server?.close();
    stage.built?.remove();
  });
  return stage;
}

/** Until React runs, the network is quiet, and what was searched for is shown. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await quiet(page);
  if (/\/search\?q=./.test(page.url())) await page.locator('.search-page__hit').first().waitFor();
}
