/** Hooks of Docusaurus' theme for ejected search bars. */
import { useEffect, useState } from 'react';
import { joinPath } from '../../renderer/shared/urls.js';
import { useSite } from '../runtime.js';

export const DEFAULT_SEARCH_TAG = 'default';
export const docVersionSearchTag = (instance: string, version: string): string => `docs-${instance}-${version}`;

/** Address of the search page for a query. */
export function useSearchLinkCreator(): (query: string) => string {
  const { baseUrl, search } = useSite();
  const page = 'searchPage' in search && search.searchPage ? search.searchPage : joinPath(baseUrl, 'search');
  return (query) => `${page}?q=${encodeURIComponent(query)}`;
}

/** Returns what the address asks for, and a function that changes it. */
export function useSearchQueryString(): [query: string, change: (query: string) => void] {
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(new URLSearchParams(location.search).get('q') ?? ''), []);
  const change = (wanted: string) => {
    const url = new URL(location.href);
    if (wanted) url.searchParams.set('q', wanted);
    else url.searchParams.delete('q');
    history.replaceState(history.state, '', url);
    setQuery(wanted);
  };
  return [query, change];
}

export function useContextualSearchFilters() {
  const { locale, searchTags } = useSite();
  return { locale, tags: searchTags };
}
