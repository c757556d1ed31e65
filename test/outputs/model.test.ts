/** Whole sites from outside: several instances, versions, authors, tags files, redirects, lists for machines, texts, names (D20, D33). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import {
  type Built,
  buildClean,
  buildFolder,
  buildSite,
  canonical,
  configText,
  hrefs,
  makeSite,
  pagesOf,
  tags,
} from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const doc = (title: string, more = '', front = '') => `---\ntitle: ${title}\n${front}---\n\n正文\n${more}`;
const post = (title: string, front = '') => `---\ntitle: ${title}\n${front}---\n\n正文\n\n<!-- truncate -->\n\n更多\n`;
const text = (html: string) => html.slice(html.indexOf('<body')).replace(/<[^>]+>/g, '');

describe('B7.19 several docs instances and blogs in one site', () => {
  let built: Built;
  beforeAll(async () => {
    built = await buildClean({
      'notes.config.ts': configText({
        baseUrl: '/base/',
        trailingSlash: false,
        docs: [{}, { id: 'team', path: 'team', routeBasePath: '团队', sidebarPath: 'team.json' }],
        blog: [{}, { id: 'news', path: 'news', routeBasePath: 'news', blogTitle: '新闻' }],
        navbar: { items: [{ type: 'docSidebar', sidebarId: 'own', docsPluginId: 'team', label: 'T' }] },
      }),
      'docs/a.md': doc('甲'),
      'team/a.md': doc('队甲', '\n[队乙](./b.md)\n'),
      'team/b.md': doc('队乙'),
      'team.json': '{ "own": ["b", "a"] }',
      'blog/2024-01-02-p.md': post('P'),
      'news/2024-01-02-p.md': post('N'),
    });
  });

  it('each under its own address, with parts, sidebars, lists and feeds of its own', () => {
    const names = [
      'docs/a',
      '团队/a',
      '团队/b',
      'blog/2024/01/02/p',
      'news/2024/01/02/p',
      'blog',
      'news',
      'blog/archive',
      'news/archive',
    ];
    for (const name of names) {
      expect(pagesOf(built)).toContain(`${name}.html`);
      expect(built.paths).toContain(`_notes/page/${name}.json`);
    }
    for (const file of ['rss.xml', 'atom.xml'])
      expect(built.paths).toEqual(expect.arrayContaining([`blog/${file}`, `news/${file}`]));
    expect(built.paths).toEqual(
      expect.arrayContaining([
        '_notes/sidebar/default-current-defaultSidebar.json',
        '_notes/sidebar/team-current-own.json',
      ]),
    );
  });

  it('with links that stay in their instance', () => {
    expect(hrefs(built.file('团队/a.html'))).toContain('/base/团队/b');
    expect(text(built.file('news.html'))).toContain('N');
    expect(hrefs(built.file('news.html'))).not.toContain('/base/blog/2024/01/02/p');
    expect(built.file('news/rss.xml')).not.toContain('/base/blog/');
    expect(hrefs(built.file('团队/b.html'))).toContain('/base/团队/a');
  });
});

describe('versions', () => {
  let built: Built;
  beforeAll(async () => {
    built = await buildClean({
      'notes.config.ts': configText({
        trailingSlash: false,
        navbar: { items: [{ type: 'docsVersionDropdown' }, { type: 'doc', docId: 'a', label: '甲项' }] },
      }),
      'versions.json': '["2.0", "1.0"]',
      'docs/a.md': doc('甲新'),
      'versioned_docs/version-2.0/a.md': doc('甲二'),
      'versioned_docs/version-1.0/a.md': doc('甲一'),
      'versioned_docs/version-1.0/old.md': doc('旧'),
      'versioned_sidebars/version-2.0-sidebars.json': '{ "two": ["a"] }',
      'versioned_sidebars/version-1.0-sidebars.json': '{ "one": ["old", "a"] }',
      'pages/index.md': '# 首页\n',
    });
  });

  it('stand at their paths with their own sidebars', () => {
    expect(
      ['docs/a', 'docs/1.0/a', 'docs/1.0/old', 'docs/next/a'].every((name) => built.paths.includes(`${name}.html`)),
    ).toBe(true);
    expect(text(built.file('docs/a.html'))).toContain('甲二');
    const names = built.paths.filter((path) => path.startsWith('_notes/sidebar/'));
    expect(names).toEqual(
      ['1.0-one', '2.0-two', 'current-defaultSidebar'].map((name) => `_notes/sidebar/default-${name}.json`),
    );
  });

  it('say which they are: banner with the way to the latest, badge, metas', () => {
    const [old, latest, next] = ['docs/1.0/a', 'docs/a', 'docs/next/a'].map((name) => built.file(`${name}.html`));
    expect([old, latest, next].map((html) => html!.includes('theme-doc-version-banner'))).toEqual([true, false, true]);
    expect([old, latest, next].every((html) => html!.includes('theme-doc-version-badge'))).toBe(true);
    expect(old).toMatch(/href="\/docs\/a" data-prefer="docs-preferred-version-default" data-version="2.0"/);
    expect(tags(old!, 'meta').join()).toContain('content="docs-default-1.0"');
  });

  it('B5.89 give the browser what remembering a version needs, or nothing', async () => {
    const site = built.json<{ docs: object; navbar: { items: { versions?: object }[] } }>('_notes/site.json');
    expect(site.docs).toMatchObject({
      versionPersistence: 'localStorage',
      versions: { default: ['current', '2.0', '1.0'] },
    });
    expect(site.navbar.items[1]!.versions).toEqual({ current: '/docs/next/a', '2.0': '/docs/a', '1.0': '/docs/1.0/a' });
    const none = await buildSite({
      'notes.config.ts': configText({ docsVersionPersistence: 'none' }),
      'versions.json': '["1.0"]',
      'docs/a.md': doc('甲'),
      'versioned_docs/version-1.0/a.md': doc('甲'),
    });
    expect(none.file('docs/next/a/index.html')).toContain('theme-doc-version-banner');
    expect(none.file('docs/next/a/index.html')).not.toContain('data-prefer');
  });
});

it('authors: pages, posts and structured data', async () => {
  const built = await buildClean({
    'notes.config.ts': configText({ trailingSlash: false, docs: false }),
    'blog/authors.yml': 'ada:\n  name: Ada\n  url: https://ada.example\n  page: true\nbob:\n  name: Bob\n',
    'blog/2024-01-02-p.md': post('P', 'authors: [ada, bob]\n'),
    'blog/2024-01-03-q.md': post('Q', 'authors: bob\n'),
  });
  expect(pagesOf(built).filter((path) => path.includes('authors'))).toEqual([
    'blog/authors.html',
    'blog/authors/ada.html',
  ]);
  expect(hrefs(built.file('blog/authors/ada.html'))).toContain('/blog/2024/01/02/p');
  // The sidebar has the recent posts of all.
  const main = /<main[\s\S]*<\/main>/.exec(built.file('blog/authors/ada.html'))![0];
  expect(main).not.toContain('/blog/2024/01/03/q');
  const html = built.file('blog/2024/01/02/p.html');
  const data = JSON.parse(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)![1]!) as Record<
    string,
    unknown
  >;
  expect(data).toMatchObject({ '@type': 'BlogPosting', headline: 'P', author: [{ name: 'Ada' }, { name: 'Bob' }] });
});

it('tags files: labels and addresses of tags, an unknown tag under each policy', async () => {
  const files = {
    'docs/tags.yml': 'css:\n  label: 样式\n  permalink: /style\n  description: 关于样式\n',
    'docs/a.md': doc('甲', '', 'tags: [css, 别的]\n'),
  };
  const warned = await buildSite({
    ...files,
    'notes.config.ts': configText({ docs: { tags: 'tags.yml' }, blog: false }),
  });
  expect(warned.code).toBe(0);
  expect(pagesOf(warned)).toEqual(expect.arrayContaining(['docs/tags/style/index.html']));
  expect(text(warned.file('docs/tags/style/index.html'))).toMatch(/样式[\s\S]*关于样式/);
  expect(warned.stderr).toContain('docs/a.md');
  const thrown = await buildSite({
    ...files,
    'notes.config.ts': configText({ docs: { tags: 'tags.yml', onInlineTags: 'throw' } }),
  });
  expect([thrown.code, thrown.paths]).toEqual([1, []]);
});

it('A-4, B6.16 redirects: a page that sends on, canonical of the target, never indexed or listed', async () => {
  const built = await buildClean({
    'notes.config.ts': configText({ trailingSlash: false, redirects: [{ from: ['/x', '/旧'], to: '/docs/a' }] }),
    'docs/a.md': doc('甲'),
  });
  for (const name of ['x', '旧', 'docs']) {
    const html = built.file(`${name}.html`);
    expect(canonical(html)).toBe('https://example.com/docs/a');
    expect(html).toContain('http-equiv="refresh" content="1; url=/docs/a"');
    expect(html).toContain('content="noindex"');
    expect(built.json<{ page: object }>(`_notes/page/${name}.json`).page).toMatchObject({
      kind: 'redirect',
      to: '/docs/a',
    });
  }
  expect(built.file('sitemap.xml').match(/<loc>/g)).toHaveLength(1);
  expect(built.file('_redirects')).toContain(`${encodeURI('/旧')} /docs/a 301`);
});

it('lists for machines: robots, sitemap, feeds, llms.txt, Markdown copies, each switchable', async () => {
  const files = {
    'docs/a.md': doc('甲', '\n[乙](./b.md)\n', 'description: 说明\n'),
    'docs/b.md': doc('乙'),
    'blog/2024-01-02-p.md': post('P'),
  };
  const feeds = { feedOptions: { type: 'all' } };
  const built = await buildClean({ ...files, 'notes.config.ts': configText({ trailingSlash: false, blog: feeds }) });
  for (const path of [
    'robots.txt',
    '.nojekyll',
    'sitemap.xml',
    'llms.txt',
    '_headers',
    'blog/rss.xml',
    'blog/atom.xml',
    'blog/feed.json',
    'docs/a.md',
  ])
    expect(built.paths).toContain(path);
  expect(built.file('llms.txt')).toMatch(/甲[\s\S]*说明/);
  expect(built.file('docs/a.md')).toContain('正文');
  expect(built.json<{ items: unknown[] }>('blog/feed.json').items).toHaveLength(1);
  const off = {
    robots: false,
    sitemap: false,
    llms: false,
    markdownCopies: false,
    hostFiles: false,
    structuredData: false,
  };
  const bare = await buildClean({
    ...files,
    'notes.config.ts': configText({ ...off, trailingSlash: false, blog: { feedOptions: { type: null } } }),
  });
  expect(
    bare.paths.filter((path) => /robots|sitemap|llms|_headers|nojekyll|\.md$|rss|atom|feed\.json/.test(path)),
  ).toEqual([]);
  expect(bare.file('blog/2024/01/02/p.html')).not.toContain('ld+json');
  const hidden = await buildClean({ ...files, 'notes.config.ts': configText({ noIndex: true }) });
  expect([hidden.file('robots.txt'), hidden.paths.includes('sitemap.xml')]).toEqual([
    'User-agent: *\nDisallow: /\n',
    false,
  ]);
});

it('D33, B7.21 code.json overrides any text, as text or as an object with a message', async () => {
  const site = (code: string) => ({
    'docs/a.md': doc('甲'),
    'i18n/zh-Hans/code.json': code,
  });
  const built = await buildClean(
    site('{"theme.NotFound.title":"走丢了","theme.common.skipToMainContent":{"message":"跳到正文"}}'),
  );
  expect(text(built.file('404.html'))).toContain('走丢了');
  expect(text(built.file('docs/a/index.html'))).toContain('跳到正文');
});

describe('B3.6, B5.64', () => {
  it('breadcrumbs start with home only where there is one; the footer shows its logo', async () => {
    const files = {
      'notes.config.ts': configText({
        baseUrl: '/base/',
        footer: { logo: { src: 'img/l.svg', alt: '徽', href: 'https://example.org' } },
      }),
      'docs/g/a.md': doc('甲'),
      'static/img/l.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    };
    const without = (await buildClean(files)).file('docs/g/a/index.html');
    const home = (await buildClean({ ...files, 'pages/index.md': '# 首页\n' })).file('docs/g/a/index.html');
    const crumbs = (html: string) => /<ul class="breadcrumbs">(.*?)<\/ul>/s.exec(html)![1]!.match(/<li/g)!.length;
    expect(crumbs(home) - crumbs(without)).toBe(1);
    expect(home).toMatch(/<img class="footer__logo[^>]*src="\/base\/img\/l.svg"[^>]*alt="徽"/);
  });
});

describe('D20 names', () => {
  it.each([
    ['case alone', { 'docs/Case.md': doc('甲'), 'docs/case.md': doc('乙') }, 1],
    ['normalisation alone', { 'docs/\u00e9.md': doc('甲'), 'docs/e\u0301.md': doc('乙') }, 1],
    ['86 Han characters', { 'docs/x.md': doc('甲', '', `slug: /${'字'.repeat(86)}\n`) }, 1],
    ['a reserved name', { 'docs/x.md': doc('甲', '', 'slug: /con\n') }, 1],
    ['80 Han characters', { 'docs/x.md': doc('甲', '', `slug: /${'字'.repeat(80)}\n`) }, 0],
  ])('%s', async (_, files, exit) => {
    const built = await buildFolder(makeSite(files), ['--strict', '--json']);
    const { problems } = JSON.parse(built.stdout) as { problems: { code: string }[] };
    expect([built.code, problems.length > 0], built.stdout).toEqual([exit, exit === 1]);
  });
});

it('a page with a client component keeps its anchors, also as targets of links', async () => {
  const built = await buildClean({
    'docs/code.mdx':
      "---\ntitle: 组件\n---\n\nimport Counter from '@site/components/Counter';\n\n## 锚点\n\n<Counter />\n\n### 深 {#own}\n",
    'docs/a.md': doc('甲', '\n[到](./code.mdx#锚点) [深](./code.mdx#own)\n'),
    'components/Counter.tsx':
      "import { useState } from 'react';\nexport default function Counter() { const [n] = useState(0); return <b>{n}</b>; }\n",
  });
  const html = built.file('docs/code/index.html');
  for (const id of ['锚点', 'own']) expect(html).toMatch(new RegExp(`<h[23][^>]* id="${id}"`));
  expect(hrefs(html)).toEqual(expect.arrayContaining(['#锚点', '#own']));
});

describe('B7.21 labels in the site’s locale', () => {
  const json = (entries: Record<string, string>) =>
    JSON.stringify(Object.fromEntries(Object.entries(entries).map(([id, message]) => [id, { message }])));
  it('of sidebars, versions, navbar, footer and blog come from their own files; addresses stay', async () => {
    const built = await buildSite({
      'notes.config.ts': configText({
        trailingSlash: false,
        docs: { sidebarPath: 'sidebars.json' },
        navbar: { title: 'Title', items: [{ label: 'More', items: [{ label: 'Docs', to: '/docs/a' }] }] },
        footer: { links: [{ title: 'Column', items: [{ label: 'Entry', to: '/docs/a' }] }], copyright: 'All' },
      }),
      'sidebars.json': JSON.stringify({
        main: [
          { type: 'category', label: 'Group', link: { type: 'generated-index' }, items: ['a', 'b'] },
          { type: 'category', label: 'Other', key: 'k', items: [{ type: 'doc', id: 'c', label: 'Item' }] },
          { type: 'link', label: 'Out', href: 'https://example.org' },
        ],
      }),
      'docs/a.md': doc('甲'),
      'docs/b.md': doc('乙'),
      'docs/c.md': doc('丙'),
      'blog/2024-01-02-p.md': post('P'),
      'i18n/zh-Hans/docusaurus-plugin-content-docs/current.json': json({
        'version.label': '新版',
        'sidebar.main.category.Group': '组',
        'sidebar.main.category.Group.link.generated-index.description': '组的说明',
        'sidebar.main.category.k': '其他',
        'sidebar.main.doc.Item': '条目',
        'sidebar.main.link.Out': '站外',
      }),
      'i18n/zh-Hans/docusaurus-plugin-content-blog/options.json': json({ title: '日志', 'sidebar.title': '最近' }),
      'i18n/zh-Hans/docusaurus-theme-classic/navbar.json': json({
        title: '标题',
        'item.label.More': '更多',
        'item.label.Docs': '文档',
      }),
      'i18n/zh-Hans/docusaurus-theme-classic/footer.json': json({
        'link.title.Column': '列',
        'link.item.label.Entry': '项',
        copyright: '全部',
      }),
    });
    expect(built.code, built.stderr).toBe(0);
    const shown = text(built.file('docs/c.html'));
    for (const label of ['组', '其他', '条目', '站外', '标题', '更多', '列', '项', '全部'])
      expect(shown).toContain(label);
    for (const label of ['Group', 'Other', 'Item', 'Out', 'Title', 'Column', 'Entry', 'All'])
      expect(shown).not.toMatch(new RegExp(`\\b${label}\\b`));
    expect(text(built.file('docs/category/group.html'))).toContain('组的说明');
    expect(built.file('blog.html')).toContain('<title>日志 | ');
    expect(text(built.file('blog.html'))).toContain('最近');
  });
});
