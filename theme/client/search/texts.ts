/** Texts of the search interface (B8.1, section 8), loaded with it. Literals of the specification stay English and carry their language (D33). */
import { createElement, type ReactNode } from 'react';
import type { ClientSite } from '../../../renderer/site/types.js';

const TEXTS = {
  'theme.SearchModal.searchBox.placeholderText': '搜索笔记',
  'theme.SearchModal.searchBox.searchInputLabel': '搜索',
  'theme.SearchModal.searchBox.resetButtonTitle': '清空输入',
  'theme.SearchModal.searchBox.cancelButtonText': '取消',
  'theme.SearchModal.startScreen.recentSearchesTitle': '最近搜索',
  'theme.SearchModal.startScreen.favoriteSearchesTitle': '收藏的搜索',
  'theme.SearchModal.startScreen.noRecentSearchesText': 'No recent searches',
  'theme.SearchModal.startScreen.saveRecentSearchButtonTitle': '收藏',
  'theme.SearchModal.startScreen.removeRecentSearchButtonTitle': '从最近搜索中移除',
  'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle': '取消收藏',
  'theme.SearchModal.errorScreen.titleText': 'Unable to fetch results',
  'theme.SearchModal.errorScreen.helpText': 'You might want to check your network connection.',
  'theme.SearchModal.noResultsScreen.noResultsText': 'No results for',
  'theme.SearchModal.noResultsScreen.suggestedQueryText': 'Try searching for',
  'theme.SearchModal.noResultsScreen.reportMissingResultsText': 'Believe this query should return results?',
  'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText': 'Let us know.',
  'theme.SearchModal.footer.selectText': '选择',
  'theme.SearchModal.footer.navigateText': '移动',
  'theme.SearchModal.footer.closeText': '关闭',
  'theme.SearchModal.loading': '正在搜索……',
  'theme.SearchBar.label': '搜索',
  'theme.SearchBar.seeAll': '查看全部 {count} 条结果',
  'theme.SearchPage.emptyResultsTitle': '搜索全部笔记',
  'theme.SearchPage.existingResultsTitle': '“{query}”的搜索结果',
  'theme.SearchPage.inputPlaceholder': '输入关键词',
  'theme.SearchPage.inputLabel': '搜索',
  'theme.SearchPage.documentsFound.plurals': '共找到 {count} 篇',
  'theme.SearchPage.noResultsText': '没有符合条件的内容',
  'theme.SearchPage.fetchingNewResults': '正在加载更多……',
} as const;

export type SearchTextId = keyof typeof TEXTS;

const ENGLISH = /noRecentSearchesText$|errorScreen\.|noResultsScreen\./;

export interface SearchTexts {
  /** For attributes. */
  plain(id: SearchTextId, values?: Record<string, string | number>): string;
  /** For content. */
  shown(id: SearchTextId, values?: Record<string, string | number>): ReactNode;
}

export function searchTexts(site: Pick<ClientSite, 'texts'>): SearchTexts {
  const plain: SearchTexts['plain'] = (id, values = {}) =>
    (site.texts[id] ?? TEXTS[id]).replace(/\{(\w+)\}/g, (whole, name: string) =>
      name in values ? String(values[name]) : whole,
    );
  const isEnglish = (id: SearchTextId) => ENGLISH.test(id) && !(id in site.texts);
  return {
    plain,
    shown: (id, values) =>
      isEnglish(id) ? createElement('span', { lang: 'en' }, plain(id, values)) : plain(id, values),
  };
}
