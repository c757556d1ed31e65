import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The colour mode that the page shows. */
export function useColorMode(): { colorMode: 'light' | 'dark'; isDarkTheme: boolean } {
  const mode = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme,
    () => 'light',
  );
  const colorMode = mode === 'dark' ? 'dark' : 'light';
  return { colorMode, isDarkTheme: colorMode === 'dark' };
}

export * from './common-helpers.js';
export { filterDocCardListItems, useCurrentSidebarCategory, useDocsPreferredVersion } from './docs-client.js';
export * from './theme-internals.js';
