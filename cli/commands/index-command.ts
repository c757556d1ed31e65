/** `notes index [dir]`: pushes what changed of the search records to the hosted service; `--dry-run` shows it instead. */
import { createEngine } from '../../renderer/engine/build.js';
import { createTrace } from '../../renderer/engine/run/trace.js';
import type { HostedRecords } from '../../renderer/output/push/hosted-records.js';
import type { PushResult, PushStep } from '../../renderer/output/push/push.js';
import type { PushPlan } from '../../renderer/output/push/push-plan.js';
import type { Site } from '../../renderer/site/configuration/config-types.js';
import type { SearchPageRecords } from '../../renderer/site/content/search-record.js';
import { recordSite } from '../../renderer/site/pages/make-client-site.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { EXIT } from '../options/exit.js';
import { type SiteOptions, siteBuildOptions } from '../options/site-options.js';
import { sayAboutRun } from '../report/about-run.js';
import { pushSummary } from '../report/push-summary.js';
import { reportProblems } from '../report/report.js';
import { STEP_NAMES } from '../report/step-names.js';
import { type Terminal, terminal } from '../report/terminal.js';
import { crawlerProblem, findTarget, missingKeys, type PushTarget } from './push-target.js';

export interface IndexCommandOptions extends SiteOptions {
  dryRun?: boolean;
  replace?: boolean;
  force?: boolean;
}

export async function indexCommand(dir: string | undefined, options: IndexCommandOptions): Promise<number> {
  const screen = terminal(options);
  const found = siteBuildOptions(dir, options);
  if ('problems' in found) {
    await reportProblems(found.problems, { screen, options });
    return EXIT.usage;
  }
  sayAboutRun(screen, found.options);
  const progress = screen.progress(!options.json);
  const engine = createEngine({
    ...found.options,
    out: null,
    trace: createTrace(progress.step),
    onProgress: progress.advance,
  });
  try {
    const { records, problems, site } = await engine.records();
    progress.stop();
    const report = (list: readonly Problem[]) =>
      reportProblems([...list], { screen, options: { format: options.format }, dir: found.options.dir, hasData: true });
    const grave = problems.filter(({ level }) => level === 'error');
    if (!site || grave.length > 0) {
      await report(grave);
      return site ? EXIT.failed : EXIT.usage;
    }
    return await pushSite({ site, records, options, screen, report, cacheDir: found.options.cacheDir });
  } finally {
    progress.stop();
    await engine.close();
  }
}

interface PushInput {
  site: Site;
  records: readonly SearchPageRecords[];
  options: IndexCommandOptions;
  screen: Terminal;
  cacheDir: string;
  report: (problems: readonly Problem[]) => Promise<void>;
}

async function pushSite(input: PushInput): Promise<number> {
  const { site, options, screen, report, cacheDir } = input;
  const crawled = crawlerProblem(site);
  if (crawled) {
    await report([crawled]);
    return EXIT.usage;
  }
  const { makeHostedRecords } = await import('../../renderer/output/push/hosted-records.js');
  const hosted = makeHostedRecords(input.records, recordSite(site), site.url, site.index.maxRecordBytes);
  if (hosted.problems.length > 0) {
    await report(hosted.problems);
    return EXIT.failed;
  }
  const missing = missingKeys(site);
  if (options.dryRun && missing.length > 0) return await offlinePlan(hosted, missing, input);
  const target = await findTarget({ site, cacheDir, replace: options.replace });
  if ('problems' in target) {
    await report(target.problems);
    return EXIT.usage;
  }
  const result = await pushTo(target, hosted, input);
  await report(result.problems);
  await print(result, hosted, input);
  screen.say(pushSummary(result, options, screen.language));
  return result.problems.some(({ level }) => level === 'error') ? EXIT.failed : EXIT.ok;
}

async function pushTo(
  { host, indexName, rights }: PushTarget,
  hosted: HostedRecords,
  { site, options, screen }: PushInput,
): Promise<PushResult> {
  const { push } = await import('../../renderer/output/push/push.js');
  const progress = screen.progress(!options.json);
  let shown: PushStep | undefined;
  const refused = rights.some(({ level }) => level === 'error');
  const result = await push({
    host,
    indexName,
    site: recordSite(site),
    records: hosted.records,
    dryRun: options.dryRun || refused,
    replace: options.replace,
    force: options.force,
    onProgress(step, done, total) {
      if (step !== shown) {
        progress.step(step);
        if (screen.columns === undefined) screen.tell(`${STEP_NAMES[step]?.[screen.language] ?? step} …`);
      }
      shown = step;
      progress.advance(done, total);
    },
  });
  progress.stop();
  return { ...result, problems: [...rights, ...(refused ? [] : result.problems)] };
}

/** Without keys the plan compares with an empty index, and says so (D28). */
async function offlinePlan(hosted: HostedRecords, missing: readonly string[], input: PushInput): Promise<number> {
  const { makePlan } = await import('../../renderer/output/push/push-plan.js');
  const plan = makePlan(hosted.records, new Map(), recordSite(input.site));
  const result: PushResult = { plan, settings: [], pushed: false, done: { saved: 0, deleted: 0 }, problems: [] };
  await print(result, hosted, input);
  const { screen, options } = input;
  screen.say(
    screen.language === 'zh'
      ? `环境变量里没有密钥（${missing.join('、')}）：与空索引比较。`
      : `No keys in the environment (${missing.join(', ')}): compared with an empty index.`,
  );
  screen.say(pushSummary(result, options, screen.language));
  return EXIT.ok;
}

/** Data: the plan with `--json`, else on a dry run the records as JSON lines. */
async function print(result: PushResult, hosted: HostedRecords, { options, screen }: PushInput): Promise<void> {
  const { plan, settings, pushed, done } = result;
  if (options.json) {
    await screen.data(JSON.stringify({ pushed, ...done, ...(plan && { ...planData(plan), settings }) }));
  } else if (options.dryRun) {
    await screen.data(hosted.records.map((record) => JSON.stringify(record)).join('\n'));
  }
}

function planData({ add, update, remove, renamed, unchanged, bytes, biggest }: PushPlan) {
  const ids = (list: readonly { objectID: string }[]) => list.map(({ objectID }) => objectID);
  return { add: ids(add), update: ids(update), remove, renamed, unchanged, bytes, biggest };
}
