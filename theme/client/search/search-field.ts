/** Fills the search page once there is a query, or a reader starts one: until then the static field is sufficient. */
import type { Boot } from '../start/takeover.js';

/** Events that start a query. */
const BEGINNINGS = ['compositionstart', 'input', 'pointerdown'];

/** Returns the clean-up, which works before the code has come too. */
export function fillSearchPage(element: HTMLElement, boot: Boot): () => void {
  let clean: (() => void) | undefined;
  let gone = false;
  let composed: Promise<unknown> = Promise.resolve();
  const mount = async (): Promise<void> => {
    try {
      const search = await boot.search();
      // The field must not go from under an input method.
      await composed;
      if (!gone) clean = search.mountSearchPage(element);
    } catch (error) {
      const { showRetry } = await import('../article/retry-box.js');
      showRetry(element, error, undefined, mount);
    }
  };
  const field = element.querySelector('input');
  if (!field || field.value || /[?&]q=./.test(location.href)) void mount();
  else {
    field.addEventListener('compositionstart', () => {
      composed = new Promise((done) => field.addEventListener('compositionend', done, { once: true }));
    });
    // A key may be the first of an input method: the code is loaded, and the field is kept.
    field.addEventListener('keydown', () => void boot.search().catch(() => {}), { once: true });
    const begin = () => {
      for (const type of BEGINNINGS) field.removeEventListener(type, begin);
      void mount();
    };
    for (const type of BEGINNINGS) field.addEventListener(type, begin);
    field.focus({ preventScroll: true });
  }
  return () => {
    gone = true;
    clean?.();
  };
}
