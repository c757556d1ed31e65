import { defineConfig } from 'biji';

export default defineConfig({
  title: {{titleCode}},
  tagline: '一句话介绍这个网站',
  // 网站发布后的地址，用在站点地图、订阅和规范地址里。
  url: process.env.SITE_URL ?? 'https://example.com',
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/favicon.svg',
  i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },
{{?docs}}  docs: { sidebarPath: 'sidebars.ts' },
{{?here}}  docs: { path: '.', routeBasePath: '/' },
{{?here}}  pages: false,
{{?noDocs}}  docs: false,
{{?noBlog}}  blog: false,
  navbar: {
    title: {{titleCode}},
{{?menu}}    items: [
{{?docs}}      { type: 'docSidebar', sidebarId: 'docs', label: '文档', position: 'left' },
{{?blog}}      { to: '/blog', label: '博客', position: 'left' },
{{?menu}}    ],
  },
  colorMode: { respectPrefersColorScheme: true },
});
