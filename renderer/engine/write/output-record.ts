/**
 * The record of an output folder: every file this tool wrote there. Its first line tells of all files, each later one of what one more commit
 * changed, so that an edit of a page of a large site does not write it all again.
 *
 * A line that a killed process left unfinished is passed over: of the files that it would have told of, size or time are not those of the
 * lines before it, and such files are not trusted.
 */
import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { difference, type FileChanges, RecordedFiles, storedFiles, type Written } from './recorded-files.js';

/** Raised when the layout of lines changes. */
const FORMAT = 4;

/** A line of the record. */
export interface RecordLine extends FileChanges {
  /** In a first line: the layout, and the absolute output folder. */
  head?: { format: number; out: string };
}

/** What is known of an output folder. */
export interface OutputRecord {
  /** Recorded files whose size and time are as recorded. */
  files: RecordedFiles;
  /** What comes next is one more line, not a first one. */
  takesLine: boolean;
  /** The folder was compared with the record a moment ago: no other files stand there. */
  isSeen: boolean;
}

/** With more lines than this all of it is written again, and when they are longer than the first one: each is read by every build. */
const MOST_LINES = 40;
const SHORT = 65_536;

/** Reads what is known to stand in an output folder. @param file the record @param isSeen it is as recorded */
export function readRecord(file: string, out: string, isSeen = false): OutputRecord {
  const files = new RecordedFiles();
  const text = textOf(file);
  const lines = readLines(text);
  const head = lines[0]?.head;
  if (head?.format !== FORMAT || head.out !== out) return { files, takesLine: false, isSeen: false };
  for (const line of lines) files.take(line);
  const recorded = files.size;
  if (!isSeen) files.compare(out);
  const first = text.indexOf('\n');
  const isShort = first < 0 || (lines.length < MOST_LINES && text.length <= Math.max(SHORT, 2 * first));
  return { files, takesLine: isShort && files.size === recorded, isSeen };
}

function readLines(text: string): RecordLine[] {
  const lines: RecordLine[] = [];
  for (const line of text.split('\n')) {
    try {
      lines.push(JSON.parse(line));
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

/** What stands in a folder after a commit. */
export interface Standing {
  /** Of what is recorded, what is other than recorded. */
  changed: ReadonlyMap<string, Written>;
  /** What is recorded and stands there no longer. */
  gone: readonly string[];
  all(): ReadonlyMap<string, Written>;
}

/** The line that brings a record up to date; undefined when nothing has changed. */
export function nextLine(
  { files, takesLine }: OutputRecord,
  { changed, gone, all }: Standing,
  out: string,
): RecordLine | undefined {
  if (!takesLine) return { head: { format: FORMAT, out }, ...storedFiles(all()), gone: [] };
  const shorter = (names: readonly string[], path: string) => difference(files.get(path)?.names ?? [], names, path);
  return changed.size + gone.length > 0 ? { ...storedFiles(changed, shorter), gone: [...gone] } : undefined;
}

/** Adds a line to a record; a first line replaces what is there. May be repeated. */
export function writeLine(file: string, line: RecordLine): void {
  const text = JSON.stringify(line);
  if (line.head) {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  } else appendFileSync(file, `\n${text}`);
}
