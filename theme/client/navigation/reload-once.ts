/** The last resort of an older tab. */
import { sessionGet, sessionSet } from '../start/session-storage.js';
import { isLeaving } from './leaving.js';

const RELOADED = 'notes.reloaded';

/** After a deployment the scripts of an older page no longer exist: it is reloaded, once. Returns false if that was already tried, or cannot help. */
export function reloadOnce(): boolean {
  // Offline the page stays unchanged.
  if (navigator.onLine === false || isLeaving()) return false;
  if (sessionGet(RELOADED) === location.href || !sessionSet(RELOADED, location.href)) return false;
  location.reload();
  return true;
}

/** The page has all its scripts: a later failure may reload again. */
export const forgetReload = (): boolean => sessionSet(RELOADED, null);
