/** Delegated handlers for everything that works in articles without React; they start with the first script. */
import { dismissAnnouncement } from './announcement.js';
import { copyCode, overflowObserver, prepareCode, toggleFold, toggleWrap } from './code.js';
import { placeOfHash } from './location.js';
import { type Action, closest } from './markup.js';
import type { BootData } from './record.js';
import { createTabs, type QueryAccess } from './tabs.js';
import { createWords } from './words.js';

/** What the handlers of pieces that are loaded on demand (live blocks) do with their buttons. */
export type ExtraActions = Partial<Record<Action, (button: HTMLElement) => void>>;

export interface Article {
  /** Prepares bodies that have come into the document. */
  enhance(root: ParentNode): void;
  /** Opens what hides an element: details and tab panels round it. */
  reveal(element: Element): void;
  /** Handlers of pieces loaded later. */
  extra: ExtraActions;
}

/** The query of the address, wherever the router keeps it; replacing it keeps the history entry and its state. */
function queryAccess(site: Pick<BootData, 'router' | 'baseUrl'>): QueryAccess {
  const place = () => (site.router === 'hash' ? placeOfHash(location.hash, site.baseUrl) : location);
  return {
    get: () => new URLSearchParams(place().search),
    replace(query) {
      const { pathname, hash } = place();
      const text = query.toString();
      const address = `${pathname}${text && `?${text}`}${hash}`;
      history.replaceState(history.state, '', site.router === 'hash' ? `#${address}` : address);
    },
  };
}

/** Starts the handlers on the whole document. */
export function startArticle(data: BootData, doc: Document = document): Article {
  const words = createWords(data.texts);
  const tabs = createTabs(queryAccess(data));
  const overflow = overflowObserver();
  const extra: ExtraActions = {};
  const actions: ExtraActions = {
    copy: (button) => void copyCode(button),
    wrap: toggleWrap,
    fold: (button) => toggleFold(button, words),
    dismiss: () => dismissAnnouncement(doc.documentElement),
  };
  doc.addEventListener('click', (event) => {
    const tab = closest(event.target, '[role="tab"]');
    if (tab) tabs.pick(tab);
    const button = closest(event.target, '[data-action]');
    const action = button?.dataset.action as Action | undefined;
    if (button && action) (actions[action] ?? extra[action])?.(button);
  });
  doc.addEventListener('keydown', (event) => {
    const tab = closest(event.target, '[role="tab"]');
    if (tab && tabs.key(tab, event)) event.preventDefault();
  });
  return {
    extra,
    enhance(root) {
      tabs.start(root);
      prepareCode(root, words, overflow);
    },
    reveal(element) {
      tabs.reveal(element);
      for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
    },
  };
}
