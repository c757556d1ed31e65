/**
 * What the renderer asks of a theme. `theme/server.tsx` is the default implementation; a site's overrides are bundled into one of the same shape.
 */
import type { ComponentType, ReactNode } from 'react';
import type { ClientSite } from '../renderer/shared/client-site.js';
import type { Page } from '../renderer/shared/page.js';
import type { HtmlOf } from './content/html.js';

/** React's server output for a part that threw, or waits for something not yet loaded: the browser renders it. */
export const ABANDONED = '<!--$!-->';

/** Any component of the content table: it gets the attributes written in the content and its children. */
// biome-ignore lint/suspicious/noExplicitAny: content components have props of their own
export type ContentComponent = ComponentType<any> & {
  /** The same markup without React, for speed; see `content/html.ts`. */
  html?: HtmlOf;
};

export interface RenderInput {
  site: ClientSite;
  page: Page;
  /** Finished HTML of each `BodyRef` of the page, in the order of `bodyRefs(page)`; in the browser, of the `[data-body]` elements. */
  bodies: string[];
  /** Component of a module part or a React page, for rendering on the server. */
  module?: ContentComponent;
}

export interface ThemeServer {
  /** Hash of the theme's code, part of every compile and render key. */
  version: string;
  /** Content components by element or component name: `h2`, `a`, `img`, `CodeBlock`, `Admonition`, `Tabs` … */
  content: Record<string, ContentComponent>;
  /** React tree of a body → static HTML. */
  renderContent(node: ReactNode): string;
  /** True if the browser renders all of every page again: the site replaces parts of the theme. */
  isReplaced(): boolean;
  /** Finished HTML of a page's region between sidebar and footer; null where the browser renders it again (`isLive`). */
  renderMain(input: RenderInput): string | null;
  /** Inner HTML of the root element of a page, hydratable. If `renderMain` returned a region, `bodies` is that region alone. */
  renderPage(input: RenderInput): string;
}

/** The JSON part of a page: everything the client needs to show it without loading its HTML. */
export interface PagePart {
  format: number;
  /** Reduced to what the frame shows, unless the page is live. */
  page: Page;
  /** The finished region of the page; the bodies of a live page. */
  bodies: string[];
  /** Address of the client module of a module part or React page. */
  module?: string;
  /** Document title as in the HTML. */
  title: string;
  htmlClass: string;
  /** Style sheets or features that this page needs beyond the common ones. */
  head?: string;
}
