/** The files that the service worker has: those of the list, and those of pages that were visited and are not on it. */
import type { WorkerScope } from './worker-scope.js';

declare const self: WorkerScope;

/** Address of the site, with a slash at its end. */
export const scope: string = self.registration.scope;

/** Names of the caches: a host may hold several sites, each below an address of its own. */
export const LISTED = `notes listed ${scope}`;
export const VISITED = `notes visited ${scope}`;

/** Visited files that are not on the list: the oldest go. */
const MOST_VISITED = 300;

/** Address of a path below the site. Percent signs of a path are those of its name. */
export const addressOf = (path: string): string => scope + path.split('/').map(encodeURIComponent).join('/');

/** Returns an address without query and hash, in the form of `addressOf`: browsers do not encode some signs, such as `&`. */
function bareOf(address: string): string {
  const bare = address.replace(/[?#].*/, '');
  try {
    return addressOf(bare.slice(scope.length).split('/').map(decodeURIComponent).join('/'));
  } catch {
    return bare;
  }
}

/** The addresses under which the list may have what a request names, for hosts take the address of a page in several forms. */
function formsOf(address: string): string[] {
  const bare = bareOf(address);
  const name = bare.replace(/\/$/, '');
  return bare.endsWith('/') ? [`${bare}index.html`, `${name}.html`] : [bare, `${bare}.html`, `${bare}/index.html`];
}

/** Returns the copy of what an address names. */
export async function keptCopy(address: string): Promise<Response | undefined> {
  const listed = await findListed(address);
  if (listed) return listed.copy;
  const visited = await caches.open(VISITED);
  return visited.match(bareOf(address), { ignoreVary: true });
}

async function findListed(address: string): Promise<{ form: string; copy: Response } | undefined> {
  const listed = await caches.open(LISTED);
  for (const form of formsOf(address)) {
    const copy = await listed.match(form, { ignoreVary: true });
    if (copy) return { form, copy };
  }
  return undefined;
}

/** Stores the file of a visited page. If it is in the list, its copy is updated there. */
export async function keepVisited(address: string, answer: Response): Promise<void> {
  const found = await findListed(address);
  if (found) return (await caches.open(LISTED)).put(found.form, answer);
  const visited = await caches.open(VISITED);
  const bare = bareOf(address);
  // A renewed copy is the newest one: keys come in the order in which they were added.
  await visited.delete(bare);
  await visited.put(bare, answer);
  const keys = await visited.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST_VISITED))) await visited.delete(key);
}

/** Deletes what other workers of this site have left: an older one of ours, or that of another tool. */
export async function deleteOthers(...own: readonly string[]): Promise<void> {
  for (const name of await caches.keys()) if (name.endsWith(scope) && !own.includes(name)) await caches.delete(name);
}
