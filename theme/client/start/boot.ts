/**
 * The first script of a page: small, without React. Buttons of the article, search and the announcement work at once; clicks on elements that need
 * React are queued; React itself is loaded when idle, or when the reader acts, with data saving only then.
 */
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import { startArticle } from '../article/article-handlers.js';
import { isLeaving, watchLeaving } from '../navigation/leaving.js';
import { reloadOnce } from '../navigation/reload-once.js';
import { showAnnouncement, syncAnnouncement } from './announcement.js';
import { keepColorMode } from './color-mode.js';
import { connection, isSaving } from './connection.js';
import { loadOnce } from './load-once.js';
import { type PageRecord, readRecord } from './page-record.js';
import { queueClicks } from './replay.js';
import { startSearchButton } from './search-button.js';
import { FOUND_KEY, storage } from './storage.js';
import { type Boot, takeover } from './takeover.js';

/** Events that count as the reader acting; all of them pass the window. */
const ACTS = ['pointerdown', 'keydown', 'focusin', 'popstate'];

/** Runs once at the first of: idle time (unless data is saved), an act of the reader, `wake()`. */
function onIdleOrAct(run: () => void): () => void {
  let done = false;
  const wake = () => {
    if (done) return;
    done = true;
    for (const type of ACTS) removeEventListener(type, wake, true);
    run();
  };
  for (const type of ACTS) addEventListener(type, wake, { capture: true, passive: true });
  if (isSaving(connection())) return wake;
  if (typeof requestIdleCallback === 'function') requestIdleCallback(wake, { timeout: 2000 });
  else setTimeout(wake, 200);
  return wake;
}

/** The site's data: fetched once, again after a failure. */
function siteLoader(record: PageRecord): () => Promise<ClientSite> {
  return loadOnce(async () => {
    if (record.siteData) return record.siteData;
    const answer = await fetch(record.site ?? '', { credentials: 'same-origin' });
    if (answer.status !== 200) throw new Error(`${record.site}: status ${answer.status}`);
    return (await answer.json()) as ClientSite;
  });
}

function start(record: PageRecord): void {
  const { boot: data } = record;
  const root = document.documentElement;
  // The banner about a wrong base path looks for it (B5.35).
  root.setAttribute('data-boot', '');
  watchLeaving();
  keepColorMode(data.colorMode);
  if (data.announcement && !syncAnnouncement(data.announcement)) showAnnouncement(root);
  const article = startArticle(data);
  // Markup that React compares with its own must not change until then.
  if (!record.module) article.enhance(document);

  const boot: Boot = {
    record,
    from: location.pathname,
    article,
    site: siteLoader(record),
    search: loadOnce(async () => {
      const [{ createSearch }, site] = await Promise.all([import('../search/search-entry.js'), boot.site()]);
      return createSearch(boot, site);
    }),
    navigate: (href) => location.assign(href),
    reveal: article.reveal,
    hydrated() {
      root.setAttribute('data-has-hydrated', 'true');
      if (record.module) article.enhance(document);
      // A menu that is open already is React's from now on.
      root.querySelector<HTMLElement>('[data-menu] .navbar__toggle')?.click();
      replay.run();
    },
  };
  // A hit of search led here by a full load.
  if (storage.get(FOUND_KEY))
    boot
      .search()
      .then(({ showFound }) => showFound())
      .catch(() => {});
  startSearchButton(boot.search, (button) => {
    if (isLeaving()) return;
    const form = button?.closest('form');
    if (form?.getAttribute('action')) form.submit();
    else reloadOnce();
  });
  const hydrate = () => {
    import('./page-main.js')
      .then(() => takeover.main!(boot))
      .catch((error) => {
        if (isLeaving(hydrate)) return;
        console.warn(error);
        replay.keep();
        // Offline the page stays unchanged: readable, with working links.
        if (navigator.onLine === false) addEventListener('online', hydrate, { once: true });
        else if (!reloadOnce()) {
          root.removeAttribute('data-js');
          import('../article/retry-box.js').then(
            ({ showFailure }) => showFailure(error, hydrate),
            () => {}, // It is missing too.
          );
        }
      });
  };
  const replay = queueClicks(onIdleOrAct(hydrate));
}

const record = readRecord();
if (record) start(record);
