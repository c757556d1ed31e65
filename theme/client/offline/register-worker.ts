/** Script of the pages of a site with `offline`: registers the service worker, and tells it when the page has time. */
import { type IdlePage, WORKER_FILE } from '../../../renderer/shared/offline.js';
import { connection, isSaving } from '../start/connection.js';

/** Milliseconds after loading: the reader's first steps come before it. */
const DELAY = 5000;
/** This file is one folder below the worker. */
const address = new URL(`../${WORKER_FILE}`, import.meta.url);

/** Without effect where the browser has no workers, as on a host without TLS, and where the reader saves data. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || isSaving(connection())) return;
  await serviceWorker.register(address, { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  const page: IdlePage = { idle: location.href };
  active?.postMessage(page);
}

const later = () => setTimeout(() => register().catch(console.warn), DELAY);
if (document.readyState === 'complete') later();
else addEventListener('load', later);
