/**
 * A small process that starts the sandboxes of `check`. The system copies the page tables of a process that starts another one:
 * from the large process of `check`, seven hundred starts take nine seconds. When that one ends for any reason, all processes started here end.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A command, and when to stop it. */
export interface Program {
  command: string;
  args: readonly string[];
  /** Its folder. */
  cwd: string;
  /** For its standard input. */
  input: string;
  /** Milliseconds from its first word. */
  timeout: number;
  /** Megabytes of memory in all; watched where `/proc` tells. */
  resident: number;
}

/** Exit state of a program. */
export interface Ended {
  /** Exit code, or name of the signal. */
  status: number | string | null;
  /** Output on file descriptor 3, and the start of its standard error. */
  report: string;
  errors: string;
  /** Reason why it was stopped, or could not be started. */
  stopped?: 'late' | 'slow' | 'memory' | 'output' | { error: string };
}

/** Milliseconds until the first word. The time of the code counts from there: a busy machine starts processes late. */
const START = 30_000;

/** Bytes of a report that are read at most: code that prints without end is stopped. */
const MAX_REPORT = 4_000_000;

const running = new Set<ChildProcess>();

function run({ command, args, cwd, input, timeout, resident }: Program): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: {}, stdio: ['pipe', 'ignore', 'pipe', 'pipe'] });
    running.add(child);
    const chunks: Buffer[] = [];
    let size = 0;
    let errors = '';
    let stopped: Ended['stopped'];
    const stop = (why: Ended['stopped']) => {
      stopped ??= why;
      child.kill('SIGKILL');
    };
    let timer = setTimeout(() => stop('late'), START);
    const watch = setInterval(() => {
      if (residentMegabytes(child.pid) > resident) stop('memory');
    }, 50);
    const end = (status: Ended['status']) => {
      running.delete(child);
      clearTimeout(timer);
      clearInterval(watch);
      resolve({ status, report: Buffer.concat(chunks).toString('utf8'), errors, ...(stopped && { stopped }) });
    };
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      if (size === 0) {
        clearTimeout(timer);
        timer = setTimeout(() => stop('slow'), timeout);
      }
      chunks.push(chunk);
      size += chunk.length;
      if (size > MAX_REPORT) stop('output');
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      if (errors.length < 4000) errors += chunk.toString('utf8');
    });
    child.stdin?.on('error', () => {});
    child.on('error', ({ message }) => {
      stopped ??= { error: message };
      end(null);
    });
    child.on('close', (status, signal) => end(status ?? signal));
    child.stdin?.end(input);
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

process.on('message', async ([id, program]: [number, Program]) => {
  const ended = await run(program);
  // If the connection is closed, nobody waits for the result.
  process.send?.([id, ended], () => {});
});
process.on('disconnect', () => {
  for (const child of running) child.kill('SIGKILL');
  process.exit();
});
// A signal for the whole group is answered by the process that this one works for.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
