/**
 * The only interface that the search interface uses, whatever answers it: `search(requests, {signal}) → {results}` in the hosted service's
 * response shape. Three transports: `engine/engine.ts` (our sharded index, read in the browser), `algolia.ts` (POST to a hosted service) and
 * that of a site's own provider (`CreateTransport`).
 *
 * - Highlighted and snippeted values are plain text with `highlightPreTag` and `highlightPostTag` around the matches: never HTML to insert.
 * - One hit per `url` with anchor (D25); `nbHits` counts hits.
 * - A call whose `signal` is aborted rejects with an `AbortError`.
 * - An error with the name `RetryError`: no answer (no host; the index cannot be read). Any other error is a fault of ours and is logged.
 */
import type { CustomClientSearch } from '../../../renderer/shared/client-site.js';

/** A query. A transport may ignore everything except `query`, `facetFilters` and the tags for highlights. */
export interface SearchRequest {
  indexName: string;
  query: string;
  attributesToRetrieve: string[];
  attributesToSnippet: string[];
  snippetEllipsisText: string;
  highlightPreTag: string;
  highlightPostTag: string;
  hitsPerPage: number;
  page?: number;
  clickAnalytics?: boolean;
  /** Outer list: all must hold; inner lists: one must. `language:zh-Hans`, `docusaurus_tag:…`, `version:…`. */
  facetFilters?: (string | string[])[];
}

/**
 * Delimiters of a match in displayed text: noncharacters (U+FDD0, U+FDD1), which no text contains. The hosted service is asked for `<mark>`, as its
 * specification says; `hostedMarks.ts` replaces these tags.
 */
export const MARK: [before: string, after: string] = ['\ufdd0', '\ufdd1'];

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type LevelName = (typeof LEVELS)[number];

export interface Highlight {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords?: string[];
}

export type Hierarchy = Record<LevelName, string | null>;

export interface Hit {
  objectID: string;
  url: string;
  type: Exclude<LevelName, 'lvl0'> | 'content';
  content: string | null;
  hierarchy: Hierarchy;
  _highlightResult?: { content?: Highlight; hierarchy?: Partial<Record<LevelName, Highlight>> };
  _snippetResult?: { content?: Highlight; hierarchy?: Partial<Record<LevelName, Highlight>> };
}

export interface SearchResult {
  hits: Hit[];
  /** Number of places, several of which may be on one page. */
  nbHits: number;
  /** Pages, where the transport counts them. */
  pages?: number;
  /** There may be more pages than those that are known of yet. */
  atLeast?: boolean;
  /** No page has been found yet that holds what was typed as it was typed, though some may follow: these hits are like it. */
  near?: boolean;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  queryID?: string;
}

export interface Transport {
  /** Hits to ask for first, where further ones cost further requests: those that are seen without scrolling. */
  first?: number;
  /** Fetches what every query needs; never fails. */
  warm?(): void;
  search(requests: SearchRequest[], options?: { signal?: AbortSignal }): Promise<{ results: SearchResult[] }>;
  /** Reports that a hit was opened, where the transport counts clicks. */
  clicked?(event: { queryID: string; objectID: string; position: number; indexName: string }): void;
}

/** Default export of a site's transport module. */
export type CreateTransport = (options: TransportOptions) => Transport | Promise<Transport>;

/** Index options of the configuration. */
export type TransportOptions = Pick<CustomClientSearch, 'indexName' | 'apiKey' | 'hosts' | 'site'>;
