/** Hand-made pages of every kind for the theme's tests: small, but with each part present once. */
import type { SiteHead } from '../../renderer/output/document/document-head.js';
import {
  type DocumentContext,
  type DocumentInput,
  renderPageFiles,
} from '../../renderer/output/document/html-document.js';
import type { BodyRef } from '../../renderer/shared/article-body.js';
import type { ClientSite } from '../../renderer/shared/client-site.js';
import type { DocPage, Page } from '../../renderer/shared/page.js';
import type { PostItem, PostPage } from '../../renderer/shared/post.js';
import type { SidebarSlice } from '../../renderer/shared/sidebar-items.js';
import theme from '../../theme/server.js';

export const site: ClientSite = {
  title: '前端笔记',
  tagline: '把一件事讲清楚',
  url: 'https://notes.example',
  baseUrl: '/',
  trailingSlash: false,
  titleDelimiter: '|',
  locale: 'zh-Hans',
  htmlLang: 'zh-Hans',
  direction: 'ltr',
  router: 'browser',
  favicon: '/favicon.svg',
  navbar: {
    title: '前端笔记',
    hideOnScroll: false,
    items: [
      { type: 'docSidebar', position: 'left', label: '路线图', href: '/docs/roadmap', sidebar: 'roadmap' },
      { type: 'docSidebar', position: 'left', label: '文档', href: '/docs/js/event-loop', sidebar: 'docsSidebar' },
      { type: 'link', position: 'left', label: '博客', href: '/blog', external: false },
      { type: 'link', position: 'right', label: '源码', href: 'https://example.org/', external: true },
    ],
  },
  colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: true },
  docs: { sidebarHideable: false, autoCollapseCategories: false, versionPersistence: 'localStorage' },
  home: true,
  zoom: { selector: '.markdown img', background: { light: 'rgb(255, 255, 255)', dark: 'rgb(50, 50, 50)' } },
  search: {
    provider: 'embedded',
    indexName: 'notes',
    searchPage: '/search',
    meta: '/_notes/search/meta.json',
    contextual: true,
  },
  searchTags: ['default', 'docs-default-current'],
  baseUrlIssueBanner: true,
  liveCode: { position: 'bottom' },
  mermaid: false,
  texts: {},
  customFields: {},
};

const body = (source: string): BodyRef => ({ key: source, slots: [], part: 'html', hydrate: false, source });

const base = (route: string, title: string) => ({
  route,
  file: `${route.slice(1) || 'index'}.html`,
  part: `/_notes/page${route === '/' ? '/index' : route}.json`,
  scope: { area: 'docs' as const, instance: 'default', version: 'current', locale: 'zh-Hans' },
  title,
  head: {
    canonical: `https://notes.example${route}`,
    description: `${title}的说明`,
    searchTag: 'docs-default-current',
    version: 'current',
    structuredData: [{ '@type': 'BreadcrumbList', name: '</script>' }],
  },
  htmlClass: ['docs-wrapper', 'plugin-docs'],
  features: {},
});

const sidebar: SidebarSlice = {
  name: 'docsSidebar',
  part: '/_notes/sidebar/default-current-docsSidebar.json',
  items: [
    { type: 'link', label: '基本认证', href: '/docs/internet/basic-authentication' },
    {
      type: 'category',
      label: 'JavaScript',
      collapsible: true,
      collapsed: true,
      firstHref: '/docs/js/event-loop',
      items: [
        { type: 'link', label: '事件循环', href: '/docs/js/event-loop' },
        { type: 'link', label: 'CommonJS 与 ES 模块', href: '/docs/js/modules' },
        { type: 'gap', count: 12, href: '/docs/tools' },
      ],
    },
    {
      type: 'category',
      label: 'CSS',
      collapsible: true,
      collapsed: true,
      more: true,
      href: '/docs/css',
      firstHref: '/docs/css',
    },
    { type: 'link', label: '规范原文', href: 'https://html.spec.whatwg.org/', external: true },
    { type: 'html', value: '<hr>', defaultStyle: false },
  ],
};

export const docPage: DocPage = {
  ...base('/docs/js/event-loop', '事件循环'),
  kind: 'doc',
  docId: 'js/event-loop',
  heading: '事件循环',
  body: body('docs/js/event-loop.md'),
  toc: [
    { id: '任务与微任务', level: 2, html: '任务与微任务' },
    { id: 'queuemicrotask', level: 3, html: '<code>queueMicrotask</code>' },
    { id: '渲染时机', level: 2, html: '渲染时机' },
  ],
  tocRange: [2, 3],
  hideToc: false,
  sidebar,
  breadcrumbs: [{ label: 'JavaScript' }, { label: '事件循环' }],
  prev: { title: '基本认证', permalink: '/docs/internet/basic-authentication' },
  next: { title: 'CommonJS 与 ES 模块', permalink: '/docs/js/modules' },
  tags: [{ label: 'js', permalink: '/docs/tags/js', inline: false }],
  editUrl: 'https://example.org/edit/event-loop.md',
  lastUpdate: { date: '2026-11-21T00:00:00.000Z', shown: '2026年11月21日', author: '某人' },
  version: { name: 'current', label: 'Next', path: '/docs', isLast: true, banner: 'none', badge: false, className: '' },
};

export const post = (title: string): PostItem => ({
  title,
  permalink: `/blog/${title}`,
  date: '2025-03-23T00:00:00.000Z',
  shownDate: '2025年3月23日',
  readingTime: 1.2,
  tags: [{ label: 'js', permalink: '/blog/tags/js', inline: false }],
  authors: [],
  hasMore: true,
  body: body(`blog/${title}.md`),
});

const recent = {
  ways: { posts: '/blog' },
  title: '近期文章',
  groups: [{ year: '2025', items: [{ title: '为什么有微任务', permalink: '/blog/为什么有微任务' }] }],
};
const pagination = {
  permalink: '/blog',
  page: 1,
  postsPerPage: 10,
  totalPages: 2,
  totalCount: 20,
  nextPage: '/blog/page/2',
};

export const postPage: PostPage = {
  ...base('/blog/为什么有微任务', '为什么有微任务'),
  kind: 'post',
  post: post('为什么有微任务'),
  toc: [],
  tocRange: [2, 3],
  hideToc: false,
  recent,
  next: { title: '怎样撤回提交', permalink: '/blog/怎样撤回提交' },
};

/** One page of every kind. */
export const pages: Page[] = [
  docPage,
  {
    ...base('/docs/css', 'CSS'),
    kind: 'generated-index',
    heading: 'CSS',
    intro: '样式的几个难点',
    cards: [
      { type: 'link', href: '/docs/css/bfc', label: '块级格式化上下文', icon: '📄️', description: '它隔开什么' },
      { type: 'category', href: '/docs/css/layout', label: '布局', icon: '🗃', count: 3 },
    ],
    sidebar,
    breadcrumbs: [{ label: 'CSS' }],
    version: docPage.version,
  },
  postPage,
  {
    ...base('/blog', '博客'),
    kind: 'blog-list',
    posts: [post('为什么有微任务'), post('怎样撤回提交')],
    pagination,
    recent,
  },
  {
    ...base('/blog/tags/js', '标签'),
    kind: 'blog-tag',
    tag: { label: 'js', permalink: '/blog/tags/js', inline: false },
    tagsHref: '/blog/tags',
    posts: [post('为什么有微任务')],
    pagination,
    recent,
  },
  {
    ...base('/blog/authors/a', '作者甲'),
    kind: 'blog-author',
    author: { name: '作者甲' },
    posts: [],
    pagination,
    recent,
  },
  {
    ...base('/blog/authors', '作者'),
    kind: 'blog-authors',
    authors: [{ name: '作者甲', title: '编辑', count: 2 }],
    recent,
  },
  {
    ...base('/blog/archive', '文章归档'),
    kind: 'archive',
    years: [
      {
        year: '2025',
        posts: [
          { title: '怎样撤回提交', permalink: '/blog/怎样撤回提交', date: '2025-03-23', shownDate: '2025年3月23日' },
        ],
      },
    ],
  },
  {
    ...base('/docs/tags', '全部标签'),
    kind: 'tag-index',
    area: 'docs',
    groups: [{ letter: 'J', tags: [{ label: 'js', permalink: '/docs/tags/js', count: 3 }] }],
    recent: null,
  },
  {
    ...base('/docs/tags/js', 'js'),
    kind: 'docs-tag',
    tag: { label: 'js', permalink: '/docs/tags/js', inline: false },
    tagsHref: '/docs/tags',
    docs: [{ title: '事件循环', permalink: '/docs/js/event-loop', description: '一圈里做什么' }],
  },
  { ...base('/about', '关于'), kind: 'page', body: body('pages/about.md'), toc: [], tocRange: [2, 3], hideToc: false },
  {
    ...base('/', ''),
    kind: 'component',
    source: 'pages/index.tsx',
    data: { recentPosts: [], recentDocs: [], sidebars: [] },
  },
  { ...base('/search', '搜索全部笔记'), kind: 'search' },
  { ...base('/404', '页面不存在'), kind: 'not-found' },
  { ...base('/docs', ''), kind: 'redirect', to: '/docs/js/event-loop' },
];

const head: SiteHead = {
  metas: [{ tag: 'meta', attributes: { name: 'viewport', content: 'width=device-width, initial-scale=1' } }],
  extra: [],
  alternates: [
    { locale: 'zh-Hans', hreflang: 'zh-Hans', home: 'https://notes.example/' },
    { locale: 'zh-Hans', hreflang: 'x-default', home: 'https://notes.example/' },
  ],
  csp: {},
};

export const context: DocumentContext = {
  site,
  head,
  theme,
  assets: {
    css: '/assets/theme.x.css',
    sheets: {
      lists: '/assets/lists.x.css',
      rich: '/assets/rich.x.css',
      home: '/assets/home.x.css',
      rtl: '/assets/rtl.css',
    },
    script: '/assets/boot.x.js',
    site: '/_notes/site.json',
  },
};

/** Bodies that name their position. */
export const bodiesOf = (page: Page): string[] =>
  'posts' in page
    ? page.posts.map((_, i) => `<p>预览 ${i}</p>`)
    : ['<h2 id="任务与微任务">任务与微任务</h2><p>正文。</p>'];

/** The document of a page. */
export const renderDocument = (page: Page, input: DocumentInput, given: DocumentContext): string =>
  renderPageFiles(page, input, given).document;
