/** Takes over the page with React, and brings what it needs when it needs it: the router, pieces of the page, search. */
import { speak } from '../../../renderer/shared/spoken-texts.js';
import type { ContentComponent, RenderInput } from '../../contract.js';
import { hydrate, keepRarer, loadView, makePieces } from '../../hydrate.js';
import { addOwnParts } from '../../places/around.js';
import type { Runtime } from '../../runtime.js';
import { createPieces } from '../article/lazy-features.js';
import { isLeaving } from '../navigation/leaving.js';
import { pathKey } from '../navigation/link-clicks.js';
import { placeOfHash } from '../navigation/reader-place.js';
import { forgetReload, reloadOnce } from '../navigation/reload-once.js';
import type { Router } from '../navigation/router.js';
import { createRuntime, routeClicks, startPrefetch } from './client-runtime.js';
import { connection, isSaving } from './connection.js';
import { loadOnce } from './load-once.js';
import { ROOT_ID } from './page-record.js';
import { type Boot, takeover } from './takeover.js';

/** Milliseconds after the reader's first act until code for later is fetched: a deployment in between must not lose it. */
const KEEP_DELAY = 5000;
/** Events that tell that somebody uses the page: one that is only open asks for nothing more. */
const USES = ['pointermove', 'pointerdown', 'keydown'];

interface Module {
  default?: ContentComponent;
  /** In a served site: makes the components of this module the newest ones. */
  $show?: () => ContentComponent;
}

async function loadModule(address: string | undefined): Promise<ContentComponent | undefined> {
  if (!address) return undefined;
  // It brings the React that the module takes from the page.
  await loadView();
  // With the hash router it is a classic script, in the folder of the document.
  const module: Module = await (address.startsWith('./')
    ? import('../navigation/load-script.js').then(({ loadClassicModule }) => loadClassicModule<Module>(address))
    : import(address));
  if (!module.default) throw new Error(`The page module ${address} has no default export`);
  return module.$show?.() ?? module.default;
}

/** Takes over the page. Rejects when a file of this build can no longer be had. */
async function main(boot: Boot): Promise<void> {
  const { record, article } = boot;
  const data = boot.site();
  // Code of the site may ask for the site's texts while it is loaded; most sites have none.
  const spoken = record.boot.speaks && data.then(({ texts }) => speak(texts));
  const moduleOf = async (address: string | undefined) => {
    await spoken;
    return loadModule(address);
  };
  const [site, module] = await Promise.all([data, moduleOf(record.module), moduleOf(record.parts).then(addOwnParts)]);
  const container = document.getElementById(ROOT_ID)!;
  const bodies = [...container.querySelectorAll('[data-body]')].map((element) => element.innerHTML);
  const input: RenderInput = { site, page: record.page, bodies, module };
  const frame = await makePieces(site, container);
  const hints = new Set<string>();
  const pieces = createPieces(record, article);
  let router: Router | undefined;

  const load = loadOnce(async (): Promise<Router> => {
    const { createRouter } = await import('../navigation/router.js');
    router = createRouter({
      site,
      record,
      from: boot.from,
      shell,
      input,
      article,
      pieces,
      hints,
      loadModule,
      settle: arrived,
    });
    return router;
  });
  const here = () => (site.router === 'hash' ? placeOfHash(location.hash, site.baseUrl).pathname : location.pathname);
  const prefetcher = startPrefetch(site, { load, hints, here });
  const settle = () => {
    pieces.serve(container);
    prefetcher.observe(container);
  };
  const arrived = () => {
    article.enhance(container);
    settle();
  };
  const runtime: Runtime = {
    ...createRuntime(load, prefetcher),
    mountSearchPage: (element) => mountSearch(boot, element),
    shown(_, previous) {
      if (previous) return router?.shown();
      boot.hydrated();
      settle();
    },
  };
  const { pathname, search, hash } = location;
  const start = site.router === 'hash' ? placeOfHash(hash, site.baseUrl) : { pathname, search, hash };
  const shell = hydrate(input, runtime, { container, location: start, pieces: frame });
  boot.navigate = runtime.navigate;
  routeClicks(site, runtime.navigate);
  const { prefetch, preload } = runtime;
  Object.assign(window, { docusaurus: { prefetch, preload } });

  // After a reload, back and forward stay in this document, which never had the pages of the other entries.
  addEventListener('popstate', () => {
    if (here() !== start.pathname) load().catch(() => isLeaving() || location.reload());
  });
  const elsewhere = pathKey(start.pathname) !== pathKey(record.page.route);
  if (elsewhere || record.reload) load().catch(() => {});
  const later = [load, async () => (await boot.search()).keepSearch(), article.tabs, pieces.keep, ...keepRarer];
  if (!isSaving(connection()))
    for (const type of USES) addEventListener(type, () => setTimeout(keep, KEEP_DELAY, later), { once: true });
  if (record.reload) {
    const { startReload } = await import('../navigation/reload.js');
    startReload(record.reload, await load());
  }
}

takeover.main = main;

/** Fetches code for later. A failure is not an error yet: who needs it asks again. When all has come, a later failure may reload the page again. */
const keep = (loaders: (() => Promise<unknown>)[]) =>
  Promise.all(loaders.map((load) => load())).then(forgetReload, () => {});

/** Fills the search page; the returned clean-up works before its code has come, too. */
function mountSearch(boot: Boot, element: HTMLElement): () => void {
  const filled = import('../search/search-field.js').then(({ fillSearchPage }) => fillSearchPage(element, boot));
  filled.catch(reloadOnce);
  return () =>
    void filled.then(
      (clean) => clean(),
      () => {},
    );
}
