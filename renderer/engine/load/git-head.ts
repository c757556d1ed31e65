/** Reads the commit of a folder without starting git: the output of `git log` for its files only changes with this text. */
import { join, resolve } from 'node:path';
import { namesIn, readBytes, realFolder, upwards } from '../write/disk.js';

/** Files below git's folder that determine the history, besides the branch itself. */
const SHARED = ['packed-refs', 'shallow', 'config', 'info/grafts', 'reftable/tables.list'];

/** Git state of a folder. */
export interface GitState {
  /** Texts of all files that lead to its commit. */
  text: string;
  /** Only the last commits were fetched, as build servers do to save time. */
  isShallow: boolean;
}

/** Returns undefined outside a repository. */
export function gitState(dir: string): GitState | undefined {
  const found = repositoryOf(dir);
  if (!found) return undefined;
  const { own, head, common } = found;
  const branch = /^ref: (.+)$/m.exec(head)?.[1];
  const files = branch === undefined ? SHARED : [branch, ...SHARED];
  const replaced = namesIn(join(common, 'refs/replace'));
  const texts = files.map((file) => textOf(join(common, file)) ?? '-');
  const isShallow = !['', '-'].includes(texts[files.indexOf('shallow')] ?? '');
  return { text: [own, head, ...texts, ...replaced].join('\n'), isShallow };
}

/** @returns the folder of git for this work tree, what its `HEAD` says, and the folder that it shares with other work trees */
function repositoryOf(dir: string): { own: string; head: string; common: string } | undefined {
  for (const folder of upwards(realFolder(dir))) {
    const dot = join(folder, '.git');
    // In a worktree `.git` is a file that names the folder.
    const named = /^gitdir: (.+)$/m.exec(textOf(dot) ?? '')?.[1];
    const own = named === undefined ? dot : resolve(folder, named);
    const head = textOf(join(own, 'HEAD'));
    if (head !== undefined) return { own, head, common: resolve(own, textOf(join(own, 'commondir'))?.trim() ?? '.') };
  }
  return undefined;
}

function textOf(path: string): string | undefined {
  const bytes = readBytes('', path);
  return bytes && Buffer.from(bytes).toString();
}
