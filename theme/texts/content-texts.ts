/** Words that content components show. Interface texts overridden by a site come in through `ContentRoot`. */
import { createContext, useContext } from 'react';
import * as en from './en.js';
import * as hant from './hant.js';
import { type Language, languageOf } from './language.js';
import * as zh from './zh.js';

type Words = zh.ContentWords;

/** The words of a locale, which also says how it counts. */
export interface ContentWords extends Words {
  locale: string;
}

const WORDS: Record<Language, Words> = { zh: zh.content, hant: hant.content, en: en.content };

/** Message ids (B8.2) of the words, so that a site's `code.json` reaches them. */
const IDS: Record<string, Exclude<keyof Words, 'admonitions' | 'baseline' | 'checked' | 'exercise' | 'trace'>> = {
  'theme.common.headingLinkTitle': 'anchor',
  'theme.docs.DocCard.categoryDescription.plurals': 'cardCount',
  'theme.Playground.liveEditor': 'liveEditor',
  'theme.Playground.result': 'liveResult',
  'theme.Playground.buttons.reset': 'liveReset',
  'theme.Playground.loading': 'liveLoading',
  'theme.OuterMedia.load': 'outerLoad',
};
const ADMONITION = 'theme.admonition.';

/** Ids of the words that a site may override. */
export const CONTENT_IDS: readonly string[] = Object.keys(IDS);

/** The overridden texts that content shows; the others have no part in a compilation. */
export function contentTexts(texts: Record<string, string>): Record<string, string> {
  const own = Object.entries(texts).filter(([id]) => id.startsWith(ADMONITION) || CONTENT_IDS.includes(id));
  return Object.fromEntries(own);
}

/** Words of a locale, with those that the site overrides by message id. */
export function wordsOf(locale: string, texts: Record<string, string> = {}): ContentWords {
  const words = WORDS[languageOf(locale)];
  const changed: ContentWords = { ...words, admonitions: { ...words.admonitions }, locale };
  for (const [id, text] of Object.entries(contentTexts(texts))) {
    if (id.startsWith(ADMONITION)) changed.admonitions[id.slice(ADMONITION.length)] = text;
    else changed[IDS[id]!] = text;
  }
  return changed;
}

/** Default title of an admonition type; further keywords show their own name. */
export function admonitionTitle(words: ContentWords, type: string): string {
  return words.admonitions[type] ?? type;
}

export const WordsContext = createContext<ContentWords>(wordsOf('en'));

export function useWords(): ContentWords {
  return useContext(WordsContext);
}
