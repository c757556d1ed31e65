/**
 * The memo on disk: values by key in append-only packs, found through an index that is written last.
 *
 * What must stay true:
 * - A key is the hash of every input of its value; a value carries the problems it came with.
 * - The folder may be deleted, and the process killed, at any time: a pack without an index entry is waste, a value that cannot be
 *   read is a miss, and the index only ever changes by rename.
 * - One process writes a memo. A second one at the same time works in a folder of its own, which it removes at the end.
 */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** Raised when the layout of packs or index changes. */
const MEMO_FORMAT = 1;
/** Packs are rewritten into one when they hold this many bytes more than twice what is alive. */
const WASTE_ALLOWED = 16 * 1024 * 1024;
/** …or when there are more packs than this. */
const PACKS_ALLOWED = 24;
/** Bytes of packs go to and from the disk in pieces of this size: values asked for one after another mostly lie so. */
const PIECE = 1 << 18;

/** Bytes of UTF-8 that one UTF-16 unit can take. */
export const UTF8_MOST = 3;

/** Where a value lies: pack name, offset, length in bytes. Small and plain, so that it crosses threads. */
export type Ref = [pack: string, offset: number, length: number];

interface Index {
  format: number;
  /** Version of the tool that wrote it; another one starts afresh. */
  tool: string;
  entries: Record<string, Ref>;
}

/** Reads values by their place. Every thread has its own. */
export interface PackReader {
  /** The value, or undefined when it cannot be read. */
  read(ref: Ref): unknown;
  close(): void;
}

/** Opens packs as they are asked for and keeps them open: a pack deleted meanwhile stays readable. */
export function openPacks(folder: string): PackReader {
  const packs = new Map<string, OpenPack>();
  const open = (name: string): OpenPack => {
    const pack = packs.get(name) ?? { file: openSync(join(folder, name), 'r'), start: 0, piece: Buffer.alloc(0) };
    packs.set(name, pack);
    return pack;
  };
  return {
    read([name, offset, length]) {
      try {
        const text = readPack(open(name), offset, length);
        return text === undefined ? undefined : JSON.parse(text);
      } catch {
        return undefined;
      }
    },
    close() {
      for (const { file } of packs.values()) closeSync(file);
      packs.clear();
    },
  };
}

/** A pack and the piece of it that was read last. */
interface OpenPack {
  file: number;
  start: number;
  piece: Buffer;
}

function readPack(pack: OpenPack, offset: number, length: number): string | undefined {
  const isHere = offset >= pack.start && offset + length <= pack.start + pack.piece.length;
  if (!isHere) {
    const bytes = Buffer.allocUnsafe(Math.max(PIECE, length));
    pack.piece = bytes.subarray(0, readSync(pack.file, bytes, 0, bytes.length, offset));
    pack.start = offset;
    if (pack.piece.length < length) return undefined;
  }
  const from = offset - pack.start;
  return pack.piece.toString('utf8', from, from + length);
}

/** Appends values to one pack. Values are readable by others after `flush`. */
export interface PackWriter {
  append(value: unknown): Ref;
  flush(): void;
  close(): void;
}

export function createPack(folder: string, name: string): PackWriter {
  let file: number | undefined;
  let offset = 0;
  let piece = Buffer.alloc(0);
  let waiting = 0;
  const flush = () => {
    if (waiting === 0) return;
    if (file === undefined) {
      mkdirSync(folder, { recursive: true });
      file = openSync(join(folder, name), 'w');
    }
    const start = offset - waiting;
    const end = waiting;
    // On a full disk they are given up: it is told once, and what comes later has its place all the same.
    waiting = 0;
    for (let done = 0; done < end; ) done += writeSync(file, piece, done, end - done, start + done);
  };
  return {
    append(value) {
      const text = JSON.stringify(value);
      const most = text.length * UTF8_MOST;
      if (waiting + most > piece.length) flush();
      if (most > piece.length) piece = Buffer.allocUnsafe(Math.max(PIECE, most));
      const length = piece.write(text, waiting);
      waiting += length;
      offset += length;
      return [name, offset - length, length];
    },
    flush,
    close() {
      flush();
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

export interface Memo {
  /** Folder of the packs, for the readers and writers of other threads. */
  folder: string;
  /** Prefix for pack names of this run; a thread appends its number. */
  run: string;
  /** False when another process holds the memo: nothing of this run is kept. */
  shared: boolean;
  get(key: string): unknown;
  ref(key: string): Ref | undefined;
  set(key: string, value: unknown): Ref;
  /** Records a value that another thread appended. */
  adopt(key: string, ref: Ref): void;
  read(ref: Ref): unknown;
  /** Makes appended values readable to other threads. */
  flush(): void;
  /** Says that a value is in use though nobody asked for it. */
  touch(key: string): void;
  /** Writes the index, and clears away what no entry names. With `drop`, entries that this process never asked for go too. */
  save(drop: boolean): void;
  close(): void;
}

/**
 * Opens the memo of a cache folder.
 * @param folder cache folder, made when needed
 * @param tool version of the tool; values of another version are dropped
 */
export function openMemo(folder: string, tool: string): Memo {
  const shared = takeLock(folder);
  const home = shared ? folder : join(folder, `alone-${process.pid}`);
  const packs = join(home, 'packs');
  const entries = new Map(Object.entries(shared ? readIndex(home, tool) : {}));
  const run = nextRun(packs);
  const reader = openPacks(packs);
  const writer = createPack(packs, `${run}-0`);
  const used = new Set<string>();
  const memo: Memo = {
    folder: packs,
    run,
    shared,
    get(key) {
      const ref = memo.ref(key);
      return ref && memo.read(ref);
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
    adopt(key, ref) {
      used.add(key);
      entries.set(key, ref);
    },
    touch: (key) => void used.add(key),
    read(ref) {
      if (ref[0] === `${run}-0`) writer.flush();
      return reader.read(ref);
    },
    flush: () => writer.flush(),
    save(drop) {
      writer.flush();
      if (drop) for (const key of entries.keys()) if (!used.has(key)) entries.delete(key);
      if (shared) persist(home, { tool, entries, run }, reader);
    },
    close() {
      writer.close();
      reader.close();
      if (shared) rmSync(join(folder, 'lock'), { force: true });
      else rmSync(home, { recursive: true, force: true });
    },
  };
  return memo;
}

function readIndex(home: string, tool: string): Index['entries'] {
  try {
    const index = JSON.parse(readFileSync(join(home, 'index.json'), 'utf8')) as Index;
    return index.format === MEMO_FORMAT && index.tool === tool ? index.entries : {};
  } catch {
    return {};
  }
}

/** A number above that of every pack there is, so that no pack is ever appended to by two runs. */
function nextRun(packs: string): string {
  const names = existsSync(packs) ? readdirSync(packs) : [];
  const last = Math.max(0, ...names.map((name) => Number.parseInt(name, 36) || 0));
  return (last + 1).toString(36);
}

interface Contents {
  tool: string;
  entries: Map<string, Ref>;
  /** Packs of this run may still be written to: they stay even when nothing names them. */
  run: string;
}

function persist(home: string, { tool, entries, run }: Contents, reader: PackReader): void {
  const packs = join(home, 'packs');
  mkdirSync(packs, { recursive: true });
  if (isWasteful(packs, entries)) compact(packs, entries, reader);
  const index: Index = { format: MEMO_FORMAT, tool, entries: Object.fromEntries(entries) };
  replaceFile(join(home, 'index.json'), JSON.stringify(index));
  const named = new Set([...entries.values()].map(([pack]) => pack));
  for (const name of readdirSync(packs))
    if (!named.has(name) && !name.startsWith(`${run}-`)) rmSync(join(packs, name), { force: true });
}

function isWasteful(packs: string, entries: Map<string, Ref>): boolean {
  const names = readdirSync(packs);
  const all = names.reduce((sum, name) => sum + statSync(join(packs, name)).size, 0);
  const alive = [...entries.values()].reduce((sum, [, , length]) => sum + length, 0);
  return names.length > PACKS_ALLOWED || all > 2 * alive + WASTE_ALLOWED;
}

function compact(packs: string, entries: Map<string, Ref>, reader: PackReader): void {
  const writer = createPack(packs, `${nextRun(packs)}-0`);
  for (const [key, ref] of entries) {
    const value = reader.read(ref);
    if (value === undefined) entries.delete(key);
    else entries.set(key, writer.append(value));
  }
  writer.close();
}

/** Replaces a file in one step. */
function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** Takes the lock of a folder unless a living process holds it. */
function takeLock(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return true;
    } catch {
      if (holderOf(path) !== undefined) return false;
      rmSync(path, { force: true });
    }
  }
  return false;
}

/** Process id in a lock file, if that process lives and is not this one. */
export function holderOf(path: string): number | undefined {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    if (!pid || pid === process.pid) return undefined;
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? Number(readFileSync(path, 'utf8')) : undefined;
  }
}
