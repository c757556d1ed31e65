import { describe, expect, it } from 'vitest';
import { makeFeeds } from '../../renderer/output/lists/feeds.js';
import { makeHostFiles } from '../../renderer/output/lists/host-files.js';
import { hasMarkdownCopy, makeLlms, markdownCopy } from '../../renderer/output/lists/llms.js';
import { renderRedirect } from '../../renderer/output/lists/redirects.js';
import { makeSitemap } from '../../renderer/output/lists/sitemap.js';
import { absoluteLinks } from '../../renderer/output/output-file.js';
import { feedTypes } from '../../renderer/site/blog/feed-types.js';
import { docPage, postPage, redirectPage, testBlog, testSite } from './fixtures.js';

describe('sitemap (B6.15, B5.101, D17)', () => {
  const pages = [
    docPage('/docs/乙'),
    docPage('/docs/a'),
    docPage('/docs/hidden', { unlisted: true }),
    docPage('/docs/draft', { draft: true }),
    redirectPage('/docs', '/docs/a'),
  ];
  const locations = (text: unknown) => [...String(text).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);

  it.each([
    [
      'percent-encodes and leaves out what is hidden',
      {},
      ['https://example.org/docs/%E4%B9%99', 'https://example.org/docs/a'],
    ],
    [
      'honours ignore patterns',
      {
        sitemap: {
          changefreq: 'weekly',
          priority: 0.5,
          ignorePatterns: ['/docs/a*'],
          lastmod: null,
          filename: 'sitemap.xml',
        } as const,
      },
      ['https://example.org/docs/%E4%B9%99'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(locations(makeSitemap(testSite(changes as never), pages)?.bytes)).toEqual(expected);
  });

  it.each([
    ['noIndex', { noIndex: true }],
    ['the hash router', { router: 'hash' as const }],
    ['sitemap: false', { sitemap: false as const }],
  ])('is absent with %s', (_, changes) => {
    expect(makeSitemap(testSite(changes), pages)).toBeNull();
  });
});

describe('feeds (B2.52–B2.56)', () => {
  it('B2.54 names the authors of a post in the form each feed has for them', () => {
    const authors = [
      { name: 'Ada & Co', email: 'ada@example.org', url: 'https://example.org/ada' },
      { name: '甲' },
      { imageUrl: '/x.png' },
    ];
    const feeds = makeFeeds(testSite(), testBlog({ type: 'all' }), [postPage('/blog/a', { authors })], () => '');
    const [rss, atom, json] = feeds.map(({ bytes }) => String(bytes));
    expect(rss!.match(/<author>.*?<\/author>/g)).toEqual(['<author>ada@example.org (Ada &amp; Co)</author>']);
    expect(atom!.match(/<author>.*?<\/author>/g)).toEqual([
      '<author><name>Ada &amp; Co</name><email>ada@example.org</email><uri>https://example.org/ada</uri></author>',
      '<author><name>甲</name></author>',
    ]);
    expect(rss!.match(/<dc:creator>.*?<\/dc:creator>/g)).toEqual(['<dc:creator>甲</dc:creator>']);
    expect(JSON.parse(json!).items[0].authors).toEqual([
      { name: 'Ada & Co', url: 'https://example.org/ada' },
      { name: '甲' },
    ]);
  });

  it('an Atom feed has an author where an entry has none (RFC 4287, 4.1.1)', () => {
    const feedOf = (...all: object[]) =>
      String(
        makeFeeds(
          testSite(),
          testBlog({ type: 'atom' }),
          all.map((more, i) => postPage(`/blog/${i}`, more)),
          () => '',
        )[0]!.bytes,
      );
    const head = (feed: string) => feed.slice(0, feed.indexOf('<entry>'));
    const ada = { authors: [{ name: 'Ada' }] };
    expect(head(feedOf(ada, {}))).toContain(`<author><name>${testSite().title}</name></author>`);
    expect(head(feedOf(ada))).not.toContain('<author>');
  });

  it('every feed says where it is, in the language of its pages', () => {
    const site = testSite({ baseUrl: '/n/', locale: 'zh', htmlLang: 'zh-Hans' });
    const [rss, atom, json] = makeFeeds(site, testBlog({ type: 'all' }), [postPage('/n/blog/a')], () => '').map(
      ({ bytes }) => String(bytes),
    );
    const at = 'https://example.org/n/blog/';
    expect(rss).toContain(`<atom:link rel="self" type="application/rss+xml" href="${at}rss.xml"/>`);
    expect(rss).toContain('<language>zh-Hans</language>');
    expect(atom).toContain(`<link rel="self" type="application/atom+xml" href="${at}atom.xml"/>`);
    expect(atom).toContain('xml:lang="zh-Hans"');
    expect(JSON.parse(json!)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: `${at}feed.json`,
      language: 'zh-Hans',
    });
  });

  it('hold no controls, which nothing works in a reader of feeds', () => {
    const html =
      '<h2 id="a">A<a class="hash-link" href="#a" title="&gt;">\u200b</a></h2><button type="button" data-action="reset"><b>x</b></button><a href="#a">b</a>';
    const [rss] = makeFeeds(testSite(), testBlog({ type: 'rss' }), [postPage('/blog/a')], () => html);
    expect(rss!.bytes).toContain('<![CDATA[<h2 id="a">A</h2><a href="https://example.org/blog/a#a">b</a>]]>');
  });

  it('holds no markup of a title, and nothing that XML cannot hold', () => {
    const posts = [postPage('/blog/a', { title: 'a <script>b</script> ]]> \u0001\ufffe\ud800 & c 😀' })];
    const [rss, atom, json] = makeFeeds(testSite(), testBlog({ type: 'all' }), posts, () => '<p>\u0008x</p>').map(
      ({ bytes }) => String(bytes),
    );
    const escaped = 'a &lt;script&gt;b&lt;/script&gt; ]]&gt;  &amp; c 😀';
    expect(rss).toContain(`<title>${escaped}</title>`);
    expect(atom).toContain(`<title type="html"><![CDATA[${escaped}]]></title>`);
    for (const feed of [rss, atom]) expect(feed).toContain('<![CDATA[<p>x</p>]]>');
    expect(JSON.parse(json!).items[0].title).toContain('<script>');
  });

  it.each([
    ['RSS and Atom by default', undefined, 3, ['rss', 'atom']],
    ['all', 'all', 3, ['rss', 'atom', 'json']],
    ['none for type null', null, 3, []],
    ['none without posts (B2.56)', 'all', 0, []],
  ] as const)('%s', (_, type, count, expected) => {
    expect(feedTypes(testSite(), testBlog(type === undefined ? {} : { type }), count)).toEqual(expected);
  });

  it('has no feed with the hash router (B2.56)', () => {
    expect(feedTypes(testSite({ router: 'hash' }), testBlog(), 3)).toEqual([]);
  });

  const feeds = makeFeeds(
    testSite(),
    testBlog({ type: 'all' }),
    [postPage('/blog/甲'), postPage('/blog/b')],
    () => '<p><a href="/docs/x">x</a> ]]> <a href="#y">y</a></p>',
  );

  it('names the files', () => {
    expect(feeds.map(({ path }) => path)).toEqual(['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json']);
  });

  it.each(feeds.map((feed) => [feed.path, String(feed.bytes)]))(
    '%s has absolute links, tags and escaped titles (B2.54)',
    (path, text) => {
      expect(text).toContain('https://example.org/blog/%E7%94%B2');
      expect(text).toContain('css');
      expect(text).toMatch(
        path.endsWith('.json') ? /href=\\"https:\/\/example\.org\/docs\/x/ : /href="https:\/\/example\.org\/docs\/x/,
      );
      expect(text).toContain('https://example.org/blog/b#y');
      if (path === 'blog/rss.xml') expect(text).toContain('<title>帖子 &lt;一&gt;</title>');
      if (path !== 'blog/feed.json') expect(text).toContain(']]]]><![CDATA[>');
    },
  );

  it('limits the items (B2.52)', () => {
    const [rss] = makeFeeds(
      testSite(),
      testBlog({ type: 'rss', limit: 1 }),
      [postPage('/blog/a'), postPage('/blog/b')],
      () => '',
    );
    expect(String(rss?.bytes).match(/<item>/g)).toHaveLength(1);
  });
});

describe('absolute links', () => {
  it.each([
    ['<img src="/i.png">', '<img src="https://example.org/i.png">'],
    ['<a href="//other.org/x">', '<a href="//other.org/x">'],
    ['<a href="https://a.b/">', '<a href="https://a.b/">'],
    ['<code>a href=&quot;/x&quot;</code>', '<code>a href=&quot;/x&quot;</code>'],
  ])('%s', (html, expected) => {
    expect(absoluteLinks(html, 'https://example.org', '/p')).toBe(expected);
  });
});

describe('host files', () => {
  it('points robots at the sitemap and closes a site that must not be indexed', () => {
    const robots = (changes = {}) =>
      makeHostFiles(testSite(changes), []).find(({ path }) => path === 'robots.txt')?.bytes;
    expect(robots()).toBe('User-agent: *\nDisallow:\n\nSitemap: https://example.org/sitemap.xml\n');
    expect(robots({ noIndex: true })).toBe('User-agent: *\nDisallow: /\n');
  });

  it('writes redirects for hosts (B6.16)', () => {
    const files = makeHostFiles(testSite(), [redirectPage('/旧', '/docs/新')]);
    expect(files.find(({ path }) => path === '_redirects')?.bytes).toBe('/%E6%97%A7 /docs/%E6%96%B0 301\n');
  });

  it('keeps GitHub Pages from leaving out `_notes`, with either router', () => {
    const written = (changes = {}) => makeHostFiles(testSite(changes), []).some(({ path }) => path === '.nojekyll');
    expect([written(), written({ router: 'hash' }), written({ hostFiles: [] })]).toEqual([true, true, false]);
  });

  it('redirects by script, refresh and link, and is not indexed (A-4, D21)', () => {
    const html = renderRedirect(testSite(), '/docs/新');
    expect(html).toContain('<meta http-equiv="refresh" content="1; url=/docs/%E6%96%B0">');
    expect(html).toContain('<link rel="canonical" href="https://example.org/docs/新">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/script-src 'sha256-[\w+/]{43}='/);
  });
});

describe('llms.txt and Markdown copies (D17)', () => {
  const pages = [
    docPage('/docs/a', { title: '甲', heading: '甲' }),
    docPage('/docs/hidden', { unlisted: true }),
    postPage('/blog/b'),
  ];

  it('lists what may be found', () => {
    const text = String(makeLlms(testSite(), pages).bytes);
    expect(text).toContain('# 笔记\n\n> 写给自己\n');
    expect(text).toContain('- [甲](https://example.org/docs/a.md): 一句话\n');
    expect(text).not.toContain('hidden');
  });

  it('prints the title the body lacks', () => {
    const page = pages[0]!;
    if (!hasMarkdownCopy(page)) throw new Error('a doc has a copy');
    expect(markdownCopy(page, '正文\n')).toEqual({ path: 'docs/a.md', phase: 'list', bytes: '# 甲\n\n正文\n' });
  });
});
