/**
 * `Site`: the finished configuration, every default decided. `config-schema.ts` checks what an author writes (`notes-config.ts`), `config.ts`
 * makes this of it.
 */
import type { CspOrigins } from '../../shared/csp.js';
import type { Problem } from '../problems/problem-types.js';
import type { BLOG_DEFAULTS, DOCS_DEFAULTS, Finished, PAGES_DEFAULTS } from './content-options.js';
import type { Hooks } from './hook-types.js';
import type { SiteLocale } from './locales.js';
import type {
  BlogConfig,
  DocsConfig,
  MarkdownConfig,
  NavbarItemConfig,
  NotesConfig,
  PagesConfig,
} from './notes-config.js';
import type { Plugin, ReadyPlugin } from './plugin-contract.js';
import type { ChangedOption, Policy } from './policies.js';
import type { HostFile, RedirectRules } from './redirect-types.js';
import type { IndexConfig, SiteSearch } from './search-types.js';
import type { AbsentPlugins, ReplacedParts, SitePlugins } from './site-plugins.js';

export type { Hooks } from './hook-types.js';
export type { Policy } from './policies.js';

export type DocsInstance = Finished<DocsConfig, keyof typeof DOCS_DEFAULTS>;
export type BlogInstance = Finished<BlogConfig, keyof typeof BLOG_DEFAULTS | 'blogSidebarTitle'>;
export type PagesInstance = Finished<PagesConfig, keyof typeof PAGES_DEFAULTS>;

/** Functions of a moved site that change the text of its Markdown before it is read, as its configuration has them. */
export interface TextSteps {
  /** Site folder. */
  dir: string;
  preprocessor?: (file: { filePath: string; fileContent: string }) => unknown;
  parseFrontMatter?: (file: { filePath: string; fileContent: string; defaultParseFrontMatter: unknown }) => unknown;
}

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
  /** All languages, this one among them. */
  locales: SiteLocale[];
  defaultLocale: string;
  /** Folder with the translations of this language, relative to the site folder. */
  translations: string;
  staticDirectories: string[];
  docs: DocsInstance[];
  blog: BlogInstance[];
  pages: PagesInstance | null;
  markdown: Required<Omit<MarkdownConfig, 'mdx1Compat' | 'admonitions' | 'anchors'>> & {
    mdx1Compat: { comments: boolean; admonitions: boolean; headingIds: boolean };
    admonitions: false | { keywords: string[] };
    anchors: { maintainCase: boolean };
    textSteps?: TextSteps;
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
    /** Address of a module whose default export adds languages to Prism. */
    include?: string;
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
  redirectRules: Required<Pick<RedirectRules, 'fromExtensions' | 'toExtensions'>> & RedirectRules;
  llms: boolean;
  markdownCopies: boolean;
  hostFiles: readonly HostFile[];
  robots: boolean;
  /** Bytes that a service worker caches; null: there is no worker. */
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
  /** Contributions of plugins to the bundler and to pages; of a Docusaurus site also routes and data. */
  plugins?: SitePlugins;
  /** Plugins of a Docusaurus site that do not run. */
  absent?: AbsentPlugins;
  /** Parts of the theme that a Docusaurus site has in its own way. */
  replaced?: ReplacedParts;
  /** Plugins of the configuration; those that are switched off are left out. */
  ownPlugins: readonly Plugin[];
  /** The same, ready to be called. */
  extensions: readonly ReadyPlugin[];
  /** Files that plugins add to the site folder: texts by path. */
  added: ReadonlyMap<string, string>;
  /** Interface texts overridden by `i18n/<locale>/code.json`. */
  texts: Record<string, string>;
}

/** A site or what is wrong with its configuration. */
export type SiteResult = { site: Site; problems: Problem[] } | { site: null; problems: Problem[] };

/** Gives an editor the types of `notes.config.ts`. */
export function defineConfig(config: NotesConfig): NotesConfig {
  return config;
}
