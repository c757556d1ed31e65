/** Folders on the disk. */
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { systemError } from '../../site/helpers/system-error.js';

/**
 * Makes a folder and those above it. Node's own way tries without end where a folder that is there takes none, such as `/proc`.
 * @returns the first one that was not there
 */
export function makeFolder(path: string): string | undefined {
  const full = resolve(path);
  try {
    return mkdirSync(full) ?? full;
  } catch (error) {
    const { code } = systemError(error);
    // A file or a link to nothing: Node says what it is.
    if (code === 'EEXIST') return mkdirSync(full, { recursive: true });
    if (code !== 'ENOENT' || dirname(full) === full) throw error;
    const first = makeFolder(dirname(full));
    // Its parent was there: nothing can be made in it.
    if (first === undefined) throw error;
    mkdirSync(full);
    return first;
  }
}
