/** Upkeep of the colour mode after the early script has set it (B5.43–B5.49). */
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import { storage, THEME_KEY } from './storage.js';

export type ColorMode = 'light' | 'dark';
export type ColorChoice = ColorMode | 'system';

const DARK = '(prefers-color-scheme: dark)';

/** Parses the reader's stored choice; null unless it is one of the two modes. */
export const readChoice = (value: string | null): ColorMode | null =>
  value === 'light' || value === 'dark' ? value : null;

/** Attributes of the html element for a choice (null: none was made). */
export function resolveMode(
  choice: ColorMode | null,
  config: ClientSite['colorMode'],
  systemDark: boolean,
): { mode: ColorMode; choice: ColorChoice } {
  if (choice && !config.disableSwitch) return { mode: choice, choice };
  if (!config.respectPrefersColorScheme) return { mode: config.defaultMode, choice: config.defaultMode };
  return { mode: systemDark ? 'dark' : 'light', choice: 'system' };
}

/** The choice after the present one: light ↔ dark, or with system support system → light → dark → system (B5.49). */
export function nextChoice(choice: ColorChoice, system: boolean): ColorChoice {
  if (choice === 'light') return 'dark';
  return choice === 'dark' && system ? 'system' : 'light';
}

/** Sets the html attributes for what is stored, or would be. */
export function applyMode(config: ClientSite['colorMode'], stored: string | null): void {
  const { mode, choice } = resolveMode(readChoice(stored), config, matchMedia(DARK).matches);
  const { dataset } = document.documentElement;
  if (dataset.theme !== mode) dataset.theme = mode;
  dataset.themeChoice = choice;
}

/** Follows other tabs and the system; a stored choice is removed where the switch is disabled (B5.47). */
export function keepColorMode(config: ClientSite['colorMode']): void {
  const system = matchMedia(DARK);
  const follow = () => {
    if (config.disableSwitch || readChoice(storage.get(THEME_KEY)) === null) applyMode(config, null);
  };
  if (config.respectPrefersColorScheme) system.addEventListener('change', follow);
  if (config.disableSwitch) {
    if (storage.get(THEME_KEY) !== null) storage.set(THEME_KEY, null);
  } else storage.listen(THEME_KEY, (value) => applyMode(config, value));
}
