/**
 * The part of the configuration that pages and the browser need. Browser-safe.
 * Navbar items are already resolved: every address is final, every label decided.
 */

/** `href` leads into the latest version; `versions` has the address in each version that has the target, where there are several. */
interface InVersions {
  instance?: string;
  versions?: Record<string, string>;
}

export type NavbarItem = { position: 'left' | 'right'; className?: string } & (
  | {
      type: 'link';
      label: string;
      html?: string;
      /** Name of a link that shows no words. */
      ariaLabel?: string;
      href: string;
      external: boolean;
      /** No page of this site is there. */
      full?: true;
      activeBasePath?: string;
      activeBaseRegex?: string;
    }
  /** `sidebar`: active when the page belongs to it. */
  | ({ type: 'docSidebar'; label: string; href: string; sidebar: string } & InVersions)
  | ({ type: 'doc'; label: string; href: string; docId: string; sidebar?: string; unlisted?: boolean } & InVersions)
  /** `choices`: the same for every version; the page's own is displayed. */
  | ({ type: 'docsVersion'; choices?: VersionChoice[] } & VersionChoice)
  | { type: 'dropdown'; label: string; href?: string; items: NavbarItem[] }
  /** `named`: the label is the author's, not that of a version. */
  | { type: 'docsVersionDropdown'; label: string; named?: true; instance: string; items: NavbarItem[] }
  | { type: 'localeDropdown'; label: string; items: NavbarItem[] }
  /** `href`: where the pages of the language begin. `active`: it is that of this site. */
  | { type: 'language'; label: string; href: string; locale: string; lang: string; active: boolean }
  | { type: 'search' }
  | { type: 'html'; value: string }
  /** `props`: what the site's own component for the type is given, the type among them. */
  | { type: 'custom'; props: Record<string, unknown> }
);

/** A version that a navbar item leads to. */
interface VersionChoice {
  label: string;
  href: string;
  instance: string;
  version: string;
}

export interface FooterLink {
  label?: string;
  href?: string;
  external?: boolean;
  /** No page of this site is there. */
  full?: true;
  html?: string;
}

/** Search by the site's own transport, which is given all of this. */
export interface CustomClientSearch {
  provider: 'custom';
  /** Address of the script. */
  transport: string;
  indexName: string;
  apiKey?: string;
  hosts?: string[];
  /** Marker that the site's records have, where the site pushes them: requests are bound to it. */
  site?: string;
  searchPage: string | null;
  contextual: boolean;
  missingResultsUrl?: string;
}

export interface SiteLanguage {
  locale: string;
  label: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  /** Address of its first page. */
  url: string;
  baseUrl: string;
}

export interface ClientSite {
  title: string;
  tagline: string;
  /** Origin without trailing slash. */
  url: string;
  /** With leading and trailing slash. */
  baseUrl: string;
  /** True if the base has a page: without one, breadcrumbs start with the first category (B3.6). */
  home: boolean;
  trailingSlash: boolean | undefined;
  titleDelimiter: string;
  locale: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  /** All languages, the default one first, where there are several. */
  languages?: SiteLanguage[];
  router: 'browser' | 'hash';
  favicon?: string;
  navbar: {
    title: string;
    logo?: { src: string; srcDark?: string; alt: string; href?: string; width?: number; height?: number };
    hideOnScroll: boolean;
    style?: 'dark' | 'primary';
    items: NavbarItem[];
  };
  footer?: {
    style: 'light' | 'dark';
    columns: { title?: string; items: FooterLink[] }[];
    copyright?: string;
    logo?: { src: string; srcDark?: string; alt: string; href?: string; width?: number; height?: number };
  };
  announcementBar?: { id: string; content: string; isCloseable: boolean; backgroundColor?: string; textColor?: string };
  colorMode: { defaultMode: 'light' | 'dark'; disableSwitch: boolean; respectPrefersColorScheme: boolean };
  docs: {
    sidebarHideable: boolean;
    autoCollapseCategories: boolean;
    /** `none`: the version a reader picks is not remembered (B5.89). */
    versionPersistence: 'localStorage' | 'none';
    /** Names of the versions of each instance that has several. */
    versions?: Record<string, string[]>;
  };
  /** Absent: images do not zoom (B5.93). */
  zoom?: { selector: string; background: { light: string; dark: string }; margin?: number };
  search:
    | { provider: 'none' }
    | {
        provider: 'embedded';
        indexName: string;
        searchPage: string | null;
        meta: string;
        contextual: boolean;
        missingResultsUrl?: string;
      }
    | CustomClientSearch
    | {
        provider: 'algolia';
        appId: string;
        apiKey: string;
        indexName: string;
        hosts?: string[];
        /** Marker that the site's records have, where `notes index` fills the index: hits are bound to it. */
        site?: string;
        searchPage: string | null;
        contextual: boolean;
        insights: boolean;
        missingResultsUrl?: string;
        searchParameters?: Record<string, unknown>;
      };
  /** Search tags of contextual search: `default` and one per docs version (B5.104). */
  searchTags: string[];
  baseUrlIssueBanner: boolean;
  liveCode: { position: 'top' | 'bottom' };
  mermaid: boolean;
  /** Overridden interface texts by message id (code.json; D33). */
  texts: Record<string, string>;
  customFields: Record<string, unknown>;
}
