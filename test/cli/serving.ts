/** `notes serve` as a process, for tests that look at it from outside. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../structure/imports.js';

export interface Serving {
  child: ChildProcess;
  /** Address of the site. */
  url: string;
  /** Output so far. */
  said(): string;
  /** Waits until it has said something, from `from` characters on. */
  heard(pattern: RegExp, from?: number): Promise<RegExpMatchArray>;
  /** Sends the signal of Ctrl+C; the exit code. */
  stop(): Promise<number | null>;
}

const running: ChildProcess[] = [];

export function endServing(): void {
  for (const child of running.splice(0)) child.kill('SIGKILL');
}

export async function serve(cwd: string, args: readonly string[], env: Record<string, string> = {}): Promise<Serving> {
  const child = spawn(process.execPath, [join(root, 'lib/cli/main.js'), 'serve', ...args], {
    cwd,
    env: { ...process.env, ...env },
  });
  running.push(child);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const heard = async (pattern: RegExp, from = 0) => {
    for (let tries = 0; tries < 2400; tries++) {
      const match = said.slice(from).match(pattern);
      if (match) return match;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`not said: ${pattern}\n${said.slice(from)}`);
  };
  const [url] = await heard(/http:\S+/);
  const stop = () => {
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    return ended;
  };
  return { child, url, heard, said: () => said, stop };
}
