/**
 * Interface texts of a Docusaurus site. In the languages that the tool does not speak they are those of the package that the site has
 * installed for them, as the reference shows them. In Chinese they are ours, which components of the site ask for by id. Files of the site
 * come before all of these.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { languageOf } from '../../../theme/texts/language.js';
import { readText } from '../../output/modules/file-text.js';
import type { Site } from '../../site/configuration/config-types.js';
import type { Texts } from '../../site/configuration/translations.js';
import { byCodeUnit } from '../../site/helpers/order.js';
import { readTexts } from '../../site/sources/translation-files.js';
import { namesIn } from '../write/disk.js';

const PACKAGE = '@docusaurus/theme-translations';
/** Packages on the way to it: package managers may hide it from the site itself. */
const ON_THE_WAY = ['@docusaurus/preset-classic', '@docusaurus/theme-classic'];
/** Files of a language whose texts the tool has too. */
const FILES = ['theme-common.json', 'theme-search-algolia.json', 'theme-live-codeblock.json', 'plugin-pwa.json'];

/** Returns those texts by id, and the files that they are from. */
export async function movedTexts({ dir, locale, docusaurusTheme }: Site): Promise<{ texts: Texts; files: string[] }> {
  if (languageOf(locale) !== 'en')
    return { texts: docusaurusTheme === undefined ? {} : await ownTexts(locale), files: [] };
  const folder = /^en\b/i.test(locale) ? undefined : folderOf(dir, locale);
  if (folder === undefined) return { texts: {}, files: [] };
  const known = (await import('../../../theme/texts/all-texts.js')).allTexts(locale);
  const files = FILES.map((name) => join(folder, name));
  const all = files.flatMap((file) => Object.entries(readTexts(readText(file), file).texts));
  return { texts: Object.fromEntries(all.filter(([id]) => Object.hasOwn(known, id))), files };
}

/** Our texts; those that are put together from pieces have none of their own. */
async function ownTexts(locale: string): Promise<Texts> {
  const all = Object.entries((await import('../../../theme/texts/all-texts.js')).allTexts(locale));
  return Object.fromEntries(all.filter(([, text]) => text !== ''));
}

/** Returns the folder of a language in the package: its own, that of the language alone, or the first of its regions. */
function folderOf(dir: string, locale: string): string | undefined {
  const locales = localesFolder(dir);
  const names = locales === undefined ? [] : namesIn(locales).sort(byCodeUnit);
  const [language = ''] = locale.split('-');
  const name =
    [locale, language].find((each) => names.includes(each)) ?? names.find((each) => each.startsWith(`${language}-`));
  return locales !== undefined && name !== undefined ? join(locales, name) : undefined;
}

function localesFolder(dir: string): string | undefined {
  let from = join(dir, 'x.js');
  for (const next of [...ON_THE_WAY, undefined]) {
    const found = resolveFrom(from, `${PACKAGE}/package.json`);
    if (found !== undefined) return join(dirname(found), 'locales');
    from = (next && resolveFrom(from, `${next}/package.json`)) ?? from;
  }
  return undefined;
}

function resolveFrom(from: string, name: string): string | undefined {
  try {
    return createRequire(from).resolve(name);
  } catch {
    return undefined;
  }
}
