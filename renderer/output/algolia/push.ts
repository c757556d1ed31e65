/**
 * Pushes the plan with the algoliasearch client. Order: save and wait, delete and wait, then settings. A push that is killed leaves
 * the old records whole (they are replaced one by one, deleted last), and the next run completes it, because it compares again.
 */
import type { Algoliasearch } from 'algoliasearch';
import { problem } from '../../site/problem.js';
import type { Problem } from '../../site/types.js';
import { makePlan, type PushPlan, refusal } from './plan.js';
import type { HostedRecord } from './records.js';
import { changedSettings, DEFAULT_SETTINGS } from './settings.js';

/** Records of one batch: a request stays well under the service's size limit. */
const BATCH = 500;

export interface PushOptions {
  client: Algoliasearch;
  indexName: string;
  /** Marker of this site. */
  site: string;
  records: readonly HostedRecord[];
  settings?: Record<string, unknown>;
  synonyms?: readonly Record<string, unknown>[];
  dryRun?: boolean;
  /** Swap the whole index at once instead of changing record by record. */
  replace?: boolean;
  force?: boolean;
  onProgress?: (step: PushStep, done: number, total: number) => void;
}

export type PushStep = 'compare' | 'save' | 'delete' | 'settings' | 'replace';

export interface PushResult {
  plan: PushPlan;
  settings: string[];
  pushed: boolean;
  problems: Problem[];
}

/** Compares, then pushes unless refused or `dryRun`. Failures of the service come back as problems. */
export async function push(options: PushOptions): Promise<PushResult> {
  const { client, indexName, records, onProgress = () => {} } = options;
  const result: PushResult = { plan: makePlan(records, new Map()), settings: [], pushed: false, problems: [] };
  try {
    onProgress('compare', 0, 1);
    const stored = await storedHashes(client, indexName, options.site);
    result.plan = makePlan(records, stored);
    const settings = changedSettings(
      { ...DEFAULT_SETTINGS, ...options.settings },
      await storedSettings(client, indexName),
    );
    result.settings = Object.keys(settings).sort();
    const refused = refusal(records, result.plan, stored.size);
    if (refused && !options.force) {
      result.problems.push(problem(refused, { remove: result.plan.remove.length, stored: stored.size }));
      return result;
    }
    if (options.dryRun) return result;
    if (options.replace) await replaceAll(options, settings);
    else await applyPlan(options, result.plan, settings);
    result.pushed = true;
  } catch (error) {
    result.problems.push(serviceProblem(error, indexName));
  }
  return result;
}

/** Hash by objectID of this site's records; empty when the index does not exist yet. */
async function storedHashes(client: Algoliasearch, indexName: string, site: string): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  try {
    await client.browseObjects<{ objectID: string; hash?: string }>({
      indexName,
      browseParams: { attributesToRetrieve: ['hash'], facetFilters: [`site:${site}`], hitsPerPage: 1000 },
      aggregator: ({ hits }) => {
        for (const { objectID, hash } of hits) stored.set(objectID, hash ?? '');
      },
    });
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error;
  }
  return stored;
}

async function storedSettings(client: Algoliasearch, indexName: string): Promise<Record<string, unknown>> {
  try {
    return (await client.getSettings({ indexName })) as Record<string, unknown>;
  } catch (error) {
    if ((error as { status?: number }).status === 404) return {};
    throw error;
  }
}

async function applyPlan(options: PushOptions, plan: PushPlan, settings: Record<string, unknown>): Promise<void> {
  const { client, indexName, onProgress = () => {} } = options;
  const save = [...plan.add, ...plan.update];
  for (let at = 0; at < save.length; at += BATCH) {
    onProgress('save', at, save.length);
    await client.saveObjects({
      indexName,
      objects: save.slice(at, at + BATCH) as unknown as Record<string, unknown>[],
      waitForTasks: true,
    });
  }
  for (let at = 0; at < plan.remove.length; at += BATCH) {
    onProgress('delete', at, plan.remove.length);
    await client.deleteObjects({ indexName, objectIDs: plan.remove.slice(at, at + BATCH), waitForTasks: true });
  }
  await applySettings(options, settings);
}

async function applySettings(
  { client, indexName, synonyms, onProgress = () => {} }: PushOptions,
  settings: Record<string, unknown>,
): Promise<void> {
  if (Object.keys(settings).length > 0) {
    onProgress('settings', 0, 1);
    const { taskID } = await client.setSettings({ indexName, indexSettings: settings });
    await client.waitForTask({ indexName, taskID });
  }
  if (synonyms && synonyms.length > 0) {
    const { taskID } = await client.saveSynonyms({
      indexName,
      synonymHit: synonyms as never,
      replaceExistingSynonyms: true,
    });
    await client.waitForTask({ indexName, taskID });
  }
}

/** The service builds a second index and moves it over the first: readers see the old or the new one. */
async function replaceAll(options: PushOptions, settings: Record<string, unknown>): Promise<void> {
  options.onProgress?.('replace', 0, options.records.length);
  await options.client.replaceAllObjects({
    indexName: options.indexName,
    objects: options.records as unknown as Record<string, unknown>[],
    batchSize: BATCH,
  });
  await applySettings(options, settings);
}

/** Rights that a push needs, and those that a key for it should not have. */
const NEEDED = ['addObject', 'deleteObject', 'browse', 'settings', 'editSettings'];
const TOO_MUCH = ['admin', 'logs', 'listIndexes', 'usage', 'inference'];

/** Asks the service for the key's rights (D28). The key itself never enters a problem. */
export async function checkKey(client: Algoliasearch, key: string, replace: boolean): Promise<Problem[]> {
  try {
    const { acl } = await client.getApiKey({ key });
    const rights = new Set<string>(acl);
    const missing = [...NEEDED, ...(replace ? ['deleteIndex'] : [])].filter((right) => !rights.has(right));
    if (missing.length > 0) return [problem('index-key-too-weak', { missing: missing.join(', ') })];
    const extra = TOO_MUCH.filter((right) => rights.has(right));
    return extra.length > 0 ? [problem('index-key-too-strong', { extra: extra.join(', ') })] : [];
  } catch (error) {
    const { status } = error as { status?: number };
    // A key that may not read its own rights is told apart from one the service does not know.
    return status === 403 || status === 401
      ? [problem('index-key-refused', {})]
      : status === 404
        ? []
        : [serviceProblem(error, '')];
  }
}

function serviceProblem(error: unknown, indexName: string): Problem {
  const { name, message, status } = error as { name?: string; message?: string; status?: number };
  if (status === 403 || status === 401) return problem('index-key-refused', {});
  if (status === 429) return problem('index-rate-limited', {});
  if (name === 'RetryError') return problem('index-unreachable', {});
  return problem('index-failed', { index: indexName, message: message ?? String(error), status: status ?? '' });
}
