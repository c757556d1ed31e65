/**
 * `NotesConfig`: what an author writes in `notes.config.ts`. `Site`: the finished configuration, every default decided.
 * `config-schema.ts` checks the first, `config.ts` makes the second from it. The options of docs, blog and pages have one definition
 * for all of that: `content-options.ts`.
 */

import type { CspOrigins } from '../../shared/csp.js';
import type { HeadTagData } from '../../shared/page-fields.js';
import type { Infer } from '../helpers/schema.js';
import type { Problem } from '../problems/problem-types.js';
import type {
  BLOG_DEFAULTS,
  blogShape,
  DOCS_DEFAULTS,
  docsShape,
  Finished,
  feedShape,
  PAGES_DEFAULTS,
  pagesShape,
} from './content-options.js';
import type { Hooks } from './hook-types.js';
import type { ChangedOption, Policy } from './policies.js';
import type { IndexConfig, SearchConfig, SiteSearch } from './search-types.js';
import type { SitePlugins } from './site-plugins.js';

export type { Hooks } from './hook-types.js';
export type { Policy } from './policies.js';

export interface DocsConfig extends Infer<typeof docsShape> {}
export interface FeedOptions extends Infer<typeof feedShape> {}
export interface BlogConfig extends Infer<typeof blogShape> {}
export interface PagesConfig extends Infer<typeof pagesShape> {}

export type NavbarItemConfig = {
  /** Kind of item; unset: a link or, with `items`, a dropdown (B5.52). */
  type?: string;
  /** Side of the bar. */
  position?: 'left' | 'right';
  /** Words of the item. */
  label?: string;
  /** HTML instead of a label. */
  html?: string;
  /** Address of a page of the site. */
  to?: string;
  /** Address outside the site. */
  href?: string;
  /** Entries of a dropdown. */
  items?: NavbarItemConfig[];
  /** Sidebar whose first page a `docSidebar` leads to. */
  sidebarId?: string;
  /** Doc that a `doc` leads to. */
  docId?: string;
  /** Docs instance of the item; unset: `default`. */
  docsPluginId?: string;
  /** HTML of an `html` item. */
  value?: string;
  /** Class name of the item. */
  className?: string;
  /** What a link without words of its own is called. */
  'aria-label'?: string;
  /** Marks the item as current on pages below this address. */
  activeBasePath?: string;
  /** Marks the item as current on pages whose address matches. */
  activeBaseRegex?: string;
  /** Entries before those of a list of versions or languages. */
  dropdownItemsBefore?: NavbarItemConfig[];
  /** Entries after those of a list of versions or languages. */
  dropdownItemsAfter?: NavbarItemConfig[];
};

export interface MarkdownConfig {
  /** Language of content files: Markdown, MDX, or by their ending. Default `mdx`. */
  format?: 'md' | 'mdx' | 'detect';
  /** `:smile:` → emoji (B4.20). */
  emoji?: boolean;
  /** Draws `mermaid` fences as diagrams. */
  mermaid?: boolean;
  /** `$…$` and `$$…$$` as MathML. */
  math?: boolean;
  /** Read HTML comments, `{#id}` and `:::type title` as in older MDX (B4.13, B4.26). */
  mdx1Compat?: { comments?: boolean; admonitions?: boolean; headingIds?: boolean };
  /** Emphasis next to CJK punctuation (default on). */
  cjkEmphasis?: boolean;
  /** No space for a soft line break between Han characters (default on). */
  cjkLineBreaks?: boolean;
  /** Read void tags, autolinks, generics and stray braces in `.md` as CommonMark (D15; default on). */
  forgiving?: boolean;
  /** A component that is not there: an error (default), or its children are shown. `--forgive` says the latter for one run. */
  missingComponents?: 'error' | 'children';
  /** Kinds of admonitions besides ours, or instead of them; false: none. */
  admonitions?: false | { keywords?: string[]; extendDefaults?: boolean };
  /** Anchors of headings: with or without capitals. */
  anchors?: { maintainCase?: boolean };
  /** Shows `npm2yarn` fences for several package managers. */
  npm2yarn?: boolean | { sync?: boolean; converters?: string[] };
  /** unified plugins: module specifiers or functions, optionally `[plugin, options]`. */
  remarkPlugins?: unknown[];
  /** unified plugins for HTML, written like `remarkPlugins`. */
  rehypePlugins?: unknown[];
}

/** Form of headers and redirects that a host reads. */
export type HostFile = 'headers' | 'vercel' | 'nginx';

export interface NotesConfig {
  /** Title of the site. */
  title: string;
  /** Undefined where an environment variable is not set. */
  url?: string | undefined;
  /** Path of the site on its host. Default `/`. */
  baseUrl?: string;
  /** One sentence about the site. */
  tagline?: string;
  /** Address of the icon. */
  favicon?: string;
  /** Ends addresses with a slash, or never; unset: as written. */
  trailingSlash?: boolean;
  /** Mark between the titles of page and site. Default `|`. */
  titleDelimiter?: string;
  /** Keeps search engines from indexing the site. */
  noIndex?: boolean;
  /** Form of addresses: paths, or behind `#` for hosts without paths. Default `browser`. */
  router?: 'browser' | 'hash';
  /** Languages. */
  i18n?: {
    /** Language of the site. */
    defaultLocale: string;
    /** All languages. Default: the one of the site. */
    locales?: string[];
    /** Label, direction and `lang` of languages, where they differ from what is known. */
    localeConfigs?: Record<string, { label?: string; direction?: 'ltr' | 'rtl'; htmlLang?: string }>;
  };
  /** Folders that are copied as they are. Default `static`. */
  staticDirectories?: string[];
  /** Docs: options of one instance or of several; false: none. */
  docs?: DocsConfig | DocsConfig[] | false;
  /** Blog: options of one instance or of several; false: none. */
  blog?: BlogConfig | BlogConfig[] | false;
  /** Pages of React or Markdown; false: none. */
  pages?: PagesConfig | false;
  /** How Markdown is read. */
  markdown?: MarkdownConfig;
  /** What is done about links that lead to no page. Default `throw`. */
  onBrokenLinks?: Policy;
  /** What is done about links to anchors that do not exist. Default `throw`. */
  onBrokenAnchors?: Policy;
  /** What is done about links to Markdown files that do not exist. Default `throw`. */
  onBrokenMarkdownLinks?: Policy;
  /** What is done about images that do not exist. Default `throw`. */
  onBrokenMarkdownImages?: Policy;
  /** The most that is done about addresses in HTML and in literal `href`, `src` and `to` of React. Default `throw`. */
  onBrokenHtmlLinks?: Policy;
  /** What is done about two pages of one address. Default `warn`. */
  onDuplicateRoutes?: Policy;
  /** What is done about formulas that cannot be read. Default `warn`. */
  onInvalidMath?: Policy;
  /** Bar above every page. */
  navbar?: {
    title?: string;
    logo?: { src: string; srcDark?: string; alt?: string; href?: string; width?: number; height?: number };
    hideOnScroll?: boolean;
    items?: NavbarItemConfig[];
  };
  /** Foot of every page. */
  footer?: {
    style?: 'light' | 'dark';
    links?: unknown[];
    copyright?: string;
    logo?: { src: string; srcDark?: string; alt?: string; href?: string; width?: number; height?: number };
  };
  /** Bar above the navbar that a reader can close. */
  announcementBar?: {
    id?: string;
    content: string;
    isCloseable?: boolean;
    backgroundColor?: string;
    textColor?: string;
  };
  /** Light and dark: the first mode, the switch, and the wish of the reader's system. */
  colorMode?: { defaultMode?: 'light' | 'dark'; disableSwitch?: boolean; respectPrefersColorScheme?: boolean };
  /** Heading levels of tables of contents. Default 2 to 3. */
  tableOfContents?: { minHeadingLevel?: number; maxHeadingLevel?: number };
  /** Behaviour of the sidebar of docs. */
  docsSidebar?: { hideable?: boolean; autoCollapseCategories?: boolean };
  /** Keeps the version that a reader last chose. */
  docsVersionPersistence?: 'localStorage' | 'none';
  /** Default og:image. */
  image?: string;
  /** Attributes of further `<meta>` tags. */
  metadata?: Record<string, string>[];
  /** Enlarges pictures on click. */
  zoom?: boolean | { selector?: string; background?: { light?: string; dark?: string }; margin?: number };
  /** Colours of code: language of fences without one, further languages, comments that mark lines. */
  prism?: {
    defaultLanguage?: string;
    additionalLanguages?: string[];
    magicComments?: { className: string; line?: string; block?: { start: string; end: string } }[];
  };
  /** Code that readers can edit and run, and the side of its result. */
  liveCodeBlock?: boolean | { playgroundPosition?: 'top' | 'bottom' };
  /** Search; false: none. */
  search?: SearchConfig;
  /** What `notes index` pushes to a search host. */
  index?: IndexConfig;
  /** `sitemap.xml`; false: none. */
  sitemap?:
    | false
    | {
        changefreq?: string;
        priority?: number;
        ignorePatterns?: string[];
        lastmod?: 'date' | 'datetime' | null;
        filename?: string;
      };
  /** Old addresses and the pages they lead to. */
  redirects?: { from: string | string[]; to: string }[];
  /** Writes `llms.txt`. Default true. */
  llms?: boolean;
  /** Writes each page as Markdown too. Default true. */
  markdownCopies?: boolean;
  /** Writes the files by which hosts know redirects and headers, and `.nojekyll`: `headers` is `_headers` and `_redirects`, which `true` means too. Default true. */
  hostFiles?: boolean | HostFile[];
  /** Writes `robots.txt`. Default true. */
  robots?: boolean;
  /**
   * Keeps pages, their data and the search index on the reader's device, so that they can be read without a network: `sw.js`, a service worker. With an object up to so many
   * megabytes (default 20). `'remove'`: takes the worker of an earlier build from readers' devices again. Default false.
   */
  offline?: boolean | 'remove' | { megabytes?: number };
  /** Describes pages to search engines as JSON-LD. Default true. */
  structuredData?: boolean;
  /** Further tags of every `<head>`. */
  headTags?: HeadTagData[];
  /** Scripts of every page. */
  scripts?: (string | { src: string; async?: boolean; defer?: boolean; [attribute: string]: unknown })[];
  /** Style sheets of every page, by address. */
  stylesheets?: (string | { href: string; [attribute: string]: unknown })[];
  /** CSS files of the site, relative to the site folder. */
  customCss?: string | string[];
  /** Shows a notice where the site is served under another path than `baseUrl`. Default true. */
  baseUrlIssueBanner?: boolean;
  /** Import specifiers of content and components → file relative to the site folder, or another specifier; a folder name stands for all below it. */
  alias?: Record<string, string>;
  /** Folder of theme overrides, relative to the site folder. Default `theme`. */
  themeDir?: string;
  /** Folder with theme components of a Docusaurus site, relative to the site folder. Default: none. */
  docusaurusTheme?: string;
  /** Names of environment variables whose values must not appear in any output, besides those that are secret by their end (D37). */
  secrets?: string[];
  /** Whether content may run code: `untrusted` cleans pages and refuses files and formats that could. Default `trusted`. */
  security?: 'trusted' | 'untrusted';
  /** Patterns of files that content may bring although they could run code, and of symbolic links that may lead out of the site. */
  trustedPaths?: string[];
  /** Origins whose pictures, recordings and frames untrusted pages load without a click. */
  allowedOrigins?: string[];
  /** Origins that the Content-Security-Policy of pages allows besides, by directive. */
  csp?: CspOrigins;
  /** Options of `notes check`: days until a page is stale, budgets of bytes, compiler options, time for a block in ms. */
  check?: {
    staleAfter?: number;
    budgets?: Record<string, number>;
    typescript?: Record<string, unknown>;
    runTimeout?: number;
  };
  /** Functions that a build calls. */
  hooks?: Hooks;
  /** Data of the site's own, for its components. */
  customFields?: Record<string, unknown>;
}

export type DocsInstance = Finished<DocsConfig, keyof typeof DOCS_DEFAULTS>;
export type BlogInstance = Finished<BlogConfig, keyof typeof BLOG_DEFAULTS | 'blogSidebarTitle'>;
export type PagesInstance = Finished<PagesConfig, keyof typeof PAGES_DEFAULTS>;

/** The finished, validated configuration. */
export interface Site {
  /** Absolute path of the site folder (for disk access only; never in output). */
  dir: string;
  /** Configuration file, relative to the site folder. */
  configFile: string;
  /** Hash of the configuration with its imports. */
  configHash: string;
  title: string;
  tagline: string;
  url: string;
  baseUrl: string;
  favicon?: string;
  trailingSlash: boolean | undefined;
  titleDelimiter: string;
  noIndex: boolean;
  router: 'browser' | 'hash';
  locale: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  locales: { locale: string; label: string; htmlLang: string; direction: 'ltr' | 'rtl' }[];
  staticDirectories: string[];
  docs: DocsInstance[];
  blog: BlogInstance[];
  pages: PagesInstance | null;
  markdown: Required<Omit<MarkdownConfig, 'mdx1Compat' | 'admonitions' | 'anchors'>> & {
    mdx1Compat: { comments: boolean; admonitions: boolean; headingIds: boolean };
    admonitions: false | { keywords: string[] };
    anchors: { maintainCase: boolean };
  };
  policies: Record<
    'links' | 'anchors' | 'markdownLinks' | 'markdownImages' | 'html' | 'duplicateRoutes' | 'math',
    Policy
  >;
  /** Options with a changed default that the configuration does not name. */
  unwritten: ChangedOption[];
  /** Theme options as written, checked; resolved against the graph into `ClientSite`. */
  navbar: NonNullable<NotesConfig['navbar']> & { items: NavbarItemConfig[] };
  footer?: NotesConfig['footer'];
  announcementBar?: { id: string; content: string; isCloseable: boolean; backgroundColor?: string; textColor?: string };
  colorMode: { defaultMode: 'light' | 'dark'; disableSwitch: boolean; respectPrefersColorScheme: boolean };
  tocLevels: [number, number];
  docsSidebar: { hideable: boolean; autoCollapseCategories: boolean };
  docsVersionPersistence: 'localStorage' | 'none';
  image?: string;
  metadata: Record<string, string>[];
  zoom?: { selector: string; background: { light: string; dark: string }; margin?: number };
  prism: {
    defaultLanguage?: string;
    additionalLanguages: string[];
    magicComments: { className: string; line?: string; block?: { start: string; end: string } }[];
  };
  liveCode: false | { position: 'top' | 'bottom' };
  search: SiteSearch;
  index: IndexConfig;
  sitemap:
    | false
    | {
        changefreq: string;
        priority: number;
        ignorePatterns: string[];
        lastmod: 'date' | 'datetime' | null;
        filename: string;
      };
  /** Those of the configuration, then those of the redirects file, which have their index there. */
  redirects: { from: string[]; to: string; index?: number }[];
  llms: boolean;
  markdownCopies: boolean;
  hostFiles: readonly HostFile[];
  robots: boolean;
  /** What a service worker keeps, in bytes; null: there is none. */
  offline: { isRemoved: boolean; bytes: number } | null;
  structuredData: boolean;
  headTags: NonNullable<NotesConfig['headTags']>;
  scripts: NonNullable<NotesConfig['scripts']>;
  stylesheets: NonNullable<NotesConfig['stylesheets']>;
  customCss: string[];
  baseUrlIssueBanner: boolean;
  alias: Record<string, string>;
  themeDir: string;
  docusaurusTheme?: string;
  secrets: string[];
  security: 'trusted' | 'untrusted';
  trustedPaths: readonly string[];
  allowedOrigins: readonly string[];
  csp: CspOrigins;
  check: {
    staleAfter?: number;
    budgets: Record<string, number>;
    typescript: Record<string, unknown>;
    runTimeout: number;
  };
  hooks: Hooks;
  customFields: Record<string, unknown>;
  /** What plugins of a Docusaurus site gave. */
  plugins?: SitePlugins;
  /** Interface texts overridden by `i18n/<locale>/code.json`. */
  texts: Record<string, string>;
}

/** A site or what is wrong with its configuration. */
export type SiteResult = { site: Site; problems: Problem[] } | { site: null; problems: Problem[] };

/** Gives an editor the types of `notes.config.ts`. */
export function defineConfig(config: NotesConfig): NotesConfig {
  return config;
}
