import { describe, expect, test } from 'vitest';
import { build, errors, findings, pageAt } from './helper.js';

const post = (front: string, body = '# Title\n\nIntro.\n\n<!-- truncate -->\n\nRest.') => `---\n${front}\n---\n${body}`;
const docs = { 'docs/a.md': '# a' };
const many = (count: number, front = '') =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `blog/p${i + 1}.md`,
      post(`title: 帖子${i + 1}\ndate: 2025-03-23\n${front}`),
    ]),
  );
const routes = (made: ReturnType<typeof build>) =>
  made.pages.map(({ route }) => route).filter((route) => route.startsWith('/blog'));

describe('B2.7–B2.13 slugs, dates, order', () => {
  test('B2.7 a front matter slug ignores folder and date', () => {
    const made = build({
      files: { ...docs, 'blog/f/2025-01-01-x.md': post('slug: /own'), 'blog/f/2025-01-02-y.md': post('slug: 新的') },
    });
    expect(routes(made)).toEqual(expect.arrayContaining(['/blog/own', '/blog/新的']));
  });
  test('B2.9 front matter, then path, then git', () => {
    const made = build({
      files: {
        ...docs,
        'blog/2025-01-01-a.md': post('date: 2024-05-06'),
        'blog/2025-01-01-b.md': post('title: b'),
        'blog/c.md': post('title: c'),
        'blog/d.md': post('title: d'),
      },
      context: { dates: { 'blog/c.md': { created: '2023-01-01T00:00:00.000Z' } } },
    });
    expect(made.graph.blogs[0]!.posts.map(({ slug, date }) => [slug, date.slice(0, 10)])).toEqual([
      ['/2025/01/01/b', '2025-01-01'],
      ['/2025/01/01/a', '2024-05-06'],
      ['/c', '2023-01-01'],
      ['/d', '1970-01-01'],
    ]);
    expect(findings(made.problems)).toEqual(['post-no-date blog/d.md']);
  });
  test('B2.13 equal dates: path by code unit; ascending turns all round', () => {
    const order = (blog: object) =>
      build({ files: { ...docs, ...many(11) }, config: { blog } }).graph.blogs[0]!.posts.map(({ slug }) => slug);
    const expected = ['/p1', '/p10', '/p11', '/p2', '/p3', '/p4', '/p5', '/p6', '/p7', '/p8', '/p9'];
    expect(order({})).toEqual(expected);
    expect(order({ sortPosts: 'ascending' })).toEqual(expected.toReversed());
  });
  test('B2.17 titles', () => {
    const made = build({
      files: {
        ...docs,
        'blog/a.md': post('title: F'),
        'blog/b.md': post('x: 1'),
        'blog/folder/index.md': post('x: 1', 'text'),
      },
    });
    expect(made.graph.blogs[0]!.posts.map(({ title }) => title)).toEqual(['F', 'Title', 'folder']);
  });
});

describe('B2.39–B2.43 lists', () => {
  test('B2.39 B2.40 pages of ten', () => {
    const made = build({ files: { ...docs, ...many(20) } });
    expect(routes(made).filter((route) => /^\/blog(?:\/page\/\d+)?$/.test(route))).toEqual(['/blog', '/blog/page/2']);
    expect(pageAt(made.pages, 'blog-list', '/blog')).toMatchObject({
      title: 'Blog',
      file: 'blog.html',
      pagination: {
        permalink: '/blog',
        page: 1,
        postsPerPage: 10,
        totalPages: 2,
        totalCount: 20,
        nextPage: '/blog/page/2',
      },
      head: { searchTag: 'blog_posts_list' },
    });
    expect(pageAt(made.pages, 'blog-list', '/blog/page/2').pagination.previousPage).toBe('/blog');
  });
  test('the title of a Chinese blog', () => {
    const made = build({ files: { ...docs, ...many(1) }, config: { i18n: { defaultLocale: 'zh-Hans' } } });
    expect(pageAt(made.pages, 'blog-list', '/blog').title).toBe('博客');
  });
  test('B2.2 no posts: the list alone', () => {
    const made = build({ files: { ...docs, 'blog/x.txt': '' } });
    expect([routes(made), findings(made.problems)]).toEqual([['/blog'], []]);
  });
  test('B2.1 no folder: no blog, no fault', () => {
    const made = build({ files: docs });
    expect([routes(made), findings(made.problems)]).toEqual([[], []]);
  });
  test('B2.42 a blog at the root has the title of the site', () => {
    const made = build({ files: { ...docs, ...many(1) }, config: { blog: { routeBasePath: '/' }, pages: false } });
    expect(pageAt(made.pages, 'blog-list', '/').title).toBe('');
    expect(pageAt(made.pages, 'post', '/p1').post.title).toBe('帖子1');
  });
  test('B2.30 B2.31 previews', () => {
    const made = build({
      files: {
        ...docs,
        'blog/a.md': post('title: a\ndate: 2025-01-02'),
        'blog/b.md': post('title: b\ndate: 2025-01-01', 'All'),
      },
    });
    expect(pageAt(made.pages, 'blog-list', '/blog').posts).toMatchObject([
      { hasMore: true, body: { preview: true, source: 'blog/a.md' } },
      { hasMore: false, body: { source: 'blog/b.md' } },
    ]);
    expect(pageAt(made.pages, 'post', '/blog/a').post).toMatchObject({ hasMore: false });
    expect(pageAt(made.pages, 'post', '/blog/a').post.body).not.toHaveProperty('preview');
    expect(findings(made.problems)).toEqual(['post-untruncated blog/b.md']);
  });
});

describe('B2.44–B2.51 sidebar, chain, archive, tags', () => {
  const files = {
    ...docs,
    'blog/a.md': post('title: a\ndate: 2024-12-31T23:30:00Z\ntags: [x]'),
    'blog/b.md': post('title: b\ndate: 2025-03-23\nsidebar_label: B\ntags: [x, y]'),
    'blog/c.md': post('title: c\ndate: 2025-04-01\nunlisted: true\ntags: [y, z]'),
    'blog/d.md': post('title: d\ndate: 2025-05-01\ndraft: true'),
  };
  const made = build({ files, config: { i18n: { defaultLocale: 'zh-Hans' } } });
  test('B2.16 B2.44 B2.45 recent posts by UTC year, listed ones only', () => {
    expect(pageAt(made.pages, 'blog-list', '/blog').recent).toEqual({
      title: '近期文章',
      ways: { posts: '/blog', archive: '/blog/archive', tags: '/blog/tags' },
      groups: [
        { year: '2025', items: [{ title: 'B', permalink: '/blog/b' }] },
        { year: '2024', items: [{ title: 'a', permalink: '/blog/a' }] },
      ],
    });
    expect(
      build({ files, config: { blog: { blogSidebarCount: 0 } } }).pages.find(({ kind }) => kind === 'blog-list'),
    ).toMatchObject({ recent: null });
  });
  test('posts changed later say so, and come first where the sidebar is sorted by that', () => {
    const post = (date: string, update = '') => `---\ndate: ${date}\n${update}---\n# T`;
    const changed = {
      'blog/a.md': post('2025-01-03'),
      'blog/b.md': post('2025-01-02', 'last_update: {date: 2025-01-02T10:00:00Z}\n'),
      'blog/c.md': post('2024-01-01', 'last_update: {date: 2026-02-01}\nlast_reviewed: 2026-03-01\n'),
    };
    const made = (blog: object) => build({ files: { ...changed, 'pages/index.tsx': '' }, config: { blog } }).pages;
    const recent = (blog: object) => pageAt(made(blog), 'blog-list', '/blog').recent?.groups;
    const shown = { showLastUpdateTime: true };
    expect(pageAt(made(shown), 'post', '/blog/c')).toMatchObject({
      post: { updated: { date: '2026-02-01T00:00:00.000Z', shown: 'February 1, 2026' } },
      reviewed: { shown: 'Mar 1, 2026' },
    });
    expect(pageAt(made(shown), 'post', '/blog/b').post.updated).toBe(undefined);
    expect(pageAt(made({}), 'post', '/blog/c').post.updated).toBe(undefined);
    const years = (groups: ReturnType<typeof recent>) => groups?.map(({ year, items }) => [year, items.length]);
    expect(years(recent(shown))).toEqual([
      ['2025', 2],
      ['2024', 1],
    ]);
    expect(recent({ ...shown, blogSidebarSort: 'updated' })).toMatchObject([
      { year: '2026', items: [{ permalink: '/blog/c' }] },
      { year: '2025', items: [{ permalink: '/blog/a' }, { permalink: '/blog/b' }] },
    ]);
    const first = (blog: object) => pageAt(made(blog), 'component', '/').data?.recentPosts[0]?.permalink;
    expect([first(shown), first({})]).toEqual(['/blog/c', '/blog/a']);
  });
  test('B2.15 B2.47 the chain leaves the unlisted out', () => {
    expect(pageAt(made.pages, 'post', '/blog/a')).toMatchObject({ prev: { title: 'b', permalink: '/blog/b' } });
    expect(pageAt(made.pages, 'post', '/blog/b')).toMatchObject({ next: { title: 'a' } });
    expect(pageAt(made.pages, 'post', '/blog/b')).not.toHaveProperty('prev');
    expect(pageAt(made.pages, 'post', '/blog/c')).toMatchObject({
      unlisted: true,
      head: { robots: 'noindex, nofollow' },
    });
    expect(routes(made)).not.toContain('/blog/d');
  });
  test('B2.48 archive', () => {
    const more = { ...files, 'blog/e.md': post('title: e\ndate: 2025-06-01') };
    expect(
      pageAt(build({ files: more }).pages, 'archive', '/blog/archive').years.map(({ year, posts }) => [
        year,
        posts.map(({ title }) => title),
      ]),
    ).toEqual([
      ['2025', ['b', 'e']],
      ['2024', ['a']],
    ]);
    expect(routes(build({ files, config: { blog: { archiveBasePath: null } } }))).not.toContain('/blog/archive');
  });
  test('B2.49–B2.51 tags', () => {
    expect(pageAt(made.pages, 'blog-tag', '/blog/tags/x').posts.map(({ title }) => title)).toEqual(['b', 'a']);
    expect(pageAt(made.pages, 'blog-tag', '/blog/tags/y').posts.map(({ title }) => title)).toEqual(['b']);
    expect(pageAt(made.pages, 'blog-tag', '/blog/tags/z')).toMatchObject({ unlisted: true, posts: [] });
    expect(pageAt(made.pages, 'tag-index', '/blog/tags')).toMatchObject({
      area: 'blog',
      groups: [
        { letter: 'X', tags: [{ count: 2 }] },
        { letter: 'Y', tags: [{ count: 1 }] },
      ],
    });
    const hidden = build({ files: { ...docs, 'blog/c.md': files['blog/c.md'] } });
    expect(pageAt(hidden.pages, 'tag-index', '/blog/tags').groups).toEqual([]);
    const many11 = build({ files: { ...docs, ...many(11, 'tags: [x]') } });
    expect(routes(many11)).toContain('/blog/tags/x/page/2');
  });
  test('D22 reading time: words over words per minute, unrounded', () => {
    expect(pageAt(made.pages, 'post', '/blog/a').post.readingTime).toBe(0.5);
    expect(
      pageAt(build({ files, config: { blog: { showReadingTime: false } } }).pages, 'post', '/blog/a').post,
    ).not.toHaveProperty('readingTime');
  });
  test('B6.9 head of a post', () => {
    const { head } = pageAt(made.pages, 'post', '/blog/b');
    expect(head).toMatchObject({
      ogType: 'article',
      publishedTime: '2025-03-23T00:00:00.000Z',
      articleTags: ['x', 'y'],
      canonical: 'https://a.b/blog/b',
      searchTag: 'default',
    });
    expect(head.structuredData).toMatchObject([
      { '@type': 'BlogPosting', headline: 'b', datePublished: '2025-03-23T00:00:00.000Z' },
    ]);
  });
});

describe('B2.23–B2.28 authors', () => {
  const file = {
    'static/xu.png': '',
    'blog/authors.yml':
      'li:\n  name: Li\n  page: true\n  socials:\n    github: li\nxu:\n  name: Xu\n  url: https://x.u\n  image_url: /xu.png\n',
  };
  const authored = (authors: string, more = {}) =>
    build({ files: { ...docs, ...file, 'blog/a.md': post(`title: a\ndate: 2025-01-01\n${authors}`), ...more } });
  test('B2.23 B2.24 B2.26 B2.27 keys and objects; pages', () => {
    const made = authored('authors: [li, {key: xu, title: Dr}, {name: Guest}]');
    expect(pageAt(made.pages, 'post', '/blog/a').post.authors).toEqual([
      { name: 'Li', key: 'li', page: '/blog/authors/li', socials: { github: 'https://github.com/li' } },
      { name: 'Xu', key: 'xu', url: 'https://x.u', imageUrl: '/xu.png', title: 'Dr' },
      { name: 'Guest' },
    ]);
    expect(findings(made.problems)).toEqual(['authors-inline blog/a.md']);
    expect(pageAt(made.pages, 'blog-author', '/blog/authors/li').posts).toMatchObject([{ title: 'a' }]);
    expect(pageAt(made.pages, 'blog-authors', '/blog/authors').authors.map(({ key, count }) => [key, count])).toEqual([
      ['li', 1],
      ['xu', 1],
    ]);
  });
  test('B2.28 none', () => expect(pageAt(authored('x: 1').pages, 'post', '/blog/a').post.authors).toEqual([]));
  test('legacy fields', () =>
    expect(pageAt(authored('author: Old\nauthorURL: https://o.d').pages, 'post', '/blog/a').post.authors).toEqual([
      { name: 'Old', url: 'https://o.d' },
    ]));
  test.each([
    ['unknown key', 'authors: lee', {}, ['authors-unknown']],
    ['no file', 'authors: lee', { 'blog/authors.yml': undefined }, ['authors-file-missing']],
    ['named twice', 'authors: [li, li]', {}, ['authors-twice']],
    ['mixed with legacy fields', 'authors: li\nauthor: x', {}, ['authors-mixed']],
    ['a number', 'authors: 3', {}, ['authors-entry']],
    ['nameless in the file', 'authors: li', { 'blog/authors.yml': 'li:\n  title: x\n' }, ['authors-nameless']],
    [
      'handle with slash',
      'authors: li',
      { 'blog/authors.yml': 'li:\n  name: x\n  socials:\n    x: a/b\n' },
      ['authors-handle'],
    ],
    [
      'two pages at one address',
      'x: 1',
      { 'blog/authors.yml': 'a-b:\n  name: x\n  page: true\na_b:\n  name: y\n  page: true\n' },
      ['authors-page-twice'],
    ],
    ['wrong shape', 'x: 1', { 'blog/authors.yml': 'li: Li\n' }, ['authors-file-shape']],
  ])('B2.24 %s', (_name, authors, more, codes) => expect(errors(authored(authors, more).problems)).toEqual(codes));
  test('B2.24 the nearest key', () => {
    expect(authored('authors: lli').problems.find(({ code }) => code === 'authors-unknown')).toMatchObject({
      file: 'blog/a.md',
      nearest: 'li',
      args: { known: 'li, xu' },
    });
  });
});
