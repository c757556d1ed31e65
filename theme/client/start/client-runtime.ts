/** Browser services for components, and the one listener that routes clicks on links. The router itself is loaded on demand. */
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import type { Runtime } from '../../runtime.js';
import { isLeaving } from '../navigation/leaving.js';
import { internalAddress, isPlainClick, partCandidates, pathKey } from '../navigation/link-clicks.js';
import { createPrefetcher, hint, type Prefetcher } from '../navigation/prefetch.js';
import { parsePlace } from '../navigation/reader-place.js';
import type { Router } from '../navigation/router.js';
import { connection, isSaving } from './connection.js';
import { storage } from './storage.js';

type SiteRules = Pick<ClientSite, 'router' | 'baseUrl' | 'home' | 'languages'>;

/** Gets the router. */
export type LoadRouter = () => Promise<Router>;

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

export interface PrefetchContext {
  load: LoadRouter;
  /** Gets the parts that the browser's cache holds. */
  hints: Set<string>;
  /** Path of the page that is shown. */
  here(): string;
}

/** Prefetching for this document. */
export function startPrefetch(site: SiteRules, { load, hints, here }: PrefetchContext): Prefetcher {
  const hintPart = async (part: string) => {
    await hint(encodeURI(part));
    hints.add(part);
  };
  return createPrefetcher({
    part(href) {
      const link = typeof href === 'string' ? plainLink(href) : href;
      const address = internalAddress(link, { ...site, here: location.href });
      if (address === null) return null;
      const { pathname } = parsePlace(address, { pathname: here(), search: '' });
      const key = pathKey(pathname);
      // Nothing is to be loaded for the page that is shown, nor for a base without a page.
      if (key === pathKey(here()) || (!site.home && key === pathKey(site.baseUrl))) return null;
      return partCandidates(pathname, site.baseUrl)[0] ?? null;
    },
    load: async (part) => (await load()).parts.load(part),
    // From `file:` a hint cannot be fetched; there a part is loaded when it is wanted.
    hint: location.protocol === 'file:' ? undefined : hintPart,
    saving: () => isSaving(connection()),
  });
}

/** An address as a link without other attributes. */
const plainLink = (href: string) => ({
  getAttribute: (name: string) => (name === 'href' ? href : null),
  hasAttribute: () => false,
});

/** The runtime of a document, without what belongs to whoever hydrates. */
export function createRuntime(load: LoadRouter, prefetcher: Prefetcher): Omit<Runtime, 'shown' | 'mountSearchPage'> {
  return {
    navigate: (href, options) => {
      // Without its router an older page still leads on.
      load().then(
        (router) => router.navigate(href, options),
        () => isLeaving() || location.assign(href),
      );
    },
    prefetch: prefetcher.ask,
    preload: prefetcher.ask,
    loadSidebar: async (part) => (await load()).sidebar(part),
    holdBack(handler) {
      let released = false;
      let release = () => {};
      load().then(
        (router) => {
          if (!released) release = router.holdBack(handler);
        },
        () => {},
      );
      return () => {
        released = true;
        release();
      };
    },
    storage,
  };
}
