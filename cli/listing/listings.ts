/** The lists of `notes list`: rows of plain data, and the columns to print. */

import { outputFile } from '../../renderer/shared/urls.js';
import type { Graph } from '../../renderer/site/graph/graph-types.js';
import { defined } from '../../renderer/site/helpers/defined.js';
import type { Surveyed } from '../options/survey-of.js';
import { jsonProblems } from '../report/formats.js';
import { type Language, placeOf } from '../report/message-language.js';
import type { Column } from '../report/table.js';
import { allLinks } from './all-links.js';

/** Data of a row; people see some of it. */
type Row = Readonly<Record<string, unknown>>;

export interface Listing {
  rows: Row[];
  columns: Column<Row>[];
}

export const LISTINGS = ['docs', 'posts', 'tags', 'routes', 'links', 'problems'] as const;
export type ListingName = (typeof LISTINGS)[number];

/** Makes one of the lists. */
export function listing(name: ListingName, survey: Surveyed, language: Language): Listing {
  return MAKERS[name](survey, titlesIn(language), language);
}

type Titles = (english: string) => string;
type Maker = (survey: Surveyed, title: Titles, language: Language) => Listing;

const MAKERS: Record<ListingName, Maker> = {
  docs({ linked: { graph } }, title) {
    const rows = graph.versions.flatMap(({ version, docs }) =>
      docs.map(
        (doc): Row => ({
          id: doc.id,
          title: doc.title,
          route: doc.route,
          file: doc.document.source,
          instance: version.scope.instance,
          version: version.scope.version,
          ...defined({ sidebar: doc.sidebar, position: doc.position }),
          tags: doc.tags.map(({ label }) => label),
          ...marks(doc),
        }),
      ),
    );
    return {
      rows,
      columns: [
        column(title('file'), 'file', { least: 16 }),
        column(title('title'), 'title', { least: 8 }),
        column(title('route'), 'route', { least: 12, optional: true }),
        column(title('sidebar'), 'sidebar', { optional: true }),
        column(title('tags'), 'tags', { least: 6, optional: true }),
        markColumn(title),
      ],
    };
  },
  posts({ linked: { graph } }, title) {
    const rows = graph.blogs.flatMap(({ blog, posts }) =>
      posts.map(
        (post): Row => ({
          date: post.date,
          title: post.title,
          route: post.route,
          file: post.document.source,
          instance: blog.id,
          authors: post.authors.map(({ name, key }) => name ?? key ?? ''),
          tags: post.tags.map(({ label }) => label),
          minutes: Math.max(1, Math.round(post.readingTime)),
          ...marks(post),
        }),
      ),
    );
    return {
      rows,
      columns: [
        { title: title('date'), text: ({ date }) => String(date).slice(0, 10) },
        column(title('title'), 'title', { least: 12 }),
        column(title('file'), 'file', { least: 16, optional: true }),
        column(title('authors'), 'authors', { least: 6, optional: true }),
        column(title('tags'), 'tags', { least: 6, optional: true }),
        markColumn(title),
      ],
    };
  },
  tags({ linked: { graph } }, title) {
    return {
      rows: tagRows(graph),
      columns: [
        column(title('tag'), 'label', { least: 8 }),
        column(title('pages'), 'count', { right: true }),
        column(title('route'), 'route', { least: 12 }),
        column(title('area'), 'area', { optional: true }),
      ],
    };
  },
  routes({ linked: { pages }, site }, title) {
    const rows = pages.map(
      (page): Row => ({
        route: page.route,
        kind: page.kind,
        title: page.title,
        ...defined({ file: page.source }),
        output: outputFile(page.route, site),
        ...('to' in page ? { to: page.to } : {}),
      }),
    );
    return {
      rows: rows.sort((a, b) => (String(a.route) < String(b.route) ? -1 : 1)),
      columns: [
        column(title('route'), 'route', { least: 16 }),
        column(title('kind'), 'kind'),
        { title: title('file'), least: 12, optional: true, text: ({ file, to }) => (to ? `→ ${to}` : textOf(file)) },
      ],
    };
  },
  links(survey, title) {
    return {
      rows: allLinks(survey).map((link): Row => ({ ...link })),
      columns: [
        { title: title('place'), least: 16, text: ({ file, line, column: at }) => `${file}:${line}:${at}` },
        column(title('leads to'), 'leads'),
        { title: title('address'), least: 12, text: ({ to, anchor }) => `${to}${anchor ? `#${anchor}` : ''}` },
        column(title('written'), 'url', { least: 8, optional: true }),
      ],
    };
  },
  problems({ problems }, title, language) {
    return {
      rows: jsonProblems(problems, language).map((found): Row => ({ ...found })),
      columns: [
        column(title('level'), 'level'),
        column(title('code'), 'code'),
        { title: title('place'), least: 12, text: (row) => placeOf(row) },
        column(title('what is wrong'), 'text', { least: 20, optional: true }),
      ],
    };
  },
};

function tagRows(graph: Graph): Row[] {
  const sets = [
    ...graph.versions.map(({ tags, version: { scope } }) => ({ tags, ...scope })),
    ...graph.blogs.map(({ tags, scope }) => ({ tags, ...scope })),
  ];
  return sets.flatMap(({ tags, area, instance, version }) =>
    tags.map(
      ({ tag, members }): Row => ({
        label: tag.label,
        route: tag.permalink,
        count: members.length,
        area,
        instance,
        version,
        inline: tag.inline,
      }),
    ),
  );
}

const marks = ({ draft, unlisted }: { draft: boolean; unlisted: boolean }) => ({ draft, unlisted });

const markColumn = (title: Titles): Column<Row> => ({
  title: '',
  optional: true,
  text: ({ draft, unlisted }) => (draft ? title('draft') : unlisted ? title('unlisted') : ''),
});

function column(title: string, key: string, options: Partial<Column<Row>> = {}): Column<Row> {
  return { title, text: (row) => textOf(row[key]), ...options };
}

const textOf = (value: unknown): string =>
  value === undefined ? '' : Array.isArray(value) ? value.join(', ') : String(value);

const CHINESE: Readonly<Record<string, string>> = {
  file: '文件',
  title: '标题',
  route: '地址',
  sidebar: '侧边栏',
  tags: '标签',
  tag: '标签',
  date: '日期',
  authors: '作者',
  pages: '页数',
  area: '区域',
  kind: '种类',
  place: '位置',
  'leads to': '通往',
  address: '目标',
  written: '写作',
  level: '级别',
  code: '代码',
  'what is wrong': '问题',
  draft: '草稿',
  unlisted: '不列出',
};

const titlesIn =
  (language: Language): Titles =>
  (english) =>
    language === 'zh' ? (CHINESE[english] ?? english) : english;
