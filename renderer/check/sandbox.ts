/**
 * Runs units in child processes of their own (D36): no inherited environment, an empty folder, memory and time limits, no network
 * and Node's permission flag where it exists. It guards against accidents of trusted authors, not against attackers.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Report } from './harness.js';

export interface SandboxLimits {
  /** Milliseconds of wall time. */
  timeout: number;
  /** Megabytes of heap. */
  memory: number;
  /** Megabytes in all, with buffers and WebAssembly memories, which the heap does not hold; watched where `/proc` tells. */
  resident: number;
}

export const DEFAULT_LIMITS: SandboxLimits = { timeout: 5000, memory: 96, resident: 512 };

/** Bytes of a report that are read at most: a block that prints without end is stopped. */
const MAX_REPORT = 4_000_000;

export type Outcome = { kind: 'report'; report: Report } | { kind: 'timeout' } | { kind: 'died'; detail: string };

/** Permission flags of the running Node; none where it has no permission model. */
function permissionFlags(harness: string): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const flag = ['--permission', '--experimental-permission'].find((name) => known.has(name));
  if (!flag) return [];
  const readable = [harness, join(dirname(harness), '..', '..', '*'), ...moduleFolders(harness)];
  return [flag, ...readable.map((path) => `--allow-fs-read=${path}`)];
}

/** Every `node_modules` in which Node would look for packages of the tool, and where links to them lead. */
function moduleFolders(harness: string): string[] {
  const folders: string[] = [];
  for (let folder = dirname(harness); folder !== dirname(folder); folder = dirname(folder)) {
    const modules = basename(folder) === 'node_modules' ? folder : join(folder, 'node_modules');
    if (existsSync(modules)) folders.push(join(modules, '*'), join(realpathSync(modules), '*'));
  }
  return [...new Set(folders)];
}

/**
 * Runs instrumented code.
 * @param harness absolute path of the compiled `harness.js`
 */
export function runUnit(
  harness: string,
  code: string,
  expectations: { kind: string; expected: string }[],
  limits: SandboxLimits = DEFAULT_LIMITS,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'notes-run-'));
  return new Promise<Outcome>((resolve) => {
    const flags = [
      '--experimental-vm-modules',
      '--no-warnings',
      `--max-old-space-size=${limits.memory}`,
      ...permissionFlags(harness),
    ];
    const child = spawn(process.execPath, [...flags, harness], {
      cwd: folder,
      env: {},
      stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    });
    let text = '';
    let errors = '';
    let timedOut = false;
    let swollen = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGKILL');
    }, limits.timeout);
    const watch = setInterval(() => {
      swollen ||= residentMegabytes(child.pid) > limits.resident;
      if (swollen) child.kill('SIGKILL');
    }, 50);
    child.stdio[3]!.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (text.length > MAX_REPORT) child.kill('SIGKILL');
    });
    child.stderr!.on('data', (chunk: Buffer) => {
      if (errors.length < 4000) errors += chunk.toString('utf8');
    });
    child.stdin!.on('error', () => {});
    child.on('error', (error) => {
      clearInterval(watch);
      resolve({ kind: 'died', detail: error.message });
    });
    child.on('close', (status, signal) => {
      clearTimeout(timer);
      clearInterval(watch);
      if (timedOut) resolve({ kind: 'timeout' });
      else if (swollen) resolve({ kind: 'died', detail: 'out of memory' });
      else resolve(readReport(text, errors, status, signal));
    });
    child.stdin!.end(JSON.stringify({ code, expectations }));
  }).finally(() => rmSync(folder, { recursive: true, force: true }));
}

/** 0 where the system does not say. */
function residentMegabytes(pid: number | undefined): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function readReport(text: string, errors: string, status: number | null, signal: string | null): Outcome {
  try {
    return { kind: 'report', report: JSON.parse(text) as Report };
  } catch {
    const memory = /heap out of memory|allocation failed/i.test(errors);
    return { kind: 'died', detail: memory ? 'out of memory' : `exit ${status ?? signal}` };
  }
}
