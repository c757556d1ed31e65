/** The theme's server entry: what the renderer asks of a theme (`ThemeServer`). */
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './App.js';
import { content } from './content/index.js';
import type { RenderInput, ThemeServer } from './contract.js';
import { Isolation } from './layout/ErrorBoundary.js';
import { serverRuntime } from './runtime.js';

/** Replaced by the hash of the theme's code when it is bundled. */
declare const NOTES_THEME_VERSION: string | undefined;

const version = typeof NOTES_THEME_VERSION === 'string' ? NOTES_THEME_VERSION : 'source';

/** What React writes where an isolated part threw on the server. */
const ABANDONED = '<!--$!-->';

/**
 * Inner HTML of the root element. A part that throws must fail the build with its own error, while React would leave it
 * to the browser: such a page is rendered again without isolation, which throws the error itself.
 */
function renderPage(input: RenderInput): string {
  const { route } = input.page;
  const app = <App input={input} location={{ pathname: route, search: '', hash: '' }} runtime={serverRuntime} />;
  const html = renderToString(app);
  return html.includes(ABANDONED) ? renderToString(<Isolation value={false}>{app}</Isolation>) : html;
}

const theme: ThemeServer = {
  version,
  content,
  renderContent: (node: ReactNode) => renderToStaticMarkup(node),
  renderPage,
};

export default theme;
export const { renderContent } = theme;
export { content, renderPage, version };
