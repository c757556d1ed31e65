/** Algolia as a host of search records, over its own client. */

import type { Algoliasearch } from 'algoliasearch';
import { caughtError } from '../../site/helpers/caught-error.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { HostedRecord } from '../push/hosted-records.js';
import type { SearchHost } from '../push/search-host.js';
import { changedSettings, isFacet, wantedSettings } from './algolia-settings.js';

export interface AlgoliaHostOptions {
  client: Algoliasearch;
  indexName: string;
  /** Marker of this site. */
  site: string;
  /** Markers of all its languages. */
  sites: readonly string[];
  /** The site's own settings. */
  settings?: Record<string, unknown>;
  synonyms?: readonly Record<string, unknown>[];
}

/** A record as far as the comparison asks for it. */
interface StoredRecord {
  objectID: string;
  hash?: string;
  site?: string;
}

export function createAlgoliaHost({
  client,
  indexName,
  site,
  sites,
  settings = {},
  synonyms = [],
}: AlgoliaHostOptions): SearchHost {
  const storedSettings = () => orMissing(client.getSettings({ indexName }));

  /** Shows all records to `visit`; none where the index does not exist. */
  const browse = (browseParams: { facetFilters?: string[] }, visit: (record: StoredRecord) => void) =>
    orMissing(
      client.browseObjects<StoredRecord>({
        indexName,
        browseParams: { attributesToRetrieve: ['hash', 'site'], hitsPerPage: 1000, ...browseParams },
        aggregator: ({ hits }) => hits.forEach(visit),
      }),
    );

  const changed = async () => changedSettings(wantedSettings(settings), { ...(await storedSettings()) });
  const changedSynonyms = async () => {
    if (synonyms.length === 0) return false;
    const stored: Record<string, unknown>[] = [];
    await orMissing(
      client.browseSynonyms({ indexName, aggregator: ({ hits }) => stored.push(...hits.map((hit) => ({ ...hit }))) }),
    );
    return !sameSynonyms(synonyms, stored);
  };

  return {
    async stored() {
      const found = new Map<string, string>();
      // Filtering by an attribute without a facet finds nothing: such an index is read in full.
      const narrow = isFacet((await storedSettings())?.attributesForFaceting, 'site');
      await browse(narrow ? { facetFilters: [`site:${site}`] } : {}, (record) => {
        if (record.site === site) found.set(record.objectID, record.hash ?? '');
      });
      return found;
    },
    async save(records) {
      await client.saveObjects({ indexName, objects: asObjects(records), waitForTasks: true });
    },
    async remove(objectIDs) {
      await client.deleteObjects({ indexName, objectIDs: [...objectIDs], waitForTasks: true });
    },
    settings: {
      changed: async () => [...Object.keys(await changed()).sort(), ...((await changedSynonyms()) ? ['synonyms'] : [])],
      async apply() {
        const indexSettings = await changed();
        if (Object.keys(indexSettings).length > 0) {
          const { taskID } = await client.setSettings({ indexName, indexSettings });
          await client.waitForTask({ indexName, taskID });
        }
        if (await changedSynonyms()) {
          const synonymHit = synonyms as never;
          const { taskID } = await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true });
          await client.waitForTask({ indexName, taskID });
        }
      },
    },
    whole: {
      async foreign() {
        let others = 0;
        await browse({}, (record) => {
          if (record.site === undefined || !sites.includes(record.site)) others++;
        });
        return others;
      },
      // The service builds a second index and moves it over the first.
      async replace(records) {
        await client.replaceAllObjects({ indexName, objects: asObjects(records) });
      },
    },
    explain: (error) => serviceProblem(error, indexName),
  };
}

const asObjects = (records: readonly HostedRecord[]) => records.map((record) => ({ ...record }));

/** The answer; undefined where the index does not exist. */
async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (caughtError(error).status === 404) return undefined;
    throw error;
  }
}

/** Compares without regard to order: the service lists synonyms in an order of its own. */
function sameSynonyms(wanted: readonly Record<string, unknown>[], stored: readonly Record<string, unknown>[]): boolean {
  const texts = (list: readonly Record<string, unknown>[]) =>
    list.map((entry) => JSON.stringify(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))).sort();
  return texts(wanted).join('\n') === texts(stored).join('\n');
}

/** The client tries every host, and its error holds what each has answered; a refused connection has the status 0. */
function answeredStatus(error: unknown): string | number {
  const tried = error instanceof Error && 'stackTrace' in error ? error.stackTrace : undefined;
  return (Array.isArray(tried) && tried.findLast(({ response }) => response?.status)?.response.status) || '–';
}

export function serviceProblem(error: unknown, index: string): Problem {
  const { name, message, status } = caughtError(error);
  if (status === 403 || status === 401) return problem('index-key-refused', {});
  if (status === 429) return problem('index-rate-limited', {});
  if (name === 'RetryError') return problem('index-unreachable', { status: answeredStatus(error) });
  return problem('index-failed', { index, message: message ?? String(error), status: status ?? '–' });
}
