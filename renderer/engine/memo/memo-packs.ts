/** Packs: files of values as JSON, one after another. Appended to by one thread, read by all. */
import { closeSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { systemError } from '../../site/helpers/system-error.js';

/** Chunk size for reading and writing packs: values requested in sequence are mostly adjacent. */
const PIECE = 1 << 18;
const EMPTY = Buffer.alloc(0);

/** Bytes of UTF-8 that one UTF-16 unit can take. */
export const UTF8_MOST = 3;

/** Position of a value: pack name, offset, length in bytes, and its checksum. Small and plain, so that it can be sent to threads. */
export type Ref = [pack: string, offset: number, length: number, sum: number];

const DAMAGED = 'ERR_MEMO_DAMAGED';

/** Bytes of a pack are not those that were written. */
class DamagedPack extends Error {
  readonly code = DAMAGED;
}

/** The error for a value that has to be there and is not. */
export const damage = (name: string): Error => new DamagedPack(name);

/** Returns true for the error of a damaged pack, from any thread. */
export const isDamage = (error: unknown): boolean => systemError(error).code === DAMAGED;

/** Reads values by their place. Every thread has its own. */
export interface PackReader {
  /** The value, or undefined when it cannot be read. Throws when its bytes are damaged, as `bytes` does. */
  read<T>(ref: Ref): T | undefined;
  /** The bytes of a value, valid until the next reading; undefined when they cannot be read. */
  bytes(ref: Ref): Buffer | undefined;
  /** The same in memory of their own. */
  copy(ref: Ref): Uint8Array | undefined;
  close(): void;
}

/** The value at a place that has one. @throws DamagedPack when it cannot be read */
export function readSurely<T>(packs: Pick<PackReader, 'read'>, ref: Ref): T {
  const value = packs.read<T>(ref);
  if (value === undefined) throw damage(ref[0]);
  return value;
}

/** Opens packs on demand and keeps them open: a pack deleted meanwhile remains readable. */
export function openPacks(folder: string): PackReader {
  const packs = new Map<string, OpenPack>();
  const open = (name: string): OpenPack => {
    const pack = packs.get(name) ?? { file: openSync(join(folder, name), 'r'), start: 0, piece: EMPTY, memory: EMPTY };
    packs.set(name, pack);
    return pack;
  };
  const pieceOf = ([name, offset, length]: Ref) => {
    try {
      return readPack(open(name), offset, length);
    } catch {
      return undefined;
    }
  };
  const sound = (found: Buffer | undefined, ref: Ref) => {
    if (found && crc32(found) !== ref[3]) throw new DamagedPack(ref[0]);
    return found;
  };
  const bytes = (ref: Ref) => sound(pieceOf(ref), ref);
  return {
    bytes,
    copy(ref) {
      const found = sound(ownPiece(open, ref), ref);
      return found && new Uint8Array(found.buffer);
    },
    read(ref) {
      const found = bytes(ref);
      return found && JSON.parse(found.toString('utf8'));
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
  /** Memory that its pieces are read into. */
  memory: Buffer;
}

/** Reads the bytes of a value into memory of their own, whatever their size. */
function ownPiece(open: (name: string) => OpenPack, [name, offset, length]: Ref): Buffer | undefined {
  try {
    const bytes = Buffer.allocUnsafeSlow(length);
    return readSync(open(name).file, bytes, 0, length, offset) === length ? bytes : undefined;
  } catch {
    return undefined;
  }
}

function readPack(pack: OpenPack, offset: number, length: number): Buffer | undefined {
  const isHere = offset >= pack.start && offset + length <= pack.start + pack.piece.length;
  if (!isHere) {
    // New memory for each piece costs more than the reading: the system hands it out page by page, and it counts as garbage.
    if (length > pack.memory.length) pack.memory = Buffer.allocUnsafeSlow(Math.max(PIECE, length));
    // If this fails the memory no longer holds the piece before.
    pack.piece = EMPTY;
    pack.piece = pack.memory.subarray(0, readSync(pack.file, pack.memory, 0, pack.memory.length, offset));
    pack.start = offset;
    if (pack.piece.length < length) return undefined;
  }
  const from = offset - pack.start;
  return pack.piece.subarray(from, from + length);
}

/** Appends values to one pack. Values are readable by others after `flush`. */
export interface PackWriter {
  append(value: unknown): Ref;
  /** Appends a value that is JSON already. */
  appendText(json: string): Ref;
  /** Appends the bytes of a value. */
  copy(bytes: Uint8Array): Ref;
  flush(): void;
  /** Flushes as far as the disk lets it: what a later build does not find it makes again. */
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
    // On a full disk they are discarded: this is reported once, and later values still get a position.
    waiting = 0;
    for (let done = 0; done < end; ) done += writeSync(file, piece, done, end - done, start + done);
  };
  const makeRoom = (most: number) => {
    if (waiting + most > piece.length) flush();
    if (most > piece.length) piece = Buffer.allocUnsafe(Math.max(PIECE, most));
  };
  const taken = (length: number): Ref => {
    const sum = crc32(piece.subarray(waiting, waiting + length));
    waiting += length;
    offset += length;
    return [name, offset - length, length, sum];
  };
  const appendText = (text: string): Ref => {
    makeRoom(text.length * UTF8_MOST);
    return taken(piece.write(text, waiting));
  };
  return {
    append: (value) => appendText(JSON.stringify(value)),
    appendText,
    copy(bytes) {
      makeRoom(bytes.length);
      piece.set(bytes, waiting);
      return taken(bytes.length);
    },
    flush,
    close() {
      try {
        flush();
      } catch {
        // Said already, or by `save`.
      }
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}
