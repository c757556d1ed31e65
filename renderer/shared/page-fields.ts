/** The fields that all kinds of pages have in common. Browser-safe. */
import type { Features } from './article-body.js';
import type { ListsRead } from './listed-docs.js';

/** Owner of a record: docs or blog instance id, version name, locale. Every record has it, so that several sets can be mixed. */
export interface Scope {
  /** Kind of the plugin that made the record. */
  area: 'docs' | 'blog' | 'pages';
  /** Instance id, `default` unless several are configured. */
  instance: string;
  /** Version name (`current` when unversioned); always `current` outside docs. */
  version: string;
  locale: string;
}

export interface TagRef {
  label: string;
  permalink: string;
  inline: boolean;
  description?: string;
}

export interface NavLink {
  title: string;
  permalink: string;
}

/** A tag of the head as configuration and hooks write it. */
export interface HeadTagData {
  tagName: string;
  attributes?: Record<string, string | boolean>;
  innerHTML?: string;
}

export interface HeadData {
  /** Absolute; Unicode not encoded (B6.4). */
  canonical: string;
  description?: string;
  keywords?: string[];
  /** Absolute. */
  image?: string;
  robots?: 'noindex, nofollow' | 'noindex, follow';
  ogType?: 'article';
  publishedTime?: string;
  modifiedTime?: string;
  authorUrls?: string[];
  articleTags?: string[];
  /** Search metas (B6.6, B6.7). */
  searchTag: string;
  version?: string;
  /** JSON-LD objects. */
  structuredData: unknown[];
  /** Tags of the hook `head`; only in the document, not in parts. */
  tags?: HeadTagData[];
  prev?: string;
  next?: string;
}

export interface LastUpdate {
  /** ISO date. */
  date?: string;
  /** Date as shown, UTC (B1.101). */
  shown?: string;
  author?: string;
}

/** A day: ISO, and as shown. */
export interface ShownDay {
  date: string;
  shown: string;
}

export interface VersionInfo {
  name: string;
  label: string;
  path: string;
  isLast: boolean;
  banner: 'none' | 'unreleased' | 'unmaintained';
  badge: boolean;
  className: string;
  /** Link to the same page in the latest version, for banners. */
  latest?: { href: string; label: string; name: string };
  /** Address of the same page in each version that has it, where the navbar lists versions. */
  others?: Record<string, string>;
}

export interface PageBase {
  /** Permalink with base and trailing-slash rule, decoded. Identity of the page. */
  route: string;
  /** Output file, POSIX, relative to the output folder. */
  file: string;
  /** Address of the page's JSON part (base included). */
  part: string;
  scope: Scope;
  /** Page title without site title; '' for the site title alone. */
  title: string;
  head: HeadData;
  /** Classes of the html element (B6.10). */
  htmlClass: string[];
  unlisted?: boolean;
  draft?: boolean;
  features: Features;
  /** Paths below the base of other languages, by locale, where they are not the page's own; null where a language has no such page. */
  inLanguages?: Readonly<Record<string, string | null>>;
  /** Source file for messages. */
  source?: string;
  /** As written, for components of a moved site; only where it has some. */
  frontMatter?: Readonly<Record<string, unknown>>;
  /** Places whose component of a moved site failed on this page: it shows ours. */
  without?: readonly string[];
  /** Entries of lists of docs that code of a moved site reads while it is rendered, for the browser. */
  listsRead?: ListsRead;
}

/** Returns the path of a page below the base of another language, null where it has no such page. @param own its path in its own language */
export const pathInLanguage = (
  { inLanguages }: Pick<PageBase, 'inLanguages'>,
  locale: string,
  own: string,
): string | null => (inLanguages?.[locale] === undefined ? own : inLanguages[locale]);
