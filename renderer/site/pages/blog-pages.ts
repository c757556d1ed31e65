/** Pages of a blog: lists, posts, tags, authors, archive (B2.17–B2.51, B6.7, B6.9). */

import type { Page } from '../../shared/page.js';
import type { HeadData, NavLink, ShownDay } from '../../shared/page-fields.js';
import type { Author, PostItem, PostPage, RecentPosts } from '../../shared/post.js';
import { wholeUrl } from '../../shared/urls.js';
import { archiveYears, type ListSlice, paginate, recentPosts } from '../blog/blog.js';
import type { BlogGraph, PostMeta } from '../graph/graph-types.js';
import { tagLetters } from '../graph/tags.js';
import { defined } from '../helpers/defined.js';
import { longDate } from '../helpers/shown-dates.js';
import { withFields } from '../helpers/with-fields.js';
import { archiveRoute, authorsRoute } from '../links/link-targets.js';
import {
  areaClasses,
  bodyRef,
  imageUrl,
  lastUpdate,
  makeHead,
  mergeFeatures,
  type PageContext,
  pageBase,
  reviewed,
  tocOf,
  tocRange,
  writtenFields,
} from './common-fields.js';
import { editUrl } from './edit-url.js';

interface BlogContext extends PageContext {
  blog: BlogGraph;
  recent: RecentPosts | null;
}

/** All pages of one blog. */
export function blogPages(context: PageContext, blog: BlogGraph): Page[] {
  const inner = contextOf(context, blog);
  return [
    ...blogLists(inner),
    ...blog.posts.map((post) => postPage(inner, post)),
    ...archivePage(inner),
    ...tagPages(inner),
    ...authorPages(inner),
  ];
}

const contextOf = (context: PageContext, blog: BlogGraph): BlogContext => ({
  ...context,
  blog,
  recent: recentPosts(
    blog,
    {
      posts: blog.route,
      ...(blog.listed.length > 0 && blog.blog.archiveBasePath
        ? { archive: archiveRoute(context.site, blog.blog) }
        : {}),
      ...(blog.tags.some(({ unlisted }) => !unlisted) ? { tags: blog.tagsRoute } : {}),
    },
    (post) => changedOn(context, blog, post),
  ),
});

/** The page of one post. */
export const onePost = (context: PageContext, blog: BlogGraph, post: PostMeta): PostPage =>
  postPage(contextOf(context, blog), post);

/** Base of a page of the blog that is not a post. */
function base(
  context: BlogContext,
  input: { route: string; title: string; page: string; head: HeadData; posts?: PostMeta[]; unlisted?: boolean },
) {
  const { scope } = context.blog;
  return pageBase(context, {
    route: input.route,
    scope,
    title: input.title,
    head: input.head,
    htmlClass: areaClasses(scope, input.page),
    features: mergeFeatures((input.posts ?? []).map((post) => post.document)),
    unlisted: input.unlisted,
  });
}

/** Returns the date of a post's last change, if its blog shows that, else its date. */
export const changedOn = (context: PageContext, { blog }: BlogGraph, { document, date }: PostMeta): string =>
  lastUpdate(context, document, blog)?.date ?? date;

/** A post as lists (`preview`) or its own page show it. */
function postItem(context: BlogContext, post: PostMeta, preview: boolean): PostItem {
  const { site, graph, blog } = context;
  const { document } = post;
  const image = imageUrl(context, document.frontMatter.image, document);
  return {
    title: post.title,
    permalink: post.route,
    date: post.date,
    shownDate: longDate(post.date, site.locale),
    ...updatedLater(context, post),
    ...(blog.blog.showReadingTime ? { readingTime: post.readingTime } : {}),
    tags: post.tags,
    authors: post.authors,
    ...defined({ image }),
    hasMore: preview && document.hasTruncateMarker,
    body: bodyRef(graph, document, preview),
    ...(post.unlisted ? { unlisted: true } : {}),
    ...writtenFields(site, document),
  };
}

/** The day of the last change, where it is after that of the post. */
function updatedLater(context: BlogContext, post: PostMeta): { updated?: ShownDay } {
  const { date } = lastUpdate(context, post.document, context.blog.blog) ?? {};
  if (date === undefined || date.slice(0, 10) <= post.date.slice(0, 10)) return {};
  return { updated: { date, shown: longDate(date, context.site.locale) } };
}

function blogLists(context: BlogContext): Page[] {
  const { site, blog } = context;
  // A blog at the root has the title of the site (B2.42).
  const title = blog.blog.routeBasePath === '/' ? '' : blog.blog.blogTitle;
  return paginate(site, blog.blog, blog.route, blog.listed).map(({ route, posts, pagination }) => {
    const head = makeHead(context, {
      route,
      title,
      description: blog.blog.blogDescription,
      searchTag: 'blog_posts_list',
    });
    head.structuredData = listData(context, posts);
    return {
      ...base(context, { route, title, page: 'blog-list-page', head, posts }),
      kind: 'blog-list',
      posts: posts.map((post) => postItem(context, post, true)),
      pagination,
      recent: context.recent,
    };
  });
}

function postPage(context: BlogContext, post: PostMeta): PostPage {
  const { site, blog, graph } = context;
  const { document } = post;
  const { frontMatter } = document;
  const title = frontMatter.title_meta ?? post.title;
  const unlisted = post.unlisted && graph.production;
  const head = makeHead(context, {
    route: post.route,
    title,
    description: post.description,
    keywords: frontMatter.keywords,
    image: frontMatter.image,
    document,
    unlisted,
    searchTag: 'default',
  });
  head.ogType = 'article';
  head.publishedTime = post.date;
  const authorUrls = post.authors.flatMap((author) => (author.url ? [wholeUrl(author.url, site.url)] : []));
  if (authorUrls.length > 0) head.authorUrls = authorUrls;
  if (post.tags.length > 0) head.articleTags = post.tags.map((tag) => tag.label);
  if (site.structuredData)
    head.structuredData = [{ '@context': 'https://schema.org', ...postData(context, post, head) }];
  const updated = lastUpdate(context, document, blog.blog);
  if (updated?.date) head.modifiedTime = updated.date;
  const edit = editUrl(context, document, {
    given: blog.blog.editUrl,
    folder: blog.blog.path,
    isLocalized: blog.blog.editLocalizedFiles,
    route: post.route,
    names: { blogDirPath: blog.blog.path, blogPath: document.relative },
  });
  return withFields(
    pageBase(context, {
      route: post.route,
      scope: blog.scope,
      title,
      head,
      document,
      htmlClass: areaClasses(blog.scope, 'blog-post-page'),
      unlisted: post.unlisted,
      draft: post.draft,
    }),
    {
      kind: 'post' as const,
      post: postItem(context, post, false),
      toc: tocOf(context, document),
      tocRange: tocRange(site, document),
      hideToc: frontMatter.hide_table_of_contents ?? false,
      recent: context.recent,
      ...chain(blog, post),
      ...defined({ editUrl: edit }),
      ...(updated ? { lastUpdate: updated } : {}),
      ...reviewed(context, document),
    },
  );
}

/** Returns the neighbours of a post in the list: the newer post is the previous one (B2.47). */
function chain({ listed, places }: BlogGraph, post: PostMeta): { prev?: NavLink; next?: NavLink } {
  const at = places.get(post);
  if (at === undefined) return {};
  const link = (other: PostMeta | undefined) => other && { title: other.title, permalink: other.route };
  const [prev, next] = [link(listed[at - 1]), link(listed[at + 1])];
  return { ...(prev && { prev }), ...(next && { next }) };
}

/** Returns the structured data of a post (B6.9). */
function postData({ site }: PageContext, post: PostMeta, head: HeadData): Record<string, unknown> {
  const url = site.url + post.route;
  const authors = post.authors.map((author) => ({
    '@type': 'Person',
    ...(author.name ? { name: author.name } : {}),
    ...(author.title ? { description: author.title } : {}),
    ...(author.url ? { url: wholeUrl(author.url, site.url) } : {}),
    ...(author.imageUrl ? { image: wholeUrl(author.imageUrl, site.url) } : {}),
  }));
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    name: post.title,
    ...(post.description ? { description: post.description } : {}),
    datePublished: post.date,
    ...(authors.length === 0 ? {} : { author: authors.length === 1 ? authors[0] : authors }),
    ...(head.image ? { image: { '@type': 'ImageObject', url: head.image } } : {}),
    ...(head.keywords ? { keywords: head.keywords } : {}),
  };
}

function listData(context: BlogContext, posts: readonly PostMeta[]): unknown[] {
  const { site, blog } = context;
  if (!site.structuredData) return [];
  const url = site.url + blog.route;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      '@id': url,
      mainEntityOfPage: url,
      headline: blog.blog.blogTitle,
      description: blog.blog.blogDescription,
      blogPost: posts.map((post) => {
        const image = imageUrl(context, post.document.frontMatter.image, post.document);
        const head = makeHead(context, {
          route: post.route,
          title: post.title,
          searchTag: '',
          ...(image ? { image } : {}),
        });
        return postData(context, post, head);
      }),
    },
  ];
}

function archivePage(context: BlogContext): Page[] {
  const { site, blog } = context;
  if (blog.listed.length === 0 || !blog.blog.archiveBasePath) return [];
  const route = archiveRoute(site, blog.blog);
  const head = makeHead(context, { route, title: '', searchTag: 'default' });
  return [
    {
      ...base(context, { route, title: '', page: 'blog-archive-page', head }),
      kind: 'archive',
      years: archiveYears(blog, site.locale),
    },
  ];
}

/** Returns the pages of each tag of a blog, and the index of tags if any tag is listed (B2.49–B2.51). */
function tagPages(context: BlogContext): Page[] {
  const { site, blog, recent } = context;
  const pages: Page[] = blog.tags.flatMap(({ tag, members, unlisted }) => {
    const posts = members.flatMap((index) => blog.posts[index] ?? []);
    return paginate(site, blog.blog, tag.permalink, posts).map(({ route, posts: shown, pagination }): Page => {
      const head = makeHead(context, {
        route,
        title: tag.label,
        description: tag.description,
        unlisted,
        searchTag: 'blog_tags_posts',
      });
      return {
        ...base(context, { route, title: tag.label, page: 'blog-tags-post-list-page', head, posts: shown, unlisted }),
        kind: 'blog-tag',
        tag,
        tagsHref: blog.tagsRoute,
        posts: shown.map((post) => postItem(context, post, true)),
        pagination,
        recent,
      };
    });
  });
  if (blog.tags.length === 0) return pages;
  const head = makeHead(context, { route: blog.tagsRoute, title: '', searchTag: 'blog_tags_list' });
  pages.push({
    ...base(context, { route: blog.tagsRoute, title: '', page: 'blog-tags-list-page', head }),
    kind: 'tag-index',
    area: 'blog',
    groups: tagLetters(blog.tags),
    recent,
  });
  return pages;
}

/** Returns the pages of authors (B2.26): `/blog/authors` as soon as there is an authors file, a page for each author that asks for one. */
function authorPages(context: BlogContext): Page[] {
  const { site, blog, recent } = context;
  if (blog.authors.size === 0) return [];
  const byKey = new Map<string, PostMeta[]>();
  for (const post of blog.listed) {
    for (const { key } of post.authors) if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), post]);
  }
  const pages: Page[] = [];
  for (const [key, author] of blog.authors) {
    if (author.page)
      pages.push(...authorLists(context, author, paginate(site, blog.blog, author.page, byKey.get(key) ?? [])));
  }
  const route = authorsRoute(site, blog.blog);
  const head = makeHead(context, { route, title: '', searchTag: 'blog_authors_list' });
  pages.push({
    ...base(context, { route, title: '', page: 'blog-authors-list-page', head }),
    kind: 'blog-authors',
    authors: [...blog.authors].map(([key, author]) => ({ ...author, count: byKey.get(key)?.length ?? 0 })),
    recent,
  });
  return pages;
}

function authorLists(context: BlogContext, author: Author, lists: ListSlice<PostMeta>[]): Page[] {
  const title = author.name ?? author.key ?? '';
  return lists.map(({ route, posts, pagination }) => {
    const head = makeHead(context, { route, title, description: author.description, searchTag: 'blog_authors_posts' });
    return {
      ...base(context, { route, title, page: 'blog-authors-posts-page', head, posts }),
      kind: 'blog-author',
      author,
      posts: posts.map((post) => postItem(context, post, true)),
      pagination,
      recent: context.recent,
    };
  });
}
