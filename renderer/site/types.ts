/**
 * The data that flows through a build: one new type per hop, plain JSON (it crosses threads and is hashed).
 *
 *     files ─read→ Source[] ═compile═→ Document[] ─link→ Graph ─pages→ Page[] ═render═→ Output[] ─write→ disk | memory
 *
 * Browser-safe: this file imports nothing but the finished configuration's types.
 */
import type { FrontMatter } from './frontmatter-types.js';

export type { ClientSite } from './client-site.js';
export type { FrontMatter } from './frontmatter-types.js';

/** Where a record belongs: docs or blog instance id, version name, locale. Carried by every record, so that several sets need no reshaping. */
export interface Scope {
  /** Plugin kind the record came from. */
  area: 'docs' | 'blog' | 'pages';
  /** Instance id, `default` unless several are configured. */
  instance: string;
  /** Version name (`current` when unversioned); always `current` outside docs. */
  version: string;
  locale: string;
}

export type SourceKind = 'doc' | 'post' | 'page' | 'partial';

/** One content file as read from disk. */
export interface Source {
  /** POSIX path relative to the site folder (may start with `../`). */
  path: string;
  /** POSIX path relative to the content folder of its scope (`guide/01-first.md`). */
  relative: string;
  kind: SourceKind;
  scope: Scope;
  /** `md`/`mdx` are Markdown; `code` is a React page (`.tsx .jsx .ts .js`). */
  format: 'md' | 'mdx' | 'code';
  text: string;
  /** Hash of the text. */
  hash: string;
  /** Which of its blocks `notes check` ran, for the badges. */
  checked?: CheckedSource;
}

/** What `notes check` last saw of one source's blocks, by unit key (`checked.ts`). */
export type CheckedSource = Record<string, CheckedRun>;

export interface CheckedRun {
  /** What ran it, with its version: `Node 20.20.0`, `Chromium 141`. */
  on: string;
  /** Day since which the result is as it is (`YYYY-MM-DD`). */
  since: string;
}

// ── Problems ────────────────────────────────────────────────────────────────

export type Level = 'error' | 'warning' | 'info';

/** What is wrong with some input. Data, never a thrown string; its words stand in the problem table under `code`. */
export interface Problem {
  code: string;
  level: Level;
  /** Values for the placeholders of the table entry's texts. */
  args: Record<string, string | number>;
  /** POSIX path relative to the site folder. */
  file?: string;
  /** 1-based. */
  line?: number;
  /** 1-based, in UTF-16 code units. */
  column?: number;
  /** Length of the marked stretch on that line. */
  length?: number;
  /** The source line itself (without line end), for the frame. */
  sourceLine?: string;
  /** Nearest known name for a misspelt one. */
  nearest?: string;
  /** Further places with the same cause. */
  more?: { file: string; line?: number }[];
}

// ── Compile ─────────────────────────────────────────────────────────────────

/** A heading of level 1–6 in document order. */
export interface Heading {
  level: number;
  /** Empty string: the heading has no anchor (B4.31). */
  id: string;
  /** Plain text. */
  text: string;
  /** Inline HTML for tables of contents: code, em, strong, del kept; links reduced to their text (B4.33). */
  html: string;
  line: number;
  /** Set instead of text where a partial's headings are to be inserted (B4.32): index into `imports`. */
  partial?: number;
}

/** The text of one section, for search and counting: what stands between two headings. */
export interface Section {
  /** Anchor of the heading it belongs to, `''` before the first one. */
  id: string;
  /** Level of that heading; 1 before the first one. */
  level: number;
  heading: string;
  /** Visible text as a reader sees it: across inline marks and soft breaks; blocks separated by `\n`. */
  text: string;
  /** Code of the section's fences. */
  code: string[];
}

/** A place in a body that only linking can fill in. `slot` n of the body is `slots[n]`. */
export type Slot =
  | {
      kind: 'link';
      url: string;
      line: number;
      column: number /** `pathname://`, data-noBrokenLinkCheck */;
      unchecked?: boolean;
    }
  | { kind: 'image'; url: string; alt: string; line: number; column: number }
  /** `<DocCardList/>` without items. */
  | { kind: 'cards'; line: number; column: number };

/** What linking puts into a slot; attributes are plain data so that an html part and a module part use the same. */
export type SlotValue =
  /** Without `href` the link leads nowhere: its text stays. `asset`: download of a local file. */
  | { kind: 'link'; href?: string; target?: '_blank'; rel?: string; asset?: boolean }
  | { kind: 'image'; src: string; width?: number; height?: number }
  | { kind: 'cards'; items: Card[] };

/** An import statement of an MDX file. */
export interface ImportUse {
  specifier: string;
  /** What it brings in, decided by the specifier and the files that exist. */
  target: 'theme' | 'partial' | 'data' | 'asset' | 'client';
  names: string[];
  /** Site-relative POSIX path of the file it resolves to, where it is a file. */
  file?: string;
  line: number;
}

/** A Markdown file after compilation: everything but the body. */
export interface Document {
  source: string;
  relative: string;
  kind: SourceKind;
  scope: Scope;
  /** Key of the compilation: source, options, theme, tool version, imported files (D12). */
  key: string;
  frontMatter: FrontMatter;
  /** Text of the content h1 (B4.4), without ids and marks. */
  contentTitle?: string;
  /** The first heading of the body is of level 1 and no rule stands before it: the page needs no title of the theme's (B1.35, B4.6). */
  ownHeading?: true;
  /** First line with content (B4.7). */
  excerpt: string;
  outline: Heading[];
  /** Entries that the page exports instead of its headings. */
  toc?: TocItem[];
  /** Every anchor of the page: headings, footnotes, ids written in the content. */
  ids: string[];
  sections: Section[];
  slots: Slot[];
  /** Index of the first slot after the truncate marker; the preview uses those before it. */
  previewSlots: number;
  hasTruncateMarker: boolean;
  /** `html`: the body is finished HTML. `module`: a component rendered at build time and, if `hydrate`, again in the browser. */
  part: 'html' | 'module';
  hydrate: boolean;
  imports: ImportUse[];
  features: Features;
  /** Words by the older rule of B2.35. */
  words: number;
  problems: Problem[];
}

/** What the content of a page needs from the theme or from policy. */
export interface Features {
  mermaid?: boolean;
  math?: boolean;
  live?: boolean;
  tabs?: boolean;
  runnable?: boolean;
  /** The content has `style` attributes or a diagram: the page's style-src is relaxed (D8). */
  inlineStyle?: boolean;
}

/** The body of a Document, stored apart so that linking reads no bodies. */
export interface Body {
  /** Finished HTML in n+1 pieces round n slots (attribute fragments for links and images: see `fillSlots`). Empty for modules. */
  html: string[];
  /** The part before the truncate marker, likewise; absent when there is no marker. */
  preview?: string[];
  /** Module parts: ECMAScript with JSX that default-exports the component. */
  module?: string;
  /** `<head>` content of the page (B6.12), finished HTML of allowed tags. */
  head?: string;
  /** The Markdown copy of the page (`.md` output), with titles and without MDX; empty where the site has none. */
  markdown: string;
}

// ── Graph ───────────────────────────────────────────────────────────────────

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

/** A finished sidebar item. `href` is a permalink with base and trailing-slash rule applied. */
export type SidebarItem =
  | {
      type: 'link';
      label: string;
      href: string;
      docId?: string;
      unlisted?: true;
      external?: true;
      className?: string;
      customProps?: unknown;
      description?: string;
      key?: string;
    }
  | {
      type: 'category';
      label: string;
      items: SidebarItem[];
      collapsible: boolean;
      collapsed: boolean;
      href?: string;
      linkUnlisted?: true;
      docId?: string;
      className?: string;
      customProps?: unknown;
      description?: string;
      key?: string;
    }
  | { type: 'html'; value: string; defaultStyle: boolean; className?: string };

/** What a page carries of its sidebar: closed categories have `more: true` and no items; a long list is cut (D35) with `gap` entries, whose `href` is the nearest page in them. */
export type SliceItem =
  | { type: 'link'; label: string; href: string; external?: true; unlisted?: true; className?: string }
  | {
      type: 'category';
      label: string;
      items?: SliceItem[];
      more?: true;
      collapsible: boolean;
      collapsed: boolean;
      href?: string;
      firstHref?: string;
      className?: string;
    }
  | { type: 'html'; value: string; defaultStyle: boolean; className?: string }
  | { type: 'gap'; count: number; href?: string };

export interface SidebarSlice {
  /** Stable name, key of the shared sidebar part. */
  name: string;
  /** Address of the shared part. */
  part: string;
  items: SliceItem[];
}

export interface Card {
  type: 'category' | 'link';
  href: string;
  external?: boolean;
  label: string;
  icon: string;
  description?: string;
  /** Number of entries of a category without description (B1.68). */
  count?: number;
}

// ── Pages ───────────────────────────────────────────────────────────────────

export interface TocItem {
  id: string;
  level: number;
  html: string;
}

/** Where the article of a page comes from. */
export interface BodyRef {
  /** Key of the stored body (`Document.key`). */
  key: string;
  slots: SlotValue[];
  /** Only the part before the truncate marker. */
  preview?: boolean;
  part: 'html' | 'module';
  hydrate: boolean;
  /** Site-relative source path; names the module of a module part. */
  source: string;
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
  /** What the hook `head` added; in the document alone, not in parts. */
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
}

interface PageBase {
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
  /** Source file for messages. */
  source?: string;
}

export interface DocPage extends PageBase {
  kind: 'doc';
  docId: string;
  /** Printed h1 (B1.35); null when the body has one or it is hidden. */
  heading: string | null;
  body: BodyRef;
  toc: TocItem[];
  tocRange: [number, number];
  hideToc: boolean;
  sidebar: SidebarSlice | null;
  breadcrumbs: { label: string; href?: string }[] | null;
  prev?: NavLink;
  next?: NavLink;
  tags: TagRef[];
  editUrl?: string;
  lastUpdate?: LastUpdate;
  version: VersionInfo;
}

export interface GeneratedIndexPage extends PageBase {
  kind: 'generated-index';
  heading: string;
  intro?: string;
  cards: Card[];
  sidebar: SidebarSlice;
  breadcrumbs: { label: string; href?: string }[] | null;
  prev?: NavLink;
  next?: NavLink;
  version: VersionInfo;
}

export interface Author {
  name?: string;
  title?: string;
  url?: string;
  imageUrl?: string;
  email?: string;
  description?: string;
  socials?: Record<string, string>;
  key?: string;
  /** Permalink of the author's page. */
  page?: string;
}

/** A post as a list shows it. */
export interface PostItem {
  title: string;
  permalink: string;
  /** ISO. */
  date: string;
  shownDate: string;
  /** Minutes, unrounded (B2.35). */
  readingTime?: number;
  tags: TagRef[];
  authors: Author[];
  /** Cover image URL with base. */
  image?: string;
  hasMore: boolean;
  body: BodyRef;
  unlisted?: boolean;
}

export interface RecentPosts {
  title: string;
  groups: { year: string; items: { title: string; permalink: string; unlisted?: boolean }[] }[];
}

export interface PostPage extends PageBase {
  kind: 'post';
  post: PostItem;
  toc: TocItem[];
  tocRange: [number, number];
  hideToc: boolean;
  recent: RecentPosts | null;
  /** Newer post. */
  prev?: NavLink;
  /** Older post. */
  next?: NavLink;
  editUrl?: string;
  lastUpdate?: LastUpdate;
}

export interface Pagination {
  permalink: string;
  page: number;
  postsPerPage: number;
  totalPages: number;
  totalCount: number;
  previousPage?: string;
  nextPage?: string;
}

export interface BlogListPage extends PageBase {
  kind: 'blog-list';
  posts: PostItem[];
  pagination: Pagination;
  recent: RecentPosts | null;
}

export interface BlogTagPage extends PageBase {
  kind: 'blog-tag';
  tag: TagRef;
  tagsHref: string;
  posts: PostItem[];
  pagination: Pagination;
  recent: RecentPosts | null;
}

export interface BlogAuthorPage extends PageBase {
  kind: 'blog-author';
  author: Author;
  posts: PostItem[];
  pagination: Pagination;
  recent: RecentPosts | null;
}

export interface BlogAuthorsPage extends PageBase {
  kind: 'blog-authors';
  authors: (Author & { count: number })[];
  recent: RecentPosts | null;
}

export interface ArchivePage extends PageBase {
  kind: 'archive';
  years: { year: string; posts: { title: string; permalink: string; date: string; shownDate: string }[] }[];
}

/** Index of all tags of docs or blog. */
export interface TagIndexPage extends PageBase {
  kind: 'tag-index';
  area: 'docs' | 'blog';
  groups: { letter: string; tags: { label: string; permalink: string; count: number; description?: string }[] }[];
  recent: RecentPosts | null;
}

export interface DocsTagPage extends PageBase {
  kind: 'docs-tag';
  tag: TagRef;
  tagsHref: string;
  docs: { title: string; permalink: string; description?: string }[];
}

/** A Markdown page of `pages/`. */
export interface MarkdownPage extends PageBase {
  kind: 'page';
  body: BodyRef;
  toc: TocItem[];
  tocRange: [number, number];
  hideToc: boolean;
  wrapperClassName?: string;
  editUrl?: string;
  lastUpdate?: LastUpdate;
}

/** A React page of `pages/`: a module that default-exports a component. It gets `data` as prop. */
export interface ComponentPage extends PageBase {
  kind: 'component';
  /** Site-relative source path; always hydrated. */
  source: string;
  data: PagesData;
}

/** What a React page may show of the rest of the site. */
export interface PagesData {
  recentPosts: { title: string; permalink: string; date: string; shownDate: string; description?: string }[];
  /** Landing link and first docs of each sidebar. */
  sidebars: {
    name: string;
    href: string;
    label: string;
    docs: { title: string; permalink: string; description?: string }[];
    count: number;
  }[];
}

export interface SearchPage extends PageBase {
  kind: 'search';
}

export interface NotFoundPage extends PageBase {
  kind: 'not-found';
}

/** `/docs` without a root doc, configured redirects. */
export interface RedirectPage extends PageBase {
  kind: 'redirect';
  to: string;
}

export type Page =
  | DocPage
  | GeneratedIndexPage
  | PostPage
  | BlogListPage
  | BlogTagPage
  | BlogAuthorPage
  | BlogAuthorsPage
  | ArchivePage
  | TagIndexPage
  | DocsTagPage
  | MarkdownPage
  | ComponentPage
  | SearchPage
  | NotFoundPage
  | RedirectPage;

// ── Search ──────────────────────────────────────────────────────────────────

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
  /** Code of the section (identifiers are searchable); absent for headings. */
  code?: string[];
  weight: { level: number; position: number };
}

/** All records of one page; unit of tokenising and of incremental work. */
export interface SearchPageRecords {
  page: string;
  hash: string;
  records: SearchRecord[];
  /** What the records are made of, where the sections of the documents can be had by their keys (`recordsOf`). */
  source?: RecordSource;
}

/** Plain data: with the sections of its documents a thread makes the records itself. */
export interface RecordSource {
  locale: string;
  facts: PageFacts;
  /** Keys of the page's document and of the partials it shows. */
  keys: string[];
}

/** What the records of a page say of the page as a whole. */
export interface PageFacts {
  route: string;
  title: string;
  lvl0: string;
  tag: string;
  version: string;
  tags: string[];
}

// ── Output ──────────────────────────────────────────────────────────────────

/** Phase of writing (D10): assets first, then parts, pages, lists; deletions last. */
export type OutputPhase = 'asset' | 'part' | 'page' | 'list';

export interface Output {
  /** POSIX, relative to the output folder. */
  path: string;
  bytes: Uint8Array | string;
  hash: string;
  phase: OutputPhase;
}

export interface BuildCounts {
  sources: number;
  compiled: number;
  pages: number;
  rendered: number;
  written: number;
  removed: number;
  bytes: number;
}

export interface BuildResult {
  ok: boolean;
  /** Paths written or changed in this build. */
  changed: string[];
  removed: string[];
  /** Routes whose page or part changed, for live reload. */
  routes: string[];
  problems: Problem[];
  counts: BuildCounts;
  /** Milliseconds by phase. */
  timings: Record<string, number>;
  /** What was not checked or not done, and why. */
  notes: string[];
}
