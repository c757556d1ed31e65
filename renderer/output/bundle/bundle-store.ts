/** Bundled files between two builds, in the cache folder, by their name, each with its checksum beside it. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashOf } from '../../site/helpers/hash.js';

/** Whatever the site's own package says, these are ECMAScript modules: Node warns when it has to find that out. */
const PACKAGE = '{"type":"module"}';

/** Forgets all bundles of a cache folder: a run that was refused for a secret may have kept it in one. */
export function dropBundles(cacheDir: string): void {
  for (const name of ['client', 'client-hot', 'theme', 'modules-node', 'modules-browser'])
    rmSync(join(cacheDir, name), { recursive: true, force: true });
}

/** Bytes kept under the file name of a path; undefined when they are gone or damaged. */
export function readKept(folder: string, path: string): Uint8Array | undefined {
  try {
    const file = join(folder, basename(path));
    const bytes = readFileSync(file);
    const isWhole =
      readFileSync(`${file}.sum`, 'utf8') === hashOf(bytes) &&
      readFileSync(join(folder, 'package.json'), 'utf8') === PACKAGE;
    return isWhole ? bytes : undefined;
  } catch {
    return undefined;
  }
}

export function writeKept(folder: string, path: string, bytes: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  put(join(folder, 'package.json'), PACKAGE);
  const file = join(folder, basename(path));
  put(file, bytes);
  put(`${file}.sum`, hashOf(bytes));
}

function put(file: string, bytes: string | Uint8Array): void {
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}
