/** Texts of the search interface (B8.1, section 8), loaded with it. Literals of the specification stay English and carry their language (D33); some are followed by Chinese. */
import { createElement, Fragment, type ReactNode } from 'react';
import * as en from '../../texts/en.js';
import * as hant from '../../texts/hant.js';
import { languageOf } from '../../texts/language.js';
import * as zh from '../../texts/zh.js';
import { GROUPS, type TextSite, type TextValues, text } from '../../texts.js';

GROUPS.push(
  { zh: zh.searchField, hant: hant.searchField, en: en.searchField },
  { zh: zh.search, hant: hant.search, en: en.search },
);

export type SearchTextId = keyof (typeof zh.searchField & typeof zh.search);

const isId = (id: string): id is SearchTextId => id in zh.search;

const ENGLISH = /noRecentSearchesText$|errorScreen\.|noResultsScreen\./;

export interface SearchTexts {
  /** For attributes. */
  plain(id: SearchTextId, values?: TextValues): string;
  /** For content. */
  shown(id: SearchTextId, values?: TextValues): ReactNode;
}

export function searchTexts(site: TextSite): SearchTexts {
  const plain: SearchTexts['plain'] = (id, values = {}) => {
    const shown = text(site, id, values);
    if (!('count' in values)) return shown;
    const forms = shown.split('|');
    return forms[values.count === 1 ? 0 : forms.length - 1]!;
  };
  const isEnglish = (id: SearchTextId) => languageOf(site.locale) !== 'en' && ENGLISH.test(id) && !(id in site.texts);
  return {
    plain,
    shown(id, values) {
      const words = plain(id, values);
      if (!isEnglish(id)) return words;
      const literal = createElement('span', { lang: 'en' }, words);
      const own = `${id}.own`;
      return isId(own) ? createElement(Fragment, null, literal, ' ', plain(own)) : literal;
    },
  };
}
