/** Dates from git: requested once for each commit, whatever else changes, and the problems if git has none. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configText, makeSite } from '../outputs/sites.js';
import { removeFolders, temporaryFolder, writeFiles } from './folders.js';
import { compileTool, notes } from './tool.js';

// Many builds, each as slow as the machine is busy.
beforeAll(compileTool);
afterAll(removeFolders);

it('asks git again only when there is another commit', async () => {
  const dir = makeSite({
    'notes.config.ts': configText({ docs: { showLastUpdateTime: true } }),
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
  });
  const tools = temporaryFolder();
  const log = join(tools, 'log');
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  writeFileSync(join(tools, 'git'), `#!/bin/sh\necho call >> "${log}"\nexec "${real}" "$@"\n`);
  chmodSync(join(tools, 'git'), 0o755);
  const calls = () => (existsSync(log) ? readFileSync(log, 'utf8').split('\n').length - 1 : 0);
  const commit = (date: string) => {
    const git = (args: string[]) =>
      execFileSync(real, ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-C', dir, ...args], {
        env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      });
    git(['init', '--quiet']);
    git(['add', 'docs']);
    git(['commit', '--quiet', '-m', date]);
  };
  const build = async (env: Record<string, string> = {}) => {
    const run = await notes(['build'], { cwd: dir, env: { PATH: `${tools}:${process.env.PATH}`, ...env } });
    expect(run.code, run.stderr).toBe(0);
    return readFileSync(join(dir, 'dist/_notes/page/docs/a.json'), 'utf8');
  };
  commit('2020-01-02T00:00:00Z');
  expect(await build()).toContain('2020-01-02');
  expect(calls()).toBe(1);
  writeFiles(dir, { 'docs/b.md': '# B\n\nmore\n' });
  expect(await build()).toContain('2020-01-02');
  expect(calls()).toBe(1);
  writeFiles(dir, { 'docs/a.md': '# A\n\nmore\n' });
  commit('2021-03-04T00:00:00Z');
  expect(await build()).toContain('2021-03-04');
  expect(calls()).toBe(2);
  // With a variable that redirects git, its repository is unknown.
  expect(await build({ GIT_DIR: join(dir, '.git') })).toContain('2021-03-04');
  writeFiles(dir, { 'docs/b.md': '# B\n' });
  await build({ GIT_DIR: join(dir, '.git') });
  expect(calls()).toBe(4);
});

it('content outside the site folder has its dates too, of another repository as well', async () => {
  const dir = makeSite({
    'notes.config.ts': configText({
      docs: [
        { path: '../docs', showLastUpdateTime: true },
        { id: 'more', path: '../other/docs', routeBasePath: 'more', showLastUpdateTime: true },
      ],
    }),
  });
  const above = join(dir, '..');
  writeFiles(above, { 'docs/deep/a.md': '# A\n', 'other/docs/b.md': '# B\n' });
  for (const [folder, date] of [
    [above, '2020-01-02T00:00:00Z'],
    [join(above, 'other'), '2021-03-04T00:00:00Z'],
  ] as const)
    for (const args of [
      ['init', '--quiet'],
      ['add', 'docs'],
      ['commit', '--quiet', '-m', date],
    ])
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-C', folder, ...args], {
        env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      });
  const run = await notes(['build'], { cwd: dir });
  expect(run.code, run.stderr).toBe(0);
  const page = (name: string) => readFileSync(join(dir, 'dist/_notes/page', `${name}.json`), 'utf8');
  expect(page('docs/deep/a')).toContain('2020-01-02');
  expect(page('more/b')).toContain('2021-03-04');
});

/** A site with two commits, in a folder of its own that others may be cloned from. */
function repository(config: Record<string, unknown> = { docs: { showLastUpdateTime: true } }): string {
  const dir = makeSite({ 'notes.config.ts': configText(config), 'docs/a.md': '# A\n' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-C', dir, ...args]);
  git('init', '--quiet');
  for (const path of ['docs', 'notes.config.ts']) {
    git('add', path);
    git('commit', '--quiet', '-m', path);
  }
  return dir;
}

function clone(dir: string, ...options: string[]): string {
  const cwd = join(temporaryFolder(), 'clone');
  execFileSync('git', ['clone', '--quiet', ...options, `file://${dir}`, cwd]);
  return cwd;
}

/** Codes of what a build tells of git. */
async function told(cwd: string, env: Record<string, string> = {}): Promise<string[]> {
  const { code, stdout, stderr } = await notes(['build', '--json'], { cwd, env });
  expect(code, stderr).toBe(0);
  return [...stdout.matchAll(/"code": ?"(git-\w+)"/g)].map(([, name]) => name!);
}

describe.concurrent('history that is not there is told', () => {
  it('of a clone of the last commits, again when nothing has changed, until the rest is fetched', async () => {
    const cwd = clone(repository(), '--depth', '1');
    expect(await told(cwd)).toEqual(['git-shallow']);
    expect(await told(cwd)).toEqual(['git-shallow']);
    // A variable that says nothing of where the files are.
    expect(await told(cwd, { GIT_DEPTH: '1' })).toEqual(['git-shallow']);
    execFileSync('git', ['-C', cwd, 'fetch', '--quiet', '--unshallow']);
    expect(await told(cwd)).toEqual([]);
  });

  it('not where no page shows a date', async () => {
    expect(await told(clone(repository({ sitemap: { lastmod: null } }), '--depth', '1'))).toEqual([]);
  });

  it('without git', async () => {
    const tools = temporaryFolder();
    symlinkSync(process.execPath, join(tools, 'node'));
    expect(await told(repository(), { PATH: tools })).toEqual(['git-absent']);
  });

  it('of a repository that git does not trust', async () => {
    // As git sees a folder of another user.
    expect(await told(repository(), { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' })).toEqual(['git-owner']);
  });

  it('not before the first commit', async () => {
    const cwd = makeSite({
      'notes.config.ts': configText({ docs: { showLastUpdateTime: true } }),
      'docs/a.md': '# A\n',
    });
    execFileSync('git', ['-C', cwd, 'init', '--quiet']);
    expect(await told(cwd)).toEqual([]);
  });
});
