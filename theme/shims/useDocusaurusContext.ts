import { useSite } from '../runtime.js';
import { useThemeConfig } from './common-helpers.js';
import globalData from './global-data.js';

/** The site's configuration in the reference's shape. */
export default function useDocusaurusContext() {
  const site = useSite();
  const themeConfig = useThemeConfig();
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
      themeConfig,
      presets: [],
      plugins: [],
      themes: [],
      scripts: [],
      stylesheets: [],
      headTags: [],
      staticDirectories: ['static'],
      i18n: { defaultLocale: site.locale, locales: [site.locale], localeConfigs: {} },
    },
    siteMetadata: { docusaurusVersion: '3.10.2', pluginVersions: {} },
    globalData,
    i18n: {
      defaultLocale: site.locale,
      currentLocale: site.locale,
      locales: [site.locale],
      localeConfigs: { [site.locale]: { label: site.locale, direction: site.direction, htmlLang: site.htmlLang } },
    },
    codeTranslations: site.texts,
  };
}
