/**
 * The record of an output folder: every file this tool wrote there. Its first line tells of all files, each later one of what one more commit
 * changed, so that an edit of a page of a large site does not write it all again.
 *
 * A line that a killed process left unfinished is passed over: of the files that it would have told of, size or time are not those of the
 * lines before it, and such files are not trusted.
 */
import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { within } from './contain.js';
import { statOf } from './disk.js';

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
interface StoredFiles {
  paths: string[];
  hashes: string[];
  sizes: number[];
  times: number[];
  /** Number of its list, from 1 on; 0: it names no files. */
  named: number[];
  lists: (readonly string[])[];
}

/** Raised when the layout of lines changes. */
const FORMAT = 2;

/** A line of the record. */
export interface RecordLine extends StoredFiles {
  /** In a first line: the layout, and the absolute output folder. */
  head?: { format: number; out: string };
  /** Paths of which earlier lines tell and where nothing stands any more. */
  gone: string[];
}

/** What is known of an output folder. */
export interface OutputRecord {
  /** Recorded files whose size and time are as recorded. */
  files: Map<string, Written>;
  /** Lines of the record; 0: what comes next is a first line. */
  lines: number;
}

/** With more lines than this all of it is written again: each is read by every build. */
const MOST_LINES = 40;

/** Reads what is known to stand in an output folder. @param file the record @param isSeen it is as recorded */
export function readRecord(file: string, out: string, isSeen = false): OutputRecord {
  const files = new Map<string, Written>();
  const lines = readLines(file);
  const head = lines[0]?.head;
  if (head?.format !== FORMAT || head.out !== out) return { files, lines: 0 };
  for (const line of lines) takeLine(files, line);
  if (isSeen) return { files, lines: lines.length };
  const recorded = files.size;
  for (const [path, { size, mtime }] of files) {
    const stat = statOf(within(out, path));
    if (!stat?.isFile() || stat.size !== size || stat.mtimeMs !== mtime) files.delete(path);
  }
  return { files, lines: files.size === recorded ? lines.length : 0 };
}

function readLines(file: string): RecordLine[] {
  const lines: RecordLine[] = [];
  for (const text of textOf(file).split('\n')) {
    try {
      lines.push(JSON.parse(text));
    } catch {
      // Without a first line nothing is known.
      if (lines.length === 0) return [];
    }
  }
  return lines;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function takeLine(files: Map<string, Written>, line: RecordLine): void {
  const { paths, hashes, sizes, times, named, lists, gone } = line;
  for (const path of gone) files.delete(path);
  for (const [at, path] of paths.entries()) {
    const names = lists[(named[at] ?? 0) - 1];
    const written = { hash: hashes[at] ?? '', size: sizes[at] ?? 0, mtime: times[at] ?? 0 };
    files.set(path, names ? { ...written, names } : written);
  }
}

/** The line that brings a record up to date; undefined when nothing has changed. @param now what stands in the folder after a commit */
export function nextLine(
  { files, lines }: OutputRecord,
  now: ReadonlyMap<string, Written>,
  out: string,
): RecordLine | undefined {
  if (lines === 0 || lines >= MOST_LINES) return { head: { format: FORMAT, out }, ...storedFiles(now), gone: [] };
  const changed = [...now].filter(([path, written]) => files.get(path) !== written);
  const gone = [...files.keys()].filter((path) => !now.has(path));
  return changed.length + gone.length > 0 ? { ...storedFiles(changed), gone } : undefined;
}

/** Adds a line to a record; a first line replaces what is there. May be repeated. */
export function writeLine(file: string, line: RecordLine): void {
  const text = JSON.stringify(line);
  if (line.head) {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  } else appendFileSync(file, `\n${text}`);
}

function storedFiles(written: Iterable<readonly [string, Written]>): StoredFiles {
  const stored: StoredFiles = { paths: [], hashes: [], sizes: [], times: [], named: [], lists: [] };
  const places = new Map<string, number>();
  const numberOf = (names: readonly string[]): number => {
    const key = names.join('\n');
    const number = places.get(key) ?? stored.lists.push(names);
    places.set(key, number);
    return number;
  };
  for (const [path, { hash, size, mtime, names }] of written) {
    stored.paths.push(path);
    stored.hashes.push(hash);
    stored.sizes.push(size);
    stored.times.push(mtime);
    stored.named.push(names && names.length > 0 ? numberOf(names) : 0);
  }
  return stored;
}
