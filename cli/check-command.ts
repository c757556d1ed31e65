/** `notes check [dir]` */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type FileCache, openCache } from '../renderer/check/cache.js';
import {
  CHECKS,
  type CheckName,
  type CheckOptions,
  type CheckResult,
  checkSources,
  DEFAULT_CHECKS,
} from '../renderer/check/check.js';
import { byPlace } from '../renderer/check/code.js';
import { findOrphans } from '../renderer/check/orphans.js';
import { DEFAULT_LIMITS } from '../renderer/check/sandbox.js';
import { createEngine, type SiteSurvey } from '../renderer/engine/build.js';
import type { EngineOptions } from '../renderer/engine/options.js';
import { toolVersion } from '../renderer/output/bundle-tool.js';
import type { Site } from '../renderer/site/config-types.js';
import type { SiteFiles } from '../renderer/site/files.js';
import { nearestName } from '../renderer/site/problem.js';
import type { BrowserTools } from './check/browser.js';
import { fixFiles, type Repairs } from './check/fix.js';
import { recordResults } from './check/record.js';
import { type CheckSummary, checkSummary } from './check/summary.js';
import { findTypeScript, harnessFile } from './check/tools.js';
import { checkPublishedKey } from './hosted-search.js';
import { EXIT } from './program.js';
import { reportProblems } from './report/report.js';
import { type SiteOptions, siteBuildOptions } from './site-options.js';
import { type Terminal, terminal } from './terminal.js';

export interface CheckCommandOptions extends SiteOptions {
  fix?: boolean;
  /** Names of checks, separated by commas. */
  only?: string;
  skip?: string;
  external?: boolean;
  browser?: boolean;
  /** Today, `YYYY-MM-DD`. */
  clock?: string;
  strict?: boolean;
  /** Number of faults to plant. */
  mutate?: number;
  seed?: number;
  /** Starts the file that the badges are made from. */
  record?: boolean;
}

/** What the parts of one run share. */
export interface Checking {
  options: CheckCommandOptions;
  engine: EngineOptions;
  enabled: ReadonlySet<CheckName>;
  today: string;
  cache: FileCache;
  screen: Terminal;
}

/** A site whose configuration could be used. */
export type Surveyed = SiteSurvey & { site: Site; files: SiteFiles };

export async function checkCommand(dir: string | undefined, options: CheckCommandOptions): Promise<number> {
  const screen = terminal();
  const started = performance.now();
  const enabled = chosenChecks(options);
  if (typeof enabled === 'string') return usage(screen, enabled);
  const today = options.clock ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(today) || Number.isNaN(Date.parse(today)))
    return usage(screen, `error: "${today}" is not a date like 2026-11-21`);
  const found = siteBuildOptions(dir, options);
  if ('problems' in found) {
    await reportProblems(found.problems, { screen, options });
    return EXIT.usage;
  }
  const engine = found.options;
  const cache = openCache(join(engine.cacheDir, 'check.json'));
  const checking: Checking = { options, engine, enabled, today, cache, screen };
  const { survey, fixed } = await surveySite(checking);
  if (!isUsable(survey)) {
    await reportProblems(survey.problems, { screen, options, dir: engine.dir });
    return EXIT.usage;
  }
  if (options.mutate !== undefined)
    return (await import('./check/mutation.js')).mutationCommand(checking, checkOptions(checking, survey), survey);
  const tools = enabled.has('browser')
    ? await (await import('./check/browser.js')).browserTools(engine.dir)
    : undefined;
  if (tools && 'missing' in tools) return usage(screen, tools.missing);
  const result = await runChecks(checking, survey, tools);
  cache.save();
  // On a build server nothing is to be written; without running nothing was seen.
  if (enabled.has('code') && survey.site.security !== 'untrusted' && !process.env.CI)
    recordResults(engine.dir, result, {
      today,
      node: process.versions.node,
      browser: result.browser,
      start: options.record ?? false,
    });
  const ok = !result.problems.some(({ level }) => level === 'error' || (options.strict && level === 'warning'));
  const summary: CheckSummary = { ...result, fixed, ok, ms: performance.now() - started };
  const { results, pending, browser, ...data } = { ...result, ...summary };
  await reportProblems(result.problems, { screen, options, dir: engine.dir, result: data });
  if (!options.json && (options.format ?? 'frames') === 'frames') screen.say(checkSummary(summary, screen));
  return ok ? EXIT.ok : EXIT.failed;
}

function usage(screen: Terminal, message: string): number {
  screen.say(message);
  return EXIT.usage;
}

const isUsable = (survey: SiteSurvey): survey is Surveyed => survey.site !== null && survey.files !== undefined;

/** The checks asked for, or what is wrong with the names given. */
function chosenChecks({ only, skip, external, browser }: CheckCommandOptions): ReadonlySet<CheckName> | string {
  const names = (text?: string) =>
    (text ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
  for (const name of [...names(only), ...names(skip)]) {
    if ((CHECKS as readonly string[]).includes(name)) continue;
    const near = nearestName(name, CHECKS);
    return `error: there is no check "${name}"${near ? `. Did you mean "${near}"?` : `: ${CHECKS.join(', ')}`}`;
  }
  const chosen = new Set((only === undefined ? DEFAULT_CHECKS : names(only)) as readonly CheckName[]);
  if (external) chosen.add('external');
  if (browser) chosen.add('browser');
  for (const name of names(skip)) chosen.delete(name as CheckName);
  return chosen;
}

/** The site as the engine links it; with `--fix`, after the repairs. */
async function surveySite({ engine, options }: Checking): Promise<{ survey: SiteSurvey; fixed?: Repairs }> {
  const site = createEngine({ ...engine, out: null });
  try {
    const survey = await site.survey();
    if (!options.fix || !survey.site || !survey.files) return { survey };
    const fixed = fixFiles(survey.site.dir, survey.files.sources);
    return { fixed, survey: fixed.files > 0 ? await site.survey() : survey };
  } finally {
    await site.close();
  }
}

function checkOptions({ engine, enabled, today, cache }: Checking, { site }: Surveyed): CheckOptions {
  const typescript = findTypeScript(engine.dir, join(engine.cacheDir, 'types'), site.check.typescript);
  return {
    today,
    enabled,
    cache,
    staleAfter: site.check.staleAfter,
    harness: harnessFile,
    typescript: typescript?.tools,
    limits: { ...DEFAULT_LIMITS, timeout: site.check.runTimeout },
    // Most blocks wait for timers longer than they compute.
    parallel: 2 * availableParallelism(),
    // With untrusted content nothing runs outside the browser's frame (D36).
    run: site.security !== 'untrusted',
    versions: `${toolVersion().code} ${process.version} ${typescript?.version ?? ''}`,
  };
}

/** What was looked at; `browser` names the one that was used. */
type Ran = Omit<CheckSummary, 'ok' | 'ms' | 'fixed'> & Pick<CheckResult, 'results' | 'pending'> & { browser?: string };

async function runChecks(checking: Checking, survey: Surveyed, tools?: BrowserTools): Promise<Ran> {
  const { enabled } = checking;
  const { site, files, linked } = survey;
  const result: Ran = await checkSources(files.sources, checkOptions(checking, survey));
  const problems = [...result.problems];
  if (enabled.has('build')) problems.push(...survey.problems);
  if (enabled.has('orphans') && linked)
    problems.push(...findOrphans(linked.graph, site.baseUrl, [linked.clientSite.navbar, linked.clientSite.footer]));
  if (enabled.has('external')) {
    const {
      problems: found,
      offline,
      ...outer
    } = await (await import('./check/outer.js')).checkExternal(checking, survey);
    problems.push(...found, ...(await checkPublishedKey(site)));
    if (offline)
      result.unchecked = [...result.unchecked, { what: 'external', why: 'offline', count: outer.asked - outer.cached }];
    else result.outer = outer;
  }
  if (tools && linked) {
    const found = await (await import('./check/browser.js')).checkInBrowser(checking, survey, tools);
    problems.push(...found.problems);
    result.pages = found.pages;
    result.unchecked = [...result.unchecked, ...found.unchecked];
    result.browser = found.version;
    result.results = [...result.results, ...found.results];
    result.pending = [];
    result.counts = {
      ...result.counts,
      run: result.counts.run + found.run,
      expectations: result.counts.expectations + found.expectations,
    };
  }
  return { ...result, problems: problems.sort(byPlace) };
}
