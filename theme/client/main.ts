/** Takes over the page with React and connects history, parts, progress, scrolling and prefetching to it. */
// What boot shares with code loaded later stays in one file with it: each lazy entry imports it.
import './boot.js';
import type { ClientSite } from '../../renderer/site/types.js';
import { pagePart } from '../../renderer/site/urls.js';
import type { ContentComponent, PagePart, RenderInput } from '../contract.js';
import { hydrate } from '../hydrate.js';
import type { Article } from './article.js';
import { createRuntime, routeClicks, startPrefetch } from './client-runtime.js';
import { addStyles, announce, applyHead } from './head.js';
import { pathKey } from './links.js';
import { createHistory, type Place } from './location.js';
import { createNavigator } from './navigate.js';
import { createScriptLoader } from './part-script.js';
import { createParts, fetchPart } from './parts.js';
import { createPieces } from './pieces.js';
import { connection, isSaving } from './prefetch.js';
import { createBar, createProgress } from './progress.js';
import { type PageRecord, ROOT_ID } from './record.js';
import { createPositions, focusTop, instantly, type ScrollRule, scrollToHash } from './scroll.js';
import type { SearchModule } from './search-button.js';
import { share } from './shared.js';

/** What the first script hands over. */
export interface Boot {
  record: PageRecord;
  article: Article;
  /** The site's data, fetched once. */
  site(): Promise<ClientSite>;
  /** To be called when React runs. */
  hydrated(): void;
  /** Follows an address; replaced by the client router's own way. */
  navigate(href: string): void;
  search(): Promise<SearchModule>;
}

/** Milliseconds after hydration until the code of search is fetched for later: a deployment in between must not lose it. */
const KEEP_DELAY = 5000;

/** Whether a page needs a policy that the present document may not have (D8). */
const isRelaxed = ({ features }: PagePart['page']): boolean => Boolean(features.inlineStyle);

async function loadModule(address: string | undefined): Promise<ContentComponent | undefined> {
  if (!address) return undefined;
  const module = (await import(address)) as { default?: ContentComponent };
  if (!module.default) throw new Error(`The page module ${address} has no default export`);
  return module.default;
}

/** Takes over the page. Rejects when a file of this build can no longer be had. */
export async function main(boot: Boot): Promise<void> {
  share();
  const { record, article } = boot;
  const [site, firstModule] = await Promise.all([boot.site(), loadModule(record.module)]);
  const container = document.getElementById(ROOT_ID)!;
  const isHash = site.router === 'hash';
  const bodies = () => [...container.querySelectorAll('[data-body]')].map((element) => element.innerHTML);

  let input: RenderInput = { site, page: record.page, bodies: bodies(), module: firstModule };
  let htmlClass = record.page.htmlClass.join(' ');
  const parts = createParts(isHash ? createScriptLoader(besideDocument(site.baseUrl)) : fetchPart);
  const positions = createPositions();
  const pieces = createPieces(record, article);
  const prefetcher = startPrefetch(site, parts, () => nav.place().pathname);

  const prepare = async (part: PagePart) => {
    if (isRelaxed(part.page) && !isRelaxed(record.page)) throw new Error('its content policy is another one');
    const [module] = await Promise.all([loadModule(part.module), addStyles(part.head)]);
    return () => {
      input = { site, page: part.page, bodies: part.bodies, module };
      applyHead(part, htmlClass);
      htmlClass = part.htmlClass;
      shell.show(input, nav.place());
    };
  };
  const nav = createNavigator({
    baseUrl: site.baseUrl,
    history: createHistory(site.router, site.baseUrl),
    parts,
    progress: createProgress(createBar(document)),
    prepare,
    stay: (place) => shell.show(input, place),
    fullLoad: () => (isHash ? showMissing() : location.reload()),
    arrive({ place, rule, changed, focus }) {
      if (changed) {
        article.enhance(container);
        settle();
        announce(document.title);
      }
      moveTo(place, rule);
      positions.show(place.key);
      if (focus) focusTop();
    },
  });
  const settle = () => {
    pieces.serve(container);
    prefetcher.observe(container);
  };
  const moveTo = (place: Place, rule: ScrollRule) => {
    if (rule === 'restore') positions.restore(place.key);
    else if (rule === 'hash') scrollToHash(place.hash, article.reveal);
    else if (rule === 'top') instantly(0);
  };
  /** The hash router has no server to ask for the not-found page. */
  const showMissing = () => showPart(pagePart(`${site.baseUrl}404.html`, site));
  const showPart = (address: string) =>
    parts
      .load<PagePart>(address)
      .then(prepare)
      .then((show) => show())
      .catch(() => {});

  const runtime = createRuntime(site, nav, parts, (element) => mountSearch(boot, element));
  const shown = (_: unknown, previous: unknown) => {
    if (previous) return nav.shown();
    boot.hydrated();
    settle();
  };
  const start = nav.place();
  positions.show(start.key);
  boot.navigate = runtime.navigate;
  const shell = hydrate(input, { ...runtime, shown }, start, container);
  routeClicks(site, runtime.navigate);
  const { prefetch, preload } = runtime;
  Object.assign(window, { docusaurus: { prefetch, preload } });

  const key = pathKey(start.pathname);
  if (isHash && key !== pathKey(record.page.route)) void nav.refresh();
  // A server may not know the address as it is written, and the site may have the page all the same (B5.9, B5.12).
  else if (record.page.kind === 'not-found' && key !== start.pathname) void showPart(pagePart(key, site));
  if (!isSaving(connection())) setTimeout(() => boot.search().catch(() => {}), KEEP_DELAY);
  if (record.reload)
    void import('./reload.js').then((live) =>
      live.startReload(record.reload!, { parts, nav, route: () => input.page.route }),
    );
}

/** Makes an address of the site relative to the one document of the hash router. */
const besideDocument = (baseUrl: string) => (address: string) => `./${address.slice(baseUrl.length)}`;

/** Fills the search page when its code has come; the returned clean-up works before that too. */
function mountSearch(boot: Boot, element: HTMLElement): () => void {
  let clean: (() => void) | undefined;
  let gone = false;
  boot.search().then(
    (search) => {
      if (!gone) clean = search.mountSearchPage(element, { site: boot.site, navigate: boot.navigate });
    },
    () => location.reload(),
  );
  return () => {
    gone = true;
    clean?.();
  };
}
