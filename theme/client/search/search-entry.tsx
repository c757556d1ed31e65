/** Door of the lazily loaded search code: opens the modal and fills the search page, each in a React root of its own, so that it works before the page is hydrated. */
import { createRoot, type Root } from 'react-dom/client';
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import { loadOnce } from '../start/load-once.js';
import type { Search, SearchContext, SearchOptions } from '../start/search-button.js';
import { createStore, FOUND_KEY, storage } from '../start/storage.js';
import { carried } from './found/carried.js';
import { foundParts } from './found/found-parts.js';
import { loadCode, loadTransport } from './load.js';
import { Modal } from './Modal.js';
import { createRemembered } from './remembered.js';
import { searchParts } from './search-parts.js';
import { clampQuery, makeRequest } from './search-request.js';
import { createSession, type Session } from './search-session.js';
import { adoptStyles, CSS } from './search-styles.js';
import type { Transport } from './transport.js';
import type { Choose } from './useOpen.js';

interface Equipment {
  site: ClientSite;
  session: Session;
  remembered: ReturnType<typeof createRemembered>;
  transport: () => Promise<Transport>;
  choose: Choose;
}

/** Code and index come while the reader is on the way to the button, or types. */
const warm = (transport: () => Promise<Transport>) =>
  transport().then(
    ({ warm }) => warm?.(),
    () => {},
  );

/** Makes the search of a document. */
export function createSearch(context: SearchContext, site: ClientSite): Search {
  const { search, locale } = site;
  const marks = loadOnce(() =>
    import('./found/show-found.js').then(({ createMarks }) => createMarks(context, site, foundParts)),
  );
  const showFound: Search['showFound'] = (leaving) =>
    marks().then(
      (show) => show(leaving),
      () => {}, // The page says the same without marks.
    );
  if (search.provider === 'none') return { ...NOTHING, showFound };
  const transport = loadOnce(() => loadTransport(search, locale));
  const equip = (): Equipment => {
    adoptStyles(CSS);
    return {
      site,
      transport,
      choose: chooser(site, showFound),
      session: createSession(transport, (query) => makeRequest(site, search, query, innerWidth)),
      remembered: createRemembered(
        search.indexName,
        createStore(() => localStorage),
      ),
    };
  };
  return {
    prepare: () => warm(transport),
    showFound,
    openSearch: createOpener(context, equip),
    /** Brings what the modal and the search page load when they are used: after a deployment it could no longer be had. */
    keepSearch: () => Promise.all([import('./SearchPage.js'), loadCode(search, locale)]),
    mountSearchPage(element) {
      if (!element.matches('.not-found__near')) return fillSearchPage(element, context, equip);
      import('./nearest.js')
        .then(({ showNearest }) => showNearest(element, site, transport, searchParts))
        .catch(() => {}); // The page says enough without them.
      return () => {};
    },
  };
}

/** Of a site without search. */
const NOTHING = {
  prepare: async () => {},
  openSearch: ({ typed }: SearchOptions) => void typed(),
  keepSearch: async () => {},
  mountSearchPage: () => () => {},
};

const chooser =
  (site: ClientSite, showFound: Search['showFound']): Choose =>
  (chosen, here) => {
    const found = carried(chosen, Date.now());
    if (!found) return;
    storage.set(FOUND_KEY, JSON.stringify(found));
    if (!here) return;
    const isShown = foundParts.isOn(found.href, foundParts.hereOf(site));
    void showFound(isShown ? null : foundParts.regionOf());
  };

const PHONE = '(max-width:48em)';

/** Removes the modal's entry from the history; later navigations must wait for it. */
function dropEntry(then: () => void): void {
  const gone = (event: Event) => {
    event.stopImmediatePropagation();
    then();
  };
  addEventListener('popstate', gone, { capture: true, once: true });
  history.back();
}

type Equip = () => Equipment;

/** Returns the function that opens the modal, of which there is one at a time. Focus and scroll position are restored when it closes. */
function createOpener(context: SearchContext, equip: Equip): Search['openSearch'] {
  let close: (() => void) | null = null;
  /** The query when the modal was last closed without opening a hit. */
  let typed = '';
  const onClosed = (left: string) => {
    close = null;
    typed = left;
  };
  return (options) => {
    if (!close) {
      close = show(equip(), { context, options, typed, onClosed });
      return;
    }
    options.typed();
    if (options.toggle) close();
  };
}

interface Shown {
  context: SearchContext;
  options: SearchOptions;
  /** The earlier query. */
  typed: string;
  /** Receives the initial query for the next time. */
  onClosed(typed: string): void;
}

/** Shows the modal. @returns closes it */
function show(
  { site, session, remembered, transport, choose }: Equipment,
  { context, options, typed, onClosed }: Shown,
): () => void {
  const { body, documentElement } = document;
  const focused = options.trigger ?? (document.activeElement as HTMLElement | null);
  const scroll = scrollY;
  const gap = innerWidth - documentElement.clientWidth;
  const host = body.appendChild(document.createElement('div'));
  const root: Root = createRoot(host);
  body.classList.add('DocSearch--active');
  body.style.paddingRight = gap > 0 ? `${gap}px` : '';
  // On a phone Back is what closes windows: the modal has an entry of the history, which looks like the one of the page.
  let hasEntry = matchMedia(PHONE).matches;
  if (hasEntry) history.pushState(history.state, '');
  let isClosed = false;
  const close = (left = session.state().query) => {
    if (isClosed) return;
    isClosed = true;
    onClosed(left);
    options.typed();
    removeEventListener('popstate', onPop, true);
    if (hasEntry) dropEntry(() => {});
    session.close();
    root.unmount();
    host.remove();
    body.classList.remove('DocSearch--active');
    body.style.paddingRight = '';
    if (scrollY !== scroll) scrollTo(0, scroll);
    focused?.focus({ preventScroll: true });
  };
  const leave = () => close();
  // Going elsewhere by history closes the modal too.
  const onPop = (event: Event) => {
    // The router has nothing to do with the modal's own entry.
    if (hasEntry) event.stopImmediatePropagation();
    hasEntry = false;
    leave();
  };
  addEventListener('popstate', onPop, true);
  // The selected text is the first query (B5.108).
  const query = clampQuery(getSelection()?.toString() || typed);
  if (query) session.type(query);
  else void warm(transport);
  const navigate = (href: string) => {
    const go = () => context.navigate(href);
    if (hasEntry) dropEntry(go);
    else go();
    hasEntry = false;
    close('');
  };
  root.render(
    <Modal
      site={site}
      session={session}
      remembered={remembered}
      transport={transport}
      choose={choose}
      navigate={navigate}
      typed={options.typed}
      onClose={leave}
    />,
  );
  return leave;
}

/** Fills the element of the search page; returns its clean-up. */
function fillSearchPage(element: HTMLElement, context: SearchContext, equip: Equip): () => void {
  let root: Root | null = null;
  let gone = false;
  const mount = (): Promise<void> =>
    import('./SearchPage.js').then(
      ({ SearchPage, CSS: css }) => {
        if (gone) return;
        adoptStyles(css);
        const host = document.createElement('div');
        const appear = () => {
          const typed = element.querySelector<HTMLInputElement>('.search-page__input')?.value ?? '';
          element.replaceChildren(host);
          return typed;
        };
        root = createRoot(host);
        root.render(
          <SearchPage {...equip()} parts={searchParts} navigate={(href) => context.navigate(href)} appear={appear} />,
        );
      },
      async (error) => {
        const { showRetry } = await import('../article/retry-box.js');
        if (!gone) showRetry(element, error, undefined, mount);
      },
    );
  void mount();
  return () => {
    gone = true;
    // React must not unmount a root while another one renders.
    setTimeout(() => root?.unmount());
  };
}
