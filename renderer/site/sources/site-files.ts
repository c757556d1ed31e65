/** Result of reading a site folder. Types only: the reader is `read-sources.ts`. */

import type { Scope } from '../../shared/page-fields.js';
import type { Source } from '../content/source.js';
import type { Problem } from '../problems/problem-types.js';
import type { DataText } from './data-file-text.js';
import type { DocsVersion } from './docs-versions.js';

/** A data file of content: category file, tags file, authors file. */
export interface DataFile extends DataText {
  scope: Scope;
  /** POSIX, relative to the content folder of its scope. */
  relative: string;
}

/** A file of a static folder. */
export interface StaticFile {
  /** POSIX, relative to the site folder. */
  path: string;
  /** POSIX, relative to the output folder. */
  output: string;
}

/** Size, times and inode of a file as last seen, with the hash of its text (D13). */
export interface SeenFile {
  size: number;
  mtimeMs: number;
  ctimeMs: number;
  ino: number;
  hash: string;
}

export interface SiteFiles {
  /** Sorted by scope and path in UTF-16 code units. */
  sources: Source[];
  versions: DocsVersion[];
  /** Ids of the blogs whose folder exists (B2.1), of a moved site of all. */
  blogs: string[];
  categories: DataFile[];
  tags: DataFile[];
  authors: DataFile[];
  /** Static files; of several with one output the first static folder wins. */
  assets: StaticFile[];
  /** The disk takes names that differ only in case for one. */
  foldsCase?: true;
  /** Texts of the configuration and of sidebars files by path, read when asked for. */
  texts: Record<string, string | undefined>;
  /** Of every source read, by path, for the next run. */
  seen: Record<string, SeenFile>;
  problems: Problem[];
}

/** Returns the files of a site that has none, to be filled. */
export const noFiles = (): SiteFiles => ({
  sources: [],
  versions: [],
  blogs: [],
  categories: [],
  tags: [],
  authors: [],
  assets: [],
  texts: {},
  seen: {},
  problems: [],
});
