/** The client router: history, parts, progress bar and scrolling. Loaded when the reader approaches a link, else some seconds after hydration. */
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import type { SidebarItem, SliceItem } from '../../../renderer/shared/sidebar-items.js';
import { encodePath, pagePart } from '../../../renderer/shared/urls.js';
import type { ContentComponent, PagePart, RenderInput } from '../../contract.js';
import type { Shell } from '../../hydrate.js';
import { visibleItems } from '../../layout/sidebar/sidebar-all.js';
import type { Article } from '../article/article-handlers.js';
import type { Pieces } from '../article/lazy-features.js';
import type { PageRecord } from '../start/page-record.js';
import { addStyles, announce, applyHead } from './head-changes.js';
import { isLeaving } from './leaving.js';
import { pathKey } from './link-clicks.js';
import { createScriptLoader } from './load-script.js';
import { createHistory } from './location.js';
import { createNavigator, type Navigator } from './navigate.js';
import { createParts, fetchPart, type Parts } from './page-parts.js';
import { createBar, createProgress } from './progress-bar.js';
import type { Place } from './reader-place.js';
import { createPositions, focusTop, instantly, type ScrollRule, scrollToHash } from './scroll.js';
import { SHOWN } from './shown-event.js';

export interface RouterContext {
  site: ClientSite;
  record: PageRecord;
  /** Path of the address that the document was loaded from. */
  from: string;
  shell: Shell;
  /** The page that is shown. */
  input: RenderInput;
  article: Article;
  pieces: Pieces;
  /** Parts that the browser's cache holds. */
  hints: Set<string>;
  loadModule(address: string | undefined): Promise<ContentComponent | undefined>;
  /** Another page is in the document. */
  settle(): void;
}

export interface Router extends Navigator {
  parts: Parts;
  /** All items of the sidebar of a shared part, as a page shows them. */
  sidebar(part: string): Promise<(route: string) => SliceItem[]>;
  /** Route of the page that is shown. */
  route(): string;
}

/** True if a page needs a policy that the present document may not have (D8), or an address that only its own record has. */
function isOfAnotherKind({ features }: PagePart['page'], { page }: PageRecord): boolean {
  return Boolean((features.inlineStyle && !page.features.inlineStyle) || (features.mermaid && !page.features.mermaid));
}

/** Makes an address of the site relative to the one document of the hash router. */
const besideDocument = (baseUrl: string) => (address: string) => `./${encodePath(address.slice(baseUrl.length))}`;

export function createRouter(context: RouterContext): Router {
  const { site, record, shell, article } = context;
  const isHash = site.router === 'hash';
  let { input } = context;
  let htmlClass = record.page.htmlClass.join(' ');
  // From `file:` nothing can be fetched.
  const isFile = location.protocol === 'file:';
  const parts = createParts(isFile ? createScriptLoader(besideDocument(site.baseUrl)) : fetchPart, context.hints);
  const history = createHistory(site.router, site.baseUrl);
  const positions = createPositions();

  const prepare = async (part: PagePart) => {
    if (isOfAnotherKind(part.page, record)) throw new Error('its document is of another kind');
    const [module] = await Promise.all([
      context.loadModule(part.module),
      addStyles(part.head),
      context.pieces.prepare(part.page.features),
    ]);
    return () => {
      input = { site, page: part.page, bodies: part.bodies, module };
      applyHead(part, htmlClass);
      htmlClass = part.htmlClass;
      shell.show(input, nav.place());
    };
  };
  const moveTo = (place: Place, rule: ScrollRule) => {
    if (rule === 'restore') positions.restore(place.key);
    else if (rule === 'hash') void scrollToHash(place.hash, article.reveal);
    else if (rule === 'top') instantly(0);
  };
  const fullLoad = () => {
    if (isLeaving(fullLoad)) return;
    // The hash router has no server to ask for the not-found page.
    if (isHash) void nav.showPart(pagePart(`${site.baseUrl}404.html`, site));
    else location.reload();
  };
  const nav = createNavigator({
    baseUrl: site.baseUrl,
    held: isHash ? undefined : context.from,
    history,
    parts,
    progress: createProgress(createBar(document)),
    prepare,
    stay: (place) => shell.show(input, place),
    fullLoad,
    arrive({ place, rule, changed, focus }) {
      if (changed) {
        context.settle();
        announce(document.title);
      }
      moveTo(place, rule);
      positions.show(place.key);
      if (focus) focusTop();
      dispatchEvent(new Event(SHOWN));
    },
  });

  positions.show(nav.place().key);
  const { pathname } = nav.place();
  const key = pathKey(pathname);
  if (isHash && key !== pathKey(record.page.route)) void nav.refresh();
  // A server may not know the written address although the site has the page (B5.9, B5.12).
  else if (record.page.kind === 'not-found' && key !== pathname) void nav.showPart(pagePart(key, site));
  const sidebar = async (part: string) => {
    const { items } = await parts.load<{ items: SidebarItem[] }>(part);
    return (route: string) => visibleItems(items, route);
  };
  return { ...nav, parts, sidebar, route: () => input.page.route };
}
