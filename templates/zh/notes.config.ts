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
{{?here}}  docs: { path: {{pages}}, routeBasePath: '/'{{numbers}}{{order}} },
{{?here}}  // 文件照通常的 Markdown 来读：HTML 可以不闭合，`{` 和 `<` 就是字。`.mdx` 文件照旧。
{{?here}}  markdown: { format: 'detect' },
{{?here}}  // 已有的断链只提示，不让构建失败。`{{check}}` 没有报告之后，删掉这一行。
{{?here}}  onBrokenLinks: 'warn', onBrokenAnchors: 'warn', onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn',
{{?copied}}  staticDirectories: ['static', {{copied}}],
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
