/** Recording of steps: code in `traces/` next to its recording (`vitest -u` rewrites it). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkSteps } from '../../renderer/check/check-steps.js';
import { extractBlocks } from '../../renderer/check/find-blocks.js';
import type { Trace, TraceStep } from '../../renderer/shared/code-trace.js';
import { readTraces, writeTraces } from '../../renderer/site/sources/kept-traces.js';
import { compileTool } from '../engine/tool.js';
import { root } from '../structure/imports.js';
import { checkOptions, fence } from './run.js';

beforeAll(compileTool);

const folder = join(root, 'test/check/traces');
const recorded = (text: string, changes = {}) => checkSteps(extractBlocks('a.md', text), checkOptions(changes));

/** The trace of the one flagged block of a page. */
async function traceOf(text: string): Promise<Trace> {
  const { problems, traces } = await recorded(text);
  expect(problems).toEqual([]);
  expect(traces).toHaveLength(1);
  return traces[0]!.trace;
}

const told = async (info: string, code: string) =>
  (await recorded(fence(info, code))).problems.map(({ code: name, args }) => `${name} ${args.reason ?? ''}`.trim());

function stepText({ names, jobs }: Trace, code: string, step: TraceStep): string {
  const jobsOf = (list: number[] = []) => list.map((job) => jobs[job]!.join(' ')).join(', ');
  const parts = [
    step.job === undefined ? '' : `in ${jobsOf([step.job])}`,
    step.passes ? 'handed on' : '',
    (step.set ?? []).map(([variable, value]) => `${names[variable]} = ${value}`).join('; '),
    step.out ? `out ${JSON.stringify(step.out)}` : '',
    step.tasks ? `tasks ${jobsOf(step.tasks)}` : '',
    step.ticks ? `ticks ${jobsOf(step.ticks)}` : '',
    step.microtasks ? `microtasks ${jobsOf(step.microtasks)}` : '',
  ].filter(Boolean);
  const line = code.split('\n')[step.line - 1]?.trim() ?? '';
  return [`${step.begins ? '▶' : ' '} ${step.line}: ${line}`, ...parts.map((part) => `      ${part}`)].join('\n');
}

describe('the steps of', () => {
  const cases = readdirSync(folder).filter((name) => name.endsWith('.js'));
  it.each(cases)('%s are those beside it, and the same in every run', async (name) => {
    const code = readFileSync(join(folder, name), 'utf8').trimEnd();
    const trace = await traceOf(fence('js steps', code));
    const text = trace.steps.map((step) => stepText(trace, code, step)).join('\n');
    await expect(`${text}\n`).toMatchFileSnapshot(join(folder, name.replace(/js$/, 'txt')));
    expect(await traceOf(fence('js steps', code))).toEqual(trace);
  });

  it('TypeScript have the lines of the block, those of a scope begin with the block', async () => {
    const above = fence('ts scope=a', 'interface Box {\n  n: number;\n}\nconst box: Box = { n: 1 };');
    const own = fence('ts steps scope=a', '// a comment\nbox.n += 1;\n\nconst twice: number = box.n * 2;');
    const below = fence('ts scope=a', 'twice; // => 4');
    const trace = await traceOf(above + own + below);
    expect(trace.steps.map(({ line }) => line)).toEqual([2, 4]);
    const [variable, value] = trace.steps[1]!.set![0]!;
    expect([trace.names[variable], value]).toEqual(['twice', '4']);
  });

  it('a scope are those of the block alone, whatever jobs the blocks above it left behind', async () => {
    const above = 'let n = 1;\nsetTimeout(() => {}, 9);\nqueueMicrotask(() => {});\nawait null;';
    const trace = await traceOf(fence('js scope=a', above) + fence('js steps scope=a', 'n += 1;\nn += 1;'));
    expect(trace.steps.map(({ line, set }) => [line, set?.at(-1)?.[1]])).toEqual([
      [1, '2'],
      [2, '3'],
    ]);
  });
});

describe('code whose steps cannot be recorded', () => {
  it('is told with its reason', async () => {
    expect(await told('js steps', 'for (let i = 0; i < 500; i++) Math.abs(i);')).toEqual([
      'steps-failed more than 200 steps',
    ]);
    expect(await told('js steps', 'async function* g() {}')).toEqual(['steps-failed async function*']);
    expect(await told('js steps browser', 'document.title;')).toEqual(['steps-failed browser']);
  });

  it('is told where it does something else than a plain run', async () => {
    expect(await told('js steps', 'console.log(Date.now() > 1e9);')).toEqual(['steps-unlike']);
    expect(await told('js steps', 'const late = Date.now() > 1e9; // => true')).toEqual(['steps-unlike']);
    expect(await told('js steps', 'if (Date.now() > 1e9) null.x; // throws TypeError')).toEqual(['steps-unlike']);
  });

  it('has no second message where the code itself is wrong', async () => {
    expect(await told('js steps', 'null.x;')).toEqual([]);
    expect(await told('js steps', '1 + 1; // => 3')).toEqual([]);
  });

  it('is left alone where nothing may run', async () => {
    expect(await recorded(fence('js steps', 'let a = 1;'), { run: false })).toEqual({ problems: [], traces: [] });
  });
});

describe('the file of traces', () => {
  const trace: Trace = { names: ['a'], jobs: [['then', 2]], steps: [{ line: 1, set: [[0, '1']], microtasks: [0] }] };

  it('is read as it was written, one line a block', () => {
    const text = writeTraces({ 'docs/a.md': { k: trace } });
    expect(text.split('\n')).toHaveLength(6);
    expect(readTraces(text)).toEqual({ 'docs/a.md': { k: trace } });
  });

  it('gives nothing of another form', () => {
    expect(readTraces('{')).toEqual({});
    expect(readTraces(undefined)).toEqual({});
    for (const bad of [1, { ...trace, steps: [{ line: 'x' }] }, { ...trace, names: [1] }])
      expect(readTraces(JSON.stringify({ 'a.md': { k: bad } }))).toEqual({});
  });
});
