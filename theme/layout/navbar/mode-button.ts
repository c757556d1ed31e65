/**
 * The button for the colour mode (B5.49). It contains a span for each mode, one of which is shown: its HTML is the same on every page, whatever
 * the reader has chosen, so a navbar read back from the document needs no component for it.
 */
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import { applyMode, type ColorChoice, nextChoice } from '../../client/start/color-mode.js';
import { THEME_KEY } from '../../client/start/storage.js';
import type { Runtime } from '../../runtime.js';

/** Enables a button, keeps its label and its icon, and answers clicks. @returns what ends it */
export function workModeButton(
  button: HTMLButtonElement,
  config: ClientSite['colorMode'],
  storage: Runtime['storage'],
): () => void {
  const root = document.documentElement;
  const choiceNow = () => (root.dataset.themeChoice ?? config.defaultMode) as ColorChoice;
  const show = () => {
    for (const mode of button.querySelectorAll<HTMLElement>('[data-mode]')) {
      mode.hidden = mode.dataset.mode !== choiceNow();
      if (!mode.hidden) {
        button.title = mode.title;
        button.setAttribute('aria-label', mode.dataset.label ?? '');
      }
    }
  };
  button.onclick = () => {
    const next = nextChoice(choiceNow(), config.respectPrefersColorScheme);
    const kept = next === 'system' ? null : next;
    applyMode(config, kept);
    storage.set(THEME_KEY, kept);
  };
  button.disabled = false;
  show();
  // Other tabs and the system change the attribute too: it is the one source.
  const observer = new MutationObserver(show);
  observer.observe(root, { attributeFilter: ['data-theme-choice'] });
  return () => observer.disconnect();
}
