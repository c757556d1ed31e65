/** Questions to the disk that do not fail where nothing is. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { renameFile } from '../../output/modules/until-free.js';
import { isBelow, pathFrom } from '../../site/helpers/file-paths.js';
import { systemError } from '../../site/helpers/system-error.js';

/** Every file below a folder, as POSIX paths relative to it; without those of a repository that the folder is. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const found: string[] = [];
  const walk = (prefix: string) => {
    for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
      const path = prefix ? `${prefix}/${entry.name}` : entry.name;
      if (path === '.git') continue;
      if (entry.isDirectory()) walk(path);
      else found.push(path);
    }
  };
  walk('');
  return found;
}

/** True if no symbolic link on the way to a file of a folder leads out of the folder. */
export function leadsInside(folder: string, path: string): boolean {
  return isBelow(realpathSync(folder), realpathSync(join(folder, path)));
}

/** True if a folder has an entry at a path. */
export function pathExists(folder: string, path: string): boolean {
  return existsSync(join(folder, path));
}

/** The canonical path of a file in a folder: a path such as `../site/docs/a.md` may leave the folder `site` and return. */
export const ownPath = (folder: string, path: string): string =>
  path.startsWith('../') ? pathFrom(folder, join(folder, path)) : path;

/** True if a path of a folder is a folder. */
export const isFolder = (folder: string, path: string): boolean => statOf(join(folder, path))?.isDirectory() ?? false;

/** True if a path of a folder is a file. */
export const isFile = (folder: string, path: string): boolean =>
  (statOf(join(folder, path))?.isFile() ?? false) && isSpelt(folder, path);

/** Windows and macOS find a file under other capitals too. Hosts do not, and neither does the machine that builds the site for them. */
const isSpelt = /^(?:win32|darwin)$/.test(process.platform) ? hasCapitals : () => true;

/** True if a file has the capitals of a path. @param real returns a path as it is on the disk */
export function hasCapitals(folder: string, path: string, real: (path: string) => string = realName): boolean {
  const end = normalize(path).normalize();
  const found = real(join(folder, path)).normalize();
  // A link leads to another name.
  return found.endsWith(end) || !found.toLowerCase().endsWith(end.toLowerCase());
}

/** Size and times of a file; undefined when it cannot be asked. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Size and times of a file, by which a change is noticed; undefined when it is no file. */
export function fileState(folder: string, path: string): number[] | undefined {
  const stat = statOf(join(folder, path));
  return stat?.isFile() && isSpelt(folder, path) ? [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino] : undefined;
}

/** Bytes of a file; undefined when it cannot be read. */
export function readBytes(folder: string, path: string): Uint8Array | undefined {
  try {
    return readFileSync(join(folder, path));
  } catch {
    return undefined;
  }
}

/** True if a file of a folder holds exactly these bytes. */
export function holds(folder: string, path: string, bytes: string | Uint8Array): boolean {
  try {
    const found = readFileSync(join(folder, path));
    return found.equals(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
  } catch {
    return false;
  }
}

/** Kind of what is at a path; a symbolic link is a file. */
export function kindOf(path: string): 'file' | 'folder' | undefined {
  try {
    return lstatSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}

/** Renames only work within one disk. A folder that is missing will be made on the disk of its nearest parent. */
export function sameDisk(a: string, b: string): boolean {
  const diskOf = (folder: string): number =>
    statSync(folder, { throwIfNoEntry: false })?.dev ?? (dirname(folder) === folder ? -1 : diskOf(dirname(folder)));
  return diskOf(a) === diskOf(b);
}

/** Writes a file that is on the disk, whole, when this returns. */
export function writeDurably(path: string, text: string): void {
  const file = openSync(`${path}.new`, 'w');
  writeFileSync(file, text);
  fsyncSync(file);
  closeSync(file);
  try {
    renameFile(`${path}.new`, path);
  } catch (error) {
    rmSync(`${path}.new`, { force: true });
    throw error;
  }
}

/** Replaces or creates a file in one step. A failure leaves the old file, and its error names the file itself. */
export function replaceFile(path: string, bytes: string | Uint8Array): void {
  const made = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(made, bytes);
    renameFile(made, path);
  } catch (error) {
    rmSync(made, { force: true });
    const refused = systemError(error);
    refused.message = refused.message.replaceAll(made, path);
    throw refused;
  }
}

/** Returns the value of a JSON file; undefined if there is no readable one. */
export function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A folder and all above it. */
export function upwards(dir: string): string[] {
  const above = dirname(dir);
  return above === dir ? [dir] : [dir, ...upwards(above)];
}

/** Names in a folder, sorted; none where there is no folder. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** Returns a path as the disk has it, capitals included; unchanged if that fails. */
export function realName(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

/** Returns the path of a folder with all symbolic links resolved; unchanged if that fails. */
export function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}
