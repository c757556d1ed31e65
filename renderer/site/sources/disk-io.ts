/** Disk access for reading a site: the only part of the content model that touches the disk. */
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isBelow } from '../helpers/file-paths.js';
import { systemError } from '../helpers/system-error.js';
import type { SeenFile } from './site-files.js';

/** An entry of a folder. */
export interface SourceEntry {
  name: string;
  folder: boolean;
  /** A symbolic link that leads out of the site folder. */
  outside?: true;
  /** A symbolic link to nothing. */
  broken?: true;
}

/** Interface of a disk. Paths are POSIX and relative to the site folder. */
export interface SourceIo {
  /** Entries of a folder; undefined if it does not exist. */
  list(folder: string): SourceEntry[] | undefined;
  /** Bytes of a file; undefined if it does not exist. */
  read(path: string): Uint8Array | undefined;
  stat(path: string): Omit<SeenFile, 'hash'> | undefined;
}

/** The real disk below a folder. */
export function diskIo(dir: string): SourceIo {
  let root: string | undefined;
  const isOutside = (target: string) => {
    root ??= realpathSync(dir);
    return !isBelow(root, target);
  };
  const missing = <T>(action: () => T): T | undefined => {
    try {
      return action();
    } catch (cause) {
      const { code } = systemError(cause);
      if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
      throw cause;
    }
  };
  return {
    list: (folder) =>
      missing(() =>
        readdirSync(join(dir, folder), { withFileTypes: true }).flatMap((entry): SourceEntry[] => {
          const { name } = entry;
          if (!entry.isSymbolicLink())
            return entry.isFile() || entry.isDirectory() ? [{ name, folder: entry.isDirectory() }] : [];
          const link = readLink(join(dir, folder), name);
          if (link === 'broken') return [{ name, folder: false, broken: true }];
          return link ? [{ name, folder: link.folder, ...(isOutside(link.target) && { outside: true }) }] : [];
        }),
      ),
    read: (path) => missing(() => readFileSync(join(dir, path))),
    stat: (path) =>
      missing(() => {
        const { size, mtimeMs, ctimeMs, ino } = statSync(join(dir, path));
        return { size, mtimeMs, ctimeMs, ino };
      }),
  };
}

/** Adds files of plugins to a disk: existing files take precedence. They have no state, so that they never count as unchanged. */
export function withAdded(disk: SourceIo, added: ReadonlyMap<string, string>): SourceIo {
  if (added.size === 0) return disk;
  const folders = new Map<string, SourceEntry[]>();
  const seen = new Set<string>();
  for (const path of added.keys())
    for (let name = path, isFolder = false; name !== '.' && !seen.has(name); isFolder = true) {
      seen.add(name);
      const folder = posix.dirname(name);
      folders.set(folder, [...(folders.get(folder) ?? []), { name: posix.basename(name), folder: isFolder }]);
      name = folder;
    }
  return {
    list(folder) {
      const own = disk.list(folder);
      const more = folders.get(posix.normalize(folder).replace(/(?<=.)\/$/, ''));
      if (!more) return own;
      const names = new Set(own?.map(({ name }) => name));
      return [...(own ?? []), ...more.filter(({ name }) => !names.has(name))];
    },
    read: (path) => disk.read(path) ?? bytesOf(added.get(posix.normalize(path))),
    stat: disk.stat,
  };
}

const bytesOf = (text: string | undefined) => (text === undefined ? undefined : Buffer.from(text));

/** Returns where a symbolic link leads to; undefined for pipes and the like, which never end, and for a folder that holds the link. */
function readLink(folder: string, name: string): { target: string; folder: boolean } | 'broken' | undefined {
  try {
    const target = realpathSync(join(folder, name));
    const stat = statSync(target);
    if (!stat.isDirectory()) return stat.isFile() ? { target, folder: false } : undefined;
    return isBelow(target, realpathSync(folder)) ? undefined : { target, folder: true };
  } catch {
    return 'broken';
  }
}

/** The same disk for who looks for what may be meant: what cannot be read is absent there. Those who need it say so. */
export function readableOf({ list, stat }: Pick<SourceIo, 'list' | 'stat'>): Pick<SourceIo, 'list' | 'stat'> {
  const orAbsent = <T>(action: (path: string) => T | undefined) => {
    return (path: string): T | undefined => {
      try {
        return action(path);
      } catch {
        // Written addresses may also name what no folder can be called.
        return undefined;
      }
    };
  };
  return { list: orAbsent(list), stat: orAbsent(stat) };
}

/** Names in the folders of a site, for findings that look for what is meant. */
export function listNames(dir: string): (folder: string) => string[] | undefined {
  const { list } = readableOf(diskIo(dir));
  return (folder) => list(folder)?.map(({ name }) => name);
}
