/**
 * What the React components may ask of the place they run in. The browser's runtime is made by `theme/client/`; the server has `serverRuntime`.
 * Links need none of this: components render plain `<a href>`, and the client's one delegated listener routes, prefetches and preloads them.
 * Agreements in the markup that the client relies on:
 * - `[data-body]`: element i holds finished HTML `bodies[i]` (read back by the client before hydration);
 * - `[data-search]`: opens the search modal (the client's delegated listener answers it, before hydration too);
 * - everything else that a script acts upon: `client/article/article-markup.ts`; the inline record: `client/start/page-record.ts`.
 */
import { createContext, useContext, useEffect, useState } from 'react';
import type { ClientSite } from '../renderer/shared/client-site.js';
import type { Page } from '../renderer/shared/page.js';
import type { SliceItem } from '../renderer/shared/sidebar-items.js';

export interface RouteLocation {
  pathname: string;
  /** With `?`, or empty. */
  search: string;
  /** With `#`, or empty. */
  hash: string;
}

/** localStorage that never throws (B5.124). `null` removes. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string | null): void;
}

export interface Runtime {
  navigate(href: string, options?: { replace?: boolean }): void;
  /** Loads a route's part into the cache when idle (B5.29–B5.32). */
  prefetch(href: string): void;
  /** Loads a route's part now (B5.30). */
  preload(href: string): void;
  /** All items of a sidebar as a page shows them, from its shared part; rejects when it cannot be loaded (D29: the caller shows Retry). */
  loadSidebar(part: string): Promise<(route: string) => SliceItem[]>;
  /** A page was committed to the DOM: scroll and focus now (B5.23–B5.26). `previous` is null after hydration. */
  shown(location: RouteLocation, previous: RouteLocation | null): void;
  /** While held, a browser back calls `handler` and the address stays (B5.68); returns the release. */
  holdBack(handler: () => void): () => void;
  /** Fills the search page's element (B5.101–B5.106); returns its clean-up. */
  mountSearchPage(element: HTMLElement): () => void;
  storage: SafeStorage;
}

const nothing = () => {};

/** The runtime of the server and of tests: nothing moves, nothing loads. */
export const serverRuntime: Runtime = {
  navigate: nothing,
  prefetch: nothing,
  preload: nothing,
  loadSidebar: () => Promise.reject(new Error('no sidebar parts on the server')),
  shown: nothing,
  holdBack: () => nothing,
  mountSearchPage: () => nothing,
  storage: { get: () => null, set: nothing },
};

export const RuntimeContext = createContext<Runtime>(serverRuntime);
export const LocationContext = createContext<RouteLocation>({ pathname: '/', search: '', hash: '' });
export const SiteContext = createContext<ClientSite | null>(null);
export const PageContext = createContext<Page | null>(null);

export const useRuntime = (): Runtime => useContext(RuntimeContext);

/** Returns where the page that is shown lives; stays the old one while the next page loads (B5.15). */
export const useRouteLocation = (): RouteLocation => useContext(LocationContext);

export function useSite(): ClientSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite outside a page');
  return site;
}

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage outside a page');
  return page;
}

/** False on the server and in the first client render, so that both are equal; true afterwards. */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
