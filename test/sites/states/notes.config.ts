/** Screens that a published site does not show of itself: a draft in the preview, a page that crashes. */
export default {
  title: '状态',
  url: 'https://example.com',
  trailingSlash: false,
  favicon: '/favicon.svg',
  blog: false,
  search: false,
  navbar: { title: '状态', items: [{ to: '/docs', label: '文档', position: 'left' }] },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
};
