/** Codes of languages: their form, and that those that belong together are the same. */
import { dictionary } from '../../shared/dictionary.js';
import { isBasePath } from '../helpers/safe-address.js';
import { isPlainObject, type Path } from '../helpers/schema.js';
import { type Place, problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';
import { withNamed, withNearest } from '../problems/repair.js';
import type { SiteLocale } from './locales.js';
import type { NotesConfig } from './notes-config.js';

/** Language, script, region, variants, as the folders of translations and `<html lang>` write them; script and region may be in lower case. */
const FORM =
  /^[a-z]{2,3}(?:-[A-Za-z][a-z]{3})?(?:-(?:[A-Z]{2}|[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*(?:-x(?:-[a-z\d]{1,8})+)?$/;

/** Names that authors write for the code of a language. */
const NAMES = dictionary<string>({
  chinese: 'zh-Hans',
  中文: 'zh-Hans',
  简体中文: 'zh-Hans',
  繁體中文: 'zh-Hant',
  cn: 'zh-CN',
  tw: 'zh-TW',
  english: 'en',
  japanese: 'ja',
  日本語: 'ja',
  jp: 'ja',
  korean: 'ko',
  kr: 'ko',
  french: 'fr',
  german: 'de',
  spanish: 'es',
  russian: 'ru',
});

const languageOf = (name: string) => name.split(/[-_]/)[0]?.toLowerCase();

/** @param placeOf gives the place of the key or of the value at a path of the configuration */
export function localeProblems(i18n: unknown, placeOf: (path: Path, want: 'key' | 'value') => Place): Problem[] {
  if (!isPlainObject(i18n)) return [];
  const { defaultLocale, locales, localeConfigs } = i18n as NonNullable<NotesConfig['i18n']>;
  const problems: Problem[] = [];
  const written: [unknown, Path][] = [[defaultLocale, ['i18n', 'defaultLocale']]];
  if (Array.isArray(locales))
    written.push(...locales.map((name, index): [unknown, Path] => [name, ['i18n', 'locales', index]]));
  for (const [name, path] of written) {
    if (typeof name !== 'string' || (FORM.test(name) && !NAMES[name])) continue;
    const known = meant(name);
    const place = placeOf(path, 'value');
    const at = known === undefined ? place : withNamed(place, name, { name: known, sure: false });
    problems.push(problem('config-locale', { name }, at));
  }
  const all = Array.isArray(locales) ? locales.filter((name) => typeof name === 'string') : [defaultLocale];
  if (typeof defaultLocale === 'string' && !all.includes(defaultLocale)) {
    const at = placeOf(['i18n', 'defaultLocale'], 'value');
    const same = all.filter((name) => languageOf(name) === languageOf(defaultLocale));
    const only = same.length === 1 ? same[0] : undefined;
    const place =
      only === undefined
        ? withNearest(at, defaultLocale, all, false)
        : withNamed(at, defaultLocale, { name: only, sure: false });
    problems.push(problem('config-locale-default', { name: defaultLocale, locales: all.join(', ') }, place));
  }
  for (const [name, given] of Object.entries(isPlainObject(localeConfigs) ? localeConfigs : {})) {
    const base = isPlainObject(given) ? given.baseUrl : undefined;
    if (typeof base === 'string' && !isBasePath(base))
      problems.push(
        problem('config-base-invalid', { base }, placeOf(['i18n', 'localeConfigs', name, 'baseUrl'], 'value')),
      );
    if (all.includes(name)) continue;
    // A name that is no code of a language is at fault itself.
    const codes = all.filter((other) => FORM.test(other) && !NAMES[other]);
    const place = withNearest(placeOf(['i18n', 'localeConfigs', name], 'key'), name, codes);
    problems.push(problem('config-locale-unused', { name, locales: all.join(', ') }, place));
  }
  return problems;
}

/** Languages that were asked for and that the site has not. */
export function unknownLocales(asked: readonly string[], { locales }: { locales: readonly SiteLocale[] }): Problem[] {
  const known = locales.map(({ locale }) => locale);
  return asked
    .filter((name) => !known.includes(name))
    .map((name) => problem('locale-unknown', { name, locales: known.join(', ') }, withNearest({}, name, known)));
}

/** Reports languages whose pages would overwrite each other. */
export function localeClashes(locales: readonly SiteLocale[]): Problem[] {
  return locales.flatMap(({ folder, locale: second, baseUrl: base }, index) => {
    const first = locales.slice(0, index).find((other) => other.folder === folder);
    return first ? [problem('locale-clash', { first: first.locale, second, base })] : [];
  });
}

/** `zh_CN` and `ZH-hans` in the usual form; the code of a language that is called by its name. */
function meant(name: string): string | undefined {
  const known = NAMES[name.toLowerCase()];
  if (known) return known;
  const [language = '', ...rest] = name.replaceAll('_', '-').split('-');
  const parts = rest.map((part) =>
    part.length === 4
      ? part.charAt(0).toUpperCase() + part.slice(1).toLowerCase()
      : part.length === 2
        ? part.toUpperCase()
        : part.toLowerCase(),
  );
  const code = [language.toLowerCase(), ...parts].join('-');
  return FORM.test(code) && code !== name ? code : undefined;
}
