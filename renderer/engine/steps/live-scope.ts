/** Names for live code of a moved site: what its theme's `ReactLiveScope` exports, as a script of the frame. */
import { LIVE_SCOPE, themeFiles } from '../../output/modules/own-parts.js';
import type { PageModule } from '../../output/modules/page-modules.js';
import type { Page } from '../../shared/page.js';
import type { Site } from '../../site/configuration/config-types.js';

/** Returns the module that `theme/client/frame/live-names.ts` takes; undefined where the site has no such file or no page has live code. */
export function liveScope({ dir, docusaurusTheme }: Site, pages: readonly Page[]): PageModule | undefined {
  if (docusaurusTheme === undefined || !pages.some(({ features }) => features.live)) return undefined;
  const own = themeFiles(dir, docusaurusTheme).find(({ name }) => name === LIVE_SCOPE);
  if (!own) return undefined;
  const code = [
    "export * as React from 'react';",
    "export * as dom from 'react-dom/client';",
    `export { default as names } from ${JSON.stringify(`@site/${own.file}`)};`,
  ];
  return { source: '.docusaurus/live-scope.jsx', code: code.join('\n') };
}
