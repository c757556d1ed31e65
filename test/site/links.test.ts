import { describe, expect, test } from 'vitest';
import { assetCandidates } from '../../renderer/site/sources/local-files.js';
import { build, errors, findings, pageAt } from './helper.js';

const files = {
  'docs/guide/here.md': '',
  'docs/01-guide/01-first.md': '# First\n\n## One',
  'docs/中文/文档.md': '# 文档\n\n## 标题',
  'docs/draft.md': '---\ndraft: true\n---\n',
  'blog/2025-01-01-post.md': '---\nslug: post\n---\n# Post\n\n<!-- truncate -->',
  'static/a.pdf': '',
  'static/img/s.png': '',
};
const assets = {
  'docs/guide/x.png': { href: '/assets/x.png', width: 4, height: 3 },
  'docs/guide/d.zip': { href: '/assets/d.zip' },
  'static/img/s.png': { href: '/img/s.png', width: 1, height: 1 },
  'static/a.pdf': { href: '/a.pdf' },
  'src/y.svg': { href: '/assets/y.svg' },
};
const slotOf = (markdown: string, config = {}, context = {}) => {
  const made = build({ files: { ...files, 'docs/guide/here.md': markdown }, config, context: { assets, ...context } });
  return {
    slot: pageAt(made.pages, 'doc', made.pages.find((page) => page.source === 'docs/guide/here.md')!.route),
    problems: made.problems,
  };
};

describe('B4.52–B4.58 links', () => {
  const outside = { target: '_blank', rel: 'noopener noreferrer' };
  test.each([
    ['B4.52 beside the file', '../01-guide/01-first.md', { href: '/docs/guide/first' }],
    ['B4.52 hash and query stay', '../01-guide/01-first.md?q=1#one', { href: '/docs/guide/first?q=1#one' }],
    ['B4.52 from the content root', '/01-guide/01-first.md', { href: '/docs/guide/first' }],
    ['B4.52 bare, from the content root', '01-guide/01-first.md', { href: '/docs/guide/first' }],
    ['B4.52 @site', '@site/docs/01-guide/01-first.md', { href: '/docs/guide/first' }],
    ['B4.52 from the site root', '/docs/01-guide/01-first.md', { href: '/docs/guide/first' }],
    ['B4.52 encoded', '../%E4%B8%AD%E6%96%87/%E6%96%87%E6%A1%A3.md#标题', { href: '/docs/中文/文档#标题' }],
    ['a file of another area', '/blog/2025-01-01-post.md', { href: '/blog/post' }],
    ['B4.55 a path', '/blog/', { href: '/blog' }],
    [
      'B4.55 encoded path',
      '/docs/%E4%B8%AD%E6%96%87/%E6%96%87%E6%A1%A3',
      { href: '/docs/%E4%B8%AD%E6%96%87/%E6%96%87%E6%A1%A3' },
    ],
    ['B4.55 hash alone', '#', { href: '#' }],
    ['B4.54 relative to the address of the page', 'first', { href: '/docs/guide/first' }],
    ['B4.56 external', 'https://x.y/z', { href: 'https://x.y/z', ...outside }],
    ['B4.56 without scheme', '//x.y', { href: '//x.y', ...outside }],
    ['B4.56 mail', 'mailto:a@b.c', { href: 'mailto:a@b.c', ...outside }],
    ['B4.57 pathname', 'pathname:///x/y', { href: '/x/y', ...outside }],
    ['B4.58 a file beside', './d.zip', { href: '/assets/d.zip', ...outside, asset: true }],
    ['B4.58 a static file', '/a.pdf', { href: '/a.pdf', ...outside, asset: true }],
    ['B5.12 an address ending in .html', '/docs/guide/first.html', { href: '/docs/guide/first.html' }],
    ['A-4 root of the docs', '/docs', { href: '/docs' }],
  ])('%s: %s', (_name, url, value) => {
    const { slot, problems } = slotOf(`[x](${url})`);
    expect(slot.body.slots).toEqual([{ kind: 'link', ...value }]);
    expect(findings(problems)).toEqual([]);
  });
  test('B5.9 a route in another case is found, and told', () => {
    const { slot, problems } = slotOf('[x](/Docs/Guide/First)');
    expect(slot.body.slots).toEqual([{ kind: 'link', href: '/Docs/Guide/First' }]);
    expect(findings(problems)).toEqual(['link-case docs/guide/here.md']);
    expect(problems[0]).toMatchObject({ level: 'warning', nearest: '/docs/guide/first' });
  });
  test('B4.55 base and trailing slash', () => {
    const { slot } = slotOf('[x](/blog?q#h) [y](../01-guide/01-first.md)', { baseUrl: '/base/', trailingSlash: true });
    expect(slot.body.slots).toEqual([
      { kind: 'link', href: '/base/blog/?q#h' },
      { kind: 'link', href: '/base/docs/guide/first/' },
    ]);
  });
});

describe('B4.59–B4.63 images', () => {
  test.each([
    ['beside', './x.png', { src: '/assets/x.png', width: 4, height: 3 }],
    ['bare', 'x.png', { src: '/assets/x.png', width: 4, height: 3 }],
    ['static', '/img/s.png', { src: '/img/s.png', width: 1, height: 1 }],
    ['@site, with hash', '@site/src/y.svg#part', { src: '/assets/y.svg#part' }],
    ['external', 'https://x.y/z.png', { src: 'https://x.y/z.png' }],
    ['pathname', 'pathname:///z.png', { src: '/z.png' }],
  ])('%s', (_name, url, value) => {
    const { slot, problems } = slotOf(`![](${url})`);
    expect(slot.body.slots).toEqual([{ kind: 'image', ...value }]);
    expect(errors(problems)).toEqual([]);
  });
  test('B4.63 front matter image beside the file', () => {
    expect(slotOf('---\nimage: ./x.png\n---\n').slot.head.image).toBe('https://a.b/assets/x.png');
    expect(slotOf('---\nimage: img/x.png\n---\n').slot.head.image).toBe('https://a.b/img/x.png');
  });
  test('what the engine is to look for', () => {
    const text =
      '---\nimage: ./f.png\n---\n![](./x.png) ![](/img/s.png) ![](/img/none.png) [z](d.zip) [p](/a.pdf) [m](a.md) ![](https://x.y/a.png)';
    const made = build({ files: { ...files, 'docs/guide/here.md': text } });
    expect([...assetCandidates(made.site, made.documents, made.files)].sort()).toEqual([
      'docs/guide/d.zip',
      'docs/guide/f.png',
      'docs/guide/x.png',
      // No static folder has it: the top of the site folder may.
      'img/none.png',
      'static/a.pdf',
      'static/img/s.png',
    ]);
  });
});

describe('B7.1–B7.8 findings with file, line and column', () => {
  test.each([
    ['B4.53 no such Markdown file', '[x](./no.md)', { code: 'link-markdown', level: 'error', line: 1, column: 5 }],
    ['a draft is no target', '\n[x](../draft.md)', { code: 'link-draft', line: 2 }],
    ['B4.58 @site file', '[x](@site/no.zip)', { code: 'link-file-missing', level: 'error' }],
    [
      'B7.1 no such page',
      'a [x](/docs/guide/frist)',
      { code: 'link-broken', level: 'error', line: 1, column: 7, nearest: '/docs/guide/first' },
    ],
    ['B7.1 relative', '[x](nothing)', { code: 'link-broken', args: { url: 'nothing', path: '/docs/guide/nothing' } }],
    [
      'B7.2 no such anchor',
      '[x](../01-guide/01-first.md#ones)',
      { code: 'link-anchor', level: 'error', column: 29, nearest: 'one' },
    ],
    ['B7.2 in the page itself', '[x](#no)\n\n## yes', { code: 'link-anchor' }],
    ['B4.61 missing image', '![](./no.png)', { code: 'image-missing', level: 'error', line: 1 }],
    ['B4.61 empty image', '![]()', { code: 'image-empty', level: 'error' }],
  ])('%s', (_name, markdown, finding) => {
    const { problems } = slotOf(markdown);
    expect(problems.filter(({ code, level }) => /^(?:link|image)-/.test(code) && level !== 'info')).toMatchObject([
      { file: 'docs/guide/here.md', ...finding },
    ]);
  });
  test('B7.5 policies', () => {
    const markdown = '[a](./no.md) [b](/no) [c](#no) ![](no.png)';
    const all = (policy: 'ignore' | 'log' | 'throw') => ({
      onBrokenLinks: policy,
      onBrokenAnchors: policy,
      onBrokenMarkdownLinks: policy,
      onBrokenMarkdownImages: policy,
    });
    const levels = (policy: 'ignore' | 'log' | 'throw') =>
      slotOf(markdown, all(policy))
        .problems.filter(({ code }) => /^(?:link|image)-/.test(code))
        .map(({ level }) => level);
    expect(levels('ignore')).toEqual([]);
    expect(levels('log')).toEqual(['info', 'info', 'info', 'info']);
    expect(levels('throw')).toEqual(['error', 'error', 'error', 'error']);
  });
  test('one cause in many files is one finding', () => {
    const many = Object.fromEntries(['a', 'b', 'c'].map((name) => [`docs/${name}.md`, '[x](/no)']));
    const found = build({ files: many }).problems.filter(({ code }) => code === 'link-broken');
    expect(found).toMatchObject([
      {
        file: 'docs/a.md',
        more: [
          { file: 'docs/b.md', line: 1 },
          { file: 'docs/c.md', line: 1 },
        ],
      },
    ]);
  });
  test('D18 without a blog a link to its address is text, its feeds and pages are gone', () => {
    const here = '[x](/blog) [y](/blog/2024/post?a#b) [z](/blogroll)';
    const made = build({ files: { ...files, 'docs/guide/here.md': here }, config: { blog: false } });
    expect(made.problems.filter(({ code }) => code === 'link-broken').map(({ args }) => args.url)).toEqual([
      '/blogroll',
    ]);
    expect(made.graph.slots.get('docs/guide/here.md')!.slice(0, 2)).toEqual([{ kind: 'link' }, { kind: 'link' }]);
    expect(made.pages.filter(({ route }) => route.startsWith('/blog'))).toEqual([]);
  });
});

describe('B7.6, B7.9, D20 addresses', () => {
  test.each([
    [
      'B7.6 two docs at one address',
      { 'docs/a.md': '', 'docs/b.md': '---\nslug: /a\n---\n' },
      {},
      ['route-duplicate docs/b.md'],
    ],
    [
      'B3.7 a page and the blog',
      { 'docs/a.md': '', 'pages/blog.md': '# B', 'blog/x.txt': '' },
      {},
      ['route-duplicate'],
    ],
    [
      'B5.4 with unset slash a and a/ are one file',
      { 'docs/a.md': '---\nslug: /x/\n---\n', 'docs/b.md': '---\nslug: /x\n---\n' },
      { trailingSlash: undefined },
      ['route-duplicate docs/b.md'],
    ],
    ['D20 case', { 'docs/A.md': '', 'docs/a.md': '' }, {}, ['route-alike docs/a.md']],
    ['D20 normalisation', { 'docs/caf\u00e9.md': '', 'docs/cafe\u0301.md': '' }, {}, ['route-alike docs/caf\u00e9.md']],
    [
      'D20 a name of 86 Han characters',
      { [`docs/${'字'.repeat(86)}.md`]: '' },
      {},
      [`route-name-long docs/${'字'.repeat(86)}.md`],
    ],
    ['D20 a name of 83 Han characters', { [`docs/${'字'.repeat(83)}.md`]: '' }, {}, []],
    ['D20 a reserved name', { 'docs/con.md': '' }, {}, ['route-name-reserved docs/con.md']],
    [
      'a hash in the name of a post',
      { 'docs/a.md': '', 'blog/2026-01-02-c#.md': '# C\n\n<!-- truncate -->\n' },
      {},
      ['route-cut blog/2026-01-02-c#.md'],
    ],
    [
      'a question mark in the name of a page',
      { 'docs/a.md': '', 'pages/what?.md': '' },
      {},
      ['route-cut pages/what?.md'],
    ],
    ['a bare percent sign', { 'docs/100%.md': '' }, {}, ['route-cut docs/100%.md']],
    ['an escape', { 'docs/a.md': '---\nslug: /a%2Cb\n---\n' }, {}, []],
    [
      'B7.9 a static file in the place of a page',
      { 'docs/a.md': '', 'static/docs/a.html': '' },
      {},
      ['route-static static/docs/a.html'],
    ],
    [
      'a page in the folder of another language',
      { 'docs/a.md': '', 'pages/fr/b.md': '', 'pages/french.md': '' },
      { i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } },
      ['locale-untranslated notes.config.ts', 'route-language pages/fr/b.md'],
    ],
  ])('%s', (_name, site, config, expected) =>
    expect(findings(build({ files: site, config }).problems)).toEqual(expected),
  );
  test('B7.6 the first page stays; the policy decides', () => {
    const site = { 'docs/a.md': '# first', 'docs/b.md': '---\nslug: /a\n---\n# second' };
    const made = build({ files: site, config: { onDuplicateRoutes: 'throw' } });
    expect(errors(made.problems)).toEqual(['route-duplicate']);
    expect(pageAt(made.pages, 'doc', '/docs/a').title).toBe('first');
    expect(findings(build({ files: site, config: { onDuplicateRoutes: 'ignore' } }).problems)).toEqual([]);
  });
});

describe('B6.16 redirects', () => {
  const docs = { 'docs/a.md': '', 'blog/x.txt': '' };
  test('several addresses, external targets', () => {
    const made = build({
      files: docs,
      config: {
        redirects: [
          { from: ['/x', '/y/'], to: '/docs/a' },
          { from: '/z', to: 'https://x.y' },
        ],
      },
    });
    expect(
      made.pages
        .filter(({ kind }) => kind === 'redirect')
        .map((page) => [page.route, page.kind === 'redirect' && page.to]),
    ).toEqual([
      ['/docs', '/docs/a'],
      ['/x', '/docs/a'],
      ['/y', '/docs/a'],
      ['/z', 'https://x.y'],
    ]);
    expect(findings(made.problems)).toEqual([]);
  });
  test.each([
    [
      { from: '/x', to: '/docs/b' },
      { code: 'redirect-target', level: 'error', nearest: '/docs/a' },
    ],
    [
      { from: '/docs/a', to: '/blog' },
      { code: 'redirect-taken', level: 'warning' },
    ],
  ])('%j', (redirect, finding) =>
    expect(build({ files: docs, config: { redirects: [redirect] } }).problems).toMatchObject([finding]),
  );
});
