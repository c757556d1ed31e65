/** The stat manifest: files whose size, times and inode are as before need not be read (D13). */
import type { SeenFile } from '../../site/sources/site-files.js';
import { clock } from '../run/trace.js';
import type { Memo } from './memo.js';

const KEY = 'seen';

/** A file changed this shortly before the manifest was written may change again within the same tick of its clock. */
export const SETTLED_MS = 2000;

export const seenBefore = (memo: Memo) => memo.get<Record<string, SeenFile>>(KEY);

/** Those of the files that a later build may trust. */
export function settledFiles(seen: Readonly<Record<string, SeenFile>>): Record<string, SeenFile> {
  const limit = clock() - SETTLED_MS;
  const settled = Object.entries(seen).filter(([, { mtimeMs, ctimeMs }]) => mtimeMs < limit && ctimeMs < limit);
  return Object.fromEntries(settled);
}

export const rememberSeen = (memo: Memo, seen: Readonly<Record<string, SeenFile>>): void => void memo.set(KEY, seen);

/** True if two manifests name the same files in the same state; what was taken over from the first is the same object. */
export function isSame(
  a: Readonly<Record<string, SeenFile>> | undefined,
  b: Readonly<Record<string, SeenFile>>,
): boolean {
  const paths = Object.keys(b);
  return a !== undefined && Object.keys(a).length === paths.length && paths.every((path) => a[path] === b[path]);
}
