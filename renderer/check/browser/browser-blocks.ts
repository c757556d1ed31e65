/** Runs blocks flagged `browser` in a real page: an empty secure document that can reach nothing else. */
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { parse } from 'acorn';
import { type BuildOptions, build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { isNode } from '../../site/helpers/code-node.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { isBrowser, resultOf, type UnitResult } from '../check-code.js';
import { markExpectations } from '../expectations.js';
import { type CodeBlock, makeUnits, type Unit } from '../find-blocks.js';
import { instrument } from '../instrument.js';
import { expectationProblems, outcomeHash, outcomeProblems } from '../outcome-problems.js';
import type { ProbeCall } from '../probe.js';
import type { Outcome, RunnableUnit, SandboxLimits } from '../sandbox.js';
import { cssExercisesIn, stagedUnit } from '../staged-exercises.js';
import { makeReport, type Report, readEvents } from '../unit-report.js';
import type { PageJob } from './browser-harness.js';

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
  const stages = stagesOf(blocks);
  const problems: Problem[] = [];
  const results: UnitResult[] = [];
  const found = { problems, run: units.length, expectations: 0, results };
  for (const unit of units) {
    const { marked, problems, hash } = await runUnit(stages.get(unit.blocks[0]) ?? unit, options);
    found.expectations += marked.expectations.length;
    found.problems.push(...problems);
    found.results.push({ ...resultOf(unit, { problems, hash, agreements: [] }, marked), where: 'browser' });
  }
  return found;
}

/** Runs one unit in a page of its own. */
export async function runUnit(unit: Unit, options: BrowserBlockOptions) {
  const marked = markExpectations(unit);
  const module = await instrument(marked, unit.loader);
  const code = await bundleModule(module.code, options.packages);
  const harness = await bundle(dirname(options.harness), { entryPoints: [options.harness], format: 'iife' });
  const outcome = await runInPage({ ...module, expectations: marked.expectations }, code, harness, options);
  const problems = [
    ...expectationProblems(unit, marked, module),
    ...outcomeProblems(unit, marked, outcome, { module, limits: options.limits }),
  ];
  return { marked, problems, hash: outcomeHash(outcome, marked) };
}

/** Units that judge exercises in CSS, on the page of the whole exercise, by their first blocks. */
function stagesOf(blocks: readonly CodeBlock[]): Map<CodeBlock, Unit> {
  const units = cssExercisesIn(blocks).flatMap(({ scope }) => (scope ? [stagedUnit(scope, scope.exercise.code)] : []));
  return new Map(units.map((unit) => [unit.blocks[1] ?? unit.blocks[0], unit]));
}

async function bundle(absWorkingDir: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({ ...options, absWorkingDir, bundle: true, write: false, logLevel: 'silent' });
  return outputFiles.map(({ text }) => text).join('');
}

function bundleModule(contents: string, resolveDir: string): Promise<string> {
  return bundle(resolveDir, {
    stdin: { contents, resolveDir, loader: 'js' },
    format: 'esm',
    target: 'esnext',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}

async function runInPage(
  { calls, literals, expectations }: RunnableUnit,
  code: string,
  harness: string,
  { browser, limits }: BrowserBlockOptions,
): Promise<Outcome> {
  const placed = placeCalls(code, calls);
  if (!placed) return { kind: 'died', detail: 'the code calls the harness itself' };
  const nonce = randomBytes(16).toString('hex');
  const lines: string[] = [];
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.route('**/*', (route) =>
      route.request().url() === ADDRESS
        ? route.fulfill({ contentType: 'text/html', body: DOCUMENT })
        : route.abort('blockedbyclient'),
    );
    await page.exposeBinding('__notesSend', (_source, line) => void lines.push(String(line)));
    await page.goto(ADDRESS);
    await page.evaluate(harness);
    const job: PageJob = { code, calls: placed, literals, nonce };
    const run = page.evaluate(`window.__notesRun(${JSON.stringify(job)})`).then(() => 'ended' as const);
    if ((await withTimeout(run, limits.timeout)) === 'timeout') return { kind: 'timeout' };
    const read = () => {
      const events = readEvents(lines.join('\n'), nonce, calls.length);
      return events && makeReport(events, calls, expectations);
    };
    let report = read();
    for (let left = GRACE; left > 0 && report && isWaiting(report); left -= STEP) {
      await page.waitForTimeout(STEP);
      report = read();
    }
    return report ? { kind: 'report', report } : { kind: 'died', detail: 'its report is not what the harness writes' };
  } finally {
    await context.close();
  }
}

/** Milliseconds that expectations in timers and listeners may still take after the module's end. */
const GRACE = 1000;
const STEP = 20;

/** Lines of the page arrive a little after what they tell of. */
const isWaiting = ({ error, missed }: Report) => (error ? error.name === 'Exit' : missed.length > 0);

/** Places of the calls in bundled code; undefined when one is there twice, which only the block itself can have written. */
function placeCalls(code: string, calls: readonly ProbeCall[]): ProbeCall[] | undefined {
  const places = new Map<number, number>();
  let twice = false;
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (isNode(value) && value.type === 'CallExpression') {
      const { callee, start } = value;
      if (callee.type === 'Identifier' && callee.name === '__notes') {
        const [first] = value.arguments;
        const index = first?.type === 'Literal' ? Number(first.value) : -1;
        twice ||= places.has(index);
        places.set(index, start);
      }
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }));
  // A call in code that can never be reached is left out when the code is bundled.
  return twice ? undefined : calls.map((call, index) => ({ ...call, position: places.get(index) ?? -1 }));
}

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T | 'timeout'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), ms);
  });
  // A page that is closed under a running block rejects; nobody waits for it any more.
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
