/** Context that plugins of Docusaurus get when they are created. */
import { join } from 'node:path';
import { normalizeBase } from '../../shared/urls.js';
import { isPlainObject } from '../../site/helpers/schema.js';
import type { Plain } from './plugin-types.js';
import { futureDefaults, markdownDefaults } from './reference-defaults.js';
import { bundlerStandIn } from './webpack-answers.js';

/** Returns where plugins find a copy of the finished output. */
export const finishedFolder = (cacheDir: string): string => join(cacheDir, 'finished');

export interface RunInput {
  /** The finished configuration. */
  config: Plain;
  dir: string;
  configFile: string;
  cacheDir: string;
  /** The language that is built. Default: that of the configuration. */
  locale?: string;
}

/** A configuration as plugins expect it. */
export const withDefaults = (config: Plain): Plain => ({
  baseUrl: '/',
  tagline: '',
  titleDelimiter: '|',
  trailingSlash: undefined,
  noIndex: false,
  presets: [],
  plugins: [],
  themes: [],
  scripts: [],
  stylesheets: [],
  headTags: [],
  clientModules: [],
  customFields: {},
  staticDirectories: ['static'],
  ...config,
  themeConfig: isPlainObject(config.themeConfig) ? config.themeConfig : {},
  markdown: markdownDefaults(config.markdown),
  future: futureDefaults(config.future),
  i18n: i18nOf(config),
});

function i18nOf({ i18n }: Plain): Plain {
  const given = isPlainObject(i18n) ? i18n : {};
  const { defaultLocale = 'en' } = given;
  return { path: 'i18n', locales: [defaultLocale], localeConfigs: {}, ...given, defaultLocale };
}

/** The language that is built, and the base path of its pages. */
function ownLanguage({ i18n, baseUrl }: Plain, asked?: string) {
  const given: Plain = isPlainObject(i18n) ? i18n : {};
  const locale = asked ?? String(given.defaultLocale);
  const own = isPlainObject(given.localeConfigs) ? given.localeConfigs[locale] : undefined;
  const configured: Plain = isPlainObject(own) ? own : {};
  const root = normalizeBase(String(baseUrl));
  const base = locale === given.defaultLocale ? String(baseUrl) : `${root}${locale}/`;
  return { locale, own: configured, baseUrl: configured.baseUrl === undefined ? base : String(configured.baseUrl) };
}

/** The configuration as plugins see it, with the base path of the language that is built. */
export const inLocale = (siteConfig: Plain, locale: string | undefined): Plain => ({
  ...siteConfig,
  baseUrl: ownLanguage(siteConfig, locale).baseUrl,
});

export function contextOf(
  siteConfig: Plain,
  generated: string,
  { dir, configFile, cacheDir, locale: asked }: RunInput,
) {
  const i18n = siteConfig.i18n as Plain;
  const { locale, own } = ownLanguage(siteConfig, asked);
  const localeConfig = { label: locale, direction: 'ltr', htmlLang: locale, calendar: 'gregory', path: locale };
  return {
    siteDir: dir,
    siteConfig,
    siteConfigPath: configFile,
    siteVersion: undefined,
    outDir: finishedFolder(cacheDir),
    baseUrl: siteConfig.baseUrl,
    generatedFilesDir: generated,
    localizationDir: join(dir, String(i18n.path), String(own.path ?? locale)),
    i18n: {
      ...i18n,
      currentLocale: locale,
      localeConfigs: { [locale]: { ...localeConfig, ...own } },
    },
    codeTranslations: {},
    currentBundler: { name: 'webpack', instance: bundlerStandIn },
  };
}
