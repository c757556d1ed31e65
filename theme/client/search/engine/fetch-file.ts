/** Fetching index files in a browser. */
import { IndexError } from './index-error.js';
import type { FetchBytes } from './store.js';

/** Bytes of a response that is on its way. */
export async function bytesOf(address: string, asked: Promise<Response>): Promise<Uint8Array> {
  let response: Response;
  try {
    response = await asked;
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
  } catch {
    throw new IndexError('unreachable', address);
  }
  throw new IndexError(response.status < 500 ? 'missing' : 'unreachable', `${address}: ${response.status}`);
}

/** Fetches a file of the index. Shards never change under their name; the meta file is asked for again. */
export const fetchFile: FetchBytes = (address, cache) => bytesOf(address, fetch(address, { cache }));
