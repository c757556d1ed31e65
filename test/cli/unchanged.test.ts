/** A build with nothing to do is known before the engine is loaded; any change of what a build reads or wrote makes it run. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyFolder, readTree, removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';
import { compileTool, notes, type Run } from '../engine/tool.js';
import { notesInHost } from '../engine/tool-host.js';
import { configText, makeSite } from '../outputs/sites.js';
import { root } from '../structure/imports.js';
import { endServing, serve } from './serving.js';

// Many builds, each as slow as the machine is busy.
afterAll(() => {
  endServing();
  removeFolders();
});

const NOT_LOADED = 'the engine was not loaded';

const build = (dir: string, args: readonly string[] = [], env: Record<string, string> = {}): Promise<Run> =>
  notes(['build', '--verbose', ...args], { cwd: dir, env });

const isFast = async (
  dir: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<boolean> => {
  const run = await build(dir, args, env);
  expect(run.code, run.stderr).toBe(0);
  return run.stderr.includes(NOT_LOADED);
};

/** Builds until the build is known to have nothing to do; what is not tried here takes no process of its own. */
async function settle(dir: string, env: Record<string, string> = {}): Promise<void> {
  for (let tries = 0; tries < 4; tries++) {
    const run = await notesInHost(['build', '--verbose'], { cwd: dir, env, again: true });
    expect(run.code, run.stderr).toBe(0);
    if (run.stderr.includes(NOT_LOADED)) return;
  }
  throw new Error('the build runs each time');
}

/** Returns the output of a build of the same files without a cache. */
async function cleanBuild(dir: string, env: Record<string, string> = {}): Promise<Record<string, string>> {
  const copy = join(temporaryFolder(), 'site');
  copyFolder(dir, copy, /\/(?:\.notes|dist)$/);
  const run = await notesInHost(['build', '--verbose'], { cwd: copy, env });
  expect(run.code, run.stderr).toBe(0);
  return readTree(join(copy, 'dist'));
}

const SITE = {
  'notes.config.ts': `import { tagline } from './tagline';\n${configText({}, 'tagline')}`,
  'tagline.ts': "export const tagline = `by ${process.env.WHO ?? 'nobody'} ${new Date().getFullYear()}`;\n",
  'docs/a.md': '# A\n\n[b](b.md) first\n',
  'docs/b.md': '# B\n',
  'docs/old/c.md': '# C\n',
  'static/robots.txt': 'User-agent: *\n',
};

let dir: string;

beforeAll(async () => {
  compileTool();
  dir = makeSite(SITE);
  await settle(dir);
});

/** A change, after which a build runs and makes what a clean build makes; then the next one has nothing to do. */
async function runsAfter(change: () => void, env: Record<string, string> = {}): Promise<void> {
  change();
  expect(await isFast(dir, [], env)).toBe(false);
  expect(readTree(join(dir, 'dist'))).toEqual(await cleanBuild(dir, env));
  await settle(dir, env);
}

const file = (path: string) => join(dir, path);

it('says what a build says that looks at everything', async () => {
  const lines = (run: Run) =>
    run.stderr.split('\n').filter((line) => !/\d ms/.test(line) && !line.includes(NOT_LOADED));
  const known = await build(dir);
  expect(known.stderr).toContain(NOT_LOADED);
  expect(lines(known)).toEqual(lines(await build(dir, ['--paranoid'])));
});

it('sees an edit that leaves size and time as they were', () =>
  runsAfter(() => {
    const { atime, mtime } = statSync(file('docs/a.md'));
    writeFileSync(file('docs/a.md'), readFileSync(file('docs/a.md'), 'utf8').replace('first', 'other'));
    utimesSync(file('docs/a.md'), atime, mtime);
  }));

it('sees files that come', () => runsAfter(() => writeFiles(dir, { 'docs/new/d.md': '# D\n', 'static/e.txt': 'e' })));

it('sees folders that move, and files that go', () =>
  runsAfter(() => {
    renameSync(file('docs/old'), file('docs/older'));
    rmSync(file('static/e.txt'));
  }));

it('sees static files', () => runsAfter(() => writeFileSync(file('static/robots.txt'), 'User-agent: a\n')));

it('sees what the configuration imports', () =>
  runsAfter(() => writeFileSync(file('tagline.ts'), readFileSync(file('tagline.ts'), 'utf8').replace('by', 'of'))));

it('sees variables that the configuration reads, and no others', async () => {
  expect(await isFast(dir, [], { OTHER: 'x' })).toBe(true);
  await runsAfter(() => {}, { WHO: 'me' });
  await runsAfter(() => {});
});

it('brings outputs back that somebody changed, removed or added', async () => {
  const page = file(Object.keys(readTree(dir)).find((path) => /^dist\/docs\/a(?:\/index)?\.html$/.test(path)) ?? '');
  await runsAfter(() => writeFileSync(page, readFileSync(page, 'utf8').replace('other', 'wrong')));
  await runsAfter(() => rmSync(page));
  await runsAfter(() => writeFiles(file('dist'), { 'stray/file.txt': 'x' }));
});

it('runs for other options, and where the answer is asked of a build', async () => {
  for (const option of ['--drafts', '--trace', '--verify', '--paranoid', '--base=/x/']) {
    expect(await isFast(dir, [option]), option).toBe(false);
    await settle(dir);
  }
});

it('runs after a build that failed, and after one that was killed', async () => {
  const text = readFileSync(file('docs/a.md'), 'utf8');
  writeFileSync(file('docs/a.md'), `${text}[nowhere](./nowhere.md)\n`);
  expect((await build(dir, ['--strict'])).code).toBe(1);
  await runsAfter(() => writeFileSync(file('docs/a.md'), text));
  for (const killAfter of [120, 240, 360]) {
    writeFileSync(file('docs/a.md'), `${text}\n${killAfter}\n`);
    await notes(['build'], { cwd: dir, killAfter });
    await settle(dir);
    expect(readTree(file('dist'))).toEqual(await cleanBuild(dir));
  }
});

it('still knows after the site was served', async () => {
  const serving = await serve(dir, ['--port', '0'], {});
  await fetch(serving.url);
  await serving.stop();
  await settle(dir);
  expect(readTree(file('dist'))).toEqual(await cleanBuild(dir));
});

it('says warnings again', async () => {
  const warned = makeSite({
    'notes.config.ts': configText({ onBrokenMarkdownLinks: 'warn' }),
    'docs/a.md': '# A\n\n[b](./b.md)\n',
    'static/a.png': '',
  });
  await settle(warned);
  const known = await build(warned);
  expect(known.stderr).toContain(NOT_LOADED);
  expect(known.stderr).toContain('docs/a.md:3');
  expect(known.stderr).toContain('file-is-nothing  static/a.png');
});

it('sees commits where dates come from git', async () => {
  const repository = makeSite({
    'notes.config.ts': configText({ docs: { showLastUpdateTime: true } }),
    'docs/a.md': '# A\n',
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-C', repository, ...args]);
  await settle(repository);
  git('init', '--quiet');
  git('add', 'docs');
  git('commit', '--quiet', '-m', 'a', '--date', '2020-01-01T00:00:00Z');
  expect(await isFast(repository)).toBe(false);
  await settle(repository);
  git('commit', '--quiet', '--amend', '-m', 'b');
  expect(await isFast(repository)).toBe(false);
});

it('does not see commits where no date is shown', async () => {
  const repository = makeSite({ 'docs/a.md': '# A\n', 'notes.config.ts': configText({ sitemap: { lastmod: null } }) });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-C', repository, ...args]);
  git('init', '--quiet');
  await settle(repository);
  git('add', 'docs');
  git('commit', '--quiet', '-m', 'a');
  expect(await isFast(repository)).toBe(true);
});

it('sees another tool', async () => {
  const tool = temporaryFolder();
  for (const name of ['lib', 'theme', 'renderer', 'package.json'])
    cpSync(join(root, name), join(tool, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(tool, 'node_modules'));
  const run = () =>
    execFileSync('sh', ['-c', `"${process.execPath}" "${tool}/lib/cli/main.js" build --verbose 2>&1`], {
      cwd: dir,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C.UTF-8' },
      encoding: 'utf8',
    });
  expect(run()).toContain(NOT_LOADED);
  const version = join(tool, 'lib/version.json');
  writeFileSync(version, JSON.stringify({ ...JSON.parse(readFileSync(version, 'utf8')), code: 'other' }));
  expect(run()).not.toContain(NOT_LOADED);
});

it('runs each time, and says why, where something reads what nobody knows', async () => {
  const reading = makeSite({
    'docs/a.md': '# A\n',
    'notes.config.ts': configText({}, 'tagline: new Date().toISOString(), hooks: { built() {} }'),
  });
  for (let tries = 0; tries < 3; tries++) {
    const { stderr } = await build(reading);
    expect(stderr).toContain('notes.config.ts: Date');
    expect(stderr).toContain('notes.config.ts: hooks.built');
  }
  writeFileSync(join(reading, 'notes.config.ts'), configText());
  await settle(reading);
});
