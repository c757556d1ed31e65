import { describe, expect, test } from 'vitest';
import { resolveConfig } from '../../renderer/site/configuration/config.js';
import { fromDocusaurus } from '../../renderer/site/docusaurus/docusaurus-config.js';

const base = { title: 'T', url: 'https://a.b', baseUrl: '/' };
const classic = (options: object, more: object = {}) =>
  fromDocusaurus({ ...base, presets: [['classic', options]], ...more }, '/site');
const resolved = (carried: ReturnType<typeof fromDocusaurus>) => {
  const result = resolveConfig(carried.config, { dir: '/site', configFile: 'docusaurus.config.js', configHash: 'h' });
  expect(result.problems).toEqual([]);
  return result.site!;
};

describe('D19 a Docusaurus configuration in memory', () => {
  test('the bare classic preset: docs, blog and pages at their places', () => {
    const site = resolved(classic({}));
    expect([site.docs[0]!.path, site.blog[0]!.path, site.pages!.path]).toEqual(['docs', 'blog', 'src/pages']);
    expect(classic({}).left).toEqual([]);
  });
  test.each([
    [{ defaultLocale: 'zh-Hans', locales: ['zh-Hans'] }, {}, 'Blog'],
    [{ defaultLocale: 'en', locales: ['en', 'zh-CN'] }, { blogTitle: 'News' }, 'News'],
    [{ defaultLocale: 'en', locales: ['en'] }, {}, 'Blog'],
  ])('a blog has the title of the reference in Chinese too: %j %j', (i18n, blog, title) => {
    expect(resolved(classic({ blog }, { i18n })).blog[0]!.blogTitle).toBe(title);
  });
  test('switches that are texts, as variables of the environment are', () => {
    const { config } = classic({}, { trailingSlash: 'false', noIndex: 'TRUE', baseUrlIssueBanner: true });
    expect(config).toMatchObject({ trailingSlash: false, noIndex: true, baseUrlIssueBanner: true });
  });
  test('parts that are switched off', () => {
    const { config } = classic({ docs: false, blog: false, pages: false, sitemap: false });
    expect([config.docs, config.blog, config.pages, config.sitemap]).toEqual([false, false, false, false]);
  });
  test('B7.19 further instances come from plugins, under any of their names', () => {
    const plugins = [
      ['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: 'api' }],
      ['content-blog', { id: 'news', path: 'news' }],
      '@docusaurus/plugin-content-pages',
    ];
    const site = resolved(fromDocusaurus({ ...base, plugins }, '/site'));
    expect([site.docs.map(({ id }) => id), site.blog.map(({ id }) => id), site.sitemap]).toEqual([
      ['api'],
      ['news'],
      false,
    ]);
  });
  test('absolute paths, as require.resolve gives them', () => {
    const { config } = classic(
      { docs: { sidebarPath: '/site/sidebars.js' }, theme: { customCss: '/site/src/css/custom.css' } },
      { staticDirectories: ['/site/static', 'more'] },
    );
    expect(config).toMatchObject({
      docs: [{ sidebarPath: 'sidebars.js' }],
      customCss: ['src/css/custom.css'],
      staticDirectories: ['static', 'more'],
    });
  });
  test('style sheets of the theme, named by itself too', () => {
    const css = (themes: unknown[], presets: unknown[] = []) =>
      fromDocusaurus({ ...base, presets, themes }, '/site').config.customCss;
    expect(css([['classic', { customCss: 'src/a.css' }]])).toEqual(['src/a.css']);
    expect(
      css(
        [['@docusaurus/theme-classic', { customCss: ['./b.css'] }]],
        [['classic', { theme: { customCss: 'a.css' } }]],
      ),
    ).toEqual(['a.css', './b.css']);
  });
  test('Markdown options, hooks and the v4 flags', () => {
    const { config } = classic(
      {},
      {
        future: { v4: { mdx1CompatDisabledByDefault: true }, experimental_router: 'hash' },
        markdown: {
          mermaid: true,
          format: 'detect',
          mdx1Compat: { headingIds: true },
          hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'log' },
        },
      },
    );
    expect(config).toMatchObject({
      router: 'hash',
      onBrokenMarkdownLinks: 'throw',
      onBrokenMarkdownImages: 'log',
      markdown: {
        mermaid: true,
        format: 'detect',
        mdx1Compat: { comments: false, admonitions: false, headingIds: true },
      },
    });
  });
  test('unified plugins: those built in become options, others are kept once', () => {
    function remarkMath() {}
    function rehypeKatex() {}
    function mine() {}
    const plugin = () => 'npm2yarn';
    const { config } = classic({
      docs: { remarkPlugins: [remarkMath, [plugin, { sync: true }], [mine, { a: 1 }]], rehypePlugins: [rehypeKatex] },
      blog: { remarkPlugins: [mine] },
    });
    expect(config.markdown).toEqual({
      missingComponents: 'children',
      math: true,
      npm2yarn: { sync: true },
      remarkPlugins: [[mine, { a: 1 }]],
    });
  });
  test('a reading time function that only names another speed', () => {
    type Hook = (input: { content: string; defaultReadingTime: (input: object) => number }) => number;
    const readingTime: Hook = ({ content, defaultReadingTime }) =>
      defaultReadingTime({ content, options: { wordsPerMinute: 300 } });
    expect(classic({ blog: { readingTime } }).config.blog).toMatchObject([{ readingTimeWpm: 300 }]);
    expect(classic({ blog: { readingTime: () => 3 } }).left).toEqual(['blog.readingTime (function)']);
  });
  test('theme options', () => {
    const themeConfig = {
      navbar: {
        title: 'N',
        style: 'dark',
        logo: { src: 'l.svg', width: '32', className: 'x' },
        items: [
          { to: '/a', label: 'A', 'aria-label': 'x', exact: true },
          { type: 'custom-x' },
          { label: 'D', items: [{ href: 'https://x.y', label: 'X', target: '_self' }] },
        ],
      },
      footer: { links: [{ title: 'C', items: [{ label: 'L', to: '/', prependBaseUrlToHref: true }] }], copyright: '©' },
      docs: { sidebar: { hideable: true }, versionPersistence: 'none' },
      prism: { theme: {}, additionalLanguages: ['bash'] },
      zoom: { selector: '.markdown img', config: { margin: 8 } },
      algolia: { appId: 'X', apiKey: 'y', indexName: 'z', contextualSearch: false },
      liveCodeBlock: { playgroundPosition: 'top' },
      announcementBar: { content: 'Hi' },
    };
    const carried = classic(
      {},
      { themes: ['@docusaurus/theme-live-codeblock', '@docusaurus/theme-mermaid'], themeConfig },
    );
    expect(carried.config).toMatchObject({
      navbar: {
        title: 'N',
        logo: { src: 'l.svg', width: 32 },
        style: 'dark',
        items: [
          { to: '/a', label: 'A' },
          { label: 'D', items: [{ href: 'https://x.y', label: 'X' }] },
        ],
      },
      docsSidebar: { hideable: true },
      docsVersionPersistence: 'none',
      prism: { additionalLanguages: ['bash'] },
      zoom: { selector: '.markdown img', margin: 8 },
      search: { provider: 'algolia', filledBy: 'crawler', searchPagePath: 'search', contextual: false },
      liveCodeBlock: { playgroundPosition: 'top' },
    });
    expect(carried.left).toEqual(['themeConfig.navbar: custom-x', 'themeConfig.prism.theme']);
    resolved(carried);
  });
  test('the PWA plugin becomes `offline`, with its tags', () => {
    const { config, left } = classic(
      {},
      {
        baseUrl: '/x/',
        plugins: [
          [
            '@docusaurus/plugin-pwa',
            {
              debug: true,
              pwaHead: [
                { tagName: 'link', rel: 'manifest', href: '/manifest.json' },
                { tagName: 'meta', name: 'theme-color', content: 'rgb(37, 194, 160)' },
              ],
            },
          ],
        ],
      },
    );
    expect(left).toEqual([]);
    expect(config.offline).toBe(true);
    expect(config.headTags).toEqual([
      { tagName: 'link', attributes: { rel: 'manifest', href: '/x/manifest.json' } },
      { tagName: 'meta', attributes: { name: 'theme-color', content: 'rgb(37, 194, 160)' } },
    ]);
  });
  test('what cannot be carried over is named, never dropped in silence', () => {
    const { left } = classic(
      {
        docs: { editUrl: () => '' },
        blog: { feedOptions: { type: 'all', xslt: true } },
        gtag: { trackingID: 'G' },
      },
      {
        plugins: ['my-plugin', function own() {}, 'docusaurus-plugin-openapi-docs', null],
        clientModules: ['./x.js'],
        onBrokenLinks: () => '',
        i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      },
    );
    expect(left.sort()).toEqual(
      [
        'clientModules',
        'onBrokenLinks (function)',
        'plugins: my-plugin',
        'plugins: own',
        'plugins: openapi-docs',
      ].sort(),
    );
  });
  test.each([
    ['nothing said', {}, { links: 'throw', anchors: 'warn', markdown: 'throw', images: 'throw', html: 'warn' }],
    ['links warn', { onBrokenLinks: 'warn' }, { links: 'warn', markdown: 'warn' }],
    ['links ignored', { onBrokenLinks: 'ignore' }, { links: 'ignore', markdown: 'warn' }],
    ['Markdown links throw', { onBrokenLinks: 'log', onBrokenMarkdownLinks: 'throw' }, { markdown: 'throw' }],
    ['an explicit throw beside a plugin', { onBrokenLinks: 'throw', plugins: ['x'] }, { links: 'throw' }],
    ['a plugin whose pages are not known', { plugins: ['x'] }, { links: 'warn', markdown: 'warn' }],
  ])('B7.14 policies: %s', (_name, written, expected) => {
    const { config, left } = classic({}, written);
    expect({
      links: config.onBrokenLinks,
      anchors: config.onBrokenAnchors,
      markdown: config.onBrokenMarkdownLinks,
      images: config.onBrokenMarkdownImages,
      html: config.onBrokenHtmlLinks,
    }).toMatchObject(expected);
    // A default that is not kept is reported.
    expect(left.some((path) => path.startsWith('onBrokenLinks'))).toBe(
      'plugins' in written && !('onBrokenLinks' in written),
    );
  });
  test('redirects of the client redirects plugin', () => {
    const { config, left } = classic(
      {},
      {
        plugins: [
          [
            '@docusaurus/plugin-client-redirects',
            { redirects: [{ from: '/a', to: '/docs/b' }], fromExtensions: ['html'], createRedirects: () => ['/one'] },
          ],
          [
            '@docusaurus/plugin-client-redirects',
            { id: 'more', fromExtensions: ['php'], createRedirects: () => '/two' },
          ],
        ],
      },
    );
    expect([config.redirects, config.redirectRules?.fromExtensions, left]).toEqual([
      [{ from: '/a', to: '/docs/b' }],
      ['html', 'php'],
      [],
    ]);
    expect(config.redirectRules?.createRedirects?.('/')).toEqual(['/one', '/two']);
  });
  test('no object at all', () =>
    expect(fromDocusaurus(undefined, '/site').config).toMatchObject({ docs: false, blog: false }));

  test('analytics are tags, of the preset and of plugins', () => {
    const plugins = [['@docusaurus/plugin-google-tag-manager', { containerId: 'GTM-1' }]];
    const { config, left } = classic({ gtag: { trackingID: ['G-1', 'G-2'], anonymizeIP: true } }, { plugins });
    const text = JSON.stringify(config.headTags);
    expect(left).toEqual([]);
    for (const part of ['gtag/js?id=G-1', 'G-2', 'anonymize_ip', 'gtm.js?id=GTM-1', 'preconnect'])
      expect(text).toContain(part);
  });
});
