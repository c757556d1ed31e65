import { describe, expect, test } from 'vitest';
import { withoutConsequences } from '../../renderer/site/problems/consequences.js';
import { build, errors, findings, pageAt } from './helper.js';

const routes = (made: ReturnType<typeof build>) => made.pages.map(({ route }) => route);

describe('B1.2–B1.7 discovery', () => {
  test('what is content, what a partial, what neither', () => {
    const made = build({
      files: {
        'docs/a.md': '',
        'docs/b.mdx': '',
        'docs/c.MD': '',
        'docs/_part.mdx': '',
        'docs/_dir/x.md': '',
        'docs/x.test.js': '',
        'docs/__tests__/y.md': '',
        'docs/.hidden/z.md': '',
        'docs/img.png': '',
      },
      config: { blog: false, pages: false },
    });
    expect(made.files.sources.map(({ relative, kind }) => `${kind} ${relative}`)).toEqual([
      'partial __tests__/y.md',
      'partial _dir/x.md',
      'partial _part.mdx',
      'doc a.md',
      'doc b.mdx',
    ]);
  });
  test('B1.4 an underscore above the content folder does not exclude', () => {
    expect(routes(build({ files: { '_site/docs/a.md': '' }, config: { docs: { path: '_site/docs' } } }))).toContain(
      '/docs/a',
    );
  });
  test('B1.6 missing and empty folders', () => {
    expect(errors(build({ files: {} }).problems)).toEqual(['docs-folder-missing']);
    expect(errors(build({ files: { 'docs/x.txt': '' } }).problems)).toEqual(['docs-folder-empty']);
  });
  test('B1.7 a translation takes the place of the file', () => {
    const made = build({
      files: {
        'docs/a.md': '# A',
        'i18n/zh-Hans/docusaurus-plugin-content-docs/current/a.md': '# 甲\n\n[b](./b.md)',
        'docs/b.md': '# B',
      },
      config: { i18n: { defaultLocale: 'zh-Hans' } },
    });
    expect(pageAt(made.pages, 'doc', '/docs/a').title).toBe('甲');
    expect(pageAt(made.pages, 'doc', '/docs/a').body.slots).toEqual([{ kind: 'link', href: '/docs/b' }]);
  });
  test('a file that is not UTF-8', () => {
    const made = build({
      files: { 'docs/a.md': '[b](b.md#c)', 'docs/b.md': 'bytes:61 0a ff fe' },
    });
    expect(made.problems.filter(({ level }) => level === 'error')).toMatchObject([
      { code: 'source-encoding', file: 'docs/b.md', line: 2, args: { encoding: 'GB18030', path: 'docs/b.md' } },
    ]);
    const other = build({ files: { 'docs/a.md': '', 'docs/b.md': 'bytes:ff fe 61 00' } });
    expect(other.problems).toContainEqual(expect.objectContaining({ args: { encoding: 'UTF-16', path: 'docs/b.md' } }));
  });
  test('headings of a page whose front matter does not end are not known', () => {
    const files = { 'docs/a.md': '---\ntitle: A\n\n## H {#h}\n', 'docs/b.md': '[h](a.md#h)' };
    const { problems } = build({ files });
    expect(findings(withoutConsequences(problems))).toEqual(['front-matter-unclosed docs/a.md']);
  });
  test('nor is a misspelt name of its own reported, nor tags that only it can tell', () => {
    const files = { 'docs/a.md': '---\ntags: [js]\n---\n', 'docs/tags.yml': 'bytes:6a 73 3a 0a ff fe' };
    expect(findings(build({ files }).problems)).toEqual(['source-encoding docs/tags.yml']);
    const tabs = build({ files: { ...files, 'docs/tags.yml': 'js:\n\tlabel: JS\n' } });
    expect(findings(tabs.problems)).toEqual(['yaml-tab docs/tags.yml']);
  });
  test('an extension in capital letters is told: the file is no page', () => {
    const made = build({ files: { 'docs/a.md': '', 'docs/g/B.MD': '# B', 'docs/c.Mdx': '', 'docs/_d.MD': '' } });
    expect(made.problems.filter(({ code }) => code === 'source-extension')).toMatchObject([
      { file: 'docs/c.Mdx', args: { name: 'c.mdx' } },
      { file: 'docs/g/B.MD', args: { name: 'B.md' } },
    ]);
  });
});

describe('B1.13–B1.22 ids and slugs that are wrong', () => {
  test('B1.14 two docs with one id: all files, the count', () => {
    const { problems } = build({ files: { 'docs/g/a.md': '', 'docs/g/01-a.md': '', 'docs/g/a.mdx': '' } });
    expect(problems.filter(({ level }) => level === 'error')).toMatchObject([
      {
        code: 'doc-id-duplicate',
        file: 'docs/g/01-a.md',
        args: { id: 'g/a', count: 3 },
        more: [{ file: 'docs/g/a.md' }, { file: 'docs/g/a.mdx' }],
      },
    ]);
  });
  test.each([
    ['---\nid: a/b\n---\n', 'doc-id-slash'],
    ['---\nslug: /a?b\n---\n', 'doc-slug-unclean'],
  ])('%j', (text, code) => expect(errors(build({ files: { 'docs/x.md': text } }).problems)).toEqual([code]));
});

describe('B1.34–B1.36 titles and descriptions', () => {
  test.each([
    ['---\ntitle: F\n---\n# H', 'F', null],
    ['# H', 'H', null],
    ['text', 'x', 'x'],
    ['---\ntitle: F\n---\ntext', 'F', 'F'],
    ['---\ntitle: F\nhide_title: true\n---\ntext', 'F', null],
    ['---\ntitle: ""\n---\ntext', '', null],
  ])('%j: title %j, printed heading %j', (text, title, heading) => {
    expect(pageAt(build({ files: { 'docs/x.md': text } }).pages, 'doc', '/docs/x')).toMatchObject({ title, heading });
  });
  test('B1.36', () => {
    const made = build({
      files: { 'docs/a.md': '---\ndescription: D\n---\ntext', 'docs/b.md': 'text', 'docs/c.md': '' },
    });
    expect(['a', 'b', 'c'].map((name) => pageAt(made.pages, 'doc', `/docs/${name}`).head.description)).toEqual([
      'D',
      'text',
      undefined,
    ]);
  });
});

describe('A-4 B1.81 B1.82 the root of the docs', () => {
  test('no root doc: a redirect to the first doc of the first sidebar, and links to it are good', () => {
    const made = build({
      files: { 'docs/a.md': '# a', 'docs/b.md': '# b\n\n[root](/docs)' },
      sidebars: { one: ['b', 'a'] },
    });
    expect(pageAt(made.pages, 'redirect', '/docs')).toMatchObject({
      to: '/docs/b',
      file: 'docs.html',
      head: { canonical: 'https://a.b/docs/b', robots: 'noindex, follow' },
    });
    expect(errors(made.problems)).toEqual([]);
  });
  test.each([
    ['a doc with slug /', { 'docs/a.md': '---\nslug: /\n---\n' }],
    ['an index doc', { 'docs/index.md': '' }],
  ])('%s claims it', (_name, files) => expect(pageAt(build({ files }).pages, 'doc', '/docs').docId).toBeDefined());
});

describe('B1.83 B1.84 versions', () => {
  test('B1.83 unversioned', () => {
    const made = build({ files: { 'docs/a.md': '' } });
    expect(pageAt(made.pages, 'doc', '/docs/a').version).toEqual({
      name: 'current',
      label: 'Next',
      path: '/docs',
      isLast: true,
      banner: 'none',
      badge: false,
      className: 'docs-version-current',
    });
  });
  const files = {
    'docs/a.md': '# A',
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-2.0/a.md': '# A2',
    'versioned_docs/version-1.0/a.md': '# A1',
    'versioned_docs/version-1.0/old.md': '# Old',
  };
  test('B1.84 last, next, old: paths, banners, the same doc in the latest', () => {
    const made = build({ files });
    expect(routes(made).filter((route) => /\/(?:a|old)$/.test(route))).toEqual([
      '/docs/next/a',
      '/docs/a',
      '/docs/1.0/a',
      '/docs/1.0/old',
    ]);
    expect(pageAt(made.pages, 'doc', '/docs/a')).toMatchObject({
      title: 'A2',
      version: { name: '2.0', isLast: true, banner: 'none', badge: true },
    });
    expect(pageAt(made.pages, 'doc', '/docs/next/a').version).toMatchObject({
      banner: 'unreleased',
      latest: { href: '/docs/a', label: '2.0' },
    });
    expect(pageAt(made.pages, 'doc', '/docs/1.0/a').version).toMatchObject({
      banner: 'unmaintained',
      latest: { href: '/docs/a' },
    });
    expect(pageAt(made.pages, 'doc', '/docs/1.0/old').version.latest).toEqual({
      href: '/docs/a',
      label: '2.0',
      name: '2.0',
    });
    expect(made.clientSite.searchTags).toEqual([
      'default',
      'docs-default-current',
      'docs-default-2.0',
      'docs-default-1.0',
    ]);
    expect(pageAt(made.pages, 'doc', '/docs/1.0/a').head).toMatchObject({
      searchTag: 'docs-default-1.0',
      version: '1.0',
    });
  });
  test('options of versions', () => {
    const docs = {
      lastVersion: 'current',
      versions: { current: { label: 'Now', badge: false }, '1.0': { noIndex: true, path: 'one' } },
      onlyIncludeVersions: ['current', '1.0'],
    };
    const made = build({ files, config: { docs } });
    expect(pageAt(made.pages, 'doc', '/docs/a').version).toMatchObject({
      name: 'current',
      label: 'Now',
      badge: false,
      banner: 'none',
    });
    expect(pageAt(made.pages, 'doc', '/docs/one/a').head.robots).toBe('noindex, nofollow');
    expect(made.records.map(({ page }) => page)).toEqual(['/docs/a']);
  });
  test.each([
    [{ lastVersion: '3.0' }, ['versions-unknown']],
    [{ onlyIncludeVersions: ['current', '9'] }, ['versions-unknown']],
  ])('%j', (docs, codes) => expect(errors(build({ files, config: { docs } }).problems)).toEqual(codes));
  test('a versions file that is no list', () => {
    expect(errors(build({ files: { ...files, 'versions.json': '{}' } }).problems)).toEqual(['versions-file']);
  });
  test('signs of Chinese typing in a versions file', () => {
    const { problems } = build({ files: { ...files, 'versions.json': '["2.0"，“1.0”]' } });
    expect(problems.filter(({ file }) => file === 'versions.json')).toMatchObject([
      { code: 'data-file-sign', column: 7, args: { wanted: ',' } },
      { code: 'data-file-sign', column: 8, args: { wanted: '"1.0"' } },
    ]);
  });
});

test('B7.19 several docs instances and blogs, each with its own base path and sidebars', () => {
  const made = build({
    files: { 'docs/a.md': '', 'api/a.md': '', 'api/b.md': '', 'blog/p.md': 'x', 'news/q.md': 'y' },
    config: {
      docs: [{}, { id: 'api', path: 'api', routeBasePath: '/reference' }],
      blog: [{}, { id: 'news', path: 'news', routeBasePath: '/news' }],
    },
  });
  expect(routes(made)).toEqual(
    expect.arrayContaining(['/docs/a', '/reference/a', '/reference/b', '/blog/p', '/news/q', '/news']),
  );
  expect(pageAt(made.pages, 'doc', '/reference/b')).toMatchObject({
    scope: { area: 'docs', instance: 'api' },
    sidebar: { part: '/_notes/sidebar/api-current-defaultSidebar.json' },
    head: { searchTag: 'docs-api-current' },
  });
});

describe('B1.86 B1.87 drafts and unlisted', () => {
  const files = {
    'docs/a.md': '# a',
    'docs/d.md': '---\ndraft: true\n---\n# d',
    'docs/u.md': '---\nunlisted: true\n---\n# u',
  };
  test('production', () => {
    const made = build({ files });
    expect(routes(made)).not.toContain('/docs/d');
    expect(pageAt(made.pages, 'doc', '/docs/u')).toMatchObject({ unlisted: true });
  });
  test('development shows both', () => {
    const made = build({ files, context: { production: false } });
    expect(pageAt(made.pages, 'doc', '/docs/d')).toMatchObject({
      draft: true,
      prev: { permalink: '/docs/a' },
      next: { permalink: '/docs/u' },
    });
    expect(pageAt(made.pages, 'doc', '/docs/u').head.robots).toBe(undefined);
  });
});

describe('B1.90–B1.96 tags', () => {
  const tagged = (name: string, tags: string, more = '') => ({
    [`docs/${name}.md`]: `---\ntags: ${tags}\n${more}---\n# ${name}`,
  });
  test('B1.91 grouped by permalink, first label shown, counted once', () => {
    const made = build({ files: { ...tagged('b', '[Node.js, node-js]'), ...tagged('a', '[nodeJS]') } });
    expect(pageAt(made.pages, 'docs-tag', '/docs/tags/node-js')).toMatchObject({
      tag: { label: 'nodeJS', inline: true },
      docs: [{ title: 'a' }, { title: 'b' }],
      tagsHref: '/docs/tags',
    });
    expect(pageAt(made.pages, 'tag-index', '/docs/tags').groups).toEqual([
      { letter: 'N', tags: [{ label: 'nodeJS', permalink: '/docs/tags/node-js', count: 2 }] },
    ]);
  });
  test('B1.92 B1.93 tags file: known keys, defaults, inline reported once per file', () => {
    const made = build({
      files: {
        'docs/tags.yml': 'js:\n  label: JavaScript\n  permalink: /javascript\n  description: D\ngit:\n',
        ...tagged('a', '[js, git, other, more]'),
      },
    });
    expect(pageAt(made.pages, 'doc', '/docs/a').tags).toEqual([
      { label: 'JavaScript', permalink: '/docs/tags/javascript', inline: false, description: 'D' },
      { label: 'Git', permalink: '/docs/tags/git', inline: false },
      { label: 'other', permalink: '/docs/tags/other', inline: true },
      { label: 'more', permalink: '/docs/tags/more', inline: true },
    ]);
    expect(findings(made.problems)).toEqual(['tags-inline docs/a.md']);
  });
  test('B1.94 own permalinks stand below the tags path', () => {
    const made = build({ files: tagged('a', '[{label: 自定义, permalink: /zdy}]') });
    expect(pageAt(made.pages, 'docs-tag', '/docs/tags/zdy').tag.label).toBe('自定义');
  });
  test.each([
    [
      'duplicate permalinks',
      { 'docs/tags.yml': 'a:\n  permalink: /x\nb:\n  permalink: /x\n' },
      {},
      ['tags-file-duplicate'],
    ],
    ['wrong shape', { 'docs/tags.yml': 'a: 3\n' }, {}, ['tags-file-shape']],
    ['unknown field', { 'docs/tags.yml': 'a:\n  lable: x\n' }, {}, ['data-file-unknown-key']],
    ['broken', { 'docs/tags.yml': 'a: [\n' }, {}, ['yaml-unclosed']],
    ['named but missing', {}, { tags: 'my.yml' }, ['tags-file-missing']],
    ['default name missing', {}, {}, []],
    ['switched off', { 'docs/tags.yml': 'a: 3\n' }, { tags: null }, []],
    ['onInlineTags: throw', { 'docs/tags.yml': 'b:\n' }, { onInlineTags: 'throw' as const }, ['tags-inline']],
  ])('B1.92 %s', (_name, files, docs, codes) => {
    expect(errors(build({ files: { ...tagged('a', '[a]'), ...files }, config: { docs } }).problems)).toEqual(codes);
  });
  test.each([
    ['docs/tag.yml', 'tags.yml'],
    ['docs/tags.yaml', 'tags.yml'],
    ['docs/g/_category.json', '_category_.json'],
    ['docs/g/_Category_.yml', '_category_.yml'],
    ['docs/g/_categories_.yaml', '_category_.yaml'],
    ['blog/author.yml', 'authors.yml'],
    ['blog/authors.yaml', 'authors.yml'],
    // Files that content may import, or that have a name of their own.
    ['docs/tags.json', undefined],
    ['docs/g/tag.yml', undefined],
    ['docs/g/category.json', undefined],
    ['docs/g/_data_.json', undefined],
  ])('a misspelt data file %s is found', (path, known) => {
    const { problems } = build({ files: { ...tagged('a', '[]'), 'docs/g/a.md': '', [path]: '{}' } });
    const found = problems.filter(({ code }) => code === 'data-file-name');
    expect(found.map(({ file, nearest }) => [file, nearest])).toEqual(known === undefined ? [] : [[path, known]]);
  });
  test('D17 B1.89 a tag with unlisted docs alone keeps an empty page, no entry', () => {
    const made = build({ files: { ...tagged('a', '[x]'), ...tagged('b', '[x, y]', 'unlisted: true\n') } });
    expect(pageAt(made.pages, 'docs-tag', '/docs/tags/x').docs).toMatchObject([{ title: 'a' }]);
    expect(pageAt(made.pages, 'docs-tag', '/docs/tags/y')).toMatchObject({
      unlisted: true,
      head: { robots: 'noindex, nofollow' },
      docs: [],
    });
    expect(JSON.stringify(pageAt(made.pages, 'tag-index', '/docs/tags'))).not.toContain('/docs/tags/y');
    expect(routes(build({ files: tagged('b', '[y]', 'unlisted: true\n') }))).not.toContain('/docs/tags');
  });
});

describe('B1.99–B1.102 last update and edit link', () => {
  const files = {
    'docs/01-g/01-a.md': '# a',
    'docs/b.md': '---\nlast_update: {date: 2025-01-02}\ncustom_edit_url: null\n---\n# b',
    'docs/c.md': '---\ncustom_edit_url: https://x.y/z\n---\n# c',
  };
  const dates = {
    'docs/01-g/01-a.md': { updated: '2026-11-21T10:00:00.000Z', author: 'Xu' },
    'docs/b.md': { updated: '2026-01-01T00:00:00.000Z', author: 'Li' },
  };
  const docs = { showLastUpdateTime: true, showLastUpdateAuthor: true, editUrl: 'https://g.h/tree/main/' };
  const made = build({ files, config: { docs, i18n: { defaultLocale: 'zh-Hans' } }, context: { dates } });
  test('git, then front matter by field', () => {
    expect(pageAt(made.pages, 'doc', '/docs/g/a').lastUpdate).toEqual({
      date: '2026-11-21T10:00:00.000Z',
      shown: '2026年11月21日',
      author: 'Xu',
    });
    expect(pageAt(made.pages, 'doc', '/docs/b').lastUpdate).toMatchObject({ shown: '2025年1月2日', author: 'Li' });
    expect(pageAt(made.pages, 'doc', '/docs/c').lastUpdate).toBe(undefined);
    expect(pageAt(build({ files, context: { dates } }).pages, 'doc', '/docs/b').lastUpdate).toBe(undefined);
  });
  test('what was changed last comes first for React pages, where the change is shown', () => {
    const home = { 'pages/index.tsx': 'export default () => null' };
    const told = (config: object) =>
      pageAt(build({ files: { ...files, ...home }, config, context: { dates } }).pages, 'component', '/').data
        ?.recentDocs;
    expect(told({ docs })).toMatchObject([
      { permalink: '/docs/g/a', updated: { shown: 'Nov 21, 2026' } },
      { permalink: '/docs/b', updated: { date: '2025-01-02T00:00:00.000Z' } },
    ]);
    expect(told({})).toEqual([]);
  });
  test('the day of the last review', () => {
    const { pages } = build({ files: { 'docs/a.md': '---\nlast_reviewed: 2026-11-21\n---\n# a', 'docs/b.md': '# b' } });
    expect(pageAt(pages, 'doc', '/docs/a').reviewed).toMatchObject({ shown: 'Nov 21, 2026' });
    expect(pageAt(pages, 'doc', '/docs/b').reviewed).toBe(undefined);
  });
  test('B1.102 B1.33 edit links', () => {
    expect(['g/a', 'b', 'c'].map((path) => pageAt(made.pages, 'doc', `/docs/${path}`).editUrl)).toEqual([
      'https://g.h/tree/main/docs/01-g/01-a.md',
      undefined,
      'https://x.y/z',
    ]);
  });
});
