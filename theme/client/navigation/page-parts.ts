/** Loading of the JSON parts of pages and sidebars (D9, D29): stable addresses, revalidated, checked, kept in memory. */
import { PART_FORMAT } from '../../../renderer/shared/limits.js';
import { encodePath } from '../../../renderer/shared/urls.js';
import type { PagePart } from '../../contract.js';
import { PartError } from './part-error.js';

export { PartError };

export interface Parts {
  /** The part at an address, from memory while it is fresh. Rejects with a `PartError`. */
  load<T = PagePart>(address: string): Promise<T>;
  /** True if a part is in memory or on its way. */
  has(address: string): boolean;
  /** Stores a part that was pushed (live reload). */
  put(address: string, part: unknown): void;
  /** Forgets one part or all (live reload). */
  forget(address?: string): void;
}

/** Milliseconds a part counts as fresh; also the time browsers keep a prefetched answer for one use. */
export const FRESH_MS = 300_000;
/** Parts kept in memory at most. */
const KEPT = 100;

export type FetchPart = (address: string, revalidate: boolean) => Promise<unknown>;

/** Gets a part by `fetch`: only a JSON answer with status 200 counts. */
export const fetchPart: FetchPart = async (address, revalidate) => {
  let answer: Response;
  try {
    answer = await fetch(encodePath(address), {
      credentials: 'same-origin',
      cache: revalidate ? 'no-cache' : 'default',
    });
  } catch (error) {
    throw new PartError(`Part ${address}: ${error}`);
  }
  if (answer.status !== 200) throw new PartError(`Part ${address}: status ${answer.status}`, answer.status);
  try {
    return await answer.json();
  } catch {
    throw new PartError(`Part ${address} is not JSON`, 200);
  }
};

/** True if data is a part this client understands: parts of pages and sidebars carry the same format number. */
function checkFormat(data: unknown): boolean {
  return typeof data === 'object' && data !== null && (data as { format?: unknown }).format === PART_FORMAT;
}

interface Entry {
  data: Promise<unknown>;
  fresh: boolean;
}

/** A store of parts over `get`. `hints` are addresses that the browser's cache holds: their next request need not be revalidated. */
export function createParts(get: FetchPart = fetchPart, hints: Set<string> = new Set()): Parts {
  const entries = new Map<string, Entry>();
  const request = async (address: string): Promise<unknown> => {
    const data = await get(address, !hints.delete(address));
    if (!checkFormat(data)) throw new PartError(`Part ${address} has an unknown format`, 200);
    return data;
  };
  const start = (address: string, older?: Entry): Entry => {
    const entry: Entry = { data: request(address), fresh: true };
    entry.data = entry.data.catch((error: PartError) => {
      if (entries.get(address) === entry) entries.delete(address);
      // Without an answer an older copy is better than a browser's offline page.
      if (error.status === 0 && older) return older.data;
      throw error;
    });
    entry.data.then(
      () =>
        setTimeout(() => {
          entry.fresh = false;
        }, FRESH_MS),
      () => {},
    );
    return entry;
  };
  return {
    load<T>(address: string) {
      const present = entries.get(address);
      if (present?.fresh) return present.data as Promise<T>;
      const entry = start(address, present);
      entries.delete(address);
      entries.set(address, entry);
      // The oldest go when there are too many.
      if (entries.size > KEPT) entries.delete(entries.keys().next().value as string);
      return entry.data as Promise<T>;
    },
    has: (address) => entries.get(address)?.fresh ?? false,
    put: (address, part) => void entries.set(address, { data: Promise.resolve(part), fresh: true }),
    forget: (address) => (address === undefined ? entries.clear() : void entries.delete(address)),
  };
}
