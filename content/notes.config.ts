import { defineConfig } from 'biji';

export default defineConfig({
  title: '前端笔记',
  tagline: '写给前端开发者的技术笔记：把一件事讲清楚',
  url: process.env.SITE_URL,
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/favicon.svg',
  i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },
  docs: { sidebarPath: 'sidebars.ts', tags: 'tags.yml' },
  blog: { blogSidebarTitle: '近期文章', tags: 'tags.yml', onUntruncatedBlogPosts: 'ignore' },
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
  colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: true },
  liveCodeBlock: true,
  zoom: true,
  customCss: 'css/home.css',
  search: { provider: 'embedded', indexName: 'notes' },
});
