/** Files that another program holds: on Windows a virus scanner, the indexer or an editor does so for a moment, and the system refuses to rename or remove them. */
import { lstatSync, renameSync, unlinkSync } from 'node:fs';
import { systemError } from '../../site/helpers/system-error.js';

const HELD = new Set(['EPERM', 'EACCES', 'EBUSY']);
/** Two seconds in all: a scanner takes less, and one who waits wants to know. */
const PAUSES_MS = [1, 4, 15, 40, 90, 150, 300, 600, 800];

/** Repeats what the system refuses because of another program. @param mayBeHeld whether waiting can help */
export function untilFree(act: () => void, mayBeHeld: () => boolean): void {
  for (const ms of PAUSES_MS) {
    try {
      act();
      return;
    } catch (error) {
      const { code = '' } = systemError(error);
      if (!HELD.has(code) || !mayBeHeld()) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    }
  }
  act();
}

/** Elsewhere an open file can be renamed, and a refusal is one of rights. */
const isWindows = process.platform === 'win32';

/** A folder is in the way for good. */
const isFolder = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Renames a file or a folder. */
export const renameFile = (from: string, to: string): void =>
  untilFree(
    () => renameSync(from, to),
    () => isWindows && !isFolder(to),
  );

/** Removes a file. */
export const removeFile = (path: string): void =>
  untilFree(
    () => unlinkSync(path),
    () => isWindows && !isFolder(path),
  );
