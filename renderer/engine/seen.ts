/** The stat manifest: files whose size, times and inode are as before need not be read (D13). */
import type { SeenFile } from '../site/files.js';
import type { Memo } from './memo.js';
import type { EngineOptions } from './options.js';
import { clock } from './trace.js';

const KEY = 'seen';

/** A file changed this shortly before the manifest was written may change again within the same tick of its clock. */
const SETTLED_MS = 2000;

export function seenBefore(memo: Memo, { paranoid }: EngineOptions): Record<string, SeenFile> | undefined {
  return paranoid ? undefined : (memo.get(KEY) as Record<string, SeenFile> | undefined);
}

export function rememberSeen(memo: Memo, seen: Readonly<Record<string, SeenFile>>): void {
  const limit = clock() - SETTLED_MS;
  const settled = Object.entries(seen).filter(([, { mtimeMs, ctimeMs }]) => mtimeMs < limit && ctimeMs < limit);
  memo.set(KEY, Object.fromEntries(settled));
}
