/** Exports of Docusaurus' Algolia theme for search bars of migrated sites. */
import { useSite } from '../runtime.js';
import { useContextualSearchFilters } from './search-hooks.js';

type Filters = string | readonly (string | readonly string[])[];

/** The hosted index of the site; without one its values are empty. */
export function useAlgoliaThemeConfig() {
  const { search } = useSite();
  const nothing = { appId: '', apiKey: '', indexName: '', contextual: false, searchParameters: {}, searchPage: null };
  const { contextual, searchPage, ...algolia } = search.provider === 'algolia' ? search : nothing;
  return { algolia: { ...algolia, contextualSearch: contextual, searchPagePath: searchPage ?? false } };
}

/** Filters for the language and the versions that the page belongs to. */
export function useAlgoliaContextualFacetFilters(): (string | string[])[] {
  const { locale, tags } = useContextualSearchFilters();
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

export function useAlgoliaContextualFacetFiltersIfEnabled() {
  const filters = useAlgoliaContextualFacetFilters();
  return useAlgoliaThemeConfig().algolia.contextualSearch ? filters : undefined;
}

/** The address of a hit: a path where it is of this site. */
export function useSearchResultUrlProcessor(): (url: string) => string {
  const { url: origin } = useSite();
  return (address) => {
    const parsed = new URL(address, origin);
    return parsed.origin === new URL(origin).origin ? `${parsed.pathname}${parsed.hash}` : address;
  };
}

export const useAlgoliaAskAi = () => ({ canHandleAskAi: false, isAskAiActive: false, onAskAiToggle: () => {} });

const listOf = (filters: Filters = []) => (typeof filters === 'string' ? [filters] : filters);

/** Filters that all have to hold. */
export const mergeFacetFilters = (...filters: readonly (Filters | undefined)[]) => filters.flatMap(listOf);
