/**
 * Position of each value of a memo by key. A large site has tens of thousands: a position is four numbers, and an object is only created on request.
 * The file has them in parts, by the hash of the key: an edit reads and writes a few parts, and copies the others unchanged.
 */
import { crc32 } from 'node:zlib';
import { fnv } from '../../shared/search-format.js';
import { linesFrom, NEWLINE } from '../../site/helpers/byte-lines.js';
import type { Ref } from './memo-packs.js';

/** Numbers of a place: pack, offset, length, checksum. */
const NUMBERS = 4;

/** Keys that a part has about, when the parts are cut again. */
const PART = 64;

/** Start of the file, after the checksum of the rest. */
interface Head {
  /** Must be equal for the index to be used. */
  of: string;
  packs: string[];
  /** Of each pack, how many entries lead to it. */
  counts: number[];
  /** Bytes of all values. */
  bytes: number;
  /** Number of parts. */
  parts: number;
}

/** A part as the disk has it: for each key four numbers, in the same order. */
type StoredPart = [keys: string[], places: number[]];

const EMPTY = Buffer.from('[[],[]]');

export class MemoIndex {
  private readonly rows = new Map<string, number>();
  private readonly packs: string[] = [];
  private readonly packNumbers = new Map<string, number>();
  private readonly places: number[] = [];
  private readonly counts: number[] = [];
  private bytes = 0;
  /** Parts as stored on disk. */
  private parts: Buffer[] = [EMPTY];
  /** Numbers of those that have been read, and of those that are other than on the disk. */
  private readonly read = new Set<number>();
  private readonly changed = new Set<number>();
  /** Bytes of each pack of the file; an entry that reaches beyond them is left out. */
  private ends: number[] = [];

  /** @param of what has to be the same for the entries of a file to be of use */
  constructor(private readonly of: string) {}

  /**
   * Takes the entries of a file; none of one that is damaged or of something else.
   * @param sizes bytes of each pack that is there
   */
  static from(file: Buffer, of: string, sizes: ReadonlyMap<string, number>): MemoIndex {
    const index = new MemoIndex(of);
    const lines = linesOf(file);
    const [head, ...parts] = lines;
    const stored = head && (JSON.parse(head.toString()) as Head);
    if (stored?.of !== of || stored.parts !== parts.length) return index;
    for (const name of stored.packs) index.numberOf(name);
    index.counts.push(...stored.counts);
    index.bytes = stored.bytes;
    index.ends = stored.packs.map((name) => sizes.get(name) ?? -1);
    index.parts = parts;
    return index;
  }

  get(key: string): Ref | undefined {
    this.readPartOf(key);
    const row = this.rows.get(key);
    return row === undefined ? undefined : this.refAt(row);
  }

  set(key: string, [pack, offset, length, sum]: Ref): void {
    this.changed.add(this.readPartOf(key));
    const { rows, places } = this;
    const known = rows.get(key);
    const row = known ?? places.length;
    if (known !== undefined) this.discount(known);
    places[row] = this.numberOf(pack);
    places[row + 1] = offset;
    places[row + 2] = length;
    places[row + 3] = sum | 0;
    rows.set(key, row);
    this.count(row);
  }

  delete(key: string): boolean {
    const part = this.readPartOf(key);
    const row = this.rows.get(key);
    if (row === undefined) return false;
    this.discount(row);
    this.changed.add(part);
    return this.rows.delete(key);
  }

  clear(): void {
    this.rows.clear();
    this.counts.fill(0);
    this.bytes = 0;
    this.parts = [EMPTY];
    this.read.clear();
    this.changed.clear();
  }

  keys(): Iterable<string> {
    this.readAll();
    return this.rows.keys();
  }

  /** Entries that lead to some packs, as their values follow one another there: who reads one mostly reads the next. */
  *in(packs: ReadonlySet<string>): Generator<[key: string, ref: Ref]> {
    this.readAll();
    const found = [...this.rows].filter(([, row]) => packs.has(this.refAt(row)[0]));
    const order = (one: number, other: number) => {
      const [pack, offset] = placeAt(this.places, one);
      const [otherPack, otherOffset] = placeAt(this.places, other);
      return pack - otherPack || offset - otherOffset;
    };
    for (const [key, row] of found.sort(([, a], [, b]) => order(a, b))) yield [key, this.refAt(row)];
  }

  /** Names of the packs that an entry leads to, and the bytes of all values. */
  contents(): { packs: Set<string>; bytes: number } {
    const { packs, counts, bytes } = this;
    return { packs: new Set(packs.filter((_, pack) => (counts[pack] ?? 0) > 0)), bytes };
  }

  /** The file. */
  stored(): Buffer {
    this.cutAnew();
    const made = new Map<number, StoredPart>([...this.changed].map((part) => [part, [[], []]]));
    for (const [key, row] of this.rows) {
      const part = made.get(this.partOf(key));
      if (!part) continue;
      part[0].push(key);
      part[1].push(...placeAt(this.places, row));
    }
    for (const [part, entries] of made) this.parts[part] = Buffer.from(JSON.stringify(entries));
    this.changed.clear();
    const { of, packs, counts, bytes, parts } = this;
    const head: Head = { of, packs, counts: packs.map((_, pack) => counts[pack] ?? 0), bytes, parts: parts.length };
    const body = [Buffer.from(JSON.stringify(head)), ...parts].flatMap((line) => [NEWLINE, line]);
    const sum = body.reduce((sum, piece) => crc32(piece, sum), 0);
    return Buffer.concat([Buffer.from(String(sum)), ...body]);
  }

  /** Makes parts of the wanted size where there are far more or fewer entries than when they were cut. */
  private cutAnew(): void {
    const { counts, parts } = this;
    const size = counts.reduce((sum, count) => sum + count, 0);
    const isFar = size > 4 * PART * parts.length || (parts.length > 1 && 4 * size < PART * parts.length);
    if (!isFar) return;
    this.readAll();
    this.parts = Array.from({ length: Math.max(1, Math.ceil(size / PART)) }, () => EMPTY);
    this.read.clear();
    this.changed.clear();
    for (const part of this.parts.keys()) {
      this.read.add(part);
      this.changed.add(part);
    }
  }

  private partOf(key: string): number {
    const { length } = this.parts;
    return length === 1 ? 0 : fnv(key) % length;
  }

  /** @returns number of the part that has a key, which has been read then */
  private readPartOf(key: string): number {
    const part = this.partOf(key);
    this.readPart(part);
    return part;
  }

  private readAll(): void {
    if (this.read.size < this.parts.length) for (const part of this.parts.keys()) this.readPart(part);
  }

  private readPart(part: number): void {
    const { rows, places, read, parts, ends } = this;
    if (read.has(part)) return;
    read.add(part);
    const [keys, stored] = JSON.parse(String(parts[part] ?? EMPTY)) as StoredPart;
    for (const [at, key] of keys.entries()) {
      const row = places.length;
      const place = placeAt(stored, at * NUMBERS);
      places.push(...place);
      const [pack, offset, length] = place;
      if (offset + length <= (ends[pack] ?? -1)) rows.set(key, row);
      else this.discount(row);
    }
  }

  private count(row: number): void {
    const [pack, , length] = placeAt(this.places, row);
    this.counts[pack] = (this.counts[pack] ?? 0) + 1;
    this.bytes += length;
  }

  private discount(row: number): void {
    const [pack, , length] = placeAt(this.places, row);
    this.counts[pack] = (this.counts[pack] ?? 0) - 1;
    this.bytes -= length;
  }

  private refAt(row: number): Ref {
    const [pack, offset, length, sum] = placeAt(this.places, row);
    return [this.packs[pack] ?? '', offset, length, sum >>> 0];
  }

  private numberOf(pack: string): number {
    const known = this.packNumbers.get(pack);
    if (known !== undefined) return known;
    this.packNumbers.set(pack, this.packs.length);
    return this.packs.push(pack) - 1;
  }
}

/** Lines of a file after its checksum; none where that is another. */
function linesOf(file: Buffer): Buffer[] {
  const start = file.indexOf(NEWLINE);
  if (start < 0 || file.toString('latin1', 0, start) !== String(crc32(file.subarray(start)))) return [];
  return linesFrom(file, start + 1);
}

/** Returns pack, offset, length and checksum of a row. A missing value is in no pack. */
function placeAt(places: readonly number[], row: number): [pack: number, offset: number, length: number, sum: number] {
  return [places[row] ?? -1, places[row + 1] ?? 0, places[row + 2] ?? 0, places[row + 3] ?? 0];
}
