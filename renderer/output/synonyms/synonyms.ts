/** Words that mean the same: those of the site, and the built-in tables of its language. */
import { ASKED } from '../../shared/search-format.js';
import { ASKED_SYNONYMS } from './asked-synonyms.js';
import { CHINESE_SYNONYMS } from './chinese-synonyms.js';
import { ENGLISH_SYNONYMS } from './english-synonyms.js';

const groupsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

/** @param own `search.synonyms`; false: none at all */
export function synonymsOf(own: false | readonly (readonly string[])[] | undefined, locale: string): string[][] {
  if (own === false) return [];
  const english = groupsOf(ENGLISH_SYNONYMS);
  const builtIn = /^zh\b/i.test(locale)
    ? [
        ...groupsOf(CHINESE_SYNONYMS),
        ...english,
        ...groupsOf(ASKED_SYNONYMS).map(([first, ...rest]) => [ASKED + first, ...rest]),
      ]
    : /^en\b/i.test(locale)
      ? english
      : [];
  return [...(own ?? []).map((group) => [...group]), ...builtIn];
}
