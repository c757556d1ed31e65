/** Configuration of search (`search`) and of what `notes index` pushes (`index`). */

interface SharedSearch {
  indexName?: string;
  searchPagePath?: string | false;
  contextual?: boolean;
  missingResultsUrl?: string;
  /** Groups of words that mean the same, besides the built-in ones of the site's language; false: none. */
  synonyms?: false | string[][];
}

/** Our own index, made with the site and read in the browser. */
export interface EmbeddedSearch extends SharedSearch {
  provider?: 'embedded';
}

export interface AlgoliaSearch extends SharedSearch {
  provider: 'algolia';
  appId?: string | undefined;
  apiKey?: string | undefined;
  hosts?: string[];
  /** `notes` (default): `notes index` fills the index, and queries are bound to its records; `crawler`: a crawler does, whose records have no site. */
  filledBy?: 'notes' | 'crawler';
  insights?: boolean;
  searchParameters?: Record<string, unknown>;
}

/** Modules of the site that bring a host of its own, relative to the site folder. */
export interface ProviderModules {
  /** Runs in the browser: its default export makes the `Transport` that turns queries into hits. */
  transport: string;
  /** Runs in `notes index` alone: its default export makes the `SearchHost` that takes the records. */
  push?: string;
}

interface OwnSearch extends SharedSearch {
  /** Key for readers, who may see it. */
  apiKey?: string;
  /** Origins that the transport asks: the content policy allows them. */
  hosts?: string[];
}

export interface CustomSearch extends OwnSearch {
  provider: ProviderModules;
}

export type SearchConfig = false | EmbeddedSearch | AlgoliaSearch | CustomSearch;

/** The finished options. */
export type SiteSearch =
  | { provider: 'none' }
  | EmbeddedSearch
  | AlgoliaSearch
  | (OwnSearch & { provider: 'custom'; modules: ProviderModules });

/** `notes index`: settings, synonyms and record limits as code. Keys come from the environment only. */
export interface IndexConfig {
  appId?: string;
  indexName?: string;
  hosts?: string[];
  maxRecordBytes?: number;
  settings?: Record<string, unknown>;
  synonyms?: unknown[];
  /** Marker of this site's records in a shared index. Default: the site's address. */
  site?: string;
}
