/** The box in place of a piece of a page that could not be loaded (D29, B5.22). */
import { failure as words } from '../../texts/zh.js';
import { isLeaving } from '../navigation/leaving.js';
import { sessionGet, sessionSet } from '../start/session-storage.js';

const KEY = 'notes.piece-reloaded';

/** True if an address answers 404: a deployment has removed the files of the older page. */
async function isGone(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { credentials: 'same-origin', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

/**
 * Shows the missing content's name, the error and a Retry button in `place`. Retry removes the box and tries again; if `address` no longer exists, the page is
 * reloaded, once.
 */
export function showRetry(
  place: Element,
  error: unknown,
  address: string | undefined,
  retry: () => void,
  missing: string = words.part,
): void {
  if (isLeaving(retry)) return;
  place.querySelector(':scope > .theme-load-failure')?.remove();
  const box = document.createElement('div');
  box.className = 'load-failure theme-load-failure';
  box.setAttribute('role', 'alert');
  const text = document.createElement('div');
  text.textContent = missing;
  const detail = document.createElement('div');
  detail.textContent = error instanceof Error ? error.message : String(error);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.dataset.action = 'retry';
  button.textContent = 'Retry';
  button.addEventListener('click', async () => {
    button.disabled = true;
    if (address && (await isGone(address)) && sessionGet(KEY) !== location.href && sessionSet(KEY, location.href)) {
      location.reload();
      return;
    }
    box.remove();
    retry();
  });
  box.append(text, detail, button);
  place.append(box);
}

/** Says why the page has no scripts; Retry gives them another chance. */
export function showFailure(error: unknown, retry: () => void): void {
  const again = () => {
    document.documentElement.setAttribute('data-js', '');
    retry();
  };
  showRetry(document.querySelector('main') ?? document.body, error, undefined, again, words.page);
}
