/** Every way to change the looks of a site, each once; `docs/theme.md` describes them. */
export default {
  title: '改装',
  url: 'https://example.com',
  trailingSlash: false,
  favicon: '/favicon.svg',
  blog: false,
  search: false,
  customCss: 'css/custom.css',
  headTags: [{ tagName: 'meta', attributes: { name: 'theme-color', content: '#7a3e9d' } }],
  scripts: [{ src: '/hello.js', defer: true }],
  navbar: { title: '改装' },
  footer: { copyright: '原来的页脚' },
};
