/**
 * Brings the difference between a site's records and its host's to the host. Order: save, then delete, then settings. A push that is killed leaves
 * the old records whole (they are replaced one by one, deleted last), and the next run completes it, because it compares again.
 */
import { caughtError } from '../../site/helpers/caught-error.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { type HostedRecord, isHostedId } from './hosted-records.js';
import { makePlan, type PushPlan, refusal } from './push-plan.js';
import type { SearchHost } from './search-host.js';

/** Records of one batch: a request stays well under the size limit of hosted services. */
const BATCH = 500;

export interface PushOptions {
  host: SearchHost;
  /** Name of the index, for problems. */
  indexName: string;
  /** Marker of this site. */
  site: string;
  records: readonly HostedRecord[];
  dryRun?: boolean;
  /** Swap the whole index at once instead of changing record by record. */
  replace?: boolean;
  /** Records of the site's other languages, which a replaced index holds too. */
  beside?: readonly HostedRecord[];
  force?: boolean;
  onProgress?: (step: PushStep, done: number, total: number) => void;
}

export type PushStep = 'compare' | 'save' | 'delete' | 'settings' | 'replace';

export interface PushResult {
  /** Absent where the comparison failed. */
  plan?: PushPlan;
  /** Names of the settings that differ. */
  settings: string[];
  /** All of the plan was carried out. */
  pushed: boolean;
  /** Records that the host has confirmed, whether or not the push was completed. */
  done: { saved: number; deleted: number };
  problems: Problem[];
}

/** Compares, then pushes unless refused or `dryRun`. Failures of the host come back as problems. */
export async function push(options: PushOptions): Promise<PushResult> {
  const { host, records, onProgress = () => {} } = options;
  const result: PushResult = { settings: [], pushed: false, done: { saved: 0, deleted: 0 }, problems: [] };
  try {
    onProgress('compare', 0, 1);
    const stored = await host.stored();
    const plan = makePlan(records, stored, options.site);
    const settings = (await host.settings?.changed()) ?? [];
    const refused = await refusalOf(options, plan, stored.size);
    Object.assign(result, { plan, settings });
    if (refused) result.problems.push(refused);
    if (refused || options.dryRun) return result;
    if (options.replace && host.whole) {
      onProgress('replace', 0, records.length);
      await host.whole.replace([...records, ...(options.beside ?? [])]);
    } else await applyPlan(options, plan, result.done);
    if (settings.length > 0) {
      onProgress('settings', 0, 1);
      await host.settings?.apply();
    }
    result.pushed = true;
  } catch (error) {
    result.problems.push(host.explain?.(error) ?? failure(error, options.indexName));
  }
  return result;
}

async function refusalOf(options: PushOptions, plan: PushPlan, storedCount: number): Promise<Problem | undefined> {
  const { host, records, indexName: index, replace, force } = options;
  if (replace) {
    if (!host.whole) return problem('index-replace-unsupported', {});
    const others = await host.whole.foreign();
    if (others > 0) return problem('index-shared', { index, others });
  }
  const code = force ? null : refusal(records, plan, storedCount);
  return code ? problem(code, { remove: plan.remove.length - plan.renamed, stored: storedCount }) : undefined;
}

async function applyPlan(options: PushOptions, plan: PushPlan, done: PushResult['done']): Promise<void> {
  const { host, onProgress = () => {} } = options;
  const save = [...plan.add, ...plan.update];
  for (; done.saved < save.length; done.saved += Math.min(BATCH, save.length - done.saved)) {
    onProgress('save', done.saved, save.length);
    await host.save(save.slice(done.saved, done.saved + BATCH));
  }
  const remove = await stillOwn(options, plan.remove);
  for (; done.deleted < remove.length; done.deleted += Math.min(BATCH, remove.length - done.deleted)) {
    onProgress('delete', done.deleted, remove.length);
    await host.remove(remove.slice(done.deleted, done.deleted + BATCH));
  }
}

/** Ids of other versions of the tool lack the site. Another site of the index may have written a record of its own there since the comparison. */
async function stillOwn({ host, site }: PushOptions, objectIDs: readonly string[]): Promise<readonly string[]> {
  if (objectIDs.every((id) => isHostedId(site, id))) return objectIDs;
  const stored = await host.stored();
  return objectIDs.filter((id) => stored.has(id));
}

function failure(error: unknown, index: string): Problem {
  const { message, status } = caughtError(error);
  return problem('index-failed', { index, message: message ?? String(error), status: status ?? '–' });
}
