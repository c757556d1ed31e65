/** The input that all pages of a build share. */
import { framePath } from '../../../theme/client/article/article-markup.js';
import type { ClientBundle } from '../../output/bundle/client-bundle.js';
import { makeSiteHead } from '../../output/document/document-head.js';
import { keepsSite } from '../../output/lists/offline-files.js';
import { DATA_DIR } from '../../shared/limits.js';
import { REGISTER_FILE } from '../../shared/offline.js';
import type { Page } from '../../shared/page.js';
import { fileBase } from '../../shared/urls.js';
import type { Site } from '../../site/configuration/config-types.js';
import type { RenderContext } from '../threads/page-input.js';
import type { Outputs } from '../write/outputs.js';
import { withCodeFeatures } from './code-features.js';
import type { Linked } from './link-step.js';
import type { PageModules } from './module-step.js';

export interface ContextInput {
  site: Site;
  linked: Linked;
  modules: PageModules;
  bundle: ClientBundle;
  /** A static file is at `/favicon.ico`. */
  ownIcon: boolean;
  outputs: Outputs;
  out: string | null;
  reload?: string;
  /** Render a page with failing code empty. */
  forgive: boolean;
}

/** Address of the `ClientSite`, relative to the output folder. */
export const SITE_DATA = `${DATA_DIR}/site.json`;

/** Features that any of the pages has. */
function featuresOf(pages: readonly Page[]): Page['features'] {
  const all: Page['features'] = {};
  for (const { features } of pages) {
    if (features.inlineStyle) all.inlineStyle = true;
    if (features.mermaid) all.mermaid = true;
    if (features.live) all.live = true;
    if (features.runnable) all.runnable = true;
  }
  return all;
}

/** Tags of what plugins brought for every page. */
function clientTags({ site, modules: { client } }: ContextInput): Site['headTags'] {
  if (!client) return [];
  const { script: src, style: href } = client;
  const script: Record<string, string | boolean> =
    site.router === 'hash' ? { defer: true, src } : { type: 'module', src };
  return [
    ...(href === undefined ? [] : [{ tagName: 'link', attributes: { rel: 'stylesheet', href } }]),
    { tagName: 'script', attributes: script },
  ];
}

/** The script that registers the service worker. A served site has none: cached files would hide the newest text from the author. */
function offlineTags({ site, out }: ContextInput): Site['headTags'] {
  if (!keepsSite(site) || out === null) return [];
  return [
    { tagName: 'script', attributes: { type: 'module', fetchpriority: 'low', src: site.baseUrl + REGISTER_FILE } },
  ];
}

/** Returns that input. */
export function renderContext(input: ContextInput): RenderContext {
  const { site, linked, bundle, outputs, out, reload, ownIcon, forgive } = input;
  const { clientSite } = linked;
  const address = (path: string) => `${fileBase(site)}${path}`;
  const posts: Record<string, number> = {};
  for (const page of linked.pages)
    if (page.kind === 'post' && !page.unlisted) posts[page.scope.instance] = (posts[page.scope.instance] ?? 0) + 1;
  const { assets } = bundle;
  return {
    site: clientSite,
    head: makeSiteHead(
      { ...site, headTags: [...site.headTags, ...clientTags(input), ...offlineTags(input)] },
      posts,
      ownIcon,
    ),
    assets: {
      css: address(assets.style),
      sheets: {
        lists: address(assets.sheets.lists),
        rich: address(assets.sheets.rich),
        home: address(assets.sheets.home),
        rtl: address(assets.sheets.rtl),
      },
      script: assets.boot ? address(assets.boot) : null,
      site: site.router === 'hash' ? null : address(SITE_DATA),
      frame: framePath(fileBase(site)),
      mermaid: assets.mermaid && address(assets.mermaid),
      parts: input.modules.parts && { script: input.modules.parts.script, style: input.modules.parts.style },
    },
    parts: input.modules.parts?.node,
    reload,
    markdownCopies: site.markdownCopies,
    forgive,
    ...(site.router === 'hash' && {
      shellFeatures: featuresOf(linked.pages.map((page) => withCodeFeatures(page, input.modules))),
    }),
    stage: outputs.stage,
    out: outputs.fresh ? null : out,
  };
}
