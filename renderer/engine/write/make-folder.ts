/** Folders on the disk. */
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { systemError } from '../../site/helpers/system-error.js';

/**
 * Creates a folder and its parents. Node's own way loops forever if an existing folder cannot have subfolders, such as `/proc`.
 * @returns the first one created
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
    return madeIn(full) ? (first ?? full) : first;
  }
}

/** Makes a folder whose parent is there now. Another thread may have made either meanwhile. @returns false where the folder was there */
function madeIn(full: string): boolean {
  try {
    mkdirSync(full);
    return true;
  } catch (error) {
    if (systemError(error).code !== 'EEXIST') throw error;
    mkdirSync(full, { recursive: true });
    return false;
  }
}
