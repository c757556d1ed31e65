/** Two built folders side by side: every route, then feeds and sitemap. */
import { comparableAddress, comparableRoute } from './addresses.js';
import { type BuiltFolder, feedItems, type Published, sitemapRoutes } from './built-folder.js';
import { comparePage } from './compare-pages.js';
import type { Aspect, Difference } from './proof.js';

export interface ComparedSites {
  differences: Difference[];
  compared: Map<Aspect, number>;
  /** Routes that only ours has. */
  added: string[];
  /** Kind of each page of the reference, by route. */
  kinds: Map<string, string>;
}

/** Compares two folders. @param onPage told how many pages are done */
export function compareSites(
  reference: BuiltFolder,
  ours: BuiltFolder,
  published: Published,
  onPage: (done: number, total: number) => void,
): ComparedSites {
  const differences: Difference[] = [];
  const compared = new Map<Aspect, number>();
  const kinds = new Map<string, string>();
  const count = (aspect: Aspect, more: number) => compared.set(aspect, (compared.get(aspect) ?? 0) + more);
  let done = 0;
  for (const route of reference.pages.keys()) {
    onPage(++done, reference.pages.size);
    const want = reference.page(route);
    const got = ours.page(route);
    if (!want) continue;
    kinds.set(route, want.kind);
    count(want.redirect === undefined ? 'routes' : 'redirects', 1);
    if (!got) {
      const isPage = want.redirect === undefined;
      differences.push({ aspect: isPage ? 'routes' : 'redirects', route, want: want.redirect ?? route, got: '' });
      continue;
    }
    const page = comparePage(route, want, got);
    differences.push(...page.differences);
    for (const [aspect, more] of Object.entries(page.compared) as [Aspect, number][])
      if (aspect !== 'redirects') count(aspect, more);
  }
  differences.push(...compareFeeds(reference, ours, published, count));
  differences.push(...compareSitemaps(reference, ours, published, count));
  return { differences, compared, kinds, added: [...ours.pages.keys()].filter((route) => !reference.pages.has(route)) };
}

type Count = (aspect: Aspect, more: number) => void;

function compareFeeds(reference: BuiltFolder, ours: BuiltFolder, published: Published, count: Count): Difference[] {
  return reference.feeds.flatMap((path): Difference[] => {
    const place = { ...published, route: '/' };
    const items = (folder: BuiltFolder) =>
      folder.feeds.includes(path)
        ? feedItems(path, folder.read(path)).map(({ link, title }) => `${comparableAddress(link, place)} ${title}`)
        : [];
    const want = items(reference);
    const got = new Set(items(ours));
    count('feeds', want.length);
    return want
      .filter((item) => !got.has(item))
      .map((item) => ({ aspect: 'feeds', route: `/${path}`, want: item, got: '' }));
  });
}

function compareSitemaps(
  reference: BuiltFolder,
  ours: BuiltFolder,
  { baseUrl }: Published,
  count: Count,
): Difference[] {
  const routes = (folder: BuiltFolder) => folder.sitemaps.flatMap((path) => sitemapRoutes(folder.read(path), baseUrl));
  const want = [...new Set(routes(reference))];
  const got = new Set(routes(ours));
  count('sitemap', want.length);
  return (
    want
      // A page that is not there is a loss already.
      .filter((route) => !got.has(route) && (ours.pages.has(route) || !reference.pages.has(route)))
      .map((route) => ({ aspect: 'sitemap', route: comparableRoute(route), want: route, got: '' }))
  );
}
