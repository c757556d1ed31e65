/** The contract between `notes index` and a host of search records. `push.ts` decides what changes; a host carries it out. */
import type { Problem } from '../../site/problems/problem-types.js';
import type { HostedRecord } from './hosted-records.js';

/**
 * A host of search records. A call that changes the host resolves once reads see the change, and rejects if any part of it failed.
 * Invariant: only records whose `site` is this site's are listed, replaced or deleted.
 */
export interface SearchHost {
  /** Hash by objectID of this site's records; empty where the host has no index yet. */
  stored(): Promise<ReadonlyMap<string, string>>;
  /** Adds records, replacing those of the same objectID. */
  save(records: readonly HostedRecord[]): Promise<void>;
  /** Deletes records by objectID. */
  remove(objectIDs: readonly string[]): Promise<void>;
  /** Settings of the index, for hosts that keep some. */
  settings?: HostSettings;
  /** Replacement of the whole index in one step (`--replace`), for hosts that can. */
  whole?: WholeIndex;
  /** Problem for an error of this host; undefined for an error that says enough itself. */
  explain?(error: unknown): Problem | undefined;
}

/** Default export of a site's module for `search.provider.push`. Keys come from the environment: the module reads them itself. */
export type CreateHost = (options: HostOptions) => SearchHost | Promise<SearchHost>;

/** Options of the index from the configuration. */
export interface HostOptions {
  indexName: string;
  /** Origins of the host: `index.hosts`, else `search.hosts`. */
  hosts: readonly string[];
  /** Marker that this site's records have. */
  site: string;
  /** Those of all its languages: one index may hold them together. */
  sites: readonly string[];
  /** `index.settings`. */
  settings: Readonly<Record<string, unknown>>;
  /** `index.synonyms`. */
  synonyms: readonly unknown[];
}

export interface HostSettings {
  /** Names of the settings that differ from what the site wants. */
  changed(): Promise<string[]>;
  /** Sends those that differ. */
  apply(): Promise<void>;
}

export interface WholeIndex {
  /** Number of records that belong to no language of this site. */
  foreign(): Promise<number>;
  /** Replaces all records of the index: readers see the old or the new ones. */
  replace(records: readonly HostedRecord[]): Promise<void>;
}
