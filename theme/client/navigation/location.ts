/** The history of the window: browser addresses, or the fragment with the hash router (B5.34). */

import { addressOf, type Place, parsePlace, placeOfHash } from './reader-place.js';

export interface History {
  readonly router: 'browser' | 'hash';
  place(): Place;
  /** `to` is an address within the site: `/docs/x?q=1#y`, `?q=1` or `#y`. Listeners are not called. */
  push(to: string): Place;
  replace(to: string): Place;
  /** Value for the `href` of a link. */
  href(to: string): string;
  /** Moves by entries. */
  go(delta: number): void;
  /** This document has no earlier entry: going back leaves it. */
  isFirst(): boolean;
  /**
   * Called for back, forward and native hash jumps. `jump` is true for the latter (a new entry made by the browser);
   * `delta` says by how many entries the reader moved.
   */
  listen(callback: (place: Place, jump: boolean, delta: number) => void): () => void;
}

/** `history.state` of our entries. */
interface EntryState {
  key: string;
  /** Place in the order of entries of this tab. */
  index: number;
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** The history of this window. */
export function createHistory(router: 'browser' | 'hash', baseUrl: string, win: Window = window): History {
  const state = () => win.history.state as Partial<EntryState> | null;
  const key = (): string => state()?.key ?? '';
  const place = (): Place => {
    if (router === 'hash') return placeOfHash(win.location.hash, baseUrl, key());
    const { pathname, search, hash } = win.location;
    return { pathname, search, hash, key: key() };
  };
  const href = (to: string): string =>
    router === 'hash' ? `#${addressOf(parsePlace(to, place()))}` : addressOf(parsePlace(to, place()));
  // Every entry has a key from the start, so that an entry without one is known to be a jump made by the browser. Other state in it is kept.
  if (key() === '')
    win.history.replaceState({ ...win.history.state, key: newKey(), index: 0 } satisfies EntryState, '');
  let index = state()?.index ?? 0;
  let current = key();
  const go = (method: 'pushState' | 'replaceState', to: string): Place => {
    if (method === 'pushState') index++;
    current = newKey();
    win.history[method]({ key: current, index } satisfies EntryState, '', href(to));
    return place();
  };
  return {
    router,
    place,
    href,
    push: (to) => go('pushState', to),
    replace: (to) => go('replaceState', to),
    go: (delta) => win.history.go(delta),
    isFirst: () => index === 0,
    listen(callback) {
      const onPop = () => {
        // Entries made by the browser itself (a click on `#x`) have no state of ours yet; a second click on it stays in its entry.
        const jump = key() === '' || key() === current;
        const before = index;
        if (key() === '') win.history.replaceState({ key: newKey(), index: ++index } satisfies EntryState, '');
        else index = state()?.index ?? index;
        current = key();
        callback(place(), jump, index - before);
      };
      win.addEventListener('popstate', onPop);
      return () => win.removeEventListener('popstate', onPop);
    },
  };
}
