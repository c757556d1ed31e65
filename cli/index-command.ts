/** `notes index [dir]`: pushes what changed of the search records to the hosted service; `--dry-run` shows it instead. */
import { createEngine } from '../renderer/engine/build.js';
import type { PushResult, PushStep } from '../renderer/output/algolia/push.js';
import type { HostedRecords } from '../renderer/output/algolia/records.js';
import type { Site } from '../renderer/site/config-types.js';
import { problem } from '../renderer/site/problem.js';
import type { Problem, SearchPageRecords } from '../renderer/site/types.js';
import { checkPublishedKey, hostOf } from './hosted-search.js';
import { EXIT } from './program.js';
import { reportProblems } from './report/report.js';
import { type SiteOptions, siteBuildOptions } from './site-options.js';
import { type Terminal, terminal } from './terminal.js';

export interface IndexCommandOptions extends SiteOptions {
  dryRun?: boolean;
  replace?: boolean;
  force?: boolean;
}

export async function indexCommand(dir: string | undefined, options: IndexCommandOptions): Promise<number> {
  const screen = terminal();
  const found = siteBuildOptions(dir, options);
  if ('problems' in found) {
    await reportProblems(found.problems, { screen, options });
    return EXIT.usage;
  }
  const engine = createEngine({ ...found.options, out: null });
  try {
    const { records, problems, site } = await engine.records();
    const report = (list: readonly Problem[]) =>
      reportProblems([...list], { screen, options: { format: options.format }, dir: found.options.dir });
    const grave = problems.filter(({ level }) => level === 'error');
    if (!site || grave.length > 0) {
      await report(grave);
      return site ? EXIT.failed : EXIT.usage;
    }
    return await pushSite({ site, records, options, screen, report });
  } finally {
    await engine.close();
  }
}

interface PushInput {
  site: Site;
  records: readonly SearchPageRecords[];
  options: IndexCommandOptions;
  screen: Terminal;
  report: (problems: readonly Problem[]) => Promise<void>;
}

/** Keys come from the environment alone and are never printed. */
interface Credentials {
  appId: string | undefined;
  key: string | undefined;
  indexName: string;
}

function credentialsOf(site: Site): Credentials {
  const hosted = site.search.provider === 'algolia' ? site.search : undefined;
  return {
    appId: process.env.ALGOLIA_APP_ID || site.index.appId || hosted?.appId,
    key: process.env.ALGOLIA_WRITE_KEY || undefined,
    indexName: site.index.indexName ?? hosted?.indexName ?? 'notes',
  };
}

async function pushSite(input: PushInput): Promise<number> {
  const { site, options, screen, report } = input;
  const { makeHostedRecords } = await import('../renderer/output/algolia/records.js');
  const marker = site.index.site ?? `${site.url}${site.baseUrl}`;
  const hosted = makeHostedRecords(input.records, marker, site.url, site.index.maxRecordBytes);
  if (hosted.problems.length > 0) {
    await report(hosted.problems);
    return EXIT.failed;
  }
  const credentials = credentialsOf(site);
  const { appId, key } = credentials;
  if (!appId || !key) {
    if (options.dryRun) return await offlinePlan(hosted, input);
    await report([
      ...(appId ? [] : [problem('index-app-id-missing')]),
      ...(key ? [] : [problem('index-api-key-missing')]),
    ]);
    return EXIT.usage;
  }
  const result = await pushTo({ ...credentials, appId, key }, hosted, marker, input);
  await report(result.problems);
  await print(result, hosted, input);
  screen.say(outcome(result, options));
  return result.problems.some(({ level }) => level === 'error') ? EXIT.failed : EXIT.ok;
}

async function pushTo(
  { appId, key, indexName }: Credentials & { appId: string; key: string },
  hosted: HostedRecords,
  marker: string,
  { site, options, screen }: PushInput,
): Promise<PushResult> {
  const [{ algoliasearch }, { checkKey, push }] = await Promise.all([
    import('algoliasearch'),
    import('../renderer/output/algolia/push.js'),
  ]);
  const client = algoliasearch(appId, key, site.index.hosts ? { hosts: site.index.hosts.map(hostOf) } : undefined);
  const rights = [...(await checkKey(client, key, options.replace ?? false)), ...(await checkPublishedKey(site))];
  const progress = screen.live ? (await import('./report/progress.js')).startProgress() : undefined;
  let shown: PushStep | undefined;
  const refused = rights.some(({ level }) => level === 'error');
  const result = await push({
    client,
    indexName,
    site: marker,
    records: hosted.records,
    settings: site.index.settings,
    synonyms: site.index.synonyms as readonly Record<string, unknown>[] | undefined,
    dryRun: options.dryRun || refused,
    replace: options.replace,
    force: options.force,
    onProgress(step, done, total) {
      if (step !== shown) {
        progress?.step(step);
        if (!progress) screen.say(`${step} …`);
      }
      shown = step;
      progress?.advance(done, total);
    },
  });
  progress?.stop();
  return { ...result, problems: [...rights, ...(refused ? [] : result.problems)] };
}

/** Without keys the plan compares with an empty index, and says so (D28). */
async function offlinePlan(hosted: HostedRecords, input: PushInput): Promise<number> {
  const { makePlan } = await import('../renderer/output/algolia/plan.js');
  const result: PushResult = { plan: makePlan(hosted.records, new Map()), settings: [], pushed: false, problems: [] };
  await print(result, hosted, input);
  input.screen.say('No keys in the environment (ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY): compared with an empty index.');
  input.screen.say(outcome(result, input.options));
  return EXIT.ok;
}

/** Data: the plan with `--json`, else on a dry run the records as JSON lines. */
async function print(result: PushResult, hosted: HostedRecords, { options, screen }: PushInput): Promise<void> {
  const { plan, settings, pushed } = result;
  if (options.json) {
    const ids = (list: readonly { objectID: string }[]) => list.map(({ objectID }) => objectID);
    const { unchanged, bytes, biggest, remove } = plan;
    await screen.data(
      JSON.stringify({
        pushed,
        add: ids(plan.add),
        update: ids(plan.update),
        remove,
        unchanged,
        bytes,
        biggest,
        settings,
      }),
    );
  } else if (options.dryRun) {
    await screen.data(hosted.records.map((record) => JSON.stringify(record)).join('\n'));
  }
}

function outcome({ plan, settings, pushed }: PushResult, { dryRun }: IndexCommandOptions): string {
  const biggest = plan.biggest.map(({ objectID, bytes }) => `\n  ${bytes} bytes  ${objectID}`).join('');
  const counts = `${plan.add.length} to add, ${plan.update.length} to update, ${plan.remove.length} to delete, ${plan.unchanged} unchanged; ${(plan.bytes / 1024).toFixed(1)} KB to send`;
  const set = settings.length > 0 ? `; settings: ${settings.join(', ')}` : '';
  if (dryRun) return `Plan: ${counts}${set}\nBiggest records:${biggest}`;
  return pushed ? `Pushed: ${counts.replaceAll(' to ', ' ')}${set}` : `Nothing pushed: ${counts}`;
}
