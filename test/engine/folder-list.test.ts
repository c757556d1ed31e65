import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { changedList, listedFiles, listFolder, outputLine } from '../../renderer/engine/unchanged/folder-list.js';
import { removeFolders, temporaryFolder } from './folders.js';

afterEach(removeFolders);

/** Names that sort in odd places beside each other and beside a slash. */
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

describe('the list of a folder after a few changes', () => {
  it.each(CASES)('is that of the folder as it is now: %s', (_, steps) => {
    const folder = temporaryFolder();
    const list = () => listFolder(folder, { line: outputLine });
    let known = list();
    for (const [turn, [put, gone]] of steps.entries()) {
      const changes = new Map<string, string | undefined>();
      for (const path of gone) {
        removeWithFolders(folder, path);
        changes.set(path, undefined);
      }
      for (const path of put) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), path.repeat(turn + 1));
        changes.set(path, outputLine(statSync(join(folder, path))));
      }
      known = changedList(known, changes);
      expect(known).toBe(list());
    }
  });

  it('is that of all files', () => {
    const all = new Map(PATHS.slice(1).map((path) => [path, '1 1']));
    expect(changedList('', all)).toBe(listedFiles(all));
  });
});

/** Removes a file as a commit does: folders that are empty then go with it. */
function removeWithFolders(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  for (let above = dirname(path); above !== '.'; above = dirname(above)) {
    if (!existsSync(join(folder, above)) || readdirSync(join(folder, above), { recursive: true }).length > 0) return;
    rmSync(join(folder, above), { recursive: true });
  }
}
