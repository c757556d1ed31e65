/** The description by which browsers and launchers find the search page (B5.117): its address asks with `?q=`. */
import { wholeUrl } from '../../shared/urls.js';
import '../../../theme/texts/frame-texts.js';
import { text } from '../../../theme/texts.js';
import type { ClientSite } from '../../shared/client-site.js';
import { absoluteUrl, escapeMarkup, type Output } from '../output-file.js';

/** Path below the base, as the head names it. */
export const OPENSEARCH = 'opensearch.xml';

/** Names longer than this are refused by readers of the format (OpenSearch 1.1, `ShortName`). */
const SHORT_NAME = 16;

/** The search page that the file leads to; null for a site without one at an address that a server answers. */
const searchPageOf = ({ search, router }: ClientSite): string | null =>
  search.provider !== 'none' && router === 'browser' ? search.searchPage : null;

/** True if a site has the file. */
export const hasOpenSearch = (site: ClientSite): boolean => searchPageOf(site) !== null;

/** Returns what the browser shows for the site's search. */
export const searchTitle = (site: ClientSite): string => `${site.title} ${text(site, 'theme.SearchBar.label')}`;

/** @returns null for a site without a search page */
export function makeOpenSearch(site: ClientSite): Output | null {
  const searchPage = searchPageOf(site);
  if (searchPage === null) return null;
  const address = absoluteUrl(site.url, searchPage);
  const icon = site.favicon && `\n  <Image>${escapeMarkup(wholeUrl(site.favicon, site.url))}</Image>`;
  return {
    path: OPENSEARCH,
    phase: 'list',
    bytes: `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeMarkup([...site.title].slice(0, SHORT_NAME).join(''))}</ShortName>
  <Description>${escapeMarkup(searchTitle(site))}</Description>
  <InputEncoding>UTF-8</InputEncoding>${icon ?? ''}
  <Url type="text/html" method="get" template="${escapeMarkup(address)}?q={searchTerms}"/>
</OpenSearchDescription>
`,
  };
}
