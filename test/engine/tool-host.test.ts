import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { configText, makeSite } from '../outputs/sites.js';
import { readTree, removeFolders } from './folders.js';
import { notes, type Run } from './tool.js';
import { endHosts, notesInHost } from './tool-host.js';

afterAll(removeFolders);
afterAll(endHosts);

const SITE = { 'docs/a.md': '# A\n\nWords.\n' };
const CONFIG = "export default { title: process.env.TITLE ?? 'untitled', url: 'https://a.dev' };";
const VARIABLE = { ...SITE, 'notes.config.ts': CONFIG };

const WORDS = "console.log('one'); console.warn('two'); console.error('three');";

/** A site whose code does something a while after the last words of the build. */
const after = (code: string) => ({
  ...SITE,
  'notes.config.ts': `const { write } = process.stderr;
process.stderr.write = (text, ...rest) => {
  if (/^Next: /m.test(text)) {
    process.stderr.write = write;
    setTimeout(() => { ${code}; }, 500);
  }
  return write.call(process.stderr, text, ...rest);
};
${CONFIG}`,
});

/** Returns a command's output, without parts that differ from run to run. */
const said = ({ stdout, stderr, ...run }: Run) => ({
  ...run,
  text: [stdout, stderr].map((text) => text.replace(/\d+ (?:ms|s|MB)\b|"ms": .*|notes-report-\w+/g, '')),
});

it.each([
  ['a build', SITE, ['build']],
  ['a build that fails', { 'docs/a.md': '[b](b.md)\n' }, ['build']],
  ['findings', { 'docs/a.md': '# A\n\nWords,中文.\n' }, ['check', '--json']],
  ['a wrong command line', SITE, ['build', '--nothing']],
  ['a configuration that throws', { 'notes.config.ts': 'throw new Error("no");\n' }, ['build']],
  ['code that ends the process', { 'notes.config.ts': 'process.exit(7);\n' }, ['build']],
  ['code that never answers', { 'notes.config.ts': 'await new Promise(() => {});\n' }, ['build']],
  [
    'an error that nobody awaits',
    { 'notes.config.ts': 'setTimeout(() => { throw new Error("late"); }, 0); await new Promise(() => {});\n' },
    ['build'],
  ],
  [
    'a promise that nobody awaits',
    { 'notes.config.ts': 'Promise.reject(new Error("late")); await new Promise(() => {});\n' },
    ['build'],
  ],
  ['an error after the build', after('throw new Error("late")'), ['build']],
  ['a promise that is rejected after the build', after('Promise.reject(new Error("late"))'), ['build']],
  ['an exit code that is set after the build', after('process.exitCode = 5'), ['build']],
  ['an exit after the build', after('process.exit(6)'), ['build']],
  [
    'a signal',
    { 'notes.config.ts': 'process.kill(process.pid, "SIGKILL"); await new Promise(() => {});\n' },
    ['build'],
  ],
  ['words on the console', { ...SITE, 'notes.config.ts': `${WORDS}\n${CONFIG}` }, ['build']],
])('%s is the same as in a process of its own', async (_, files, args) => {
  const dirs = [makeSite(files), makeSite(files)] as const;
  const own = await notes(args, { cwd: dirs[0] });
  const shared = await notesInHost(args, { cwd: dirs[1] });
  expect(said(shared)).toEqual(said(own));
  expect(readTree(join(dirs[1], 'dist'))).toEqual(readTree(join(dirs[0], 'dist')));
});

it('answers when the process of its own would have ended', async () => {
  const hook = "hooks: { built() { setTimeout(() => { process.stderr.write('last words'); }, 2000); } }";
  const dir = makeSite({ ...SITE, 'notes.config.ts': configText({}, hook) });
  expect((await notesInHost(['build'], { cwd: dir })).stderr).toMatch(/last words$/);
});

it('bundles where the folder that the process began in is gone', async () => {
  endHosts();
  const first = makeSite(VARIABLE);
  await notesInHost(['build'], { cwd: first });
  rmSync(first, { recursive: true });
  const next = makeSite({ ...SITE, 'notes.config.ts': configText({ offline: true }) });
  const { code, stderr } = await notesInHost(['build'], { cwd: next });
  expect(code, stderr).toBe(0);
});

it('gives each command in a folder to a process that has not seen it', async () => {
  const config =
    "globalThis.seen = (globalThis.seen ?? 0) + 1;\nexport default { title: `T${globalThis.seen}T`, url: 'https://a.dev' };";
  const dir = makeSite({ ...SITE, 'notes.config.ts': config });
  const titles: (string | undefined)[] = [];
  for (let turn = 0; turn < 6; turn++) {
    await notesInHost(['build', '--paranoid'], { cwd: dir });
    titles.push(/T\d+T/.exec(readFileSync(join(dir, 'dist/docs/a/index.html'), 'utf8'))?.[0]);
  }
  expect(titles).toEqual(Array(6).fill('T1T'));
});

it('fails the run where its process ends between two commands', async () => {
  const late =
    "import { existsSync } from 'node:fs';\nsetInterval(() => { if (existsSync('go')) throw new Error('late'); }, 20).unref();";
  const dir = makeSite({ ...SITE, 'notes.config.ts': `${late}\n${CONFIG}` });
  const listeners = process.rawListeners('uncaughtException') as NodeJS.UncaughtExceptionListener[];
  process.removeAllListeners('uncaughtException');
  try {
    const lost = new Promise<Error>((resolve) => process.once('uncaughtException', resolve));
    expect((await notesInHost(['build'], { cwd: dir })).code).toBe(0);
    writeFileSync(join(dir, 'go'), '');
    expect((await lost).message).toMatch(/^the tool ended between two commands, with 1: .*late/s);
  } finally {
    process.removeAllListeners('uncaughtException');
    for (const listener of listeners) process.on('uncaughtException', listener);
  }
});

it('runs commands one after another, each with its own variables alone', async () => {
  const dirs = [makeSite(VARIABLE), makeSite(VARIABLE)] as const;
  await Promise.all([
    notesInHost(['build'], { cwd: dirs[0], env: { TITLE: 'titled' } }),
    notesInHost(['build'], { cwd: dirs[1] }),
  ]);
  const titles = dirs.map(
    (dir) => /\b(?:un)?titled\b/.exec(readFileSync(join(dir, 'dist/docs/a/index.html'), 'utf8'))?.[0],
  );
  expect(titles).toEqual(['titled', 'untitled']);
});
