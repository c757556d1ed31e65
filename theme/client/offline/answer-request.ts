/** Answers of the service worker: the network's wherever it has one, for what is kept may be older. */
import { ASSETS_DIR, DATA_DIR, SEARCH_DIR } from '../../../renderer/shared/limits.js';
import { OFFLINE_PAGE } from '../../../renderer/shared/offline.js';
import { addressOf, keepVisited, keptCopy, scope } from './kept-files.js';

/** Milliseconds without an answer after which a copy is shown. */
const PATIENCE = 4000;

/** True if the worker answers at all: streams, ranges and other sites are left to the browser. */
export function answers({ method, url, headers }: Request): boolean {
  const isStream = headers.get('accept')?.includes('text/event-stream') ?? false;
  return method === 'GET' && url.startsWith(scope) && !headers.has('range') && !isStream;
}

/** True for files of ours whose name changes with their content: a copy is never outdated. Other files may share the folder. */
function isNamedByContent(path: string): boolean {
  if (path.startsWith(`${SEARCH_DIR}/`)) return path.endsWith('.bin');
  return path.startsWith(`${ASSETS_DIR}/`) && /(?:\.[\dA-V]{8}|-[\da-f]{32})\.\w+$/.test(path);
}

/**
 * Answers a request.
 * @param work is given what goes on after the answer
 */
export async function answerRequest(request: Request, work: (rest: Promise<unknown>) => void): Promise<Response> {
  const path = request.url.slice(scope.length);
  const isPage = request.mode === 'navigate';
  const isOurs = isPage || isNamedByContent(path) || path.startsWith(`${DATA_DIR}/`);
  if (!isOurs) return fetch(request).catch(orElse(() => keptCopy(request.url)));
  const kept = () => keptCopy(request.url);
  if (isNamedByContent(path)) {
    const copy = await kept();
    if (copy) return copy;
  }
  const fresh = visit(request, work);
  // It goes on, and its answer is kept, also where a copy was shown.
  work(fresh.catch(() => {}));
  const late = sleep(PATIENCE).then(async () => (await kept()) ?? fresh);
  return Promise.race([fresh, late]).catch(
    orElse(async () => (await kept()) ?? (isPage ? caches.match(addressOf(OFFLINE_PAGE)) : undefined)),
  );
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns a copy instead of an error; the error if there is no copy. */
const orElse = (copy: () => Promise<Response | undefined>) => async (error: unknown) => {
  const found = await copy();
  if (found) return found;
  throw error;
};

/** Asks the network, and keeps what it says. A server in trouble counts as no answer. */
async function visit(request: Request, work: (rest: Promise<unknown>) => void): Promise<Response> {
  const answer = await fetch(request);
  if (answer.status >= 500) {
    const copy = await keptCopy(request.url);
    if (copy) return copy;
  }
  if (answer.status === 200 && answer.type === 'basic' && !answer.redirected)
    // If the storage is full, the answer is still returned.
    work(keepVisited(request.url, answer.clone()).catch(() => {}));
  return answer;
}
