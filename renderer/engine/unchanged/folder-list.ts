/** What stands in a folder, as one text: two texts are equal exactly when names, kinds, sizes and times are. Loads nothing but Node. */
import { readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { namesIn, statOf, upwards } from '../write/disk.js';

/** What a line tells of a file. */
type Line = (stat: Stats) => string;

export interface ListOptions {
  /** Tells of a file what is to be compared. */
  line: Line;
  /** Leaves out what stands under a path, and all below it. */
  skips?: (path: string, name: string) => boolean;
  /** Is told of each file. */
  onFile?: (path: string, stat: Stats) => void;
}

/** Size, times and inode: what a build trusts of a source that it does not read again (D13). */
export const inputLine: Line = ({ size, mtimeMs, ctimeMs, ino }) => `${size} ${mtimeMs} ${ctimeMs} ${ino}`;

/** Size and time: what a build trusts of its own outputs. */
export const outputLine = ({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string => `${size} ${mtimeMs}`;

/** One line for each file and folder below a folder, in the order of `pathOrder`; symbolic links are followed, cycles are not. */
export function listFolder(root: string, { line, skips, onFile }: ListOptions): string {
  const lines: string[] = [];
  const above: string[] = [];
  const visit = (folder: string, prefix: string, { dev, ino }: Stats) => {
    const id = `${dev}:${ino}`;
    if (above.includes(id)) return;
    above.push(id);
    for (const name of readdirSync(folder).sort()) {
      const path = `${folder}/${name}`;
      if (skips?.(path, name)) continue;
      const below = prefix + name;
      const stat = statOf(path);
      if (stat?.isDirectory()) {
        lines.push(`${below}/`);
        visit(path, `${below}/`, stat);
      } else if (stat?.isFile()) {
        lines.push(`${below}\t${line(stat)}`);
        onFile?.(path, stat);
      } else lines.push(`${below}\t${stat ? 'other' : 'nothing'}`);
    }
    above.pop();
  };
  const stat = statOf(root);
  if (stat?.isDirectory()) visit(root, '', stat);
  else lines.push(stat ? 'file' : 'nothing');
  return lines.join('\n');
}

/** The text that `listFolder` makes of a folder that holds these files and no others. */
export function listedFiles(files: ReadonlyMap<string, string>): string {
  const lines: string[] = [];
  const seen = new Set<string>();
  const keys = [...files.keys()].map(orderOf).sort();
  for (const key of keys) {
    const path = key.replaceAll('\0', '/');
    for (const folder of foldersOf(path)) {
      if (!seen.has(folder)) lines.push(folder);
      seen.add(folder);
    }
    lines.push(`${path}\t${files.get(path)}`);
  }
  return lines.join('\n');
}

/** Lines of the folders that a file stands in, from the outermost on. */
function* foldersOf(path: string): Iterable<string> {
  for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) yield path.slice(0, end + 1);
}

/** The list of a folder in which some files have come, changed, or gone. @param changes path → its new line; undefined: it has gone */
export function changedList(list: string, changes: ReadonlyMap<string, string | undefined>): string {
  const lines = list === '' ? [] : list.split('\n');
  for (const [path, line] of changes) {
    const at = placeOf(lines, path);
    const isThere = lines[at]?.startsWith(`${path}\t`) ?? false;
    if (line === undefined && isThere) takeOut(lines, at, path);
    else if (line !== undefined && isThere) lines[at] = `${path}\t${line}`;
    else if (line !== undefined) putIn(lines, path, line);
  }
  return lines.join('\n');
}

/** By which lines are sorted: a folder comes where its name stands among those beside it, and before all it holds. */
const orderOf = (path: string) => path.replaceAll('/', '\0');

/** Returns the index at which a file or folder stands among the lines of a list, or would. */
function placeOf(lines: readonly string[], path: string): number {
  const key = orderOf(path);
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const line = lines[middle] ?? '';
    const end = line.indexOf('\t');
    if (orderOf(end < 0 ? line : line.slice(0, end)) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function putIn(lines: string[], path: string, line: string): void {
  for (const folder of foldersOf(path)) {
    const at = placeOf(lines, folder);
    if (lines[at] !== folder) lines.splice(at, 0, folder);
  }
  lines.splice(placeOf(lines, path), 0, `${path}\t${line}`);
}

/** Takes a file out, and the folders above it that hold nothing any more. */
function takeOut(lines: string[], at: number, path: string): void {
  lines.splice(at, 1);
  for (let above = at - 1; above >= 0; above--) {
    const folder = lines[above] ?? '';
    if (!folder.endsWith('/') || !path.startsWith(folder) || lines[above + 1]?.startsWith(folder)) return;
    lines.splice(above, 1);
  }
}

/** One line for a file or folder wherever it stands. */
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
