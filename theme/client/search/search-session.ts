/**
 * One search session: query, status and answer, without React. The newest query wins; while it loads the old hits stay; stalled after
 * 300 ms; an error stays until the next query (B5.116, A-26). While an input method composes, nothing is asked.
 */
import { SEARCH_STALLED_MS, SEARCH_SUGGESTIONS_MAX } from '../../../renderer/shared/limits.js';
import { type Group, groupHits, suggestions } from './groups.js';
import { clampQuery } from './search-request.js';
import type { SearchRequest, SearchResult, Transport } from './transport.js';

export type Status = 'idle' | 'loading' | 'stalled' | 'error';

export interface SearchState {
  query: string;
  status: Status;
  /** Query that `groups` answer; differs from `query` while loading. */
  answered: string | null;
  groups: Group[];
  /** Pages found, where the transport counts them; else places. */
  nbHits: number;
  /** There may be more. */
  atLeast: boolean;
  queryID?: string;
  /** Alternative queries if nothing is found. */
  suggestions: string[];
  /** Index of the active row among all shown rows. */
  active: number;
  /** The reader has moved to a row since the last query was asked for. */
  hasMoved: boolean;
}

export interface Session {
  state(): SearchState;
  subscribe(listener: () => void): () => void;
  /** A new text of the input; `composing`: shown, but not asked for yet. */
  type(text: string, composing?: boolean): void;
  /** Asks once more. */
  again(): Promise<void>;
  move(to: number): void;
  close(): void;
}

const EMPTY: SearchState = {
  query: '',
  status: 'idle',
  answered: null,
  groups: [],
  nbHits: 0,
  atLeast: false,
  suggestions: [],
  active: 0,
  hasMoved: false,
};

/** Milliseconds until the first hits are seen; the others are asked for then, so that they are in nobody's way. */
const SEEN = 60;

const rowsOf = (groups: readonly Group[]) => groups.flatMap(({ hits }) => hits.map(({ hit }) => hit));

/** The active row of a new answer: the one that the reader has moved to while it was awaited, else the first. */
function activeOf({ active, hasMoved, groups: before }: SearchState, groups: readonly Group[]): number {
  const moved = hasMoved ? rowsOf(before)[active]?.url : undefined;
  return Math.max(
    0,
    rowsOf(groups).findIndex(({ url }) => url === moved),
  );
}

/** Returns what is shown of an answer. */
function shownOf(before: SearchState, query: string, result: SearchResult | undefined): Partial<SearchState> {
  const groups = groupHits(result?.hits ?? []);
  return {
    answered: query,
    groups,
    nbHits: result?.pages ?? result?.nbHits ?? 0,
    atLeast: result?.atLeast ?? false,
    queryID: result?.queryID,
    active: activeOf(before, groups),
  };
}

/** Keeps what is shown, and tells of each change. */
function createShown() {
  let state = EMPTY;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    set(changes: Partial<SearchState>) {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function createSession(load: () => Promise<Transport>, request: (query: string) => SearchRequest): Session {
  const { state, set, subscribe } = createShown();
  let control: AbortController | null = null;
  let stall: ReturnType<typeof setTimeout> | undefined;
  /** Last query asked for, trimmed. */
  let asked = '';
  const seen: string[] = [];

  const stop = () => {
    control?.abort();
    control = null;
    clearTimeout(stall);
  };

  async function ask(query: string): Promise<void> {
    stop();
    const mine = new AbortController();
    control = mine;
    set({ status: 'loading', hasMoved: false });
    stall = setTimeout(() => control === mine && set({ status: 'stalled' }), SEARCH_STALLED_MS);
    try {
      const transport = await load();
      const hits = async (some?: Partial<SearchRequest>) =>
        (await transport.search([{ ...request(query), ...some }], { signal: mine.signal })).results[0];
      const first = transport.first ? await hits({ hitsPerPage: transport.first }) : undefined;
      if (control !== mine) return;
      if (first && first.hits.length >= first.nbHits) return answered(query, first);
      if (first) {
        // Pending results are appended below: no sign of it. Without a hit nothing is known yet.
        if (first.hits.length > 0) show(query, first, { status: 'loading' });
        await new Promise((resolve) => setTimeout(resolve, SEEN));
        if (control !== mine) return;
      }
      const all = await hits();
      if (control === mine) answered(query, all);
    } catch (error) {
      if (control !== mine) return;
      control = null;
      clearTimeout(stall);
      if ((error as Error).name !== 'RetryError') console.error(error);
      // The first hits stay when only the others cannot be had.
      if (state().answered === query && state().groups.length > 0) set({ status: 'idle' });
      else set({ status: 'error', answered: null, groups: [], nbHits: 0 });
    }
  }

  /** Shows the hits that are there. */
  function show(query: string, result: SearchResult | undefined, changes: Partial<SearchState> = {}): void {
    clearTimeout(stall);
    set({ ...shownOf(state(), query, result), ...changes });
  }

  function answered(query: string, result: SearchResult | undefined): void {
    control = null;
    show(query, result);
    seen.unshift(...state().groups.map(({ title }) => title));
    set({ status: 'idle', suggestions: suggestions(seen, SEARCH_SUGGESTIONS_MAX) });
  }

  return {
    state,
    subscribe,
    type(text, composing = false) {
      const query = clampQuery(text);
      set({ query });
      if (composing || query.trim() === asked) return;
      asked = query.trim();
      if (asked) void ask(query);
      else {
        stop();
        set({ ...EMPTY, query });
      }
    },
    again: () => ask(asked),
    move: (active) => set({ active, hasMoved: true }),
    close: stop,
  };
}
