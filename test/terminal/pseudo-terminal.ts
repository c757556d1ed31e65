/** The command on a terminal of some width: what is typed, and what the screen shows in the end. Needs `script` of util-linux. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import xterm from '@xterm/headless';
import { root } from '../structure/imports.js';

export interface OnTerminal {
  type(text: string): void;
  /** Waits until something has been written. */
  heard(pattern: RegExp): Promise<void>;
  /** Exit code, everything that was written, and the lines of the screen as they are left. */
  ended: Promise<{ code: number | null; written: string; lines: string[] }>;
}

export interface TerminalOptions {
  cwd: string;
  columns: number;
  env?: Record<string, string>;
}

const ROWS = 40;

/** Starts `notes` with some arguments on a terminal. */
export function onTerminal(args: readonly string[], { cwd, columns, env }: TerminalOptions): OnTerminal {
  const command = [process.execPath, join(root, 'lib/cli/main.js'), ...args].map(quoted).join(' ');
  const child = spawn('script', ['-qfec', `stty cols ${columns} rows ${ROWS}; ${command}`, '/dev/null'], {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C.UTF-8', TERM: 'xterm-256color', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let written = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    written += text;
  });
  const heard = async (pattern: RegExp) => {
    for (let tries = 0; tries < 2400 && !pattern.test(written); tries++)
      await new Promise((resolve) => setTimeout(resolve, 25));
    if (!pattern.test(written)) throw new Error(`not written: ${pattern}\n${written}`);
  };
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve)).then(async (code) => ({
    code,
    written,
    lines: await screenLines(written, columns),
  }));
  return { type: (text) => void child.stdin.write(text), heard, ended };
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** What a terminal shows after some output, lines that have scrolled away included. */
async function screenLines(written: string, columns: number): Promise<string[]> {
  const screen = new xterm.Terminal({ cols: columns, rows: ROWS, scrollback: 5000, allowProposedApi: true });
  await new Promise<void>((resolve) => screen.write(written, resolve));
  const buffer = screen.buffer.active;
  const lines: string[] = [];
  for (let index = 0; index < buffer.length; index++) {
    const line = buffer.getLine(index);
    const text = line?.translateToString(true) ?? '';
    // A line that the terminal has wrapped is one line.
    if (line?.isWrapped) lines.push(`${lines.pop() ?? ''}${text}`);
    else lines.push(text);
  }
  screen.dispose();
  return lines.join('\n').trimEnd().split('\n');
}
