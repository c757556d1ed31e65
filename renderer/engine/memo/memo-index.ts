/** Where the value of each key of a memo is. A large site has tens of thousands: a place is four numbers, and an object only when it is asked for. */
import type { Ref } from './memo-packs.js';

/** Numbers of a place: pack, offset, length, checksum. */
const NUMBERS = 4;

/** An index as the disk has it: for each key four numbers, in the same order. */
export interface StoredIndex {
  packs: string[];
  keys: string[];
  places: number[];
}

export class MemoIndex {
  private readonly rows = new Map<string, number>();
  private readonly packs: string[] = [];
  private readonly packNumbers = new Map<string, number>();
  private places: number[] = [];
  /** Of each pack, how many entries lead to it. */
  private readonly counts: number[] = [];
  private bytes = 0;

  /**
   * Takes the entries of a stored index.
   * @param sizes bytes of each pack that is there; an entry that reaches beyond them is left out
   */
  static of({ packs, keys, places }: StoredIndex, sizes: ReadonlyMap<string, number>): MemoIndex {
    const index = new MemoIndex();
    // With a key more or less every later one would lead to the value of another.
    if (places.length !== keys.length * NUMBERS) return index;
    for (const name of packs) index.numberOf(name);
    index.places = places;
    const ends = packs.map((name) => sizes.get(name) ?? -1);
    let taken = 0;
    for (const [at, key] of keys.entries()) {
      const row = at * NUMBERS;
      const [pack, offset, length] = placeAt(places, row);
      if (offset + length > (ends[pack] ?? -1)) continue;
      index.rows.set(key, row);
      index.count(pack, length);
      taken++;
    }
    // Nobody writes a key twice.
    return index.rows.size === taken ? index : new MemoIndex();
  }

  get(key: string): Ref | undefined {
    const row = this.rows.get(key);
    return row === undefined ? undefined : this.refAt(row);
  }

  set(key: string, [pack, offset, length, sum]: Ref): void {
    this.put(key, this.numberOf(pack), offset, length, sum | 0);
  }

  delete(key: string): boolean {
    const row = this.rows.get(key);
    if (row !== undefined) this.discount(row);
    return this.rows.delete(key);
  }

  clear(): void {
    this.rows.clear();
    this.counts.fill(0);
    this.bytes = 0;
  }

  keys(): Iterable<string> {
    return this.rows.keys();
  }

  *entries(): Generator<[key: string, ref: Ref]> {
    for (const [key, row] of this.rows) yield [key, this.refAt(row)];
  }

  /** Names of the packs that an entry leads to, and the bytes of all values. */
  contents(): { packs: Set<string>; bytes: number } {
    const { packs, counts, bytes } = this;
    return { packs: new Set(packs.filter((_, pack) => (counts[pack] ?? 0) > 0)), bytes };
  }

  stored(): StoredIndex {
    const { packs, places } = this;
    const keys = [...this.rows.keys()];
    // A key that is set again keeps its row, so rows are in the order of their keys; only those that have gone leave a gap.
    if (places.length === keys.length * NUMBERS) return { packs, keys, places };
    const numbers: number[] = [];
    for (const row of this.rows.values()) numbers.push(...placeAt(places, row));
    return { packs, keys, places: numbers };
  }

  private put(key: string, pack: number, offset: number, length: number, sum: number): void {
    const { rows, places } = this;
    const known = rows.get(key);
    const row = known ?? places.length;
    if (known !== undefined) this.discount(known);
    places[row] = pack;
    places[row + 1] = offset;
    places[row + 2] = length;
    places[row + 3] = sum;
    rows.set(key, row);
    this.count(pack, length);
  }

  private count(pack: number, length: number): void {
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

/** Pack, offset, length and checksum that begin at a row. What is missing is no place of any pack. */
function placeAt(places: readonly number[], row: number): [pack: number, offset: number, length: number, sum: number] {
  return [places[row] ?? -1, places[row + 1] ?? 0, places[row + 2] ?? 0, places[row + 3] ?? 0];
}
