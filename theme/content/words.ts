/** Words that content components show. Interface texts overridden by a site come in through `ContentRoot`. */
import { createContext, useContext } from 'react';

export interface ContentWords {
  /** `{heading}` is replaced. */
  anchor: string;
  admonitions: Record<string, string>;
  cardCount: string;
  liveEditor: string;
  liveResult: string;
  liveReset: string;
  /** `{on}` (what ran it) and `{since}` are replaced. */
  checked: string;
}

const CHINESE: ContentWords = {
  anchor: '指向“{heading}”的链接',
  admonitions: {
    note: '说明',
    tip: '小技巧',
    info: '补充信息',
    warning: '注意',
    danger: '危险',
    caution: '当心',
  },
  cardCount: '共 {count} 项',
  liveEditor: '在线编辑',
  liveResult: '运行结果',
  liveReset: '还原',
  checked: '已在 {on} 运行核对，结果自 {since} 起未变',
};

const ENGLISH: ContentWords = {
  anchor: 'Direct link to {heading}',
  admonitions: { note: 'note', tip: 'tip', info: 'info', warning: 'warning', danger: 'danger', caution: 'caution' },
  cardCount: '{count} items',
  liveEditor: 'Live Editor',
  liveResult: 'Result',
  liveReset: 'Reset',
  checked: 'Run in {on}; same result since {since}',
};

/** Titles that stay English in every language (B4.38). */
const FIXED: Record<string, string> = { secondary: 'secondary', success: 'success', important: 'important' };

/** Message ids (B8.2) of the words, so that a site's `code.json` reaches them. */
const IDS: Record<string, Exclude<keyof ContentWords, 'admonitions'>> = {
  'theme.common.headingLinkTitle': 'anchor',
  'theme.docs.DocCard.categoryDescription.plurals': 'cardCount',
  'theme.Playground.liveEditor': 'liveEditor',
  'theme.Playground.result': 'liveResult',
  'theme.Playground.buttons.reset': 'liveReset',
};
const ADMONITION = 'theme.admonition.';

/** The overridden texts that content shows; the others have no part in a compilation. */
export function contentTexts(texts: Record<string, string>): Record<string, string> {
  const own = Object.entries(texts).filter(([id]) => id.startsWith(ADMONITION) || Object.hasOwn(IDS, id));
  return Object.fromEntries(own);
}

/** Words of a locale, with those that the site overrides by message id. */
export function wordsOf(locale: string, texts: Record<string, string> = {}): ContentWords {
  const words = locale.toLowerCase().startsWith('zh') ? CHINESE : ENGLISH;
  const own = Object.entries(contentTexts(texts));
  if (own.length === 0) return words;
  const changed: ContentWords = { ...words, admonitions: { ...words.admonitions } };
  for (const [id, text] of own) {
    if (id.startsWith(ADMONITION)) changed.admonitions[id.slice(ADMONITION.length)] = text;
    else changed[IDS[id]!] = text;
  }
  return changed;
}

/** Default title of an admonition type; further keywords show their own name. */
export function admonitionTitle(words: ContentWords, type: string): string {
  return words.admonitions[type] ?? FIXED[type] ?? type;
}

export const WordsContext = createContext<ContentWords>(ENGLISH);

export function useWords(): ContentWords {
  return useContext(WordsContext);
}
