/** Delegated handlers for everything that works in articles without React; they start with the first script. */

import { createWords, type Words } from '../../texts/client-texts.js';
import { placeOfHash } from '../navigation/reader-place.js';
import { reloadOnce } from '../navigation/reload-once.js';
import { dismissAnnouncement } from '../start/announcement.js';
import { loadOnce } from '../start/load-once.js';
import type { BootData } from '../start/page-record.js';
import { type Action, closest, framePath, TABS } from './article-markup.js';
import { copyCode, overflowObserver, prepareCode, toggleFold, toggleWrap } from './code-buttons.js';
import { focusContent } from './focus.js';
import type { QueryAccess, Tabs } from './tab-groups.js';

export interface Article {
  /** Prepares bodies that have come into the document. */
  enhance(root: ParentNode): void;
  /** Opens what hides an element: details and tab panels around it. */
  reveal(element: Element): Promise<void>;
  words: Words;
  /** Gets the code of tabs, which only pages that have some load. */
  tabs(): Promise<Tabs>;
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

/** Keys that tabs answer (B5.120). */
const isTabKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  /^(?:Arrow(?:Left|Right)|Home|End|Enter| )$/.test(key) && !(altKey || ctrlKey || metaKey);

/** Tabs that cannot be started show their first panel. */
const ignore = () => {};

/** Starts the handlers on the whole document. */
export function startArticle(data: BootData, doc: Document = document): Article {
  const words = createWords(data.texts);
  const tabs = loadOnce(() => import('./tab-groups.js').then(({ createTabs }) => createTabs(queryAccess(data))));
  const overflow = overflowObserver();
  const frame = framePath(data.router === 'hash' ? './' : data.baseUrl);
  const actions: Partial<Record<Action, (button: HTMLElement) => unknown>> = {
    copy: (button) => void copyCode(button),
    wrap: toggleWrap,
    fold: (button) => toggleFold(button, words),
    run: (button) => import('./run-code.js').then(({ run }) => run(button, frame), reloadOnce),
    reset: (button) => import('./live-code.js').then(({ reset }) => reset(button), reloadOnce),
    skip: focusContent,
    toc: (button) => button.setAttribute('aria-expanded', String(button.parentElement!.classList.toggle('toc--open'))),
    dismiss: () => dismissAnnouncement(doc.documentElement),
  };
  doc.addEventListener('click', (event) => {
    const tab = closest(event.target, '[role="tab"]');
    // In a tab opened before a deployment the code may no longer exist; the page's own address has the new one.
    if (tab) tabs().then(({ pick }) => pick(tab), reloadOnce);
    const button = closest(event.target, '[data-action]');
    const action = button?.dataset.action as Action | undefined;
    if (action === 'skip') event.preventDefault();
    if (button && action) actions[action]?.(button);
  });
  doc.addEventListener('keydown', (event) => {
    const tab = closest(event.target, '[role="tab"]');
    if (!tab || !isTabKey(event)) return;
    event.preventDefault();
    tabs().then(({ key }) => key(tab, event.key), reloadOnce);
  });
  return {
    words,
    enhance(root) {
      if (root.querySelector(TABS)) tabs().then(({ start }) => start(root), ignore);
      prepareCode(root, words, overflow);
    },
    tabs,
    async reveal(element) {
      if (element.closest(TABS)) await tabs().then(({ reveal }) => reveal(element), ignore);
      for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
    },
  };
}
