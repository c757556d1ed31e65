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
});

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
});

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
});

it('an ejected bar is made of our parts and of own ones, and items of own types stand in it', async () => {
  const built = await buildSite({
    ...SITE,
    'docusaurus.config.mjs': SITE['docusaurus.config.mjs'].replace(
      "[{ to: '/blog', label: 'News' }]",
      `[
        { to: '/blog', label: 'News' },
        { type: 'custom-stars', position: 'right', repo: 'a/b' },
        { type: 'custom-none' },
        { type: 'dropdown', label: 'More', items: [{ to: '/docs/a', label: 'A doc' }] },
      ]`,
    ),
    'src/theme/Navbar/index.tsx': `
import type { Props } from '@theme/NavbarItem';
import Layout from '@theme/Navbar/Layout';
import Content from '@theme/Navbar/Content';
export default (_: Props) => <Layout><i>ejected</i><Content /></Layout>;
`,
    'src/theme/Navbar/Layout/index.js': `
import { useNavbarMobileSidebar, useHideableNavbar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme/Navbar/MobileSidebar';
export default ({ children }) => {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { navbarRef } = useHideableNavbar(false);
  return (
    <nav ref={navbarRef} className={shown ? 'navbar navbar-sidebar--show' : 'navbar own-bar'}>
      {children}<div className="navbar-sidebar__backdrop" onClick={toggle} /><MobileSidebar />
    </nav>
  );
};
`,
    'src/theme/Navbar/Content/index.js': `
import { useThemeConfig } from '@docusaurus/theme-common';
import { splitNavbarItems } from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import Toggle from '@theme/Navbar/MobileSidebar/Toggle';
import Logo from '@theme/Navbar/Logo';
import Search from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';
export default () => {
  const [left, right] = splitNavbarItems(useThemeConfig().navbar.items);
  const items = (list) => list.map((item, i) => <NavbarItem {...item} key={i} />);
  return <div className="navbar__inner"><Toggle /><Logo />{items(left)}<hr />{items(right)}<Search><SearchBar /></Search></div>;
};
`,
    'src/theme/NavbarItem/ComponentTypes.js': `
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
export default { ...ComponentTypes, 'custom-stars': ({ repo, mobile }) => <b>{repo + ' stars ' + Boolean(mobile)}</b> };
`,
    'src/theme/NavbarItem/DropdownNavbarItem.js': `
import Dropdown from '@theme-original/NavbarItem/DropdownNavbarItem';
export default (props) => <em>{props.items.length}{props.items[0].type}<Dropdown {...props} /></em>;
`,
    'src/theme/NavbarItem/index.js': `
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
export default ({ type, ...props }) => {
  const Component = ComponentTypes[type ?? (props.items ? 'dropdown' : 'default')];
  return Component ? <Component {...props} /> : <b>no component for {type}</b>;
};
`,
    'src/theme/NotFound/index.js': `
import Content from '@theme/NotFound/Content';
import Layout from '@theme/Layout';
export default () => <Layout><u>own</u><Content /></Layout>;
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
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  expect(built.stderr).toContain('themeConfig.navbar: custom-none');
  const doc = built.file('docs/a/index.html');
  const [bar = ''] = /<nav class="navbar own-bar[\s\S]*?<\/nav>/.exec(doc) ?? [];
  const inOrder = [
    ...['ejected', 'navbar__toggle', 'own-logo', 'navbar__brand', 'News', '<em>1<', 'A doc', '<hr', 'a/b stars false'],
    ...['DocSearch-Button', 'navbar-sidebar__backdrop'],
  ];
  const places = inOrder.map((part) => bar.indexOf(part));
  expect(places, bar).toEqual([...places].sort((a, b) => a - b));
  expect(places, bar).not.toContain(-1);
  expect(bar.match(/navbar__inner/g)).toHaveLength(1);
  expect(built.file('404.html')).toMatch(/<u>own<\/u>[\s\S]*not-found/);
  expect(doc).toContain('wrapped');
});

it("entries of a sidebar are the site's own: wrapped, ejected, with what the sidebar says of them", async () => {
  const built = await buildSite({
    ...SITE,
    'docusaurus.config.mjs': SITE['docusaurus.config.mjs'].replace(
      "['classic', {}]",
      "['classic', { docs: { sidebarPath: './sidebars.js' } }]",
    ),
    'sidebars.js': `
module.exports = { side: [
  { type: 'doc', id: 'a', customProps: { icon: 'star' } },
  { type: 'category', label: 'Closed', collapsed: true, items: ['b'] },
] };
`,
    'src/theme/DocSidebarItem/Link/index.js': `
import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
export default ({ item, activePath }) => (
  <li className={isActiveSidebarItem(item, activePath) ? 'own-here' : 'own-entry'}><Link to={item.href}>{item.customProps?.icon} {item.label}</Link></li>
);
`,
    'src/theme/DocSidebarItem/Category/index.js': `
import DocSidebarItems from '@theme/DocSidebarItems';
import { useDocSidebarItemsExpandedState, useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
export default ({ item, activePath, level, index }) => {
  const { expandedItem } = useDocSidebarItemsExpandedState();
  const items = useVisibleSidebarItems(item.items, activePath);
  return <li className="own-category">{item.label} {level} {index} {String(expandedItem)} {items.length > 0 && <ul><DocSidebarItems items={items} activePath={activePath} level={level + 1} /></ul>}</li>;
};
`,
    'src/theme/DocSidebar/Desktop/Content/index.js': `
import Content from '@theme-original/DocSidebar/Desktop/Content';
export default (props) => <><b className="own-above">{props.sidebar.length}</b><Content {...props} /></>;
`,
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  const text = (path: string) => built.file(path).replaceAll('<!-- -->', '');
  expect(text('docs/a/index.html')).toMatch(
    /<aside class="side[^>]*><b class="own-above">2<\/b><nav[\s\S]*<li class="own-here"><a href="\/docs\/a"[^>]*>star A<\/a>/,
  );
  expect(text('docs/b/index.html')).toMatch(/<li class="own-category">Closed 1 1 null <ul><li class="own-here">/);
});

it('ejected parts of older versions find their hooks where these were', async () => {
  const built = await buildSite({
    ...SITE,
    'src/theme/DocItem/Footer/index.js': `
import { useDoc, useAlternatePageUtils, useLocalPathname } from '@docusaurus/theme-common/internal';
export default () => <p>{[useDoc().metadata.title, useLocalPathname(), useAlternatePageUtils().createUrl({ locale: 'fr' })].join(' ')}</p>;
`,
    'src/theme/BlogPostItem/Header/Title/index.js': `
import { useBlogPost } from '@docusaurus/theme-common/internal';
export default () => <h1>Own {useBlogPost().metadata.title}</h1>;
`,
    'src/theme/CodeBlock/index.js': `
import { isValidElement } from 'react';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
export default function CodeBlock({ children, ...props }) {
  const Block = typeof children === 'string' ? StringContent : ElementContent;
  return <figure><Block {...props}>{children}</Block></figure>;
}
`,
    'src/theme/Navbar/ColorModeToggle/index.js': `
import { useColorMode, useThemeConfig } from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/ColorModeToggle';
export default ({ className }) => {
  const { colorMode, setColorMode } = useColorMode();
  return useThemeConfig().colorMode.disableSwitch ? null : <i><ColorModeToggle className={className} value={colorMode} onChange={setColorMode} /></i>;
};
`,
    'src/theme/SearchBar/index.js': `
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { useAlgoliaContextualFacetFilters, useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
export default () => {
  const path = useSearchResultUrlProcessor()('https://example.com/docs/a#x');
  return <a href={useSearchLinkCreator()('q')}>{translations.button.buttonText} {path} {useAlgoliaContextualFacetFilters()[0]}</a>;
};
`,
    'src/theme/NotFound/index.js': `
import { Redirect } from '@docusaurus/router';
export default () => <><main>lost</main>{false && <Redirect to="/docs/a" />}</>;
`,
    'docs/c.md': '# C\n\n```js\nf()\n```\n',
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  const doc = built.file('docs/a/index.html');
  expect(doc).toContain('<p>A /docs/a /fr/docs/a</p>');
  expect(doc).toMatch(/<i><button[^>]*aria-label/);
  expect(doc.replaceAll('<!-- -->', '')).toContain('<a href="/search?q=q">Search /docs/a#x language:en</a>');
  expect(built.file('docs/c/index.html')).toMatch(
    /<figure><div class="[^"]*theme-code-block[\s\S]*token function[\s\S]*<\/figure>/,
  );
  expect(built.file('404.html')).toContain('<main>lost</main>');
});

/** Parts that a site has ejected, as it gets them from the reference: each shows what it is given. */
const EJECTED = {
  'src/theme/DocItem/Content/index.js': `
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import MDXContent from '@theme/MDXContent';
export default function Content({ children }) {
  const { metadata, contentTitle } = useDoc();
  return <div className="own-doc">{contentTitle === undefined && <h1>{metadata.title}</h1>}<MDXContent>{children}</MDXContent></div>;
}
`,
  'src/theme/BlogPostItem/Content/index.js':
    'import MDXContent from \'@theme/MDXContent\';\nexport default ({ children }) => <div className="own-post"><MDXContent>{children}</MDXContent></div>;\n',
  'src/theme/BlogPostItem/Header/index.js': `
import Title from '@theme/BlogPostItem/Header/Title';
import Info from '@theme/BlogPostItem/Header/Info';
import Authors from '@theme/BlogPostItem/Header/Authors';
export default () => <header className="own-header"><Title /><Info /><Authors /></header>;
`,
  'src/theme/DocBreadcrumbs/index.js': `
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import Home from '@theme/DocBreadcrumbs/Items/Home';
export default () => <nav className="own-trail"><Home />{useSidebarBreadcrumbs()?.map(({ label }) => <i key={label}>{label}</i>)}</nav>;
`,
  'src/theme/DocVersionBadge/index.js': `
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
export default function Badge() {
  const { badge, label } = useDocsVersion();
  return badge ? <b className="own-badge">{label}</b> : null;
}
`,
  'src/theme/DocVersionBanner/index.js': `
import { useDocsVersion, useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
export default function Banner() {
  const { banner } = useDocsVersion();
  const { latestDocSuggestion, latestVersionSuggestion } = useDocVersionSuggestions('default');
  return banner && <p className="own-banner">{banner} {latestVersionSuggestion.label} {latestDocSuggestion.path}</p>;
}
`,
  'src/theme/Blog/Components/Author/index.js':
    'export default ({ author }) => <em className="own-author">{author.name}</em>;\n',
  'src/theme/Footer/LinkItem/index.js': 'export default ({ item }) => <u>{item.label}</u>;\n',
  'src/theme/NotFound/index.js': `
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
export default () => <><PageMetadata title="Own nothing" description="none of ours" /><Layout><main>nothing here</main></Layout></>;
`,
};

it('ejected parts are given what they show: the text of the page, the head of a post, the version', async () => {
  const built = await buildSite({
    ...SITE,
    ...EJECTED,
    'docusaurus.config.mjs': SITE['docusaurus.config.mjs'].replace(
      "{ label: 'A', to: '/docs/a' }",
      "{ label: 'A', to: '/docs/a' }, { html: '<s>bare</s>' }",
    ),
    'docs/synthetic.md': '---\ntitle: From front matter\n---\n\nplain text\n',
    'docs/cat/c.md': '# C\n\ntext\n',
    'docs/cat/_category_.json': '{ "label": "Category", "link": { "type": "generated-index" } }',
    'blog/2024-01-02-p.md': '---\ntitle: P\nauthors: [{ name: Ada }]\n---\n\nbefore\n\n<!-- truncate -->\n\nafter\n',
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/a.md': '# A\n\nold text\n',
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  const page = (path: string) => built.file(path).replaceAll('<!-- -->', '');
  const doc = page('docs/next/a/index.html');
  expect(doc).toMatch(/<div class="own-doc"><div[^>]*><header><h1>A<\/h1><\/header>\s*<p>text<\/p>/);
  expect(doc.match(/<h1/g)).toHaveLength(1);
  expect(doc).toMatch(
    /<nav class="own-trail"><li[^>]*><a href="\/docs\/a"|<nav class="own-trail"><li[^>]*><a href="\/"/,
  );
  expect(doc).toContain('<b class="own-badge">Next</b>');
  expect(doc).toContain('<p class="own-banner">unreleased 1.0 /docs/a</p>');
  expect(doc).toContain('<u>A</u>');
  expect(doc).toContain('<s>bare</s>');
  expect(page('docs/next/synthetic/index.html')).toMatch(
    /<div class="own-doc"><h1>From front matter<\/h1><div[^>]*>\s*<p>plain text<\/p>/,
  );
  expect(page('docs/next/category/category/index.html')).toContain('<b class="own-badge">Next</b>');
  const post = page('blog/2024/01/02/p/index.html');
  expect(post).toMatch(
    /<header class="own-header"><h1[^>]*>P<\/h1>.*January 2, 2024.*<em class="own-author">Ada<\/em>.*<\/header>/s,
  );
  expect(post).toMatch(/<div class="own-post"><div[^>]*><p>before<\/p>\s*<p>after<\/p>/);
  const list = page('blog/index.html');
  expect(list).toMatch(/<header class="own-header"><h2[^>]*><a href="\/blog\/2024\/01\/02\/p">P<\/a>/);
  expect(list).toMatch(/<div class="own-post"><div[^>]*><p>before<\/p>/);
  const lost = page('404.html');
  expect(lost.match(/<title>.*?<\/title>/g)).toEqual(['<title>Own nothing | M</title>']);
  expect(lost.indexOf('none of ours')).toBeLessThan(lost.indexOf('</head>'));
});

it('ejected parts of a Chinese site speak Chinese', async () => {
  const built = await buildSite({
    ...SITE,
    'docusaurus.config.mjs': SITE['docusaurus.config.mjs'].replace(
      "baseUrl: '/',",
      "baseUrl: '/', i18n: { defaultLocale: 'zh-Hans', locales: ['zh-Hans'] },",
    ),
    'src/theme/DocItem/Footer/index.js': `
import Translate, { translate } from '@docusaurus/Translate';
export default () => (
  <footer className="own-footer">
    <Translate id="theme.common.editThisPage">Edit this page</Translate>
    <i>{translate({ id: 'theme.docs.paginator.next', message: 'Next' })}</i>
    <Translate id="own.text">Own text</Translate>
  </footer>
);
`,
    'src/theme/ContentVisibility/index.js': `
import Unlisted from '@theme/ContentVisibility/Unlisted';
export default ({ metadata }) => <div className="own-seen">{metadata.frontMatter.mood}{metadata.unlisted && <Unlisted />}</div>;
`,
    'docs/b.md': '---\nunlisted: true\n---\n\n# B\n\ntext\n',
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  const doc = built.file('docs/a/index.html');
  expect(doc).toContain('<footer class="own-footer">修改本页<i>下一篇</i>Own text</footer>');
  expect(doc).toContain('<div class="own-seen">calm</div>');
  expect(built.file('docs/b/index.html')).toMatch(/<div class="own-seen"><div[^>]*theme-unlisted-banner.*未公开列出/s);
});

it('what stands beside a blog is in the layout of the site where it has one', async () => {
  const built = await buildSite({
    ...SITE,
    'blog/2024-01-02-p.md': '---\ntitle: P\ntags: [x]\n---\n\nbefore\n\n<!-- truncate -->\n\nafter\n',
    'src/theme/BlogLayout/index.js': `
import Layout from '@theme/Layout';
import BlogSidebar from '@theme/BlogSidebar';
export default ({ sidebar, toc, children, ...props }) => (
  <Layout {...props}><div className="own-blog"><i>{sidebar?.title} {sidebar?.items.length}</i><BlogSidebar sidebar={sidebar} /><main>{children}</main></div></Layout>
);
`,
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  for (const path of ['blog/index.html', 'blog/2024/01/02/p/index.html']) {
    const page = built.file(path).replaceAll('<!-- -->', '');
    expect(page).toContain('<div class="own-blog"><i>Recent posts 1</i><aside');
    expect(page).not.toContain('wrapper--side');
    expect(page.match(/<aside/g)).toHaveLength(1);
  }
  expect(built.file('blog/tags/index.html').match(/<aside/g)).toHaveLength(1);
  const own = await buildSite({
    ...SITE,
    'src/theme/Blog/Pages/BlogAuthorsListPage/index.js': 'export default () => null;\n',
    'src/theme/BlogSidebar/index.js':
      'export default ({ sidebar }) => <aside className="own-recent">{sidebar.items.map(({ title }) => title)}</aside>;\n',
  });
  expect(levels(own.stderr)).toEqual(['warning moved-theme-files']);
  const page = own.file('blog/index.html');
  expect(page).toContain('wrapper--side');
  expect(page).toContain('<aside class="own-recent">P</aside>');
});

it('ejected contents of a page are in the column of ours', async () => {
  const headings = '## One\n\ntext\n\n## Two\n\ntext\n';
  const built = await buildSite({
    ...SITE,
    'docs/long.md': `# Long\n\n${headings}`,
    'docs/bare.md': `---\nhide_table_of_contents: true\n---\n\n# Bare\n\n${headings}`,
    'blog/2024-01-02-long.md': `# Long\n\n<!-- truncate -->\n\n${headings}`,
    'src/theme/TOC/index.js': `
import TOCItems from '@theme/TOCItems';
export default ({ className, ...props }) => <div className="own-toc"><TOCItems {...props} /></div>;
`,
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  for (const page of ['docs/long', 'blog/2024/01/02/long'])
    expect(built.file(`${page}/index.html`)).toMatch(
      // The usual ones are for phones.
      /<nav class="toc toc--own[^>]*><div class="own-toc"><ul.*?<\/ul><\/div><\/nav><nav class="toc thin-scrollbar"/,
    );
  expect(built.file('docs/bare/index.html')).not.toMatch(/class="(?:toc |own-toc)/);
});

it('an ejected or wrapped SiteMetadata adds its tags to every head', async () => {
  const built = await buildSite({
    ...SITE,
    'src/pages/bare.js': 'export default () => <p>bare</p>;\n',
    'src/theme/SiteMetadata/index.js': `
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
export default function Own(props) {
  const { pathname } = useLocation();
  return <><SiteMetadata {...props} /><Head><meta property="own:path" content={pathname} /></Head></>;
}
`,
  });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  for (const page of ['docs/a', 'blog', 'bare'])
    expect(built.file(`${page}/index.html`)).toMatch(new RegExp(`<meta property="own:path" content="/${page}/?">`));
});
