/** Selects the pages of a request by language, version and other facets. */
import type { SearchRequest } from '../transport.js';
import type { Store } from './store.js';

const FACETS = ['language', 'version', 'docusaurus_tag'];

/** Returns for each set of facets of the index whether the filters accept it. */
export function acceptedFacets({ meta }: Store, filters: SearchRequest['facetFilters'] = []): boolean[] {
  const holds = (facet: string[], filter: string) => {
    const at = filter.indexOf(':');
    return facet[FACETS.indexOf(filter.slice(0, at))] === filter.slice(at + 1);
  };
  return meta.facets.map((facet) =>
    filters.every((filter) => (Array.isArray(filter) ? filter.some((one) => holds(facet, one)) : holds(facet, filter))),
  );
}
