/** Threads make folders of one stage at the same time. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { makeFolder } from '../../renderer/engine/write/make-folder.js';

/** Called when a folder was found to be missing, before its caller knows. */
let onMissing: ((path: string) => void) | undefined;

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    mkdirSync(path: string, options?: { recursive: boolean }) {
      try {
        return fs.mkdirSync(path, options);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') onMissing?.(path);
        throw error;
      }
    },
  };
});

it('a folder above that another thread made meanwhile is no fault', async () => {
  const { mkdirSync } = await vi.importActual<typeof import('node:fs')>('node:fs');
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
