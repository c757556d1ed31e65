/** All interface texts of a language by message id, to compare a site's own with. */
import { CONTENT_IDS } from './content-texts.js';
import * as en from './en.js';
import * as hant from './hant.js';
import { languageOf } from './language.js';
import * as zh from './zh.js';

const TABLES = { zh, hant, en };

/** A text composed at run time is empty. */
export function allTexts(locale: string): Record<string, string> {
  const table = TABLES[languageOf(locale)];
  const { frame, pieces, recent, pages, client, searchField, search, found, feed, offline, content } = table;
  const admonitions = Object.keys(content.admonitions).map((name) => `theme.admonition.${name}`);
  const empty = Object.fromEntries([...CONTENT_IDS, ...admonitions].map((id) => [id, '']));
  const own = { ...frame, ...pieces, ...recent, ...pages, ...client, ...searchField, ...search, ...found };
  return { ...empty, ...own, ...feed, ...offline };
}
