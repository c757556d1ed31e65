/** Turns deviations of a unit's run into problems at their lines. */
import { SourceMap, type SourceMapPayload } from 'node:module';
import { problem } from '../site/problems/problem.js';
import type { Problem, Repair } from '../site/problems/problem-types.js';
import { lineEdit, withNamed } from '../site/problems/repair.js';
import { keyOf } from './check-cache.js';
import { type Expectation, type MarkedSource, misspeltValue } from './expectations.js';
import type { Unit } from './find-blocks.js';
import type { Instrumented } from './instrument.js';
import type { Outcome, SandboxLimits } from './sandbox.js';
import type { Report } from './unit-report.js';

/** Hash of what can be seen of a run: what was printed, and what was expected of it. */
export function outcomeHash(outcome: Outcome, { expectations }: MarkedSource): string {
  const seen = outcome.kind === 'report' ? [outcome.report.output, expectations.map((e) => e.expected)] : outcome;
  return keyOf(seen).slice(0, 16);
}

export function placeOf(unit: Unit, line: number, column: number) {
  const block = unit.blocks.findLast((candidate) => candidate.line <= line) ?? unit.blocks[0];
  const text = block.code.split('\n')[line - block.line];
  const sourceLine = text === undefined ? undefined : block.fence.slice(0, block.indent) + text;
  return { file: unit.file, line, column, sourceLine };
}

/** The expectations with some numbers. */
const byId = (expectations: readonly Expectation[], ids: readonly number[]) =>
  ids.flatMap((id) => expectations[id] ?? []);

/** Expectations that nothing can be asked of, before anything runs. */
export function expectationProblems(
  unit: Unit,
  { expectations, code }: MarkedSource,
  { misplaced, unparsed }: Pick<Instrumented, 'misplaced' | 'unparsed'>,
): Problem[] {
  const at = ({ line, column }: Expectation) => placeOf(unit, line, column);
  return [
    ...byId(expectations, misplaced).map((found) => problem('check-expectation-misplaced', {}, at(found))),
    ...byId(expectations, unparsed).map(
      (found) =>
        wordProblem(unit, found, code) ?? problem('check-expectation-syntax', { expected: found.expected }, at(found)),
    ),
  ];
}

/** Returns what a run of an instrumented module saw that is not as written; without `tried` no inputs were there for its properties. */
export function outcomeProblems(
  unit: Unit,
  marked: MarkedSource,
  outcome: Outcome,
  { module, limits, tried = true }: { module: Instrumented; limits: SandboxLimits; tried?: boolean },
): Problem[] {
  const start = placeOf(unit, unit.blocks[0].line, 1);
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
    const found = marked.expectations[id];
    if (!found || failed.has(id)) continue;
    failed.add(id);
    problems.push(differenceProblem(unit, found, actual));
  }
  // Lines after the error were not reached either, nor was what is no expectation: one message is enough.
  const told = new Set([...module.misplaced, ...module.unparsed]);
  const missed = report.error
    ? []
    : report.missed.filter((id) => !told.has(id) && (tried || marked.expectations[id]?.property === undefined));
  for (const found of byId(marked.expectations, missed)) problems.push(missedProblem(unit, found));
  problems.push(...outputProblems(unit, report));
  return problems;
}

/** Returns what is not as expected; of a text in quotation marks that is printed without them, these. */
function differenceProblem(unit: Unit, { kind, expected, line, column }: Expectation, actual: string): Problem {
  const place = placeOf(unit, line, column);
  if (actual.startsWith('Promise {') && !expected.startsWith('Promise'))
    return problem('check-expectation-promise', { expected }, { ...place, ...awaited(place) });
  const [, bare] = /^["'`“‘](.*)["'`”’]$/.exec(expected) ?? [];
  if (kind !== 'prints' || bare !== actual) return problem('check-expectation', { expected, actual }, place);
  return problem('check-expectation-quotes', { actual }, placeOfValue(place, expected));
}

/** The repair that awaits a call which is a line of its own. */
function awaited({ line, sourceLine = '' }: ReturnType<typeof placeOf>): { repair?: Repair } {
  const [indent] = /^\s*(?=[\w$.]+\(.*\);?\s*\/\/)/.exec(sourceLine) ?? [];
  return indent === undefined
    ? {}
    : { repair: { edits: [lineEdit(line, indent.length + 1, 0, 'await ')], sure: false } };
}

/** An expected value that is a misspelt word. @param code without expectations */
export function wordProblem(unit: Unit, { kind, expected, line, column }: Expectation, code: string) {
  const near = misspeltValue(kind, expected, code);
  if (!near) return undefined;
  const place = placeOfValue(placeOf(unit, line, column), expected);
  return problem('check-expectation-word', { name: expected }, withNamed(place, expected, near));
}

/** The place of what is expected, in that of its comment. */
function placeOfValue<T extends ReturnType<typeof placeOf>>(place: T, expected: string): T & { length: number } {
  const at = (place.sourceLine ?? '').lastIndexOf(expected);
  return { ...place, column: at < 0 ? place.column : at + 1, length: expected.length };
}

function missedProblem(unit: Unit, { expected, line, column }: Expectation): Problem {
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
  if (!frame) return placeOf(unit, unit.blocks[0].line, 1);
  const payload: SourceMapPayload = JSON.parse(map);
  const entry = new SourceMap(payload).findEntry(Number(frame[1]) - 1, Number(frame[2]) - 1);
  const line = 'originalLine' in entry ? marked.lines[entry.originalLine] : undefined;
  return placeOf(unit, line ?? unit.blocks[0].line, 'originalColumn' in entry ? entry.originalColumn + 1 : 1);
}
