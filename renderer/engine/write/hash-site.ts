/** Hashes of the files of a published site, as a visitor gets them. */
import { fetchFailure, isNoHost } from '../../site/helpers/fetch-failure.js';
import { sha256 } from './manifest.js';

/** The hash of a file, or why it could not be asked for. */
export type Found = string | { reason: string };

/** Requests at the same time. */
const AT_ONCE = 8;
const PATIENCE = 30_000;

/**
 * Asks a site for files. Hosts may redirect to the address without `.html`, on the same origin.
 * @param address of the site with its base path
 * @returns what was found by path; nothing for a file that is not there
 */
export async function hashSite(address: string, paths: readonly string[]): Promise<Map<string, Found>> {
  const base = new URL(address);
  base.search = '';
  base.hash = '';
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  const found = new Map<string, Found>();
  const waiting = paths.values();
  let gone: Found | undefined;
  const work = async () => {
    for (const path of waiting) {
      const answer = gone ?? (await ask(base, path));
      if (typeof answer === 'object' && isNoHost(answer.reason)) gone = answer;
      if (answer !== undefined) found.set(path, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

async function ask(base: URL, path: string): Promise<Found | undefined> {
  const url = new URL(path.split('/').map(encodeURIComponent).join('/'), base);
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE), cache: 'no-store' });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (new URL(response.url).origin !== base.origin) return { reason: `redirected to ${response.url}` };
    if (response.status >= 500 || response.status === 401 || response.status === 403 || response.status === 429)
      return { reason: `HTTP ${response.status}` };
    // A host may answer 404.html with the status 404.
    return response.ok || path === '404.html' ? sha256(bytes) : undefined;
  } catch (error) {
    return { reason: fetchFailure(error) };
  }
}
