import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { FolderSum, sumFolder } from '../../renderer/engine/unchanged/folder-sum.js';
import { sumBeside } from '../../renderer/engine/unchanged/sum-beside.js';
import { removeFolders, temporaryFolder } from './folders.js';
import { compileTool } from './tool.js';

afterEach(removeFolders);

/** Names with an unusual order relative to each other and to a slash. */
const PATHS = ['a', 'a-b', 'a.b', 'a/b', 'a/b-c', 'b/c/d', 'b/c.d', 'b/c/e/f', 'z', '中/文', '中.文'];

type Steps = [put: string[], gone: string[]][];

const CASES: [string, Steps][] = [
  ['nothing before', [[['b/c/d', 'a'], []]]],
  [
    'nothing after',
    [
      [PATHS.slice(1, 3), []],
      [[], PATHS.slice(1, 3)],
    ],
  ],
  [
    'a changed file',
    [
      [['a/b', 'a-b'], []],
      [['a/b'], []],
    ],
  ],
  [
    'a new file in an old folder',
    [
      [['a/b'], []],
      [['a/b-c'], []],
    ],
  ],
  [
    'a new file beside the name of a folder',
    [
      [['a/b'], []],
      [['a-b', 'a.b'], []],
    ],
  ],
  [
    'folders that are new and folders that are empty',
    [
      [['b/c/e/f', 'b/c.d'], []],
      [['中/文'], ['b/c/e/f']],
    ],
  ],
  [
    'a file that was never there',
    [
      [['z'], []],
      [[], ['a/b']],
    ],
  ],
  [
    'all at once',
    [
      [PATHS.slice(1), []],
      [PATHS.slice(4, 8), [...PATHS.slice(1, 4), '中/文', '中.文']],
    ],
  ],
];

describe('the sum of a folder after a few changes', () => {
  it.each(CASES)('is that of the folder as it is now: %s', (_, steps) => {
    const folder = temporaryFolder();
    const known = FolderSum.from(sumFolder(folder).text);
    const stateOf = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false });
    for (const [turn, [put, gone]] of steps.entries()) {
      for (const path of [...put, ...gone]) {
        const before = stateOf(path);
        if (before) known.remove(path, before);
      }
      for (const path of gone) removeWithFolders(folder, path);
      for (const path of put) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), path.repeat(turn + 1));
        known.add(path, stateOf(path)!);
      }
      expect(known.text).toBe(sumFolder(folder).text);
    }
  });
});

describe('the sum of a folder is another one', () => {
  const folderWith = () => {
    const folder = temporaryFolder();
    for (const path of ['a/b', 'a/c']) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), path);
      utimesSync(join(folder, path), 1000, 1000);
    }
    return folder;
  };

  it.each<[string, (folder: string) => void]>([
    ['a later time', (folder) => utimesSync(join(folder, 'a/b'), 1000, 1000.001)],
    [
      'another size',
      (folder) => {
        truncateSync(join(folder, 'a/b'), 2);
        utimesSync(join(folder, 'a/b'), 1000, 1000);
      },
    ],
    ['another name', (folder) => renameSync(join(folder, 'a/b'), join(folder, 'a/d'))],
    ['another folder', (folder) => renameSync(join(folder, 'a'), join(folder, 'b'))],
    ['a file more', (folder) => writeFileSync(join(folder, 'a/e'), '')],
    ['a file less', (folder) => rmSync(join(folder, 'a/b'))],
    ['a link that leads nowhere', (folder) => symlinkSync('nowhere', join(folder, 'a/e'))],
    ['none at all', (folder) => rmSync(folder, { recursive: true })],
  ])('with %s', (_, change) => {
    const folder = folderWith();
    const before = sumFolder(folder).text;
    change(folder);
    expect(sumFolder(folder).text).not.toBe(before);
  });

  it('but not with a folder without files', () => {
    const folder = folderWith();
    const before = sumFolder(folder).text;
    mkdirSync(join(folder, 'empty/below'), { recursive: true });
    expect(sumFolder(folder).text).toBe(before);
  });
});

it.each([10, 1_000_000])('is the same where %i files are expected', async (count) => {
  compileTool();
  const folder = temporaryFolder();
  for (const path of ['a', 'b/c', '中/文']) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), path);
  }
  expect(await sumBeside(folder, count)).toBe(sumFolder(folder).text);
});

/** Removes a file as a commit does: folders that are empty then go with it. */
function removeWithFolders(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  for (let above = dirname(path); above !== '.'; above = dirname(above)) {
    if (!existsSync(join(folder, above)) || readdirSync(join(folder, above), { recursive: true }).length > 0) return;
    rmSync(join(folder, above), { recursive: true });
  }
}
