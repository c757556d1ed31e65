/**
 * Runs units in child processes of their own: no inherited environment, an empty folder, memory and time limits, and no network where
 * the system or Node can take it away (`isolation.ts`). What a child says is read as the word of a stranger (`unit-report.ts`).
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Expectation } from './expectations.js';
import type { Instrumented } from './instrument.js';
import { type Isolation, readableFolders } from './isolation.js';
import type { Job, JobInputs } from './sandbox-harness.js';
import { makeReport, type Report, readEvents } from './unit-report.js';

export interface SandboxLimits {
  /** Milliseconds of wall time. */
  timeout: number;
  /** Megabytes of heap. */
  memory: number;
  /** Megabytes in all, with buffers and WebAssembly memories, which the heap does not hold; watched where `/proc` tells. */
  resident: number;
}

export const DEFAULT_LIMITS: SandboxLimits = { timeout: 5000, memory: 96, resident: 512 };

/** Milliseconds until the child's first word. The time of the code counts from there: a busy machine starts processes late. */
const START = 30_000;

/** Times the limit for code that runs for thousands of inputs. */
const MANY = 4;

/** Bytes of a report that are read at most: a block that prints without end is stopped. */
const MAX_REPORT = 4_000_000;

export type Outcome = { kind: 'report'; report: Report } | { kind: 'timeout' } | { kind: 'died'; detail: string };

const NOT_STARTED = 'it did not start';

/** Whether a run did not start or end in time, for which the machine may be the reason. */
export const isLate = (outcome: Outcome): boolean =>
  outcome.kind === 'timeout' || (outcome.kind === 'died' && outcome.detail === NOT_STARTED);

export interface Sandbox {
  /** Absolute path of the compiled `harness.js`. */
  harness: string;
  limits: SandboxLimits;
  /** How this machine isolates a process: looked for when the first code is run, for it takes a tenth of a second. */
  isolation(): Isolation;
}

/** Instrumented code and what it is expected to do. */
export interface RunnableUnit extends Pick<Instrumented, 'code' | 'calls' | 'literals'> {
  expectations: readonly Pick<Expectation, 'kind' | 'expected' | 'property'>[];
  /** Inputs of its properties. */
  inputs?: readonly JobInputs[];
}

function nodeFlags({ harness, limits, isolation }: Sandbox): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const permission = ['--permission', '--experimental-permission'].find((name) => known.has(name));
  const readable = readableFolders(harness).map((path) => `--allow-fs-read=${join(path, '*')}`);
  return [
    '--experimental-vm-modules',
    '--no-warnings',
    // What was in a buffer before, the job with its nonce too, is not to be read from a new one.
    '--zero-fill-buffers',
    `--max-old-space-size=${limits.memory}`,
    ...(permission ? [permission, ...readable] : []),
    ...isolation().nodeFlags,
  ];
}

/** A program that is compiled beside the harness, for code that runs after it. */
export const sandboxProgram = ({ harness }: Pick<Sandbox, 'harness'>, name: 'recorder'): string =>
  readFileSync(join(dirname(harness), `${name}.js`), 'utf8');

/** Runs instrumented code. */
export async function runUnit(unit: RunnableUnit, sandbox: Sandbox): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'notes-run-'));
  try {
    return await runIn(folder, unit, sandbox);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runIn(
  folder: string,
  { code, calls, literals, expectations, inputs = [] }: RunnableUnit,
  sandbox: Sandbox,
): Promise<Outcome> {
  const { harness, limits, isolation } = sandbox;
  const nonce = randomBytes(16).toString('hex');
  const job: Job = { code, calls, literals, nonce, inputs: [...inputs], probe: join(dirname(harness), 'probe.js') };
  const work = join(folder, 'work');
  mkdirSync(work);
  const [command = process.execPath, ...args] = isolation().wrap(folder, [
    process.execPath,
    ...nodeFlags(sandbox),
    harness,
  ]);
  return new Promise<Outcome>((resolve) => {
    const child = spawn(command, args, { cwd: work, env: {}, stdio: ['pipe', 'ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    let size = 0;
    let errors = '';
    let stopped: Outcome | undefined;
    const stop = (outcome: Outcome) => {
      stopped ??= outcome;
      child.kill('SIGKILL');
    };
    let timer = setTimeout(() => stop({ kind: 'died', detail: NOT_STARTED }), START);
    const watch = setInterval(() => {
      if (residentMegabytes(child.pid) > limits.resident) stop({ kind: 'died', detail: 'out of memory' });
    }, 50);
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      if (size === 0) {
        clearTimeout(timer);
        timer = setTimeout(() => stop({ kind: 'timeout' }), limits.timeout * (inputs.length > 0 ? MANY : 1));
      }
      chunks.push(chunk);
      size += chunk.length;
      if (size > MAX_REPORT) stop({ kind: 'died', detail: 'too much output' });
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      if (errors.length < 4000) errors += chunk.toString('utf8');
    });
    child.stdin?.on('error', () => {});
    child.on('error', (error) => {
      clearTimeout(timer);
      clearInterval(watch);
      resolve({ kind: 'died', detail: error.message });
    });
    child.on('close', (status, signal) => {
      clearTimeout(timer);
      clearInterval(watch);
      if (stopped) return resolve(stopped);
      if (/heap out of memory|allocation failed/i.test(errors))
        return resolve({ kind: 'died', detail: 'out of memory' });
      const events = readEvents(Buffer.concat(chunks).toString('utf8'), nonce, calls.length);
      if (!events) return resolve({ kind: 'died', detail: 'its report is not what the harness writes' });
      if (events.length === 0 && status !== 0) return resolve({ kind: 'died', detail: `exit ${status ?? signal}` });
      resolve({ kind: 'report', report: makeReport(events, calls, expectations) });
    });
    child.stdin?.end(JSON.stringify(job));
  });
}

/** Memory of a process and its children; 0 where the system does not say. */
function residentMegabytes(pid: number | undefined): number {
  try {
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + residentMegabytes(Number(child)), kilobytes / 1024);
  } catch {
    return 0;
  }
}
