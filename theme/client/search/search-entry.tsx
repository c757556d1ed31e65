/** Door of the lazily loaded search code: opens the modal and fills the search page, each in a React root of its own, so that it works before the page is hydrated. */
import { createRoot, type Root } from 'react-dom/client';
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import type { SearchContext, SearchModule, SearchOptions } from '../start/search-button.js';
import { createStore, FOUND_KEY, storage } from '../start/storage.js';
import { carried } from './found/carried.js';
import { foundParts } from './found/found-parts.js';
import { loadCode, transportLoader } from './load.js';
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

let loader: (() => Promise<Transport>) | null = null;

function transportOf(...search: Parameters<typeof transportLoader>): () => Promise<Transport> {
  loader ??= transportLoader(...search);
  return loader;
}

/** Code and index come while the reader is on the way to the button, or types. */
const warm = (transport: () => Promise<Transport>) =>
  transport().then(
    ({ warm }) => warm?.(),
    () => {},
  );

export const prepare: SearchModule['prepare'] = async (context) => {
  const { search, locale } = await context.site();
  if (search.provider !== 'none') await warm(transportOf(search, locale));
};

async function equip(context: SearchContext): Promise<Equipment | null> {
  const site = await context.site();
  const { search } = site;
  if (search.provider === 'none') return null;
  adoptStyles(CSS);
  const transport = transportOf(search, site.locale);
  return {
    site,
    transport,
    choose: chooser(context, site),
    session: createSession(transport, (query) => makeRequest(site, search, query, innerWidth)),
    remembered: createRemembered(
      search.indexName,
      createStore(() => localStorage),
    ),
  };
}

/** Marks on the page of a chosen hit what was searched for (`found/show-found.ts`). */
export const showFound: SearchModule['showFound'] = (context, leaving) =>
  import('./found/show-found.js').then(
    ({ markFound }) => markFound(context, foundParts, leaving),
    () => {}, // The page says the same without marks.
  );

const chooser =
  (context: SearchContext, site: ClientSite): Choose =>
  (chosen, here) => {
    const found = carried(chosen, Date.now());
    if (!found) return;
    storage.set(FOUND_KEY, JSON.stringify(found));
    if (!here) return;
    const isShown = foundParts.isOn(found.href, foundParts.hereOf(site));
    void showFound(context, isShown ? null : foundParts.regionOf());
  };

let close: (() => void) | null = null;

const PHONE = '(max-width:768px)';

/** Takes the modal's entry from the history; what comes then must wait for it. */
function dropEntry(then: () => void): void {
  const gone = (event: Event) => {
    event.stopImmediatePropagation();
    then();
  };
  addEventListener('popstate', gone, { capture: true, once: true });
  history.back();
}

/** What was typed when the modal was last closed without opening a hit. */
let typed = '';

/** Opens the modal, or closes it when it is open and `toggle` is set (B5.107). Focus and scroll position come back at the end. */
export function openSearch(context: SearchContext, options: SearchOptions): void {
  if (close) {
    options.typed();
    if (options.toggle) close();
    return;
  }
  let closed = false;
  close = () => {
    closed = true;
    close = null;
  };
  void equip(context)
    .catch(console.warn)
    .then((equipment) => {
      if (equipment && !closed) return show(equipment, context, options);
      options.typed();
      close = null;
    });
}

function show(
  { site, session, remembered, transport, choose }: Equipment,
  context: SearchContext,
  options: SearchOptions,
): void {
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
  close = () => {
    close = null;
    options.typed();
    removeEventListener('popstate', onPop, true);
    if (hasEntry) dropEntry(() => {});
    typed = session.state().query;
    session.close();
    root.unmount();
    host.remove();
    body.classList.remove('DocSearch--active');
    body.style.paddingRight = '';
    if (scrollY !== scroll) scrollTo(0, scroll);
    focused?.focus({ preventScroll: true });
  };
  const leave = () => close?.();
  // Going elsewhere by history closes the modal too.
  const onPop = (event: Event) => {
    // The router has nothing to do with the modal's own entry.
    if (hasEntry) event.stopImmediatePropagation();
    hasEntry = false;
    leave();
  };
  addEventListener('popstate', onPop, true);
  // What is selected is the first query (B5.108).
  const query = clampQuery(getSelection()?.toString() || typed);
  if (query) session.type(query);
  else void warm(transport);
  const navigate = (href: string) => {
    const go = () => context.navigate(href);
    if (hasEntry) dropEntry(go);
    else go();
    hasEntry = false;
    leave();
    typed = '';
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
}

/** Brings what the modal and the search page load when they are used: after a deployment it could no longer be had. */
export const keepSearch: SearchModule['keepSearch'] = async (context) => {
  const { search, locale } = await context.site();
  if (search.provider !== 'none') await Promise.all([import('./SearchPage.js'), loadCode(search, locale)]);
};

/** Fills the search page's element (B5.101–B5.106); returns its clean-up. */
export const mountSearchPage: SearchModule['mountSearchPage'] = (element, context) => {
  if (element.matches('.not-found__near')) {
    import('./nearest.js')
      .then(async ({ showNearest }) => {
        const site = await context.site();
        const { search, locale } = site;
        if (search.provider !== 'none') await showNearest(element, site, transportOf(search, locale), searchParts);
      })
      .catch(() => {}); // The page says enough without them.
    return () => {};
  }
  let root: Root | null = null;
  let gone = false;
  const mount = (): Promise<void> =>
    import('./SearchPage.js').then(
      async ({ SearchPage, CSS: css }) => {
        const equipment = await equip(context);
        if (!equipment || gone) return;
        adoptStyles(css);
        const host = document.createElement('div');
        const appear = () => {
          const typed = element.querySelector<HTMLInputElement>('.search-page__input')?.value ?? '';
          element.replaceChildren(host);
          return typed;
        };
        root = createRoot(host);
        root.render(
          <SearchPage {...equipment} parts={searchParts} navigate={(href) => context.navigate(href)} appear={appear} />,
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
};
