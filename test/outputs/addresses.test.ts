import { cpSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolders } from '../engine/folders.js';
import { compileTool } from '../engine/tool.js';
import {
  type Built,
  buildClean,
  buildFolder,
  canonical,
  configText,
  differing,
  hrefs,
  makeSite,
  pagesOf,
  record,
  tags,
} from './sites.js';

beforeAll(compileTool);
afterAll(removeFolders);

const CONTENT = {
  'docs/a.md': '---\ntitle: 甲\ntags: [x]\n---\n\n[乙](./组/b.md#节) [文件](/files/f.txt) ![](/img/i.svg)\n',
  'docs/组/b.md': '# 乙\n\n## 节\n\n[甲](../a.md) [博客](/blog)\n',
  'docs/slashed.md': '---\nslug: /slashed/\n---\n\n# 斜\n',
  'blog/2024-01-02-p.md': '---\ntitle: P\n---\n\n正文 [甲](/docs/a)\n\n<!-- truncate -->\n\n更多\n',
  'pages/index.md': '# 首页\n\n[甲](/docs/a)\n',
  'static/files/f.txt': 'f\n',
  'static/img/i.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"/>\n',
};

interface Form {
  trailingSlash: boolean | undefined;
  baseUrl: string;
}

const FORMS: Form[] = [undefined, true, false].flatMap((trailingSlash) =>
  ['/', '/base/'].map((baseUrl) => ({ trailingSlash, baseUrl })),
);

const siteOf = (form: Form) =>
  makeSite({ ...CONTENT, 'notes.config.ts': configText({ ...form, redirects: [{ from: '/old', to: '/docs/a' }] }) });

/** Route of a slug by the rules of B5.2. */
const routeOf = ({ trailingSlash, baseUrl }: Form, slug: string) => {
  const bare = slug.replace(/^\/|\/$/g, '');
  const slash = trailingSlash ?? (slug !== '/' && slug.endsWith('/'));
  return bare === '' ? baseUrl : `${baseUrl}${bare}${slash ? '/' : ''}`;
};

const fileOf = ({ trailingSlash }: Form, slug: string) => {
  const bare = slug.replace(/^\/|\/$/g, '');
  if (bare === '') return 'index.html';
  return trailingSlash === false ? `${bare}.html` : `${bare}/index.html`;
};

const SLUGS = [
  '/',
  '/docs/a',
  '/docs/组/b',
  '/docs/slashed/',
  '/docs/tags',
  '/docs/tags/x',
  '/blog',
  '/blog/2024/01/02/p',
  '/blog/archive',
];

describe.each(FORMS)('B5.1–B5.5 with %j', (form) => {
  let built: Built;
  let dir: string;
  beforeAll(async () => {
    dir = siteOf(form);
    built = await buildFolder(dir);
    expect(built.code, built.stderr).toBe(0);
  });
  const route = (slug: string) => routeOf(form, slug);
  const file = (slug: string) => built.file(fileOf(form, slug));

  it('writes each page once, under its file name', () => {
    const expected = [...SLUGS, '/docs', '/old', '/search'].map((slug) => fileOf(form, slug));
    expect(pagesOf(built).filter((path) => !path.startsWith('_notes/'))).toEqual([...expected, '404.html'].sort());
  });

  it('names each page by its own address: canonical, og:url, record, part', () => {
    for (const slug of SLUGS) {
      const html = file(slug);
      expect(canonical(html)).toBe(`https://example.com${route(slug)}`);
      expect(tags(html, 'meta').find((tag) => tag.includes('og:url'))).toContain(`"https://example.com${route(slug)}"`);
      const { page } = record<{ page: { route: string; part: string } }>(html);
      expect(page.route).toBe(route(slug));
      const path = slug === '/' ? 'index' : slug.replace(/^\/|\/$/g, '');
      expect(page.part).toBe(`${form.baseUrl}_notes/page/${path}.json`);
      expect(built.json<{ page: { route: string } }>(`_notes/page/${path}.json`).page.route).toBe(route(slug));
    }
  });

  it('writes links of content, navigation and pager in the same form', () => {
    const links = hrefs(file('/docs/a'));
    expect(links).toContain(`${route('/docs/组/b')}#节`);
    expect(links).toContain(`${form.baseUrl}files/f.txt`);
    expect(hrefs(file('/docs/组/b'))).toEqual(expect.arrayContaining([route('/docs/a'), route('/blog')]));
    const pages = new Set([...SLUGS, '/docs', '/old', '/search'].map(route));
    for (const slug of SLUGS) {
      const inner = hrefs(file(slug)).filter((href) => href.startsWith('/') && !/\.(txt|xml|md)$/.test(href));
      for (const href of inner) expect(pages, `${href} on ${slug}`).toContain(href.replace(/[?#].*/, ''));
    }
  });

  it('lists the same addresses in the sitemap, feeds, llms.txt and _redirects', () => {
    const listed = [...built.file('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => decodeURI(match[1]!));
    expect(listed.sort()).toEqual(SLUGS.map((slug) => `https://example.com${route(slug)}`).sort());
    expect(built.file('blog/rss.xml')).toContain(`<link>https://example.com${route('/blog/2024/01/02/p')}</link>`);
    expect(built.file('_redirects').split('\n')).toEqual(
      expect.arrayContaining([`${route('/old')} ${route('/docs/a')} 301`, `${route('/docs')} ${route('/docs/a')} 301`]),
    );
    expect(built.file('robots.txt')).toContain(`Sitemap: https://example.com${form.baseUrl}sitemap.xml`);
    expect(decodeURI(built.file('llms.txt'))).toContain(`https://example.com${form.baseUrl}docs/a`);
    expect(built.file('opensearch.xml')).toContain(`template="https://example.com${route('/search')}?q={searchTerms}"`);
  });

  it('says once of each file how long it may be kept: for ever if it is named by its content', () => {
    const rules = built
      .file('_headers')
      .split('\n\n')
      .map((rule) => rule.split('\n') as [pattern: string, ...values: string[]])
      .flatMap(([pattern, ...values]) =>
        values.filter((value) => value.includes('Cache-Control')).map((value) => ({ pattern, value: value.trim() })),
      );
    const kept = (path: string) =>
      rules
        .filter(({ pattern }) => {
          const [start, end] = pattern.split('*') as [string, string?];
          const address = `${form.baseUrl}${path}`;
          return end === undefined ? address === start : address.startsWith(start) && address.endsWith(end);
        })
        .map(({ value }) => value);
    for (const path of built.paths.filter((path) => /^(assets|_notes)\//.test(path) && path !== '_notes/format')) {
      const isHashed = path.startsWith('assets/') || path.endsWith('.bin');
      const value = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      expect([path, ...kept(path)]).toEqual([path, `Cache-Control: ${value}`]);
    }
  });

  it('asks for nothing outside the base', () => {
    for (const path of pagesOf(built)) {
      const html = built.file(path);
      for (const [, address] of html.matchAll(/\s(?:src|href)="(\/[^"]*)"/g))
        expect(address!.startsWith(form.baseUrl), `${address} in ${path}`).toBe(true);
    }
  });

  it('is byte-equal when built again, in another folder, without a cache and in threads', async () => {
    const copy = makeSite({});
    cpSync(dir, copy, { recursive: true, filter: (path) => !path.endsWith('.notes') });
    const again = await buildFolder(copy, ['--threads', '2'], 'again');
    expect(again.code, again.stderr).toBe(0);
    expect(differing(again, built)).toEqual([]);
    expect(differing(await buildFolder(dir, [], 'warm'), built)).toEqual([]);
  });
});

it('B5.1 --base stands for the configured base', async () => {
  const dir = siteOf({ trailingSlash: false, baseUrl: '/' });
  const given = await buildFolder(dir, ['--base', 'base'], 'given');
  const configured = await buildFolder(siteOf({ trailingSlash: false, baseUrl: '/base/' }), [], 'configured');
  expect(differing(given, configured)).toEqual([]);
});

it('B5.117 a site without search page, or of the hash router, has no search description and no link to one', async () => {
  for (const options of [{ search: false }, { search: { provider: 'embedded', searchPagePath: false } }]) {
    const built = await buildClean({ ...CONTENT, 'notes.config.ts': configText(options) });
    expect(built.paths).not.toContain('opensearch.xml');
    expect(built.file('index.html')).not.toContain('opensearch');
  }
});

it('a file of the author’s own wins over one of ours', async () => {
  const built = await buildClean({ ...CONTENT, 'static/robots.txt': 'own\n', 'static/opensearch.xml': '<own/>' });
  expect([built.file('robots.txt'), built.file('opensearch.xml')]).toEqual(['own\n', '<own/>']);
});

it('B4.59 gives files beside content the name that the reference gives them: name, 32 digits, extension', async () => {
  const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="3"/>\n`;
  const built = await buildClean({
    'notes.config.ts': configText(),
    'docs/a.md': '# A\n\n![](<./图 1.SVG>) ![](b/c.x.svg)\n',
    'docs/图 1.SVG': svg(1),
    'docs/b/c.x.svg': svg(2),
  });
  const named = [...built.file('docs/a/index.html').matchAll(/<img [^>]*src="\/(assets\/[^"]+)"/g)];
  const paths = named.map(([, address]) => decodeURI(address!));
  expect(paths.map((path) => path.replace(/-[\da-f]{32}(?=\.)/, '-#'))).toEqual([
    'assets/图 1-#.SVG',
    'assets/c.x-#.svg',
  ]);
  expect(paths.map((path) => built.file(path))).toEqual([svg(1), svg(2)]);
});

it('B1.71 cards in content have the words of the site, and those that it overrides', async () => {
  const files = {
    'sidebars.ts': "export default { main: ['a', { type: 'category', label: 'C', items: ['b'] }] };\n",
    'docs/a.md': '# A\n\n<DocCardList/>\n',
    'docs/b.md': '# B\n',
  };
  const config = (locale: string) =>
    configText({ docs: { sidebarPath: 'sidebars.ts' }, i18n: { defaultLocale: locale } });
  const chinese = await buildClean({ ...files, 'notes.config.ts': config('zh-Hans') });
  expect(chinese.file('docs/a/index.html')).toContain('>共 1 项<');
  const own = JSON.stringify({ 'theme.docs.DocCard.categoryDescription.plurals': '{count} pieces' });
  const english = await buildClean({ ...files, 'notes.config.ts': config('en'), 'i18n/en/code.json': own });
  expect(english.file('docs/a/index.html')).toContain('>1 pieces<');
});
