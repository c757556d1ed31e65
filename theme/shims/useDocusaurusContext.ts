import { useSite } from '../runtime.js';
import { useThemeConfig } from './common-helpers.js';
import lists from './config-lists.js';
import useGlobalData from './useGlobalData.js';

/** The site's configuration in the reference's shape. */
export default function useDocusaurusContext() {
  const site = useSite();
  const themeConfig = useThemeConfig();
  const globalData = useGlobalData();
  const { locale, direction, htmlLang } = site;
  const all = site.languages ?? [{ locale, label: locale, direction, htmlLang }];
  const languages = { defaultLocale: all[0]?.locale ?? locale, locales: all.map((one) => one.locale) };
  return {
    siteConfig: {
      title: site.title,
      tagline: site.tagline,
      url: site.url,
      baseUrl: site.baseUrl,
      favicon: site.favicon,
      trailingSlash: site.trailingSlash,
      customFields: site.customFields,
      titleDelimiter: site.titleDelimiter,
      presets: [],
      plugins: [],
      themes: [],
      ...lists,
      themeConfig,
      scripts: [],
      stylesheets: [],
      headTags: [],
      staticDirectories: ['static'],
      i18n: { ...languages, localeConfigs: {} },
    },
    siteMetadata: { docusaurusVersion: '3.10.2', pluginVersions: {} },
    globalData,
    i18n: {
      ...languages,
      currentLocale: site.locale,
      localeConfigs: Object.fromEntries(
        all.map(({ locale, label, direction, htmlLang }) => [locale, { label, direction, htmlLang }]),
      ),
    },
    codeTranslations: site.texts,
  };
}
