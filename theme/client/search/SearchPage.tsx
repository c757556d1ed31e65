/** The search page (B5.101–B5.106): `q` in the address, count, more results while scrolling, and the list as a panel under the input (D26). */
import { useEffect, useMemo } from 'react';
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import { useResults } from './left-results.js';
import { SearchPageForm, type SearchPageProps, useSearchField } from './SearchPageForm.js';
import { SearchPageResults } from './SearchPageResults.js';
import type { SearchTexts } from './search-texts.js';

/** In addition to the styles of rows and marks, which are part of the modal. */
export const CSS = `
.search-page__form{position:relative;margin-bottom:16px}
.search-page__input::-webkit-search-cancel-button{display:none}
.search-page__count,.search-page__path{margin:0;color:var(--n-muted,GrayText);font-size:.875rem}
.search-page__hit{margin:24px 0}
.search-page__hit h2{margin:0 0 4px;font-size:1.125rem}
.search-page__hit a{text-decoration:none}
.search-page__hit a:hover{text-decoration:underline}
.search-page__next{min-height:2.75rem;padding:0 16px;border:1px solid var(--n-line,#8884);border-radius:8px;color:var(--n-accent,LinkText)}
.search-page__snippet{margin:4px 0 0;font-size:.9375rem;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;overflow-wrap:anywhere}
@media(max-width:48em){.search-page__snippet{-webkit-line-clamp:3}}
.search-page__panel{position:absolute;z-index:5;left:0;right:0;max-height:60vh;overflow:auto;margin-top:4px;padding:0 12px 8px;background:var(--n-bg,Canvas);border:1px solid var(--n-line,#8884);border-radius:12px;box-shadow:0 12px 32px rgb(0 0 0 / .16)}
`;

export function SearchPage(props: SearchPageProps) {
  const { site, transport, choose, parts } = props;
  const { searchTexts } = parts;
  const texts = useMemo(() => searchTexts(site), [site, searchTexts]);
  const field = useSearchField(props);
  const query = field.text.trim();
  const results = useResults(site, transport, field.composing ? null : query, parts);
  useTitle(query, texts, site);
  return (
    <>
      <SearchPageForm page={props} field={field} onSubmit={results.again} />
      <SearchPageResults site={site} results={results} query={query} parts={parts} choose={choose} />
    </>
  );
}

/** Says in the title and in the heading what is searched for (B5.103). */
function useTitle(query: string, texts: SearchTexts, site: ClientSite): void {
  useEffect(() => {
    const heading = query
      ? texts.plain('theme.SearchPage.existingResultsTitle', { query })
      : texts.plain('theme.SearchPage.emptyResultsTitle');
    document.title = `${heading} ${site.titleDelimiter} ${site.title}`;
    // The heading is outside of this root: it exists before any script runs.
    const title = document.querySelector('.search-page-wrapper h1');
    if (title) title.textContent = heading;
  }, [query, texts, site]);
}
