/** Odd invocations as data, and how they are run: as the superuser or as nobody, on a full disk. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readTree } from '../engine/folders.js';
import { notesInHost } from '../engine/tool-host.js';
import { makeSite, type SiteSource } from '../outputs/sites.js';
import { root } from '../structure/imports.js';

export interface Odd {
  /** In the site folder; several words, or a list where words have spaces. */
  run: string | string[];
  code: number;
  /** Said on stderr or stdout. */
  says: RegExp;
  files?: SiteSource;
  env?: Record<string, string>;
  /** Changes the site folder before the command runs. */
  before?: (dir: string) => void;
  /** File that stdout or stderr goes to. */
  stdout?: string;
  stderr?: string;
  /** No file can grow. */
  full?: boolean;
  /** Run by somebody who may only read the site. */
  guest?: boolean;
  /** File or folder of the site that this somebody may not read. */
  unread?: string;
  /** Paths that are new afterwards, besides `dist` and `.notes`. */
  makes?: string[];
}

const ends =
  (code: number) =>
  (run: string | string[], says: RegExp, more: Partial<Odd> = {}): Odd => ({ run, code, says, ...more });
export const [done, failed, usage] = [ends(0), ends(1), ends(2)] as const;

/** A line of a stack. */
export const STACK = /^\s+at .+:\d+:\d+\)?$/m;

/** The superuser may write anywhere: what is about rights runs as nobody. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** A site folder that may be read, and nothing else. */
function readOnly(dir: string): void {
  chmodSync(join(dir, '..'), 0o755);
  for (const folder of [join(dir, 'docs'), dir]) chmodSync(folder, 0o555);
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) chmodSync(join(dir, name), 0o555);
}

const SITE: SiteSource = { 'docs/a.md': '# A\n' };
const FULL_DISK = ['sh', '-c', 'trap "" XFSZ; ulimit -f 0; exec "$@"', 'sh'];

export interface OddRun {
  code: number | null;
  /** Everything that was said. */
  text: string;
}

/** Runs a command in a site folder. */
export function call(
  dir: string,
  { run, env, stdout, stderr, full, guest }: Omit<Odd, 'code' | 'says'>,
): Promise<OddRun> {
  const args = typeof run === 'string' ? run.split(' ').filter(Boolean) : run;
  const to = (file: string | undefined) => (file === undefined ? 'pipe' : openSync(file, 'w'));
  const [program = '', ...rest] = [
    ...(full ? FULL_DISK : []),
    process.execPath,
    join(root, 'lib/cli/main.js'),
    ...args,
  ];
  return new Promise((resolve) => {
    const child = spawn(program, rest, {
      cwd: dir,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C.UTF-8', CI: '1', ...env },
      stdio: ['ignore', to(stdout), to(stderr)],
      ...(guest && isRoot && { uid: NOBODY, gid: NOBODY }),
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
    child.on('close', (code) => resolve({ code, text }));
  });
}

const pathsOf = (dir: string) =>
  Object.keys(readTree(join(dir, '..'))).filter((path) => !/^site\/(?:dist|\.notes)\//.test(path));

/** A folder next to the site that anybody may write to. */
export const OPEN_BESIDE: Pick<Odd, 'makes' | 'before'> = {
  makes: ['../open/'],
  before(dir) {
    mkdirSync(join(dir, '../open'));
    chmodSync(join(dir, '../open'), 0o777);
  },
};

/** Runs a command in a site folder, in a process that has run others before. */
async function callInHost(dir: string, { run, env }: Odd): Promise<OddRun> {
  const args = typeof run === 'string' ? run.split(' ').filter(Boolean) : run;
  const { code, stdout, stderr } = await notesInHost(args, { cwd: dir, env: { CI: '1', ...env } });
  return { code, text: stdout + stderr };
}

/**
 * Makes a site and runs a command in it. It must end as foreseen: with its words, without a stack, and with nothing made that was not to be.
 * @param inHost the process itself is not what is odd
 */
export async function expectOdd(odd: Odd, inHost = false): Promise<OddRun> {
  const dir = makeSite(odd.files ?? SITE);
  odd.before?.(dir);
  if (odd.guest) readOnly(dir);
  if (odd.unread) chmodSync(join(dir, odd.unread), 0);
  const before = pathsOf(dir);
  const needsProcess = odd.stdout ?? odd.stderr ?? odd.full ?? odd.guest;
  const ended = await (inHost && !needsProcess ? callInHost(dir, odd) : call(dir, odd));
  if (odd.unread) chmodSync(join(dir, odd.unread), 0o755);
  expect(ended.text).toMatch(odd.says);
  expect([ended.code, ended.text.match(STACK)?.[0]]).toEqual([odd.code, undefined]);
  const made = pathsOf(dir).filter((path) => !before.includes(path));
  const allowed = (odd.makes ?? []).map((path) => join('site', path));
  expect(made.filter((path) => !allowed.some((start) => path.startsWith(start)))).toEqual([]);
  return ended;
}
