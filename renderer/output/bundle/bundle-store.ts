/** Bundled files kept between two builds, in the cache folder by name, each with a file of its checksum. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashOf } from '../../site/helpers/hash.js';
import { renameFile } from '../modules/until-free.js';

/** These are ECMAScript modules, whatever the site's own package says: without it Node has to detect the type and warns. */
const PACKAGE = '{"type":"module"}';

/** Forgets all bundles of a cache folder: a run that was refused for a secret may have kept it in one. */
export function dropBundles(cacheDir: string): void {
  for (const name of ['client', 'client-hot', 'theme', 'modules-node', 'modules-browser'])
    rmSync(join(cacheDir, name), { recursive: true, force: true });
}

/** Returns the bytes kept under the file name of a path; undefined if they are missing or damaged. */
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
  renameFile(`${file}.new`, file);
}
