/** A request as the hosted service gets it (B5.111): its own marks, the options of the configuration, and filters that nothing of these can take away. */
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import type { SearchRequest } from './transport.js';

export type HostedSearch = Extract<ClientSite['search'], { provider: 'algolia' }>;

type Filters = NonNullable<SearchRequest['facetFilters']>;

export function hostedRequest(
  request: SearchRequest,
  { insights, searchParameters = {} }: Pick<HostedSearch, 'insights' | 'searchParameters'>,
): SearchRequest {
  const filters = [...(request.facetFilters ?? []), ...listOf(searchParameters.facetFilters)];
  return {
    ...request,
    clickAnalytics: insights,
    ...searchParameters,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    ...(filters.length > 0 && { facetFilters: filters }),
  };
}

/** The service takes one filter for a list of one. */
const listOf = (filters: unknown): Filters =>
  Array.isArray(filters) ? filters : typeof filters === 'string' ? [filters] : [];
