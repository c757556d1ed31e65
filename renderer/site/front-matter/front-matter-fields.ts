/**
 * The fields of front matter, one entry each. From these tables come the type `FrontMatter`, the checks, the names that
 * a misspelt field is compared with, the JSON schemas for editors and the tables of the manual.
 */
import { dictionary } from '../../shared/dictionary.js';
import {
  address,
  anyText,
  anyUrl,
  type Converter,
  date,
  day,
  flag,
  headingLevel,
  lastUpdate,
  list,
  mdx,
  number,
  object,
  orNull,
  passedOn,
  tag,
  text,
  url,
} from './converters.js';

export interface Field<T = unknown> {
  type: Converter<T>;
  /** Purpose of the field, in one line for the manual and for editors. */
  en: string;
  zh: string;
  /** Default, if it is a single value. */
  default?: T;
}

const keywords = list(text, { expected: 'string[]', en: 'list of texts', zh: '文字列表' });
const tags = list(tag, {
  expected: '(string | { label: string, permalink: string })[]',
  en: 'list',
  zh: '列表',
});
const legacy = passedOn({ type: 'string' }, 'text', '文字');
const authors = passedOn({ type: ['string', 'object', 'array'] }, 'key, object or list', '键、对象或列表');

/** Fields of docs, posts and pages. */
export const SHARED_FIELDS = {
  title: {
    type: anyText,
    en: 'Title. Default: the first heading of level 1, else the file name',
    zh: '标题；没写时取正文的一级标题，再没有就取文件名',
  },
  description: {
    type: anyText,
    en: 'Summary for `<meta>`, cards and search. Default: the first paragraph',
    zh: '摘要，用于 `<meta>`、卡片和搜索；没写时取正文第一段',
  },
  slug: { type: address, en: 'Address of the page', zh: '地址，见[目录与地址](./structure.md)' },
  keywords: {
    type: keywords,
    en: 'words that the search finds the page by, too; `<meta name="keywords">`',
    zh: '搜索时也能找到本页的词；`<meta name="keywords">`',
  },
  image: {
    type: url,
    en: 'Picture shown when the page is shared (`og:image`); instead of an SVG, that of the site',
    zh: '分享时显示的图片（`og:image`），SVG 由网站的图片代替',
  },
  hide_table_of_contents: { type: flag, default: false, en: 'Hides the table of contents', zh: '不显示目录' },
  toc_min_heading_level: {
    type: headingLevel,
    en: 'First heading level of the table of contents',
    zh: '目录从哪级标题开始',
  },
  toc_max_heading_level: {
    type: headingLevel,
    en: 'Last heading level of the table of contents',
    zh: '目录到哪级标题为止',
  },
  last_update: {
    type: lastUpdate,
    en: 'At least one of `date` and `author`, instead of what git says',
    zh: '`date` 和 `author` 至少写一个，代替 git 里的记录',
  },
  last_reviewed: {
    type: day,
    en: 'Day of the last review, shown below the text; `notes check` reminds after `check.staleAfter`',
    zh: '上次校对的日期，显示在正文之后，`notes check` 按 `check.staleAfter` 提醒',
  },
  draft: {
    type: flag,
    default: false,
    en: 'Draft: left out by `notes build`',
    zh: '草稿，不进入 `notes build` 的输出',
  },
  unlisted: { type: flag, default: false, en: 'Written, but listed nowhere', zh: '输出，但不列在任何地方' },
  mdx: {
    type: mdx,
    en: '`format` is `md`, `mdx` or `detect`; replaces `markdown.format`',
    zh: '`format` 为 `md`、`mdx` 或 `detect`，覆盖 `markdown.format`',
  },
} satisfies Record<string, Field>;

const DOC_FIELDS = {
  ...SHARED_FIELDS,
  // May be relative (B1.18): it is checked where it is resolved.
  slug: { ...SHARED_FIELDS.slug, type: text },
  id: {
    type: text,
    en: 'Last part of the id, without a slash; also of the address where there is no `slug`',
    zh: 'id 的最后一段，不能有斜杠；没写 `slug` 时也是地址的最后一段',
  },
  hide_title: {
    type: flag,
    default: false,
    en: 'Shows no title above the body',
    zh: '不在正文上方显示标题',
  },
  tags: {
    type: tags,
    en: 'Texts, or objects with `label` and `permalink`',
    zh: '文字，或 `label` 加 `permalink` 的对象',
  },
  sidebar_label: { type: text, en: 'Name in the sidebar', zh: '侧边栏里的名字' },
  sidebar_position: { type: number, en: 'Order in generated sidebars', zh: '自动生成侧边栏时的次序' },
  sidebar_class_name: { type: text, en: 'Class name of the sidebar item', zh: '侧边栏项目的类名' },
  sidebar_custom_props: {
    type: object,
    en: 'Data for a theme of your own',
    zh: '交给替换后的主题使用的数据',
  },
  sidebar_key: { type: text, en: 'Tells sidebar items of one name apart', zh: '区分同名的侧边栏项目' },
  displayed_sidebar: {
    type: orNull(text),
    en: 'Name of the sidebar to show; `null`: none',
    zh: '显示哪个侧边栏；`null` 不显示',
  },
  pagination_label: { type: text, en: 'Name in links to the previous and next doc', zh: '上一篇、下一篇里的名字' },
  pagination_next: {
    type: orNull(text),
    en: 'Id of the next doc; `null`: none',
    zh: '下一篇的 id；`null` 没有下一篇',
  },
  pagination_prev: {
    type: orNull(text),
    en: 'Id of the previous doc; `null`: none',
    zh: '上一篇的 id；`null` 没有上一篇',
  },
  custom_edit_url: {
    type: orNull(anyUrl),
    en: 'Edit link; `null` or an empty text: none',
    zh: '编辑链接；`null` 或空文字不显示',
  },
  parse_number_prefixes: {
    type: flag,
    default: true,
    en: '`false` keeps numbers in front of names',
    zh: '`false` 时保留名字前的数字',
  },
} satisfies Record<string, Field>;

const POST_FIELDS = {
  ...SHARED_FIELDS,
  date: { type: date, en: '`2025-03-23`, with a time where needed', zh: '`2025-03-23`，可以带时间' },
  title_meta: { type: text, en: 'Title for `<title>` alone', zh: '只用于 `<title>` 的标题' },
  sidebar_label: { type: text, en: 'Name in the list of recent posts', zh: '近期文章列表里的名字' },
  tags: { ...DOC_FIELDS.tags, zh: '同文档' },
  authors: {
    type: authors,
    en: 'Keys of the authors file, or objects with a `name`',
    zh: '作者文件里的键，或带 `name` 的对象',
  },
  author: {
    type: text,
    en: 'Older form: name of the author; not together with `authors`',
    zh: '旧写法：作者名，不能与 `authors` 同用',
  },
  author_title: { type: text, en: 'Older form: title of the author', zh: '旧写法：头衔' },
  author_url: { type: url, en: 'Older form: home page of the author', zh: '旧写法：主页' },
  author_image_url: { type: url, en: 'Older form: picture of the author', zh: '旧写法：头像' },
  authorTitle: { type: legacy, en: 'Another name of `author_title`', zh: '同 `author_title`' },
  authorURL: { type: legacy, en: 'Another name of `author_url`', zh: '同 `author_url`' },
  authorImageURL: { type: legacy, en: 'Another name of `author_image_url`', zh: '同 `author_image_url`' },
} satisfies Record<string, Field>;

const PAGE_FIELDS = {
  ...SHARED_FIELDS,
  wrapperClassName: {
    type: text,
    en: 'Class name of the `<main>` around the body',
    zh: '加在正文 `<main>` 上的类名',
  },
} satisfies Record<string, Field>;

/** Fields by kind of file. A partial has no page, hence no fields. */
export const FIELDS = { doc: DOC_FIELDS, post: POST_FIELDS, page: PAGE_FIELDS, partial: {} };

export type FrontMatterKind = keyof typeof FIELDS;

/** Fields of other tools, and the one that does the same here. */
export const FOREIGN = dictionary<string>({
  weight: 'sidebar_position',
  order: 'sidebar_position',
  nav_order: 'sidebar_position',
  sidebar_order: 'sidebar_position',
  sidebarOrder: 'sidebar_position',
  updated: 'last_update',
  lastmod: 'last_update',
  lastUpdated: 'last_update',
  pubDate: 'date',
  publishDate: 'date',
  publishedAt: 'date',
  created: 'date',
  categories: 'tags',
  category: 'tags',
  permalink: 'slug',
  url: 'slug',
  abbrlink: 'slug',
  cover: 'image',
  thumbnail: 'image',
  featured_image: 'image',
  linkTitle: 'sidebar_label',
  nav_title: 'sidebar_label',
  editLink: 'custom_edit_url',
  excerpt: 'description',
  summary: 'description',
  outline: 'toc_max_heading_level',
  prev: 'pagination_prev',
  next: 'pagination_next',
});

/** Fields that take `false` with other tools, each with the line that does the same here. */
export const SWITCHED_OFF: Readonly<Record<string, [field: string, value: string]>> = {
  toc: ['hide_table_of_contents', 'true'],
  outline: ['hide_table_of_contents', 'true'],
  aside: ['hide_table_of_contents', 'true'],
  sidebar: ['displayed_sidebar', 'null'],
  editLink: ['custom_edit_url', 'null'],
  prev: ['pagination_prev', 'null'],
  next: ['pagination_next', 'null'],
};

type Values<Fields> = { [Name in keyof Fields]?: Fields[Name] extends { type: Converter<infer T> } ? T : never };

/**
 * Front matter after validation and conversion. Fields that are not in the tables are kept in the object, but have no
 * type: a misspelt name does not compile.
 */
export interface FrontMatter extends Values<typeof DOC_FIELDS & typeof POST_FIELDS & typeof PAGE_FIELDS> {}

/** Front matter with the fields of the site's own. */
export function allFields(frontMatter: FrontMatter): Readonly<Record<string, unknown>> {
  return { ...frontMatter };
}

/** Finds the day of the last review in front matter text. */
export const REVIEWED_LINE = /^last_reviewed:\s*["']?(\d{4}-\d{2}-\d{2})/m;
