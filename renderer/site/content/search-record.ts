/** Search records in the shape of DocSearch. */

export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

export interface Hierarchy {
  lvl0: string;
  lvl1: string | null;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

/** One searchable record: a heading or the content under it, in DocSearch's shape. */
export interface SearchRecord {
  /** url#anchor plus a running number for further parts of one section; stable. */
  objectID: string;
  /** Permalink with anchor. */
  url: string;
  /** Permalink without anchor: the unit of `distinct` pages. */
  page: string;
  anchor: string;
  type: RecordType;
  content: string | null;
  hierarchy: Hierarchy;
  language: string;
  version: string;
  docusaurus_tag: string;
  tags: string[];
  /** Of the page's first record: `keywords` of the front matter. */
  keywords?: string[];
  /** Code of the section (identifiers are searchable); absent for headings. */
  code?: string[];
  weight: { level: number; position: number };
}

/** All records of one page; unit of tokenising and of incremental work. */
export interface SearchPageRecords {
  page: string;
  hash: string;
  records: SearchRecord[];
  /** Source of the records, if the sections of the documents are available by key (`recordsOf`). */
  source?: RecordSource;
  /** Alias terms of the Han runs of its headings, as far as they are known. */
  aliases?: readonly (readonly [run: string, terms: readonly string[]])[];
}

/** Plain data: with the sections of its documents a thread makes the records itself. */
export interface RecordSource {
  locale: string;
  facts: PageFacts;
  /** Keys of the page's document and of the partials it shows. */
  keys: string[];
}

/** Facts about the page as a whole in its records. */
export interface PageFacts {
  route: string;
  title: string;
  lvl0: string;
  tag: string;
  version: string;
  tags: string[];
  /** Absent where the page has none. */
  keywords?: string[];
}
