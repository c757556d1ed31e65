import { renameSync, rmSync, utimesSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { type SiteWatcher, watchSite } from '../../cli/serve/watch.js';
import { removeFolders, temporaryFolder, writeFiles } from '../engine/folders.js';

afterAll(removeFolders);

/** Files and folders that this process watches. */
const watched = () => process.getActiveResourcesInfo().filter((name) => /fsevent/i.test(name)).length;

/** Changes that the next build is told of. */
function nextChanges(
  dir: string,
  since: number,
  isOther = (_path: string) => false,
  files: readonly string[] = [],
): { watcher: SiteWatcher; changes: Promise<readonly string[]> } {
  let tell: (changes: readonly string[]) => void;
  const changes = new Promise<readonly string[]>((resolve) => {
    tell = resolve;
  });
  const watcher = watchSite(
    { dir, files: () => files, since, isOther },
    {
      first: async () => false,
      rebuild: async (files) => {
        tell(files.map((file) => relative(dir, file)));
        return true;
      },
      rest: async () => true,
      blind: () => {},
    },
  );
  return { watcher, changes };
}

/** A site that was read a while ago. */
async function readSite(): Promise<{ dir: string; since: number }> {
  const dir = temporaryFolder();
  writeFiles(dir, { 'docs/a.md': 'A', 'docs/b.md': 'B', 'blog/c.md': 'C' });
  await setTimeout(100);
  return { dir, since: Date.now() };
}

it('a file that is saved after the site was read and before it is watched has changed', async () => {
  const { dir, since } = await readSite();
  writeFiles(dir, { 'docs/b.md': 'B, new' });
  const { watcher, changes } = nextChanges(dir, since);
  expect(await changes).toEqual(['docs/b.md']);
  await watcher.close();
});

it('a file that another one of an older time has replaced in between has changed, too', async () => {
  const { dir, since } = await readSite();
  writeFiles(dir, { 'blog/c.md': 'C, old' });
  utimesSync(join(dir, 'blog/c.md'), 1, 1);
  const { watcher, changes } = nextChanges(dir, since);
  expect(await changes).toEqual(['blog/c.md']);
  await watcher.close();
});

it('a file that is not as the build read it has changed, however old it is', async () => {
  const { dir, since } = await readSite();
  const { watcher, changes } = nextChanges(dir, since, (path) => path === join(dir, 'docs/a.md'));
  expect(await changes).toEqual(['docs/a.md']);
  await watcher.close();
});

it('the folder of a file that is removed in between has changed', async () => {
  const { dir, since } = await readSite();
  rmSync(join(dir, 'blog/c.md'));
  const { watcher, changes } = nextChanges(dir, since);
  expect(await changes).toEqual(['blog']);
  await watcher.close();
});

it('of files that nobody has saved since none has changed, and later ones are noticed', async () => {
  const { dir, since } = await readSite();
  const { watcher, changes } = nextChanges(dir, since);
  // The first page is what the watcher waits for.
  await watcher.between(async () => {});
  await setTimeout(500);
  writeFiles(dir, { 'docs/a.md': 'A, new' });
  expect(await changes).toEqual(['docs/a.md']);
  await watcher.close();
});

it('a page that is made while it is closed starts no watcher', async () => {
  await expect.poll(watched).toBe(0);
  const { dir, since } = await readSite();
  const { watcher } = nextChanges(dir, since);
  let finish = () => {};
  const page = watcher.between(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const closed = watcher.close();
  finish();
  await Promise.all([page, closed]);
  await setTimeout(300);
  expect(watched()).toBe(0);
});

it('a watcher that is closed while a build ends watches nothing', async () => {
  await expect.poll(watched).toBe(0);
  const { dir, since } = await readSite();
  const other = temporaryFolder();
  writeFiles(other, { 'package.json': '{}' });
  writeFiles(dir, { 'docs/b.md': 'B, new' });
  const { watcher, changes } = nextChanges(dir, since, undefined, [join(other, 'package.json')]);
  await changes;
  await watcher.close();
  await setTimeout(300);
  expect(watched()).toBe(0);
});

it('a folder that is moved away and back is watched again', async () => {
  const { dir, since } = await readSite();
  let told: string[] = [];
  const watcher = watchSite(
    { dir, files: () => [], since, isOther: () => false },
    {
      first: async () => false,
      rebuild: async (files) => {
        told.push(...files.map((file) => relative(dir, file)));
        return true;
      },
      rest: async () => true,
      blind: () => {},
    },
  );
  const tells = (path: string) => expect.poll(() => told, { timeout: 20_000 }).toContain(path);
  writeFiles(dir, { 'docs/a.md': 'A, new' });
  await tells('docs/a.md');
  renameSync(dir, `${dir}-away`);
  await tells('blog/c.md');
  renameSync(`${dir}-away`, dir);
  await tells('');
  told = [];
  writeFiles(dir, { 'docs/b.md': 'B, new' });
  await tells('docs/b.md');
  await watcher.close();
});
