/** Records the run of a block: instruments its code, runs it in the sandbox and reads the trace. */
import { SourceMap, type SourceMapPayload } from 'node:module';
import type { AnyNode } from 'acorn';
import type { Trace, TraceStep } from '../shared/code-trace.js';
import { withoutProperties } from '../site/sources/property-lines.js';
import { isTrace } from '../site/sources/trace-form.js';
import { keyOf } from './check-cache.js';
import { type CodeCheckOptions, runCached } from './check-code.js';
import { type MarkedSource, markExpectations } from './expectations.js';
import type { CodeBlock, Unit } from './find-blocks.js';
import { parseMarked, plainScript } from './instrument.js';
import { outcomeHash } from './outcome-problems.js';
import { runUnit, sandboxProgram } from './sandbox.js';
import { type StepCode, stepCode, UnsupportedCode } from './step-code.js';

export type Recorded =
  | { trace: Trace }
  /** Reason why there is no trace. `unlike`: its output differs from the code's; `broken`: the code itself fails, which is reported elsewhere. */
  | { failed: string }
  | { unlike: true }
  | { broken: true };

/** Runs a flagged block after those above it in its scope. */
export async function recordSteps(unit: Unit, block: CodeBlock, options: CodeCheckOptions): Promise<Recorded> {
  const own = unitUpTo(unit, block);
  const marked = markExpectations(own);
  const plain = await runCached(own, marked, options);
  if (plain.problems.length > 0) return { broken: true };
  const key = keyOf(
    'steps',
    options.versions,
    options.limits,
    own.loader,
    own.blocks.map(({ code }) => code),
  );
  const known = options.cache.get<Recorded>(key);
  const recorded = known ?? (await record(own, block, options));
  if (!known && 'trace' in recorded) options.cache.set(key, recorded);
  if (!('trace' in recorded)) return recorded;
  const output = recorded.trace.steps.flatMap(({ out = [] }) => out);
  const hash = outcomeHash({ kind: 'report', report: { output, failures: [], missed: [], properties: [] } }, marked);
  return hash === plain.hash ? { trace: ownPart(recorded.trace) } : { unlike: true };
}

/** Keeps the steps of the block itself: output of jobs left by earlier blocks is dropped before and after. Variables that they set are kept from the start. */
function ownPart(trace: Trace): Trace {
  const says = ({ line, out }: TraceStep) => line > 0 || out !== undefined;
  const from = trace.steps.findIndex(says);
  const to = trace.steps.findLastIndex((step) => says(step) || step.set !== undefined);
  const [first, ...rest] = trace.steps.slice(Math.max(from, 0), to + 1);
  if (from <= 0 || !first) return { ...trace, steps: trace.steps.slice(0, to + 1) };
  const set = [...new Map(trace.steps.slice(0, from + 1).flatMap((step) => step.set ?? []))];
  return { ...trace, steps: [set.length > 0 ? { ...first, set } : first, ...rest] };
}

/** The blocks of a unit up to one of them, without what runs for random inputs. */
function unitUpTo(unit: Unit, block: CodeBlock): Unit {
  const [first, ...rest] = unit.blocks.slice(0, unit.blocks.indexOf(block) + 1);
  const bare = (one: CodeBlock): CodeBlock => ({
    ...one,
    code: withoutProperties(one.code),
    ...(one === block ? {} : { output: undefined }),
  });
  return { ...unit, blocks: [bare(first ?? block), ...rest.map(bare)] };
}

async function record(unit: Unit, block: CodeBlock, options: CodeCheckOptions): Promise<Recorded> {
  const marked = markExpectations(unit);
  let steps: StepCode;
  try {
    steps = await stepsOf(unit, block, marked);
  } catch (error) {
    if (error instanceof UnsupportedCode) return { failed: error.message };
    throw error;
  }
  const head = `${steps.imports}\n${sandboxProgram(options, 'recorder')}\nrecord(${JSON.stringify(steps.plan)}, function* (__steps) {\n`;
  const code = `${head}${steps.body}\n});`;
  const ended = { id: -1, op: 'end', position: code.length } as const;
  const outcome = await runUnit(
    { code: `${code}__notes(0);`, calls: [ended], literals: [], expectations: [] },
    options,
  );
  if (outcome.kind !== 'report') return { failed: outcome.kind === 'died' ? outcome.detail : 'it does not end' };
  const { error, output } = outcome.report;
  if (error) return { failed: error.message };
  const [text = ''] = output;
  const trace: unknown = output.length === 1 ? JSON.parse(text) : undefined;
  if (trace === null) return { unlike: true };
  return isTrace(trace) ? { trace } : { failed: 'no trace came back' };
}

async function stepsOf(unit: Unit, block: CodeBlock, marked: MarkedSource): Promise<StepCode> {
  const { code, map } = await plainScript(marked, unit.loader);
  const { program, groups } = parseMarked(code);
  const payload: SourceMapPayload = JSON.parse(map);
  const source = new SourceMap(payload);
  const rows = code.split('\n');
  const starts = lineStarts(code);
  const last = block.line + block.code.split('\n').length - 1;
  return stepCode({
    code,
    program,
    lineAt(start) {
      // The map has an opening parenthesis at the end of the statement before it.
      const offset = start + (/^\(+/.exec(code.slice(start, start + 20))?.[0].length ?? 0);
      const row = starts.findLastIndex((start) => start <= offset);
      const original = originalLine(source, row, offset - (starts[row] ?? 0), rows[row]?.length ?? 0);
      const line = original === undefined ? 0 : (marked.lines[original] ?? 0);
      return line >= block.line && line <= last ? line - block.line + 1 : undefined;
    },
    ...statedOf(groups, marked),
  });
}

/** Returns what the note says of its statements. */
function statedOf(groups: ReturnType<typeof parseMarked>['groups'], { expectations }: MarkedSource) {
  const throwing = new Set<AnyNode>();
  const expected = new Map<AnyNode, string>();
  for (const { statement, ids } of groups) {
    const [first] = ids.flatMap((id) => expectations[id] ?? []);
    if (!statement || !first) continue;
    if (first.kind === 'throws') throwing.add(statement);
    if (first.kind === 'value') expected.set(statement, first.expected);
  }
  return { throwing, expected };
}

/** Line of the source at a place, or at the first place after it in the same line that the map knows. */
function originalLine(source: SourceMap, row: number, column: number, end: number): number | undefined {
  for (let at = column; at <= end; at++) {
    const entry = source.findEntry(row, at);
    if ('originalLine' in entry && entry.generatedLine === row) return entry.originalLine;
  }
  return undefined;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
