/** Finds the source of this copy of the tool, so that a new site depends on the same one. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { toolRoot, toolVersion } from '../../renderer/output/tool.js';
import { pathFrom } from '../../renderer/site/helpers/file-paths.js';
import { IS_PUBLISHED } from '../options/publication.js';
import type { FolderWriter } from './folder-writer.js';

type PackageSource =
  | { from: 'registry' }
  | { from: 'tarball'; file: string }
  | { from: 'folder'; folder: string }
  | { from: 'address'; address: string };

/** Folder of a site that keeps the tarball: it can then be moved, cloned and installed elsewhere. */
const KEPT_IN = 'vendor';

/** Returns what `dependencies` of a site says of the tool. A tarball is copied into the site. */
export function toolDependency(writer: FolderWriter): string {
  const source = packageSource();
  if (source.from === 'registry') return `^${toolVersion().version}`;
  if (source.from === 'address') return source.address;
  if (source.from === 'folder') return `file:${pathFrom(writer.folder, source.folder)}`;
  const path = `${KEPT_IN}/${basename(source.file)}`;
  if (resolve(source.file) !== join(writer.folder, path)) writer.copy(source.file, path);
  return `file:${path}`;
}

/** A package manager, npx included, notes in the package.json above `node_modules` what it was asked for. */
function packageSource(): PackageSource {
  for (let folder = dirname(toolRoot); ; folder = dirname(folder)) {
    const asked = askedFor(folder);
    if (asked !== undefined) return readSpecifier(asked, folder);
    if (dirname(folder) === folder) return IS_PUBLISHED ? { from: 'registry' } : { from: 'folder', folder: toolRoot };
  }
}

function askedFor(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { dependencies, devDependencies }: Record<string, Record<string, string> | undefined> = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return dependencies?.biji ?? devDependencies?.biji;
}

function readSpecifier(specifier: string, folder: string): PackageSource {
  if (/^https?:/.test(specifier)) return { from: 'address', address: specifier };
  const path = resolve(folder, specifier.replace(/^(file|link):/, ''));
  if (/\.(tgz|tar\.gz)$/.test(path) && existsSync(path)) return { from: 'tarball', file: path };
  const isFolder = /^(file|link):/.test(specifier) && existsSync(path) && statSync(path).isDirectory();
  if (isFolder || !IS_PUBLISHED) return { from: 'folder', folder: isFolder ? path : toolRoot };
  return { from: 'registry' };
}
