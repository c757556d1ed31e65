/** Clicks on buttons that need React, made before it runs: queued, and repeated after hydration. None is lost, a reload included. */
import { closest } from '../article/article-markup.js';
import { ROOT_ID } from './page-record.js';
import { sessionGet, sessionSet } from './session-storage.js';

const KEY = 'notes.replay';

export interface Replay {
  /** React runs: repeats what was queued, and queues no more. */
  run(): void;
  /** The page is about to be reloaded: the last click is repeated there. */
  keep(): void;
}

/** Attributes of a button that works without React. */
const OWN = ['data-action', 'data-search', 'popovertarget', 'commandfor'];

const isReacts = (button: Element): boolean =>
  !OWN.some((name) => button.hasAttribute(name)) &&
  button.getAttribute('role') !== 'tab' &&
  !button.closest('[data-body]');

/** Buttons that only React answers, in document order. */
const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`#${ROOT_ID} button`)].filter(isReacts);

/** Queues clicks until `run`; `wake` is called at each, so that React is loaded at once. */
export function queueClicks(wake: () => void): Replay {
  let queue: { button?: HTMLElement; index: number }[] = [];
  const kept = takeKept();
  if (kept >= 0) {
    queue.push({ index: kept });
    wake();
  }
  const onClick = (event: Event) => {
    const button = closest(event.target, `#${ROOT_ID} button`);
    if (!button || !isReacts(button)) return;
    event.preventDefault();
    event.stopPropagation();
    queue.push({ button, index: buttons().indexOf(button) });
    wake();
  };
  document.addEventListener('click', onClick, true);
  return {
    run() {
      document.removeEventListener('click', onClick, true);
      const waiting = queue;
      queue = [];
      // Not within React's own work: a part of the page that is not hydrated yet is, when it is clicked at any other time.
      setTimeout(() => {
        // A part of the page that React had to build again has other elements in the same places.
        for (const { button, index } of waiting) (button?.isConnected ? button : buttons()[index])?.click();
      });
    },
    keep() {
      const last = queue[queue.length - 1];
      if (last) sessionSet(KEY, String(last.index));
    },
  };
}

function takeKept(): number {
  const value = sessionGet(KEY);
  sessionSet(KEY, null);
  return Number(value ?? -1);
}
