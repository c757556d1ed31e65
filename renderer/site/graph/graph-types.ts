/** Result of linking: every document with its address and its relations to others. */

import type { SlotValue } from '../../shared/article-body.js';
import type { Scope, TagRef } from '../../shared/page-fields.js';
import type { Author } from '../../shared/post.js';
import type { SidebarItem, SidebarSlice, SliceItem } from '../../shared/sidebar-items.js';
import type { BlogInstance } from '../configuration/config-types.js';
import type { SliceRequest } from '../configuration/sidebar-generator-types.js';
import type { Document } from '../content/document.js';
import type { Problem } from '../problems/problem-types.js';
import type { DocsVersion } from '../sources/docs-versions.js';
import type { SiteFiles } from '../sources/site-files.js';

/** Dates of a file from git or the disk, ISO. */
export interface FileDates {
  created?: string;
  updated?: string;
  author?: string;
}

/** A local file that content shows or offers, as the engine emits it. */
export interface AssetInfo {
  /** Final address with base. */
  href: string;
  width?: number;
  height?: number;
}

/** A literal text in an attribute of an element of a React file. */
export interface CodeAddress {
  element: string;
  attribute: string;
  url: string;
  /** Offset of the text in the file. */
  offset: number;
}

/** A React file of the site with the addresses in it. */
export interface CodeFile {
  path: string;
  text: string;
  addresses: readonly CodeAddress[];
}

/** Input of linking besides the documents. */
export interface LinkContext {
  files: SiteFiles;
  /** Default exports of the loaded sidebars files, by site-relative path; a path that is missing is a file that does not exist. */
  sidebars: Record<string, unknown>;
  /** Drafts are dropped, unlisted pages hidden (B1.86). */
  production: boolean;
  /** By site-relative path of the source. */
  dates?: Record<string, FileDates>;
  /** Emitted local files by site-relative path; null or absent: the file does not exist. See `assetCandidates`. */
  assets?: Record<string, AssetInfo | null>;
  /** React files of the site. */
  code?: readonly CodeFile[];
  /** Results of `sidebarItemsGenerator` for each slice, by `sliceKey`. */
  slices?: ReadonlyMap<string, unknown>;
}

export interface DocMeta {
  document: Document;
  id: string;
  slug: string;
  /** Raw folder below the content folder, `''` at its root. */
  folder: string;
  stem: string;
  isIndex: boolean;
  position?: number;
  /** With base, before the trailing-slash rule: what data shows (B1.21). */
  permalink: string;
  /** Final address. */
  route: string;
  title: string;
  description: string;
  draft: boolean;
  unlisted: boolean;
  tags: TagRef[];
  /** Sidebar whose items mention it (B1.72). */
  member?: string;
  /** Sidebar that is shown: `displayed_sidebar` or membership. */
  sidebar?: string;
}

/** A page with the cards of a category (B1.66). */
export interface GeneratedIndex {
  title: string;
  label: string;
  slug: string;
  permalink: string;
  route: string;
  description?: string;
  keywords?: string[];
  image?: string;
  sidebar: string;
  category: Extract<SidebarItem, { type: 'category' }>;
}

/** One stop of the reading order. */
export interface OrderEntry {
  route: string;
  label: string;
}

/** Position of a path in a sidebar: the categories above it, outermost first, and the item itself. */
export interface Trail {
  categories: Extract<SidebarItem, { type: 'category' }>[];
  item: SidebarItem;
  /** Further positions of the path in the same sidebar. */
  again?: Trail[];
}

export interface SidebarGraph {
  name: string;
  items: SidebarItem[];
  /** Address of the shared part. */
  part: string;
  /** Ids of the docs that belong to it (B1.72). */
  members: string[];
  /** Ids of the docs to which the sidebars file gives a label. */
  labelled: string[];
  /** Reading order, unlisted left out (B1.75). */
  order: OrderEntry[];
  /** Index in `order` by doc id or, for generated indexes, by route. */
  at: Map<string, number>;
  /** First place of a path, by `samePathKey` (B1.78). */
  trails: Map<string, Trail>;
  /** The first doc (B1.80): `path` is the stored permalink (with the slash of index docs), `href` the final link. */
  landing?: { path: string; href: string; label: string };
  /** Ready-made slices of items that are not on the way to the current page. */
  closed: WeakMap<SidebarItem, SliceItem | null>;
  /** Items of a list that are visible on pages outside of it. */
  visible: WeakMap<readonly SidebarItem[], SidebarItem[]>;
  /** Ready-made slices of whole pages, by the list that contains the page's link. */
  shared: WeakMap<readonly SidebarItem[], SidebarSlice>;
}

export interface TagGroup {
  tag: TagRef;
  /** Indexes of the listed docs or posts of the set, in their order. */
  members: number[];
  /** All members are unlisted (B1.89). */
  unlisted: boolean;
}

export interface VersionGraph {
  version: DocsVersion;
  /** In file order. */
  docs: DocMeta[];
  byId: Map<string, DocMeta>;
  draftIds: string[];
  sidebars: Map<string, SidebarGraph>;
  generated: GeneratedIndex[];
  tags: TagGroup[];
  tagsRoute: string;
  /** The doc that the address of the version leads to (B1.81). */
  mainDoc?: DocMeta;
  /** Slices of sidebars that a function of the configuration is still to make. */
  requests: SliceRequest[];
}

export interface PostMeta {
  document: Document;
  slug: string;
  permalink: string;
  route: string;
  title: string;
  description: string;
  /** ISO. */
  date: string;
  unlisted: boolean;
  draft: boolean;
  tags: TagRef[];
  authors: Author[];
  /** Minutes, unrounded (B2.35). */
  readingTime: number;
}

export interface BlogGraph {
  blog: BlogInstance;
  scope: Scope;
  /** All posts, newest first. */
  posts: PostMeta[];
  /** Those that lists show. */
  listed: PostMeta[];
  /** Index in `listed`. */
  places: Map<PostMeta, number>;
  authors: Map<string, Author>;
  tags: TagGroup[];
  route: string;
  tagsRoute: string;
}

export interface PageMeta {
  /** Markdown pages have a document, React pages only a source. */
  document?: Document;
  source: string;
  relative: string;
  permalink: string;
  route: string;
  title: string;
  description: string;
  draft: boolean;
  unlisted: boolean;
}

/** Target of a link. */
export interface Target {
  route: string;
  /** Content whose anchors it has; undefined where any anchor may exist (React pages, lists). */
  document?: Document;
  /** Of a page alone. */
  source?: string;
  unlisted: boolean;
  /** A file that is copied or written, not a page. */
  isFile?: boolean;
  /** An address that the configuration leads elsewhere. */
  isRedirect?: boolean;
}

export interface Graph {
  production: boolean;
  files: SiteFiles;
  versions: VersionGraph[];
  blogs: BlogGraph[];
  pages: PageMeta[];
  /** Filled slots by source path. */
  slots: Map<string, SlotValue[]>;
  /** Final address by source path, of a translated file by that of its original too. */
  routes: Map<string, string>;
  /** Every route there is, by `samePathKey`. */
  targets: Map<string, Target>;
  /** Names that links looked up, found or not: paths of sources, keys of `targets`, and those with `#` of pages whose anchors were looked up. */
  asked: Set<string>;
  assets: Record<string, AssetInfo | null>;
  /** Compiled partials by source path. */
  partials: Map<string, Document>;
  dates: Record<string, FileDates>;
  problems: Problem[];
  /** Those of them that are links to nowhere: pages can be shown all the same. */
  broken: readonly Problem[];
}
