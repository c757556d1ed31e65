import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { resolveConfig } from '../../renderer/site/configuration/config.js';

const context = { dir: '/site', configFile: 'notes.config.ts', configHash: 'h' };
const minimal = { title: 'T', url: 'https://a.b' };
const codes = (raw: unknown) => resolveConfig(raw, context).problems.map((entry) => entry.code);
const site = (raw: object) => {
  const result = resolveConfig({ ...minimal, ...raw }, context);
  if (!result.site) throw new Error(JSON.stringify(result.problems));
  return result.site;
};

describe('B7.14 defaults', () => {
  const plain = site({});
  test.each([
    [
      'policies',
      {
        links: 'throw',
        anchors: 'throw',
        markdownLinks: 'throw',
        markdownImages: 'throw',
        html: 'throw',
        duplicateRoutes: 'warn',
        math: 'warn',
      },
    ],
    ['titleDelimiter', '|'],
    ['noIndex', false],
    ['baseUrlIssueBanner', true],
    ['tagline', ''],
    ['staticDirectories', ['static']],
    ['locale', 'en'],
    ['router', 'browser'],
    ['baseUrl', '/'],
    ['tocLevels', [2, 3]],
    ['trailingSlash', undefined],
  ] as const)('%s', (key, value) => expect(plain[key]).toEqual(value));
  test('one docs, one blog, pages', () => {
    expect(plain.docs.map((docs) => [docs.id, docs.path, docs.routeBasePath])).toEqual([['default', 'docs', '/docs']]);
    expect(plain.blog.map((blog) => [blog.postsPerPage, blog.blogSidebarCount, blog.archiveBasePath])).toEqual([
      [10, 5, 'archive'],
    ]);
    expect(plain.pages?.routeBasePath).toBe('/');
  });
  test('B7.20 locale of this product', () => {
    const own = site({ i18n: { defaultLocale: 'zh-Hans' } });
    expect([own.htmlLang, own.direction, own.locales]).toEqual([
      'zh-Hans',
      'ltr',
      [
        {
          locale: 'zh-Hans',
          label: '简体中文',
          htmlLang: 'zh-Hans',
          direction: 'ltr',
          url: 'https://a.b',
          baseUrl: '/',
          folder: '',
          translations: 'i18n/zh-Hans',
        },
      ],
    ]);
  });
});

describe('values are brought into one form', () => {
  test.each(['docs/', 'docs', '/docs'])('B1.1 routeBasePath %s', (routeBasePath) => {
    expect(site({ docs: { routeBasePath } }).docs[0]!.routeBasePath).toBe('/docs');
  });
  test('B1.1 the root', () => expect(site({ docs: { routeBasePath: '' } }).docs[0]!.routeBasePath).toBe('/'));
  test('B5.1 url and base', () => {
    const made = site({ url: 'https://a.b/', baseUrl: 'x' });
    expect([made.url, made.baseUrl]).toEqual(['https://a.b', '/x/']);
  });
  test('A-1 blog: false', () => expect(site({ blog: false }).blog).toEqual([]));
  test('archiveBasePath null', () =>
    expect(site({ blog: { archiveBasePath: null } }).blog[0]!.archiveBasePath).toBe(null));
  test('admonition keywords', () => {
    expect(
      site({ markdown: { admonitions: { keywords: ['x'], extendDefaults: false } } }).markdown.admonitions,
    ).toEqual({ keywords: ['x'] });
  });
});

describe('B7.13, B7.15 what is refused', () => {
  test.each([
    ['no object', 3, ['config-no-object']],
    ['nothing in it', {}, ['config-missing', 'config-url-unset']],
    ['url unset is a warning (D24)', { title: 'T' }, ['config-url-unset']],
    ['bad url', { title: 'T', url: 'a.b' }, ['config-url-invalid']],
    ['base of full-width slashes', { ...minimal, baseUrl: '／docs／' }, ['config-base-invalid']],
    ['url with path', { title: 'T', url: 'https://a.b/c' }, ['config-url-path']],
    ['wrong enum', { ...minimal, onBrokenLinks: 'fail' }, ['config-wrong-type']],
    ['wrong type deep down', { ...minimal, docs: { breadcrumbs: 'no' } }, ['config-wrong-type']],
    ['unknown key deep down', { ...minimal, docs: [{ routeBasepath: '/' }] }, ['config-unknown-key']],
    [
      'key of the reference',
      { ...minimal, themeConfig: {}, presets: [] },
      ['config-docusaurus-key', 'config-docusaurus-key'],
    ],
    ['two instances of one id', { ...minimal, docs: [{ path: 'a' }, { path: 'b' }] }, ['config-duplicate-instance']],
    ['B5.53 navbar type', { ...minimal, navbar: { items: [{ type: 'docSidbar' }] } }, ['config-navbar-type']],
    [
      'B5.52 to and href',
      { ...minimal, navbar: { items: [{ label: 'a', to: '/', href: 'x' }] } },
      ['config-navbar-fields'],
    ],
    [
      'a big integer in an item',
      { ...minimal, navbar: { items: [{ label: 'a', n: 1n }] } },
      ['config-unknown-key', 'config-navbar-fields'],
    ],
    ['docSidebar without id', { ...minimal, navbar: { items: [{ type: 'docSidebar' }] } }, ['config-navbar-fields']],
    [
      'nested dropdown',
      { ...minimal, navbar: { items: [{ label: 'a', items: [{ label: 'b', items: [] }] }] } },
      ['config-navbar-nested'],
    ],
    [
      'B5.64 mixed footer',
      { ...minimal, footer: { links: [{ items: [] }, { label: 'a', to: '/' }] } },
      ['config-footer-mixed'],
    ],
    ['TOC levels', { ...minimal, tableOfContents: { minHeadingLevel: 4, maxHeadingLevel: 3 } }, ['config-toc-levels']],
    ['B5.39 announcement without content', { ...minimal, announcementBar: {} }, ['config-missing']],
    [
      'all at once',
      { titel: 'T', onBrokenLinks: 1, trailingSlash: 'no' },
      ['config-unknown-key', 'config-wrong-type', 'config-wrong-type', 'config-url-unset'],
    ],
  ])('%s', (_name, raw, expected) => expect(codes(raw).sort()).toEqual([...expected].sort()));

  test('nearest name and place in the text', () => {
    const text = "export default {\n  title: 'T',\n  docs: {\n    routeBasepath: '/',\n  },\n};\n";
    const result = resolveConfig(
      { title: 'T', url: 'https://a.b', docs: { routeBasepath: '/' } },
      { ...context, text },
    );
    expect(result.site).toBe(null);
    expect(result.problems[0]).toMatchObject({
      code: 'config-unknown-key',
      nearest: 'routeBasePath',
      line: 4,
      column: 5,
      length: 13,
      sourceLine: "    routeBasepath: '/',",
    });
  });
  test('B7.17 a key of the hosted search that is missing is a warning', () => {
    const result = resolveConfig({ ...minimal, search: { provider: 'algolia', appId: 'X' } }, context);
    expect(result.site).not.toBe(null);
    expect(result.problems.map((entry) => [entry.code, entry.args.key])).toEqual([['config-search-key', 'apiKey']]);
  });
});

test('every configuration member has a docstring', () => {
  const folder = new URL('../../renderer/site/configuration/', import.meta.url);
  const options = readFileSync(new URL('content-options.ts', folder), 'utf8').split('const EXCLUDE')[0]!;
  const types = readFileSync(new URL('notes-config.ts', folder), 'utf8');
  const search = readFileSync(new URL('search-types.ts', folder), 'utf8');
  const lines = `${options}\n${types}\n${search}`.split('\n');
  const members = lines.flatMap((line, index) => (/^ +['\w-]+\??:/.test(line) ? [index] : []));
  expect(members.length).toBeGreaterThan(150);
  expect(members.filter((index) => !lines[index - 1]!.endsWith('*/')).map((index) => lines[index])).toEqual([]);
  // Members on one line have no place for theirs.
  expect(lines.filter((line) => /\{ \w+\??: /.test(line) && !/s\.(?:any|object)|^ {2}\| /.test(line))).toEqual([]);
});
