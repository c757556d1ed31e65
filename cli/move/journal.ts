/**
 * Changes files of a site all or nothing, and can undo it. The record of a run is written to `.notes/moves/` before
 * the first file changes: its number, and for each file both names, the hashes of both texts and the old text. If a run was killed, the
 * next one reverts it. New files are written before old ones are removed, so that no file is ever missing.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, writeDurably } from '../../renderer/engine/write/disk.js';
import { renameFile } from '../../renderer/output/modules/until-free.js';
import { folded, spellPath } from './spell-path.js';

/** One file of a run. */
interface Entry {
  /** Path before; absent for a new file. */
  from?: string;
  /** Path after. */
  to: string;
  /** Hash of the bytes before. */
  before?: string;
  /** Hash of the bytes after. */
  after: string;
  /** The bytes before in base64, where they change. */
  old?: string;
}

interface Record {
  command: string;
  entries: Entry[];
}

/** The new state of a file: moved, changed, both, or created. */
export interface FileChange {
  from?: string;
  to: string;
  /** Its new text; absent if the text does not change. */
  text?: string;
}

export interface Journal {
  /** Reverts a run that was killed; undefined if there is none, else the paths that could not be restored. */
  recover(): string[] | undefined;
  /** Carries out a run. */
  apply(command: string, changes: readonly FileChange[]): void;
  /** Undoes the last run. Returns its command, or the paths that were modified since; undefined if there is no run. */
  undo(): { command: string; files: string[] } | { changed: string[] } | undefined;
}

const OPEN = 'open.json';
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url');

/** The files of a site as a run finds and leaves them, and the way back. */
function filesOf(dir: string) {
  const at = (path: string) => join(dir, path);
  const hashAt = (path: string): string | undefined => {
    try {
      return hashOf(readFileSync(at(path)));
    } catch {
      return undefined;
    }
  };
  /** True if a file is as the run left it, or as it was before, or was never reached. */
  const isKnown = ({ from, to, before, after }: Entry) => {
    const [now, old] = [hashAt(to), from === undefined ? undefined : hashAt(from)];
    return from === to
      ? now === after || now === before
      : (now === after || now === undefined || isSame(from, to)) &&
          (old === before || (old === undefined && now === after) || from === undefined);
  };
  const isSame = (from: string | undefined, to: string) =>
    from !== undefined && existsSync(at(from)) && existsSync(at(to)) && statSync(at(from)).ino === statSync(at(to)).ino;
  const takeBack = (entries: readonly Entry[]): string[] => {
    const strange = entries.filter((entry) => !isKnown(entry)).map(({ to }) => to);
    if (strange.length > 0) return strange;
    for (const { from, to, before, old } of entries) {
      if (from !== undefined && (hashAt(from) !== before || (from !== to && isSame(from, to)))) {
        if (old !== undefined) replace(at(from), Buffer.from(old, 'base64'));
        else rename(at(to), at(from));
      }
      if (from !== to && !isSame(from, to)) rmSync(at(to), { force: true });
    }
    for (const { from, to } of entries) if (from !== to) removeEmpty(dir, dirname(to));
    for (const { from, to } of entries) if (from !== undefined) spell(to, from);
    return [];
  };
  /** Renames a file of which only the case has changed, on any file system. */
  const spell = (old: string, next: string) => {
    if (old !== next && folded(old) === folded(next)) spellPath(dir, next);
  };
  return { at, hashAt, isSame, spell, takeBack };
}

/** @param dir site folder @param cacheDir its `.notes` */
export function openJournal(dir: string, cacheDir: string): Journal {
  const folder = join(cacheDir, 'moves');
  const open = join(folder, OPEN);
  const { at, hashAt, isSame, spell, takeBack } = filesOf(dir);
  const numbers = () =>
    existsSync(folder)
      ? readdirSync(folder)
          .flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
          .map(Number)
          .sort((a, b) => a - b)
      : [];
  return {
    recover() {
      const record = readJson<Record>(open);
      if (!record) return undefined;
      for (const { from, to } of record.entries)
        for (const path of [from ?? to, to]) rmSync(temporaryOf(at(path)), { force: true });
      const left = takeBack(record.entries);
      if (left.length === 0) rmSync(open);
      return left;
    },
    apply(command, changes) {
      const entries = changes.map((change) => entryOf(change, (path) => readFileSync(at(path))));
      mkdirSync(folder, { recursive: true });
      writeDurably(open, JSON.stringify({ command, entries } satisfies Record));
      for (const { from, to, text } of changes) {
        if (text !== undefined) replace(at(to), Buffer.from(text), from === undefined ? undefined : at(from));
        else if (from !== undefined && from !== to) rename(at(from), at(to));
      }
      for (const { from, to, text } of changes)
        if (from !== undefined && from !== to && text !== undefined && !isSame(from, to))
          rmSync(at(from), { force: true });
      for (const { from, to } of changes) if (from !== undefined && from !== to) removeEmpty(dir, dirname(from));
      for (const { from, to } of changes) if (from !== undefined) spell(from, to);
      renameFile(open, join(folder, `${(numbers().at(-1) ?? 0) + 1}.json`));
    },
    undo() {
      const last = numbers().at(-1);
      if (last === undefined) return undefined;
      const file = join(folder, `${last}.json`);
      const record = readJson<Record>(file);
      if (!record) return undefined;
      const changed = record.entries
        .filter(
          ({ from, to, after }) =>
            hashAt(to) !== after || (from !== undefined && from !== to && existsSync(at(from)) && !isSame(from, to)),
        )
        .map(({ to }) => to);
      if (changed.length > 0) return { changed };
      renameFile(file, open);
      takeBack(record.entries);
      rmSync(open);
      return { command: record.command, files: record.entries.map(({ from, to }) => from ?? to) };
    },
  };
}

function entryOf({ from, to, text }: FileChange, read: (path: string) => Buffer): Entry {
  const old = from === undefined ? undefined : read(from);
  const after = text === undefined ? hashOf(old ?? Buffer.from('')) : hashOf(Buffer.from(text));
  return {
    to,
    after,
    ...(from === undefined || old === undefined ? {} : { from, before: hashOf(old) }),
    ...(text === undefined || old === undefined ? {} : { old: old.toString('base64') }),
  };
}

/** Returns where a file is written before it takes its place; a run that was killed may leave one. */
const temporaryOf = (path: string) => `${path}.notes-tmp`;

/** Writes a file by one rename, with the rights of another one. */
function replace(named: string, bytes: Uint8Array, like = named): void {
  mkdirSync(dirname(named), { recursive: true });
  // A link stays one.
  const path = existsSync(named) ? realpathSync(named) : named;
  const mode = statSync(like, { throwIfNoEntry: false })?.mode;
  const temporary = temporaryOf(path);
  writeFileSync(temporary, bytes, mode === undefined ? {} : { mode });
  renameFile(temporary, path);
}

function rename(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameFile(from, to);
}

/** Removes a folder of the site that has nothing in it, and those above it. */
function removeEmpty(dir: string, path: string): void {
  for (let folder = path; folder !== '.' && !folder.endsWith('..'); folder = dirname(folder)) {
    try {
      rmdirSync(join(dir, folder));
    } catch {
      return;
    }
  }
}
