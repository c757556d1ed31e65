/** Runs a unit with the inputs of its properties, compares, and makes the input that shows a difference smaller. */
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { oracleOf } from '../site/sources/property-lines.js';
import { type FastCheck, GeneratorError, readInputs } from './arbitraries.js';
import { keyOf } from './check-cache.js';
import type { MarkedProperty, MarkedSource } from './expectations.js';
import { type Case, type InputSource, inputSource } from './oracle-inputs.js';
import { isForeign, oracleKind } from './property-code.js';
import { type Outcome, type RunnableUnit, runUnit, type Sandbox } from './sandbox.js';
import type { JobInputs } from './sandbox-harness.js';
import type { PropertyRun } from './unit-report.js';

/** External tools of oracles: fast-check, and packages that notes are compared with. */
export interface OracleTools {
  /** Version of fast-check; undefined where it is not installed. */
  version: string | undefined;
  fastCheck(): Promise<FastCheck | undefined>;
  /** Version of an installed package. */
  versionOf(name: string): string | undefined;
  /** A module without imports whose default export is that of the package. */
  moduleOf(name: string, path: string): Promise<string | undefined>;
  /** False: the first input that shows a difference is enough. */
  shrink?: boolean;
}

/** Inputs of a property, where nothing else is said. */
const INPUTS = 2000;
const MOST_INPUTS = 20_000;

/** Candidates that one process tries, and how often it is asked for smaller ones. */
const CANDIDATES = 60;
const ROUNDS = 60;

/** Oracle of one property, for the badge. */
export interface Agreement {
  /** As the block says it; undefined: it states properties. */
  oracle?: string;
  inputs: number;
  /** Declared differences. */
  differs: number;
}

export interface OracleResult {
  outcome: Outcome;
  problems: Problem[];
  agreements: Agreement[];
  /** True if the inputs were tried: false where a property cannot be read. */
  tried: boolean;
}

interface Prepared {
  property: MarkedProperty;
  source: InputSource;
  seed: number;
  /** Packed inputs. */
  cases: string[];
  oracle: JobInputs['oracle'];
}

/** Packages that the oracles of a unit need and that are not installed. */
export function missingPackages({ properties }: MarkedSource, tools: OracleTools): string[] {
  if (properties.length === 0) return [];
  const wanted = properties.flatMap(({ block }) => packageOf(oracleOf(block.meta)) ?? []);
  const absent = wanted.filter((name) => tools.versionOf(name) === undefined);
  return [...new Set([...(tools.version === undefined ? ['fast-check'] : []), ...absent])];
}

const packageOf = (oracle: string | undefined) =>
  oracle !== undefined && oracleKind(oracle) === 'package' ? oracle.slice(0, oracle.lastIndexOf('.')) : undefined;

/** Part of a result's key: what besides the code decides about the comparison. */
export const oracleKey = ({ properties }: MarkedSource, tools: OracleTools | undefined): unknown =>
  properties.length === 0
    ? null
    : [
        tools?.version,
        ...properties.map(({ block: { meta } }) => [meta, tools?.versionOf(packageOf(oracleOf(meta)) ?? '')]),
      ];

/** Runs a unit that has properties. */
export async function runWithInputs(
  unit: RunnableUnit,
  marked: MarkedSource,
  sandbox: Sandbox,
  tools: OracleTools,
): Promise<OracleResult> {
  const prepared: Prepared[] = [];
  for (const property of marked.properties) {
    const made = await prepare(property, tools);
    if ('code' in made)
      return { outcome: await runUnit(unit, sandbox), problems: [made], agreements: [], tried: false };
    prepared.push(made);
  }
  const outcome = await runUnit({ ...unit, inputs: prepared.map((one) => jobInputs(one, one.cases)) }, sandbox);
  if (outcome.kind !== 'report') return { outcome, problems: [], agreements: [], tried: true };
  const { report } = outcome;
  const problems: Problem[] = [];
  // An error outside the properties is reported by itself.
  if (report.error && report.errorIn === undefined) return { outcome, problems, agreements: [], tried: true };
  for (const [index, one] of prepared.entries()) {
    const run = report.properties[index] ?? { tried: 0, failed: [], applied: new Set(), shown: new Set() };
    const again = (cases: Case[]) =>
      runUnit(
        { ...unit, inputs: prepared.map((other) => jobInputs(other, other === one ? cases.map(one.source.pack) : [])) },
        sandbox,
      );
    const erred = report.errorIn === index ? report.error : undefined;
    if (erred) delete report.error;
    const rounds = tools.shrink === false ? 0 : ROUNDS;
    problems.push(...(await judge(one, run, { marked, index, again, erred, rounds })));
  }
  if (report.errorIn !== undefined) report.missed = [];
  return { outcome, problems, agreements: problems.length > 0 ? [] : prepared.map(agreementOf), tried: true };
}

function agreementOf({ property, cases }: Prepared): Agreement {
  const oracle = oracleOf(property.block.meta);
  return {
    ...(oracle === undefined || oracle === 'properties' ? {} : { oracle }),
    inputs: cases.length,
    differs: property.exceptions.length,
  };
}

const jobInputs = ({ oracle }: Prepared, cases: string[]): JobInputs => ({
  cases,
  ...(oracle ? { oracle } : {}),
});

function placeOf({ block }: MarkedProperty, line: number) {
  return { file: block.file, line, column: block.indent + 1, sourceLine: block.code.split('\n')[line - block.line] };
}

async function prepare(property: MarkedProperty, tools: OracleTools): Promise<Prepared | Problem> {
  const { block, line, inputs } = property;
  const { meta } = block;
  const place = placeOf(property, line);
  const name = oracleOf(meta);
  const fc = await tools.fastCheck();
  if (!fc) return problem('check-oracle-unread', { message: 'fast-check' }, place);
  const body = block.code.split('\n').slice(property.body, property.end).join('\n');
  const used = isForeign(meta) ? 'oracle' : name;
  if (used !== undefined && used !== 'properties' && !hasName(body, used) && !hasName(block.code, used))
    return problem('check-oracle-unused', { name: used }, place);
  const oracle = await loadOracle(name, tools);
  if (oracle === null) return problem('check-oracle-unread', { message: name ?? '' }, place);
  try {
    const source = inputSource(readInputs(inputs), fc);
    const count = Number(/(?:^|\s)runs=(\d+)/.exec(meta)?.[1] ?? INPUTS);
    // The seed stays when the code changes: what was found once is tried again.
    const seed = Number(
      /(?:^|\s)seed=(\d+)/.exec(meta)?.[1] ?? Number.parseInt(keyOf(block.file, inputs).slice(0, 7), 16),
    );
    const cases = source.generate(seed, Math.min(count, MOST_INPUTS));
    return { property, source, seed, cases, oracle };
  } catch (error) {
    if (!(error instanceof GeneratorError || error instanceof Error)) throw error;
    return problem('check-oracle-unread', { message: error.message }, place);
  }
}

const hasName = (code: string, name: string) =>
  new RegExp(`(?<![\\w$.])${name.replace(/\$/g, '\\$')}(?![\\w$])`).test(code);

async function loadOracle(name: string | undefined, tools: OracleTools): Promise<JobInputs['oracle'] | null> {
  if (name === undefined || oracleKind(name) === 'own') return undefined;
  if (oracleKind(name) === 'platform') return { path: name };
  const dot = name.lastIndexOf('.');
  const module = await tools.moduleOf(name.slice(0, dot), name.slice(dot + 1));
  return module === undefined ? null : { module };
}

interface Judging {
  marked: MarkedSource;
  index: number;
  again(cases: Case[]): Promise<Outcome>;
  erred: { name: string; message: string } | undefined;
  /** Maximum number of shrinking rounds. */
  rounds: number;
}

async function judge(one: Prepared, run: PropertyRun, judging: Judging): Promise<Problem[]> {
  const { property, cases } = one;
  const { erred } = judging;
  const first = run.failed.find(({ exceptions }) => exceptions.length === 0);
  const found = first?.index ?? (erred && run.tried - 1);
  if (found !== undefined && cases[found] !== undefined) return [await counterexample(one, found, judging)];
  if (run.tried !== cases.length)
    return [
      problem('check-inputs-missed', { tried: run.tried, count: cases.length }, placeOf(property, property.line)),
    ];
  return property.exceptions.flatMap(({ row, condition }, number) =>
    run.shown.has(number)
      ? []
      : [problem('check-difference-absent', { condition }, placeOf(property, property.block.line + row))],
  );
}

/** A result for one input that contradicts the statement. */
interface Seen {
  line: number;
  expected: string;
  actual: string;
}

function seenIn(outcome: Outcome, at: number, { marked, index }: Judging): Seen | undefined {
  if (outcome.kind !== 'report') return undefined;
  const { report } = outcome;
  const run = report.properties[index];
  const failure = run?.failed.find((one) => one.index === at && one.exceptions.length === 0)?.failures[0];
  if (failure) {
    const { expected, line } = marked.expectations[failure.id] ?? { expected: '', line: marked.lines[0] ?? 1 };
    return { line, expected: failure.expected ?? expected, actual: failure.actual };
  }
  if (!report.error || !run || run.tried - 1 !== at) return undefined;
  const own = marked.expectations.find(({ property }) => property === index);
  const { name, message } = report.error;
  return { line: own?.line ?? marked.lines[0] ?? 1, expected: own?.expected ?? '', actual: `${name}: ${message}` };
}

async function counterexample(one: Prepared, at: number, judging: Judging): Promise<Problem> {
  const { property, source, seed, cases } = one;
  let best = source.at(seed, at);
  let seen = judging.rounds > 0 ? seenIn(await judging.again([best]), 0, judging) : undefined;
  let steps = 0;
  for (let round = 0; seen && round < judging.rounds; round++) {
    const candidates = source.smaller(best, CANDIDATES);
    if (candidates.length === 0) break;
    const outcome = await judging.again(candidates);
    const worse = candidates.findIndex((_, index) => seenIn(outcome, index, judging));
    const smaller = candidates[worse];
    if (!smaller) break;
    best = smaller;
    seen = seenIn(outcome, worse, judging);
    steps++;
  }
  const { expected, actual, line } = seen ?? { expected: '', actual: 'another result', line: property.line };
  const args = { inputs: source.show(best), expected, actual, number: at + 1, count: cases.length, seed, steps };
  return problem('check-counterexample', args, placeOf(property, line));
}
