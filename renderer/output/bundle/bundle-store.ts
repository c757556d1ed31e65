/** Bundled files between two builds, in the cache folder, by their name. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Bytes kept under the file name of a path; undefined when they are gone. */
export function readKept(folder: string, path: string): Uint8Array | undefined {
  try {
    return readFileSync(join(folder, basename(path)));
  } catch {
    return undefined;
  }
}

export function writeKept(folder: string, path: string, bytes: Uint8Array): void {
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    // Whatever the site's own package says, these are ECMAScript modules: Node warns when it has to find that out.
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  }
  const file = join(folder, basename(path));
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}
