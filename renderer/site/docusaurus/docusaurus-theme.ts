/** `themeConfig` of a Docusaurus configuration. */
import { NAVBAR_TYPES } from '../configuration/config-checks.js';
import { isPlainObject } from '../helpers/schema.js';
import { type Carrier, dropUndefined, isBoolean, isData, isString, isStrings, pick } from './docusaurus-carry.js';

const KNOWN = [
  'navbar',
  'footer',
  'announcementBar',
  'colorMode',
  'tableOfContents',
  'docs',
  'blog',
  'image',
  'metadata',
  'prism',
  'zoom',
  'imageZoom',
  'algolia',
  'liveCodeBlock',
  'mermaid',
];

export function carryTheme(
  raw: Record<string, unknown>,
  carrier: Carrier,
  plugins: ReadonlySet<string>,
): Record<string, unknown> {
  const theme = isPlainObject(raw.themeConfig) ? raw.themeConfig : {};
  for (const key of Object.keys(theme)) if (!KNOWN.includes(key)) carrier.leave(`themeConfig.${key}`);
  const docs = isPlainObject(theme.docs) ? theme.docs : {};
  const recent = isPlainObject(theme.blog) && isPlainObject(theme.blog.sidebar) ? theme.blog.sidebar : {};
  if (recent.groupByYear === false) carrier.leave('themeConfig.blog.sidebar.groupByYear');
  const live = plugins.has('live-codeblock');
  const bar = {
    id: isString,
    content: isString,
    isCloseable: isBoolean,
    backgroundColor: isString,
    textColor: isString,
  };
  return dropUndefined({
    navbar: navbar(theme.navbar, carrier),
    footer: footer(theme.footer),
    announcementBar: theme.announcementBar
      ? carrier.take(theme.announcementBar, bar, 'themeConfig.announcementBar')
      : undefined,
    colorMode: theme.colorMode && pick(theme.colorMode, ['defaultMode', 'disableSwitch', 'respectPrefersColorScheme']),
    tableOfContents: theme.tableOfContents && pick(theme.tableOfContents, ['minHeadingLevel', 'maxHeadingLevel']),
    docsSidebar: isPlainObject(docs.sidebar) ? pick(docs.sidebar, ['hideable', 'autoCollapseCategories']) : undefined,
    docsVersionPersistence: isString(docs.versionPersistence) ? docs.versionPersistence : undefined,
    image: isString(theme.image) ? theme.image : undefined,
    metadata: metadata(theme.metadata),
    prism: prism(theme.prism, carrier),
    zoom: zoom(theme.zoom ?? theme.imageZoom, plugins, carrier),
    liveCodeBlock: live ? { ...pick(theme.liveCodeBlock, ['playgroundPosition']) } : undefined,
    search: search(theme.algolia, carrier),
  });
}

const ITEM_KEYS = [
  'type',
  'position',
  'label',
  'html',
  'to',
  'href',
  'sidebarId',
  'docId',
  'docsPluginId',
  'value',
  'className',
  'aria-label',
  'activeBasePath',
  'activeBaseRegex',
];
const LISTS = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'];

function navbar(value: unknown, carrier: Carrier): Record<string, unknown> | undefined {
  if (!isPlainObject(value)) return undefined;
  const items = Array.isArray(value.items) ? value.items.flatMap((item) => navbarItem(item, carrier)) : undefined;
  return dropUndefined({
    title: isString(value.title) ? value.title : undefined,
    hideOnScroll: isBoolean(value.hideOnScroll) ? value.hideOnScroll : undefined,
    style: value.style === 'dark' || value.style === 'primary' ? value.style : undefined,
    logo: isPlainObject(value.logo) ? logo(value.logo) : undefined,
    items,
  });
}

function logo(value: Record<string, unknown>): Record<string, unknown> {
  const size = (entry: unknown) => (Number.isFinite(Number(entry)) && entry !== undefined ? Number(entry) : undefined);
  return dropUndefined({
    ...pick(value, ['src', 'srcDark', 'alt', 'href']),
    width: size(value.width),
    height: size(value.height),
  });
}

/** Items of a type that only the other site's own code knows are named and left out. */
function navbarItem(item: unknown, carrier: Carrier): Record<string, unknown>[] {
  if (!isPlainObject(item)) return [];
  const { type } = item;
  if (typeof type === 'string' && carrier.itemTypes.includes(type)) {
    const { position, ...props } = item;
    return [dropUndefined({ type, position, props: JSON.parse(JSON.stringify(props)) })];
  }
  if (typeof type === 'string' && !NAVBAR_TYPES.includes(type)) {
    carrier.leave(`themeConfig.navbar: ${type}`);
    return [];
  }
  const made = pick(item, ITEM_KEYS);
  for (const key of ['to', 'href']) if (typeof made[key] === 'string') made[key] = made[key].trim();
  // Attributes that only style or script the link are of no meaning here.
  if (made.label !== undefined && made.html !== undefined) delete made.html;
  if (made.to !== undefined && made.href !== undefined) delete made.href;
  for (const key of LISTS) {
    if (Array.isArray(item[key])) made[key] = item[key].flatMap((child) => navbarItem(child, carrier));
  }
  return [made];
}

function footer(value: unknown): Record<string, unknown> | undefined {
  if (!isPlainObject(value)) return undefined;
  const link = (entry: unknown) => pick(entry, ['label', 'to', 'href', 'html', 'className']);
  const links = Array.isArray(value.links)
    ? value.links.map((entry) =>
        isPlainObject(entry) && Array.isArray(entry.items)
          ? dropUndefined({ ...pick(entry, ['title', 'className']), items: entry.items.map(link) })
          : link(entry),
      )
    : undefined;
  const own = isPlainObject(value.logo) ? logo(value.logo) : undefined;
  return dropUndefined({ ...pick(value, ['style', 'copyright']), links, logo: own });
}

function metadata(value: unknown): Record<string, string>[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value
    .filter(isPlainObject)
    .map((entry) => Object.fromEntries(Object.entries(entry).map(([key, text]) => [key, String(text)])));
}

/** Our colours come from the theme's own style sheet. */
function prism(value: unknown, carrier: Carrier): Record<string, unknown> | undefined {
  if (!isPlainObject(value)) return undefined;
  for (const key of ['theme', 'darkTheme']) if (value[key] !== undefined) carrier.leave(`themeConfig.prism.${key}`);
  const { theme: _, darkTheme: __, ...rest } = value;
  return carrier.take(
    rest,
    { defaultLanguage: isString, additionalLanguages: isStrings, magicComments: Array.isArray },
    'themeConfig.prism',
  );
}

function zoom(value: unknown, plugins: ReadonlySet<string>, carrier: Carrier): unknown {
  if (!isPlainObject(value)) return plugins.has('image-zoom') ? true : undefined;
  const config = isPlainObject(value.config) ? value.config : value.options;
  const margin = isPlainObject(config) && typeof config.margin === 'number' ? config.margin : undefined;
  const { config: _, options: __, ...rest } = value;
  const taken = carrier.take(rest, { selector: isString, background: isPlainObject }, 'themeConfig.zoom');
  if (isPlainObject(taken.background)) taken.background = pick(taken.background, ['light', 'dark']);
  return dropUndefined({ ...taken, margin });
}

/** Without a hosted search the site gets ours, which needs no account. */
function search(algolia: unknown, carrier: Carrier): Record<string, unknown> | undefined {
  if (!isPlainObject(algolia)) return undefined;
  const { contextualSearch, placeholder: _, ...rest } = algolia;
  const taken = carrier.take(
    rest,
    {
      appId: isString,
      apiKey: isString,
      indexName: isString,
      searchParameters: isPlainObject,
      searchPagePath: isData,
      insights: isBoolean,
    },
    'themeConfig.algolia',
  );
  if (typeof taken.searchPagePath !== 'string')
    taken.searchPagePath = taken.searchPagePath === undefined ? 'search' : false;
  return dropUndefined({
    provider: 'algolia',
    // Such an index belongs to a crawler unless its owner says otherwise: its records do not name a site, and a push must not write among them.
    filledBy: 'crawler',
    ...taken,
    contextual: isBoolean(contextualSearch) ? contextualSearch : undefined,
  });
}
