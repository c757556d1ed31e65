/** Checks the code of all notes: parses, type-checks and runs it, and says as problems what is not as written. */
import { SourceMap, type SourceMapPayload } from 'node:module';
import type { TransformFailure } from 'esbuild';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { unitKey } from '../site/sources/checked-blocks.js';
import { type CheckCache, keyOf } from './check-cache.js';
import { type MarkedSource, markExpectations, unreadComments } from './expectations.js';
import { type CodeBlock, makeUnits, type Unit } from './find-blocks.js';
import { type Instrumented, instrument } from './instrument.js';
import { type Outcome, runUnit, type Sandbox, type SandboxLimits } from './sandbox.js';
import { typeProblems } from './type-problems.js';
import { isSyntaxError, type TypeScriptTools } from './typecheck.js';
import type { Report } from './unit-report.js';

export interface CodeCheckOptions extends Sandbox {
  /** Absent: types are not checked. */
  typescript?: TypeScriptTools;
  /** Child processes at once. */
  parallel: number;
  cache: CheckCache;
  /** False: types are checked, but nothing runs. */
  run?: boolean;
  /** Part of every key: versions of the tool, Node and TypeScript. */
  versions: string;
}

/** Blocks by what was done with them. */
export interface CodeCounts {
  blocks: number;
  typed: number;
  run: number;
  expectations: number;
  /** Neither typed nor run: only their grammar was looked at. */
  parsed: number;
  /** Flagged `no-check`. */
  unchecked: number;
  browser: number;
}

export interface CodeCheckResult {
  problems: Problem[];
  counts: CodeCounts;
  /** What each run unit did, for the badges. */
  results: UnitResult[];
  /** Units that only a browser can run. */
  pending: Pick<UnitResult, 'file' | 'key'>[];
}

/** What a unit did when it was run. */
export interface UnitResult {
  file: string;
  /** `unitKey` of its blocks. */
  key: string;
  /** Hash of what could be seen of the run. */
  hash: string;
  ok: boolean;
  /** Lines of its fences. */
  lines: number[];
  /** Absent: Node. */
  where?: 'browser';
}

/** Whether a unit is run: it carries expectations or output, or is flagged. */
export function isRun(unit: Unit, marked: MarkedSource): boolean {
  if (unit.blocks.some(({ mode }) => mode === 'no-check' || mode === 'check' || mode === 'browser')) return false;
  return marked.expectations.length > 0 || unit.blocks.some(({ mode, output }) => mode === 'run' || output);
}

export async function checkCode(blocks: readonly CodeBlock[], options: CodeCheckOptions): Promise<CodeCheckResult> {
  const units = makeUnits(blocks);
  const checked = units.filter((unit) => unit.blocks.every(({ mode }) => mode !== 'no-check'));
  const marked = new Map(units.map((unit) => [unit, markExpectations(unit)]));
  const runnable = options.run === false ? [] : checked.filter((unit) => isRun(unit, marked.get(unit)!));
  const typed = options.typescript && (await typeProblems(checked, options, options.typescript));
  const problems = [...(typed?.problems ?? [])];
  for (const unit of checked) problems.push(...unreadProblems(unit));
  const results: CodeCheckResult['results'] = [];
  await inParallel(runnable, options.parallel, async (unit) => {
    const found = await runCached(unit, marked.get(unit)!, options);
    problems.push(...found.problems);
    results.push(resultOf(unit, found));
  });
  const browser = units.filter(isBrowser);
  const parsed = typed?.complete ? [] : checked.filter((unit) => !runnable.includes(unit));
  for (const unit of parsed) problems.push(...(await parseProblems(unit, marked.get(unit)!)));
  const count = (list: readonly Unit[]) => list.reduce((sum, unit) => sum + unit.blocks.length, 0);
  return {
    problems: onceToldSyntax(problems).sort(byPlace),
    results: results.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.lines[0]! - b.lines[0]!)),
    pending: browser.map((unit) => ({ file: unit.file, key: keyOfUnit(unit) })),
    counts: {
      blocks: count(units),
      typed: typed?.complete ? count(checked) : 0,
      parsed: count(parsed),
      run: count(runnable),
      expectations: runnable.reduce((sum, unit) => sum + marked.get(unit)!.expectations.length, 0),
      unchecked: count(units) - count(checked),
      browser: count(browser),
    },
  };
}

const unreadProblems = (unit: Unit): Problem[] =>
  unit.blocks
    .flatMap(unreadComments)
    .map(({ line, column, comment, wanted }) =>
      problem('check-expectation-unread', { comment, wanted }, placeOf(unit, line, column)),
    );

/** What keeps code from being run keeps it from being compiled, too: one message is enough. */
function onceToldSyntax(problems: readonly Problem[]): Problem[] {
  const told = new Set(
    problems.flatMap(({ code, file, line }) => (code === 'check-syntax' ? [`${file}:${line}`] : [])),
  );
  return problems.filter(
    ({ code, args, file, line }) =>
      code !== 'check-types' || !isSyntaxError(Number(args.number)) || !told.has(`${file}:${line}`),
  );
}

/** Whether a unit is run in a browser. */
export const isBrowser = ({ blocks }: Unit) => blocks.some(({ mode }) => mode === 'browser');

const keyOfUnit = ({ blocks }: Unit) =>
  unitKey(blocks.map(({ lang, code, output }) => ({ lang, code, output: output?.text })));

export function resultOf(unit: Unit, { problems, hash }: RunResult): UnitResult {
  const lines = unit.blocks.map(({ fenceLine }) => fenceLine);
  return { file: unit.file, key: keyOfUnit(unit), lines, hash, ok: problems.length === 0 };
}

/** Order of findings: by file, line, column. */
export const byPlace = (a: Problem, b: Problem) =>
  (a.file ?? '') < (b.file ?? '')
    ? -1
    : (a.file ?? '') > (b.file ?? '')
      ? 1
      : (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

async function inParallel<T>(items: readonly T[], width: number, work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < items.length) await work(items[next++]!);
  };
  await Promise.all(Array.from({ length: Math.max(1, width) }, lane));
}

export interface RunResult {
  problems: Problem[];
  hash: string;
}

async function runCached(unit: Unit, marked: MarkedSource, options: CodeCheckOptions): Promise<RunResult> {
  const key = keyOf(
    'run',
    options.versions,
    options.limits,
    options.isolation.kind,
    unit.loader,
    unit.file,
    unit.blocks.map(({ line, indent, code, output }) => [line, indent, code, output]),
  );
  const known = options.cache.get(key) as RunResult | undefined;
  if (known) return known;
  const result = await run(unit, marked, options);
  options.cache.set(key, result);
  return result;
}

async function run(unit: Unit, marked: MarkedSource, options: CodeCheckOptions): Promise<RunResult> {
  const module = await instrumented(unit, marked);
  if ('problem' in module) return { problems: [module.problem], hash: '' };
  const problems = expectationProblems(unit, marked, module);
  const outcome = await runUnit({ ...module, expectations: marked.expectations }, options);
  problems.push(...outcomeProblems(unit, marked, outcome, { module, limits: options.limits }));
  return { problems, hash: outcomeHash(outcome, marked) };
}

/** The module of a unit, or why it does not parse. */
async function instrumented(unit: Unit, marked: MarkedSource): Promise<Instrumented | { problem: Problem }> {
  try {
    return await instrument(marked, unit.loader);
  } catch (error) {
    const failure = (error as TransformFailure).errors?.[0];
    const first = unit.blocks[0]!.line;
    const line = failure?.location ? (marked.lines[failure.location.line - 1] ?? first) : first;
    const place = placeOf(unit, line, (failure?.location?.column ?? 0) + 1);
    return { problem: problem('check-syntax', { message: failure?.text ?? String(error) }, place) };
  }
}

async function parseProblems(unit: Unit, marked: MarkedSource): Promise<Problem[]> {
  const module = await instrumented(unit, marked);
  return 'problem' in module ? [module.problem] : [];
}

/** Hash of what can be seen of a run: what was printed, and what was expected of it. */
export function outcomeHash(outcome: Outcome, { expectations }: MarkedSource): string {
  const seen = outcome.kind === 'report' ? [outcome.report.output, expectations.map((e) => e.expected)] : outcome;
  return keyOf(seen).slice(0, 16);
}

function placeOf(unit: Unit, line: number, column: number) {
  const block = unit.blocks.findLast((candidate) => candidate.line <= line) ?? unit.blocks[0]!;
  return { file: unit.file, line, column, sourceLine: block.code.split('\n')[line - block.line] };
}

/** Expectations that nothing can be asked of, before anything runs. */
export function expectationProblems(
  unit: Unit,
  { expectations }: MarkedSource,
  { misplaced, unparsed }: Pick<Instrumented, 'misplaced' | 'unparsed'>,
): Problem[] {
  const at = (id: number) => placeOf(unit, expectations[id]!.line, expectations[id]!.column);
  return [
    ...misplaced.map((id) => problem('check-expectation-misplaced', {}, at(id))),
    ...unparsed.map((id) => problem('check-expectation-syntax', { expected: expectations[id]!.expected }, at(id))),
  ];
}

/** What a run of an instrumented module saw that is not as written. */
export function outcomeProblems(
  unit: Unit,
  marked: MarkedSource,
  outcome: Outcome,
  { module, limits }: { module: Instrumented; limits: SandboxLimits },
): Problem[] {
  const start = placeOf(unit, unit.blocks[0]!.line, 1);
  if (outcome.kind === 'timeout') return [problem('check-timeout', { ms: limits.timeout }, start)];
  if (outcome.kind === 'died') return [problem('check-died', { detail: outcome.detail }, start)];
  const { report } = outcome;
  const problems: Problem[] = [];
  if (report.error)
    problems.push(
      problem(
        'check-run-error',
        { name: report.error.name, message: report.error.message },
        errorPlace(unit, marked, report.error, module.map),
      ),
    );
  const failed = new Set<number>();
  for (const { id, actual } of report.failures) {
    if (failed.has(id)) continue;
    failed.add(id);
    const { expected, line, column } = marked.expectations[id]!;
    problems.push(problem('check-expectation', { expected, actual }, placeOf(unit, line, column)));
  }
  // Lines after the error were not reached either, nor was what is no expectation: one message is enough.
  const told = new Set([...module.misplaced, ...module.unparsed]);
  const missed = report.error ? [] : report.missed.filter((id) => !told.has(id));
  for (const id of missed) problems.push(missedProblem(unit, marked, id));
  problems.push(...outputProblems(unit, report));
  return problems;
}

function missedProblem(unit: Unit, marked: MarkedSource, id: number): Problem {
  const { expected, line, column } = marked.expectations[id]!;
  return problem('check-expectation-missed', { expected }, placeOf(unit, line, column));
}

/** A `text output` fence holds the whole output of its unit up to it. */
function outputProblems(unit: Unit, report: Report): Problem[] {
  const owner = unit.blocks.findLast(({ output }) => output);
  if (!owner?.output || report.error) return [];
  const actual = report.output.join('\n').trimEnd();
  if (actual === owner.output.text) return [];
  const lines = actual.split('\n');
  const wanted = owner.output.text.split('\n');
  const index = Math.max(
    0,
    wanted.findIndex((line, i) => line !== lines[i]),
  );
  return [
    problem(
      'check-output',
      { expected: wanted[index] ?? '', actual: lines[index] ?? '' },
      { file: unit.file, line: owner.output.line + index, column: 1, sourceLine: wanted[index] },
    ),
  ];
}

/** Line of the error in the Markdown file, from the top frame inside the block. */
function errorPlace(unit: Unit, marked: MarkedSource, error: NonNullable<Report['error']>, map: string) {
  const frame = /\bblock:(\d+):(\d+)/.exec(error.stack);
  if (!frame) return placeOf(unit, unit.blocks[0]!.line, 1);
  const entry = new SourceMap(JSON.parse(map) as SourceMapPayload).findEntry(
    Number(frame[1]) - 1,
    Number(frame[2]) - 1,
  );
  const line = 'originalLine' in entry ? marked.lines[entry.originalLine] : undefined;
  return placeOf(unit, line ?? unit.blocks[0]!.line, 'originalColumn' in entry ? entry.originalColumn + 1 : 1);
}
