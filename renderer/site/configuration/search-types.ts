/** Configuration of search (`search`) and of what `notes index` pushes (`index`). */

interface SharedSearch {
  /** Name of the index. */
  indexName?: string;
  /** Address of the search page; false: none. Default `search`. */
  searchPagePath?: string | false;
  /** Only what is in the language and version of the open page is found. Default true. */
  contextual?: boolean;
  /** Address that readers are sent to where nothing is found. */
  missingResultsUrl?: string;
  /** Groups of words that mean the same, besides the built-in ones of the site's language; false: none. */
  synonyms?: false | string[][];
}

/** Our own index, made with the site and read in the browser. */
export interface EmbeddedSearch extends SharedSearch {
  /** Our own index. */
  provider?: 'embedded';
}

export interface AlgoliaSearch extends SharedSearch {
  /** The index of Algolia. */
  provider: 'algolia';
  /** Name of the application there. */
  appId?: string | undefined;
  /** Key for readers, who may see it: it may only search. */
  apiKey?: string | undefined;
  /** Hosts that are asked instead of Algolia's own. */
  hosts?: string[];
  /** `notes` (default): `notes index` fills the index, and queries are bound to its records; `crawler`: a crawler does, whose records have no site. */
  filledBy?: 'notes' | 'crawler';
  /** Tells Algolia which hits are opened. Default false. */
  insights?: boolean;
  /** Further parameters of each query. */
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
  /** Modules of the site. */
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
  /** Name of the application. Default: that of `search`. */
  appId?: string;
  /** Name of the index. Default: that of `search`. */
  indexName?: string;
  /** Hosts that are asked instead of Algolia's own. */
  hosts?: string[];
  /** The most bytes of a record. Default 10,000. */
  maxRecordBytes?: number;
  /** Settings of the index. */
  settings?: Record<string, unknown>;
  /** Synonyms that the host is given. */
  synonyms?: unknown[];
  /** Marker of this site's records in a shared index. Default: the site's address. */
  site?: string;
}
