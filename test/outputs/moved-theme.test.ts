/** Theme files of a moved site run in the places of our theme. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildFolder, buildSite, differing, makeSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const SITE = {
  'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', {}]],
  themeConfig: {
    navbar: { title: 'M', items: [{ to: '/blog', label: 'News' }] },
    footer: { copyright: '(c) M', links: [{ label: 'A', to: '/docs/a' }] },
  },
};
`,
  'docs/a.md': '---\nmood: calm\ntags: [x]\n---\n\n# A\n\ntext\n\n## Part\n\nmore\n',
  'docs/b.md': '# B\n\ntext\n',
  'blog/2024-01-02-p.md': '---\ntitle: P\n---\n\nbefore\n\n<!-- truncate -->\n\nafter\n',
};
const levels = (stderr: string) => stderr.match(/^(?:error|warning) \S+/gm) ?? [];

it('wrappers run round our parts, with the data of the page', async () => {
  const built = await buildSite({
    ...SITE,
    'src/theme/Root.js': `
import { createContext, useContext } from 'react';
const Mine = createContext('none');
export const useMine = () => useContext(Mine);
export default ({ children }) => <Mine.Provider value="from Root">{children}</Mine.Provider>;
`,
    'src/theme/Footer/index.js': `
import Footer from '@theme-original/Footer';
import styles from './styles.module.css';
import { useMine } from '../Root';
export default (props) => <div className={styles.own}><i>{useMine()}</i><Footer {...props} /></div>;
`,
    'src/theme/Footer/styles.module.css': '.own { color: #123456 }\n',
    'src/theme/DocItem/Footer/index.tsx': `
import { type ReactNode } from 'react';
import type { Props } from '@theme/DocItem/Footer';
import Footer from '@theme-original/DocItem/Footer';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
export default function Own(props: Props): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  return <><Footer {...props} /><p>{[metadata.title, frontMatter.mood, toc.length, metadata.next?.title].join(' ')}</p></>;
}
`,
    'src/theme/BlogPostItem/Header/Title/index.js': `
import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
export default function Title() {
  const { metadata, isBlogPostPage } = useBlogPost();
  return isBlogPostPage ? <h1>Own {metadata.title}</h1> : <h2><Link to={metadata.permalink}>Own {metadata.title}</Link></h2>;
}
`,
    'src/theme/NavbarItem/index.js':
      "import NavbarItem from '@theme-original/NavbarItem';\nexport default (props) => <><b>{props.label}</b><NavbarItem {...props} /></>;\n",
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  const doc = built.file('docs/a/index.html');
  expect(doc).toMatch(/<div class="\w+_own"><i>from Root<\/i><footer class="footer/);
  expect(doc).toMatch(/tags-row[\s\S]*<p>A calm 1 B<\/p>/);
  expect(doc).toContain('<b>News</b>');
  const [, sheet = ''] = /<link rel="stylesheet" href="\/([^"]*theme-parts[^"]*)"/.exec(doc) ?? [];
  expect(built.file(sheet)).toContain('#123456');
  expect(built.file('blog/index.html')).toMatch(/<h2><a href="\/blog\/2024\/01\/02\/p">Own (?:<!-- -->)?P<\/a><\/h2>/);
  const [post = ''] = built.paths.filter((path) => /^blog\/2024.*html$/.test(path));
  expect(built.file(post)).toMatch(/<h1>Own (?:<!-- -->)?P<\/h1>/);
}, 60_000);

it('an ejected layout is made of our parts; lists of posts give their posts', async () => {
  const built = await buildSite({
    ...SITE,
    'src/theme/DocItem/Layout/index.js': `
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemContent from '@theme/DocItem/Content';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import ContentVisibility from '@theme/ContentVisibility';
export default function Layout({ children }) {
  const { metadata } = useDoc();
  return (
    <div className="row own-layout">
      <ContentVisibility metadata={metadata} /><DocVersionBanner />
      <article><DocBreadcrumbs /><DocItemTOCMobile /><DocItemContent>{children}</DocItemContent><DocItemFooter /></article>
      <DocItemPaginator /><aside><DocItemTOCDesktop /></aside>
    </div>
  );
}
`,
    'src/theme/BlogPostItems/index.js': `
import { BlogPostProvider } from '@docusaurus/plugin-content-blog/client';
import BlogPostItem from '@theme/BlogPostItem';
export default ({ items, component: Item = BlogPostItem }) => (
  <div className="own-items">
    {items.map(({ content: Content }) => (
      <BlogPostProvider key={Content.metadata.permalink} content={Content}><Item><Content /></Item></BlogPostProvider>
    ))}
  </div>
);
`,
    'src/theme/PaginatorNavLink/index.js':
      'export default ({ permalink, title, isNext }) => <a href={permalink}>{isNext ? "on: " : "back: "}{title}</a>;\n',
    'src/theme/NotFound/Content/index.js':
      'export default ({ className }) => <main className={className}>lost</main>;\n',
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  const doc = built.file('docs/a/index.html');
  const parts = [
    'own-layout',
    'breadcrumbs',
    '<p>text</p>',
    'tags-row',
    'pagination-nav',
    'on: ',
    '<aside>',
    'toc__title',
  ];
  const places = parts.map((part) => doc.indexOf(part, doc.indexOf('own-layout')));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(doc.match(/<main/g)).toHaveLength(1);
  expect(built.file('blog/index.html')).toMatch(/own-items[\s\S]*<article[\s\S]*>P<[\s\S]*before[\s\S]*Read more/);
  expect(built.file('404.html')).toContain('lost');
}, 60_000);

it('what cannot be imported and what throws gives way to ours, and is named once', async () => {
  const dir = makeSite({
    ...SITE,
    'src/theme/Footer/index.js': "import { Fancy } from 'not-installed';\nexport default () => <Fancy />;\n",
    'src/theme/DocBreadcrumbs/index.js': "export default () => { throw new Error('no data'); };\n",
    'src/theme/Navbar/Logo/index.js': 'export default () => <a href="/">own logo</a>;\n',
    'src/theme/TOC/index.js': 'export default () => <;\n',
  });
  const built = await buildFolder(dir);
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([
    0,
    ['warning moved-theme-file', 'warning moved-theme-file', 'warning moved-theme-throws'],
  ]);
  for (const text of ['DocBreadcrumbs', 'no data', 'not-installed']) expect(built.stderr).toContain(text);
  const doc = built.file('docs/a/index.html');
  for (const text of ['own logo', '(c) M', 'breadcrumbs__item', 'toc__title', '"without":["DocBreadcrumbs"]'])
    expect(doc).toContain(text);
  writeFileSync(join(dir, 'src/theme/Navbar/Logo/index.js'), 'export default () => <a href="/">new logo</a>;\n');
  const changed = await buildFolder(dir);
  expect(changed.file('docs/a/index.html')).toContain('new logo');
  const clean = await buildFolder(dir, [], 'clean');
  expect(differing(changed, clean)).toEqual([]);
}, 60_000);

it('an ejected bar whose inner parts are ours stays unused, is named, and a logo may name the logo of the theme', async () => {
  const built = await buildSite({
    ...SITE,
    'src/theme/Navbar/index.tsx': `
import type { Props } from '@theme/NavbarItem';
import Content from '@theme/Navbar/Content';
export default (_: Props) => <nav className="ejected"><Content /></nav>;
`,
    'src/theme/Navbar/Logo/index.tsx': `
import Logo from '@theme/Logo';
export default () => <b className="own-logo"><Logo className="navbar__brand" /></b>;
`,
    'src/theme/Footer/index.tsx': `
import type { Props } from '@theme/Footer/Links';
import Footer from '@theme-original/Footer';
import Logo from '@theme/Footer/Logo';
export default (_: Props) => <div className="wrapped"><Footer /></div>;
`,
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, ['warning moved-theme-files']]);
  expect(built.stderr).toContain('Navbar.');
  const doc = built.file('docs/a/index.html');
  expect(doc).not.toContain('ejected');
  expect(doc.match(/own-logo/g)).toHaveLength(1);
  expect(doc).toMatch(/own-logo[\s\S]*navbar__brand[\s\S]*News/);
  expect(doc).toContain('wrapped');
}, 60_000);
