/**
 * Brings outputs to the disk so that the output folder is whole at every moment (D10).
 *
 * Finished bytes wait in a stage folder on the same disk. A commit writes a journal, then renames assets, parts, pages, lists in this
 * order, deletes what is stale, records what now stands there, and removes the journal. A commit that was interrupted is carried to its
 * end by the next command (`rollForward`). An output folder that does not exist yet comes into being by one rename.
 */
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hashOf } from '../site/hash.js';
import type { OutputPhase } from '../site/types.js';

/** What stands in the output folder under one path. */
export interface Written {
  hash: string;
  size: number;
  /** Milliseconds; with the size it tells whether somebody else changed the file. */
  mtime: number;
}

/** The record of an output folder: every file this tool wrote there. */
export interface OutputRecord {
  /** Absolute output folder. */
  out: string;
  files: Record<string, Written>;
}

/** An output that waits in the stage. */
export interface Staged {
  path: string;
  hash: string;
  size: number;
  phase: OutputPhase;
}

const ORDER: OutputPhase[] = ['asset', 'part', 'page', 'list'];

interface Journal {
  out: string;
  stage: string;
  /** The whole folder is renamed into place: there was none. */
  swap: boolean;
  renames: string[];
  deletions: string[];
  record: OutputRecord['files'];
}

/** Files of the engine for one output folder inside the cache folder. */
export interface OutputPlace {
  out: string;
  journal: string;
  record: string;
  lock: string;
  /** Where outputs wait for their commit: on the disk of the output folder, never inside what may be served. */
  stage: string;
}

export function outputPlace(cache: string, out: string): OutputPlace {
  const id = hashOf(out).slice(0, 10);
  return {
    out,
    journal: join(cache, `journal-${id}.json`),
    record: join(cache, `output-${id}.json`),
    lock: join(cache, `lock-${id}`),
    stage: sameDisk(cache, dirname(out)) ? join(cache, `stage-${id}`) : join(dirname(out), `.${basename(out)}.stage`),
  };
}

/** Renames only work within one disk. A folder that is missing will be made on the disk of its nearest parent. */
function sameDisk(a: string, b: string): boolean {
  const diskOf = (folder: string): number =>
    statSync(folder, { throwIfNoEntry: false })?.dev ?? (dirname(folder) === folder ? -1 : diskOf(dirname(folder)));
  return diskOf(a) === diskOf(b);
}

/** Marks a folder as written by this tool, so that stale files in it may be removed. An output like any other. */
export const MARKER = { path: '_notes/format', text: '1\n' };

/** Whether a folder may be written to: absent, empty, or written by this tool before. */
export function isOurs(out: string): boolean {
  return isEmpty(out) || existsSync(join(out, MARKER.path));
}

/** Whether a folder is absent or holds nothing. */
export function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

export interface Stage {
  put(path: string, bytes: string | Uint8Array): void;
}

/** Writes outputs into a stage folder. Every thread has its own; they share the folder, and each remembers which folders it has made. */
export function createStage(folder: string): Stage {
  const made = new Set<string>();
  return {
    put(path, bytes) {
      const file = join(folder, path);
      const parent = dirname(file);
      if (!made.has(parent)) {
        mkdirSync(parent, { recursive: true });
        made.add(parent);
      }
      writeFileSync(file, bytes);
    },
  };
}

/** What is known to stand in the output folder: recorded files whose size and time are as recorded. */
export function readRecord(place: OutputPlace): Map<string, Written> {
  const known = new Map<string, Written>();
  const record = readJson<OutputRecord>(place.record);
  if (!record || record.out !== place.out) return known;
  for (const [path, written] of Object.entries(record.files)) {
    const stat = statOf(join(place.out, path));
    if (stat?.isFile() && stat.size === written.size && stat.mtimeMs === written.mtime) known.set(path, written);
  }
  return known;
}

/** Every file below a folder, as POSIX paths relative to it. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const found: string[] = [];
  const walk = (prefix: string) => {
    for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
      const path = prefix ? `${prefix}/${entry.name}` : entry.name;
      if (entry.isDirectory()) walk(path);
      else found.push(path);
    }
  };
  walk('');
  return found;
}

/** Whether something stands under a path of a folder. */
export function pathExists(folder: string, path: string): boolean {
  return existsSync(join(folder, path));
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Size and times of a file, by which a change is noticed; undefined when it is no file. */
export function fileState(folder: string, path: string): number[] | undefined {
  const stat = statOf(join(folder, path));
  return stat?.isFile() ? [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino] : undefined;
}

/** Bytes of a file; undefined when it cannot be read. */
export function readBytes(folder: string, path: string): Uint8Array | undefined {
  try {
    return readFileSync(join(folder, path));
  } catch {
    return undefined;
  }
}

/** Whether a file of a folder holds exactly these bytes. */
export function holds(folder: string, path: string, bytes: string | Uint8Array): boolean {
  try {
    const found = readFileSync(join(folder, path));
    return found.equals(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
  } catch {
    return false;
  }
}

/** Copies a file into the stage. @returns its size in bytes */
export function copyIntoStage(stage: string, path: string, file: string): number {
  const to = join(stage, path);
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(file, to, constants.COPYFILE_FICLONE);
  return statSync(to).size;
}

/** What to record of a file that stands in the output folder already. */
export function recordOf(place: OutputPlace, path: string, hash: string): Written | undefined {
  const stat = statOf(join(place.out, path));
  return stat && { hash, size: stat.size, mtime: stat.mtimeMs };
}

export interface Commit {
  place: OutputPlace;
  staged: Staged[];
  /** Everything that belongs into the folder after the commit, staged or already there: path → what is known of it. */
  keep: Map<string, Written>;
  /** All of `keep` is what the record says. */
  isRecorded: boolean;
  /** Called before each change of the output folder; a test that throws here leaves what a killed process leaves. */
  onStep?: (step: string) => void;
}

/** Carries a build's outputs into the output folder. @returns paths that were removed */
export function commit({ place, staged, keep, isRecorded, onStep }: Commit): string[] {
  const { stage } = place;
  const swap = isEmpty(place.out);
  const wanted = new Set([...keep.keys(), ...staged.map(({ path }) => path)]);
  const deletions = swap ? [] : listFiles(place.out).filter((path) => !wanted.has(path));
  const renames = ORDER.flatMap((phase) =>
    staged
      .filter((output) => output.phase === phase)
      .map(({ path }) => path)
      .sort(),
  );
  if (renames.length === 0 && deletions.length === 0) {
    rmSync(stage, { recursive: true, force: true });
    if (!isRecorded) writeRecord(place, Object.fromEntries(keep));
    return [];
  }
  const record: Journal['record'] = Object.fromEntries(keep);
  for (const { path, hash, size } of staged) record[path] = { hash, size, mtime: statSync(join(stage, path)).mtimeMs };
  const journal: Journal = { out: place.out, stage, swap, renames, deletions, record };
  writeDurably(place.journal, JSON.stringify(journal));
  carryOut(place, journal, onStep);
  return deletions;
}

/** Ends a commit that was interrupted, and clears away a stage that never came to one. Call it before anything reads the output folder. */
export function rollForward(place: OutputPlace): void {
  const journal = readJson<Journal>(place.journal);
  if (journal && journal.out === place.out) carryOut(place, journal);
  rmSync(place.journal, { force: true });
  rmSync(place.stage, { recursive: true, force: true });
}

/** Does what a journal says; may be repeated from any point. */
function carryOut(place: OutputPlace, journal: Journal, onStep: (step: string) => void = () => {}): void {
  if (journal.swap && isEmpty(place.out)) {
    onStep('swap');
    mkdirSync(dirname(place.out), { recursive: true });
    if (existsSync(journal.stage)) renameSync(journal.stage, place.out);
  } else {
    for (const path of journal.renames) {
      onStep(path);
      moveIntoPlace(join(journal.stage, path), join(place.out, path), place.out);
    }
    for (const path of journal.deletions) {
      onStep(`delete ${path}`);
      removeFile(place.out, path);
    }
  }
  onStep('record');
  writeRecord(place, journal.record);
  onStep('end');
  unlinkSync(place.journal);
  rmSync(journal.stage, { recursive: true, force: true });
}

/** Renames one staged file; a file that is no longer in the stage is already in place. */
function moveIntoPlace(from: string, to: string, out: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!existsSync(from)) return;
    if (code !== 'ENOENT') clearTheWay(to, out);
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
}

/** A folder of the old build stands where a file must go, or a file where a folder must be: both are stale. */
function clearTheWay(to: string, out: string): void {
  for (let parent = dirname(to); parent.length > out.length; parent = dirname(parent))
    if (kindOf(parent) === 'file') unlinkSync(parent);
  if (kindOf(to) === 'folder') rmSync(to, { recursive: true });
}

function kindOf(path: string): 'file' | 'folder' | undefined {
  try {
    return lstatSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    return undefined;
  }
}

function removeFile(out: string, path: string): void {
  if (kindOf(join(out, path)) === 'file') unlinkSync(join(out, path));
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    try {
      rmdirSync(join(out, parent));
    } catch {
      return;
    }
  }
}

function writeRecord(place: OutputPlace, files: OutputRecord['files']): void {
  const record: OutputRecord = { out: place.out, files };
  writeFileSync(`${place.record}.new`, JSON.stringify(record));
  renameSync(`${place.record}.new`, place.record);
}

/** The journal must be on the disk before the first rename is. */
function writeDurably(path: string, text: string): void {
  const file = openSync(`${path}.new`, 'w');
  writeFileSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
}

function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
