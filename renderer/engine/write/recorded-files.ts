/** The files that a record tells of, as its lines have them and as a build asks for them. */
import { hashOf } from '../../site/helpers/hash.js';
import { statOf } from './disk.js';
import { within } from './path-guard.js';

/** What stands in the output folder under one path. */
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

/** What a line tells of files. */
export interface FileChanges extends StoredFiles {
  /** Paths of which earlier lines tell and where nothing stands any more. */
  gone: string[];
}

/** Names that a file names. Those of the index are thousands, and each line changes some: they are put together when somebody asks for them. */
class NameList {
  private whole?: readonly string[];
  private hash?: string;

  constructor(private readonly told: readonly string[] | { before?: NameList; change: ListChange }) {}

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

/** The files of a record. What is known of one is put together when somebody asks for it: an edit asks for few of them. */
export class RecordedFiles {
  private readonly rows = new Map<string, number>();
  private readonly hashes: string[] = [];
  private readonly sizes: number[] = [];
  private readonly times: number[] = [];
  private readonly names: (NameList | undefined)[] = [];
  private readonly asked = new Map<number, Written>();

  take({ paths, hashes, sizes, times, named, lists, gone }: FileChanges): void {
    for (const path of gone) this.rows.delete(path);
    if (sizes.length === 0) return;
    const whole = lists.map((list) => this.listOf(list));
    const all = hashes.split(BETWEEN);
    for (const [at, path] of paths.split(BETWEEN).entries()) {
      const number = named[at] ?? 0;
      const names = whole[number - 1];
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

  /** Undefined where the line that told of the list before it is lost. */
  private listOf(list: StoredList): NameList | undefined {
    if (!('of' in list)) return new NameList(list);
    const before = this.names[this.rows.get(list.of) ?? -1];
    const hash = before?.hashOfNames ?? hashOfList([]);
    return hash === list.from ? new NameList({ before, change: list }) : undefined;
  }

  /** The same object each time. */
  get(path: string): Written | undefined {
    const row = this.rows.get(path);
    if (row === undefined) return undefined;
    const known = this.asked.get(row);
    if (known) return known;
    const names = this.names[row]?.names;
    const written = { hash: this.hashes[row] ?? '', size: this.sizes[row] ?? 0, mtime: this.times[row] ?? 0 };
    const whole = names ? { ...written, names } : written;
    this.asked.set(row, whole);
    return whole;
  }

  has = (path: string): boolean => this.rows.has(path);

  hashOf = (path: string): string | undefined => this.hashes[this.rows.get(path) ?? -1];

  /** In bytes; 0 for a file that is not recorded. */
  sizeOf = (path: string): number => this.sizes[this.rows.get(path) ?? -1] ?? 0;

  paths = (): Iterable<string> => this.rows.keys();

  get size(): number {
    return this.rows.size;
  }

  /** Paths of the files that name one of these. */
  naming(paths: ReadonlySet<string>): string[] {
    if (paths.size === 0) return [];
    const known = new Map<NameList, boolean>();
    const names = (list: NameList | undefined): boolean => {
      if (!list) return false;
      const isOne = known.get(list) ?? list.names.some((path) => paths.has(path));
      known.set(list, isOne);
      return isOne;
    };
    return [...this.rows].filter(([, row]) => names(this.names[row])).map(([path]) => path);
  }

  /** Forgets the files that are not as they are recorded. */
  compare(out: string): void {
    for (const [path, row] of this.rows) {
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
