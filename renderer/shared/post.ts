/** Posts, and the pages of a blog. Browser-safe. */
import type { BodyRef, TocItem } from './article-body.js';
import type { LastUpdate, NavLink, PageBase, ShownDay, TagRef } from './page-fields.js';

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
  /** Set if the text changed on a later day. */
  updated?: ShownDay;
  /** Minutes, unrounded (B2.35). */
  readingTime?: number;
  tags: TagRef[];
  authors: Author[];
  /** Cover image URL with base. */
  image?: string;
  hasMore: boolean;
  body: BodyRef;
  unlisted?: boolean;
  /** As written, for components of a moved site; only where it has some. */
  frontMatter?: Readonly<Record<string, unknown>>;
}

export interface RecentPosts {
  title: string;
  groups: { year: string; items: { title: string; permalink: string; unlisted?: boolean }[] }[];
  /** The ways to all posts. */
  ways: { posts: string; archive?: string; tags?: string };
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
  reviewed?: ShownDay;
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
