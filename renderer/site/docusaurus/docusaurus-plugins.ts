/** Presets, plugins and themes of a Docusaurus configuration (B7.16, B7.18, B7.19). */
import type { HeadTagData } from '../../shared/page-fields.js';
import { absentPackage, isPlainObject } from '../helpers/schema.js';
import { isStyleSheet } from '../helpers/style-sheets.js';
import { analyticsTags } from './docusaurus-analytics.js';
import {
  type Carrier,
  dropUndefined,
  isBoolean,
  isData,
  isFunction,
  isNumber,
  isString,
  isStrings,
  pick,
} from './docusaurus-carry.js';
import { contentPreset, type Entry, entriesOf, isAnswered, withId, wrappedKind } from './docusaurus-entries.js';
import { carryPwa } from './docusaurus-pwa.js';
import { carryRedirects } from './docusaurus-redirects.js';

/** Analytics that the preset has options for. */
const ANALYTICS = ['gtag', 'googleAnalytics', 'googleTagManager'];

export interface CarriedPlugins {
  config: Record<string, unknown>;
  markdown: Record<string, unknown>;
  /** Tags of every head. */
  tags: HeadTagData[];
  /** Short names of everything that was found. */
  names: ReadonlySet<string>;
}

export function carryPlugins(raw: Record<string, unknown>, carrier: Carrier): CarriedPlugins {
  const presets = entriesOf(raw.presets, carrier, 'presets');
  const given = [...entriesOf(raw.plugins, carrier, 'plugins'), ...entriesOf(raw.themes, carrier, 'themes')];
  const preset = contentPreset(presets);
  for (const { name } of presets) if (name !== 'classic') carrier.leave(`presets: ${name}`);
  const plugins = given.map((plugin) => {
    if (isAnswered(plugin.name)) return plugin;
    carrier.leave(`plugins: ${plugin.name}`);
    const kind = wrappedKind(plugin);
    return kind ? withId(plugin, kind, preset) : plugin;
  });
  const options = preset?.options ?? {};
  const known = ['docs', 'blog', 'pages', 'sitemap', 'theme', 'debug', 'svgr', ...ANALYTICS];
  for (const key of Object.keys(options))
    if (!known.includes(key) && options[key]) carrier.leave(`presets.classic.${key}`);
  const docs = sets(preset, plugins, 'docs');
  const blog = sets(preset, plugins, 'blog');
  const pages = sets(preset, plugins, 'pages')[0];
  const markdown = remarkOptions([...docs, ...blog, ...(pages ? [pages] : [])], carrier);
  const config = {
    docs: docs.length > 0 ? docs.map((set) => docsSet(set, carrier)) : false,
    blog: blog.length > 0 ? blog.map((set) => blogSet({ ...titlesOf(raw), ...set }, carrier)) : false,
    pages: pages ? { path: 'src/pages', ...pagesSet(pages, carrier) } : false,
    sitemap: sitemap(
      options.sitemap ?? plugins.find(({ name }) => name === 'sitemap')?.options,
      preset !== undefined,
      carrier,
    ),
    ...carryRedirects(
      plugins.filter(({ name }) => name === 'client-redirects').map(({ options }) => options),
      carrier,
    ),
    customCss: customCss([options.theme, ...plugins.filter(isClassicTheme).map(({ options }) => options)], carrier),
  };
  const { offline, tags } = carryPwa(plugins, typeof raw.baseUrl === 'string' ? raw.baseUrl : '/');
  return {
    config: dropUndefined({ ...config, offline }),
    markdown,
    tags: [...analyticsTags(options, plugins), ...tags],
    names: new Set([...presets, ...plugins].map(({ name }) => name)),
  };
}

/** Option sets of one kind: that of the preset, then those of plugins. */
function sets(
  preset: Entry | undefined,
  plugins: readonly Entry[],
  kind: 'docs' | 'blog' | 'pages',
): Record<string, unknown>[] {
  const own = preset?.options[kind];
  const first = preset && own !== false ? [isPlainObject(own) ? own : {}] : [];
  return [...first, ...plugins.filter(({ name }) => name === `content-${kind}`).map(({ options }) => options)];
}

const REMARK = [
  'remarkPlugins',
  'rehypePlugins',
  'recmaPlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
  'admonitions',
];
/** Options of the other tool's own working that change nothing of the content. */
const MUTE = ['showReadingTime', ...REMARK];

const SHARED = {
  id: isString,
  path: isString,
  routeBasePath: isString,
  include: isStrings,
  exclude: isStrings,
  editUrl: (value: unknown) => isString(value) || isFunction(value),
  editLocalizedFiles: isBoolean,
  showLastUpdateTime: isBoolean,
  showLastUpdateAuthor: isBoolean,
};

function withoutMute(set: Record<string, unknown>, more: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(Object.entries(set).filter(([key]) => !MUTE.includes(key) && !more.includes(key)));
}

function docsSet(set: Record<string, unknown>, carrier: Carrier): Record<string, unknown> {
  const taken = carrier.take(
    withoutMute(set, ['disableVersioning']),
    {
      ...SHARED,
      sidebarPath: (value) => value === false || isString(value),
      tags: isData,
      tagsBasePath: isString,
      onInlineTags: isString,
      breadcrumbs: isBoolean,
      editCurrentVersion: isBoolean,
      numberPrefixParser: (value) => isBoolean(value) || isFunction(value),
      sidebarItemsGenerator: isFunction,
      sidebarCollapsible: isBoolean,
      sidebarCollapsed: isBoolean,
      includeCurrentVersion: isBoolean,
      lastVersion: isString,
      onlyIncludeVersions: isStrings,
      versions: isPlainObject,
    },
    'docs',
  );
  if (typeof taken.sidebarPath === 'string') taken.sidebarPath = carrier.relative(taken.sidebarPath);
  if (typeof taken.path === 'string') taken.path = carrier.relative(taken.path);
  if (set.disableVersioning === true)
    Object.assign(taken, { onlyIncludeVersions: ['current'], lastVersion: 'current' });
  return taken;
}

/** Titles of a blog without its own: the reference has one word for all languages, ours has one of its own for Chinese. */
const titlesOf = ({ i18n }: Record<string, unknown>) =>
  isPlainObject(i18n) && /\bzh\b/i.test([i18n.defaultLocale, i18n.locales].flat().join(' '))
    ? { blogTitle: 'Blog', blogDescription: 'Blog' }
    : {};

function blogSet(set: Record<string, unknown>, carrier: Carrier): Record<string, unknown> {
  const taken = carrier.take(
    withoutMute(set, ['readingTime', 'feedOptions']),
    {
      ...SHARED,
      blogTitle: isString,
      blogDescription: isString,
      blogSidebarCount: isData,
      blogSidebarTitle: isString,
      postsPerPage: isData,
      sortPosts: isString,
      archiveBasePath: isData,
      tagsBasePath: isString,
      pageBasePath: isString,
      tags: isData,
      onInlineTags: isString,
      authorsMapPath: isString,
      authorsBasePath: isString,
      onInlineAuthors: isString,
      onUntruncatedBlogPosts: isString,
    },
    'blog',
  );
  if (typeof taken.path === 'string') taken.path = carrier.relative(taken.path);
  if (isBoolean(set.showReadingTime)) taken.showReadingTime = set.showReadingTime;
  const wpm = wordsPerMinute(set.readingTime, carrier);
  if (wpm !== undefined) taken.readingTimeWpm = wpm;
  if (isPlainObject(set.feedOptions)) {
    const feed = {
      type: isData,
      title: isString,
      description: isString,
      copyright: isString,
      language: isString,
      limit: isData,
      xslt: isData,
    };
    taken.feedOptions = carrier.take(set.feedOptions, feed, 'blog.feedOptions');
  }
  return taken;
}

/** Reads the words per minute from a reading time function, which mostly only sets them: it is called with a stub. */
function wordsPerMinute(hook: unknown, carrier: Carrier): number | undefined {
  if (typeof hook !== 'function') return undefined;
  let found: number | undefined;
  const defaultReadingTime = (input: { options?: { wordsPerMinute?: unknown } }) => {
    const wpm = input?.options?.wordsPerMinute;
    if (typeof wpm === 'number') found = wpm;
    return 1;
  };
  try {
    hook({ content: '', frontMatter: {}, locale: 'en', defaultReadingTime });
  } catch {
    found = undefined;
  }
  if (found === undefined) carrier.leave('blog.readingTime (function)');
  return found;
}

function pagesSet(set: Record<string, unknown>, carrier: Carrier): Record<string, unknown> {
  const { id: _, ...shared } = SHARED;
  const taken = carrier.take(withoutMute(set, ['id']), shared, 'pages');
  if (typeof taken.path === 'string') taken.path = carrier.relative(taken.path);
  return taken;
}

/** Production sites of the preset have a sitemap; others only when they name the plugin. */
function sitemap(value: unknown, preset: boolean, carrier: Carrier): unknown {
  if (value === false || (value === undefined && !preset)) return false;
  if (!isPlainObject(value)) return undefined;
  const { id: _, ...options } = value;
  const filled = Object.fromEntries(
    Object.entries(options).filter(([key, entry]) => entry !== null || key === 'lastmod'),
  );
  return carrier.take(
    filled,
    { changefreq: isString, priority: isNumber, ignorePatterns: isStrings, lastmod: isData, filename: isString },
    'sitemap',
  );
}

/** The theme of the reference, named without its preset. */
const isClassicTheme = ({ name }: Entry): boolean => name === 'classic' || name === 'theme-classic';

/** @param themes options of the theme: those of the preset, and where it is named by itself */
function customCss(themes: readonly unknown[], carrier: Carrier): string[] | undefined {
  const values = themes.flatMap((theme) => (isPlainObject(theme) ? theme.customCss : undefined));
  const list = values.filter((path): path is string => typeof path === 'string');
  const paths = list.map((path) => carrier.relative(path));
  const plain = paths.filter((path) => isStyleSheet(path));
  for (const path of paths) if (!plain.includes(path)) carrier.leave(`customCss: ${path}`);
  return plain.length > 0 ? plain : undefined;
}

/** Name of a unified plugin, given as itself, by name, or with options. */
function pluginName(entry: unknown): { name: string; options: unknown; plugin: unknown } {
  const [plugin, options] = Array.isArray(entry) ? entry : [entry, undefined];
  const inner = isPlainObject(plugin) && typeof plugin.default === 'function' ? plugin.default : plugin;
  const name = typeof inner === 'string' ? inner : typeof inner === 'function' ? inner.name : '';
  return { name, options, plugin: inner };
}

/** Lists of plugins in the options of the reference, and ours that take them over. */
const PLUGIN_LISTS = [
  ['beforeDefaultRemarkPlugins', 'remarkPlugins'],
  ['remarkPlugins', 'remarkPlugins'],
  ['beforeDefaultRehypePlugins', 'rehypePlugins'],
  ['rehypePlugins', 'rehypePlugins'],
] as const;

/** Returns the options for a plugin that we have built in; undefined for all others. */
function builtInOptions({ name, options, plugin }: ReturnType<typeof pluginName>): Record<string, unknown> | undefined {
  if (/math|katex/i.test(name)) return { math: true };
  if (!/npm2yarn/i.test(name) && !isNpm2Yarn(plugin, options)) return undefined;
  return { npm2yarn: isPlainObject(options) ? pick(options, ['sync', 'converters']) : true };
}

/** Plugins that we have built in become options; all others run on our tree. */
function remarkOptions(all: readonly Record<string, unknown>[], carrier: Carrier): Record<string, unknown> {
  const markdown: Record<string, unknown> = {};
  const kept: Record<'remarkPlugins' | 'rehypePlugins', unknown[]> = { remarkPlugins: [], rehypePlugins: [] };
  const take = (key: string, list: unknown[], entry: unknown) => {
    const named = pluginName(entry);
    const { name, options, plugin } = named;
    const builtIn = builtInOptions(named);
    if (builtIn) Object.assign(markdown, builtIn);
    else if (absentPackage(plugin) !== undefined) carrier.leave(`${key}: ${name} (not installed)`);
    else if (plugin && !list.some((known) => pluginName(known).plugin === plugin))
      list.push(options === undefined ? plugin : [plugin, options]);
  };
  for (const set of all) {
    if (set.recmaPlugins) carrier.leave('recmaPlugins');
    if (set.admonitions === false) markdown.admonitions = false;
    else if (isPlainObject(set.admonitions))
      markdown.admonitions = pick(set.admonitions, ['keywords', 'extendDefaults']);
    for (const [key, target] of PLUGIN_LISTS) {
      const entries = set[key];
      if (Array.isArray(entries)) for (const entry of entries) take(key, kept[target], entry);
    }
  }
  return { ...markdown, ...Object.fromEntries(Object.entries(kept).filter(([, list]) => list.length > 0)) };
}

/** The npm2yarn plugin is a function without a telling name: its options or its text give it away. */
function isNpm2Yarn(plugin: unknown, options: unknown): boolean {
  if (isPlainObject(options) && ('converters' in options || ('sync' in options && Object.keys(options).length === 1)))
    return true;
  return typeof plugin === 'function' && /npm2yarn/.test(Function.prototype.toString.call(plugin).slice(0, 4000));
}
