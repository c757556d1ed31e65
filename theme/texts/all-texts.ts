/** All interface texts of a language by message id, to compare a site's own with. */
import { CONTENT_IDS } from './content-texts.js';
import * as en from './en.js';
import * as hant from './hant.js';
import { languageOf } from './language.js';
import * as zh from './zh.js';

const TABLES = { zh, hant, en };

/** A text is empty where it is put together from pieces. */
export function allTexts(locale: string): Record<string, string> {
  const { frame, pieces, pages, client, searchField, search, found, feed, content } = TABLES[languageOf(locale)];
  const admonitions = Object.keys(content.admonitions).map((name) => `theme.admonition.${name}`);
  const empty = Object.fromEntries([...CONTENT_IDS, ...admonitions].map((id) => [id, '']));
  return { ...empty, ...frame, ...pieces, ...pages, ...client, ...searchField, ...search, ...found, ...feed };
}
