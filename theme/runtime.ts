/**
 * What the React components may ask of the place they run in. The browser's runtime is made by `theme/client/`; the server has `serverRuntime`.
 * Links need none of this: components render plain `<a href>`, and the client's one delegated listener routes, prefetches and preloads them.
 * Agreements in the markup that the client relies on:
 * - `[data-body]`: element i holds finished HTML `bodies[i]` (read back by the client before hydration);
 * - `[data-search]`: opens the search modal (the client's delegated listener answers it, before hydration too);
 * - everything else that a script acts upon: `client/article/article-markup.ts`; the inline record: `client/start/page-record.ts`.
 */
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { ClientSite } from '../renderer/shared/client-site.js';
import type { Page } from '../renderer/shared/page.js';
import type { TagRef } from '../renderer/shared/page-fields.js';
import type { Author, Pagination, PostItem } from '../renderer/shared/post.js';
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
  /** Puts a route's part into the cache when idle (B5.29–B5.32). */
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

/** A heading as the reference lists it. */
export interface TocEntry {
  id: string;
  level: number;
  /** Inline HTML. */
  value: string;
}

type Target = { title?: string; permalink: string };

/** What components of the reference are given, where the theme reads it; code of a site gives it too. */
export interface PlaceProps {
  children?: ReactNode;
  author?: Author;
  className?: string;
  count?: number;
  editUrl?: string;
  isNext?: boolean;
  items?: readonly { content: { provider: ComponentType<{ children: ReactNode }> } }[];
  label?: ReactNode;
  lastUpdatedAt?: number;
  lastUpdatedBy?: string;
  maxHeadingLevel?: number;
  metadata?: Pagination;
  minHeadingLevel?: number;
  next?: Target;
  nextItem?: Target;
  permalink?: string;
  previous?: Target;
  prevItem?: Target;
  subLabel?: ReactNode;
  tags?: TagRef[];
  title?: ReactNode;
  toc?: ReactNode | readonly TocEntry[];
}

/** What stands in a place of the page: a node, or a function of the props that a component of the site gives. */
export type PartView = ReactNode | ((props: PlaceProps) => ReactNode);
export type Parts = Readonly<Record<string, PartView>>;

/** What stands in the places of a page, by the reference's names (`places/place.tsx`). */
export const PartsContext = createContext<Parts>({});

/** Components of a moved site for places, by the reference's names: filled before the first page is rendered. */
export const ownParts: Record<string, unknown> = {};

/** The post that is shown: a list shows several. */
export interface ShownPost {
  post: PostItem;
  /** On its own page. */
  alone: boolean;
}

export const PostContext = createContext<ShownPost | null>(null);

export const useRuntime = (): Runtime => useContext(RuntimeContext);

/** Where the page that is shown lives; stays the old one while the next page loads (B5.15). */
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
