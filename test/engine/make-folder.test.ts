/** Threads make folders of one stage at the same time. */
import fs, { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from '../../renderer/engine/write/make-folder.js';

const { mkdirSync } = fs;

/** Called when a folder was found to be missing, before its caller knows. */
let onMissing: ((path: string) => void) | undefined;

/** Imports of `mkdirSync` by name are replaced from now on. */
function replaceMkdir(replacement: typeof mkdirSync): void {
  fs.mkdirSync = replacement;
  syncBuiltinESMExports();
}

beforeEach(() =>
  replaceMkdir(((path: string, options?: { recursive: boolean }) => {
    try {
      return mkdirSync(path, options);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') onMissing?.(path);
      throw error;
    }
  }) as typeof mkdirSync),
);
afterEach(() => replaceMkdir(mkdirSync));

it('a folder above that another thread made meanwhile is no fault', () => {
  const top = mkdtempSync(join(tmpdir(), 'notes-folder-'));
  const deep = join(top, 'a/b/c');
  onMissing = (path) => void mkdirSync(dirname(path), { recursive: true });
  expect(makeFolder(deep)).toBe(deep);
  rmSync(join(top, 'a'), { recursive: true });
  // The folder itself is there too by then.
  onMissing = (path) => void mkdirSync(path, { recursive: true });
  expect([makeFolder(deep), existsSync(deep)]).toEqual([undefined, true]);
  rmSync(top, { recursive: true });
});
