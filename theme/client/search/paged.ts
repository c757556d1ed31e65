/** All pages of one query, loaded one after the other; a late answer for an older query is dropped (B5.105). */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import type { SearchParts } from './search-parts.js';
import type { Hit, Transport } from './transport.js';

/** Milliseconds after the last key until the results are asked for (B5.102). */
const REFRESH_DELAY = 300;

interface Paged {
  query: string;
  hits: Hit[];
  /** Pages found, where the transport counts them; else places. */
  found: number;
  atLeast: boolean;
  /** The hits are only like what was asked for; what follows takes their place. */
  near: boolean;
  page: number;
  pages: number;
  done: boolean;
  status: 'idle' | 'loading' | 'error';
}

const NONE: Paged = {
  query: '',
  hits: [],
  found: 0,
  atLeast: false,
  near: false,
  page: -1,
  pages: 0,
  done: false,
  status: 'idle',
};

interface Asking {
  /** null while an input method composes: what is shown stays. */
  query: string | null;
  /** Pages that the first query is asked for. */
  first: number;
}

export function usePaged(
  site: ClientSite,
  transport: () => Promise<Transport>,
  { query, first }: Asking,
  { makeRequest, distinct }: SearchParts,
) {
  const [state, setState] = useState(NONE);
  const control = useRef<AbortController | null>(null);

  /** Pages to ask for at once: the query of the address is whole, only after a key there may be more. */
  const opening = useRef(first);

  /** Resolves to whether it has come, and others follow. */
  const load = useCallback(
    async (wanted: string, page: number): Promise<boolean> => {
      const { search } = site;
      if (search.provider === 'none') return false;
      control.current?.abort();
      const mine = new AbortController();
      control.current = mine;
      setState((before) => ({ ...before, status: 'loading' }));
      try {
        const { results } = await (await transport()).search([makeRequest(site, search, wanted, innerWidth, page)], {
          signal: mine.signal,
        });
        const [result] = results;
        if (mine.signal.aborted || !result) return false;
        setState((before) => ({
          query: wanted,
          hits: distinct([...(page > 0 && !before.near ? before.hits : []), ...result.hits]),
          found: result.pages ?? result.nbHits,
          atLeast: result.atLeast ?? false,
          near: result.near ?? false,
          page,
          pages: result.nbPages,
          done: true,
          status: 'idle',
        }));
        return page + 1 < result.nbPages;
      } catch (error) {
        if (mine.signal.aborted) return false;
        if ((error as Error).name !== 'RetryError') console.error(error);
        setState({ ...NONE, status: 'error' });
        return false;
      }
    },
    [site, transport, makeRequest, distinct],
  );

  useEffect(() => {
    if (query === null) return;
    control.current?.abort();
    const pages = opening.current;
    opening.current = 0;
    if (!query) return setState(NONE);
    const loadAll = async () => {
      for (let page = 0; (await load(query, page)) && page + 1 < pages; page++);
    };
    if (pages > 0) return void loadAll();
    const timer = setTimeout(() => void loadAll(), REFRESH_DELAY);
    return () => clearTimeout(timer);
  }, [query, load]);

  const hasMore = state.page + 1 < state.pages && state.status !== 'error';
  const more = useCallback(() => {
    if (hasMore && state.status === 'idle') void load(state.query, state.page + 1);
  }, [hasMore, state.status, state.query, state.page, load]);
  /** After an error the same is asked for once more, by its reader or because the network is there again. */
  const again = useCallback(() => {
    if (state.status === 'error' && query) void load(query, 0);
  }, [state.status, query, load]);
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [again]);
  return { ...state, hasMore, more, again };
}
