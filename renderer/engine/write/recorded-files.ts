/** The files that a record tells of, as its lines have them and as a build asks for them. */
import { fnv } from '../../shared/search-format.js';
import { hashOf } from '../../site/helpers/hash.js';
import { statOf } from './disk.js';
import { within } from './path-guard.js';

/** The file of the output folder under one path. */
export interface Written {
  hash: string;
  size: number;
  /** Milliseconds; with the size it tells whether somebody else changed the file. */
  mtime: number;
  /** Paths of the files that it names. */
  names?: readonly string[];
}

/** Files as the disk has them, a column for each of their fields: many outputs name the same files, so each list is there once. */
export interface StoredFiles {
  /** With `BETWEEN` between them: one long text is read much faster than many short ones. */
  paths: string;
  hashes: string;
  sizes: number[];
  times: number[];
  /** Number of its list, from 1 on; 0: it names no files. */
  named: number[];
  lists: StoredList[];
}

/** A list, or how it differs from the one that earlier lines tell of for a path: the index names files by the thousand. */
type StoredList = readonly string[] | ListChange;

interface ListChange {
  of: string;
  /** Hash of that list, and of what it has become. */
  from: string;
  to: string;
  more: string[];
  less: string[];
}

/** No path of an output has an empty name in it. */
const BETWEEN = '//';

/** Files of a part of the first line: an edit asks for few of them, and reads no other part. */
type StoredPart = Omit<StoredFiles, 'lists'>;

/** Files that a part has about. */
const PART = 64;

/** All files of a first line, by the hash of their paths. */
export interface StoredParts {
  lists: readonly StoredList[];
  /** For each list the path that alone has it, or null. */
  owners: readonly (string | null)[];
  /** Texts of `StoredPart`. */
  parts: readonly Uint8Array[];
}

/** Content of a line about files. */
export interface FileChanges extends StoredFiles {
  /** Paths of earlier lines that no longer exist. */
  gone: string[];
}

/** Names that a file refers to. The index has thousands, and each line changes some: they are combined on demand. */
class NameList {
  private whole?: readonly string[];
  private hash?: string;

  /** @param owner the path that alone has it */
  constructor(
    private readonly told: readonly string[] | { before?: NameList; change: ListChange },
    readonly owner: string | null = null,
  ) {}

  get hashOfNames(): string {
    this.hash ??= 'change' in this.told ? this.told.change.to : hashOfList(this.told);
    return this.hash;
  }

  get names(): readonly string[] {
    this.whole ??= this.joined();
    return this.whole;
  }

  private joined(): readonly string[] {
    const changes: ListChange[] = [];
    let first: NameList | undefined = this;
    while (first && 'change' in first.told) {
      changes.unshift(first.told.change);
      first = first.told.before;
    }
    if (changes.length === 0 && !('change' in this.told)) return this.told;
    return applied(first?.names ?? [], changes);
  }
}

/** The files of a record. The data of one is read and combined on demand: an edit needs few of them. */
export class RecordedFiles {
  private readonly rows = new Map<string, number>();
  private readonly hashes: string[] = [];
  private readonly sizes: number[] = [];
  private readonly times: number[] = [];
  private readonly names: (NameList | undefined)[] = [];
  private readonly asked = new Map<number, Written>();
  /** Every list that a line tells of; some are of no file any more. */
  private readonly lists: NameList[] = [];
  /** Paths in later lines, which take precedence over the parts. */
  private readonly later = new Set<string>();
  private readonly read = new Set<number>();

  /** @param first all files of the first line, before the changes of later ones */
  constructor(private readonly first: StoredParts = { lists: [], owners: [], parts: [] }) {
    for (const [at, list] of first.lists.entries()) {
      const names = this.listOf(list, first.owners[at] ?? null);
      if (names) this.lists.push(names);
    }
  }

  take({ lists, gone, ...files }: FileChanges): void {
    for (const path of gone) {
      this.later.add(path);
      this.rows.delete(path);
    }
    const owners = ownersOf(files, lists.length);
    const whole = lists.map((list, at) => this.listOf(list, owners[at] ?? null));
    for (const list of whole) if (list) this.lists.push(list);
    this.takeRows(files, whole);
  }

  /** @param lists those that the files name, undefined for one that is lost @param skips paths that are not taken */
  private takeRows(
    { paths, hashes, sizes, times, named }: StoredPart,
    lists: readonly (NameList | undefined)[],
    skips?: ReadonlySet<string>,
  ): void {
    if (sizes.length === 0) return;
    const all = hashes.split(BETWEEN);
    for (const [at, path] of paths.split(BETWEEN).entries()) {
      if (skips?.has(path)) continue;
      if (!skips) this.later.add(path);
      const number = named[at] ?? 0;
      const names = lists[number - 1];
      if (number > 0 && !names) {
        this.rows.delete(path);
        continue;
      }
      this.rows.set(path, this.hashes.length);
      this.hashes.push(all[at] ?? '');
      this.sizes.push(sizes[at] ?? 0);
      this.times.push(times[at] ?? 0);
      this.names.push(names);
    }
  }

  private rowOf(path: string): number | undefined {
    const { length } = this.first.parts;
    if (length > 0 && !this.later.has(path)) this.readPart(fnv(path) % length);
    return this.rows.get(path);
  }

  private readPart(part: number): void {
    const text = this.read.has(part) ? undefined : this.first.parts[part];
    this.read.add(part);
    const files = text && lineValue<StoredPart>(text);
    // Of files in a damaged part nothing is known.
    if (files) this.takeRows(files, this.lists, this.later);
  }

  private readAll(): Map<string, number> {
    for (const part of this.first.parts.keys()) this.readPart(part);
    return this.rows;
  }

  /** Undefined where the line that told of the list before it is lost. */
  private listOf(list: StoredList, owner: string | null): NameList | undefined {
    if (!('of' in list)) return new NameList(list, owner);
    const before = this.names[this.rowOf(list.of) ?? -1];
    const hash = before?.hashOfNames ?? hashOfList([]);
    return hash === list.from ? new NameList({ before, change: list }, owner) : undefined;
  }

  /** The same object each time. */
  get(path: string): Written | undefined {
    const row = this.rowOf(path);
    if (row === undefined) return undefined;
    const known = this.asked.get(row);
    if (known) return known;
    const names = this.names[row]?.names;
    const written = { hash: this.hashes[row] ?? '', size: this.sizes[row] ?? 0, mtime: this.times[row] ?? 0 };
    const whole = names ? { ...written, names } : written;
    this.asked.set(row, whole);
    return whole;
  }

  has = (path: string): boolean => this.rowOf(path) !== undefined;

  hashOf = (path: string): string | undefined => this.hashes[this.rowOf(path) ?? -1];

  /** In bytes; 0 for a file that is not recorded. */
  sizeOf = (path: string): number => this.sizes[this.rowOf(path) ?? -1] ?? 0;

  paths = (): Iterable<string> => this.readAll().keys();

  get size(): number {
    return this.readAll().size;
  }

  /** Paths of the files that name one of these. */
  naming(paths: ReadonlySet<string>): string[] {
    if (paths.size === 0) return [];
    const isOwn = (list: NameList) => list.owner === null || this.names[this.rowOf(list.owner) ?? -1] === list;
    const found = new Set(this.lists.filter((list) => isOwn(list) && list.names.some((path) => paths.has(path))));
    const owners = [...found].flatMap(({ owner }) => owner ?? []);
    if (owners.length === found.size) return owners;
    return [...this.readAll()].flatMap(([path, row]) => {
      const list = this.names[row];
      return list && found.has(list) ? [path] : [];
    });
  }

  /** Forgets the files that differ from their record. */
  compare(out: string): void {
    for (const [path, row] of this.readAll()) {
      const stat = statOf(within(out, path));
      if (!stat?.isFile() || stat.size !== this.sizes[row] || stat.mtimeMs !== this.times[row]) this.rows.delete(path);
    }
  }
}

/** Returns what is stored of a list: its changes, where it is like the one before it. */
export function difference(before: readonly string[], now: readonly string[], of: string): StoredList {
  const [was, is] = [new Set(before), new Set(now)];
  const more = now.filter((path) => !was.has(path));
  const less = before.filter((path) => !is.has(path));
  if (more.length + less.length >= now.length / 2) return now;
  // In the order in which it is read again.
  const to = hashOfList(applied(before, [{ less, more }]));
  return { of, from: hashOfList(before), to, more, less };
}

function applied(before: readonly string[], changes: readonly Pick<ListChange, 'less' | 'more'>[]): string[] {
  const names = new Set(before);
  for (const { less, more } of changes) {
    for (const path of less) names.delete(path);
    for (const path of more) names.add(path);
  }
  return [...names];
}

/** The value of a line; undefined where it is damaged. */
export function lineValue<T>(line: Uint8Array): T | undefined {
  try {
    return JSON.parse(Buffer.from(line).toString());
  } catch {
    return undefined;
  }
}

/** For each list the path that alone has it, or null. */
function ownersOf({ paths, named }: Pick<StoredPart, 'paths' | 'named'>, count: number): (string | null)[] {
  const owners: (string | null)[] = new Array(count).fill(null);
  const uses = new Array<number>(count).fill(0);
  for (const [at, path] of paths.split(BETWEEN).entries()) {
    const list = (named[at] ?? 0) - 1;
    if (list < 0) continue;
    uses[list] = (uses[list] ?? 0) + 1;
    owners[list] = uses[list] === 1 ? path : null;
  }
  return owners;
}

/** Returns the serialised files of a first line. */
export function partsOf({ lists, ...files }: StoredFiles): StoredParts {
  const { sizes, times, named } = files;
  const hashes = files.hashes.split(BETWEEN);
  const count = Math.max(1, Math.ceil(sizes.length / PART));
  const rows = Array.from({ length: count }, (): number[] => []);
  const paths = sizes.length === 0 ? [] : files.paths.split(BETWEEN);
  for (const [row, path] of paths.entries()) rows[fnv(path) % count]?.push(row);
  const pick = <T>(column: readonly T[], of: readonly number[]): T[] =>
    of.flatMap((row) => {
      const value = column[row];
      return value === undefined ? [] : [value];
    });
  const parts = rows.map((of) => {
    const part: StoredPart = {
      paths: pick(paths, of).join(BETWEEN),
      hashes: pick(hashes, of).join(BETWEEN),
      sizes: pick(sizes, of),
      times: pick(times, of),
      named: pick(named, of),
    };
    return Buffer.from(JSON.stringify(part));
  });
  return { lists, owners: ownersOf(files, lists.length), parts };
}

const hashOfList = (list: readonly string[]) => hashOf(list.join(BETWEEN));

/** @param shorter what is stored in place of a list that one path alone has */
export function storedFiles(
  written: Iterable<readonly [string, Written]>,
  shorter: (names: readonly string[], path: string) => StoredList = (names) => names,
): StoredFiles {
  const stored: Omit<StoredFiles, 'paths' | 'hashes'> = { sizes: [], times: [], named: [], lists: [] };
  const paths: string[] = [];
  const hashes: string[] = [];
  const places = new Map<string, number>();
  const numberOf = (names: readonly string[], path: string): number => {
    const key = names.join('\n');
    const number = places.get(key) ?? stored.lists.push(shorter(names, path));
    places.set(key, number);
    return number;
  };
  for (const [path, { hash, size, mtime, names }] of written) {
    paths.push(path);
    hashes.push(hash);
    stored.sizes.push(size);
    stored.times.push(mtime);
    stored.named.push(names && names.length > 0 ? numberOf(names, path) : 0);
  }
  return { paths: paths.join(BETWEEN), hashes: hashes.join(BETWEEN), ...stored };
}
