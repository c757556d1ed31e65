/** The results of the search page as they were left for one of them: Back finds as many again, and the place among them. */
import { useEffect, useRef } from 'react';
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import { usePaged } from './paged.js';
import type { SearchParts } from './search-parts.js';
import type { Transport } from './transport.js';

interface Left {
  /** Pages of results that were there. */
  pages: number;
  /** Scroll position. */
  top: number;
}

/** Returns what this entry of the history was left with. */
function leftResults(): Left {
  const state: { results?: Left } | null = history.state;
  return state?.results ?? { pages: 1, top: 0 };
}

/** Leaves it with the entry of the history. */
export const leaveResults = (pages: number): void =>
  history.replaceState({ ...history.state, results: { pages, top: scrollY } satisfies Left }, '');

/** Results as `usePaged` has them; those that were left come at once, and the page scrolls to where the reader was. */
export function useResults(
  site: ClientSite,
  transport: () => Promise<Transport>,
  query: string | null,
  parts: SearchParts,
) {
  const { pages, top } = useRef(leftResults()).current;
  const results = usePaged(site, transport, { query, first: pages }, parts);
  const isDue = useRef(top > 0);
  const isThere = results.status === 'idle' && results.page >= 0 && results.page + 1 >= Math.min(pages, results.pages);
  useEffect(() => {
    if (!isDue.current || !isThere) return;
    isDue.current = false;
    scrollTo({ top, behavior: 'instant' });
  }, [isThere, top]);
  return results;
}
