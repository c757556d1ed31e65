/** Opens the search modal from buttons and keys (B5.107). The modal's code is loaded when the reader approaches, and works before React does. */
import { closest } from '../article/article-markup.js';

/** The page's context for search. */
export interface SearchContext {
  /** Follows a result: through the client router once it runs, by a full load before. */
  navigate(href: string): void;
  /** Opens what hides an element of the article. */
  reveal(element: Element): Promise<void>;
}

export interface SearchOptions {
  /** Ends the collecting of keys for a field that was not there yet; returns what was typed. */
  typed(): string;
  toggle: boolean;
  /** The element that regains the focus. */
  trigger: HTMLElement | null;
}

/** Interface of the lazily loaded search code for one document: `theme/client/search/search-entry.tsx`. */
export interface Search {
  /** Opens the modal, or closes it when it is open and `toggle` is set (B5.107). */
  openSearch(options: SearchOptions): void;
  /** Brings what the first query needs: the reader is near. */
  prepare(): Promise<void>;
  /** Fills the search page's element (B5.101–B5.106); returns its clean-up. */
  mountSearchPage(element: HTMLElement): () => void;
  /**
   * Marks what was searched for on the page of a hit that was chosen.
   * @param leaving region of the page that is left for it
   */
  showFound(leaving?: Element | null): Promise<void>;
  /** Loads the rest of the search code, so that it works in a tab that outlives a deployment. */
  keepSearch(): Promise<unknown>;
}

const BUTTON = '[data-search]';

/** True if keys go into a field. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));

/** Returns what a key asks for: `toggle` (Ctrl/⌘ K), `open` (`/`), `type` (a letter or digit on the focused button, any key while the field is `coming`) or nothing. */
export function searchKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>,
  typing: boolean,
  onButton: boolean,
  coming = false,
): 'toggle' | 'open' | 'type' | null {
  if (event.isComposing || event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' ? 'toggle' : null;
  if (typing) return null;
  if (coming && event.key.length === 1) return 'type';
  if (event.key === '/') return 'open';
  return onButton && /^[a-z\d]$/i.test(event.key) ? 'type' : null;
}

/** Listens on the document; `load` gets the code, `fail` is called when it cannot be had (then the search page itself is opened). */
export function startSearchButton(load: () => Promise<Search>, fail: (button: HTMLElement | null) => void): void {
  /** Text typed while the field is loading. */
  let early: string | null = null;
  const typed = () => {
    const keys = early;
    early = null;
    return keys ?? '';
  };
  const open = (trigger: HTMLElement | null, toggle = false) => {
    early ??= '';
    load().then(
      (search) => search.openSearch({ typed, toggle, trigger }),
      () => {
        typed();
        fail(trigger);
      },
    );
  };
  const near = (event: Event) => {
    if (!closest(event.target, BUTTON)) return;
    load()
      .then(({ prepare }) => prepare())
      .catch(() => {});
  };
  for (const type of ['mouseover', 'focusin', 'touchstart']) document.addEventListener(type, near, { passive: true });
  document.addEventListener('click', (event) => {
    const button = closest(event.target, BUTTON);
    if (!button) return;
    event.preventDefault();
    open(button);
  });
  document.addEventListener('keydown', (event) => {
    const button = closest(event.target, BUTTON);
    const isComing = early !== null;
    const wish = searchKey(event, isTyping(event.target), button !== null, isComing);
    if (!wish) return;
    event.preventDefault();
    if (wish === 'type') early = (early ?? '') + event.key;
    if (wish !== 'type' || !isComing) open(button ?? document.querySelector<HTMLElement>(BUTTON), wish === 'toggle');
  });
}
