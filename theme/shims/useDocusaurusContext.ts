import { useSite } from '../runtime.js';

/** The site's configuration in the reference's shape. */
export default function useDocusaurusContext() {
  const site = useSite();
  return {
    siteConfig: {
      title: site.title,
      tagline: site.tagline,
      url: site.url,
      baseUrl: site.baseUrl,
      favicon: site.favicon,
      trailingSlash: site.trailingSlash,
      customFields: site.customFields,
      themeConfig: {},
    },
    siteMetadata: {},
    globalData: {},
    i18n: {
      defaultLocale: site.locale,
      currentLocale: site.locale,
      locales: [site.locale],
      localeConfigs: { [site.locale]: { label: site.locale, direction: site.direction, htmlLang: site.htmlLang } },
    },
    codeTranslations: site.texts,
  };
}
