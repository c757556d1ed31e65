/** Checks the code of all notes: parses, type-checks and runs it, and says as problems what is not as written. */

import { bundlerErrors } from '../site/helpers/caught-error.js';
import { bytesToColumn } from '../site/helpers/text-place.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { unitKey } from '../site/sources/checked-blocks.js';
import { hasSteps } from '../site/sources/kept-traces.js';
import { oracleOf } from '../site/sources/property-lines.js';
import { type CheckCache, keyOf } from './check-cache.js';
import { eachCauseOfCode } from './code-causes.js';
import { hasSigns } from './code-signs.js';
import { type MarkedSource, markExpectations } from './expectations.js';
import { type CodeBlock, makeUnits, type Unit } from './find-blocks.js';
import { type Instrumented, instrument } from './instrument.js';
import { type Agreement, missingPackages, type OracleTools, oracleKey, runWithInputs } from './oracle-run.js';
import { expectationProblems, outcomeHash, outcomeProblems, placeOf } from './outcome-problems.js';
import { isLate, runUnit, type Sandbox } from './sandbox.js';
import { typeProblems } from './type-problems.js';
import type { TypeScriptTools } from './typecheck.js';
import { unreadProblems } from './unread-comments.js';

export interface CodeCheckOptions extends Sandbox {
  /** Absent: types are not checked. */
  typescript?: TypeScriptTools;
  /** Child processes at once. */
  parallel: number;
  cache: CheckCache;
  /** False: types are checked, but nothing runs. */
  run?: boolean;
  /** Absent: properties are not tried. */
  oracles?: OracleTools;
  /** Told which step begins, and how much of it is done. */
  onStep?: (name: string) => void;
  onProgress?: (done: number, total: number) => void;
  /** Part of every key: versions of the tool, Node and TypeScript. */
  versions: string;
}

/** Blocks by what was done with them. */
export interface CodeCounts {
  blocks: number;
  typed: number;
  run: number;
  expectations: number;
  /** Inputs tried for properties. */
  inputs: number;
  /** Neither typed nor run: only their grammar was looked at. */
  parsed: number;
  /** Flagged `no-check`. */
  unchecked: number;
  browser: number;
}

export interface CodeCheckResult {
  problems: Problem[];
  counts: CodeCounts;
  /** Results of each unit that ran, for the badges. */
  results: UnitResult[];
  /** Units that only a browser can run. */
  pending: Pick<UnitResult, 'file' | 'key'>[];
  /** Units that were compiled or parsed and not run. */
  looked: (Pick<UnitResult, 'file' | 'key'> & { only: 'types' | 'syntax' })[];
}

/** Result of running a unit. */
export interface UnitResult {
  file: string;
  /** `unitKey` of its blocks. */
  key: string;
  /** Hash of what could be seen of the run. */
  hash: string;
  ok: boolean;
  /** Lines of its fences. */
  lines: number[];
  /** Expectations that hold. */
  expectations: number;
  /** Implementations that its properties were compared with. */
  agreements: Agreement[];
  /** Absent: Node. */
  where?: 'browser';
}

/** True if a unit is run: it carries expectations or output, or is flagged `run` or `steps`. */
export function isRun(unit: Unit, marked: MarkedSource): boolean {
  if (unit.blocks.some(({ mode }) => mode === 'no-check' || mode === 'check' || mode === 'browser')) return false;
  return (
    marked.expectations.length > 0 ||
    unit.blocks.some(({ mode, output, meta }) => mode === 'run' || output || hasSteps(meta))
  );
}

export async function checkCode(blocks: readonly CodeBlock[], options: CodeCheckOptions): Promise<CodeCheckResult> {
  const units = makeUnits(blocks);
  const checked = units.filter((unit) => unit.blocks.every(({ mode }) => mode !== 'no-check'));
  const marked = new Map<Unit, MarkedSource>();
  const markedOf = (unit: Unit): MarkedSource => {
    const known = marked.get(unit) ?? markExpectations(unit);
    marked.set(unit, known);
    return known;
  };
  const runnable = options.run === false ? [] : checked.filter((unit) => isRun(unit, markedOf(unit)));
  if (options.typescript) options.onStep?.('types');
  const typed = options.typescript && (await typeProblems(checked, options, options.typescript));
  const problems = [...(typed?.problems ?? [])];
  problems.push(...unreadProblems(units));
  const results: CodeCheckResult['results'] = [];
  if (runnable.length > 0) options.onStep?.('run');
  await inParallel(runnable, options.parallel, async (unit) => {
    const found = await runCached(unit, markedOf(unit), options);
    problems.push(...found.problems);
    results.push(resultOf(unit, found, markedOf(unit)));
    options.onProgress?.(results.length, runnable.length);
  });
  const browser = units.filter(isBrowser);
  const parsed = typed?.complete ? [] : checked.filter((unit) => !runnable.includes(unit));
  problems.push(...packageProblems(units.map(markedOf), options));
  for (const unit of parsed) problems.push(...(await parseProblems(unit, markedOf(unit))));
  const count = (list: readonly Unit[]) => list.reduce((sum, unit) => sum + unit.blocks.length, 0);
  return {
    problems: eachCauseOfCode(problems, units).sort(byPlace),
    results: results.sort((a, b) =>
      a.file < b.file ? -1 : a.file > b.file ? 1 : (a.lines[0] ?? 0) - (b.lines[0] ?? 0),
    ),
    looked: lookedAt(
      checked.filter((unit) => !runnable.includes(unit) && !isBrowser(unit)),
      { problems, only: typed?.complete ? 'types' : 'syntax' },
    ),
    pending: browser.map((unit) => ({ file: unit.file, key: keyOfUnit(unit) })),
    counts: {
      blocks: count(units),
      typed: typed?.complete ? count(checked) : 0,
      parsed: count(parsed),
      run: count(runnable),
      expectations: runnable.reduce((sum, unit) => sum + markedOf(unit).expectations.length, 0),
      inputs: results.flatMap(({ agreements }) => agreements).reduce((sum, { inputs }) => sum + inputs, 0),
      unchecked: count(units) - count(checked),
      browser: count(browser),
    },
  };
}

/** Units that were not run, less those in which something was found. */
function lookedAt(
  units: readonly Unit[],
  { problems, only }: { problems: readonly Problem[]; only: 'types' | 'syntax' },
): CodeCheckResult['looked'] {
  const faulty = (unit: Unit) =>
    problems.some(
      ({ file, line = 0 }) =>
        file === unit.file &&
        unit.blocks.some(({ fenceLine, code }) => line >= fenceLine && line <= fenceLine + code.split('\n').length),
    );
  return units.filter((unit) => !faulty(unit)).map((unit) => ({ file: unit.file, key: keyOfUnit(unit), only }));
}

/** True if a unit is run in a browser. */
export const isBrowser = ({ blocks }: Unit) => blocks.some(({ mode }) => mode === 'browser');

const keyOfUnit = ({ blocks }: Unit) =>
  unitKey(blocks.map(({ lang, code, output, meta }) => ({ lang, code, output: output?.text, oracle: oracleOf(meta) })));

export function resultOf(unit: Unit, { problems, hash, agreements }: RunResult, marked: MarkedSource): UnitResult {
  const lines = unit.blocks.map(({ fenceLine }) => fenceLine);
  const expectations = marked.expectations.filter(({ property }) => property === undefined).length;
  return { file: unit.file, key: keyOfUnit(unit), lines, hash, ok: problems.length === 0, expectations, agreements };
}

/** Packages without which properties were not tried, once for all blocks. */
function packageProblems(marked: readonly MarkedSource[], { oracles, run }: CodeCheckOptions): Problem[] {
  if (!oracles || run === false) return [];
  const lacking = marked.flatMap((source) => {
    const packages = missingPackages(source, oracles);
    return packages.length > 0 ? [packages] : [];
  });
  if (lacking.length === 0) return [];
  const packages = [...new Set(lacking.flat())].sort().join(' ');
  return [problem('check-package-missing', { packages, count: lacking.length })];
}

/** Order of findings: by file, line, column. */
export const byPlace = (a: Problem, b: Problem) =>
  (a.file ?? '') < (b.file ?? '')
    ? -1
    : (a.file ?? '') > (b.file ?? '')
      ? 1
      : (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

export async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  // All lanes take from one list.
  const left = items.values();
  const lane = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: Math.max(1, width) }, lane));
}

export interface RunResult {
  problems: Problem[];
  hash: string;
  agreements: Agreement[];
  /** It did not start or end in time. */
  late?: true;
}

/** Runs a unit, or tells what was seen when the same was run before; `keepLate`: also that it did not end in time. */
export async function runCached(
  unit: Unit,
  marked: MarkedSource,
  options: CodeCheckOptions,
  keepLate = false,
): Promise<RunResult> {
  const key = keyOf(
    'run',
    options.versions,
    options.limits,
    options.isolation().kind,
    unit.loader,
    unit.file,
    unit.blocks.map(({ line, indent, code, output }) => [line, indent, code, output]),
    oracleKey(marked, options.oracles),
  );
  const known = options.cache.get<RunResult>(key);
  if (known) return known;
  const result = await run(unit, marked, options);
  // A busy machine alone can be the reason that code did not start or end in time: the next check runs it again.
  if (keepLate || !result.late) options.cache.set(key, result);
  return result;
}

async function run(unit: Unit, marked: MarkedSource, options: CodeCheckOptions): Promise<RunResult> {
  const module = await instrumented(unit, marked);
  if ('problem' in module) return { problems: [module.problem], hash: '', agreements: [] };
  const problems = expectationProblems(unit, marked, module);
  const { oracles, limits } = options;
  const runnable = { ...module, expectations: marked.expectations };
  const able = oracles && marked.properties.length > 0 && missingPackages(marked, oracles).length === 0;
  const compared = able ? await runWithInputs(runnable, marked, options, oracles) : undefined;
  const tried = compared?.tried ?? false;
  const outcome = compared?.outcome ?? (await runUnit(runnable, options));
  problems.push(...(compared?.problems ?? []), ...outcomeProblems(unit, marked, outcome, { module, limits, tried }));
  const late = isLate(outcome);
  const hash = outcomeHash(outcome, marked);
  return { problems, hash, agreements: compared?.agreements ?? [], ...(late ? { late } : {}) };
}

/** The module of a unit, or why it does not parse. */
async function instrumented(unit: Unit, marked: MarkedSource): Promise<Instrumented | { problem: Problem }> {
  try {
    return await instrument(marked, unit.loader);
  } catch (error) {
    const failure = bundlerErrors(error)[0];
    const first = unit.blocks[0].line;
    const line = failure?.location ? (marked.lines[failure.location.line - 1] ?? first) : first;
    const { lineText = '', column = 0 } = failure?.location ?? {};
    const { indent } = unit.blocks.findLast((block) => block.line <= line) ?? unit.blocks[0];
    const place = placeOf(unit, line, indent + bytesToColumn(lineText, column) + 1);
    return { problem: problem('check-syntax', { message: failure?.text ?? String(error), lang: unit.loader }, place) };
  }
}

async function parseProblems(unit: Unit, marked: MarkedSource): Promise<Problem[]> {
  const module = await instrumented(unit, marked);
  return 'problem' in module ? [module.problem] : [];
}

/** Signs that keep blocks from being parsed. */
export async function signProblems(units: readonly Unit[]): Promise<Problem[]> {
  const checked = units.filter(
    ({ blocks }) => blocks.some(hasSigns) && blocks.every(({ mode }) => mode !== 'no-check'),
  );
  const problems: Problem[] = [];
  for (const unit of checked) problems.push(...(await parseProblems(unit, markExpectations(unit))));
  return eachCauseOfCode(problems, checked).filter(({ code }) => code === 'check-sign');
}
