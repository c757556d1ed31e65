/** The shape of `notes.config.ts`: what `NotesConfig` says, checked at run time. */
import { CSP_DIRECTIVES } from '../../shared/csp.js';
import * as s from '../helpers/schema.js';
import { blogShape, docsShape, pagesShape, policy } from './content-options.js';

const strings = s.list(s.string);
const globs = s.list(s.filled);
const extensions = s.list(s.filled);

/** Fields of a navbar item; what a type needs beyond its shape is checked in `config-checks.ts`. */
const navbarFields = {
  type: s.string,
  position: s.oneOf('left', 'right'),
  label: s.string,
  html: s.string,
  to: s.string,
  href: s.string,
  sidebarId: s.string,
  docId: s.string,
  docsPluginId: s.string,
  value: s.string,
  className: s.string,
  'aria-label': s.string,
  activeBasePath: s.string,
  props: s.record(s.anything),
  activeBaseRegex: s.string,
};
const entries = s.list(s.object({ ...navbarFields, items: s.list(s.object(navbarFields)) }));
const navbarItems = s.list(
  s.object({ ...navbarFields, items: entries, dropdownItemsBefore: entries, dropdownItemsAfter: entries }),
);

const logo = s.object(
  { src: s.filled, srcDark: s.string, alt: s.string, href: s.string, width: s.number, height: s.number },
  ['src'],
);

const headAttributes = s.record(s.any(s.string, s.boolean));

const markdown = s.object({
  format: s.oneOf('md', 'mdx', 'detect'),
  emoji: s.boolean,
  mermaid: s.boolean,
  math: s.boolean,
  mdx1Compat: s.object({ comments: s.boolean, admonitions: s.boolean, headingIds: s.boolean }),
  cjkEmphasis: s.boolean,
  cjkLineBreaks: s.boolean,
  forgiving: s.any(s.boolean, s.oneOf('mdx')),
  missingComponents: s.oneOf('error', 'children'),
  admonitions: s.any(s.oneOf(false), s.object({ keywords: strings, extendDefaults: s.boolean })),
  anchors: s.object({ maintainCase: s.boolean }),
  npm2yarn: s.any(s.boolean, s.object({ sync: s.boolean, converters: s.list(s.anything) })),
  remarkPlugins: s.list(s.anything),
  rehypePlugins: s.list(s.anything),
});

const searchFields = {
  provider: s.any(s.oneOf('embedded', 'algolia'), s.object({ transport: s.filled, push: s.filled }, ['transport'])),
  indexName: s.filled,
  searchPagePath: s.any(s.filledAddress, s.oneOf(false)),
  contextual: s.boolean,
  missingResultsUrl: s.string,
  synonyms: s.any(s.oneOf(false), s.list(strings)),
};
const algoliaFields = {
  ...searchFields,
  appId: s.string,
  apiKey: s.string,
  hosts: strings,
  filledBy: s.oneOf('notes', 'crawler'),
  insights: s.boolean,
  searchParameters: s.plainObject,
};

const footerLink = s.object({ label: s.string, to: s.string, href: s.string, html: s.string, className: s.string });
const footerColumn = s.object({ title: s.any(s.string, s.nothing), items: s.list(footerLink), className: s.string }, [
  'items',
]);

const reading: Record<string, s.Shape> = {
  navbar: s.object({
    title: s.string,
    logo,
    hideOnScroll: s.boolean,
    style: s.oneOf('dark', 'primary'),
    items: navbarItems,
  }),
  footer: s.object({
    style: s.oneOf('light', 'dark'),
    links: s.list(s.any(footerLink, footerColumn)),
    copyright: s.string,
    logo,
  }),
  announcementBar: s.object(
    { id: s.filled, content: s.string, isCloseable: s.boolean, backgroundColor: s.string, textColor: s.string },
    ['content'],
  ),
  colorMode: s.object({
    defaultMode: s.oneOf('light', 'dark'),
    disableSwitch: s.boolean,
    respectPrefersColorScheme: s.boolean,
  }),
  tableOfContents: s.object({ minHeadingLevel: s.oneOf(2, 3, 4, 5, 6), maxHeadingLevel: s.oneOf(2, 3, 4, 5, 6) }),
  docsSidebar: s.object({ hideable: s.boolean, autoCollapseCategories: s.boolean }),
  docsVersionPersistence: s.oneOf('localStorage', 'none'),
  image: s.string,
  metadata: s.list(s.record(s.string)),
  zoom: s.any(
    s.boolean,
    s.object({ selector: s.filled, background: s.object({ light: s.string, dark: s.string }), margin: s.number }),
  ),
  prism: s.object({
    defaultLanguage: s.string,
    additionalLanguages: strings,
    magicComments: s.list(
      s.object(
        { className: s.filled, line: s.string, block: s.object({ start: s.string, end: s.string }, ['start', 'end']) },
        ['className'],
      ),
    ),
  }),
  liveCodeBlock: s.any(s.boolean, s.object({ playgroundPosition: s.oneOf('top', 'bottom') })),
  search: s.any(s.oneOf(false), s.object(algoliaFields)),
};

const csp = s.object(
  Object.fromEntries(CSP_DIRECTIVES.map((name) => [name, s.list(name === 'script-src' ? s.origin : s.source)])),
);

/** A plugin of the site's own kind (`plugin-contract.ts`). */
const plugin = s.object(
  {
    name: s.filled,
    reads: s.object({ files: globs, env: strings, packages: strings }),
    content: s.func(),
    markdown: s.object({
      remark: s.list(s.anything),
      rehype: s.list(s.anything),
      admonitions: strings,
      languages: strings,
    }),
    pageData: s.func(),
    head: s.func(),
    output: s.func(),
    client: s.list(s.anything),
    csp,
    check: s.func(),
  },
  ['name'],
);

const output: Record<string, s.Shape> = {
  index: s.object({
    appId: s.string,
    indexName: s.string,
    hosts: strings,
    maxRecordBytes: s.count(1),
    settings: s.plainObject,
    synonyms: s.list(s.anything),
    site: s.string,
  }),
  sitemap: s.any(
    s.oneOf(false),
    s.object({
      changefreq: s.oneOf('always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'),
      priority: s.fraction,
      ignorePatterns: globs,
      lastmod: s.oneOf('date', 'datetime', null),
      filename: s.outputFile,
    }),
  ),
  redirects: s.list(s.object({ from: s.any(s.path, s.list(s.path)), to: s.string }, ['from', 'to'])),
  redirectRules: s.object({ fromExtensions: extensions, toExtensions: extensions, createRedirects: s.func() }),
  llms: s.boolean,
  markdownCopies: s.boolean,
  hostFiles: s.any(s.boolean, s.list(s.oneOf('headers', 'vercel', 'nginx'))),
  robots: s.boolean,
  offline: s.any(s.boolean, s.oneOf('remove'), s.object({ megabytes: s.count(1) })),
  structuredData: s.boolean,
  headTags: s.list(s.object({ tagName: s.filled, attributes: headAttributes, innerHTML: s.string }, ['tagName'])),
  scripts: s.list(s.any(s.filled, s.object({ src: s.filled }, ['src'], true))),
  stylesheets: s.list(s.any(s.filled, s.object({ href: s.filled }, ['href'], true))),
  customCss: s.any(s.filled, strings),
  baseUrlIssueBanner: s.boolean,
  alias: s.record(s.filled),
  themeDir: s.filled,
  docusaurusTheme: s.filled,
  secrets: strings,
  security: s.oneOf('trusted', 'untrusted'),
  trustedPaths: globs,
  allowedOrigins: strings,
  csp,
  check: s.object({
    staleAfter: s.number,
    budgets: s.record(s.number),
    typescript: s.plainObject,
    runTimeout: s.number,
  }),
  plugins: s.list(s.any(s.oneOf(false, null), plugin)),
  hooks: s.object({ contentLoaded: s.func(), pageData: s.func(), head: s.func(), built: s.func() }),
  customFields: s.data,
};

/** The whole configuration. */
export const configShape = s.object(
  {
    title: s.filled,
    url: s.string,
    baseUrl: s.string,
    tagline: s.string,
    favicon: s.string,
    trailingSlash: s.boolean,
    titleDelimiter: s.string,
    noIndex: s.boolean,
    router: s.oneOf('browser', 'hash'),
    i18n: s.object(
      {
        defaultLocale: s.filledAddress,
        locales: s.list(s.filledAddress),
        path: s.filledAddress,
        localeConfigs: s.record(
          s.object({
            label: s.string,
            direction: s.oneOf('ltr', 'rtl'),
            htmlLang: s.string,
            path: s.filledAddress,
            baseUrl: s.string,
            url: s.string,
            title: s.string,
            tagline: s.string,
          }),
        ),
      },
      ['defaultLocale'],
    ),
    staticDirectories: strings,
    docs: s.any(s.oneOf(false), docsShape, s.list(docsShape)),
    blog: s.any(s.oneOf(false), blogShape, s.list(blogShape)),
    pages: s.any(s.oneOf(false), pagesShape),
    markdown,
    onBrokenLinks: policy,
    onBrokenAnchors: policy,
    onBrokenMarkdownLinks: policy,
    onBrokenMarkdownImages: policy,
    onBrokenHtmlLinks: policy,
    onDuplicateRoutes: policy,
    onInvalidMath: policy,
    ...reading,
    ...output,
  },
  ['title'],
);
