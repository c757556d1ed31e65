import { defineConfig } from 'biji';

export default defineConfig({
  title: '前端笔记',
  tagline: '写给前端开发者的技术笔记：把一件事讲清楚',
  url: process.env.SITE_URL,
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/favicon.svg',
  i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },
  docs: { sidebarPath: 'sidebars.ts', tags: 'tags.yml', showLastUpdateTime: true },
  // All posts have the same date: what readers see as new is what was changed last.
  blog: {
    blogTitle: '博客',
    blogSidebarTitle: '近期文章',
    blogSidebarSort: 'updated',
    showLastUpdateTime: true,
    tags: 'tags.yml',
    onUntruncatedBlogPosts: 'ignore',
  },
  // The tags' addresses are in Latin letters; links to the Chinese ones keep working.
  redirects: [
    { from: '/docs/tags/性能优化', to: '/docs/tags/performance-optimisation' },
    { from: '/docs/tags/浏览器', to: '/docs/tags/browser' },
    { from: '/blog/tags/性能优化', to: '/blog/tags/performance-optimisation' },
  ],
  navbar: {
    title: '前端笔记',
    items: [
      { type: 'docSidebar', sidebarId: 'roadmap', label: '路线图', position: 'left' },
      { type: 'docSidebar', sidebarId: 'docsSidebar', label: '文档', position: 'left' },
      { type: 'docSidebar', sidebarId: 'code', label: '代码', position: 'left' },
      { type: 'docSidebar', sidebarId: 'resource', label: '资源', position: 'left' },
    ],
  },
  footer: {
    links: [
      {
        title: '笔记',
        items: [
          { label: '路线图', to: '/docs/roadmap/frontend' },
          { label: '代码', to: '/docs/code/types/ValueOf' },
          { label: '全部标签', to: '/docs/tags' },
        ],
      },
      {
        title: '文章',
        items: [
          { label: '全部文章', to: '/blog' },
          { label: '按年归档', to: '/blog/archive' },
          { label: '文章标签', to: '/blog/tags' },
        ],
      },
      {
        title: '订阅与检索',
        items: [
          { label: '搜索', to: '/search' },
          { label: 'RSS', href: 'pathname:///blog/rss.xml' },
        ],
      },
    ],
    copyright: '前端笔记：一篇讲清一件事。',
  },
  colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: true },
  // A note that nobody has looked at for a year is told.
  check: { staleAfter: 365 },
  liveCodeBlock: true,
  zoom: true,
  search: { provider: 'embedded', indexName: 'notes' },
});
