/** Index settings as code: those of a documentation index in DocSearch's shape, with Chinese and English as query languages. */

/** Facets that our own queries and the comparison of a push filter by: without them both would find nothing. */
const REQUIRED_FACETS = ['language', 'docusaurus_tag', 'filterOnly(site)'];

/** Attributes that a push compares by. */
const COMPARED = ['hash', 'site'];

/** Sent when they differ from what the index has; the site's own `index.settings` win key by key (`wantedSettings`). */
export const DEFAULT_SETTINGS: Record<string, unknown> = {
  attributesForFaceting: ['type', 'lang', 'version', 'tags', ...REQUIRED_FACETS],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  searchableAttributes: [
    ...['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `unordered(hierarchy.${level})`),
    'unordered(slug)',
    'unordered(keywords)',
    'content',
  ],
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  attributeCriteriaComputedByMinProximity: true,
  advancedSyntax: true,
  ignorePlurals: ['en'],
  removeWordsIfNoResults: 'allOptional',
  queryLanguages: ['zh', 'en'],
  indexLanguages: ['zh', 'en'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/** The settings for an index: the defaults, then the site's own, which can neither take away a facet that is needed nor hide what a push compares by. */
export function wantedSettings(own: Record<string, unknown>): Record<string, unknown> {
  const { attributesForFaceting, unretrievableAttributes, ...rest } = { ...DEFAULT_SETTINGS, ...own };
  const facets = Array.isArray(attributesForFaceting) ? attributesForFaceting : [];
  const missing = REQUIRED_FACETS.filter((facet) => !isFacet(facets, attributeOf(facet)));
  return {
    ...rest,
    attributesForFaceting: [...facets, ...missing],
    ...(Array.isArray(unretrievableAttributes) && {
      unretrievableAttributes: unretrievableAttributes.filter((name) => !COMPARED.includes(name)),
    }),
  };
}

/** `filterOnly(site)`, `afterDistinct(searchable(site))` → `site`. */
const attributeOf = (facet: unknown) =>
  String(facet)
    .replace(/^.*\(|\).*$/g, '')
    .trim();

/** Tells if a value of `attributesForFaceting` makes an attribute a facet. */
export const isFacet = (facets: unknown, name: string): boolean =>
  Array.isArray(facets) && facets.some((facet) => attributeOf(facet) === name);

/** The settings that differ from what is stored; empty when all are as wanted. */
export function changedSettings(
  wanted: Record<string, unknown>,
  stored: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(stored[key])),
  );
}
