/** Result of comparing two builds: summary, JSON and report are made from it. */
import type { TextChange } from './text-changes.js';

/** Aspects compared, in the order of the report. */
export const ASPECTS = [
  'routes',
  'redirects',
  'titles',
  'descriptions',
  'headings',
  'anchors',
  'links',
  'frame',
  'text',
  'images',
  'feeds',
  'sitemap',
] as const;

export type Aspect = (typeof ASPECTS)[number];

/** Something that the reference has, and ours has otherwise or not at all. */
export interface Difference {
  aspect: Aspect;
  /** Page or file in which it is, without base. */
  route: string;
  want: string;
  /** Empty where there is nothing in its place. */
  got: string;
  /** Surroundings of a text. */
  context?: Pick<TextChange, 'before' | 'after'>;
}

/** Classes of differences that are meant; each has a line in `docs/compatibility.md`. */
export const KNOWN = [
  'added',
  'interface-texts',
  'lists',
  'repaired-emphasis',
  'live-blocks',
  'alternative-texts',
  'linked-files',
  'search-page',
  'diagrams',
  'older-syntax',
  'title-twice',
] as const;

export type KnownClass = (typeof KNOWN)[number];

/** Differences of one kind, cause and content, with all the pages that have them. */
export interface Loss extends Difference {
  /** Further pages with the same loss. */
  also: string[];
  /** Source of the first page, relative to the site folder. */
  file?: string;
  line?: number;
  /** Code of the problem of our build that explains it; absent where none does. */
  problem?: string;
  /** Message and repair of that problem. */
  reason?: string;
  /** The lines to write. */
  edit?: Edit;
}

/** An edit of one file. */
export interface Edit {
  file: string;
  line?: number;
  /** The replacement; for a place to look at, its current text. */
  text: string;
  /** The text is what the source says now: nobody knows what to write instead. */
  isPlace?: boolean;
}

export interface KnownDifferences {
  class: KnownClass;
  count: number;
  pages: number;
  example: Difference;
}

export interface AspectCount {
  aspect: Aspect;
  /** Things that the reference has. */
  compared: number;
  lost: number;
  known: number;
}

/** One of the two builds. */
export interface BuildFacts {
  /** Version of the tool, where it is known. */
  version?: string;
  /** Seconds from start to end; absent where a finished folder was read. */
  seconds?: number;
  pages: number;
  bytes: number;
}

/** All data of the report. */
export interface Proof {
  title: string;
  dir: string;
  /** The reference of the comparison. */
  against: 'docusaurus' | 'folder' | 'sitemap';
  reference: BuildFacts;
  ours: BuildFacts;
  aspects: AspectCount[];
  losses: Loss[];
  known: KnownDifferences[];
  /** Pages that only ours has. */
  addedRoutes: string[];
  /** Problems of our build by level. */
  problems: { errors: number; warnings: number };
}
