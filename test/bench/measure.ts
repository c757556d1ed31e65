/** Runs a command and measures it: wall time, CPU time of all its threads and children, peak memory of its largest process. Linux only. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Measured {
  ok: boolean;
  /** Seconds. */
  wall: number;
  /** Seconds, user and system. */
  cpu: number;
  /** Megabytes. */
  memory: number;
  output: string;
}

export interface Command {
  run: readonly string[];
  cwd: string;
  env?: Record<string, string>;
  /** Seconds until it is ended. */
  limit?: number;
}

/** Clock ticks a second in /proc; fixed on Linux. */
const TICKS = 100;
const SAMPLE_MS = 10;

export function measure({ run, cwd, env, limit = 600 }: Command): Promise<Measured> {
  return new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(run[0]!, run.slice(1), {
      cwd,
      env: { ...process.env, CI: '1', NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-4000);
      });
    const seen = new Map<number, { cpu: number; memory: number }>();
    const sample = () => {
      for (const pid of family(child.pid!)) {
        const found = usage(pid);
        const before = seen.get(pid)?.memory ?? 0;
        // A process that has ended but was not waited for has no memory any more.
        if (found) seen.set(pid, { ...found, memory: Math.max(before, found.memory) });
      }
    };
    const timer = setInterval(sample, SAMPLE_MS);
    const end = setTimeout(() => child.kill('SIGKILL'), limit * 1000);
    child.on('error', (error) => {
      output += error.message;
    });
    child.on('close', (code) => {
      clearInterval(timer);
      clearTimeout(end);
      const used = [...seen.values()];
      resolve({
        ok: code === 0,
        wall: (performance.now() - start) / 1000,
        cpu: used.reduce((sum, { cpu }) => sum + cpu, 0),
        memory: Math.max(0, ...used.map(({ memory }) => memory)),
        output,
      });
    });
  });
}

function usage(pid: number): { cpu: number; memory: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const peak = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/);
    return { cpu: (Number(fields[11]) + Number(fields[12])) / TICKS, memory: Number(peak?.[1] ?? 0) / 1024 };
  } catch {
    return undefined;
  }
}

/** A process and all below it. */
function family(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(family)];
  } catch {
    return [pid];
  }
}
