import { defineConfig } from 'biji';

export default defineConfig({
  title: '{{title}}',
  tagline: '一句话介绍这个网站',
  url: process.env.SITE_URL ?? 'https://example.com',
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/favicon.svg',
  i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },
  docs: { sidebarPath: 'sidebars.ts' },
  navbar: {
    title: '{{title}}',
    items: [
      { type: 'docSidebar', sidebarId: 'docs', label: '文档', position: 'left' },
      { to: '/blog', label: '博客', position: 'left' },
    ],
  },
});
