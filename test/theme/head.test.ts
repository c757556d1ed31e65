import { createHash } from 'node:crypto';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeSiteHead } from '../../renderer/output/document/document-head.js';
import { BASE_BANNER_SCRIPT, EARLY_SCRIPT } from '../../renderer/output/document/early-scripts.js';
import { mergeTags, meta, parseHead, tagHtml } from '../../renderer/output/document/head-tags.js';
import { type DocumentInput, ownTags } from '../../renderer/output/document/html-document.js';
import { contentPolicy, tagOrigins } from '../../renderer/output/document/security-policy.js';
import type { Page } from '../../renderer/shared/page.js';
import type { HeadData } from '../../renderer/shared/page-fields.js';
import { testSite } from '../output/fixtures.js';
import { context, docPage, renderDocument, site } from './fixture.js';

const render = (page: Page, input: Partial<DocumentInput> = {}, over: Partial<typeof context> = {}) =>
  renderDocument(page, { bodies: ['<p>x</p>'], ...input }, { ...context, ...over });
const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));
const withHead = (head: Partial<HeadData>) => ({ ...docPage, head: { ...docPage.head, ...head } });
/** Contents of a meta by name or property, in order. */
const metas = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g'))].map(
    ([, content]) => content,
  );
const policyOf = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)![1]!.replace(/&#39;/g, "'");
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('metas and links of a page', () => {
  const html = render(docPage);

  it.each([
    ['B6.1', 'og:title', ['事件循环 | 前端笔记']],
    ['B6.2', 'og:url', ['https://notes.example/docs/js/event-loop']],
    ['B6.2', 'og:locale', ['zh_Hans']],
    ['B6.3', 'description', ['事件循环的说明']],
    ['B6.6', 'docsearch:language', ['zh-Hans']],
    ['B6.6', 'docusaurus_tag', ['docs-default-current']],
    ['B6.6', 'docsearch:version', ['current']],
    ['B6.8', 'robots', []],
  ])('%s %s', (_, name, expected) => expect(metas(html, name)).toEqual(expected));

  it('a page with a drawing for its cover is shown with the picture of the site', () => {
    const ownImage = (image: string) => {
      const head = makeSiteHead(
        testSite({
          image,
          url: 'https://notes.example',
          metadata: [],
          blog: [],
          headTags: [],
          stylesheets: [],
          scripts: [],
        }),
        {},
      );
      return metas(render(withHead({ image: 'https://notes.example/a.svg' }), {}, { head }), 'og:image');
    };
    expect(ownImage('img/all.png')).toEqual(['https://notes.example/img/all.png']);
    expect(ownImage('img/all.svg')).toEqual([]);
  });

  it.each<[string, Partial<HeadData>, string, string[]]>([
    ['B6.3 no empty description', { description: undefined }, 'description', []],
    ['B6.3 keywords joined by comma', { keywords: ['a', 'b'] }, 'keywords', ['a,b']],
    ['B6.3 image', { image: 'https://notes.example/a.png' }, 'twitter:image', ['https://notes.example/a.png']],
    ['a drawing is no picture for link previews', { image: 'https://notes.example/a.svg?v=1' }, 'og:image', []],
    ['B6.8 robots', { robots: 'noindex, nofollow' }, 'robots', ['noindex, nofollow']],
    ['B6.9 article tags', { articleTags: ['js', 'http'] }, 'article:tag', ['js', 'http']],
    [
      'B6.9 authors of an article',
      { authorUrls: ['https://a.example', 'https://b.example'] },
      'article:author',
      ['https://a.example', 'https://b.example'],
    ],

    [
      'B6.9 published',
      { publishedTime: '2025-03-23T00:00:00.000Z' },
      'article:published_time',
      ['2025-03-23T00:00:00.000Z'],
    ],
  ])('%s', (_, head, name, expected) => expect(metas(render(withHead(head)), name)).toEqual(expected));

  it('canonical and alternates are the page itself, Unicode kept (B6.4, B6.5)', () => {
    const url = 'https://notes.example/docs/中文';
    const head = headOf(render(withHead({ canonical: url })));
    expect(
      [...head.matchAll(/<link rel="(\w+)" href="([^"]*)"(?: hreflang="([\w-]+)")?/g)]
        .slice(0, 3)
        .map((m) => m.slice(1)),
    ).toEqual([
      ['canonical', url, undefined],
      ['alternate', url, 'zh-Hans'],
      ['alternate', url, 'x-default'],
    ]);
  });

  it('a page that is not indexed has no alternates (B6.5)', () => {
    expect(headOf(render(withHead({ robots: 'noindex, follow' })))).not.toContain('hreflang');
  });

  it('structured data cannot end its script', () => {
    expect(headOf(html)).toContain('"name":"\\u003c/script>"');
  });

  it('html has language, direction and classes of the page (B6.2, B6.10)', () => {
    expect(html).toContain('<html lang="zh-Hans" dir="ltr" class="docs-wrapper plugin-docs"');
  });

  it('content may replace a tag: the last of a name wins (B6.12)', () => {
    const changed = render(docPage, { head: '<title>别的 &amp; 题</title><meta name="description" content="改写">' });
    expect(metas(changed, 'description')).toEqual(['改写']);
    expect(changed.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>别的 &amp; 题</title>']);
  });
});

describe('what Open Graph asks of every page', () => {
  const head = makeSiteHead(
    testSite({ title: 'A & B', metadata: [], headTags: [], stylesheets: [], scripts: [], csp: {}, blog: [] }),
    {},
  );

  it.each<[string, Partial<HeadData>, string, string[]]>([
    ['a page', {}, 'og:type', ['website']],
    ['a post', { ogType: 'article' }, 'og:type', ['article']],
    ['the site', {}, 'og:site_name', ['A &amp; B']],
  ])('%s', (_, data, name, expected) => expect(metas(render(withHead(data), {}, { head }), name)).toEqual(expected));
});

it.each([
  [{ media: 'print', onload: "this.media='all'" }, '<link rel="stylesheet" href="/a.css" media="all">'],
  [{ rel: 'preload', onload: 'this.onload=null;this.rel="stylesheet"' }, '<link rel="stylesheet" href="/a.css">'],
])('a sheet that waits for code of its tag applies, as the policy runs none: %o', (attributes, expected) => {
  const stylesheets = [{ href: '/a.css', ...attributes }];
  const head = makeSiteHead(
    testSite({ title: 'A', metadata: [], headTags: [], stylesheets, scripts: [], csp: {}, blog: [] }),
    {},
  );
  expect(headOf(render(docPage, {}, { head }))).toContain(expected);
});

describe('description of a list', () => {
  const list = (more: object) => ({ ...docPage, head: { ...docPage.head, description: undefined }, ...more }) as Page;
  const tag = { label: 'css', permalink: '/docs/tags/css' };
  const docs = [...'abc'].map((letter) => ({ title: letter.repeat(70), permalink: `/docs/${letter}` }));

  it.each([
    [
      'a tag of docs, as many as search engines show',
      { kind: 'docs-tag', tag, tagsHref: '/docs/tags', docs },
      `${docs[0]!.title} · ${docs[1]!.title}`,
    ],
    [
      'all tags',
      { kind: 'tag-index', area: 'docs', groups: [{ letter: 'c', tags: [{ ...tag, count: 1 }] }], recent: null },
      'css',
    ],
    [
      'authors',
      {
        kind: 'blog-authors',
        authors: [
          { name: 'Ada', count: 1 },
          { key: 'x', count: 1 },
          { name: '甲', count: 1 },
        ],
        recent: null,
      },
      'Ada · 甲',
    ],
  ])('%s', (_, more, expected) => expect(metas(render(list(more)), 'description')).toEqual([expected]));
});

describe('policy (D8)', () => {
  it('allows exactly the inline scripts of the document', () => {
    const home = { ...docPage, route: '/' };
    expect(policyOf(render(docPage))).toContain(hash(EARLY_SCRIPT));
    expect(policyOf(render(docPage))).not.toContain(hash(BASE_BANNER_SCRIPT));
    expect(policyOf(render(home))).toContain(hash(BASE_BANNER_SCRIPT));
    expect(policyOf(render(docPage))).not.toMatch(/script-src[^;]*unsafe/);
  });

  it.each([
    [{}, "style-src 'self'"],
    [{ inlineStyle: true }, "style-src 'self' 'unsafe-inline'"],
    [{ mermaid: true }, "style-src 'self' 'unsafe-inline'"],
  ])('styles of a page with features %j: %s', (features, expected) => {
    expect(policyOf(render({ ...docPage, features })).split('; ')).toContain(expected);
  });

  it('allows the colours of the announcement bar by their hash', () => {
    const announcementBar = { id: 'a', content: 'x', isCloseable: false, backgroundColor: '#123', textColor: 'red' };
    const html = render(docPage, {}, { site: { ...site, announcementBar } });
    const style = /role="banner" style="([^"]*)"/.exec(html)![1]!;
    expect(policyOf(html)).toContain(`style-src-attr 'unsafe-hashes' ${hash(style)}`);
  });

  it('adds the origins of configured scripts, and the search host for requests only', () => {
    const extra = [{ tag: 'script', attributes: { src: 'https://kit.example/a.js' } }];
    const html = render(docPage, {}, { head: { ...context.head, extra } });
    expect(policyOf(html)).toMatch(/script-src 'self' https:\/\/kit\.example /);
    const search = {
      provider: 'algolia' as const,
      appId: 'A',
      apiKey: 'k',
      indexName: 'i',
      searchPage: null,
      contextual: true,
      insights: false,
    };
    const policy = policyOf(render(docPage, {}, { site: { ...site, search } }));
    expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.algolia\.net/);
    expect(policy).toMatch(/script-src 'self' 'sha256/);
  });

  it('reads origins of scripts and style sheets only', () => {
    const tags = parseHead(
      '<script src="//a.b/x.js"></script><link rel="stylesheet" href="https://c.d/x.css"><link rel="icon" href="https://e.f/i.png"><script src="/own.js"></script>',
    );
    expect(tagOrigins(tags)).toEqual(['a.b', 'https://c.d']);
  });

  it('adds what the site names by directive, and the host of the fonts that a sheet of its names', () => {
    const added = { 'connect-src': ['https://api.example'], 'style-src': ['https://fonts.googleapis.com'] };
    const policy = policyOf(render(docPage, {}, { head: { ...context.head, csp: added } })).split('; ');
    expect(policy).toContain("connect-src 'self' https://api.example");
    expect(policy).toContain("style-src 'self' https://fonts.googleapis.com");
    expect(policy).toContain("font-src 'self' https://fonts.gstatic.com");
    expect(policy).toContain("frame-src 'self' https:");
  });

  it('names no directive twice', () => {
    const policy = contentPolicy({ scripts: [], styles: [], origins: [], connect: [], inlineStyle: false, added: {} });
    const names = policy.split('; ').map((directive) => directive.split(' ')[0]);
    expect(new Set(names).size).toBe(names.length);
    expect(names[0]).toBe('default-src');
  });
});

describe('record', () => {
  const recordOf = (html: string) => JSON.parse(/id="__notes_record">([^<]*)</.exec(html)![1]!);

  it('holds the page without its body and without what only crawlers read', () => {
    const html = render(docPage, { bodies: ['<p>独一无二的正文</p>'] });
    expect(html.match(/独一无二的正文/g)).toHaveLength(1);
    expect(recordOf(html).page.head.structuredData).toEqual([]);
    expect(recordOf(html).page.docId).toBe('js/event-loop');
  });

  it('names the site data, or holds it where nothing can be fetched (hash router)', () => {
    expect(recordOf(render(docPage)).site).toBe('/_notes/site.json');
    const html = render(docPage, {}, { assets: { ...context.assets, site: null } });
    expect(recordOf(html).siteData.title).toBe('前端笔记');
  });
});

describe('head tags', () => {
  it.each([
    ['<meta name="a" content="1">', '<meta name="a" content="1">'],
    ["<meta property='og:x' content='a&amp;b'>", '<meta property="og:x" content="a&amp;b">'],
    ['<script async src=/x.js></script>', '<script async src="/x.js"></script>'],
    ['<style>a{b:c}</style>', '<style>a{b:c}</style>'],
  ])('%s is written as %s', (input, output) => expect(parseHead(input).map(tagHtml)).toEqual([output]));

  it('replaces in place, keeps what has no name', () => {
    const tags = [
      meta('a', '1'),
      { tag: 'link', attributes: { rel: 'me', href: '/1' } },
      { tag: 'link', attributes: { rel: 'me', href: '/2' } },
      meta('a', '2'),
    ];
    expect(mergeTags(tags).map(tagHtml)).toEqual([
      '<meta name="a" content="2">',
      '<link rel="me" href="/1">',
      '<link rel="me" href="/2">',
    ]);
  });
});

it('what React puts before a page goes to the head, also behind scripts and sheets', () => {
  const title = h('title', null, 'T');
  const script = h('script', { src: '/a.js', async: true });
  const sheet = h('style', { href: 'k', precedence: 'b' }, 'a{}');
  const rendered = renderToString(h('div', null, script, sheet, title, h('script', { src: '/b.js' })));
  expect(rendered).toMatch(/^<(?:style|script) .*<title>/);
  expect(ownTags(rendered)[1]).toBe('<div><script src="/b.js"></script></div>');
});
