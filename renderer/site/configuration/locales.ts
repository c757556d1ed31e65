/** The languages of a site (B7.20): what is known of each, and where its pages go. */
import { dictionary } from '../../shared/dictionary.js';
import { normalizeBase } from '../../shared/urls.js';
import type { NotesConfig } from './notes-config.js';

/** One language of a site, every default decided. */
export interface SiteLocale {
  locale: string;
  /** Name of the language in menus. */
  label: string;
  htmlLang: string;
  direction: 'ltr' | 'rtl';
  /** Folder with its translations, relative to the site folder. */
  translations: string;
  /** Origin of its pages. */
  url: string;
  /** Base path of its pages. */
  baseUrl: string;
  /** Its folder in the output: empty, or a path with a slash at its end. */
  folder: string;
}

const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);
const LANGUAGE_NAMES = dictionary<string>({
  en: 'English',
  zh: '中文',
  'zh-Hans': '简体中文',
  'zh-CN': '简体中文',
  'zh-Hant': '繁體中文',
  'zh-TW': '繁體中文',
  ja: '日本語',
  ko: '한국어',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  ru: 'Русский',
});

/** Origin used when a site has no `url` of its own (D24). */
const EXAMPLE_ORIGIN = 'https://example.org';

export const defaultLocaleOf = ({ i18n }: Pick<NotesConfig, 'i18n'>): string => i18n?.defaultLocale ?? 'en';

/** All languages of a configuration, in its order. @param base path of the site, instead of the configured one */
export function localesOf(config: NotesConfig, base = config.baseUrl): SiteLocale[] {
  const names = config.i18n?.locales ?? [defaultLocaleOf(config)];
  return names.map((name) => localeOf(name, config, normalizeBase(base ?? '/')));
}

/** One language. @param root base path of the site */
export function localeOf(locale: string, config: NotesConfig, root: string): SiteLocale {
  const { i18n, url = EXAMPLE_ORIGIN } = config;
  const given = i18n?.localeConfigs?.[locale];
  const language = locale.replace(/[-_].*/s, '').toLowerCase();
  const isDefault = locale === defaultLocaleOf(config);
  const baseUrl = normalizeBase(given?.baseUrl ?? (isDefault ? root : `${root}${locale}/`));
  return {
    locale,
    label: given?.label ?? ownName(locale) ?? LANGUAGE_NAMES[language] ?? locale,
    htmlLang: given?.htmlLang ?? locale,
    direction: given?.direction ?? (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'),
    translations: `${folderPath(i18n?.path ?? 'i18n')}/${folderPath(given?.path ?? locale)}`,
    url: (given?.url ?? url).replace(/\/+$/, ''),
    baseUrl,
    // A language with an address elsewhere is published by itself: where its folder goes, the host decides.
    folder: baseUrl.startsWith(root) ? baseUrl.slice(root.length) : isDefault ? '' : `${locale}/`,
  };
}

/** The name of a language in that language, as the first word of a line. */
function ownName(locale: string): string | undefined {
  try {
    const [code = locale] = Intl.getCanonicalLocales(locale);
    const known = LANGUAGE_NAMES[code];
    if (known !== undefined) return known;
    const name = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code);
    return name && name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    // No code that there is.
    return undefined;
  }
}

const folderPath = (path: string): string => path.replace(/^\.\/|\/+$/g, '');
