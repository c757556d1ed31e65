/**
 * The memo on disk: values by key in append-only packs, located by an index that is written last.
 *
 * Invariants:
 * - A key is the hash of every input of its value; a value includes its problems.
 * - The folder may be deleted, and the process killed, at any time: a pack without an index entry is waste, a value that cannot be
 *   read is a miss, and the index only ever changes by rename.
 * - A value with damaged bytes is never used: the work is repeated without the memo (`isDamage`).
 * - One process writes a memo. A second one at the same time works in a folder of its own, which it removes at the end.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renameFile } from '../../output/modules/until-free.js';
import { giveLock, takeLock } from '../run/folder-lock.js';
import { clock } from '../run/trace.js';
import { MemoIndex } from './memo-index.js';
import { createPack, isDamage, openPacks, type PackReader, type Ref } from './memo-packs.js';

/** Raised when the layout of packs or index changes. */
const MEMO_FORMAT = 5;
/** Packs are rewritten into one when they hold this many bytes more than twice what is alive. */
const WASTE_ALLOWED = 16 * 1024 * 1024;
/** With more packs than this, all but the largest are merged: an edit adds some small ones. */
const PACKS_ALLOWED = 24;
const LARGEST = 8;

export interface Memo {
  /** Folder of the packs, for the readers and writers of other threads. */
  folder: string;
  /** Prefix for pack names of this run; a thread appends its number. */
  run: string;
  /** False when another process holds the memo: nothing of this run is kept. */
  shared: boolean;
  /** Milliseconds since 1970: a file that changes later than this is not what was read of it. */
  now(): number;
  /** The value of a key, of the type that `set` was given. */
  get<T>(key: string): T | undefined;
  ref(key: string): Ref | undefined;
  set(key: string, value: unknown): Ref;
  /** Returns the bytes of a large value that is not JSON. */
  getBytes(key: string): Uint8Array | undefined;
  setBytes(key: string, bytes: Uint8Array): void;
  /** Records a value that another thread appended. */
  adopt(key: string, ref: Ref): void;
  read<T>(ref: Ref): T | undefined;
  /** Makes appended values readable to other threads. */
  flush(): void;
  /** Says that a value is in use though nobody asked for it. */
  touch(key: string): void;
  /** Forgets every value: some of them are damaged. */
  forget(): void;
  /** The bytes that this run has written, of all threads. */
  written(): Iterable<Uint8Array>;
  /** Keeps nothing of this run: `save` does nothing any more, and `close` removes what was written. */
  drop(): void;
  /** Writes the index if it has changed, and clears away what no entry names. With `drop`, entries that this process never asked for go too. */
  save(drop: boolean): void;
  close(): void;
}

/**
 * Opens the memo of a cache folder.
 * @param folder cache folder, made when needed
 * @param tool version of the tool; values of another version are dropped
 */
export function openMemo(folder: string, tool: string): Memo {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'lock');
  const shared = takeLock(lock) === undefined;
  const home = shared ? folder : join(folder, `alone-${process.pid}`);
  const packs = join(home, 'packs');
  const entries = shared ? readIndex(home, tool) : new MemoIndex('');
  const run = nextRun(packs);
  const reader = openPacks(packs);
  const writer = createPack(packs, `${run}-0`);
  const used = new Set<string>();
  let hasChanged = false;
  let isDropped = false;
  const ownPacks = () => (existsSync(packs) ? readdirSync(packs) : []).filter((name) => name.startsWith(`${run}-`));
  const memo: Memo = {
    folder: packs,
    run,
    shared,
    now: clock,
    get<T>(key: string) {
      const ref = memo.ref(key);
      return ref && memo.read<T>(ref);
    },
    ref(key) {
      used.add(key);
      return entries.get(key);
    },
    set(key, value) {
      const ref = writer.append(value);
      memo.adopt(key, ref);
      return ref;
    },
    getBytes(key) {
      const ref = memo.ref(key);
      if (ref?.[0] === `${run}-0`) writer.flush();
      return ref && reader.copy(ref);
    },
    setBytes: (key, bytes) => memo.adopt(key, writer.copy(bytes)),
    adopt(key, ref) {
      used.add(key);
      entries.set(key, ref);
      hasChanged = true;
    },
    touch: (key) => void used.add(key),
    forget() {
      entries.clear();
      hasChanged = true;
    },
    read<T>(ref: Ref) {
      if (ref[0] === `${run}-0`) writer.flush();
      return reader.read<T>(ref);
    },
    flush: () => writer.flush(),
    *written() {
      writer.flush();
      for (const name of ownPacks()) yield readFileSync(join(packs, name));
    },
    drop() {
      isDropped = true;
    },
    save(drop) {
      writer.flush();
      if (isDropped) return;
      if (drop) for (const key of entries.keys()) if (!used.has(key)) hasChanged = entries.delete(key);
      if (shared && hasChanged) persist(home, { entries, run }, reader);
      hasChanged = false;
    },
    close() {
      writer.close();
      reader.close();
      if (isDropped) for (const name of ownPacks()) rmSync(join(packs, name), { force: true });
      if (shared) giveLock(lock);
      else rmSync(home, { recursive: true, force: true });
    },
  };
  return memo;
}

/** Does work that reads a memo; once more without it when it turns out to be damaged. */
export async function healed<T>(memo: Pick<Memo, 'forget'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDamage(error)) throw error;
    memo.forget();
    return work();
  }
}

/** @param tool version of the tool that wrote it; another one starts afresh */
function readIndex(home: string, tool: string): MemoIndex {
  const of = `${MEMO_FORMAT} ${tool}`;
  try {
    return MemoIndex.from(readFileSync(join(home, 'index.json')), of, sizesIn(join(home, 'packs')));
  } catch {
    // None yet, or none that can be read.
    return new MemoIndex(of);
  }
}

/** Bytes of each pack by name. */
function sizesIn(packs: string): Map<string, number> {
  const names = existsSync(packs) ? readdirSync(packs) : [];
  return new Map(names.map((name) => [name, statSync(join(packs, name)).size]));
}

/** A number above that of every pack there is, so that no pack is ever appended to by two runs. */
function nextRun(packs: string): string {
  const names = existsSync(packs) ? readdirSync(packs) : [];
  const last = Math.max(0, ...names.map((name) => Number.parseInt(name, 36) || 0));
  return (last + 1).toString(36);
}

interface Contents {
  entries: MemoIndex;
  /** Packs of this run may still be written to: they stay even when nothing names them. */
  run: string;
}

function persist(home: string, { entries, run }: Contents, reader: PackReader): void {
  const packs = join(home, 'packs');
  mkdirSync(packs, { recursive: true });
  const wasteful = wastefulPacks(packs, entries);
  if (wasteful.size > 0) compact(packs, { entries, wasteful, reader });
  replaceFile(join(home, 'index.json'), entries.stored());
  const { packs: named } = entries.contents();
  for (const name of readdirSync(packs))
    if (!named.has(name) && !name.startsWith(`${run}-`)) rmSync(join(packs, name), { force: true });
}

/** Packs that are to become one. */
function wastefulPacks(packs: string, entries: MemoIndex): Set<string> {
  const sizes = [...sizesIn(packs)].sort(([, a], [, b]) => b - a);
  const all = sizes.reduce((sum, [, size]) => sum + size, 0);
  const names = sizes.map(([name]) => name);
  if (all > 2 * entries.contents().bytes + WASTE_ALLOWED) return new Set(names);
  return new Set(names.length > PACKS_ALLOWED ? names.slice(LARGEST) : []);
}

interface Compaction {
  entries: MemoIndex;
  wasteful: ReadonlySet<string>;
  reader: PackReader;
}

function compact(packs: string, { entries, wasteful, reader }: Compaction): void {
  const writer = createPack(packs, `${nextRun(packs)}-0`);
  for (const [key, ref] of entries.in(wasteful)) {
    const bytes = reader.bytes(ref);
    if (bytes === undefined) entries.delete(key);
    else entries.set(key, writer.copy(bytes));
  }
  writer.flush();
  writer.close();
}

/** Replaces a file in one step. */
function replaceFile(path: string, bytes: Uint8Array): void {
  writeFileSync(`${path}.new`, bytes);
  renameFile(`${path}.new`, path);
}
