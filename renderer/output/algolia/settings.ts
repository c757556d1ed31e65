/** Index settings as code: those of a documentation index in DocSearch's shape, with Chinese and English as query languages. */

/** Sent when they differ from what the index has; the site's own `index.settings` win key by key. */
export const DEFAULT_SETTINGS: Record<string, unknown> = {
  attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag', 'tags', 'filterOnly(site)'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  searchableAttributes: [
    ...['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `unordered(hierarchy.${level})`),
    'unordered(slug)',
    'content',
  ],
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  ignorePlurals: ['en'],
  removeWordsIfNoResults: 'allOptional',
  queryLanguages: ['zh', 'en'],
  indexLanguages: ['zh', 'en'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/** The settings that differ from what is stored; empty when all are as wanted. */
export function changedSettings(
  wanted: Record<string, unknown>,
  stored: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(stored[key])),
  );
}
