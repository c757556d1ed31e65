/** Brings the kept files up to date with the list of the newest build: only what changed is fetched. */
import { ASSETS_DIR } from '../../../renderer/shared/limits.js';
import { OFFLINE_FORMAT, OFFLINE_LIST, type OfflineList } from '../../../renderer/shared/offline.js';
import { addressOf, LISTED, scope } from './kept-files.js';
import type { WorkerScope } from './worker-scope.js';

declare const self: WorkerScope;

/** Requests at a time, so that those of the reader come through. */
const TOGETHER = 3;
/** Files after which the worker notes what it has: browsers end it at any moment. */
const NOTED = 24;
/** Entry of the cache that records this; no file of a site has such a name. */
const NOTE = `${scope}_notes/?kept`;

/**
 * Makes what fetches what is missing or was changed, and deletes what the site has no more. It does so once at a time. It is given the address of
 * the page that is looked at, whose files come first.
 */
export function listFetcher(): (page: string) => Promise<void> {
  let running: Promise<void> | undefined;
  return (page) => {
    running ??= bringUpToDate(page)
      // Without a network, or with a full storage, the next page goes on.
      .catch(() => {})
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}

async function bringUpToDate(page: string): Promise<void> {
  const answer = await fetch(addressOf(OFFLINE_LIST), { cache: 'no-cache' });
  if (answer.status !== 200) return;
  const list: OfflineList = await answer.json();
  if (list.format !== OFFLINE_FORMAT) return void (await self.registration.update());
  const cache = await caches.open(LISTED);
  const kept = await readNote(cache);
  const note = () => cache.put(NOTE, new Response(JSON.stringify(Object.fromEntries(kept))));
  const missing = firstOf(page, list).filter(([path, hash]) => kept.get(path) !== hash);
  for (let at = 0; at < missing.length; at += NOTED) {
    const queue = missing.slice(at, at + NOTED);
    const fetchOne = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [path, hash] = next;
        // Until it is there it counts as missing.
        kept.delete(path);
        if (await fetchInto(cache, path)) kept.set(path, hash);
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, fetchOne));
    await note();
  }
  const paths = new Set(list.files.map(([path]) => path));
  const gone = [...kept.keys()].filter((path) => !paths.has(path));
  for (const path of gone) {
    await cache.delete(addressOf(path));
    kept.delete(path);
  }
  if (gone.length > 0) await note();
}

/** The files with those of one page first. */
function firstOf(page: string, { files }: OfflineList): OfflineList['files'] {
  const name = page.slice(scope.length).replace(/[?#].*|\.html|\/$/g, '');
  const isOf = (path: string) =>
    addressOf(path).slice(scope.length).startsWith(`${name}.`) || path === `${name}/index.html`;
  return name === '' ? files : [...files.filter(([path]) => isOf(path)), ...files.filter(([path]) => !isOf(path))];
}

async function readNote(cache: Cache): Promise<Map<string, string>> {
  const note = await cache.match(NOTE);
  return new Map(note ? Object.entries<string>(await note.json()) : []);
}

/** @returns whether the host had the file */
async function fetchInto(cache: Cache, path: string): Promise<boolean> {
  const address = addressOf(path);
  // The browser itself may have a file that is named by its content.
  const answer = await fetch(address, { cache: path.startsWith(`${ASSETS_DIR}/`) ? 'default' : 'no-cache' });
  if (answer.status !== 200) return false;
  // A page must not be answered with what another address has answered.
  const { status, headers } = answer;
  await cache.put(address, answer.redirected ? new Response(await answer.blob(), { status, headers }) : answer);
  return true;
}
