/** A Docusaurus configuration as ours, in memory (D19). What has no counterpart is named in one line. */
import type { NotesConfig } from '../site/config-types.js';

export interface ForeignConfig {
  config: NotesConfig;
  notes: string[];
}

type Bag = Record<string, unknown>;

const bag = (value: unknown): Bag => (typeof value === 'object' && value !== null ? (value as Bag) : {});

const DOCS_KEYS = [
  ...['id', 'path', 'routeBasePath', 'sidebarPath', 'include', 'exclude', 'tags', 'tagsBasePath', 'onInlineTags'],
  ...['breadcrumbs', 'showLastUpdateTime', 'showLastUpdateAuthor', 'sidebarCollapsible', 'sidebarCollapsed'],
  ...['includeCurrentVersion', 'lastVersion', 'onlyIncludeVersions', 'versions'],
];
const BLOG_KEYS = [
  ...['id', 'path', 'routeBasePath', 'include', 'exclude', 'blogTitle', 'blogDescription', 'blogSidebarCount'],
  ...[
    'blogSidebarTitle',
    'postsPerPage',
    'sortPosts',
    'showReadingTime',
    'archiveBasePath',
    'tagsBasePath',
    'pageBasePath',
  ],
  ...['tags', 'onInlineTags', 'authorsMapPath', 'authorsBasePath', 'onInlineAuthors', 'onUntruncatedBlogPosts'],
  ...['feedOptions', 'showLastUpdateTime', 'showLastUpdateAuthor'],
];
const PAGES_KEYS = ['path', 'routeBasePath', 'include', 'exclude', 'showLastUpdateTime', 'showLastUpdateAuthor'];
const SITE_KEYS = [
  ...[
    'title',
    'url',
    'baseUrl',
    'tagline',
    'favicon',
    'trailingSlash',
    'titleDelimiter',
    'noIndex',
    'staticDirectories',
  ],
  ...['onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes', 'scripts', 'stylesheets', 'headTags', 'customFields'],
];

function pick(from: Bag, keys: readonly string[]): Bag {
  return Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]));
}

/** `[name, options]`, `name` or nothing. */
function named(entry: unknown): { name: string; options: Bag } | undefined {
  const [name, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  return typeof name === 'string' ? { name, options: bag(options) } : undefined;
}

/** Maps a finished Docusaurus configuration. */
export async function fromDocusaurus(value: unknown, _dir: string): Promise<ForeignConfig> {
  const raw = bag(value);
  const theme = bag(raw.themeConfig);
  const left: string[] = [];
  const presets = [...((raw.presets as unknown[]) ?? []), ...((raw.plugins as unknown[]) ?? [])].map(named);
  const preset = presets.find((entry) => entry && /^(classic|@docusaurus\/preset-classic)$/.test(entry.name))?.options;
  const docs = instances(presets, 'docs', preset);
  const blog = instances(presets, 'blog', preset);
  for (const entry of presets)
    if (
      entry &&
      !/classic|plugin-(content-(docs|blog|pages)|sitemap|client-redirects|debug|svgr)|^docs$|^blog$/.test(entry.name)
    )
      left.push(entry.name);
  const redirects = presets.find((entry) => entry?.name.includes('client-redirects'))?.options.redirects;
  const pages = preset?.pages === false ? false : { path: 'src/pages', ...pick(bag(preset?.pages), PAGES_KEYS) };
  const sitemap =
    preset?.sitemap === false
      ? false
      : pick(bag(preset?.sitemap), ['changefreq', 'priority', 'ignorePatterns', 'lastmod', 'filename']);
  const config = {
    ...pick(raw, SITE_KEYS),
    i18n: raw.i18n && pick(bag(raw.i18n), ['defaultLocale', 'locales', 'localeConfigs']),
    docs: docs.length > 0 ? docs.map((entry) => pick(entry, DOCS_KEYS)) : false,
    blog: blog.length > 0 ? blog.map((entry) => pick(entry, BLOG_KEYS)) : false,
    pages,
    sitemap,
    redirects,
    markdown: markdownOptions(bag(raw.markdown), raw),
    customCss: customCss(bag(preset?.theme).customCss),
    ...themeOptions(theme),
  } as unknown as NotesConfig;
  const notes =
    left.length > 0 ? [`Not carried over from the Docusaurus configuration: ${[...new Set(left)].join(', ')}`] : [];
  return { config: dropUndefined(config), notes };
}

/** Docs or blog sets: that of the preset, then those of plugins. */
function instances(entries: ReturnType<typeof named>[], kind: 'docs' | 'blog', preset: Bag | undefined): Bag[] {
  const found: Bag[] = preset && preset[kind] !== false ? [bag(preset[kind])] : [];
  for (const entry of entries)
    if (entry && new RegExp(`plugin-content-${kind}$`).test(entry.name)) found.push(entry.options);
  return found;
}

function markdownOptions(markdown: Bag, raw: Bag): Bag {
  const themes = ((raw.themes as unknown[]) ?? []).map(named);
  const mermaid = markdown.mermaid ?? (themes.some((theme) => theme?.name.includes('mermaid')) || undefined);
  return dropUndefined({ ...pick(markdown, ['format', 'emoji', 'mdx1Compat']), mermaid });
}

function searchOptions(algolia: unknown): Bag | undefined {
  if (!algolia) return undefined;
  const { contextualSearch, ...rest } = pick(bag(algolia), [
    ...['appId', 'apiKey', 'indexName', 'searchPagePath', 'contextualSearch', 'searchParameters', 'insights'],
  ]);
  return dropUndefined({ provider: 'algolia', ...rest, contextual: contextualSearch });
}

function themeOptions(theme: Bag): Bag {
  const navbar = bag(theme.navbar);
  return {
    navbar: theme.navbar && dropUndefined({ ...pick(navbar, ['title', 'logo', 'hideOnScroll', 'items']) }),
    footer: theme.footer && pick(bag(theme.footer), ['style', 'links', 'copyright', 'logo']),
    announcementBar: theme.announcementBar,
    colorMode: theme.colorMode,
    tableOfContents: theme.tableOfContents,
    docsSidebar: bag(theme.docs).sidebar,
    image: theme.image,
    metadata: theme.metadata,
    prism: theme.prism && pick(bag(theme.prism), ['defaultLanguage', 'additionalLanguages', 'magicComments']),
    search: searchOptions(theme.algolia),
  };
}

function customCss(value: unknown): string[] | undefined {
  if (value === undefined) return undefined;
  return (Array.isArray(value) ? value : [value]).map(String);
}

function dropUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
