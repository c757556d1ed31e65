/** `--browser`: the built pages and the `browser` blocks in a real Chromium. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBrowserBlocks } from '../../renderer/check/browser/browser-blocks.js';
import { checkPages, type PageTarget } from '../../renderer/check/browser/browser-pages.js';
import { checkHeights } from '../../renderer/check/browser/result-heights.js';
import { tryCssExercises } from '../../renderer/check/browser/try-css-exercises.js';
import type { Unchecked } from '../../renderer/check/check.js';
import { keyOf } from '../../renderer/check/check-cache.js';
import type { UnitResult } from '../../renderer/check/check-code.js';
import { extractBlocks } from '../../renderer/check/find-blocks.js';
import { DEFAULT_LIMITS } from '../../renderer/check/sandbox.js';
import { createEngine, type Engine } from '../../renderer/engine/build.js';
import { toolRoot, toolVersion } from '../../renderer/output/tool.js';
import { fileOfAddress } from '../../renderer/shared/urls.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { inOwnManager } from '../report/package-commands.js';
import { listen } from '../serve/http-server.js';
import { LiveReload } from '../serve/live-reload.js';
import type { Checking, Surveyed } from './check-context.js';
import { findBrowser, findPackage, importPackage } from './tools.js';

type Playwright = typeof import('playwright-core');

/** Tools for `--browser`, found or named. */
export interface BrowserTools {
  playwright: Playwright;
  executablePath: string;
  axe: string;
}

const PLAYWRIGHT = 'playwright-core';
const AXE = 'axe-core';
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

/** Finds browser and packages, or says what is missing and how to get it (D5). */
export async function browserTools(dir: string): Promise<BrowserTools | { missing: string }> {
  const loaded = await importPackage<Playwright & { default?: Playwright }>(PLAYWRIGHT, dir);
  const rules = findPackage(AXE, dir);
  if (!loaded || !rules) {
    const absent = [...(loaded ? [] : [PLAYWRIGHT]), ...(rules ? [] : [AXE])];
    return { missing: inOwnManager(`--browser needs ${absent.join(' and ')}: npm i -D ${absent.join(' ')}`) };
  }
  const executablePath = findBrowser();
  if (!executablePath)
    return {
      missing:
        '--browser needs Chromium: install it (Debian: `apt install chromium-headless-shell`) or name it in CHROMIUM_PATH',
    };
  const axe = readFileSync(join(rules.folder, 'axe.min.js'), 'utf8');
  // Imported by `import()`, a CommonJS package has its names below `default`.
  return { playwright: loaded.chromium ? loaded : (loaded.default ?? loaded), executablePath, axe };
}

export interface BrowserFindings {
  problems: Problem[];
  pages: number;
  run: number;
  expectations: number;
  results: UnitResult[];
  /** Name and version of the browser, `Chromium 141`. */
  version: string;
  unchecked: Unchecked[];
}

export async function checkInBrowser(
  checking: Checking,
  survey: Surveyed,
  { playwright, executablePath, axe }: BrowserTools,
): Promise<BrowserFindings> {
  const browser = await playwright.chromium.launch({ executablePath, args: ARGS });
  // With the hash router there is one document, and a page that leaves another one takes the bytes of its files along.
  const documents = survey.site.router === 'hash' ? true : undefined;
  const engine = createEngine({ ...checking.engine, out: null, documents });
  try {
    const found = blocksOf(survey);
    const heights = survey.site.security === 'untrusted' ? [] : await checkHeights(found, browser);
    const options = {
      browser,
      harness: join(toolRoot, 'lib/renderer/check/browser/browser-harness.js'),
      packages: toolRoot,
      limits: DEFAULT_LIMITS,
    };
    const blocks = await runBrowserBlocks(found, options);
    const version = `Chromium ${browser.version().split('.')[0]}`;
    const built = await engine.build();
    blocks.problems.push(...heights, ...(await tryCssExercises(found, options)));
    if (!built.ok) return { ...blocks, version, pages: 0, unchecked: [{ what: 'browser', why: 'broken-build' }] };
    const targets = pageTargets(survey, engine, [axe.length, browser.version(), survey.site.check.budgets]);
    const live = new LiveReload();
    const baseUrl = () => survey.site.baseUrl;
    const server = await listen({ host: '127.0.0.1', port: 0, outputs: engine.outputs, baseUrl, live });
    try {
      const origin = new URL(server.url).origin;
      const { cache } = checking;
      const { budgets } = survey.site.check;
      const pages = await checkPages(targets, { browser, origin, axe, budgets, cache, parallel: 2 });
      const problems = [...blocks.problems, ...pages.problems];
      return { ...blocks, version, problems, pages: targets.length, unchecked: [] };
    } finally {
      await server.close();
    }
  } finally {
    await engine.close();
    await browser.close();
  }
}

const blocksOf = ({ files }: Surveyed) =>
  files.sources.filter(({ format }) => format !== 'code').flatMap(({ path, text }) => extractBlocks(path, text));

/** Every page but redirects, which show nothing. The key holds the page's own bytes and those of all shared files. */
function pageTargets({ linked, site }: Surveyed, { outputs }: Engine, versions: unknown[]): PageTarget[] {
  const shared = [...outputs].flatMap(([path, { phase, hash }]) => (phase === 'asset' ? [[path, hash]] : []));
  const sharedKey = keyOf(toolVersion().code, versions, shared);
  return (linked?.pages ?? [])
    .filter(({ kind }) => kind !== 'redirect')
    .map(({ route, file, part, source }) => ({
      route,
      source,
      key: keyOf('page', sharedKey, outputs.get(file)?.hash, outputs.get(fileOfAddress(part, site))?.hash),
    }));
}
