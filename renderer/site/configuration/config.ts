/** From what an author wrote to the finished `Site`: checked as a whole, every default decided (B7.13, B7.14). */

import { ADMONITIONS } from '../../shared/admonitions.js';
import { normalizeBase } from '../../shared/urls.js';
import { type Issue, isPlainObject, shown } from '../helpers/schema.js';
import { problem } from '../problems/problem.js';
import { unwritten } from './changed-defaults.js';
import { type ConfigFile, exportPlace, semanticProblems, shapeProblems } from './config-checks.js';
import { folder, outputOptions, themeOptions } from './config-options.js';
import { configShape } from './config-schema.js';
import type { BlogInstance, DocsInstance, PagesInstance, Site, SiteResult } from './config-types.js';
import { BLOG_DEFAULTS, DOCS_DEFAULTS, PAGES_DEFAULTS, withDefaults } from './content-options.js';
import { unknownLocales } from './locale-checks.js';
import { defaultLocaleOf, localeOf, localesOf } from './locales.js';
import type { BlogConfig, DocsConfig, NotesConfig, PagesConfig } from './notes-config.js';
import { misplacedCode } from './trusted-places.js';

export interface ConfigContext {
  /** Absolute path of the site folder. */
  dir: string;
  /** Configuration file relative to the site folder. */
  configFile: string;
  /** Hash of the configuration with its imports. */
  configHash: string;
  /** Text of the configuration file, for line numbers. */
  text?: string;
  /** The language that is built. Default: that of the configuration. */
  locale?: string;
  /** Base path of the site, instead of the configured one. */
  base?: string;
}

/** Checks a configuration and fills in its defaults. All problems come at once; warnings leave the site usable. */
export function resolveConfig(raw: unknown, context: ConfigContext): SiteResult {
  const file: ConfigFile = { path: context.configFile, text: context.text };
  if (!isPlainObject(raw)) {
    return { site: null, problems: [problem('config-no-object', { got: shown(raw) }, exportPlace(file))] };
  }
  const issues: Issue[] = [];
  configShape.check(raw, [], issues);
  const problems = [...shapeProblems(issues, file), ...semanticProblems(raw, file)];
  if (problems.some((entry) => entry.level === 'error')) return { site: null, problems };
  const site = finish(raw as unknown as NotesConfig, context);
  const unknown = context.locale === undefined ? [] : unknownLocales([context.locale], site);
  if (unknown.length > 0) return { site: null, problems: [...problems, ...unknown] };
  const misplaced = misplacedCode(site, file);
  return { site: misplaced.length > 0 ? null : site, problems: [...problems, ...misplaced] };
}

function finish(config: NotesConfig, context: ConfigContext): Site {
  const defaultLocale = defaultLocaleOf(config);
  const { locale = defaultLocale } = context;
  const root = normalizeBase(context.base ?? config.baseUrl ?? '/');
  const locales = localesOf(config, root);
  const own = locales.find((entry) => entry.locale === locale) ?? localeOf(locale, config, root);
  const words = config.i18n?.localeConfigs?.[locale];
  const chinese = locale.toLowerCase().startsWith('zh');
  return {
    dir: context.dir,
    configFile: context.configFile,
    configHash: context.configHash,
    title: words?.title ?? config.title,
    tagline: words?.tagline ?? config.tagline ?? '',
    url: own.url,
    baseUrl: own.baseUrl,
    favicon: config.favicon,
    trailingSlash: config.trailingSlash,
    titleDelimiter: config.titleDelimiter ?? '|',
    noIndex: config.noIndex ?? false,
    router: config.router ?? 'browser',
    locale,
    htmlLang: own.htmlLang,
    direction: own.direction,
    locales,
    defaultLocale,
    translations: own.translations,
    staticDirectories: config.staticDirectories ?? ['static'],
    docs: several(config.docs).map(docsInstance),
    blog: several(config.blog).map((blog) => blogInstance(blog, chinese)),
    pages: config.pages === false ? null : pagesInstance(config.pages ?? {}),
    markdown: markdownOptions(config.markdown ?? {}),
    policies: {
      links: config.onBrokenLinks ?? 'throw',
      anchors: config.onBrokenAnchors ?? 'throw',
      markdownLinks: config.onBrokenMarkdownLinks ?? 'throw',
      markdownImages: config.onBrokenMarkdownImages ?? 'throw',
      html: config.onBrokenHtmlLinks ?? 'throw',
      duplicateRoutes: config.onDuplicateRoutes ?? 'warn',
      math: config.onInvalidMath ?? 'warn',
    },
    unwritten: unwritten(config),
    ...themeOptions(config),
    ...outputOptions(config),
    hooks: config.hooks ?? {},
    ownPlugins: (config.plugins ?? []).filter((plugin) => plugin !== false && plugin !== null),
    extensions: [],
    added: new Map(),
    customFields: config.customFields ?? {},
    texts: {},
  };
}

/** Absent means one instance with all defaults; false means none. */
function several<T extends object>(value: T | T[] | false | undefined): T[] {
  if (value === false) return [];
  if (value === undefined) return [{} as T];
  return Array.isArray(value) ? value : [value];
}

/** A mount path: leading slash, no trailing one, `/` for the root (B1.1). */
function mount(path: string): string {
  const trimmed = path.replace(/^\/+|\/+$/g, '');
  return trimmed === '' ? '/' : `/${trimmed}`;
}

/** An instance of docs with its defaults. */
export function docsInstance(docs: DocsConfig): DocsInstance {
  return placed(withDefaults(docs, DOCS_DEFAULTS));
}

function blogInstance(blog: BlogConfig, chinese: boolean): BlogInstance {
  const texts = chinese
    ? { blogTitle: '博客', blogDescription: '博客', blogSidebarTitle: '近期文章' }
    : { blogSidebarTitle: 'Recent posts' };
  return placed(withDefaults(blog, { ...BLOG_DEFAULTS, ...texts }));
}

function pagesInstance(pages: PagesConfig): PagesInstance {
  return placed(withDefaults(pages, PAGES_DEFAULTS));
}

/** Options with folder and address in their one form. */
function placed<T extends { path: string; routeBasePath: string }>(options: T): T {
  return { ...options, path: folder(options.path), routeBasePath: mount(options.routeBasePath) };
}

function markdownOptions(markdown: NonNullable<NotesConfig['markdown']>): Site['markdown'] {
  const admonitions = markdown.admonitions;
  return {
    format: markdown.format ?? 'mdx',
    emoji: markdown.emoji ?? true,
    mermaid: markdown.mermaid ?? false,
    math: markdown.math ?? false,
    mdx1Compat: {
      comments: markdown.mdx1Compat?.comments ?? true,
      admonitions: markdown.mdx1Compat?.admonitions ?? true,
      headingIds: markdown.mdx1Compat?.headingIds ?? true,
    },
    cjkEmphasis: markdown.cjkEmphasis ?? true,
    cjkLineBreaks: markdown.cjkLineBreaks ?? true,
    forgiving: markdown.forgiving ?? true,
    missingComponents: markdown.missingComponents ?? 'error',
    admonitions:
      admonitions === false
        ? false
        : {
            keywords: [
              ...(admonitions?.extendDefaults === false ? [] : Object.keys(ADMONITIONS)),
              ...(admonitions?.keywords ?? []),
            ],
          },
    anchors: { maintainCase: markdown.anchors?.maintainCase ?? false },
    npm2yarn: markdown.npm2yarn ?? false,
    remarkPlugins: markdown.remarkPlugins ?? [],
    rehypePlugins: markdown.rehypePlugins ?? [],
  };
}
