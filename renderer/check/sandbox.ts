/**
 * Runs units in child processes of their own: no inherited environment, an empty folder, memory and time limits, and no network if
 * the system or Node can disable it (`isolation.ts`). Output of a child is untrusted (`unit-report.ts`).
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Expectation } from './expectations.js';
import type { Instrumented } from './instrument.js';
import { type Isolation, readableFolders } from './isolation.js';
import { runProgram } from './run-program.js';
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

/** Times the limit for code that runs for thousands of inputs. */
const MANY = 4;

export type Outcome = { kind: 'report'; report: Report } | { kind: 'timeout' } | { kind: 'died'; detail: string };

/** Reasons why a run was stopped, in words. */
const STOPPED = { late: 'it did not start', memory: 'out of memory', output: 'too much output' };

/** True if a run did not start or end in time, for which the machine may be the reason. */
export const isLate = (outcome: Outcome): boolean =>
  outcome.kind === 'timeout' || (outcome.kind === 'died' && outcome.detail === STOPPED.late);

export interface Sandbox {
  /** Absolute path of the compiled `sandbox-harness.cjs`. */
  harness: string;
  limits: SandboxLimits;
  /** Isolation on this machine: determined when code is first run, because it takes a tenth of a second. */
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
    // Old content of a buffer, including the job with its nonce, must not be readable from a new one.
    '--zero-fill-buffers',
    `--max-old-space-size=${limits.memory}`,
    ...(permission ? [permission, ...readable] : []),
    ...isolation().nodeFlags,
  ];
}

/** A program compiled next to the harness, for code that runs after it. */
export const sandboxProgram = ({ harness }: Pick<Sandbox, 'harness'>, name: 'recorder'): string =>
  readFileSync(join(dirname(harness), `${name}.js`), 'utf8');

/** Attempts for code whose process crashes: Node.js itself does so about once in a thousand modules of `node:vm`, and no code of a note is the cause. */
const TRIES = 3;

/** Runs instrumented code. */
export async function runUnit(unit: RunnableUnit, sandbox: Sandbox): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    const folder = mkdtempSync(join(tmpdir(), 'notes-run-'));
    try {
      const { crashed, ...outcome } = await runIn(folder, unit, sandbox);
      if (!crashed || tries === TRIES) return outcome;
    } finally {
      // Not synchronously: on a busy disk that holds all others up.
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function runIn(
  folder: string,
  { code, calls, literals, expectations, inputs = [] }: RunnableUnit,
  sandbox: Sandbox,
): Promise<Outcome & { crashed?: true }> {
  const { harness, limits, isolation } = sandbox;
  const nonce = randomBytes(16).toString('hex');
  const job: Job = { code, calls, literals, nonce, inputs: [...inputs], probe: join(dirname(harness), 'probe.js') };
  const cwd = join(folder, 'work');
  mkdirSync(cwd);
  const [command = process.execPath, ...args] = isolation().wrap(folder, [
    process.execPath,
    ...nodeFlags(sandbox),
    harness,
  ]);
  const timeout = limits.timeout * (inputs.length > 0 ? MANY : 1);
  const program = { command, args, cwd, input: JSON.stringify(job), timeout, resident: limits.resident };
  const { status, report, errors, stopped } = await runProgram(program, join(dirname(harness), 'program-starter.js'));
  if (stopped === 'slow') return { kind: 'timeout' };
  if (stopped) return { kind: 'died', detail: typeof stopped === 'string' ? STOPPED[stopped] : stopped.error };
  if (/heap out of memory|allocation failed/i.test(errors)) return { kind: 'died', detail: STOPPED.memory };
  // A signal that was not sent from here.
  if (typeof status === 'string') return { kind: 'died', detail: `Node.js crashed (${status})`, crashed: true };
  const events = readEvents(report, nonce, calls.length);
  if (!events) return { kind: 'died', detail: 'its report is not what the harness writes' };
  if (events.length === 0 && status !== 0) return { kind: 'died', detail: `exit ${status}` };
  return { kind: 'report', report: makeReport(events, calls, expectations) };
}
