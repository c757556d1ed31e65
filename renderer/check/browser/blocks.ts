/** Runs blocks flagged `browser` in a real page: an empty secure document that can reach nothing else. */
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import type { Problem } from '../../site/types.js';
import { type CodeBlock, makeUnits } from '../blocks.js';
import { expectationProblems, isBrowser, outcomeHash, outcomeProblems, resultOf, type UnitResult } from '../code.js';
import { markExpectations } from '../expectations.js';
import { instrument } from '../instrument.js';
import type { Outcome, SandboxLimits } from '../sandbox.js';
import type { PageReport } from './harness.js';

export interface BrowserBlockOptions {
  browser: Browser;
  /** Absolute path of the compiled `harness.js` of this folder. */
  harness: string;
  /** Folder whose packages blocks may import (React). */
  packages: string;
  limits: SandboxLimits;
}

/** A secure context, so that blocks meet what a published page has; no request leaves the browser. */
const ADDRESS = 'https://notes.invalid/';
const DOCUMENT = '<!doctype html><html lang="zh-Hans"><meta charset="utf-8"><title>block</title><body></body></html>';

export async function runBrowserBlocks(
  blocks: readonly CodeBlock[],
  options: BrowserBlockOptions,
): Promise<{ problems: Problem[]; run: number; expectations: number; results: UnitResult[] }> {
  const units = makeUnits(blocks).filter(isBrowser);
  const harness = await bundle({ entryPoints: [options.harness], format: 'iife' });
  const found = { problems: [] as Problem[], run: units.length, expectations: 0, results: [] as UnitResult[] };
  for (const unit of units) {
    const marked = markExpectations(unit);
    found.expectations += marked.expectations.length;
    const module = await instrument(marked, unit.loader);
    const code = await bundleModule(module.code, options.packages);
    const outcome = await runInPage(code, harness, marked.expectations, options);
    const problems = [
      ...expectationProblems(unit, marked, module),
      ...outcomeProblems(unit, marked, outcome, { module, limits: options.limits }),
    ];
    found.problems.push(...problems);
    found.results.push({ ...resultOf(unit, { problems, hash: outcomeHash(outcome, marked) }), where: 'browser' });
  }
  return found;
}

async function bundle(options: Parameters<typeof build>[0]): Promise<string> {
  const { outputFiles } = await build({ ...options, bundle: true, write: false, logLevel: 'silent' });
  return outputFiles![0]!.text;
}

function bundleModule(contents: string, resolveDir: string): Promise<string> {
  return bundle({
    stdin: { contents, resolveDir, loader: 'js' },
    format: 'esm',
    target: 'esnext',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

async function runInPage(
  code: string,
  harness: string,
  expectations: { kind: string; expected: string }[],
  { browser, limits }: BrowserBlockOptions,
): Promise<Outcome> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.route('**/*', (route) =>
      route.request().url() === ADDRESS
        ? route.fulfill({ contentType: 'text/html', body: DOCUMENT })
        : route.abort('blockedbyclient'),
    );
    await page.goto(ADDRESS);
    const wanted = expectations.map(({ kind, expected }) => ({ kind, expected }));
    await page.evaluate(`window.__notesExpectations = ${JSON.stringify(wanted)}; ${harness}`);
    return await withTimeout(evaluateModule(page, code), limits.timeout);
  } finally {
    await context.close();
  }
}

/** As text, so that no tool that compiles this file touches the `import` in it. */
const EVALUATE = `async (text) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  let error;
  try {
    await import(url);
  } catch (cause) {
    error = { name: String(cause?.name), message: String(cause?.message ?? cause), stack: String(cause?.stack ?? '') };
  }
  const report = await window.__notesReport();
  return error ? { ...report, error } : report;
}`;

async function evaluateModule(page: Page, code: string): Promise<Outcome> {
  const report = await page.evaluate<PageReport>(`(${EVALUATE})(${JSON.stringify(code)})`);
  return { kind: 'report', report };
}

function withTimeout(work: Promise<Outcome>, ms: number): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'timeout' }), ms);
  });
  // A page that is closed under a running block rejects; nobody waits for it any more.
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
