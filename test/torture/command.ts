/** The compiled command, and trees of files compared. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface Running {
  cwd: string;
  env?: Record<string, string>;
  /** Program that runs the command, in place of the Node of this process. */
  node?: string;
  /** Sends SIGKILL after so many milliseconds. */
  killAfter?: number;
  /** Blocks of 512 bytes that a file may have, as on a disk that is full. */
  fileBlocks?: number;
}

export function runNotes(args: readonly string[], { cwd, env, node, killAfter, fileBlocks }: Running): Promise<Ended> {
  const limit = `ulimit -f ${fileBlocks ?? 'unlimited'}; exec "$@"`;
  return new Promise((resolve, reject) => {
    const command = [node ?? process.execPath, join(process.cwd(), 'lib/cli/main.js'), ...args];
    const child = spawn('sh', ['-c', limit, 'sh', ...command], {
      cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C.UTF-8', ...env },
    });
    const text = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (part: string) => {
        text[name] += part;
      });
    const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, ...text });
    });
  });
}

/** Milliseconds within which `serve` says its address and ends. */
const PATIENCE = 60_000;

/** Starts `serve`, calls `work` once it has said its address, and interrupts it. */
export function serveDuring(dir: string, work: (address: string) => Promise<void>): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(process.cwd(), 'lib/cli/main.js'), 'serve', dir, '--port', '0'], {
      cwd: dir,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C.UTF-8' },
    });
    const text = { stdout: '', stderr: '' };
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    let working = false;
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (part: string) => {
        text[name] += part;
        const address = /http:\/\/[^\s]+/.exec(text.stdout + text.stderr)?.[0];
        if (address === undefined || working) return;
        working = true;
        work(address).then(() => child.kill('SIGINT'), reject);
      });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, ...text });
    });
  });
}

export type Tree = Readonly<Record<string, string>>;

/** Paths that differ, or that only one tree has; at most five are named. */
export function differences(a: Tree, b: Tree): string | undefined {
  const paths = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((path) => a[path] !== b[path]);
  return paths.length === 0 ? undefined : `${paths.length} files differ: ${paths.slice(0, 5).join(', ')}`;
}

/** Says where a command ended in none of the three ways: done, refused with a problem, killed by us. */
export function badEnd({ code, signal, stderr, stdout }: Ended): string | undefined {
  if (/^\s+at .*:\d+:\d+/m.test(stderr) || /tool-fault/.test(stderr)) return `a stack: ${stderr.slice(0, 300)}`;
  if (signal !== null && signal !== 'SIGKILL') return `ended by ${signal}`;
  return code !== 0 && signal === null && stderr.trim() === '' && stdout.trim() === ''
    ? `code ${code} without a word`
    : undefined;
}
