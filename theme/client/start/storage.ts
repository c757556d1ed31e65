/** Guarded local storage (B5.124): unavailable storage gives one warning in the console and does nothing; writes also reach listeners of this tab. */

/** Keys as the specification names them. */
export const THEME_KEY = 'theme';
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';
export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss';
/** Data of a chosen search hit for its page; removed once that has read it. */
export const FOUND_KEY = 'notes.found';
/** Followed by the tab group's id. */
export const TAB_KEY = 'docusaurus.tab.';
/** Followed by the docs instance id. */
export const VERSION_KEY = 'docs-preferred-version-';

export interface Store {
  get(key: string): string | null;
  /** `null` removes the key. */
  set(key: string, value: string | null): void;
  /** Calls back with the new value after a write here or in another tab. Returns the function that stops it. */
  listen(key: string, callback: (value: string | null) => void): () => void;
}

/** A store over `area()`, which may throw (blocked cookies) or be undefined. */
export function createStore(area: () => Storage, warn: (message: string) => void = console.warn): Store {
  const listeners = new Map<string, Set<(value: string | null) => void>>();
  let warned = false;
  const guard = <T>(action: (storage: Storage) => T): T | null => {
    try {
      return action(area());
    } catch (error) {
      if (!warned) warn(`Local storage is not available: ${error}`);
      warned = true;
      return null;
    }
  };
  const notify = (key: string, value: string | null) => {
    for (const callback of [...(listeners.get(key) ?? [])]) callback(value);
  };
  const fromOtherTab = (event: StorageEvent) => {
    // `clear()` has no key: every value is removed.
    for (const key of event.key === null ? listeners.keys() : [event.key]) notify(key, event.key && event.newValue);
  };
  return {
    get: (key) => guard((storage) => storage.getItem(key)),
    set(key, value) {
      guard((storage) => (value === null ? storage.removeItem(key) : storage.setItem(key, value)));
      notify(key, value);
    },
    listen(key, callback) {
      if (listeners.size === 0 && typeof addEventListener === 'function') addEventListener('storage', fromOtherTab);
      const callbacks = listeners.get(key) ?? new Set();
      listeners.set(key, callbacks.add(callback));
      return () => {
        callbacks.delete(callback);
      };
    },
  };
}

/** The store of this document. */
export const storage: Store = createStore(() => localStorage);
