/** State of the announcement bar (B5.39–B5.42). Hiding is CSS on the html attribute, which the early script sets before paint. */
import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY, type Store, storage } from './storage.js';

const ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

/** On load: a new id is stored and shows the bar again (B5.40). Returns whether the bar is dismissed. */
export function syncAnnouncement(id: string, store: Store = storage): boolean {
  const known = store.get(ANNOUNCEMENT_ID_KEY);
  if (known !== id) {
    store.set(ANNOUNCEMENT_ID_KEY, id);
    store.set(ANNOUNCEMENT_DISMISS_KEY, 'false');
    return false;
  }
  return store.get(ANNOUNCEMENT_DISMISS_KEY) === 'true';
}

/** Hides the bar for good. */
export function dismissAnnouncement(root: HTMLElement, store: Store = storage): void {
  store.set(ANNOUNCEMENT_DISMISS_KEY, 'true');
  root.setAttribute(ATTRIBUTE, 'true');
}

/** Shows it again. */
export const showAnnouncement = (root: HTMLElement): void => root.removeAttribute(ATTRIBUTE);
