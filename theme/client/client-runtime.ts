/** What components ask of the browser, and the one listener that routes clicks on links. */
import type { ClientSite, SidebarItem } from '../../renderer/site/types.js';
import type { Runtime } from '../runtime.js';
import { internalAddress, isPlainClick, partCandidates, pathKey } from './links.js';
import { parsePlace } from './location.js';
import type { Navigator } from './navigate.js';
import type { Parts } from './parts.js';
import { connection, createPrefetcher, hint, isSaving, type Prefetcher } from './prefetch.js';
import { storage } from './storage.js';

type SiteRules = Pick<ClientSite, 'router' | 'baseUrl'>;

/** Sends clicks on links of the site through the client router; everything else stays the browser's (B5.33). */
export function routeClicks(site: SiteRules, navigate: (href: string) => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event)) return;
    const address = internalAddress(link, { ...site, here: location.href });
    if (address === null) return;
    event.preventDefault();
    navigate(address);
  });
}

/** Address of the part behind an address of the site; null for the page that is shown. */
function partBehind(address: string, site: SiteRules, here: string): string | null {
  const { pathname } = parsePlace(address, { pathname: here, search: '' });
  if (pathKey(pathname) === pathKey(here)) return null;
  return partCandidates(pathname, site.baseUrl)[0] ?? null;
}

/** Prefetching for this document. `here` is the path of the page that is shown. */
export function startPrefetch(site: SiteRules, parts: Parts, here: () => string): Prefetcher {
  return createPrefetcher({
    part(link) {
      const address = internalAddress(link, { ...site, here: location.href });
      return address === null ? null : partBehind(address, site, here());
    },
    load: (part) => parts.load(part),
    // From `file:` a hint cannot be fetched; there a part is loaded when it is wanted.
    hint: site.router === 'hash' ? undefined : (part) => hint(encodeURI(part)).then(() => parts.hinted(part)),
    saving: () => isSaving(connection()),
  });
}

/** The runtime of a document, without `shown`, which belongs to whoever hydrates. */
export function createRuntime(
  site: SiteRules,
  nav: Navigator,
  parts: Parts,
  mountSearchPage: Runtime['mountSearchPage'],
): Omit<Runtime, 'shown'> {
  const load = (href: string) => {
    const part = isSaving(connection()) ? null : partBehind(href, site, nav.place().pathname);
    // Not an error yet: a click on the link loads, and reports.
    if (part !== null) parts.load(part).catch(() => {});
  };
  return {
    navigate: nav.navigate,
    prefetch: load,
    preload: load,
    loadSidebar: (part) => parts.load<{ items: SidebarItem[] }>(part).then(({ items }) => items),
    holdBack: nav.holdBack,
    mountSearchPage,
    storage,
  };
}
