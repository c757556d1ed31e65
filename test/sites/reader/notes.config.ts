/** A site with every element and screen, for the outside quality tests. The time zone and dates are fixed: screenshots are compared. */
export default {
  title: '读者',
  tagline: '每一种内容和每一个界面各有一份',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/favicon.svg',
  i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },
  docs: { sidebarPath: 'sidebars.ts' },
  blog: { blogTitle: '随笔', blogSidebarTitle: '近期文章', onUntruncatedBlogPosts: 'ignore' },
  markdown: { math: true },
  navbar: {
    title: '读者',
    items: [
      { type: 'docSidebar', sidebarId: 'guide', label: '文档', position: 'left' },
      { to: '/blog', label: '随笔', position: 'left' },
      {
        label: '更多',
        position: 'right',
        items: [
          { to: '/docs/tags', label: '标签' },
          { to: '/blog/archive', label: '归档' },
          { href: 'https://example.org/', label: '站外' },
        ],
      },
    ],
  },
  announcementBar: { id: 'reader-1', content: '这是一条<a href="/blog">公告</a>，可以关闭。', isCloseable: true },
  footer: {
    links: [
      { title: '文档', items: [{ label: '起点', to: '/docs' }] },
      { title: '随笔', items: [{ label: '归档', to: '/blog/archive' }] },
    ],
    copyright: '版权所有 © 2026 读者',
  },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  liveCodeBlock: true,
  zoom: true,
  onBrokenLinks: 'throw',
};
