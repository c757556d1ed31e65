/** Files that a plugin watches. */
import { dirname, join, resolve } from 'node:path';
import { filesBelow } from '../../output/modules/files-below.js';
import { kindOf, statOf } from '../write/disk.js';

/** The file that a path means, or the folder in which a pattern begins; absolute. */
export function watchedRoot(pattern: string, dir: string): string {
  const path = resolve(dir, pattern);
  const magic = path.search(/[*?[{(!]/);
  return magic < 0 ? path : dirname(`${path.slice(0, magic)}x`);
}

/** State of a file, or of all files below the folder in which a pattern begins. */
export function watchedState(pattern: string, dir: string): unknown[] {
  return filesOf(watchedRoot(pattern, dir)).map((file) => {
    const stat = statOf(file);
    return [file, stat?.size, stat?.mtimeMs];
  });
}

function filesOf(root: string): string[] {
  if (kindOf(root) !== 'folder') return [root];
  return filesBelow(root)
    .filter((file) => !/(?:^|\/)(?:node_modules|\.git)\//.test(file))
    .map((file) => join(root, file));
}
