/** Helpers that ejected components of the reference import from its theme's internals. */
import { type ComponentType, use, useEffect, useRef, useSyncExternalStore } from 'react';
import { createStore } from '../client/start/storage.js';
import { tocTree } from '../layout/article/Toc.js';
import { CONTENT_ID } from '../layout/frame/Layout.js';
import { isSamePath as samePath } from '../layout/navbar/active-link.js';
import { InMenuContext, MenuContext } from '../places/place-contexts.js';
import { useRouteLocation, useSite } from '../runtime.js';
import Children from './Children.js';
import { useEvent } from './common-helpers.js';
import { mergeSearchParams } from './route-hooks.js';

/** Writes dates in the language of the site. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(useSite().locale, options);
}

export const SkipToContentFallbackId = CONTENT_ID;
export const useHomePageRoute = () => ({ path: useSite().baseUrl, exact: true });
export const isSamePath = (a = '', b = ''): boolean => samePath(a, b);

/** The menu of narrow screens. Outside of the bar it opens by its button. */
export function useNavbarMobileSidebar() {
  const menu = use(MenuContext);
  const press = () => document.querySelector<HTMLElement>('.navbar__toggle')?.click();
  const { shouldRender, shown, toggle } = menu ?? { shouldRender: false, shown: false, toggle: press };
  return { disabled: false, shouldRender, shown, toggle };
}

export function useNavbarSecondaryMenu() {
  const menu = use(MenuContext);
  return { shown: menu?.second ?? false, hide: () => menu?.hide(), content: menu?.content };
}

/** Fills a place of the menu; its children are nowhere else. */
export function NavbarSecondaryMenuFiller<P extends object>({
  component: Component,
  props,
}: {
  component: ComponentType<P>;
  props: P;
}) {
  return use(InMenuContext) && <Component {...props} />;
}

export const useHideableNavbar = () => ({ navbarRef: () => {}, isNavbarVisible: true });
export const useKeyboardNavigation = (): void => {};
export const useTOCHighlight = (): void => {};
/** The bar above all is ours: it closes by its button. */
export const useAnnouncementBar = () => ({ isActive: useSite().announcementBar !== undefined, close: () => {} });
export const useBackToTopButton = () => ({ shown: false, scrollToTop: () => scrollTo({ top: 0 }) });

/** Providers that our pages do not need. */
export const ColorModeProvider = Children;
export const AnnouncementBarProvider = Children;
export const ScrollControllerProvider = Children;
export const NavbarProvider = Children;
export const PluginHtmlClassNameProvider = Children;
export const ErrorCauseBoundary = Children;

export function useLockBodyScroll(lock = true): void {
  useEffect(() => {
    document.body.style.overflow = lock ? 'hidden' : 'visible';
    return () => {
      document.body.style.overflow = 'visible';
    };
  }, [lock]);
}

interface ScrollPosition {
  scrollX: number;
  scrollY: number;
}

/** Calls a function with the place that the page is scrolled to, and the one before. */
export function useScrollPosition(moved: (now: ScrollPosition, before: ScrollPosition | null) => void): void {
  const last = useRef<ScrollPosition | null>(null);
  const newest = useEvent(moved);
  useEffect(() => {
    const read = () => {
      const now = { scrollX, scrollY };
      newest(now, last.current);
      last.current = now;
    };
    read();
    addEventListener('scroll', read, { passive: true });
    return () => removeEventListener('scroll', read);
  }, [newest]);
}

/** Returns what a page's location says, by a function of it. */
export function useHistorySelector<T>(select: (history: { location: ReturnType<typeof useRouteLocation> }) => T): T {
  return select({ location: useRouteLocation() });
}

export function useTitleFormatter() {
  const { title, titleDelimiter } = useSite();
  return { format: (own?: string) => (own && own !== title ? `${own} ${titleDelimiter} ${title}` : title) };
}

/** Items of the left and of the right side. */
export function splitNavbarItems<T extends { position?: string }>(items: readonly T[]): [left: T[], right: T[]] {
  const left = (item: T) => (item.position ?? 'right') === 'left';
  return [items.filter(left), items.filter((item) => !left(item))];
}

interface Entry {
  id: string;
  level: number;
  value: string;
}

interface Tree extends Entry {
  children: Tree[];
}

/** Headings between two levels, nested. */
export function useFilteredAndTreeifiedTOC(input: {
  toc: readonly Entry[];
  minHeadingLevel: number;
  maxHeadingLevel: number;
}): Tree[] {
  const { toc, minHeadingLevel, maxHeadingLevel } = input;
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel);
  const nested = (nodes: ReturnType<typeof tocTree>): Tree[] =>
    nodes.map(({ item: { id, level, html }, children }) => ({ id, level, value: html, children: nested(children) }));
  return nested(tocTree(shown.map(({ id, level, value }) => ({ id, level, html: value }))));
}

/** Thrown by a component outside of its provider. */
export class ReactContextError extends Error {
  constructor(provider: string, more = '') {
    super(`Hook is called outside the <${provider}>. ${more}`);
    this.name = 'ReactContextError';
  }
}

/** No-op without a storage, as on the server. */
const store = createStore(
  () => localStorage,
  () => {},
);

/** A value that the browser keeps. */
export const createStorageSlot = (key: string) => ({
  get: () => store.get(key),
  set: (value: string) => store.set(key, value),
  del: () => store.set(key, null),
  listen: () => () => {},
});

/** A value that the browser keeps, and what changes it. */
export function useStorageSlot(key: string) {
  const slot = createStorageSlot(key);
  return [useSyncExternalStore(slot.listen, slot.get, () => null), slot] as const;
}

/** Queries of several addresses as one. */
export function mergeSearchStrings(queries: readonly (string | undefined)[], strategy: 'append' | 'set'): string {
  const text = mergeSearchParams(
    queries.map((query) => new URLSearchParams(query)),
    strategy,
  ).toString();
  return text === '' ? '' : `?${text}`;
}

/** Keys of what the browser keeps. */
export const listStorageKeys = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

const nothing = () => {};
export const useScrollController = () => ({
  scrollEventsEnabledRef: { current: true },
  enableScrollEvents: nothing,
  disableScrollEvents: nothing,
});
export const useScrollPositionBlocker = () => ({ blockElementScrollPositionUntilNextRender: nothing });
export const useSmoothScrollTo = () => ({
  startScroll: (top: number) => scrollTo({ top, behavior: 'smooth' }),
  cancelScroll: nothing,
});
export const TitleFormatterProvider = Children;
export const keyboardFocusedClassName = 'navigation-with-keyboard';

/** All headings, nested. */
export const useTreeifiedTOC = (toc: readonly Entry[]): Tree[] =>
  useFilteredAndTreeifiedTOC({ toc, minHeadingLevel: 1, maxHeadingLevel: 6 });
