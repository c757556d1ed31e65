/** Live reload of `notes serve`: the changed page is swapped in place; scroll position and focus are kept; problems overlay the last good page. */
import type { EarlierMessage, ServedModule } from '../../../renderer/shared/reload-message.js';
import { encodePath } from '../../../renderer/shared/urls.js';
import { pathKey } from './link-clicks.js';
import { replaceFiles, replaceSheets, swapFiles } from './reload-files.js';
import { createOverlay } from './reload-overlay.js';
import type { Router } from './router.js';

/** Connects and follows. */
export function startReload(address: string, router: Router): void {
  let build: string | undefined;
  let token: string | undefined;
  const showProblems = createOverlay();
  const takeUpdates = updater();
  const stream = new EventSource(address);
  stream.onmessage = async ({ data }) => {
    const message: EarlierMessage = JSON.parse(data);
    // A message sent before this page was requested is already applied in it.
    if (message.ago !== undefined && message.ago > pageAge()) return;
    if (message.kind === 'problems') return showProblems(message.problems, token);
    if (message.kind === 'hello') {
      if (build !== undefined && build !== message.build) location.reload();
      const isFirst = build === undefined;
      ({ build, token } = message);
      if (isFirst && token && message.module) {
        const { start }: ServedModule = await import(message.module);
        start(token, () => router.route());
      }
      return;
    }
    const moved = message.moved?.[router.route()];
    if (message.kind === 'full') return moved ? location.replace(encodePath(moved) + location.hash) : location.reload();
    // Any part may hold what changed: a sidebar, a pager, a list.
    router.parts.forget();
    for (const [address, part] of Object.entries(message.parts ?? {})) router.parts.put(address, part);
    if (message.files && !replaceFiles(message.files)) return location.reload();
    if (message.updates && !(await takeUpdates(message.updates)) && message.isBuilt) return location.reload();
    if (message.swapped) await swapFiles(message.swapped);
    if (message.sheets) await replaceSheets().catch(() => location.reload());
    if (moved) return router.follow(encodePath(moved) + location.hash);
    const isMissing = router.route().endsWith('/404.html');
    const hasCome = isMissing && message.routes.includes(pathKey(location.pathname));
    if (moved === null || hasCome) return location.reload();
    if (message.routes.includes(router.route())) void refresh(router);
  };
}

/** Returns what loads modules one after another; it resolves to false where the page cannot go on with one of them. */
function updater(): (addresses: readonly string[]) => Promise<boolean> {
  const load = (address: string): Promise<{ $took: boolean }> => import(address);
  let updating: Promise<unknown> = Promise.resolve();
  return async (addresses) => {
    const all = addresses.map((address) => {
      const loaded = updating.then(() => load(address));
      updating = loaded.catch(() => {});
      return loaded.then(
        ({ $took }) => $took,
        () => false,
      );
    });
    return (await Promise.all(all)).every(Boolean);
  };
}

/** Milliseconds since this document was asked for. */
function pageAge(): number {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() - (document?.requestStart ?? 0);
}

/** Renders the current page again and restores the focus. */
async function refresh(router: Router): Promise<void> {
  const id = document.activeElement?.id;
  const route = router.route();
  await router.refresh();
  if (id && router.route() === route)
    requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }));
}
