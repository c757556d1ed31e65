/**
 * What the reference's plugin for blogs loads, for plugins that wrap it where its package is not installed: lists of posts for home pages and global data.
 * The pages of the blog are made elsewhere, from the same files.
 */
import { join } from 'node:path';
import { findTruncateMarker } from '../../compile/page/truncate.js';
import { countWords } from '../../compile/page/word-count.js';
import { WORDS_PER_MINUTE } from '../../shared/limits.js';
import { joinPath } from '../../shared/urls.js';
import { postName } from '../../site/graph/ids-and-slugs.js';
import { isPlainObject } from '../../site/helpers/schema.js';
import { authorsOfPost, knownAuthors } from './blog-authors.js';
import {
  addressOf,
  type ContentFile,
  type ContentPlace,
  contentFolder,
  editUrlOf,
  lineText,
  readContent,
  type Tag,
  tagsIn,
  textOf,
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
  const authors = knownAuthors(join(folder, textOf(options.authorsMapPath, 'authors.yml')));
  const mount = joinPath(String(place.siteConfig.baseUrl), textOf(options.routeBasePath, 'blog'));
  const read = readContent(folder, 'post', options, place)
    .filter(({ frontMatter }) => !frontMatter.draft)
    .map((file) => postOf(file, { options, place, mount, authors }));
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
  /** Address of the blog. */
  mount: string;
  authors: ReadonlyMap<string, Plain>;
}

function postOf(file: ContentFile, { options, place, mount, authors }: Reading): Post {
  const { path, source, frontMatter, written, content } = file;
  const name = postName(path, true);
  const slug = frontMatter.slug ?? name.slug;
  const permalink = addressOf(joinPath(mount, slug), place, mount);
  const { truncateMarker: marker } = options;
  const base = joinPath(mount, textOf(options.tagsBasePath, 'tags'));
  const blogDirPath = source.slice(0, -path.length - 1);
  const metadata = {
    permalink,
    editUrl: editUrlOf(options.editUrl, source, { blogPath: path, blogDirPath, permalink, locale: place.locale }),
    source: `@site/${source}`,
    title: file.title ?? lineText(name.text),
    description: file.description,
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
  const addressAt = (page: number) =>
    page < 1 || page > totalPages ? undefined : page === 1 ? mount : joinPath(mount, `page/${page}`);
  return Array.from({ length: totalPages }, (_, at) => ({
    items: posts.slice(at * most, (at + 1) * most).map(({ id }) => id),
    metadata: {
      permalink: addressAt(at + 1),
      page: at + 1,
      postsPerPage: most,
      totalPages,
      totalCount: posts.length,
      previousPage: addressAt(at),
      nextPage: addressAt(at + 2),
      blogTitle: textOf(options.blogTitle, 'Blog'),
      blogDescription: textOf(options.blogDescription, 'Blog'),
    },
  }));
}
