/** Options of `notes.config.ts`. Those of docs, blog and pages have one definition, with their defaults: `content-options.ts`. */
import type { CspOrigins } from '../../shared/csp.js';
import type { HeadTagData } from '../../shared/page-fields.js';
import type { Infer } from '../helpers/schema.js';
import type { blogShape, docsShape, feedShape, pagesShape } from './content-options.js';
import type { Hooks } from './hook-types.js';
import type { Plugin } from './plugin-contract.js';
import type { Policy } from './policies.js';
import type { HostFile, RedirectRules } from './redirect-types.js';
import type { IndexConfig, SearchConfig } from './search-types.js';

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
  /** Accessible name of a link without text. */
  'aria-label'?: string;
  /** Props of the component of a type `custom-…` (migrated sites). */
  props?: Record<string, unknown>;
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
  mdx1Compat?: {
    /** `<!-- … -->` is a comment in MDX too. */
    comments?: boolean;
    /** `:::type title` names an admonition's title. */
    admonitions?: boolean;
    /** `## Title {#id}` gives a heading its id. */
    headingIds?: boolean;
  };
  /** Emphasis next to CJK punctuation (default on). */
  cjkEmphasis?: boolean;
  /** No space for a soft line break between Han characters (default on). */
  cjkLineBreaks?: boolean;
  /** Read void tags, autolinks, generics and stray braces in `.md` as CommonMark (D15; default on); `'mdx'`: in every file, as MDX 1 did. */
  forgiving?: boolean | 'mdx';
  /** A component that is not there: an error (default), or its children are shown. `--forgive` says the latter for one run. */
  missingComponents?: 'error' | 'children';
  /** Kinds of admonitions besides ours, or instead of them; false: none. */
  admonitions?:
    | false
    | {
        /** Names of the kinds. */
        keywords?: string[];
        /** They come besides ours. Default true. */
        extendDefaults?: boolean;
      };
  /** Anchors of headings: with or without capitals. */
  anchors?: {
    /** Capitals stay. Default false. */
    maintainCase?: boolean;
  };
  /** Shows `npm2yarn` fences for several package managers. */
  npm2yarn?:
    | boolean
    | {
        /** Whoever chooses a package manager in one place has chosen it in all. */
        sync?: boolean;
        /** The package managers, in their order; further ones as `[name, convert]`. */
        converters?: (string | [name: string, convert: (code: string) => string])[];
      };
  /** unified plugins: module specifiers or functions, optionally `[plugin, options]`. */
  remarkPlugins?: unknown[];
  /** unified plugins for HTML, written like `remarkPlugins`. */
  rehypePlugins?: unknown[];
}

/** A picture that represents the site. */
interface LogoConfig {
  /** Its address. */
  src: string;
  /** The one for dark mode. */
  srcDark?: string;
  /** Its text for those who do not see it. */
  alt?: string;
  /** Target of its link. Default: the first page. */
  href?: string;
  /** Its width in pixels. */
  width?: number;
  /** Its height in pixels. */
  height?: number;
}

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
  /** Form of addresses: paths, or after `#` for hosts without paths. Default `browser`. */
  router?: 'browser' | 'hash';
  /** Languages. */
  i18n?: {
    /** Language of the site. */
    defaultLocale: string;
    /** All languages. Default: the one of the site. Each of the others is published below a path with its name. */
    locales?: string[];
    /** Folder of the translations. Default `i18n`. */
    path?: string;
    /** Properties of a language that differ from the defaults for its name. */
    localeConfigs?: Record<
      string,
      {
        /** Name of the language in menus. */
        label?: string;
        /** Direction of its writing. */
        direction?: 'ltr' | 'rtl';
        /** The `lang` of its pages. */
        htmlLang?: string;
        /** Its folder below that of the translations. Default: its name. */
        path?: string;
        /** Base path of its pages. Default: that of the site, followed by its name where it is not the default language. */
        baseUrl?: string;
        /** Origin of its pages, where it has one of its own. */
        url?: string;
        /** Title of the site in this language. */
        title?: string;
        /** Tagline of the site in this language. */
        tagline?: string;
      }
    >;
  };
  /** Folders that are copied unchanged. Default `static`. */
  staticDirectories?: string[];
  /** Docs: options of one instance or of several; false: none. */
  docs?: DocsConfig | DocsConfig[] | false;
  /** Blog: options of one instance or of several; false: none. */
  blog?: BlogConfig | BlogConfig[] | false;
  /** Pages of React or Markdown; false: none. */
  pages?: PagesConfig | false;
  /** Options of Markdown. */
  markdown?: MarkdownConfig;
  /** Policy for links that lead to no page. Default `throw`. */
  onBrokenLinks?: Policy;
  /** Policy for links to anchors that do not exist. Default `throw`. */
  onBrokenAnchors?: Policy;
  /** Policy for links to Markdown files that do not exist. Default `throw`. */
  onBrokenMarkdownLinks?: Policy;
  /** Policy for images that do not exist. Default `throw`. */
  onBrokenMarkdownImages?: Policy;
  /** The most that is done about addresses in HTML and in literal `href`, `src` and `to` of React. Default `throw`. */
  onBrokenHtmlLinks?: Policy;
  /** Policy for two pages with one address. Default `warn`. */
  onDuplicateRoutes?: Policy;
  /** Policy for formulas that cannot be parsed. Default `warn`. */
  onInvalidMath?: Policy;
  /** Bar above every page. */
  navbar?: {
    /** Name next to the logo. */
    title?: string;
    /** Picture before it. */
    logo?: LogoConfig;
    /** It leaves while a reader scrolls down. */
    hideOnScroll?: boolean;
    /** Its colours: dark, or those of the accent. Default: those of the page. */
    style?: 'dark' | 'primary';
    /** Its links and menus. */
    items?: NavbarItemConfig[];
  };
  /** Foot of every page. */
  footer?: {
    /** Its colours. Default `light`. */
    style?: 'light' | 'dark';
    /** Links, or columns of links with a title each. */
    links?: unknown[];
    /** Last line, as HTML. */
    copyright?: string;
    /** Picture above that line. */
    logo?: LogoConfig;
  };
  /** Bar above the navbar that a reader can close. */
  announcementBar?: {
    /** Another one shows the bar again to those who closed it. */
    id?: string;
    /** Its text, as HTML. */
    content: string;
    /** It has a button that closes it. Default true. */
    isCloseable?: boolean;
    /** Colour after the text, as in CSS. */
    backgroundColor?: string;
    /** Colour of the text. */
    textColor?: string;
  };
  /** Light and dark: the first mode, the switch, and the wish of the reader's system. */
  colorMode?: {
    /** Mode of the first visit. */
    defaultMode?: 'light' | 'dark';
    /** Readers cannot choose. */
    disableSwitch?: boolean;
    /** The first visit has the mode of the reader's system. */
    respectPrefersColorScheme?: boolean;
  };
  /** Heading levels of tables of contents. Default 2 to 3. */
  tableOfContents?: {
    /** The highest level, 2 to 6. */
    minHeadingLevel?: number;
    /** The lowest level, 2 to 6. */
    maxHeadingLevel?: number;
  };
  /** Behaviour of the sidebar of docs. */
  docsSidebar?: {
    /** A button hides it. */
    hideable?: boolean;
    /** Opening a category closes its siblings. */
    autoCollapseCategories?: boolean;
  };
  /** Keeps the version that a reader last chose. */
  docsVersionPersistence?: 'localStorage' | 'none';
  /** Default og:image. */
  image?: string;
  /** Attributes of further `<meta>` tags. */
  metadata?: Record<string, string>[];
  /** Enlarges pictures on click. */
  zoom?:
    | boolean
    | {
        /** CSS selector of the pictures. */
        selector?: string;
        /** Colours after the picture. */
        background?: {
          /** In light mode. */
          light?: string;
          /** In dark mode. */
          dark?: string;
        };
        /** Pixels around it. */
        margin?: number;
      };
  /** Colours of code: language of fences without one, further languages, comments that mark lines. */
  prism?: {
    /** Language of fences without one. */
    defaultLanguage?: string;
    /** Languages besides those that are there. */
    additionalLanguages?: string[];
    /** Comments that mark lines. */
    magicComments?: {
      /** Class of the marked lines. */
      className: string;
      /** Comment that marks the next line. */
      line?: string;
      /** Comments that mark the lines between them. */
      block?: {
        /** The one before. */
        start: string;
        /** The one behind. */
        end: string;
      };
    }[];
  };
  /** Code that readers can edit and run, and the side of its result. */
  liveCodeBlock?:
    | boolean
    | {
        /** Side of the result. Default `bottom`. */
        playgroundPosition?: 'top' | 'bottom';
      };
  /** Search; false: none. */
  search?: SearchConfig;
  /** Records that `notes index` pushes to a search host. */
  index?: IndexConfig;
  /** `sitemap.xml`; false: none. */
  sitemap?:
    | false
    | {
        /** Change frequency of pages. Default `weekly`. */
        changefreq?: string;
        /** Priority of pages, 0 to 1. Default 0.5. */
        priority?: number;
        /** Glob patterns of addresses that are left out. */
        ignorePatterns?: string[];
        /** Form of the date of the last change; null: none. */
        lastmod?: 'date' | 'datetime' | null;
        /** Name of the file. */
        filename?: string;
      };
  /** Old addresses and the pages they lead to. */
  redirects?: {
    /** Old address, or several. */
    from: string | string[];
    /** Target addresses. */
    to: string;
  }[];
  /** Old addresses that are made of the address of every page. */
  redirectRules?: RedirectRules;
  /** Writes `llms.txt`. Default true. */
  llms?: boolean;
  /** Writes each page as Markdown too. Default true. */
  markdownCopies?: boolean;
  /** Writes the files by which hosts know redirects and headers, and `.nojekyll`: `headers` is `_headers` and `_redirects`, which `true` means too. Default true. */
  hostFiles?: boolean | HostFile[];
  /** Writes `robots.txt`. Default true. */
  robots?: boolean;
  /** Keeps pages and the search on the reader's device, for reading without a network: `sw.js`, a service worker. `'remove'` takes that of an earlier build away. Default false. */
  offline?:
    | boolean
    | 'remove'
    | {
        /** The most that is kept. Default 20. */
        megabytes?: number;
      };
  /** Describes pages to search engines as JSON-LD. Default true. */
  structuredData?: boolean;
  /** Further tags of every `<head>`. */
  headTags?: HeadTagData[];
  /** Scripts of every page. */
  scripts?: (
    | string
    | {
        /** Address of the script. */
        src: string;
        /** Run as soon as it is loaded. */
        async?: boolean;
        /** It runs when the page is read. */
        defer?: boolean;
        [attribute: string]: unknown;
      }
  )[];
  /** Style sheets of every page, by address. */
  stylesheets?: (
    | string
    | {
        /** Address of the sheet. */
        href: string;
        [attribute: string]: unknown;
      }
  )[];
  /** CSS files of the site, relative to the site folder. */
  customCss?: string | string[];
  /** Shows a notice where the site is served under another path than `baseUrl`. Default true. */
  baseUrlIssueBanner?: boolean;
  /** Import specifiers of content and components → file relative to the site folder, or another specifier; a folder name includes everything below it. */
  alias?: Record<string, string>;
  /** Folder of theme overrides, relative to the site folder. Default `theme`. */
  themeDir?: string;
  /** Folder with theme components of a Docusaurus site, relative to the site folder. Default: none. */
  docusaurusTheme?: string;
  /** Names of environment variables whose values must not appear in any output, besides those that are secret by their end (D37). */
  secrets?: string[];
  /** Trust in content: `untrusted` sanitises pages and refuses files and formats that could run code. Default `trusted`. */
  security?: 'trusted' | 'untrusted';
  /** Patterns of files that content may bring although they could run code, and of symbolic links that may lead out of the site. */
  trustedPaths?: string[];
  /** Origins whose pictures, recordings and frames untrusted pages load without a click. */
  allowedOrigins?: string[];
  /** Origins that the Content-Security-Policy of pages allows besides, by directive. */
  csp?: CspOrigins;
  /** Options of `notes check`: days until a page is stale, budgets of bytes, compiler options, time for a block in ms. */
  check?: {
    /** Days after which a page that nobody changed is stale. */
    staleAfter?: number;
    /** The most bytes of a kind of file. */
    budgets?: Record<string, number>;
    /** Options of the compiler for blocks of code. */
    typescript?: Record<string, unknown>;
    /** Milliseconds that a block may run. */
    runTimeout?: number;
  };
  /** Plugins, in the order in which they are called; one that is switched off may stay as `false`. */
  plugins?: (Plugin | false | null)[];
  /** Functions that a build calls. */
  hooks?: Hooks;
  /** Data of the site's own, for its components. */
  customFields?: Record<string, unknown>;
}
