/** Lists a folder as one text: two texts are equal exactly if names, kinds, sizes and times are. Loads nothing but Node. */
import type { Stats } from 'node:fs';
import { join } from 'node:path';
import { namesIn, statOf, upwards } from '../write/disk.js';
import { type Walk, walkFolder } from './walk-folder.js';

/** Returns a file's data for its line. */
type Line = (stat: Stats) => string;

export interface ListOptions extends Pick<Walk, 'skips'> {
  /** Tells of a file what is to be compared. */
  line: Line;
  /** Called for each file. */
  onFile?: (path: string, stat: Stats) => void;
}

/** Size, times and inode: what a build trusts of a source that it does not read again (D13). */
export const inputLine: Line = ({ size, mtimeMs, ctimeMs, ino }) => `${size} ${mtimeMs} ${ctimeMs} ${ino}`;

/** One line for each file and folder below a folder, in the order of `pathOrder`; symbolic links are followed, cycles are not. */
export function listFolder(root: string, { line, skips, onFile }: ListOptions): string {
  const stat = statOf(root);
  if (!stat?.isDirectory()) return stat ? 'file' : 'nothing';
  const lines: string[] = [];
  walkFolder(root, stat, {
    isSorted: true,
    skips,
    onFolder: (place) => lines.push(`${place}/`),
    onFile(place, path, stat) {
      const isFile = stat?.isFile() === true;
      lines.push(`${place}\t${isFile ? line(stat) : stat ? 'other' : 'nothing'}`);
      if (isFile) onFile?.(path, stat);
    },
  });
  return lines.join('\n');
}

/** Returns the line for a file or folder anywhere. */
export function listFile(path: string, onFile?: (path: string, stat: Stats) => void): string {
  const stat = statOf(path);
  if (stat?.isFile()) onFile?.(path, stat);
  return `${path}\t${stat?.isFile() ? inputLine(stat) : stat ? 'other' : 'nothing'}`;
}

/** Lists the packages that are installed in a folder and in those above it, by the file that each has of its version. */
export function listPackages(dir: string, onFile: (path: string, stat: Stats) => void): string {
  const lines: string[] = [];
  const visit = (folder: string) => {
    for (const name of namesIn(folder)) {
      if (name.startsWith('@')) visit(join(folder, name));
      else if (!name.startsWith('.')) lines.push(listFile(join(folder, name, 'package.json'), onFile));
    }
  };
  for (const folder of upwards(dir)) visit(join(folder, 'node_modules'));
  return lines.join('\n');
}
