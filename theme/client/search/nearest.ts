/** Suggestions on the not-found page: the pages that search finds with the words of the address. */
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import type { SearchParts } from './search-parts.js';
import type { Transport } from './transport.js';

/** Titles that are offered. */
const SHOWN = 5;

/** The words of an address: those of its last pieces without extension, parted where names are. */
export function wordsOf(pathname: string, baseUrl: string, last = 2): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // It says what it says.
  }
  const pieces = path.slice(path.startsWith(baseUrl) ? baseUrl.length : 0).split('/');
  return pieces
    .filter(Boolean)
    .slice(-last)
    .join(' ')
    .replace(/\.\w{1,5}$/, '')
    .replace(/[-_+.%]+/g, ' ')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .trim();
}

/** Fills the search field with the words that name the page and lists the nearest pages; goes straight to the one that differs in case alone (B5.9). */
export async function showNearest(
  element: HTMLElement,
  site: ClientSite,
  load: () => Promise<Transport>,
  { makeRequest, localHref }: Pick<SearchParts, 'makeRequest' | 'localHref'>,
): Promise<void> {
  const { search } = site;
  const words = wordsOf(location.pathname, site.baseUrl);
  if (search.provider === 'none' || !words) return;
  const field = document.querySelector<HTMLInputElement>('.not-found input');
  if (field && !field.value) field.value = wordsOf(location.pathname, site.baseUrl, 1);
  const transport = await load();
  const pages = new Map<string, string>();
  // All words first; then the last ones alone, which name the page.
  for (const query of new Set([words, words.split(' ').slice(-2).join(' '), words.split(' ').pop() ?? ''])) {
    if (pages.size >= SHOWN) break;
    const { results } = await transport.search([makeRequest(site, search, query, innerWidth)]);
    for (const { url, hierarchy } of results[0]?.hits ?? []) {
      const href = localHref(url, site, location.origin).replace(/#.*/, '');
      const title = hierarchy.lvl1 ?? hierarchy.lvl0;
      if (title && !pages.has(href)) pages.set(href, title);
    }
  }
  const here = plain(location.pathname);
  for (const href of pages.keys()) {
    if (plain(new URL(href, location.href).pathname) === here) return location.replace(href + location.hash);
  }
  if (pages.size === 0 || !element.isConnected) return;
  const title = document.createElement('h2');
  title.textContent = element.dataset.near ?? '';
  const list = document.createElement('ul');
  list.className = 'clean-list';
  for (const [href, name] of [...pages].slice(0, SHOWN)) {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = name;
    list.appendChild(document.createElement('li')).append(link);
  }
  element.replaceChildren(title, list);
}

/** Returns what addresses of one page have in common. */
function plain(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase().replace(/\/$/, '');
  } catch {
    return pathname;
  }
}
