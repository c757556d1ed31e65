import { defineConfig } from 'biji';

export default defineConfig({
  title: 'notes 手册',
  tagline: '用一个文件夹的 Markdown 做出文档站和博客',
  url: process.env.SITE_URL,
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/favicon.svg',
  i18n: {
    defaultLocale: 'zh-Hans',
    locales: ['zh-Hans', 'en'],
    localeConfigs: {
      en: { title: 'notes manual', tagline: 'A documentation site and a blog from a folder of Markdown' },
    },
  },
  customCss: 'css/manual.css',
  docs: { sidebarPath: 'sidebars.ts' },
  blog: false,
  navbar: {
    title: 'notes 手册',
    items: [
      { type: 'docSidebar', sidebarId: 'manual', label: '手册', position: 'left' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
  colorMode: { respectPrefersColorScheme: true },
  markdown: { math: true, npm2yarn: true },
  liveCodeBlock: true,
  search: { provider: 'embedded', indexName: 'manual' },
});
