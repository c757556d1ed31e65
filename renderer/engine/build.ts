/**
 * The build as a table of contents: configuration → read → compile → link → pages → render → outputs → write.
 * `build` does it once; `createEngine` keeps what can be kept between the builds of one process (`notes serve`).
 */
import { relative } from 'node:path';
import { dropBundles } from '../output/bundle/bundle-store.js';
import { bundleClient, type ClientBundle } from '../output/bundle/client-bundle.js';
import { toolVersion } from '../output/tool.js';
import { SEARCH_DIR } from '../shared/limits.js';
import { hashData } from '../site/helpers/hash.js';
import type { Problem } from '../site/problems/problem-types.js';
import type { SiteFiles } from '../site/sources/site-files.js';
import {
  type Built,
  type ChoosePages,
  compileSite,
  type EngineState,
  keepLast,
  type Run,
  readSite,
} from './build-state.js';
import { finishOutputs } from './finish-outputs.js';
import type { FirstFile } from './first-file.js';
import { type LoadedSite, loadSite, optionsHash } from './load/load-site.js';
import { healed, openMemo } from './memo/memo.js';
import { rememberSeen } from './memo/seen-files.js';
import { emptyResult, end, failed, refusal, writeProblem } from './result.js';
import { tellHook } from './run/call-hooks.js';
import { giveLock, waitForLock } from './run/folder-lock.js';
import { BuildInterrupted, type Checkpoint, checkpointUnless } from './run/interrupt.js';
import { type BuildOptions, type EngineResult, forgives, type MemoryOutput } from './run/options.js';
import { areSecret, findFileLiterals, findSecrets, maskProblems, saveMemo, secretsOf } from './run/secrets.js';
import { createTrace, type Trace } from './run/trace.js';
import { fileFirst } from './saved-file.js';
import { type FirstPage, pageFirst } from './saved-page.js';
import { runRecords, runSurvey, type SiteRecords, type SiteSurvey, type SurveyOptions } from './site-survey.js';
import { clientInput } from './steps/client-step.js';
import { withMermaid } from './steps/diagram-step.js';
import { type Linked, link } from './steps/link-step.js';
import { putAssets, putLists } from './steps/list-step.js';
import { makeModules, type PageModules } from './steps/module-step.js';
import { openPolicy } from './steps/policy-step.js';
import { type RenderInput, renderPages } from './steps/render-step.js';
import { type SearchInput, startSearch } from './steps/search-step.js';
import { findTheme, type SiteTheme } from './steps/theme-step.js';
import { withTransport } from './steps/transport-step.js';
import { createPoolKeeper } from './threads/pool-keeper.js';
import { keepLook } from './unchanged/keep-look.js';
import type { Look } from './unchanged/look.js';
import { createFormerFiles, type FormerFiles } from './write/former-files.js';
import { diskOutputs, memoryOutputs, type Outputs } from './write/outputs.js';
import { outputPlace } from './write/write.js';

export type { SiteSurvey } from './site-survey.js';

/** What is special about one of the builds of an engine. */
export interface FurtherOptions {
  /** Asked between the steps: a build of which nobody wants the result any more is given up. */
  interrupted?: () => boolean;
  /** The pages that a build into memory renders. Nothing is made that is made of all pages. */
  only?: ChoosePages;
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
  /** Makes what a build into memory left for a calm moment: the search index, unless it was the first build. Never during a build. */
  rest(): Promise<void>;
  /** Search records of the site as it is now, without rendering. */
  records(): Promise<SiteRecords>;
  /** The linked site as it is now, without rendering: what `notes check` looks at. */
  survey(options?: SurveyOptions): Promise<SiteSurvey>;
  /** What the last build into memory stood on, if it had no errors. */
  readonly built: Built | undefined;
  /**
   * Makes the page of one source of the last build into memory once more, whatever is kept of it. Never during a build.
   * @param path relative to the site folder
   * @returns milliseconds by step; undefined for what is no page of its own
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
  const memo = openMemo(options.cacheDir, toolVersion().code);
  const kept: EngineState = {
    memo,
    documents: new Map(),
    ahead: new Map(),
    swapped: new Map(),
    hot: { count: 0, updates: [], files: new Map() },
    rendered: new Map(),
    outputs: new Map(),
    former: createFormerFiles(),
    pool: createPoolKeeper(options.threads, options.pageSeconds),
    configFiles: [options.configFile],
    plugins: {},
    place: options.out === null ? undefined : outputPlace(options.cacheDir, options.out),
  };
  const run = async <Result extends { problems: Problem[] }>(work: () => Promise<Result>): Promise<Result> => {
    const result = await healed(memo, work);
    if (areSecret(result.problems)) memo.drop();
    return { ...result, problems: maskProblems(result.problems, options.environment ?? {}, kept.secretNames) };
  };
  return {
    outputs: kept.outputs,
    former: kept.former,
    get baseUrl() {
      return kept.baseUrl ?? '/';
    },
    get configFiles() {
      return kept.configFiles;
    },
    async build(trace, further = {}) {
      kept.known = undefined;
      const result = await run(() => runBuild(trace ? { ...options, trace } : options, kept, further));
      // Problems are masked by now.
      if (look && kept.known) await keepLook(look, kept.known, result);
      return result;
    },
    async first(file, trace = createTrace()) {
      const { last } = kept;
      const path = relative(options.dir, file).split('\\').join('/');
      return last && pageFirst({ options, kept, trace, site: last.site }, last, path);
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
    async rest() {
      const { later } = kept;
      kept.later = undefined;
      await later?.();
    },
    records: () => run(() => runRecords(options, kept)),
    survey: (wanted) => run(() => runSurvey(options, kept, wanted)),
    async close() {
      kept.remember?.();
      await kept.pool.close();
      memo.close();
    },
  };
}

async function runBuild(options: BuildOptions, kept: EngineState, further: FurtherOptions): Promise<EngineResult> {
  const { interrupted, only } = further;
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
  kept.baseUrl ??= loaded.site.baseUrl;
  kept.secretNames = loaded.site.secrets;
  result.site = { title: loaded.site.title, baseUrl: loaded.site.baseUrl, url: loaded.site.url };
  const { place } = kept;
  let outputs: Outputs | undefined;
  let locked: string | undefined;
  try {
    if (place) await waitForLock(place.lock, options.onWait);
    locked = place?.lock;
    const covers = kept.index && ((path: string) => !isSearchFile(path));
    outputs = place ? diskOutputs(place) : memoryOutputs(kept.outputs, covers, kept.former);
    const checkpoint = interrupted && checkpointUnless(interrupted);
    await makeOutputs({ options, kept, trace, outputs, loaded, site: loaded.site, result, checkpoint, only });
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

/** Forgets the outputs of a build that failed. What keeps them from going is what the build failed of; the next command tries again. */
function discard(outputs: Outputs | undefined): void {
  try {
    outputs?.discard();
  } catch {
    // The first error is told.
  }
}

/** What the steps of one build share. */
interface Building extends Run {
  outputs: Outputs;
  loaded: LoadedSite;
  result: EngineResult;
  checkpoint?: Checkpoint;
  only?: ChoosePages;
}

async function makeOutputs(building: Building): Promise<void> {
  const { options, kept, trace, outputs, site, loaded, result, checkpoint, only } = building;
  const theme = await trace.step('theme', () => findTheme(site, options, kept.memo));
  const files = trace.step('read', () => readSite(building, theme));
  const client = trace.step('client', () => bundleClient(clientInput(site, theme, options)));
  // A build that is given up does not ask for it.
  client.catch(() => {});
  const compilation = await trace.step('compile', () => compileSite(building, files, theme));
  await checkpoint?.();
  const isLater = options.out === null && kept.index !== undefined;
  const indexed = !isLater && !only && site.search.provider === 'embedded';
  const linked = await trace.step('link', () =>
    link({ site, files, options, memo: kept.memo, documents: compilation.documents, indexed, checkpoint }),
  );
  await checkpoint?.();
  const partials = compilation.documents.filter(({ kind }) => kind === 'partial');
  const { pages, graph } = linked;
  const modules = await trace.step('modules', () =>
    makeModules({ site, options, pages, partials, slots: graph.slots, memo: kept.memo }),
  );
  const policy = trace.step('policy', () => openPolicy(site, { modules, theme }));
  const own = await trace.step('transport', async () => withTransport(await client, site, kept.memo));
  const bundle = await trace.step('diagrams', () => withMermaid(own, { site, pages, cacheDir: options.cacheDir }));
  const problems = [
    ...loaded.problems,
    ...files.problems,
    ...theme.problems,
    ...bundle.problems,
    ...compilation.problems,
    ...linked.problems,
    ...modules.problems,
    ...policy.problems,
  ];
  result.counts.sources = files.sources.length;
  result.counts.compiled = compilation.compiled;
  result.counts.pages = linked.pages.length;
  result.problems.push(...problems);
  if (failed(result.problems, options)) return fail(building);
  await checkpoint?.();
  const search = isLater || only ? undefined : startSearch(searchInput(building, linked, outputs));
  const rendering = renderInput({ ...building, site: policy.site }, { theme, files, bundle, linked, modules });
  const rendered = await trace.step('render', () =>
    renderPages(rendering, only ? only({ site, files, linked }) : pages, search?.beside),
  );
  result.problems.push(...rendered.problems);
  result.counts.rendered = rendered.rendered;
  // A thread that was ended has taken what it knew of the search index with it.
  if (failed(rendered.problems, options)) return fail(building);
  const lists = { site: policy.site, files, linked, bundle, modules, outputs, memo: kept.memo, posts: rendered.posts };
  trace.step('outputs', () => (only ? putAssets(lists) : putLists(lists)));
  if (search) kept.index = await trace.step('search', search.put);
  result.problems.push(...(await finishOutputs(building, lists)));
  result.problems.push(...outputs.problems, ...(only ? [] : outputs.holes(options.verify)));
  const secrets = lookForSecrets(building, files, linked);
  if (failed(result.problems, options)) return fail(building);
  const written = trace.step('write', () => outputs.commit(options.onStep));
  kept.baseUrl = site.baseUrl;
  if (options.out === null)
    keepLast(kept, result, { site, files, theme, linked, documents: compilation.documents, rendering });
  // A reader of a changed page waits for the page, not for the index.
  if (isLater) kept.later = () => searchLater(building, linked);
  result.routes = rendered.changedRoutes;
  tellWritten(result, written);
  const remember = () => {
    if (kept.hasSeenNew) rememberSeen(kept.memo, kept.seen!);
    // What other pages need was not looked at.
    saveMemo(kept.memo, secrets, !only);
    kept.remember = undefined;
  };
  // A process that stays has all of it at hand: it writes the memo once, at its end.
  if (options.out === null) kept.remember = remember;
  else trace.step('memo', remember);
  result.problems.push(...(await tellHook(site, 'built', result as never)));
  if (!written.files) return;
  const { documents } = compilation;
  const read = { options, site, loaded, theme, files, documents, linked, modules };
  kept.known = { ...read, compiled: kept.documents, written: written.files };
}

/** Takes what was written into the result. */
function tellWritten(result: EngineResult, { changed, heaviest, removed, bytes }: ReturnType<Outputs['commit']>): void {
  result.written = true;
  result.changed = changed;
  result.heaviest = heaviest;
  result.removed = removed;
  Object.assign(result.counts, { written: changed.length, removed: removed.length, bytes });
}

/** Reports secret values in the outputs. @returns those of the site */
function lookForSecrets({ site, options, outputs, result, trace }: Building, files: SiteFiles, linked: Linked) {
  const sources = new Map([
    ...linked.contentFiles.map(({ path, source }): [string, string] => [path, source]),
    ...files.assets.map(({ path, output }): [string, string] => [output, path]),
  ]);
  result.problems.push(...trace.step('secrets', () => findFileLiterals(sources, outputs.changes())));
  const secrets = secretsOf(site, options.environment ?? {});
  if (secrets.length > 0) result.problems.push(...trace.step('secrets', () => findSecrets(secrets, outputs.changes())));
  return secrets;
}

const isSearchFile = (path: string) => path.startsWith(`${SEARCH_DIR}/`);

function searchInput({ site, options, kept }: Building, linked: Linked, outputs: Outputs): SearchInput {
  return {
    site,
    linked,
    outputs,
    memo: kept.memo,
    out: options.out,
    previous: kept.index,
    pool: (work) => kept.pool.take(work),
    ...(options.out !== null && { onThreadsDone: () => kept.pool.close() }),
  };
}

async function searchLater(building: Building, linked: Linked): Promise<void> {
  const { kept } = building;
  const outputs = memoryOutputs(kept.outputs, isSearchFile);
  kept.index = await startSearch(searchInput(building, linked, outputs)).put();
  outputs.commit();
}

function fail({ outputs, result, kept, site, options }: Building): void {
  outputs.discard();
  result.ok = false;
  kept.last = undefined;
  if (areSecret(result.problems)) {
    kept.memo.drop();
    dropBundles(options.cacheDir);
  }
  saveMemo(kept.memo, secretsOf(site, options.environment ?? {}), false);
}

interface Ready {
  theme: SiteTheme;
  files: SiteFiles;
  bundle: ClientBundle;
  linked: Linked;
  modules: PageModules;
}

function renderInput(
  { options, kept, outputs, site, checkpoint }: Building,
  { theme, files, bundle, linked, modules }: Ready,
): RenderInput {
  return {
    site,
    linked,
    modules,
    bundle,
    ownIcon: files.assets.some(({ output }) => output === 'favicon.ico'),
    outputs,
    out: options.out,
    reload: options.reload,
    forgive: forgives(site, options),
    versionKey: hashData([theme.version, toolVersion().code, optionsHash(options)]),
    memo: kept.memo,
    store: kept.rendered,
    pool: (work) => kept.pool.take(work),
    onProgress: options.onProgress,
    checkpoint,
  };
}
