/** A page as one plain record that holds everything it shows, a type for each kind. Browser-safe. */
import type { BodyRef, TocItem } from './article-body.js';
import type { LastUpdate, NavLink, PageBase, ShownDay, TagRef, VersionInfo } from './page-fields.js';
import type {
  ArchivePage,
  BlogAuthorPage,
  BlogAuthorsPage,
  BlogListPage,
  BlogTagPage,
  PostPage,
  RecentPosts,
} from './post.js';
import type { Card, SidebarSlice } from './sidebar-items.js';

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
  /** Date of the last review. */
  reviewed?: ShownDay;
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
  reviewed?: ShownDay;
}

/** A React page of `pages/`: a module that default-exports a component. */
export interface ComponentPage extends PageBase {
  kind: 'component';
  /** Site-relative source path; hydrated, unless the module exports `hydrate = false`. */
  source: string;
  /** Finished HTML: the browser does not render it again. */
  still?: boolean;
  /** Of a migrated site: rendered without our frame. */
  frameless?: boolean;
  /** Prop of the component. Absent in a migrated site, whose components may use that name for something else. */
  data?: PagesData;
}

/** Data of the rest of the site for a React page. */
export interface PagesData {
  /** Posts changed last: by `last_update` where it is shown, else by their date. */
  recentPosts: { title: string; permalink: string; date: string; shownDate: string; description?: string }[];
  /** Docs changed last, where their `last_update` is shown. */
  recentDocs: { title: string; permalink: string; updated: ShownDay; description?: string }[];
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
