/** The command on a terminal of some width: what is typed, and what the screen shows in the end. Needs `script` of util-linux. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import xterm from '@xterm/headless';
import { root } from '../structure/imports.js';

export interface OnTerminal {
  type(text: string): void;
  /** Waits until something has been written. */
  heard(pattern: RegExp): Promise<void>;
  /** Waits until the screen shows something. @returns its lines */
  shows(pattern: RegExp): Promise<string[]>;
  /** Gives the terminal another width. */
  resize(columns: number): void;
  /** Exit code, everything that was written, and the lines of the screen as they are left. */
  ended: Promise<{ code: number | null; written: string; lines: string[] }>;
}

export interface TerminalOptions {
  cwd: string;
  columns: number;
  env?: Record<string, string>;
  rows?: number;
  /** Runs in place of `notes` with the arguments; `$NOTES` is replaced by that. */
  script?: string;
}

/** The width of a terminal from some written character on. */
interface Width {
  columns: number;
  from: number;
}

const ROWS = 40;

/** Starts `notes` with some arguments on a terminal. */
export function onTerminal(
  args: readonly string[],
  { cwd, columns, env, rows = ROWS, script = '$NOTES' }: TerminalOptions,
): OnTerminal {
  const notes = [process.execPath, join(root, 'lib/cli/main.js'), ...args].map(quoted).join(' ');
  const command = script.replace('$NOTES', () => notes);
  const device = join(mkdtempSync(join(tmpdir(), 'terminal-')), 'name');
  const before = `tty > ${quoted(device)}; stty cols ${columns} rows ${rows}`;
  const child = spawn('script', ['-qfec', `${before}; ${command}`, '/dev/null'], {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C.UTF-8', TERM: 'xterm-256color', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let written = '';
  const widths: Width[] = [{ columns, from: 0 }];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    written += text;
  });
  const heard = async (pattern: RegExp) => {
    for (let tries = 0; tries < 2400 && !pattern.test(written); tries++)
      await new Promise((resolve) => setTimeout(resolve, 25));
    if (!pattern.test(written)) throw new Error(`not written: ${pattern}\n${written.slice(-2000)}`);
  };
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve)).then(async (code) => ({
    code,
    written,
    lines: await screenLines(written, widths, rows),
  }));
  const shows = async (pattern: RegExp) => {
    for (let tries = 0; ; tries++) {
      const lines = await screenLines(written, widths, rows);
      if (pattern.test(lines.join('\n'))) return lines;
      if (tries === 1200) throw new Error(`not shown: ${pattern}\n${lines.join('\n')}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return {
    type: (text) => void child.stdin.write(text),
    shows,
    heard,
    resize(next) {
      widths.push({ columns: next, from: written.length });
      execFileSync('stty', ['-F', readFileSync(device, 'utf8').trim(), 'cols', String(next)]);
    },
    ended,
  };
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Resolves to the lines on a terminal after some output, including those that have scrolled away. */
async function screenLines(written: string, widths: readonly Width[], rows: number): Promise<string[]> {
  const screen = new xterm.Terminal({ rows, scrollback: 5000, allowProposedApi: true });
  for (const [index, { columns, from }] of widths.entries()) {
    screen.resize(columns, rows);
    await new Promise<void>((resolve) => screen.write(written.slice(from, widths[index + 1]?.from), resolve));
  }
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
