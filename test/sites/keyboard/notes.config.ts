/** A site with everything that keys operate, for `test/quality/keyboard.test.ts`. */
export default {
  title: 'Keys',
  tagline: 'Everything that keys operate',
  url: 'https://example.com',
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en', 'zh-Hans'] },
  docs: { sidebarPath: 'sidebars.ts', lastVersion: 'current' },
  docsSidebar: { hideable: true },
  blog: { postsPerPage: 2, onUntruncatedBlogPosts: 'ignore' },
  markdown: { npm2yarn: { sync: true } },
  navbar: {
    title: 'Keys',
    items: [
      { type: 'docSidebar', sidebarId: 'guide', label: 'Docs', position: 'left' },
      { to: '/blog', label: 'Blog', position: 'left' },
      {
        label: 'More',
        position: 'left',
        items: [
          { to: '/docs/tags', label: 'Tags' },
          { to: '/blog/archive', label: 'Archive' },
        ],
      },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
  announcementBar: { id: 'keys-1', content: 'Read the <a href="/blog">news</a>.', isCloseable: true },
  footer: { links: [{ title: 'Docs', items: [{ label: 'Start', to: '/docs' }] }] },
  colorMode: { defaultMode: 'light', disableSwitch: false },
  liveCodeBlock: true,
  zoom: true,
  onBrokenLinks: 'throw',
};
