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

/** @param query null while an input method composes: what is shown stays */
export function usePaged(
  site: ClientSite,
  transport: () => Promise<Transport>,
  query: string | null,
  { makeRequest, distinct }: SearchParts,
) {
  const [state, setState] = useState(NONE);
  const control = useRef<AbortController | null>(null);

  const load = useCallback(
    async (wanted: string, page: number) => {
      const { search } = site;
      if (search.provider === 'none') return;
      control.current?.abort();
      const mine = new AbortController();
      control.current = mine;
      setState((before) => ({ ...before, status: 'loading' }));
      try {
        const { results } = await (await transport()).search([makeRequest(site, search, wanted, innerWidth, page)], {
          signal: mine.signal,
        });
        const [result] = results;
        if (mine.signal.aborted || !result) return;
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
      } catch (error) {
        if (mine.signal.aborted) return;
        if ((error as Error).name !== 'RetryError') console.error(error);
        setState({ ...NONE, status: 'error' });
      }
    },
    [site, transport, makeRequest, distinct],
  );

  useEffect(() => {
    if (query === null) return;
    control.current?.abort();
    if (!query) return setState(NONE);
    const timer = setTimeout(() => void load(query, 0), REFRESH_DELAY);
    return () => clearTimeout(timer);
  }, [query, load]);

  const hasMore = state.page + 1 < state.pages && state.status !== 'error';
  const more = useCallback(() => {
    if (hasMore && state.status === 'idle') void load(state.query, state.page + 1);
  }, [hasMore, state.status, state.query, state.page, load]);
  return { ...state, hasMore, more };
}
