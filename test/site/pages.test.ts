import { describe, expect, test } from 'vitest';
import { recordsOf, splitText } from '../../renderer/site/search-records/make-records.js';
import { build, errors, findings, pageAt } from './helper.js';

const files = {
  'docs/a.md': '---\ntags: [x]\n---\n# A\n\ntext',
  'docs/b.md': '# B',
  'blog/p.md': '---\ndate: 2025-01-01\n---\n# P\n\n<!-- truncate -->',
  'pages/index.tsx': 'export default () => null;',
  'pages/about.md': '---\ndescription: D\nwrapperClassName: w\n---\n# About\n\n## More',
  'pages/关于.md': '# 关于',
  'pages/_part.tsx': '',
};
const sidebars = { main: [{ type: 'category', label: 'Cat', items: ['a'] }], other: ['b'] };

describe('B3.1–B3.6 pages', () => {
  const made = build({
    files,
    sidebars,
    config: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'main', label: 'Main' }] } },
  });
  test('B3.2 B3.3 B3.6 routes and file names', () => {
    expect(made.pages.slice(0, 3).map(({ kind, route, file }) => [kind, route, file])).toEqual([
      ['page', '/about', 'about.html'],
      ['component', '/', 'index.html'],
      ['page', '/关于', '关于.html'],
    ]);
  });
  test('B3.5 a Markdown page', () => {
    expect(pageAt(made.pages, 'page', '/about')).toMatchObject({
      title: 'About',
      wrapperClassName: 'w',
      head: { description: 'D', searchTag: 'default' },
      toc: [{ id: 'more', level: 2 }],
      htmlClass: ['mdx-wrapper', 'plugin-pages', 'plugin-id-default', 'mdx-page'],
    });
  });
  test('what React pages are told', () => {
    expect(pageAt(made.pages, 'component', '/').data).toEqual({
      recentPosts: [
        {
          title: 'P',
          permalink: '/blog/p',
          date: '2025-01-01T00:00:00.000Z',
          shownDate: 'January 1, 2025',
          description: '<!-- truncate -->',
        },
      ],
      recentDocs: [],
      sidebars: [
        {
          name: 'main',
          href: '/docs/a',
          label: 'Main',
          count: 1,
          docs: [{ title: 'A', permalink: '/docs/a', description: 'text' }],
        },
        { name: 'other', href: '/docs/b', label: 'b', count: 1, docs: [{ title: 'B', permalink: '/docs/b' }] },
      ],
    });
  });
  test('B5.38 B5.101 search and not-found', () => {
    expect(pageAt(made.pages, 'search', '/search').head.robots).toBe('noindex, follow');
    expect(pageAt(made.pages, 'not-found', '/404.html')).toMatchObject({
      file: '404.html',
      head: { robots: 'noindex, nofollow' },
    });
    const told = build({ files, config: { tagline: '一句话' } });
    expect(pageAt(told.pages, 'search', '/search').head.description).toBe('一句话');
    const none = build({ files, config: { search: { searchPagePath: false } } });
    expect(none.pages.some(({ kind }) => kind === 'search')).toBe(false);
  });
});

describe('B6.3–B6.10 head data', () => {
  test('of a doc', () => {
    const made = build({ files, sidebars, config: { image: 'img/card.png', baseUrl: '/base/' } });
    const page = pageAt(made.pages, 'doc', '/base/docs/a');
    expect(page.head).toMatchObject({
      canonical: 'https://a.b/base/docs/a',
      image: 'https://a.b/base/img/card.png',
      searchTag: 'docs-default-current',
      version: 'current',
      description: 'text',
    });
    expect(page.htmlClass).toEqual([
      'docs-wrapper',
      'plugin-docs',
      'plugin-id-default',
      'docs-version-current',
      'docs-doc-page',
      'docs-doc-id-a',
    ]);
    expect([page.file, page.part]).toEqual(['docs/a.html', '/base/_notes/page/docs/a.json']);
  });
  test('B6.7 search tags of lists', () => {
    const tags = Object.fromEntries(build({ files, sidebars }).pages.map(({ route, head }) => [route, head.searchTag]));
    expect(tags).toMatchObject({
      '/docs/tags': 'doc_tags_list',
      '/docs/tags/x': 'doc_tag_doc_list',
      '/blog': 'blog_posts_list',
      '/blog/archive': 'default',
      '/blog/p': 'default',
    });
  });
  test('B6.8 noIndex of the site', () => {
    expect(
      build({ files, config: { noIndex: true } }).pages.filter(
        ({ kind, head }) => kind === 'doc' && head.robots !== 'noindex, nofollow',
      ),
    ).toEqual([]);
  });
});

describe('B5.52–B5.60 navbar', () => {
  const navbar = (items: object[], more = {}) =>
    build({ files: { ...files, ...more }, sidebars, config: { navbar: { items } } });
  test('a doc knows its addresses in other versions where there are several and a list of them', () => {
    const others = (more: object) => {
      const { pages } = navbar([{ type: 'docsVersionDropdown' }], more);
      return pages.flatMap((page) => (page.kind === 'doc' && page.docId === 'a' ? [page.version.others] : []));
    };
    expect(others({})).toEqual([undefined]);
    const both = { current: '/docs/next/a', '1.0': '/docs/a' };
    expect(others({ 'versions.json': '["1.0"]', 'versioned_docs/version-1.0/a.md': '# A' })).toEqual([both, both]);
  });
  test.each([
    [
      'B5.54 docSidebar',
      { type: 'docSidebar', sidebarId: 'main', label: 'M' },
      { type: 'docSidebar', label: 'M', href: '/docs/a', sidebar: 'main' },
    ],
    ['B5.54 label of the landing link', { type: 'docSidebar', sidebarId: 'main' }, { label: 'a' }],
    [
      'B5.55 doc',
      { type: 'doc', docId: 'b' },
      { type: 'doc', label: 'B', href: '/docs/b', docId: 'b', sidebar: 'other' },
    ],
    ['link', { label: 'L', to: 'blog/' }, { type: 'link', label: 'L', href: '/blog', external: false }],
    ['external', { label: 'L', href: 'https://x.y' }, { type: 'link', href: 'https://x.y', external: true }],
    ['html', { type: 'html', value: '<b>' }, { type: 'html', value: '<b></b>' }],
    ['search', { type: 'search', position: 'right' }, { type: 'search', position: 'right' }],
    [
      'dropdown',
      { label: 'D', items: [{ label: 'x', to: '/blog' }] },
      { type: 'dropdown', label: 'D', items: [{ type: 'link', href: '/blog' }] },
    ],
    ['version', { type: 'docsVersion' }, { type: 'docsVersion', label: 'Next', href: '/docs/a' }],
    [
      'versions',
      { type: 'docsVersionDropdown' },
      { type: 'docsVersionDropdown', label: 'Next', items: [{ label: 'Next', href: '/docs/a' }] },
    ],
    [
      'B5.60 locales',
      { type: 'localeDropdown' },
      { type: 'localeDropdown', items: [{ label: 'English', href: '/', lang: 'en', active: true }] },
    ],
  ])('%s', (_name, item, expected) => {
    const made = navbar([item]);
    expect(made.clientSite.navbar.items).toMatchObject([{ position: 'left', ...expected }]);
    expect(errors(made.problems)).toEqual([]);
  });
  test.each([
    [
      { type: 'docSidebar', sidebarId: 'mian' },
      { code: 'navbar-sidebar-unknown', nearest: 'main', args: { known: 'main, other' } },
    ],
    [
      { type: 'doc', docId: 'zz' },
      { code: 'navbar-doc-unknown', args: { known: 'a, b' } },
    ],
  ])('B5.54 B5.55 %j', (item, finding) => {
    const made = navbar([item]);
    expect(made.clientSite.navbar.items).toEqual([]);
    expect(made.problems.filter(({ level }) => level === 'error')).toMatchObject([
      { file: 'notes.config.ts', ...finding },
    ]);
  });
  test('B5.54 a sidebar without anything to link to', () => {
    const made = build({
      files,
      sidebars: { main: ['a', 'b'], none: [] },
      config: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'none' }] } },
    });
    expect(errors(made.problems)).toEqual(['navbar-sidebar-empty']);
  });
  test('B5.55 a draft shows nothing and is no fault', () => {
    const made = navbar([{ type: 'doc', docId: 'd' }], { 'docs/d.md': '---\ndraft: true\n---\n' });
    expect([made.clientSite.navbar.items, errors(made.problems)]).toEqual([[], []]);
  });
});

test('B5.58 B5.64 logo and footer', () => {
  const { clientSite } = build({
    files,
    config: {
      favicon: 'f.svg',
      baseUrl: '/b/',
      navbar: { logo: { src: '/l.svg' } },
      footer: {
        links: [
          { title: 'C', items: [{ label: 'D', to: '/docs/a' }, { label: 'X', href: 'https://x.y' }, { html: '<i>' }] },
        ],
        copyright: '©',
      },
    },
  });
  expect(clientSite.favicon).toBe('/b/f.svg');
  expect(clientSite.navbar.logo).toEqual({ src: '/b/l.svg', alt: 'T' });
  expect(clientSite.footer).toEqual({
    style: 'light',
    copyright: '©',
    columns: [
      {
        title: 'C',
        items: [
          { label: 'D', href: '/b/docs/a' },
          { label: 'X', href: 'https://x.y', external: true },
          { html: '<i>' },
        ],
      },
    ],
  });
});

describe('search records', () => {
  test('pages, groups, tags; no lists', () => {
    const { records } = build({ files, sidebars });
    expect(
      records.map(({ page, records: [first] }) => [
        page,
        first!.hierarchy.lvl0,
        first!.hierarchy.lvl1,
        first!.docusaurus_tag,
        first!.tags,
      ]),
    ).toEqual([
      ['/docs/a', 'Cat', 'A', 'docs-default-current', ['x']],
      ['/docs/b', 'T', 'B', 'docs-default-current', []],
      ['/blog/p', 'Blog', 'P', 'default', []],
      ['/about', 'T', 'About', 'default', []],
      ['/关于', 'T', '关于', 'default', []],
    ]);
    expect(records[0]!.records).toMatchObject([
      { objectID: '/docs/a', type: 'lvl1', content: null },
      { objectID: '/docs/a#-0', type: 'content', content: 'text', weight: { level: 90, position: 0 } },
    ]);
  });
  test('the hash says whether anything changed', () => {
    const hash = (text: string) =>
      build({ files: { ...files, 'docs/b.md': text }, sidebars }).records.map((entry) => entry.hash);
    const [before, after] = [hash('# B'), hash('# C')];
    expect(before.filter((value, index) => value !== after[index]).length).toBe(1);
  });
  test.each<[string, string, [level: number, heading: string, text: string][], string[]]>([
    ['a title in the text is the top of the page', '标题', [[1, '标题', '开头']], ['/p lvl1 标题', '/p#-0 标题: 开头']],
    [
      'one that says more than the title stands below it, without an anchor',
      '入门',
      [[1, '用工具箱入门', '开头']],
      ['/p lvl1 入门', '/p#-0 lvl2 入门 > 用工具箱入门', '/p#-1 入门 > 用工具箱入门: 开头'],
    ],
    [
      'further ones are headings of the second level',
      '标题',
      [
        [1, '', '开头'],
        [1, '前言', ''],
        [2, '其一', '正文'],
      ],
      [
        '/p lvl1 标题',
        '/p#-0 标题: 开头',
        '/p#-1 lvl2 标题 > 前言',
        '/p#其一 lvl2 标题 > 其一',
        '/p#其一-0 标题 > 其一: 正文',
      ],
    ],
    [
      'a heading of an image only has text and no name',
      '标题',
      [
        [1, '', ''],
        [2, '', '正文'],
      ],
      ['/p lvl1 标题', '/p#-0 标题: 正文'],
    ],
  ])('%s', (_, title, given, wanted) => {
    const facts = { route: '/p', title, lvl0: 'L', tag: 'default', version: 'current', tags: [] };
    const sections = given.map(([level, heading, text]) => ({
      id: level > 1 ? heading : '',
      level,
      heading,
      text,
      code: [],
    }));
    const found = recordsOf({ locale: 'zh-Hans', facts }, sections).map(({ objectID, type, hierarchy, content }) => {
      const path = Object.values(hierarchy).slice(1).filter(Boolean).join(' > ');
      return content === null ? `${objectID} ${type} ${path}` : `${objectID} ${path}: ${content}`;
    });
    expect(found).toEqual(wanted);
  });
  test.each([
    [
      'of the sidebar where there is none',
      { 'docs/a.md': '---\ntitle: ""\nsidebar_label: S\n---\ntext' },
      ['/docs/a'],
      'S',
    ],
    ['of one page at each address', { 'docs/a.md': '# A', 'docs/b.md': '---\nslug: /a\n---\n# B' }, ['/docs/a'], 'A'],
  ])('the title is %s', (_, given, pages, title) => {
    const { records } = build({ files: given });
    expect(records.map(({ page }) => page)).toEqual(pages);
    expect(records[0]!.records[0]!.hierarchy.lvl1).toBe(title);
  });
  test('no two records of a page have one name', () => {
    const facts = { route: '/p', title: 'T', lvl0: 'L', tag: 'default', version: 'current', tags: [] };
    const section = (id: string, text: string) => ({ id, level: 2, heading: id.slice(0, 2), text, code: [] });
    const long = `${'汉字'.repeat(1600)}。`.repeat(2);
    const sections = [section('属性', long), section('属性-1', '甲'), section('属性', '乙'), section('属性-0', '丙')];
    const names = recordsOf({ locale: 'zh-Hans', facts }, sections).map(({ objectID }) => objectID);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['/p', '/p#属性', '/p#属性-1', '/p#属性-0']));
  });
  test('long text is cut at line ends, else at sentence ends, and stays whole', () => {
    const sentence = `${'汉字'.repeat(40)}。`;
    const lines = Array.from({ length: 60 }, () => sentence).join('\n');
    expect(splitText(lines).join('\n')).toBe(lines);
    const long = sentence.repeat(60);
    expect(splitText(long).join('')).toBe(long);
    const endless = '汉'.repeat(5000);
    expect(splitText(endless).join('')).toBe(endless);
    for (const text of [lines, long, endless])
      for (const piece of splitText(text)) expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(6000);
    expect(splitText('')).toEqual([]);
  });
});

test('findings come all at once', () => {
  const made = build({
    files: { ...files, 'docs/a.md': '---\ntags: x\nslug: ""\n---\n[x](/no)', 'docs/b.md': '---\nid: a\n---\n' },
  });
  expect(findings(made.problems.filter(({ level }) => level === 'error')).sort()).toEqual([
    'doc-id-duplicate docs/a.md',
    'front-matter-type docs/a.md',
    'front-matter-type docs/a.md',
    'link-broken docs/a.md',
  ]);
});

test('D17 an unlisted page stands in its own page and nowhere else', () => {
  const word = 'zebra';
  const hidden = {
    ...files,
    'docs/u.md': `---\nunlisted: true\ntags: [x, own]\nsidebar_label: ${word}\n---\n# ${word}\n\n${word}`,
    'blog/u.md': `---\ndate: 2025-02-02\nunlisted: true\ntags: [own]\n---\n# ${word}\n\n<!-- truncate -->`,
    'pages/u.md': `---\nunlisted: true\n---\n# ${word}`,
  };
  const made = build({
    files: hidden,
    config: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'defaultSidebar' }] } },
  });
  const own = ['/docs/u', '/blog/u', '/u'];
  expect(
    made.pages
      .filter((page) => JSON.stringify(page).includes(word))
      .map(({ route }) => route)
      .sort(),
  ).toEqual(own.sort());
  for (const rest of [made.parts, made.clientSite, made.records]) expect(JSON.stringify(rest)).not.toContain(word);
});
