/**
 * What the reference's plugin for blogs loads, for plugins that wrap it where its package is not installed: lists of posts for home pages and global data.
 * The pages of the blog are made elsewhere, from the same files.
 */
import { join, relative } from 'node:path';
import { excerptOf } from '../../compile/page/excerpt.js';
import { findTruncateMarker } from '../../compile/page/truncate.js';
import { countWords } from '../../compile/page/word-count.js';
import { readText } from '../../output/modules/file-text.js';
import { filesBelow } from '../../output/modules/files-below.js';
import { WORDS_PER_MINUTE } from '../../shared/limits.js';
import { applyTrailingSlash, joinPath } from '../../shared/urls.js';
import { EXCLUDE } from '../../site/configuration/content-options.js';
import { readFrontMatter } from '../../site/front-matter/front-matter.js';
import { postName } from '../../site/graph/ids-and-slugs.js';
import { excluder, matcher } from '../../site/helpers/glob.js';
import { isPlainObject } from '../../site/helpers/schema.js';
import { authorsOfPost, knownAuthors } from './blog-authors.js';
import {
  type ContentPlace,
  contentFolder,
  globsOf,
  INCLUDED,
  lineText,
  splitTitle,
  type Tag,
  tagsIn,
  textOf,
  writtenFields,
} from './content-parts.js';
import type { Plain } from './plugin-types.js';

/** A post as the reference has it. */
interface Post {
  id: string;
  metadata: Plain & { title: string; permalink: string; date: Date; unlisted: boolean; tags: Tag[] };
  content: string;
}

/** Reads all posts of a blog. @param options of the plugin */
export async function blogContent(options: Plain, place: ContentPlace): Promise<Plain> {
  const folder = contentFolder(options, 'blog', place.dir);
  const included = matcher(globsOf(options.include, INCLUDED));
  const excluded = excluder(globsOf(options.exclude, EXCLUDE));
  const authors = knownAuthors(join(folder, textOf(options.authorsMapPath, 'authors.yml')));
  const mount = joinPath(String(place.siteConfig.baseUrl), textOf(options.routeBasePath, 'blog'));
  const reading = { options, place, folder, mount, authors };
  const read = filesBelow(folder, 'node_modules')
    .filter((path) => included(path) && !excluded(path))
    .flatMap((path) => postOf(path, reading) ?? []);
  read.sort((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime());
  if (options.sortPosts === 'ascending') read.reverse();
  const { processBlogPosts: process } = options;
  const processed: unknown = typeof process === 'function' ? await process({ blogPosts: read }) : undefined;
  const blogPosts = Array.isArray(processed) ? processed.filter(isPost) : read;
  const listed = blogPosts.filter(({ metadata }) => !metadata.unlisted);
  listed.forEach(({ metadata }, at) => {
    metadata.prevItem = linkTo(listed[at - 1]);
    metadata.nextItem = linkTo(listed[at + 1]);
  });
  return {
    blogSidebarTitle: textOf(options.blogSidebarTitle, 'Recent posts'),
    blogTitle: textOf(options.blogTitle, 'Blog'),
    blogDescription: textOf(options.blogDescription, 'Blog'),
    blogPosts,
    blogListPaginated: listsOf(listed, options, mount),
    blogTags: tagsOf(listed),
    blogTagsListPath: joinPath(mount, textOf(options.tagsBasePath, 'tags')),
    authorsMap: Object.fromEntries(authors),
  };
}

const linkTo = (post: Post | undefined) => post && { title: post.metadata.title, permalink: post.metadata.permalink };

/** True for a post, as a function of the site hands it back. */
const isPost = (value: unknown): value is Post =>
  isPlainObject(value) && isPlainObject(value.metadata) && value.metadata.date instanceof Date;

interface Reading {
  options: Plain;
  place: ContentPlace;
  folder: string;
  /** Address of the blog. */
  mount: string;
  authors: ReadonlyMap<string, Plain>;
}

function postOf(path: string, { options, place, folder, mount, authors }: Reading): Post | undefined {
  const file = join(folder, path);
  const text = readText(file) ?? '';
  const { frontMatter, body } = readFrontMatter(text, { path, kind: 'post' }, { isMoved: true });
  if (frontMatter.draft) return undefined;
  const { trailingSlash } = place.siteConfig;
  const rules = { trailingSlash: typeof trailingSlash === 'boolean' ? trailingSlash : undefined, baseUrl: mount };
  const name = postName(path, true);
  const { heading, content } = splitTitle(body);
  const slug = frontMatter.slug ?? name.slug;
  const permalink = applyTrailingSlash(joinPath(mount, slug), rules);
  const written = writtenFields(text);
  const { truncateMarker: marker } = options;
  const base = joinPath(mount, textOf(options.tagsBasePath, 'tags'));
  const metadata = {
    permalink,
    editUrl: editUrlOf(options.editUrl, relative(place.dir, file), { path, permalink, locale: place.locale }),
    source: `@site/${relative(place.dir, file).split('\\').join('/')}`,
    title: frontMatter.title ?? lineText(heading ?? name.text),
    description: frontMatter.description ?? excerptOf(content),
    date: new Date(frontMatter.date ?? name.date ?? 0),
    tags: tagsIn(frontMatter, base),
    readingTime: countWords(content) / WORDS_PER_MINUTE,
    hasTruncateMarker: marker instanceof RegExp ? marker.test(content) : findTruncateMarker(content) >= 0,
    authors: authorsOfPost(written, authors),
    frontMatter: written,
    unlisted: frontMatter.unlisted === true,
  };
  return { id: slug, metadata, content };
}

function editUrlOf(given: unknown, path: string, { path: blogPath, ...about }: Plain & { path: string }): unknown {
  if (typeof given === 'string') return `${given.replace(/\/$/, '')}/${path.split('\\').join('/')}`;
  return typeof given === 'function'
    ? given({ blogPath, blogDirPath: path.slice(0, -blogPath.length - 1), ...about })
    : undefined;
}

function tagsOf(posts: readonly Post[]): Plain {
  const all: Record<string, Tag & { items: string[]; pages: unknown[]; unlisted: boolean }> = {};
  for (const { id, metadata } of posts)
    for (const tag of metadata.tags) {
      all[tag.permalink] ??= { ...tag, items: [], pages: [], unlisted: false };
      all[tag.permalink]?.items.push(id);
    }
  return all;
}

function listsOf(posts: readonly Post[], options: Plain, mount: string): Plain[] {
  const size = typeof options.postsPerPage === 'number' ? options.postsPerPage : 10;
  const most = options.postsPerPage === 'ALL' ? Math.max(1, posts.length) : size;
  const totalPages = Math.max(1, Math.ceil(posts.length / most));
  const addressOf = (page: number) =>
    page < 1 || page > totalPages ? undefined : page === 1 ? mount : joinPath(mount, `page/${page}`);
  return Array.from({ length: totalPages }, (_, at) => ({
    items: posts.slice(at * most, (at + 1) * most).map(({ id }) => id),
    metadata: {
      permalink: addressOf(at + 1),
      page: at + 1,
      postsPerPage: most,
      totalPages,
      totalCount: posts.length,
      previousPage: addressOf(at),
      nextPage: addressOf(at + 2),
      blogTitle: textOf(options.blogTitle, 'Blog'),
      blogDescription: textOf(options.blogDescription, 'Blog'),
    },
  }));
}
