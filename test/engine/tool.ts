/** The compiled tool as people run it. */
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../structure/imports.js';

export interface Run {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

let compiled = false;

/** Compiles the tool unless the sources are as they were. A run of all tests has compiled it before (`setup/run.mjs`). */
export function compileTool(): void {
  if (compiled || process.env.NOTES_COMPILED) return;
  execFileSync(process.execPath, [join(root, 'cli/compile.mjs')], { stdio: ['ignore', 'ignore', 'inherit'] });
  compiled = true;
}

export interface RunOptions {
  cwd: string;
  /** Sends SIGKILL after this many milliseconds. */
  killAfter?: number;
  env?: Record<string, string>;
}

/** Variables that a command has, with those of a test. */
export const environmentOf = (env: RunOptions['env']) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  LANG: 'C.UTF-8',
  ...env,
});

/** Runs `notes` with some arguments in a process of its own. */
export function notes(args: readonly string[], { cwd, killAfter, env }: RunOptions): Promise<Run> {
  compileTool();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'lib/cli/main.js'), ...args], {
      cwd,
      env: environmentOf(env),
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, stdout, stderr });
    });
  });
}
