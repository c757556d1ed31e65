/** What plugins of the reference are told of the site when they are made. */
import { join } from 'node:path';
import { isPlainObject } from '../../site/helpers/schema.js';
import type { Plain } from './plugin-types.js';

/** Where plugins find a copy of the finished output. */
export const finishedFolder = (cacheDir: string): string => join(cacheDir, 'finished');

export interface RunInput {
  /** The finished configuration. */
  config: Plain;
  dir: string;
  configFile: string;
  cacheDir: string;
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
  future: {},
  ...config,
  themeConfig: isPlainObject(config.themeConfig) ? config.themeConfig : {},
  markdown: { format: 'mdx', mermaid: false, hooks: {}, ...(isPlainObject(config.markdown) && config.markdown) },
  i18n: i18nOf(config),
});

function i18nOf({ i18n }: Plain): Plain {
  const given = isPlainObject(i18n) ? i18n : {};
  const { defaultLocale = 'en' } = given;
  return { path: 'i18n', locales: [defaultLocale], localeConfigs: {}, ...given, defaultLocale };
}

export function contextOf(siteConfig: Plain, generated: string, { dir, configFile, cacheDir }: RunInput) {
  const i18n = siteConfig.i18n as Plain;
  const locale = String(i18n.defaultLocale);
  const own = isPlainObject(i18n.localeConfigs) ? i18n.localeConfigs[locale] : undefined;
  const localeConfig = { label: locale, direction: 'ltr', htmlLang: locale, calendar: 'gregory', path: locale };
  return {
    siteDir: dir,
    siteConfig,
    siteConfigPath: configFile,
    siteVersion: undefined,
    outDir: finishedFolder(cacheDir),
    baseUrl: siteConfig.baseUrl,
    generatedFilesDir: generated,
    localizationDir: join(dir, 'i18n', locale),
    i18n: {
      ...i18n,
      currentLocale: locale,
      localeConfigs: { [locale]: { ...localeConfig, ...(isPlainObject(own) && own) } },
    },
    codeTranslations: {},
    currentBundler: { name: 'webpack', instance: {} },
  };
}
