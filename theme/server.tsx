/** The theme's server entry: what the renderer asks of a theme (`ThemeServer`). */
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { SliceItem } from '../renderer/shared/sidebar-items.js';
import { App } from './App.js';
import { content } from './content/index.js';
import { ABANDONED, type RenderInput, type ThemeServer } from './contract.js';
import * as blogPieces from './layout/article/RecentPosts.js';
import { Isolation } from './layout/frame/ErrorBoundary.js';
import { pieces } from './layout/frame/lazy-parts.js';
import { createMenuHtml } from './layout/sidebar/menu-html.js';
import { isLive, isReplaced } from './live-pages.js';
import { PageView } from './pages/PageView.js';
import { LocationContext, PageContext, SiteContext, serverRuntime } from './runtime.js';

/** Replaced by the hash of the theme's code when it is bundled. */
declare const NOTES_THEME_VERSION: string | undefined;

const version = typeof NOTES_THEME_VERSION === 'string' ? NOTES_THEME_VERSION : 'source';

const placeOf = ({ page }: RenderInput) => ({ pathname: page.route, search: '', hash: '' });

/** The values that components read, around a page that is rendered once and for all. */
function Values({ input, children }: { input: RenderInput; children: ReactNode }) {
  return (
    <SiteContext value={input.site}>
      <PageContext value={input.page}>
        <LocationContext value={placeOf(input)}>{children}</LocationContext>
      </PageContext>
    </SiteContext>
  );
}

/** Removes the hints that React adds before images: the browser finds the image as early, and a logo for the other colour mode is not loaded. */
const withoutHints = (html: string): string =>
  html.includes('<link rel="preload" as="image"') ? html.replace(/<link rel="preload" as="image"[^>]*>/g, '') : html;

function renderMain(input: RenderInput): string | null {
  if (isLive(input)) return null;
  const main = (
    <Values input={input}>
      <PageView input={input} />
    </Values>
  );
  return withoutHints(renderToStaticMarkup(main));
}

const menuHtml = createMenuHtml(renderToString);

/** A placeholder for all entries of a sidebar, and React's output for it. */
const ENTRIES: SliceItem = { type: 'html', value: '\0', defaultStyle: false };
const ENTRIES_HTML = '<li>\0</li>';

/**
 * Inner HTML of the root element. The sidebar's entries are inserted after everything else is rendered, unless components of the site may read
 * them or show them differently on every page.
 */
function renderPage(input: RenderInput): string {
  const { page, site } = input;
  if (isLive(input) || !('sidebar' in page) || !page.sidebar) return renderWhole(input);
  const entries = menuHtml(page.sidebar, page.route, site);
  const html = renderWhole({ ...input, page: { ...page, sidebar: { ...page.sidebar, items: [ENTRIES] } } });
  const at = html.indexOf(ENTRIES_HTML);
  return html.slice(0, at) + entries + html.slice(at + ENTRIES_HTML.length);
}

/**
 * A part that throws must fail the build with its own error, while React would leave it to the browser: such a page is rendered again
 * without isolation, which throws the error itself. One that only waits throws nothing, and is left to the browser.
 */
function renderWhole(input: RenderInput): string {
  const app = (
    <App
      input={input}
      location={placeOf(input)}
      runtime={serverRuntime}
      View={PageView}
      pieces={{ ...pieces, ...blogPieces }}
    />
  );
  const html = renderToString(app);
  if (html.includes(ABANDONED)) renderToString(<Isolation value={false}>{app}</Isolation>);
  return withoutHints(html);
}

const theme: ThemeServer = {
  version,
  content,
  renderContent: (node: ReactNode) => withoutHints(renderToStaticMarkup(node)),
  isReplaced,
  renderMain,
  renderPage,
};

export default theme;
export const { renderContent } = theme;
export { content, isReplaced, renderMain, renderPage, version };
