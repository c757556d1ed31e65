/**
 * The record of an output folder: every file this tool wrote there. Its first line and the lines of its parts contain all files, each later line the changes of
 * one more commit, so that an edit of a page of a large site neither reads nor writes all of it.
 *
 * A line that a killed process left unfinished is ignored: for its files, size or time differ from the
 * earlier lines, and such files are not trusted.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { renameFile } from '../../output/modules/until-free.js';
import { joinLines, linesFrom } from '../../site/helpers/byte-lines.js';
import {
  difference,
  type FileChanges,
  lineValue,
  partsOf,
  RecordedFiles,
  type StoredParts,
  storedFiles,
  type Written,
} from './recorded-files.js';

/** Raised when the layout of lines changes. */
const FORMAT = 5;

/** The first line of the file. */
interface Head extends Omit<StoredParts, 'parts'> {
  format: number;
  /** Absolute output folder. */
  out: string;
  /** Number of the lines after this one that tell of all files. */
  parts: number;
}

/** A line of the record. */
export interface RecordLine extends FileChanges {
  /** In a first line: the absolute output folder. */
  head?: { out: string };
}

/** Known state of an output folder. */
export interface OutputRecord {
  /** Recorded files whose size and time are as recorded. */
  files: RecordedFiles;
  /** The next record is an additional line, not a first one. */
  takesLine: boolean;
  /** The folder was just compared with the record: it has no other files. */
  isSeen: boolean;
}

/** With more lines than this all of it is written again, and when they are longer than the first one: each is read by every build. */
const MOST_LINES = 40;
const SHORT = 65_536;

/** Reads the recorded files of an output folder. @param file the record @param isSeen the folder is as recorded */
export function readRecord(file: string, out: string, isSeen = false): OutputRecord {
  const bytes = bytesOf(file);
  const lines = linesFrom(bytes);
  const head = lineValue<Head>(lines[0] ?? bytes);
  if (head?.format !== FORMAT || head.out !== out || lines.length <= head.parts)
    return { files: new RecordedFiles(), takesLine: false, isSeen: false };
  const files = new RecordedFiles({ ...head, parts: lines.slice(1, head.parts + 1) });
  const later = lines.slice(head.parts + 1);
  for (const line of later) {
    const changes = lineValue<RecordLine>(line);
    if (changes) files.take(changes);
  }
  const added = later.reduce((sum, { length }) => sum + length + 1, 0);
  const isShort = later.length + 1 < MOST_LINES && added <= Math.max(SHORT, bytes.length - added);
  if (isSeen) return { files, takesLine: isShort, isSeen };
  const recorded = files.size;
  files.compare(out);
  return { files, takesLine: isShort && files.size === recorded, isSeen };
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

/** State of a folder after a commit. */
export interface Standing {
  /** Of what is recorded, what is other than recorded. */
  changed: ReadonlyMap<string, Written>;
  /** Recorded files that no longer exist. */
  gone: readonly string[];
  all(): ReadonlyMap<string, Written>;
}

/** The line that brings a record up to date; undefined when nothing has changed. */
export function nextLine(
  { files, takesLine }: OutputRecord,
  { changed, gone, all }: Standing,
  out: string,
): RecordLine | undefined {
  if (!takesLine) return { head: { out }, ...storedFiles(all()), gone: [] };
  const shorter = (names: readonly string[], path: string) => difference(files.get(path)?.names ?? [], names, path);
  return changed.size + gone.length > 0 ? { ...storedFiles(changed, shorter), gone: [...gone] } : undefined;
}

/** Adds a line to a record; a first line replaces what is there. May be repeated. */
export function writeLine(file: string, { head, ...line }: RecordLine): void {
  if (!head) {
    appendFileSync(file, `\n${JSON.stringify(line)}`);
    return;
  }
  const { parts, ...rest } = partsOf(line);
  const first: Head = { format: FORMAT, ...head, ...rest, parts: parts.length };
  const lines = [Buffer.from(JSON.stringify(first)), ...parts];
  writeFileSync(`${file}.new`, joinLines(lines));
  renameFile(`${file}.new`, file);
}
