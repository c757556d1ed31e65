/** Scroll position, hash targets and focus after a navigation (B5.23–B5.27, D30). */
import { focusOnce } from '../article/focus.js';
import type { Place } from './reader-place.js';

/** `none`: only the query changed. `restore`: back or forward (D30). */
export type ScrollRule = 'none' | 'hash' | 'top' | 'restore';

/** Returns what a move from one place to another does to the scroll position. */
export function scrollRule(from: Place, to: Place, traversal: boolean): ScrollRule {
  if (traversal) return 'restore';
  if (from.pathname === to.pathname && from.hash === to.hash && from.search !== to.search) return 'none';
  return to.hash ? 'hash' : 'top';
}

/** The element a hash names: by its decoded id, else as written. Null when the page has none. */
export function hashTarget(hash: string, doc: Document = document): HTMLElement | null {
  const raw = hash.slice(1);
  if (raw === '') return null;
  let id = raw;
  try {
    id = decodeURIComponent(raw);
  } catch {
    // Not percent-encoding: the id as written.
  }
  return doc.getElementById(id) ?? doc.getElementById(raw);
}

/** Scrolls to what a hash names; elements that hide it (details, tab panels) are opened by `reveal`. */
export async function scrollToHash(hash: string, reveal: (element: HTMLElement) => Promise<void>): Promise<void> {
  const element = hashTarget(hash);
  if (!element) return;
  const opened = reveal(element);
  element.scrollIntoView();
  await opened;
  // Opening an element may have moved it.
  if (element.isConnected) element.scrollIntoView();
}

const KEY = 'notes.scroll';

export interface Positions {
  /** Says which history entry is on the screen: its position is followed from now on. */
  show(key: string): void;
  restore(key: string): void;
}

/** Follows the position of each history entry; kept for this tab, so that it survives a full load of another page. */
export function createPositions(win: Window = window): Positions {
  let shown = '';
  let known: Record<string, number> = {};
  try {
    known = JSON.parse(win.sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    // No storage: positions last as long as the document.
  }
  const follow = () => {
    known[shown] = win.scrollY;
  };
  win.addEventListener('scroll', follow, { passive: true });
  win.addEventListener('pagehide', () => {
    // A reload, or a return to this document from another one, is the browser's to restore.
    win.history.scrollRestoration = 'auto';
    try {
      const recent = Object.entries(known).slice(-50);
      win.sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(recent)));
    } catch {
      // As above.
    }
  });
  const takeOver = () => {
    win.history.scrollRestoration = 'manual';
  };
  win.addEventListener('pageshow', takeOver);
  // The router usually starts after the document was shown: what the browser had to restore is restored.
  if (win.document.readyState === 'complete') takeOver();
  return {
    show(key) {
      shown = key;
      known[key] ??= win.scrollY;
    },
    restore: (key) => instantly(known[key] ?? 0, win),
  };
}

/** Scrolls without animation, regardless of `scroll-behavior` in the style sheet. */
export function instantly(top: number, win: Window = window): void {
  win.scrollTo({ top, left: 0, behavior: 'instant' });
}

/** After a new visit the next Tab lands on the skip link (B5.26); who has opened a window since goes on in it. */
export function focusTop(doc: Document = document): void {
  const region = doc.querySelector<HTMLElement>('[data-skip]');
  if (region && !doc.activeElement?.closest('[role=dialog]')) focusOnce(region);
}
