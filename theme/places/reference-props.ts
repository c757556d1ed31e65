/** Data of pages in the shape in which components of the reference are given it. */
import type { TocItem } from '../../renderer/shared/article-body.js';
import type { DocPage, GeneratedIndexPage } from '../../renderer/shared/page.js';
import type { LastUpdate } from '../../renderer/shared/page-fields.js';
import type { ArchivePage, Author, PostItem, RecentPosts } from '../../renderer/shared/post.js';
import type { SliceItem } from '../../renderer/shared/sidebar-items.js';

/** Time of the last change, in milliseconds, and who made it. */
export const updateProps = (update: LastUpdate | undefined) => ({
  lastUpdatedAt: update?.date === undefined ? undefined : Date.parse(update.date),
  lastUpdatedBy: update?.author,
});

export const editProps = ({ editUrl, lastUpdate }: { editUrl?: string; lastUpdate?: LastUpdate }) => ({
  editUrl,
  ...updateProps(lastUpdate),
});

/** The headings of a page. */
export const tocOf = (toc: readonly TocItem[]) => toc.map(({ id, level, html }) => ({ id, level, value: html }));

export const tocProps = ({ toc, tocRange: [from, to] }: { toc: readonly TocItem[]; tocRange: [number, number] }) => ({
  toc: tocOf(toc),
  minHeadingLevel: from,
  maxHeadingLevel: to,
});

/** Returns what `useDoc` tells of a doc. */
export function docMetadata(page: DocPage) {
  return {
    id: page.docId,
    title: page.title,
    description: page.head.description ?? '',
    source: page.source ?? '',
    permalink: page.route,
    slug: page.route,
    draft: page.draft ?? false,
    unlisted: page.unlisted ?? false,
    tags: page.tags,
    version: page.version.name,
    frontMatter: page.frontMatter ?? {},
    sidebar: page.sidebar?.name,
    previous: page.prev,
    next: page.next,
    ...editProps(page),
  };
}

/** Returns the title that a text has itself. Components of the reference show the page's where it has none. */
export const contentTitle = ({
  title,
  heading = null,
}: {
  title: string;
  heading?: string | null;
}): string | undefined => (heading === null ? title : undefined);

const authorOf = (author: Author) => ({
  ...author,
  imageURL: author.imageUrl,
  page: author.page && { permalink: author.page },
});

/** Returns what `useBlogPost` tells of a post. */
export function postMetadata(post: PostItem) {
  return {
    title: post.title,
    description: '',
    permalink: post.permalink,
    source: post.body.source,
    date: post.date,
    formattedDate: post.shownDate,
    tags: post.tags,
    readingTime: post.readingTime,
    hasTruncateMarker: post.hasMore,
    authors: post.authors.map(authorOf),
    frontMatter: post.frontMatter ?? {},
    unlisted: post.unlisted ?? false,
  };
}

/** Pictures of a post and of its authors. */
export const postAssets = ({ image, authors }: PostItem) => ({
  image,
  authorsImageUrls: authors.map(({ imageUrl }) => imageUrl),
});

export const indexProps = (page: GeneratedIndexPage) => ({
  categoryGeneratedIndex: {
    title: page.heading,
    description: page.intro,
    slug: page.route,
    permalink: page.route,
    navigation: { previous: page.prev, next: page.next },
  },
});

export const archiveProps = ({ years }: ArchivePage) => ({
  archive: {
    blogPosts: years.flatMap(({ posts }) =>
      posts.map(({ title, permalink, date, shownDate }) => ({
        id: permalink,
        metadata: { title, permalink, date, formattedDate: shownDate, tags: [], authors: [], frontMatter: {} },
      })),
    ),
  },
});

/** The newest posts of a blog in the form that layouts of the site pass on. Only the year of their dates is known here. */
export const recentProps = ({ recent }: { recent: RecentPosts | null }) => ({
  sidebar: recent && {
    title: recent.title,
    items: recent.groups.flatMap(({ year, items }) =>
      items.map((item) => ({ unlisted: false, ...item, date: `${year}-01-01T00:00:00.000Z` })),
    ),
  },
});

/** Posts by the years of their days, in the order in which they come. */
export function byYear<T extends { date?: string }>(items: readonly T[]): [string, T[]][] {
  const years = new Map<string, T[]>();
  for (const item of items) {
    const year = (item.date ?? '').slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return [...years];
}

/** Entries as code of the site reads them: none of what is not loaded yet. */
export const readable = (items: readonly SliceItem[]): SliceItem[] =>
  items.flatMap((item) => {
    if (item.type === 'gap') return [];
    return [item.type === 'category' ? { ...item, items: readable(item.items ?? []) } : item];
  });
