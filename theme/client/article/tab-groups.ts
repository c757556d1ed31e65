/** Tabs over finished HTML: ARIA keys, one choice per group, mirrored in storage and in the query (B5.118–B5.120). Markup: `article-markup.ts`. */

import { type Store, storage, TAB_KEY } from '../start/storage.js';
import { TABS } from './article-markup.js';

const tabsOf = (container: Element): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>('[role="tab"]')].filter((tab) => tab.closest(TABS) === container);

const panelsOf = (container: Element): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>('[role="tabpanel"]')].filter(
    (panel) => panel.parentElement?.closest(TABS) === container,
  );

const panelOf = (container: Element, tab: HTMLElement): HTMLElement | undefined =>
  panelsOf(container).find((panel) => panel.dataset.value === tabValue(tab));

const tabValue = (tab: HTMLElement): string => tab.dataset.value ?? '';

/** The index that a key moves to among `count` tabs; -1 for other keys. */
export function movedIndex(key: string, index: number, count: number): number {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

/** The value to show at first: of the query, else of storage, else none; values that no tab has are ignored (B5.119). */
export function startValue(values: string[], query: string | null, stored: string | null): string | null {
  return [query, stored].find((value) => value !== null && values.includes(value)) ?? null;
}

/** Opens or closes a panel. The browser's search finds what is closed, where it can open it. */
function toggle(panel: HTMLElement, isOpen: boolean): void {
  panel.classList.toggle('tabItem--active', isOpen);
  panel.tabIndex = isOpen ? 0 : -1;
  if (isOpen) panel.removeAttribute('hidden');
  else if ('onbeforematch' in panel) panel.setAttribute('hidden', 'until-found');
}

/** Shows one tab of a container; nothing when it has no tab of that value. */
function select(container: Element, value: string): void {
  const tabs = tabsOf(container);
  if (!tabs.some((tab) => tabValue(tab) === value)) return;
  for (const tab of tabs) {
    const selected = tabValue(tab) === value;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
    tab.classList.toggle('tabs__item--active', selected);
    const panel = panelOf(container, tab);
    if (panel) toggle(panel, selected);
  }
}

/** Connects tabs and panels for screen readers and keys; ids are unique in the document. */
function connect(container: Element, next: () => number): void {
  for (const tab of tabsOf(container)) {
    const panel = panelOf(container, tab);
    if (!panel || tab.id) continue;
    tab.id = `tab-${next()}`;
    panel.id ||= `${tab.id}-panel`;
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('aria-labelledby', tab.id);
    toggle(panel, panel.classList.contains('tabItem--active'));
  }
}

/** The query of this page and how to replace it; the hash router keeps it in the fragment. */
export interface QueryAccess {
  get(): URLSearchParams;
  replace(query: URLSearchParams): void;
}

export interface Tabs {
  /** Applies query and storage to the containers under `root`. */
  start(root: ParentNode): void;
  /** The reader picked a tab. */
  pick(tab: HTMLElement): void;
  /** A key on a tab: Enter and space pick it, others move the focus. */
  key(tab: HTMLElement, key: string): void;
  /** Opens the panels around an element, so that a hash can scroll to it. */
  reveal(element: Element): void;
}

export function createTabs(query: QueryAccess, store: Store = storage, doc: Document = document): Tabs {
  const listening = new Set<string>();
  let ids = 0;
  const sync = (group: string, value: string) => {
    for (const container of doc.querySelectorAll<HTMLElement>(`${TABS}[data-group]`)) {
      if (container.dataset.group === group) select(container, value);
    }
  };
  const listen = (group: string) => {
    if (listening.has(group)) return;
    listening.add(group);
    store.listen(TAB_KEY + group, (value) => value !== null && sync(group, value));
  };
  const reveal = (element: Element) => {
    for (let panel = element.closest<HTMLElement>('[role="tabpanel"]'); panel; ) {
      const container = panel.parentElement?.closest(TABS);
      if (container) select(container, panel.dataset.value ?? '');
      panel = panel.parentElement?.closest<HTMLElement>('[role="tabpanel"]') ?? null;
    }
  };
  /** Goes to what the address names: the browser cannot, where its panel is closed. */
  const follow = (scrolls: boolean) => {
    const element = doc.querySelector('[role="tabpanel"]:not(.tabItem--active) :target');
    if (!element) return;
    reveal(element);
    if (scrolls) element.scrollIntoView();
  };
  addEventListener('hashchange', () => follow(true));
  doc.addEventListener('beforematch', ({ target }) => reveal(target as Element));
  const pick = (tab: HTMLElement) => {
    const container = tab.closest<HTMLElement>(TABS);
    if (!container || tab.getAttribute('aria-selected') === 'true') return;
    const { group, query: name } = container.dataset;
    const value = tabValue(tab);
    const before = tab.getBoundingClientRect().top;
    select(container, value);
    if (group) store.set(TAB_KEY + group, value);
    if (name) {
      const changed = query.get();
      changed.set(name, value);
      query.replace(changed);
    }
    // Other tabs of the group may have changed their height above: the reader's tab stays where it was.
    const moved = tab.getBoundingClientRect().top - before;
    if (moved !== 0) doc.defaultView?.scrollBy({ top: moved, behavior: 'instant' });
  };
  return {
    pick,
    start(root) {
      const asked = query.get();
      for (const container of root.querySelectorAll<HTMLElement>(TABS)) {
        connect(container, () => ++ids);
        const { group, query: name } = container.dataset;
        if (group) listen(group);
        const value = startValue(
          tabsOf(container).map(tabValue),
          name ? asked.get(name) : null,
          group ? store.get(TAB_KEY + group) : null,
        );
        if (value !== null) select(container, value);
      }
      // The router scrolls itself, and a reloaded page restores its scroll position.
      if (root === doc) follow(scrollY === 0);
    },
    key(tab, key) {
      const container = tab.closest(TABS);
      if (!container) return;
      if (key === 'Enter' || key === ' ') return pick(tab);
      const tabs = tabsOf(container);
      tabs[movedIndex(key, tabs.indexOf(tab), tabs.length)]?.focus();
    },
    reveal,
  };
}
