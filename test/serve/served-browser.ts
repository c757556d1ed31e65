/** A browser for tests of served sites, which end with the file. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from '../browser/harness.js';
import { endServing } from '../cli/serving.js';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';

/** @returns gives the browser to the tests of this file */
export function servedBrowser(): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    compileTool();
    browser = await launch();
  });
  afterAll(async () => {
    endServing();
    removeFolders();
    await browser?.close();
  });
  return () => browser;
}
