/** `notes check [dir]` */

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type CheckOptions, type CheckResult, checkSources } from '../../renderer/check/check.js';
import { openCache } from '../../renderer/check/check-cache.js';
import { byPlace } from '../../renderer/check/check-code.js';
import { CHECKS, type CheckName, DEFAULT_CHECKS } from '../../renderer/check/check-names.js';
import { findIsolation, type Isolation } from '../../renderer/check/isolation.js';
import { findOrphans } from '../../renderer/check/orphans.js';
import { DEFAULT_LIMITS } from '../../renderer/check/sandbox.js';
import { toolVersion } from '../../renderer/output/tool.js';
import { isOneOf } from '../../renderer/site/helpers/one-of.js';
import { withoutConsequences } from '../../renderer/site/problems/consequences.js';
import { nearestName } from '../../renderer/site/problems/problem.js';
import type { BrowserTools } from '../check/browser.js';
import { type CheckCommandOptions, type Checking, isUsable, type Surveyed } from '../check/check-context.js';
import { type CheckSummary, checkSummary } from '../check/check-summary.js';
import { keepFacts } from '../check/keep-facts.js';
import { recordResults } from '../check/keep-results.js';
import { keepTraces, staleTraces } from '../check/keep-traces.js';
import { surveySite } from '../check/survey-site.js';
import { findFacts, findMarkup, findOracles, findTypeJudge, findTypeScript, harnessFile } from '../check/tools.js';
import { usageError } from '../help/help-language.js';
import { EXIT } from '../options/exit.js';
import { foundSite } from '../options/found-site.js';
import { sayAboutRun } from '../report/about-run.js';
import { reportProblems } from '../report/report.js';
import { type Terminal, terminal } from '../report/terminal.js';
import { checkPublishedKey } from './hosted-search.js';

export async function checkCommand(dir: string | undefined, options: CheckCommandOptions): Promise<number> {
  const screen = terminal(options);
  const started = performance.now();
  const enabled = chosenChecks(options);
  if (typeof enabled === 'string') return usage(screen, enabled);
  const fix = options.fix;
  if (typeof fix === 'string' && fix !== 'suggested') return usage(screen, unknownFix(fix));
  const today = options.clock ?? new Date().toISOString().slice(0, 10);
  if (!isDay(today)) return usage(screen, `error: "${today}" is not a date like 2026-11-21`);
  const engine = await foundSite(dir, options, { screen, options });
  if (!engine) return EXIT.usage;
  const cache = openCache(join(engine.cacheDir, 'check.json'), today);
  sayAboutRun(screen, engine);
  const progress = screen.progress(!options.json);
  const checking: Checking = { options, engine, enabled, today, cache, screen, progress };
  const { survey, fixed } = await surveySite(checking);
  if (!isUsable(survey)) {
    progress.stop();
    await reportProblems(survey.problems, { screen, options, dir: engine.dir });
    return EXIT.usage;
  }
  if (options.mutate !== undefined)
    return (await import('../check/mutate.js')).mutationCommand(checking, checkOptions(checking, survey), survey);
  const tools = enabled.has('browser')
    ? await (await import('../check/browser.js')).browserTools(engine.dir)
    : undefined;
  if (tools && 'missing' in tools) return usage(screen, tools.missing);
  const result = await runChecks(checking, survey, tools);
  progress.stop();
  cache.save();
  // On a build server nothing is to be written; without running nothing was seen.
  const read = new Set(survey.files.sources.map(({ path }) => path));
  const isRead = (file: string) => read.has(file);
  if (enabled.has('code') && survey.site.security !== 'untrusted' && !process.env.CI)
    recordResults(engine.dir, result, {
      isRead,
      today,
      node: process.versions.node,
      browser: result.browser,
      start: options.record ?? false,
      second: options.secondNode ?? false,
    });
  if (result.features && !process.env.CI)
    keepFacts(engine.dir, { data: findFacts(engine.dir).versions, features: result.features }, options.facts ?? false);
  if (result.traces && !process.env.CI) keepTraces(engine.dir, result.traces, isRead);
  const ok = !result.problems.some(({ level }) => level === 'error' || (options.strict && level === 'warning'));
  const summary: CheckSummary = { ...result, fixed, ok, ms: performance.now() - started };
  const { results, pending, looked, browser, features, traces, ...data } = { ...result, ...summary };
  await reportProblems(result.problems, { screen, options, dir: engine.dir, result: data });
  if (!options.json && (options.format ?? 'frames') === 'frames') screen.tell(checkSummary(summary, screen));
  return ok ? EXIT.ok : EXIT.failed;
}

function usage(screen: Terminal, message: string): number {
  screen.say(usageError(message, screen.language));
  return EXIT.usage;
}

const unknownFix = (fix: string) =>
  `error: --fix takes "suggested" or nothing, not "${fix}"${nearestName(fix, ['suggested']) ? '. Did you mean "--fix=suggested"?' : ''}`;

/** True for a calendar date, `YYYY-MM-DD`: 31 February is not one. */
function isDay(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The checks asked for, or what is wrong with the names given. */
function chosenChecks({ only, skip, external, browser, search }: CheckCommandOptions): ReadonlySet<CheckName> | string {
  const names = (text?: string) =>
    (text ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
  for (const name of [...names(only), ...names(skip)]) {
    if (isOneOf(CHECKS, name)) continue;
    const near = nearestName(name, CHECKS);
    return `error: there is no check "${name}"${near ? `. Did you mean "${near}"?` : `: ${CHECKS.join(', ')}`}`;
  }
  if (only !== undefined && names(only).length === 0) return `error: --only names no check: ${CHECKS.join(', ')}`;
  const named = (text?: string) => names(text).filter((name) => isOneOf(CHECKS, name));
  const chosen = new Set(only === undefined ? DEFAULT_CHECKS : named(only));
  if (external) chosen.add('external');
  if (browser) chosen.add('browser');
  if (search) chosen.add('search');
  for (const name of named(skip)) chosen.delete(name);
  return chosen;
}

/** Finds the isolation when it is first asked for. */
function isolationOf(harness: string): () => Isolation {
  let found: Isolation | undefined;
  return () => {
    found ??= findIsolation(harness);
    return found;
  };
}

function checkOptions(
  { engine, enabled, today, cache, options, progress }: Checking,
  { site }: Surveyed,
): CheckOptions {
  const typescript = findTypeScript(engine.dir, join(engine.cacheDir, 'types'), site.check.typescript);
  return {
    today,
    enabled,
    cache,
    staleAfter: site.check.staleAfter,
    harness: harnessFile,
    isolation: isolationOf(harnessFile),
    requireIsolation: options.requireIsolation,
    typescript: typescript?.tools,
    oracles: findOracles(engine.dir),
    types: findTypeJudge(engine.dir),
    markup: findMarkup(engine.dir),
    facts: findFacts(engine.dir),
    unboundFacts: options.facts,
    onStep: progress.step,
    onProgress: progress.advance,
    limits: { ...DEFAULT_LIMITS, timeout: site.check.runTimeout },
    // Most blocks wait for timers longer than they compute.
    parallel: 2 * availableParallelism(),
    // With untrusted content nothing runs outside the browser's frame.
    run: site.security !== 'untrusted',
    versions: `${toolVersion().code} ${process.version} ${typescript?.version ?? ''}`,
  };
}

/** Result of a run; `browser` names the browser it used. */
type Ran = Omit<CheckSummary, 'ok' | 'ms' | 'fixed'> &
  Pick<CheckResult, 'results' | 'pending' | 'looked' | 'features' | 'traces'> & { browser?: string };

async function runChecks(checking: Checking, survey: Surveyed, tools?: BrowserTools): Promise<Ran> {
  const { enabled, progress } = checking;
  const { site, files, linked } = survey;
  const result: Ran = await checkSources(files.sources, checkOptions(checking, survey));
  const problems = [...result.problems];
  // Writes steps for blocks that have none yet.
  const surveyed = survey.problems.filter(({ code }) => code !== 'steps-absent' || !result.traces);
  if (enabled.has('build')) problems.push(...surveyed);
  if (result.traces && process.env.CI) problems.push(...staleTraces(checking.engine.dir, result.traces));
  if (enabled.has('orphans') && linked)
    problems.push(...findOrphans(linked.graph, site.baseUrl, [linked.clientSite.navbar, linked.clientSite.footer]));
  if (enabled.has('search')) {
    progress.step('search');
    problems.push(...(await (await import('../check/search-check.js')).checkSearch(checking, survey)));
  }
  if (enabled.has('external')) {
    progress.step('external');
    const {
      problems: found,
      offline,
      ...outer
    } = await (await import('../check/external-check.js')).checkExternal(checking, survey);
    problems.push(...found, ...(await checkPublishedKey(site)));
    if (offline)
      result.unchecked = [...result.unchecked, { what: 'external', why: 'offline', count: outer.asked - outer.cached }];
    else result.outer = outer;
  }
  if (tools && linked) {
    progress.step('browser');
    const found = await (await import('../check/browser.js')).checkInBrowser(checking, survey, tools);
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
  return { ...result, problems: withoutConsequences(problems).sort(byPlace) };
}
