/** Finds the folder for cached data. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { EngineOptions } from '../../renderer/engine/run/options.js';
import { systemError } from '../../renderer/site/helpers/system-error.js';
import { problem } from '../../renderer/site/problems/problem.js';

/** Returns `.notes` in the site folder. If that is not writable: a folder for this process only, and a problem. */
export function cacheFolder(dir: string): Pick<EngineOptions, 'cacheDir' | 'problems'> {
  const cacheDir = join(dir, '.notes');
  try {
    mkdirSync(cacheDir, { recursive: true });
    tryWriting(cacheDir);
    return { cacheDir };
  } catch (error) {
    const { code, message } = systemError(error);
    return {
      cacheDir: ownFolder(dir),
      problems: [problem('cache-unwritable', { folder: cacheDir, message: code ?? message })],
    };
  }
}

/** Bytes that are tried: a full disk may still take a name. */
const PROBE = 65_536;

function tryWriting(folder: string): void {
  const file = join(folder, `.probe-${process.pid}`);
  try {
    writeFileSync(file, Buffer.alloc(PROBE));
  } finally {
    rmSync(file, { force: true });
  }
}

/** Creates a cache folder that is removed when the process ends. */
export function ownFolder(dir: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'notes-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Configuration and components run from the cache folder: there they find the packages of the site.
  const packages = nearestPackages(dir);
  if (packages) symlinkSync(packages, join(folder, 'node_modules'), 'junction');
  return folder;
}

function nearestPackages(dir: string): string | undefined {
  const packages = join(dir, 'node_modules');
  if (existsSync(packages)) return packages;
  return dirname(dir) === dir ? undefined : nearestPackages(dirname(dir));
}
