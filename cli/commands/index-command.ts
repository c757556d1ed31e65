/** `notes index [dir]`: pushes what changed of the search records to the hosted service; `--dry-run` shows it instead. */
import { createEngine } from '../../renderer/engine/build.js';
import { createTrace } from '../../renderer/engine/run/trace.js';
import type { HostedRecord, HostedRecords } from '../../renderer/output/push/hosted-records.js';
import type { PushResult, PushStep } from '../../renderer/output/push/push.js';
import type { Site } from '../../renderer/site/configuration/config-types.js';
import { recordSite } from '../../renderer/site/pages/make-client-site.js';
import type { Problem } from '../../renderer/site/problems/problem-types.js';
import { EXIT } from '../options/exit.js';
import { foundSite } from '../options/found-site.js';
import { type SiteOptions, siteBuildOptions } from '../options/site-options.js';
import { sayAboutRun } from '../report/about-run.js';
import { pushSummary } from '../report/push-summary.js';
import { reportProblems } from '../report/report.js';
import { STEP_NAMES } from '../report/step-names.js';
import { type Terminal, terminal } from '../report/terminal.js';
import { crawlerProblem, findTarget, missingKeys, type PushTarget } from './push-target.js';

export interface IndexCommandOptions extends Omit<SiteOptions, 'locale'> {
  locale?: readonly string[];
  dryRun?: boolean;
  replace?: boolean;
  force?: boolean;
}

export async function indexCommand(dir: string | undefined, options: IndexCommandOptions): Promise<number> {
  const screen = terminal(options);
  const { locale: _, ...siteOptions } = options;
  const found = await foundSite(dir, siteOptions, { screen, options });
  if (!found) return EXIT.usage;
  sayAboutRun(screen, found);
  const report = (list: readonly Problem[]) =>
    reportProblems([...list], { screen, options: { format: options.format }, dir: found.dir, hasData: true });
  const read = await readLanguages(dir, options, screen);
  if ('code' in read) {
    await report(read.problems);
    return read.code;
  }
  return await pushSite({ languages: read, options, screen, report });
}

/** One language of the site, which is pushed as if it were a site. */
interface PushedLanguage {
  site: Site;
  hosted: HostedRecords;
  cacheDir: string;
}

/** The records of all languages, or of those that `--locale` names. An error in one is an error of the whole: nothing is pushed. */
async function readLanguages(
  dir: string | undefined,
  options: IndexCommandOptions,
  screen: Terminal,
): Promise<PushedLanguage[] | { problems: Problem[]; code: number }> {
  const named = options.locale;
  const first = await readLanguage(dir, { ...options, locale: named?.[0] }, screen);
  if ('code' in first) return first;
  const languages = [first];
  const all = named ?? first.site.locales.map(({ locale }) => locale);
  for (const locale of new Set(all)) {
    if (locale === first.site.locale) continue;
    const read = await readLanguage(dir, { ...options, locale }, screen);
    if ('code' in read) return read;
    languages.push(read);
  }
  return languages;
}

async function readLanguage(
  dir: string | undefined,
  options: SiteOptions,
  screen: Terminal,
): Promise<PushedLanguage | { problems: Problem[]; code: number }> {
  const found = siteBuildOptions(dir, options);
  if ('problems' in found) return { ...found, code: EXIT.usage };
  const { cacheDir } = found.options;
  const progress = screen.progress(!options.json);
  const engine = createEngine({
    ...found.options,
    out: null,
    trace: createTrace(progress.step),
    onProgress: progress.advance,
  });
  try {
    const { records, problems, site } = await engine.records();
    const grave = problems.filter(({ level }) => level === 'error');
    if (!site || grave.length > 0) return { problems: grave, code: site ? EXIT.failed : EXIT.usage };
    const crawled = crawlerProblem(site);
    if (crawled) return { problems: [crawled], code: EXIT.usage };
    const { makeHostedRecords } = await import('../../renderer/output/push/hosted-records.js');
    const hosted = makeHostedRecords(records, recordSite(site), site.url, site.index.maxRecordBytes);
    return hosted.problems.length > 0 ? { problems: hosted.problems, code: EXIT.failed } : { site, hosted, cacheDir };
  } finally {
    progress.stop();
    await engine.close();
  }
}

interface PushInput {
  languages: readonly PushedLanguage[];
  options: IndexCommandOptions;
  screen: Terminal;
  report: (problems: readonly Problem[]) => Promise<void>;
}

/** Pushes one language after another. The first that fails ends it. */
async function pushSite(input: PushInput): Promise<number> {
  const { languages, options, screen, report } = input;
  const sites = languages.map(({ site }) => recordSite(site));
  const results = new Map<string, PushResult>();
  let code: number = EXIT.ok;
  for (const { site, hosted, cacheDir } of languages) {
    const missing = missingKeys(site);
    const isOffline = options.dryRun && missing.length > 0;
    // One that is swapped for the index has all languages: the others find nothing to do.
    const replace = options.replace && results.size === 0;
    const target = isOffline ? undefined : await findTarget({ site, sites, cacheDir, replace });
    if (target && 'problems' in target) {
      await report(target.problems);
      return EXIT.usage;
    }
    const beside = languages.flatMap((one) => (one.site === site ? [] : one.hosted.records));
    const result = target
      ? await pushTo(target, { site, hosted, beside, replace }, input)
      : await offlinePlan(site, hosted);
    results.set(site.locale, result);
    await report(result.problems);
    if (options.dryRun && !options.json)
      await screen.data(hosted.records.map((record) => JSON.stringify(record)).join('\n'));
    if (isOffline && results.size === 1) screen.say(comparedWithNothing(missing, screen));
    const name = languages.length > 1 ? `${site.locale}: ` : '';
    screen.say(name + pushSummary(result, { ...options, replace }, screen.language));
    if (result.problems.some(({ level }) => level === 'error')) code = EXIT.failed;
    if (code !== EXIT.ok) break;
  }
  if (options.json) await screen.data(JSON.stringify(resultData(results, languages.length)));
  return code;
}

/** Returns what `--json` prints: of one language its plan, of several each by its name. */
function resultData(results: ReadonlyMap<string, PushResult>, languages: number): object {
  const data = [...results].map(([locale, result]): [string, object] => [locale, planData(result)]);
  if (languages === 1 && data[0]) return data[0][1];
  const isPushed = results.size === languages && [...results.values()].every(({ pushed }) => pushed);
  return { pushed: isPushed, languages: Object.fromEntries(data) };
}

async function pushTo(
  { host, indexName, rights }: PushTarget,
  {
    site,
    hosted,
    beside,
    replace,
  }: Pick<PushedLanguage, 'site' | 'hosted'> & { beside: HostedRecord[]; replace?: boolean },
  { options, screen }: PushInput,
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
    beside,
    dryRun: options.dryRun || refused,
    replace,
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
async function offlinePlan(site: Site, { records }: HostedRecords): Promise<PushResult> {
  const { makePlan } = await import('../../renderer/output/push/push-plan.js');
  const plan = makePlan(records, new Map(), recordSite(site));
  return { plan, settings: [], pushed: false, done: { saved: 0, deleted: 0 }, problems: [] };
}

const comparedWithNothing = (missing: readonly string[], { language }: Terminal): string =>
  language === 'zh'
    ? `环境变量里没有密钥（${missing.join('、')}）：与空索引比较。`
    : `No keys in the environment (${missing.join(', ')}): compared with an empty index.`;

function planData({ plan, settings, pushed, done }: PushResult): object {
  if (!plan) return { pushed, ...done };
  const { add, update, remove, renamed, unchanged, bytes, biggest } = plan;
  const ids = (list: readonly { objectID: string }[]) => list.map(({ objectID }) => objectID);
  return {
    pushed,
    ...done,
    ...{ add: ids(add), update: ids(update), remove, renamed, unchanged, bytes, biggest },
    settings,
  };
}
