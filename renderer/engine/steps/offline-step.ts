/** The service worker of a site with `offline`, and what it needs. */
import { bundleOffline, type OfflineScript } from '../../output/bundle/worker-bundle.js';
import { keepsSite, makeOfflineList, makeOfflinePage } from '../../output/lists/offline-files.js';
import { toolVersion } from '../../output/tool.js';
import { REGISTER_FILE, WORKER_FILE } from '../../shared/offline.js';
import { configuredAddress, fileOfAddress } from '../../shared/urls.js';
import type { Memo } from '../memo/memo.js';
import type { ListInput } from './list-step.js';

/** Adds them after all other outputs. No effect on a site without the option. */
export async function putOffline({ site, linked, bundle, outputs, memo }: Omit<ListInput, 'posts'>): Promise<void> {
  const { offline, baseUrl, router } = site;
  if (!offline || router === 'hash') return;
  const put = async (path: string, name: OfflineScript) =>
    outputs.put({ path, bytes: await scriptOf(name, memo), phase: 'list' }, 'offline');
  if (!keepsSite(site)) return put(WORKER_FILE, 'remover');
  await put(WORKER_FILE, 'worker');
  await put(REGISTER_FILE, 'register');
  outputs.put(makeOfflinePage(site), 'offline');
  const icon = site.favicon ? [fileOfAddress(configuredAddress(site.favicon, baseUrl), { baseUrl })] : [];
  const shared = [REGISTER_FILE, ...bundle.files.map(({ path }) => path), ...icon];
  const all = { pages: linked.pages, outputs: outputs.listed(), shared };
  outputs.put(makeOfflineList({ baseUrl, bytes: offline.bytes }, all), 'offline');
}

/** A script, bundled once for each version of the tool. */
async function scriptOf(name: OfflineScript, memo: Memo): Promise<string> {
  const key = `offline:${toolVersion().code}:${name}`;
  const kept = memo.get<string>(key);
  if (kept !== undefined) return kept;
  const made = await bundleOffline(name);
  memo.set(key, made);
  return made;
}
