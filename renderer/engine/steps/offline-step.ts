/** The service worker of a site with `offline`, and what it needs. */
import { bundleOffline } from '../../output/bundle/worker-bundle.js';
import { keepsSite, makeOfflineList, makeOfflinePage } from '../../output/lists/offline-files.js';
import { REGISTER_FILE, WORKER_FILE } from '../../shared/offline.js';
import type { ListInput } from './list-step.js';

/** Puts them, when all other outputs are there. Without effect for a site that has none. */
export async function putOffline({ site, linked, bundle, outputs }: Omit<ListInput, 'posts'>): Promise<void> {
  const { offline, baseUrl, router } = site;
  if (!offline || router === 'hash') return;
  const put = (path: string, bytes: string) => outputs.put({ path, bytes, phase: 'list' }, 'offline');
  if (!keepsSite(site)) return put(WORKER_FILE, await bundleOffline('remover'));
  put(WORKER_FILE, await bundleOffline('worker'));
  put(REGISTER_FILE, await bundleOffline('register'));
  outputs.put(makeOfflinePage(site), 'offline');
  const shared = [REGISTER_FILE, ...bundle.files.map(({ path }) => path)];
  const all = { pages: linked.pages, outputs: outputs.listed(), shared };
  outputs.put(makeOfflineList({ baseUrl, bytes: offline.bytes }, all), 'offline');
}
