/** Defaults of the theme's and the outputs' options (B7.14, B5.93). */

import { TOC_LEVELS } from '../../shared/limits.js';
import { defined } from '../helpers/defined.js';
import type { Site } from './config-types.js';
import type { NotesConfig } from './notes-config.js';
import type { CustomSearch, SearchConfig } from './search-types.js';

/** Lines that `// highlight-next-line` and its block form mark, unless a site names its own (B4.47). */
const DEFAULT_MAGIC_COMMENTS = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
];

/** Former addresses, with the slash that hosts want before each. */
export const rootedAddresses = (from: string | readonly string[]): string[] =>
  [from].flat().map((path) => (path.startsWith('/') ? path : `/${path}`));

/** POSIX folder relative to the site folder, without `./` and final slash. */
export function folder(path: string): string {
  const clean = path.replace(/\\/g, '/').replace(/\/+$/, '');
  return clean.replace(/^(?:\.\/)+/, '') || '.';
}

type ThemeKeys =
  | 'navbar'
  | 'footer'
  | 'announcementBar'
  | 'colorMode'
  | 'tocLevels'
  | 'docsSidebar'
  | 'docsVersionPersistence'
  | 'image'
  | 'metadata'
  | 'zoom'
  | 'prism'
  | 'liveCode'
  | 'search'
  | 'baseUrlIssueBanner';

/** Options of the theme, every default decided. */
export function themeOptions(config: NotesConfig): Pick<Site, ThemeKeys> {
  const bar = config.announcementBar;
  const { colorMode, tableOfContents: toc, docsSidebar, liveCodeBlock: live } = config;
  return {
    navbar: { ...config.navbar, items: config.navbar?.items ?? [] },
    footer: config.footer,
    announcementBar: bar && { ...bar, id: bar.id ?? 'announcement-bar', isCloseable: bar.isCloseable ?? true },
    colorMode: {
      defaultMode: colorMode?.defaultMode ?? 'light',
      disableSwitch: colorMode?.disableSwitch ?? false,
      respectPrefersColorScheme: colorMode?.respectPrefersColorScheme ?? false,
    },
    tocLevels: [toc?.minHeadingLevel ?? TOC_LEVELS[0], toc?.maxHeadingLevel ?? TOC_LEVELS[1]],
    docsSidebar: {
      hideable: docsSidebar?.hideable ?? false,
      autoCollapseCategories: docsSidebar?.autoCollapseCategories ?? false,
    },
    docsVersionPersistence: config.docsVersionPersistence ?? 'localStorage',
    image: config.image,
    metadata: config.metadata ?? [],
    zoom: zoomOptions(config.zoom),
    prism: {
      defaultLanguage: config.prism?.defaultLanguage,
      additionalLanguages: config.prism?.additionalLanguages ?? [],
      magicComments: config.prism?.magicComments ?? DEFAULT_MAGIC_COMMENTS,
    },
    liveCode: live ? { position: (live === true ? undefined : live.playgroundPosition) ?? 'bottom' } : false,
    search: searchOptions(config.search),
    baseUrlIssueBanner: config.baseUrlIssueBanner ?? true,
  };
}

/** Returns the options for images that zoom, with defaults (B5.93). */
function zoomOptions(zoom: NotesConfig['zoom']): Site['zoom'] {
  if (!zoom) return undefined;
  const given = zoom === true ? {} : zoom;
  return {
    selector: given.selector ?? '.markdown img',
    background: {
      light: given.background?.light ?? 'rgb(255, 255, 255)',
      dark: given.background?.dark ?? 'rgb(50, 50, 50)',
    },
    ...defined({ margin: given.margin }),
  };
}

const isCustom = (search: SearchConfig | undefined): search is CustomSearch =>
  typeof search === 'object' && typeof search.provider === 'object';

function searchOptions(search: NotesConfig['search']): Site['search'] {
  if (search === false) return { provider: 'none' };
  const shared = { indexName: 'notes', searchPagePath: 'search', contextual: true } as const;
  if (isCustom(search)) return { ...shared, ...search, provider: 'custom', modules: search.provider };
  if (search?.provider === 'algolia') return { ...shared, insights: false, filledBy: 'notes' as const, ...search };
  return { ...shared, ...search, provider: 'embedded' };
}

/** Returns the origin of an address; an invalid address allows nothing. */
const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');

const hostFiles = (option: NonNullable<NotesConfig['hostFiles']>): Site['hostFiles'] =>
  typeof option === 'boolean' ? (option ? ['headers'] : []) : option;

/** Megabytes that a service worker keeps. */
const OFFLINE_MEGABYTES = 20;

function offlineOptions(option: NonNullable<NotesConfig['offline']>): Site['offline'] {
  if (option === false) return null;
  const { megabytes = OFFLINE_MEGABYTES } = typeof option === 'object' ? option : {};
  return { isRemoved: option === 'remove', bytes: megabytes * 1_000_000 };
}

type OutputKeys =
  | 'index'
  | 'sitemap'
  | 'redirects'
  | 'redirectRules'
  | 'llms'
  | 'markdownCopies'
  | 'hostFiles'
  | 'robots'
  | 'offline'
  | 'structuredData'
  | 'headTags'
  | 'scripts'
  | 'stylesheets'
  | 'customCss'
  | 'alias'
  | 'themeDir'
  | 'docusaurusTheme'
  | 'secrets'
  | 'security'
  | 'trustedPaths'
  | 'allowedOrigins'
  | 'csp'
  | 'check';

/** Options of what is written and of the commands, every default decided. */
export function outputOptions(config: NotesConfig): Pick<Site, OutputKeys> {
  const sitemap = config.sitemap === false ? false : (config.sitemap ?? {});
  return {
    index: config.index ?? {},
    sitemap: sitemap && {
      changefreq: sitemap.changefreq ?? 'weekly',
      priority: sitemap.priority ?? 0.5,
      ignorePatterns: sitemap.ignorePatterns ?? [],
      lastmod: sitemap.lastmod ?? null,
      filename: (sitemap.filename ?? 'sitemap.xml').replace(/^\/+/, ''),
    },
    redirects: (config.redirects ?? []).map(({ from, to }) => ({ from: rootedAddresses(from), to })),
    redirectRules: { fromExtensions: [], toExtensions: [], ...config.redirectRules },
    llms: config.llms ?? true,
    markdownCopies: config.markdownCopies ?? true,
    hostFiles: hostFiles(config.hostFiles ?? true),
    robots: config.robots ?? true,
    offline: offlineOptions(config.offline ?? false),
    structuredData: config.structuredData ?? true,
    headTags: config.headTags ?? [],
    scripts: config.scripts ?? [],
    stylesheets: config.stylesheets ?? [],
    customCss: typeof config.customCss === 'string' ? [config.customCss] : (config.customCss ?? []),
    alias: config.alias ?? {},
    themeDir: folder(config.themeDir ?? 'theme'),
    docusaurusTheme: config.docusaurusTheme === undefined ? undefined : folder(config.docusaurusTheme),
    secrets: config.secrets ?? [],
    security: config.security ?? 'trusted',
    trustedPaths: config.trustedPaths ?? [],
    allowedOrigins: (config.allowedOrigins ?? []).map(originOf),
    csp: config.csp ?? {},
    check: {
      staleAfter: config.check?.staleAfter,
      budgets: config.check?.budgets ?? {},
      typescript: config.check?.typescript ?? {},
      runTimeout: config.check?.runTimeout ?? 5000,
    },
  };
}
