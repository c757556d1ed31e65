/** Input of rendering. Separate from `render-page.ts`, which imports React and the compiler: a build that renders nothing loads neither. */
import type { SiteHead } from '../../output/document/document-head.js';
import type { Assets } from '../../output/document/html-document.js';
import type { BodyRef } from '../../shared/article-body.js';
import type { ClientSite } from '../../shared/client-site.js';
import type { Page } from '../../shared/page.js';

/** Shared input of all pages of a build. Plain data, because it is sent to threads. */
export interface RenderContext {
  site: ClientSite;
  head: SiteHead;
  assets: Assets;
  clientTexts?: Record<string, string>;
  reload?: string;
  markdownCopies: boolean;
  /** Address of the module with components of the site for places of every page. */
  parts?: string;
  /** Render a page whose own code fails empty, with a warning, instead of stopping the build. */
  forgive: boolean;
  /** Hash router: what some page of the site needs of the one document. */
  shellFeatures?: Page['features'];
  /** Folder for finished outputs; null: they are kept in memory. */
  stage: string | null;
  /** Output folder to compare with unrecorded files; null: there are none. */
  out: string | null;
}

/** The bodies a page shows, in the order in which the theme gets them. */
export function bodyRefs(page: Page): BodyRef[] {
  switch (page.kind) {
    case 'doc':
    case 'page':
      return [page.body];
    case 'post':
      return [page.post.body];
    case 'blog-list':
    case 'blog-tag':
    case 'blog-author':
      return page.posts.map(({ body }) => body);
    default:
      return [];
  }
}
