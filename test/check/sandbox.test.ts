/** Code that tries to get out of the sandbox (D36): accidents at their worst. Each case got out, or could have, before it stood here. */
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runUnit, type SandboxLimits } from '../../renderer/check/sandbox.js';
import { compileTool } from '../engine/tool.js';
import { root } from '../structure/imports.js';

beforeAll(compileTool);

const harness = join(root, 'lib/renderer/check/harness.js');
const limits: SandboxLimits = { timeout: 20_000, memory: 64, resident: 256 };

const run = (code: string, changes: Partial<SandboxLimits> = {}, expected: string[] = []) =>
  runUnit(
    harness,
    code,
    expected.map((text) => ({ kind: 'value', expected: text })),
    { ...limits, ...changes },
  );

/** What the code printed, or the error that ended it. */
async function printed(code: string): Promise<string[]> {
  const outcome = await run(code);
  if (outcome.kind !== 'report') throw new Error(JSON.stringify(outcome));
  const { output, error } = outcome.report;
  return error ? [...output, error.message] : [...output];
}

describe('the process of a block', () => {
  it.each([
    '_kill _debugProcess _startProfilerIdleNotifier binding _linkedBinding dlopen kill execve',
    'mainModule getBuiltinModule stdin openStdin _getActiveHandles loadEnvFile chdir report',
    'setuid setgid setgroups initgroups umask setUncaughtExceptionCaptureCallback',
  ])('has none of: %s', async (names) => {
    const code = `console.log(${JSON.stringify(names)}.split(' ').filter((name) => process[name] !== undefined).join())`;
    expect(await printed(code)).toEqual(['']);
  });

  it('knows nothing of where it runs', async () => {
    expect(await printed('console.log(JSON.stringify(process.env))')).toEqual(['{}']);
  });

  it('still tells the time, its versions and its end', async () => {
    const code = `process.nextTick(() => console.log('tick')); process.stdout.write('x');
      await null; await new Promise((done) => setTimeout(done, 1));
      console.log(typeof process.hrtime.bigint(), process.version.length > 1, process.memoryUsage().rss > 0);`;
    expect(await printed(code)).toEqual(['tick', 'bigint true true']);
  });
});

describe('no way to disk, network or another process', () => {
  it.each([
    ["import('node:fs')", 'not allowed'],
    ['new Function(\'return import("node:child_process")\')()', 'not allowed'],
    ['(0, eval)(\'import("node:worker_threads")\')', 'not allowed'],
    ['setTimeout.constructor(\'return import("node:net")\')()', 'not allowed'],
    ["import('data:text/javascript,export default 1')", 'not allowed'],
    ['new process.stderr.constructor().connect(80, "127.0.0.1")', 'not a function'],
    [
      "(new Request('http://127.0.0.1:1'), globalThis[Symbol.for('undici.globalDispatcher.1')]).dispatch({ origin: 'http://127.0.0.1:1', path: '/', method: 'GET' }, {})",
      'no network',
    ],
    ["fetch('http://127.0.0.1:1')", 'not defined'],
  ])('%s', async (expression, refusal) => {
    const code = `try { await ${expression}; console.log('out'); } catch (error) { console.log(error.message); }`;
    expect((await printed(code)).join()).toContain(refusal);
  });
});

describe('limits', () => {
  const died = { kind: 'died', detail: 'out of memory' };

  it.each([
    ['lists', 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));'],
    ['buffers', 'const all = []; for (;;) all.push(new Uint8Array(2 ** 25).fill(1));'],
    ['shared buffers', 'const all = []; for (;;) all.push(new Uint8Array(new SharedArrayBuffer(2 ** 25)).fill(1));'],
    [
      'memories of WebAssembly',
      'const all = []; for (;;) all.push(new Uint8Array(new WebAssembly.Memory({ initial: 512 }).buffer).fill(1));',
    ],
  ])('stop %s without end', async (_, code) => {
    expect(await run(code)).toEqual(died);
  });

  it.each([
    [
      'microtasks',
      'const again = () => { Promise.resolve().then(again); }; again(); await new Promise((r) => setTimeout(r));',
    ],
    ['ticks', 'const again = () => process.nextTick(again); again(); await new Promise((r) => setTimeout(r));'],
    ['a wait', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'],
  ])('stop %s without end', async (_, code) => {
    expect(await run(code, { timeout: 700 })).toEqual({ kind: 'timeout' });
  });
});

describe('a wrong result is told, whatever the code did before', () => {
  it.each([
    'Object.prototype.id = 5; Object.prototype.toJSON = () => 0; JSON.stringify = () => "forged";',
    'Array.prototype.push = null; Array.prototype[Symbol.iterator] = null; Map.prototype.get = null;',
    "Object.defineProperty(Array.prototype, '0', { set() {}, configurable: true });",
    "Object.defineProperty(Object.prototype, 'failures', { get: () => [], set() {} });",
    "process.on('exit', () => { throw new Error('late'); });",
  ])('%s', async (before) => {
    const outcome = await run(`${before}\n__notes.value(0, 1 + 1, () => 3);`, {}, ['3']);
    expect(outcome).toMatchObject({ kind: 'report', report: { failures: [{ id: 0, actual: '2' }] } });
  });

  it.each([
    '__notes.value = () => {};',
    'globalThis.__notes = {};',
    'process.exit(0);',
    "process.emit('exit'); process.reallyExit(0);",
  ])('nor does it pass with %s', async (before) => {
    const outcome = await run(`${before}\n__notes.value(0, 1 + 1, () => 3);`, {}, ['3']);
    const passed = outcome.kind === 'report' && !outcome.report.error && outcome.report.missed.length === 0;
    expect(passed && outcome.report.failures.length === 0).toBe(false);
  });
});
