/**
 * The build as a table of contents: configuration → read → compile → link → pages → render → outputs → write.
 * `build` does it once; `createEngine` keeps what can be kept between the builds of one process (`notes serve`).
 */
import { pathFrom } from '../site/helpers/file-paths.js';
import { joinCauses } from '../site/problems/joined-causes.js';
import type { Problem } from '../site/problems/problem-types.js';
import { type Built, type ChoosePages, type EngineState, outsideFiles } from './build-state.js';
import { buildEdited } from './edited-pages.js';
import { buildLanguages, chosenLanguages } from './languages.js';
import { loadSite } from './load/load-site.js';
import { makeOutputs, type Opened } from './make-outputs.js';
import { healed } from './memo/memo.js';
import { closeState, openState } from './open-state.js';
import { emptyResult, end, refusal, writeProblem } from './result.js';
import { giveLock, waitForLock } from './run/folder-lock.js';
import { BuildInterrupted, checkpointUnless } from './run/interrupt.js';
import type { BuildOptions, EngineResult, MemoryOutput } from './run/options.js';
import { areSecret, maskProblems } from './run/secrets.js';
import { createTrace, type Trace } from './run/trace.js';
import { fileFirst } from './saved-file.js';
import { type FirstPage, pageFirst } from './saved-page.js';
import type { FirstFile } from './saved-result.js';
import { isLater, isNoSearchFile, waitsForIndex } from './search-later.js';
import { runRecords, runSurvey, type SiteRecords, type SiteSurvey, type SurveyOptions } from './site-survey.js';
import { keepLook } from './unchanged/keep-look.js';
import type { Look } from './unchanged/look.js';
import { askPage, type Seen, seeWaiting } from './waiting-pages.js';
import type { FormerFiles } from './write/former-files.js';
import { diskOutputs, memoryOutputs, type Outputs } from './write/outputs.js';

export type { SiteSurvey } from './site-survey.js';

/** Options of one of the builds of an engine. */
export interface FurtherOptions {
  /** Called between the steps: a build whose result is no longer wanted is stopped. */
  interrupted?: () => boolean;
  /** The pages that a build into memory renders. Nothing is made that is made of all pages. */
  only?: ChoosePages;
  /**
   * So many docs that nothing is kept of, or more, are compiled when somebody asks for their pages; the next build compiles the others. Such a
   * build has no problems: it does not know those of its pages. Only into memory.
   */
  headsFrom?: number;
  /** Result of the scan before it. */
  look?: Look;
}

/** Size and times of a file. Types of Node would make every user of the package install `@types/node`. */
interface FileState {
  size: number;
  /** Milliseconds since 1970. */
  mtimeMs: number;
  ctimeMs: number;
}

/** An engine holds one site. Its builds run one after another, never two at once. */
export interface Engine {
  build(trace?: Trace, further?: FurtherOptions): Promise<EngineResult>;
  /**
   * Brings the page of one changed source up to date, before a build does so with all. Never during a build.
   * @param file absolute path
   * @returns undefined when only a build can tell what changed
   */
  first(file: string, trace?: Trace): Promise<FirstPage | undefined>;
  /**
   * Does the same for a changed file that is no source of a page. Never during a build.
   * @param file absolute path
   */
  firstFile(file: string, trace?: Trace): Promise<FirstFile | undefined>;
  /**
   * Does the work that a build into memory postponed: updates the search index, and renders pages that nobody has
   * requested. Never during a build.
   * @param mayGoOn called now and then; false stops the work
   */
  rest(mayGoOn?: () => boolean): Promise<Seen>;
  /** True if there is an output of this path, or will be when it is asked for. */
  has(path: string): boolean;
  /**
   * Makes the output of this path, if it waits for being asked for. Never during a build.
   * @returns what is wrong with it; undefined if only the next build makes it
   */
  ask(path: string): Promise<Problem[] | undefined>;
  /** True if a source of the last build into memory was changed after it was read. @param file absolute path */
  isOther(file: string, now: FileState): boolean;
  /** Search records of the current site, without rendering. */
  records(): Promise<SiteRecords>;
  /** The current linked site, without rendering: the input of `notes check`. */
  survey(options?: SurveyOptions): Promise<SiteSurvey>;
  /** Input and result of the last build into memory, if it had no errors. */
  readonly built: Built | undefined;
  /**
   * Makes the page of one source of the last build into memory once more, without the cache. Never during a build.
   * @param path relative to the site folder
   * @returns milliseconds by step; undefined for a source without a page of its own
   */
  measure(path: string): Promise<Readonly<Record<string, number>> | undefined>;
  /** Outputs of a build into memory, by path. */
  outputs: ReadonlyMap<string, MemoryOutput>;
  /** Client files of earlier builds into memory. */
  former: Pick<FormerFiles, 'get'>;
  /** Base path that these outputs were made for. */
  readonly baseUrl: string;
  /** Files of the configuration, absolute. */
  configFiles: readonly string[];
  /** Files outside the site folder that the site of the last build is made of, absolute; without those of installed packages. */
  outsideFiles: readonly string[];
  close(): Promise<void>;
}

/** Builds a site once. @param look what was seen before it: what the build reads is kept for the look before the next one */
export async function build(options: BuildOptions, look?: Look): Promise<EngineResult> {
  const engine = createEngine(options, look);
  try {
    return await engine.build();
  } finally {
    await engine.close();
  }
}

export function createEngine(options: BuildOptions, look?: Look): Engine {
  const kept = openState(options);
  const all = {
    forget() {
      for (const state of [kept, ...kept.languages.values()]) state.memo.forget();
    },
  };
  const masked = (problems: readonly Problem[]) => maskProblems(problems, options.environment ?? {}, kept.secretNames);
  const run = async <Result extends { problems: Problem[] }>(work: () => Promise<Result>): Promise<Result> => {
    const result = await healed(all, work);
    if (areSecret(result.problems)) kept.memo.drop();
    return { ...result, problems: masked(joinCauses(result.problems)) };
  };
  const engine: Engine = {
    outputs: kept.outputs,
    former: kept.former,
    get baseUrl() {
      return kept.baseUrl ?? '/';
    },
    get configFiles() {
      return kept.configFiles;
    },
    get outsideFiles() {
      return [kept, ...kept.languages.values()].flatMap(({ last }) => (last ? outsideFiles(last) : []));
    },
    async build(trace, further = {}) {
      kept.known = undefined;
      kept.committed = undefined;
      const result = await run(async () => {
        const traced = trace ? { ...options, trace } : options;
        const made = await runBuild(traced, kept, { ...further, look });
        const again = { ...further, headsFrom: undefined, look };
        return made.heads ? withoutPages(made, () => runBuild(traced, kept, again)) : withPages(made, kept);
      });
      // Problems are masked by now.
      const { known: builds, committed, pages } = kept;
      if (look && committed) await keepLook(look, { builds, committed, pages }, result);
      return result;
    },
    async first(file, trace = createTrace()) {
      const { last } = kept;
      return last && pageFirst({ options, kept, trace, site: last.site }, last, pathFrom(options.dir, file));
    },
    async firstFile(file, trace = createTrace()) {
      const { last } = kept;
      return last && fileFirst({ options, kept, trace, site: last.site }, last, file);
    },
    get built() {
      return kept.last;
    },
    async measure(path) {
      const { last } = kept;
      if (!last) return undefined;
      // The first time, code is loaded and compiled that later pages find ready.
      for (const isLast of [false, true]) {
        const trace = createTrace();
        const page = await pageFirst({ options, kept, trace, site: last.site }, last, path, true);
        if (!page) return undefined;
        const { 'start threads': _, ...steps } = trace.timings();
        if (isLast) return steps;
      }
    },
    async rest(mayGoOn = () => true) {
      const seen = await seeWaiting({ options, kept, trace: createTrace() }, mayGoOn);
      return { ...seen, problems: masked(seen.problems) };
    },
    has: (path) => kept.outputs.has(path) || (kept.waiting?.pages.has(path) ?? false) || waitsForIndex(kept, path),
    async ask(path) {
      const problems = await askPage({ options, kept, trace: createTrace() }, path);
      return problems && masked(problems);
    },
    isOther: (file, now) => isOther(kept.last, file, now),
    records: () => run(() => runRecords(options, kept)),
    survey: (wanted) => run(() => runSurvey(options, kept, wanted)),
    async close() {
      for (const state of [kept, ...kept.languages.values()]) await closeState(state);
    },
  };
  return healing(engine, all.forget);
}

/** Returns an engine whose work between builds makes again by a build what turns out to be gone: of the cache, or the whole folder. */
function healing(engine: Engine, forgetAll: () => void): Engine {
  const { first, firstFile, rest, ask } = engine;
  const between = <Result>(work: () => Promise<Result>): Promise<Result> => {
    let isGone = false;
    const forget = () => {
      forgetAll();
      isGone = true;
    };
    return healed({ forget }, async () => {
      if (isGone) await engine.build();
      return work();
    });
  };
  return Object.assign(engine, {
    first: (...given) => between(() => first(...given)),
    firstFile: (...given) => between(() => firstFile(...given)),
    rest: (...given) => between(() => rest(...given)),
    ask: (...given) => between(() => ask(...given)),
  } satisfies Partial<Engine>);
}

/** Adds what is known of pages that were rendered before. */
function withPages(made: EngineResult, { waiting }: EngineState): EngineResult {
  if (made.written) made.problems.push(...(waiting?.problems ?? []));
  return made;
}

/** Returns a build that knows only the beginnings of docs without its problems; if it failed, the build of all that knows them. */
const withoutPages = async (made: EngineResult, build: () => Promise<EngineResult>): Promise<EngineResult> =>
  made.written ? { ...made, problems: [] } : build();

function isOther(last: Built | undefined, file: string, now: FileState): boolean {
  const read = last?.files.seen[pathFrom(last.site.dir, file)];
  const isSame = read?.mtimeMs === now.mtimeMs && read.ctimeMs === now.ctimeMs && read.size === now.size;
  return read !== undefined && !isSame;
}

async function runBuild(options: BuildOptions, kept: EngineState, further: FurtherOptions): Promise<EngineResult> {
  const { interrupted, only, headsFrom, look } = further;
  const trace = options.trace ?? createTrace();
  const result = emptyResult();
  const refused = refusal(options);
  if (refused) return end(result, trace, { problems: [refused] });
  const loaded = await trace.step('config', () => loadSite(options, kept.memo, kept.plugins));
  kept.configFiles = loaded.files;
  result.notes.push(...loaded.notes);
  if (!loaded.site) {
    kept.last = undefined;
    return end(result, trace, loaded);
  }
  const { languages, problems: refusedLanguages } = chosenLanguages(loaded.site, options);
  if (refusedLanguages.length > 0) return end(result, trace, { problems: refusedLanguages });
  kept.baseUrl ??= loaded.site.baseUrl;
  kept.secretNames = loaded.site.secrets;
  result.site = { title: loaded.site.title, baseUrl: loaded.site.baseUrl, url: loaded.site.url };
  const { place } = kept;
  let outputs: Outputs | undefined;
  let locked: string | undefined;
  try {
    if (place) await waitForLock(place.lock, options.onWait);
    locked = place?.lock;
    const { site } = loaded;
    const { edited } = look ?? {};
    const isSeen = Promise.resolve(look?.outputs).then((sum) => sum !== undefined);
    if (edited && !languages && (await buildEdited({ options, kept, trace, site }, { edited, isSeen }, result)))
      return end(result, trace, { problems: [] });
    if (edited) options.onWhole?.();
    const opened = openOutputs(options, kept, await isSeen);
    outputs = opened.whole;
    const checkpoint = interrupted && checkpointUnless(interrupted);
    const building = { options, kept, trace, ...opened, loaded, site, result, checkpoint, only, headsFrom };
    if (languages) await buildLanguages(building, languages);
    else await makeOutputs(building);
  } catch (error) {
    discard(outputs);
    if (error instanceof BuildInterrupted) {
      result.interrupted = true;
      return end(result, trace, { problems: [] });
    }
    kept.last = undefined;
    const cause = writeProblem(error, options.out);
    if (!cause) throw error;
    result.problems.push(cause);
    result.ok = false;
  } finally {
    if (locked !== undefined) giveLock(locked);
  }
  return end(result, trace, { problems: [] });
}

/** Opens the place for the outputs of a build: the folder, or memory. @param isSeen the folder was compared with what the last build left */
function openOutputs(options: BuildOptions, kept: EngineState, isSeen: boolean): Opened {
  if (kept.place) {
    const whole = diskOutputs(kept.place, isSeen);
    return { whole, outputs: whole };
  }
  const covers = isLater(options, kept) ? isNoSearchFile : undefined;
  const memory = memoryOutputs(kept.outputs, covers, kept.former);
  return { whole: memory, outputs: memory, memory };
}

/** Discards the outputs of a failed build. A failure to remove them has the same cause as the build's; the next command tries again. */
function discard(outputs: Outputs | undefined): void {
  try {
    outputs?.discard();
  } catch {
    // The first error is reported.
  }
}
