/** A signal that ends the bundler ends the command, and what the bundler left undone is no fault of the site. */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { configText, makeSite } from '../outputs/sites.js';
import { root } from '../structure/imports.js';

afterAll(removeFolders);

interface Process {
  pid: number;
  parent: number;
  /** Since its start. */
  seconds: number;
  command: string;
}

function processes(): Process[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,etimes=,args='], { encoding: 'utf8' }).trim().split('\n');
  return rows.map((row) => {
    const [, pid, parent, seconds, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
    return { pid: Number(pid), parent: Number(parent), seconds: Number(seconds), command };
  });
}

/** The bundler's process of a command. */
const bundlerOf = (pid: number | undefined): number | undefined =>
  processes().find(({ parent, command }) => parent === pid && command.includes('bin/esbuild'))?.pid;

/** All processes below one. */
function below(pid: number | undefined, all = processes()): Process[] {
  return all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid, all)]);
}

it.each([['SIGINT'], ['SIGTERM']] as const)('%s', async (signal) => {
  // The module that the bundler reads comes from a plugin of it, which never answers.
  const cwd = makeSite({
    'notes.config.ts': configText(
      {},
      `hooks: { contentLoaded: async () => { const { build } = await import(${JSON.stringify(pathToFileURL(join(root, 'node_modules/esbuild/lib/main.js')).href)}); await build({ stdin: { contents: 'import "x"' }, bundle: true, write: false, plugins: [{ name: 'x', setup: ({ onLoad, onResolve }) => { onResolve({ filter: /^x$/ }, () => ({ path: 'x', namespace: 'x' })); onLoad({ filter: /./, namespace: 'x' }, () => new Promise((done) => { setTimeout(done, 3_600_000); console.error('waiting'); })); } }] }); } }`,
    ),
    'docs/a.md': '# A\n',
  });
  const child = spawn(process.execPath, [join(root, 'lib/cli/main.js'), 'build'], { cwd });
  let written = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    written += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  await expect.poll(() => written).toContain('waiting');
  const bundler = bundlerOf(child.pid);
  expect(bundler).toBeGreaterThan(0);
  process.kill(bundler!, signal);
  expect([await ended, written.replace('waiting\n', '')]).toEqual([130, '']);
});

const ENDLESS = 'process.stderr.write("waiting\\n"); while (true) {}';

// Code that blocks the thread keeps handlers from running.
it.each([
  ['the configuration', { 'notes.config.ts': `${ENDLESS}\nexport default {};` }],
  ['a function of it', { 'notes.config.ts': `export default () => { ${ENDLESS} };` }],
  ['sidebars', { 'notes.config.ts': configText({ docs: { sidebarPath: 'sidebars.ts' } }), 'sidebars.ts': ENDLESS }],
  ['a hook', { 'notes.config.ts': configText({}, `hooks: { contentLoaded() { ${ENDLESS} } }`) }],
  ['a hook of pages', { 'notes.config.ts': configText({}, `hooks: { pageData() { ${ENDLESS} } }`) }],
  ['a plugin', { 'notes.config.ts': configText({}, `plugins: [{ name: 'p', content() { ${ENDLESS} } }]`) }],
])('SIGTERM while %s runs without end', async (_name, files) => {
  const cwd = makeSite({ ...files, 'docs/a.md': '# A\n' });
  const child = spawn(process.execPath, [join(root, 'lib/cli/main.js'), 'build', '--threads', '1'], { cwd });
  let written = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    written += text;
  });
  const ended = new Promise((resolve) => child.on('close', (...how) => resolve(how)));
  await expect.poll(() => written).toContain('waiting');
  child.kill('SIGTERM');
  expect([await ended, written]).toEqual([[null, 'SIGTERM'], 'waiting\n']);
});

it('a signal that comes while a server begins to wait for it is heard', async () => {
  const source = readFileSync(join(root, 'cli/serve/until-interrupted.ts'), 'utf8');
  const script = `
    ${transformSync(source, { loader: 'ts' }).code}
    process.on('SIGINT', () => process.exit(1));
    process.kill(process.pid, 'SIGINT');
    setTimeout(() => process.exit(2), 20_000);
    await untilInterrupted();
    process.exit(130);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(130);
});

it('ends a block of a note that never ends, when the check is ended', async () => {
  const cwd = makeSite({
    'notes.config.ts': configText({}),
    'docs/a.md': '# A\n\n```js\nwhile (true) {}\n1; // => 1\n```\n',
  });
  const child = spawn(process.execPath, [join(root, 'lib/cli/main.js'), 'check', '--only', 'code'], { cwd });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const isLooping = ({ seconds, command }: Process) =>
    seconds > 1 && command.startsWith(process.execPath) && command.includes('harness');
  const loop = () => below(child.pid).find(isLooping)?.pid;
  await expect.poll(loop, { interval: 200 }).toBeDefined();
  const looping = loop();
  child.kill('SIGTERM');
  await ended;
  await expect.poll(() => processes().filter(({ pid }) => pid === looping)).toEqual([]);
});
