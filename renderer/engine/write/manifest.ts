/**
 * The manifest of an output folder: the hash of every file, to be stored elsewhere than on the host. Served files can be compared
 * with it later. It is outside of the output, so that no output file names commit or Node.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, lstatSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sha256OfFile } from '../../output/modules/file-parts.js';
import { toolVersion } from '../../output/tool.js';
import { kindOf, listFiles, readJson, writeDurably } from './disk.js';

export interface Manifest {
  format: 1;
  /** Source and tools of the build. */
  made: { commit?: string; tool: string; node: string };
  /** Path below the output folder → SHA-256 of its bytes in hexadecimal, sorted by path. */
  files: Record<string, string>;
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Throws what the system says where a manifest cannot be written: better before a build than after it. */
export function tryManifest(file: string): void {
  if (kindOf(file) === 'folder') openSync(file, 'w');
  const made = `${file}.new`;
  closeSync(openSync(made, 'w'));
  rmSync(made);
}

/** Writes the manifest of an output folder. */
export function writeManifest(file: string, out: string, siteDir: string): void {
  const commit = commitOf(siteDir);
  const manifest: Manifest = {
    format: 1,
    made: { ...(commit && { commit }), tool: `notes ${toolVersion().version}`, node: process.version },
    files: Object.fromEntries(hashFolder(out)),
  };
  writeDurably(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Hashes of all files of a folder, sorted by path. A symbolic link has none: what it shows can change without it. */
export function hashFolder(folder: string): Map<string, string> {
  const paths = listFiles(folder).sort();
  return new Map(
    paths.map((path) => {
      const file = join(folder, path);
      return [path, lstatSync(file).isFile() ? sha256OfFile(file) : 'not a file'];
    }),
  );
}

/** Reads a manifest; undefined when the file holds none. */
export function readManifest(file: string): Manifest | undefined {
  const found = readJson<Partial<Manifest> | null>(file);
  if (found?.format !== 1 || typeof found.files !== 'object' || found.files === null) return undefined;
  const isSound = Object.entries(found.files).every(
    ([path, hash]) => /^[\da-f]{64}$/.test(String(hash)) && !path.split('/').some((name) => /^\.{0,2}$/.test(name)),
  );
  return isSound ? { format: 1, made: { tool: '', node: '', ...found.made }, files: found.files } : undefined;
}

/** The commit that a folder is of, with `-dirty` where files have changed since; undefined outside a repository. */
function commitOf(dir: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain', '--', '.') === '' ? '' : '-dirty');
  } catch {
    return undefined;
  }
}
