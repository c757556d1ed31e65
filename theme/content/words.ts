/** Words that content components show. Interface texts overridden by a site come in through `ContentRoot`. */
import { createContext, useContext } from 'react';

export interface ContentWords {
  /** `{heading}` is replaced. */
  anchor: string;
  details: string;
  admonitions: Record<string, string>;
  cardCount: string;
  liveEditor: string;
  liveResult: string;
  liveReset: string;
  /** `{node}` and `{since}` are replaced. */
  checked: string;
}

const CHINESE: ContentWords = {
  anchor: '指向“{heading}”的链接',
  details: '详情',
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
  checked: '已在 Node {node} 运行核对，结果自 {since} 起未变',
};

const ENGLISH: ContentWords = {
  anchor: 'Direct link to {heading}',
  details: 'Details',
  admonitions: { note: 'note', tip: 'tip', info: 'info', warning: 'warning', danger: 'danger', caution: 'caution' },
  cardCount: '{count} items',
  liveEditor: 'Live Editor',
  liveResult: 'Result',
  liveReset: 'Reset',
  checked: 'Run in Node {node}; same result since {since}',
};

/** Titles that stay English in every language (B4.38). */
const FIXED: Record<string, string> = { secondary: 'secondary', success: 'success', important: 'important' };

/** Words of a locale. */
export function wordsOf(locale: string): ContentWords {
  return locale.toLowerCase().startsWith('zh') ? CHINESE : ENGLISH;
}

/** Default title of an admonition type; further keywords show their own name. */
export function admonitionTitle(words: ContentWords, type: string): string {
  return words.admonitions[type] ?? FIXED[type] ?? type;
}

export const WordsContext = createContext<ContentWords>(ENGLISH);

export function useWords(): ContentWords {
  return useContext(WordsContext);
}
