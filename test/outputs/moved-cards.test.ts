/** Cards of docs, the newest posts and icons of a moved site's own theme. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import { buildSite } from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const SITE = {
  'docusaurus.config.mjs': `
export default {
  title: 'M', url: 'https://example.com', baseUrl: '/',
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]],
};
`,
  'sidebars.js': `
module.exports = { main: [
  { type: 'category', label: '🎉 Group', link: { type: 'generated-index' }, items: [
    { type: 'doc', id: 'a', customProps: { mark: 'star' } },
    { type: 'category', label: 'Inner', items: ['b', 'c'] },
  ] },
  { type: 'doc', id: 'list' },
  { type: 'link', label: 'Out', href: 'https://example.org' },
] };
`,
  'docs/a.md': '---\ndescription: about a\n---\n\n# A\n\ntext\n',
  'docs/b.md': '# B\n\ntext\n',
  'docs/c.md': '# C\n\ntext\n',
  'docs/list.mdx': "import DocCardList from '@theme/DocCardList';\n\n# List\n\n<DocCardList />\n",
  'blog/2024-01-02-p.md': '---\ntitle: P\n---\n\nfirst\n\n<!-- truncate -->\n\nrest\n',
  'blog/2023-01-02-q.md': '---\ntitle: Q\n---\n\nfirst\n\n<!-- truncate -->\n\nrest\n',
};
const levels = (stderr: string) => stderr.match(/^(?:error|warning) \S+/gm) ?? [];

async function pages(files: Record<string, string>) {
  const built = await buildSite({ ...SITE, ...files });
  expect([built.code, levels(built.stderr)], built.stderr).toEqual([0, []]);
  return (path: string) => built.file(`${path}/index.html`).replaceAll('<!-- -->', '');
}

const GROUP = 'docs/category/-group';

it('a card of the site is given entries as the reference gives them', async () => {
  const page = await pages({
    'src/theme/DocCard/index.js': `
import { findFirstSidebarItemLink } from '@docusaurus/plugin-content-docs/client';
import { extractLeadingEmoji } from '@docusaurus/theme-common/internal';
export default ({ item }) => (
  <a className="own" href={findFirstSidebarItemLink(item)}>
    {[item.type, extractLeadingEmoji(item.label).emoji, item.label, item.description, item.items?.length, item.customProps?.mark].join('|')}
  </a>
);
`,
  });
  expect(page(GROUP)).toContain('<a class="own" href="/docs/a">link||A|about a||star</a>');
  expect(page(GROUP)).toContain('<a class="own" href="/docs/b">category||Inner||2|</a>');
  const list = page('docs/list');
  expect(list).toContain(`<a class="own" href="/${GROUP}">category|🎉|🎉 Group||2|</a>`);
  expect(list).toContain('<a class="own" href="https://example.org">link||Out|||</a>');
});

it('a list, a wrapper or a part of a card stands among ours', async () => {
  const page = await pages({
    'src/theme/DocCardList/index.js': `
import { useCurrentSidebarSiblings, filterDocCardListItems } from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
export default function DocCardList({ items, className }) {
  const siblings = useCurrentSidebarSiblings();
  return <ol className="own-list">{filterDocCardListItems(items ?? siblings).map((item) => <li key={item.label}><DocCard item={item} /></li>)}</ol>;
}
`,
    'src/theme/DocCard/index.js':
      'import DocCard from \'@theme-original/DocCard\';\nexport default (props) => <b className="round"><DocCard {...props} /></b>;\n',
    'src/theme/DocCard/Heading/Icon/index.js':
      "import { ThemeClassNames } from '@docusaurus/theme-common';\nexport default ({ item, icon }) => <i className={ThemeClassNames.docs.docCard.icon}>{icon} {item.type}</i>;\n",
  });
  for (const path of [GROUP, 'docs/list']) expect(page(path)).toMatch(/<ol class="own-list"><li><b class="round"><a/);
  expect(page(GROUP)).toMatch(/<i class="theme-doc-card-icon">📄️ link<\/i>A<\/h2><p class="card__text">about a<\/p>/);
  expect(page(GROUP)).toMatch(/<i class="theme-doc-card-icon">🗃 category<\/i>Inner<\/h2><p class="card__text">2 items/);
  expect(page('docs/list')).toMatch(/<i class="theme-doc-card-icon">🎉 category<\/i>Group<\/h2>/);
});

it('an index of the site tells what its category holds', async () => {
  const page = await pages({
    'src/theme/DocCategoryGeneratedIndexPage/index.js': `
import { useCurrentSidebarCategory } from '@docusaurus/plugin-content-docs/client';
import DocCardList from '@theme/DocCardList';
export default () => <div className="own"><DocCardList items={useCurrentSidebarCategory().items} /></div>;
`,
  });
  expect(page(GROUP)).toMatch(
    /<main class="page"><div class="own"><section class="cards">.*>A<\/h2>.*about a.*>Inner<\/h2>.*2 items/s,
  );
});

it('the newest posts stand beside a blog as the site shows them', async () => {
  const page = await pages({
    'src/theme/BlogSidebar/Desktop/index.js': `
import { useVisibleBlogSidebarItems } from '@docusaurus/plugin-content-blog/client';
import Content from '@theme/BlogSidebar/Content';
const List = ({ items }) => <ol>{items.map(({ title }) => <li key={title}>{title}</li>)}</ol>;
export default ({ sidebar }) => (
  <aside className="own-recent">{sidebar.title}<Content items={useVisibleBlogSidebarItems(sidebar.items)} ListComponent={List} yearGroupHeadingClassName="own-year" /></aside>
);
`,
  });
  expect(page('blog')).toContain(
    '<aside class="own-recent">Recent posts<div><div class="own-year">2024</div><ol><li>P</li></ol></div>',
  );
});

it('the years of the newest posts are made by the site', async () => {
  const page = await pages({
    'src/theme/BlogSidebar/Content/index.js': `
import { useThemeConfig } from '@docusaurus/theme-common';
export default ({ items, ListComponent, yearGroupHeadingClassName }) => (
  <section className={yearGroupHeadingClassName}>{String(useThemeConfig().blog.sidebar.groupByYear)}<ListComponent items={items} /></section>
);
`,
  });
  expect(page('blog')).toMatch(
    /<aside class="side side--blog">.*<section class="recent__year">true<ul class="menu__list"><li.*>P<.*>Q<.*<\/section>/s,
  );
});

it('an icon of the site stands where ours of the same meaning would, wrapped or not', async () => {
  const page = await pages({
    'src/theme/Icon/Menu/index.js': 'export default ({ className }) => <svg className={className} id="own-menu" />;\n',
    'src/theme/Icon/Home/index.js':
      'import Home from \'@theme-original/Icon/Home\';\nexport default (props) => <span id="own-home"><Home {...props} /></span>;\n',
    'src/theme/DocItem/Footer/index.js':
      'import Menu from \'@theme/Icon/Menu\';\nimport Edit from \'@theme/Icon/Edit\';\nexport default () => <footer className="own-foot"><Menu className="small" /><Edit /></footer>;\n',
  });
  expect(page('docs/a')).toMatch(/navbar__toggle[^>]*><svg class="icon icon-menu" id="own-menu"/);
  expect(page('docs/a')).toMatch(/<span id="own-home"><svg class="icon icon-home"/);
  expect(page('docs/a')).toMatch(
    /<footer class="own-foot"><svg class="small" id="own-menu"><\/svg><svg class="icon icon-edit"/,
  );
});
