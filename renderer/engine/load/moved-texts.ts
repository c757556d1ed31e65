/**
 * Interface texts of a Docusaurus site. In the languages that the tool does not speak they are those of the package that the site has
 * installed for them, as the reference shows them. In Chinese they are ours, which components of the site ask for by id. Files of the site
 * come before all of these.
 */
import { dirname, join } from 'node:path';
import { languageOf } from '../../../theme/texts/language.js';
import { readText } from '../../output/modules/file-text.js';
import { findThrough } from '../../output/modules/find-through.js';
import type { Site } from '../../site/configuration/config-types.js';
import type { Texts } from '../../site/configuration/translations.js';
import { byCodeUnit } from '../../site/helpers/order.js';
import { readTexts } from '../../site/sources/translation-files.js';
import { namesIn } from '../write/disk.js';

const PACKAGE = '@docusaurus/theme-translations';
const ON_THE_WAY = ['@docusaurus/preset-classic', '@docusaurus/theme-classic'];
/** Files of a language whose texts the tool has too. */
const FILES = ['theme-common.json', 'theme-search-algolia.json', 'theme-live-codeblock.json', 'plugin-pwa.json'];

/** Returns those texts by id, and the files that they are from. */
export async function movedTexts({ dir, locale, docusaurusTheme }: Site): Promise<{ texts: Texts; files: string[] }> {
  const isOurs = languageOf(locale) !== 'en';
  const isAsked = docusaurusTheme !== undefined;
  const folder = isOurs || /^en\b/i.test(locale) ? undefined : folderOf(dir, locale);
  if (isOurs ? !isAsked : folder === undefined) return { texts: {}, files: [] };
  const own = (await import('../../../theme/texts/all-texts.js')).allTexts(locale);
  // Computed texts are empty.
  if (folder === undefined) return { texts: textsWhere(Object.entries(own), ([, text]) => text !== ''), files: [] };
  const files = FILES.map((name) => join(folder, name));
  const all = files.flatMap((file) => Object.entries(readTexts(readText(file), file).texts));
  return { texts: textsWhere(all, ([id]) => Object.hasOwn(own, id)), files };
}

type Entry = [id: string, text: string];

const textsWhere = (entries: readonly Entry[], isKept: (entry: Entry) => boolean): Texts =>
  Object.fromEntries(entries.filter(isKept));

/** Returns the folder of a language in the package: its own, that of the language alone, or the first of its regions. */
function folderOf(dir: string, locale: string): string | undefined {
  const found = findThrough(`${PACKAGE}/package.json`, dir, ON_THE_WAY);
  if (found === undefined) return undefined;
  const locales = join(dirname(found), 'locales');
  const names = namesIn(locales).sort(byCodeUnit);
  const [language = ''] = locale.split('-');
  const name =
    [locale, language].find((each) => names.includes(each)) ?? names.find((each) => each.startsWith(`${language}-`));
  return name && join(locales, name);
}
