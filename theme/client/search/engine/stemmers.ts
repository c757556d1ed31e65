/** Stemmers: what the forms of a word have in common. One file for each language, loaded for the site's own alone. */
import { STEMMERS } from './stemmer-table.js';

/** The stem of a word in folded form. */
export type Stem = (word: string) => string;

/** Languages without inflected forms: what is inflected in their texts is English. */
const UNINFLECTED = /^(?:zh|ja|ko|vi|th)\b/;

/** Loads the stemmer of a language; without one, or where it cannot be had, a word is its own stem. */
export async function loadStemmer(locale: string): Promise<Stem> {
  const language = UNINFLECTED.test(locale) ? 'en' : locale.toLowerCase().split(/[-_]/)[0]!;
  try {
    return (await STEMMERS[language]?.())?.stemmer ?? ((word) => word);
  } catch {
    return (word) => word;
  }
}
