/** Odd surroundings: an environment that lacks what is usual, outputs that nobody reads or that take nothing. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { configText, makeSite, type SiteSource } from '../outputs/sites.js';
import { root } from '../structure/imports.js';
import { call, done, expectOdd, failed, type Odd, STACK, usage } from './odd-runs.js';

beforeAll(compileTool);
afterAll(removeFolders);

const config = (text: string): SiteSource => ({ 'notes.config.ts': text, 'docs/a.md': '# A\n' });
const said = (text: string): SiteSource => ({ 'docs/a.md': text });
const PAGE: SiteSource = { 'docs/a.md': '# A\n' };
const POST = { 'blog/2025-01-01-a.md': '# A\n\nText.\n\n<!-- truncate -->\n' };
/** A page, and other files. */
const holds = (files: SiteSource): Partial<Odd> => ({ files: { ...PAGE, ...files } });
const CODE = holds({ 'docs/b.md': '# B\n\n```js\n1 + 1; // => 2\n```\n' });

const ODD: Record<string, Odd> = {
  // The environment.
  'a home that is not there': done('build', /dist/, { env: { HOME: '/nowhere' } }),
  'no temporary folder': failed('check', /disk-refused.*\n.*ENOENT/, { ...CODE, env: { TMPDIR: '/nowhere' } }),
  'a file as the temporary folder': failed('check', /disk-refused.*\n.*ENOTDIR/, {
    ...CODE,
    env: { TMPDIR: '/etc/passwd' },
  }),
  'a time zone that is none': done('build', /dist/, { ...holds(POST), env: { TZ: 'Mars/Olympus' } }),
  'a language of nobody': usage('build nowhere', /config-not-found/, { env: { LANG: 'xx_YY.ISO-9999' } }),
  'a language of the tool that is none': usage('build nowhere', /config-not-found/, { env: { NOTES_LANG: 'klingon' } }),
  'a terminal without width': usage('build nowhere', /config-not-found/, { env: { COLUMNS: '0' } }),
  'no path to programs': done('build', /dist/, { env: { PATH: '' } }),
  'a bundler that may not run': usage('build', /bundler-stopped/, { env: { ESBUILD_BINARY_PATH: '/bin/false' } }),
  'git elsewhere': done('build', /dist/, {
    files: { ...PAGE, 'notes.config.ts': configText({ docs: { showLastUpdateTime: true } }) },
    env: { GIT_DIR: '/nowhere' },
  }),
  'a port in hexadecimal': usage('serve -p 0x50', /whole number/),
  'a host that is an address': usage('serve -p 0 --host http://localhost', /serve-cannot-listen/),
  'a further host that is an address': usage('serve -p 0 --allowed-hosts http://x', /is not a host name/),
  // Targets of results.
  'JSON on a full disk': failed('build --json', /stdout-refused/, { stdout: '/dev/full' }),
  'SARIF on a full disk': failed('check --only prose --format sarif', /stdout-refused/, { stdout: '/dev/full' }),
  'JSON of what is not there': usage('build nowhere --json', /config-not-found/),
  'problems of SARIF on a full disk': failed('build nowhere --format sarif', /stdout-refused/, { stdout: '/dev/full' }),
};

describe.concurrent('odd surroundings', () => {
  it('are at least 16', () => expect(Object.keys(ODD).length).toBeGreaterThanOrEqual(16));

  it.each(Object.entries(ODD))('%s', async (_name, odd) => void (await expectOdd(odd)));

  it.each([
    ['nobody reads what is said', 'build', '| true'],
    ['nobody reads all of the data', 'build --json', '| head -c 1'],
    ['nobody reads the help', '--help', '| true'],
    ['nobody reads the records', 'index --dry-run', '| head -c 1'],
    ['stdout is closed', 'build', '>&-'],
    ['stderr is closed', 'build', '2>&-'],
    ['stdin is closed while it would ask', 'check --fix=suggested --only prose', '<&-'],
    ['all three are closed', 'build', '<&- >&- 2>&-'],
  ])('%s', async (_name, run, rest) => {
    const cwd = makeSite(PAGE);
    writeFileSync(join(cwd, 'run.sh'), `set -o pipefail\n"$1" "${join(root, 'lib/cli/main.js')}" ${run} ${rest}\n`);
    const child = spawn('bash', ['run.sh', process.execPath], {
      cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, CI: '1' },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([code, STACK.exec(text)?.[0]]).toEqual([0, undefined]);
  });
}, 120_000);

it('a port that is taken, the last one', async () => {
  const server = createServer();
  const isMine = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(65_535, 'localhost', () => resolve(true));
  });
  const { code, text } = await call(makeSite(said('# A\n')), { run: 'serve -p 65535' });
  if (isMine) server.close();
  expect([code, /serve-cannot-listen/.test(text), STACK.test(text)]).toEqual([2, true, false]);
});

it('a stderr that takes nothing does not change how a build ends', async () => {
  for (const [files, code] of [
    [said('# A\n'), 0],
    [{ ...said('# A\n\n[x](./gone.md)\n'), 'notes.config.ts': configText({ onBrokenMarkdownLinks: 'warn' }) }, 0],
    [config('export default 7;'), 2],
  ] as const) {
    const ended = await call(makeSite(files), { run: 'build', stderr: '/dev/full' });
    expect(ended.code).toBe(code);
  }
});

it('a fault of the tool says so, and keeps secrets', async () => {
  const dir = makeSite(
    config('setTimeout(() => { throw new TypeError(process.env.MY_TOKEN); }); await new Promise(() => {});'),
  );
  const { code, text } = await call(dir, { run: 'build', env: { MY_TOKEN: 'very-secret-token' } });
  expect([code, /tool-fault/.test(text), /very-secret/.test(text), STACK.test(text)]).toEqual([1, true, false, false]);
});
