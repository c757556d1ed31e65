/** Mermaid, for sites with diagrams. */
import type { ClientBundle } from '../../output/bundle/client-bundle.js';
import { bundleMermaid } from '../../output/bundle/mermaid-bundle.js';
import type { Page } from '../../shared/page.js';
import type { Site } from '../../site/configuration/config-types.js';
import type { EngineOptions } from '../run/options.js';
import { withCodeFeatures } from './code-features.js';
import type { PageModules } from './module-step.js';

interface DiagramInput {
  site: Site;
  pages: readonly Page[];
  modules: PageModules;
  options: EngineOptions;
}

/** The client's bundle with mermaid where it is used. */
export async function withMermaid(
  client: ClientBundle,
  { site, pages, modules, options }: DiagramInput,
): Promise<ClientBundle> {
  const drawn = pages.find((page) => withCodeFeatures(page, modules).features.mermaid);
  if (!drawn) return client;
  const { dir, router } = site;
  const { cacheDir } = options;
  const mermaid = await bundleMermaid({ dir, classic: router === 'hash', cacheDir, page: drawn.source ?? drawn.file });
  return {
    ...client,
    assets: { ...client.assets, ...mermaid.assets },
    files: [...client.files, ...mermaid.files],
    problems: [...client.problems, ...mermaid.problems],
  };
}
