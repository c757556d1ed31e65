import { useSyncExternalStore } from 'react';
import { applyMode, type ColorMode, readChoice } from '../client/start/color-mode.js';
import { THEME_KEY } from '../client/start/storage.js';
import { useRuntime, useSite } from '../runtime.js';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-theme-choice'] });
  return () => observer.disconnect();
}

/** An attribute of the html element that says something of the colour mode. */
const useMode = (name: 'theme' | 'themeChoice', onServer: string) =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[name],
    () => onServer,
  );

interface ColorModes {
  colorMode: ColorMode;
  /** The reader's choice; null: that of the system. */
  colorModeChoice: ColorMode | null;
  /** Chooses a mode, or with null what the site does by itself. `persist: false` is for this page alone. */
  setColorMode(choice: ColorMode | null, options?: { persist?: boolean }): void;
  isDarkTheme: boolean;
  setLightTheme(): void;
  setDarkTheme(): void;
}

/** The colour mode that the page shows. */
export function useColorMode(): ColorModes {
  const { colorMode: config } = useSite();
  const { storage } = useRuntime();
  const colorMode = useMode('theme', config.defaultMode) === 'dark' ? 'dark' : 'light';
  const setColorMode: ColorModes['setColorMode'] = (wanted, { persist = true } = {}) => {
    applyMode(config, wanted);
    if (persist) storage.set(THEME_KEY, wanted);
  };
  return {
    colorMode,
    colorModeChoice: readChoice(useMode('themeChoice', 'system') ?? null),
    setColorMode,
    isDarkTheme: colorMode === 'dark',
    setLightTheme: () => setColorMode('light'),
    setDarkTheme: () => setColorMode('dark'),
  };
}
