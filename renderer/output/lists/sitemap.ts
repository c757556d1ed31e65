import type { Page } from '../../shared/page.js';
import type { Site } from '../../site/configuration/config-types.js';
import { matcher } from '../../site/helpers/glob.js';
import { absoluteUrl, escapeMarkup, type Output } from '../output-file.js';

/**
 * `sitemap.xml` (B6.15): one entry for each page that robots may index, without redirects, the search page (B5.101) and ignored patterns.
 * @returns null where the site has no sitemap: switched off, not indexed, hash router or empty.
 */
export function makeSitemap(site: Site, pages: readonly Page[]): Output | null {
  const options = optionsOf(site);
  const entries = entriesOf(site, pages);
  return options && entries.length > 0 ? { path: options.filename, phase: 'list', bytes: written(entries) } : null;
}

/**
 * Edits the sitemap after pages were added or removed.
 * @param standing returns the current text of a sitemap by its path
 * @returns undefined if it has an unexpected form; null if the site has none
 */
export function editSitemap(
  site: Site,
  standing: (path: string) => string | undefined,
  { gone, added }: { gone: readonly Page[]; added: readonly Page[] },
): Output | null | undefined {
  const options = optionsOf(site);
  if (!options) return null;
  const text = standing(options.filename);
  if (!text?.startsWith(HEAD) || !text.endsWith(END)) return undefined;
  const entries = new Set(text.slice(HEAD.length, -END.length).split(/(?<=\n)/));
  for (const one of entriesOf(site, gone)) if (!entries.delete(one)) return undefined;
  for (const one of entriesOf(site, added)) entries.add(one);
  return { path: options.filename, phase: 'list', bytes: written([...entries].sort()) };
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
const END = '</urlset>\n';

const written = (entries: readonly string[]): string => HEAD + entries.join('') + END;

const optionsOf = (site: Site) => (!site.noIndex && site.router !== 'hash' && site.sitemap) || undefined;

function entriesOf(site: Site, pages: readonly Page[]): string[] {
  const options = optionsOf(site);
  if (!options) return [];
  const ignored = matcher(options.ignorePatterns);
  return pages
    .filter((page) => isIndexed(page) && !ignored(page.route))
    .map((page) => entry(site.url, page, options))
    .sort();
}

/** True if search engines may index a page. */
export const isIndexable = ({ robots }: Page['head']): boolean => !robots?.startsWith('noindex');

/** Pages that may be found from outside: not unlisted, not a draft, not a redirect, search or not-found page (D17). */
export function isIndexed(page: Page): boolean {
  const hidden = page.kind === 'redirect' || page.kind === 'search' || page.kind === 'not-found';
  return !hidden && !page.unlisted && !page.draft && isIndexable(page.head);
}

function entry(origin: string, page: Page, options: Exclude<Site['sitemap'], false>): string {
  const modified = 'lastUpdate' in page ? page.lastUpdate?.date : undefined;
  const lastmod =
    options.lastmod && modified
      ? `<lastmod>${options.lastmod === 'date' ? modified.slice(0, 10) : modified}</lastmod>`
      : '';
  const location = escapeMarkup(absoluteUrl(origin, page.route));
  return `<url><loc>${location}</loc>${lastmod}<changefreq>${options.changefreq}</changefreq><priority>${options.priority.toFixed(1)}</priority></url>\n`;
}
