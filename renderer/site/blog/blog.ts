/** One blog: posts in order, authors, tags, and the addresses of its lists (B2.1–B2.51). */

import { posix } from 'node:path';
import type { Scope } from '../../shared/page-fields.js';
import type { Pagination, RecentPosts } from '../../shared/post.js';
import { applyTrailingSlash, joinPath } from '../../shared/urls.js';
import type { BlogInstance, Site } from '../configuration/config-types.js';
import type { Document } from '../content/document.js';
import { farDate } from '../front-matter/front-matter-losses.js';
import { descriptionOf, readingTimeOf } from '../graph/document-facts.js';
import type { BlogGraph, LinkContext, PostMeta } from '../graph/graph-types.js';
import { postName } from '../graph/ids-and-slugs.js';
import { slugProblems } from '../graph/slug-forms.js';
import { groupTags, inlineTagProblem, policyLevel, readTags, type TagSet, tagsOf } from '../graph/tags.js';
import { byCodeUnit } from '../helpers/order.js';
import { longDate } from '../helpers/shown-dates.js';
import { problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { authorsOf, readAuthors } from './authors.js';

/** Date of a post without a date. */
const NO_DATE = '1970-01-01T00:00:00.000Z';

/** Links the posts of one blog. `documents` are its own, in file order. */
export function linkBlog(
  site: Site,
  blog: BlogInstance,
  documents: readonly Document[],
  context: LinkContext,
): { graph: BlogGraph; problems: Problem[] } {
  const scope: Scope = { area: 'blog', instance: blog.id, version: 'current', locale: site.locale };
  const own = (file: { scope: Scope }) => file.scope.area === 'blog' && file.scope.instance === blog.id;
  const mount = joinPath(site.baseUrl, blog.routeBasePath);
  const known = readTags(context.files.tags.find(own));
  const { authors, problems } = readAuthors(context.files.authors.find(own), blog, site);
  problems.push(...known.problems);
  const set: TagSet = { base: joinPath(mount, blog.tagsBasePath), rules: site, known: known.known };
  const all = documents.map((document): PostMeta => {
    const found = authorsOf(document, authors, blog, { site, files: context.files });
    const { tags, inline } = tagsOf(document, set);
    problems.push(...found.problems);
    if (known.known)
      problems.push(
        ...inlineTagProblem(document, inline, blog.onInlineTags, { files: context.files, known: known.known }),
      );
    const post = postMeta(site, blog, document, context);
    problems.push(
      ...slugProblems(site, document, { mount: blog.routeBasePath, permalink: post.permalink, files: context.files }),
    );
    const name = posix.basename(document.relative);
    if (document.frontMatter.date === undefined && (UNREAD.test(name) || isNoDay(document.relative)))
      problems.push(problem('post-name-date', { name }, startOf(document)));
    else if (post.date === NO_DATE && !hasBadDate(document))
      problems.push(problem('post-no-date', {}, startOf(document)));
    if (document.frontMatter.date === undefined && post.date !== NO_DATE)
      problems.push(...farDate(post.date, () => startOf(document)));
    post.tags = tags;
    post.authors = found.authors;
    return post;
  });
  const posts = (context.production ? all.filter((post) => !post.draft) : all).sort(newestFirst);
  if (blog.sortPosts === 'ascending') posts.reverse();
  problems.push(...untruncated(posts, blog));
  const listed = context.production ? posts.filter((post) => !post.unlisted) : posts;
  const graph: BlogGraph = {
    blog,
    scope,
    posts,
    listed,
    places: new Map(listed.map((post, index) => [post, index])),
    authors,
    tags: groupTags(posts, context.production),
    route: applyTrailingSlash(mount, site),
    tagsRoute: applyTrailingSlash(set.base, site),
  };
  return { graph, problems };
}

/** A date in a name that is not read as one. */
const UNREAD = /^(?:(?:19|20)\d{6}|(?:19|20)\d{2}[_.－‐–—]\d{1,2}[_.－‐–—]\d{1,2})(?!\d)/;

/** True for a date in a path that no calendar has, such as 2026-02-30. */
function isNoDay(relative: string): boolean {
  const [, year = '', month = '', day = ''] = /(?:^|\/)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(relative) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return year !== '' && (date.getUTCDate() !== Number(day) || date.getUTCMonth() !== Number(month) - 1);
}

/** The date of the front matter cannot be parsed, which was reported. */
const hasBadDate = ({ problems }: Document): boolean =>
  problems.some(({ code, args }) => code === 'front-matter-date' && args.field === 'date');

const startOf = (document: Document) => ({ file: document.source, line: 1, column: 1 });

/** Compares posts by date, the newest first; ties by relative path in code units (B2.13). */
function newestFirst(a: PostMeta, b: PostMeta): number {
  return byCodeUnit(b.date, a.date) || byCodeUnit(a.document.relative, b.document.relative);
}

function postMeta(site: Site, blog: BlogInstance, document: Document, context: LinkContext): PostMeta {
  const { frontMatter, relative, source } = document;
  const name = postName(relative, posix.basename(site.configFile).startsWith('docusaurus.'));
  const slug = frontMatter.slug ?? name.slug;
  const permalink = joinPath(site.baseUrl, blog.routeBasePath, slug);
  return {
    document,
    slug,
    permalink,
    route: applyTrailingSlash(permalink, site),
    title: frontMatter.title ?? document.contentTitle ?? name.text,
    description: descriptionOf(document),
    date: frontMatter.date ?? name.date ?? context.dates?.[source]?.created ?? NO_DATE,
    unlisted: frontMatter.unlisted ?? false,
    draft: frontMatter.draft ?? false,
    tags: [],
    authors: [],
    readingTime: readingTimeOf(document, blog.readingTimeWpm),
  };
}

/** Returns one finding for all posts without marker (B2.32). */
function untruncated(posts: readonly PostMeta[], blog: BlogInstance): Problem[] {
  const level = policyLevel(blog.onUntruncatedBlogPosts);
  const files = posts.filter((post) => !post.document.hasTruncateMarker).map((post) => post.document.source);
  if (!level || files.length === 0) return [];
  const more = files.slice(1).map((file) => ({ file }));
  return [{ ...problem('post-untruncated', { count: files.length }, { file: files[0], more }), level }];
}

/** One page of a list of posts. */
export interface ListSlice<T> {
  route: string;
  posts: T[];
  pagination: Pagination;
}

/** Cuts a list into pages; there is at least one (B2.39, B2.40). */
export function paginate<T>(site: Site, blog: BlogInstance, first: string, posts: readonly T[]): ListSlice<T>[] {
  const size = blog.postsPerPage === 'ALL' ? Math.max(1, posts.length) : blog.postsPerPage;
  const totalPages = Math.max(1, Math.ceil(posts.length / size));
  const routeOf = (page: number) =>
    applyTrailingSlash(page === 1 ? first : joinPath(first, blog.pageBasePath, String(page)), site);
  return Array.from({ length: totalPages }, (_, index) => {
    const page = index + 1;
    return {
      route: routeOf(page),
      posts: posts.slice(index * size, page * size),
      pagination: {
        permalink: routeOf(page),
        page,
        postsPerPage: size,
        totalPages,
        totalCount: posts.length,
        ...(page > 1 ? { previousPage: routeOf(page - 1) } : {}),
        ...(page < totalPages ? { nextPage: routeOf(page + 1) } : {}),
      },
    };
  });
}

/** Posts with the last changed first; those of one moment stay in order. */
export const lastChanged = (posts: readonly PostMeta[], changedOn: (post: PostMeta) => string): PostMeta[] =>
  posts
    .map((post) => ({ post, on: changedOn(post) }))
    .sort((a, b) => byCodeUnit(b.on, a.on))
    .map(({ post }) => post);

/** The blog sidebar (B2.16, B2.44, B2.45): the newest or last changed posts by year in UTC; null when switched off. */
export function recentPosts(
  { blog, listed }: BlogGraph,
  ways: RecentPosts['ways'],
  changedOn: (post: PostMeta) => string,
): RecentPosts | null {
  const count = blog.blogSidebarCount === 'ALL' ? listed.length : blog.blogSidebarCount;
  if (count === 0) return null;
  const groups = new Map<string, RecentPosts['groups'][number]>();
  const byChange = blog.blogSidebarSort === 'updated';
  for (const post of (byChange ? lastChanged(listed, changedOn) : listed).slice(0, count)) {
    const year = (byChange ? changedOn(post) : post.date).slice(0, 4);
    const group = groups.get(year) ?? { year, items: [] };
    group.items.push({ title: post.document.frontMatter.sidebar_label ?? post.title, permalink: post.route });
    groups.set(year, group);
  }
  const years = [...groups.values()].sort((a, b) => byCodeUnit(b.year, a.year));
  return { title: blog.blogSidebarTitle, groups: years, ways };
}

/** Returns posts by year, years in order of occurrence, inside a year the oldest first (B2.48). */
export function archiveYears(graph: BlogGraph, locale: string) {
  const years = new Map<string, { title: string; permalink: string; date: string; shownDate: string }[]>();
  for (const post of graph.listed) {
    const year = post.date.slice(0, 4);
    const line = { title: post.title, permalink: post.route, date: post.date, shownDate: longDate(post.date, locale) };
    years.set(year, [...(years.get(year) ?? []), line]);
  }
  const ascending = graph.blog.sortPosts === 'ascending';
  return [...years].map(([year, posts]) => ({ year, posts: ascending ? posts : posts.reverse() }));
}
