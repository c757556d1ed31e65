import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder of its own for a test; the caller removes it with `removeFolders`. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'notes-engine-'));
  made.push(folder);
  return folder;
}

const made: string[] = [];

export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Writes files given as path → text. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/**
 * Copies a folder with the times of its files, but what a pattern names. Times are whole milliseconds from below: `preserveTimestamps` rounds, at
 * times into the next second, which pages show.
 */
export function copyFolder(folder: string, to: string, without: RegExp): void {
  const copied: [from: string, to: string][] = [];
  cpSync(folder, to, {
    recursive: true,
    filter: (from, copy) => !without.test(from) && copied.push([from, copy]) > 0,
  });
  for (const [from, copy] of copied) utimesSync(copy, new Date(), Math.floor(statSync(from).mtimeMs) / 1000);
}

/** Every file below a folder: path → text (latin1, so that bytes compare as they are). */
export function readTree(folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  try {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      found[file.slice(folder.length + 1)] = readFileSync(file, 'latin1');
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Random numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
