/** Fetching index files in a browser. */
import { IndexError } from './error.js';
import type { FetchBytes } from './store.js';

/** Shards never change under their name; the meta file is asked for anew. */
export const fetchFile: FetchBytes = async (address, { fresh }) => {
  let response: Response;
  try {
    response = await fetch(address, { cache: fresh ? 'no-cache' : 'default' });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
  } catch {
    throw new IndexError('unreachable', address);
  }
  throw new IndexError(response.status < 500 ? 'missing' : 'unreachable', `${address}: ${response.status}`);
};
