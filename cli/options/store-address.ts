/** The address of a store that machines share, as it was given. */
import { problem } from '../../renderer/site/problems/problem.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';

/** Reads an address. It may hold no secret: command lines and messages are seen by others. */
export function storeAddress(given: string | undefined): { cacheUrl?: string } | { problem: Problem } {
  if (given === undefined || given === '') return {};
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url) return { problem: problem('cache-url-invalid', { address: given }) };
  const isPlain = [url.username, url.password, url.search, url.hash].every((part) => part === '');
  if (isPlain && /^https?:$/.test(url.protocol)) return { cacheUrl: url.href.replace(/\/+$/, '') };
  const { protocol, host, pathname } = url;
  return { problem: problem('cache-url-invalid', { address: `${protocol}//${host}${pathname}` }) };
}
