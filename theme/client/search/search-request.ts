/** The request of the modal and the search page to any transport, with the fields of the specification (B5.111). */

import type { ClientSite } from '../../../renderer/shared/client-site.js';
import {
  SEARCH_HITS_PER_PAGE,
  SEARCH_MAX_LENGTH,
  SEARCH_SMALL_SCREEN,
  SEARCH_SNIPPET_WORDS,
  SEARCH_SNIPPET_WORDS_SMALL,
} from '../../../renderer/shared/limits.js';
import { LEVELS, MARK, type SearchRequest } from './transport.js';

type Configured = Exclude<ClientSite['search'], { provider: 'none' }>;

/** The first 64 characters, without cutting a surrogate pair. */
export function clampQuery(text: string): string {
  if (text.length <= SEARCH_MAX_LENGTH) return text;
  const cut = text.slice(0, SEARCH_MAX_LENGTH);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/**
 * @param width of the viewport in px: snippets have 10 words, 5 up to 768 px
 * @param page 0-based
 */
export function makeRequest(
  site: ClientSite,
  search: Configured,
  query: string,
  width: number,
  page = 0,
): SearchRequest {
  const words = width <= SEARCH_SMALL_SCREEN ? SEARCH_SNIPPET_WORDS_SMALL : SEARCH_SNIPPET_WORDS;
  const hierarchy = LEVELS.map((level) => `hierarchy.${level}`);
  const filters: NonNullable<SearchRequest['facetFilters']> = [];
  // Other sites may have records in an index that `notes index` fills.
  if ('site' in search) filters.push(`site:${search.site}`);
  if (search.contextual)
    filters.push(
      `language:${site.locale}`,
      site.searchTags.map((tag) => `docusaurus_tag:${tag}`),
    );
  return {
    indexName: search.indexName,
    query,
    attributesToRetrieve: [...hierarchy, 'content', 'type', 'url'],
    attributesToSnippet: [...hierarchy.slice(1), 'content'].map((attribute) => `${attribute}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: MARK[0],
    highlightPostTag: MARK[1],
    hitsPerPage: SEARCH_HITS_PER_PAGE,
    ...(page > 0 && { page }),
    ...(filters.length > 0 && { facetFilters: filters }),
  };
}
