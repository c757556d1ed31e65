import { defineConfig } from 'biji';

export default defineConfig({
  title: {{titleCode}},
  tagline: 'What this site is about, in one sentence',
  // Where the site will be read: for the sitemap, feeds and canonical addresses.
  url: process.env.SITE_URL ?? 'https://example.com',
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/favicon.svg',
  i18n: { defaultLocale: 'en', locales: ['en'] },
{{?docs}}  docs: { sidebarPath: 'sidebars.ts' },
{{?here}}  docs: { path: {{pages}}, routeBasePath: '/'{{numbers}}{{order}} },
{{?here}}  // Files are read as plain Markdown: HTML as it comes, `{` and `<` are text. `.mdx` files stay MDX.
{{?here}}  markdown: { format: 'detect' },
{{?here}}  // Links that lead nowhere are told, and stop no build. Remove this line once `{{check}}` has nothing to say.
{{?here}}  onBrokenLinks: 'warn', onBrokenAnchors: 'warn', onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn',
{{?copied}}  staticDirectories: ['static', {{copied}}],
{{?here}}  pages: false,
{{?noDocs}}  docs: false,
{{?noBlog}}  blog: false,
  navbar: {
    title: {{titleCode}},
{{?menu}}    items: [
{{?docs}}      { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
{{?blog}}      { to: '/blog', label: 'Blog', position: 'left' },
{{?menu}}    ],
  },
  colorMode: { respectPrefersColorScheme: true },
});
