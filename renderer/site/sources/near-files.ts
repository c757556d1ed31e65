/** Finds the file that a broken path probably means. Folders are listed, so it only runs for a reported finding. */
import { posix } from 'node:path';
import { folded, type Nearest, nearestOf } from '../problems/near-names.js';

/** Returns names in a folder, relative to the site folder; undefined if it does not exist. */
export type ListNames = (folder: string) => readonly string[] | undefined;

/**
 * The nearest of the files in the folder of a path, or in one whose name is near, written as the path is.
 * @param base folder that the path starts from
 * @param fits which names count
 */
export function nearestFile(
  path: string,
  { list, base = '.' }: { list: ListNames; base?: string },
  fits: (name: string) => boolean = () => true,
): Nearest | undefined {
  const entriesOf = (folder: string) => list(posix.join(base, folder));
  const at = path.lastIndexOf('/') + 1;
  const [folder, name] = [path.slice(0, at), path.slice(at)];
  const beside = entriesOf(folder);
  if (beside) {
    const found = nearestEntry(
      name,
      beside.filter((entry) => entry !== name && fits(entry)),
    );
    if (found?.sure) return { name: folder + found.name, sure: true };
    return otherDepth(path, list, base) ?? (found && { name: folder + found.name, sure: false });
  }
  const higher = otherDepth(path, list, base);
  if (higher) return higher;
  const parent = posix.dirname(folder);
  const near = nearestOf(posix.basename(folder), entriesOf(parent) ?? []);
  const inner = near && entriesOf(posix.join(parent, near.name));
  const isThere = (entry: string) => entry === name || (posix.extname(name) === '' && posix.parse(entry).name === name);
  const same = inner?.filter(isThere) ?? [];
  if (!near || same.length !== 1) return besideFolder(name, { folder, parent, entriesOf });
  return {
    name: `${folder.slice(0, folder.length - posix.basename(folder).length - 1)}${near.name}/${same[0]}`,
    sure: false,
  };
}

/** Finds the same name in the only sibling of a missing folder, as `img/a.svg` is meant by `images/a.svg`. */
function besideFolder(
  name: string,
  {
    folder,
    parent,
    entriesOf,
  }: { folder: string; parent: string; entriesOf: (folder: string) => readonly string[] | undefined },
): Nearest | undefined {
  if (posix.extname(name) === '') return undefined;
  const folders = (entriesOf(parent) ?? []).filter((entry) => !entry.includes('.') && entry !== 'node_modules');
  const [only, ...others] = folders.filter((entry) => entriesOf(posix.join(parent, entry))?.includes(name));
  if (only === undefined || others.length > 0) return undefined;
  return { name: `${folder.slice(0, folder.length - posix.basename(folder).length - 1)}${only}/${name}`, sure: false };
}

/** More steps up are no slip. */
const MOST_STEPS = 4;

/** The same path from one other folder above: one `../` too many or too few is the most frequent slip. */
function otherDepth(path: string, list: ListNames, base: string): Nearest | undefined {
  const below = path.replace(/^(?:\.{1,2}\/)+/, '');
  const { dir, base: name } = posix.parse(below);
  const isThere = (entry: string) => entry === name || (posix.extname(name) === '' && posix.parse(entry).name === name);
  const starts = Array.from({ length: MOST_STEPS }, (_, steps) => (steps === 0 ? './' : '../'.repeat(steps)));
  const found = starts.filter((start) => {
    const folder = posix.join(base, start, dir);
    return !folder.startsWith('..') && list(folder)?.some(isThere);
  });
  const [only] = found;
  if (found.length === 0 && dir !== '') return withoutFolder(path, { below, isThere, list, base });
  return found.length === 1 && only !== undefined && only + below !== path
    ? { name: only + below, sure: false }
    : undefined;
}

/** The same path without its first folders, as `src/css/a.css` is `css/a.css` in a site that has no `src`. */
function withoutFolder(
  path: string,
  { below, isThere, list, base }: { below: string; isThere: (entry: string) => boolean; list: ListNames; base: string },
): Nearest | undefined {
  const start = path.slice(0, path.length - below.length);
  const folders = below.split('/').slice(0, -1);
  for (let skipped = 1; skipped <= folders.length - 1; skipped++) {
    const folder = folders.slice(skipped).join('/');
    if (list(posix.join(base, start, folder))?.some(isThere))
      return { name: start + below.split('/').slice(skipped).join('/'), sure: false };
  }
  return undefined;
}

/** The same name with another ending, or a misspelt name. */
function nearestEntry(name: string, entries: readonly string[]): Nearest | undefined {
  // Notion gives each page that it exports an id, with a space before it.
  const stem = (entry: string) => folded(posix.parse(entry).name);
  const wanted = stem(name).replace(/ [0-9a-f]{32}$/, '');
  const same = entries.filter((entry) => stem(entry) === wanted);
  const [only] = same;
  if (same.length === 1 && only !== undefined)
    return { name: only, sure: posix.extname(name) === '' || folded(only) === folded(name) };
  if (posix.extname(name) !== '') return nearestOf(name, entries);
  const near = nearestOf(name, entries.map(stem));
  const full = near && entries.find((entry) => stem(entry) === near.name);
  return near && full !== undefined ? { name: full, sure: near.sure } : nearestOf(name, entries);
}
