/** One build as a table of contents: theme → read → compile → link → pages → render → outputs → write. */
import { dropBundles } from '../output/bundle/bundle-store.js';
import { bundleClient, type ClientBundle } from '../output/bundle/client-bundle.js';
import { toolVersion } from '../output/tool.js';
import type { Page } from '../shared/page.js';
import type { Site } from '../site/configuration/config-types.js';
import { isMoved } from '../site/configuration/is-moved.js';
import type { Document } from '../site/content/document.js';
import { hashData } from '../site/helpers/hash.js';
import type { OtherLanguages } from '../site/pages/other-languages.js';
import type { Problem } from '../site/problems/problem-types.js';
import type { SiteFiles } from '../site/sources/site-files.js';
import { type ChoosePages, compileSite, keepLast, type Run, readSite } from './build-state.js';
import { finishOutputs } from './finish-outputs.js';
import { keepPages } from './kept-pages.js';
import { type LoadedSite, optionsHash } from './load/load-site.js';
import { rememberSeen } from './memo/seen-files.js';
import { pluginOutputs } from './plugins/plugin-outputs.js';
import { failed, tellWritten } from './result.js';
import { tellHook } from './run/call-hooks.js';
import { type Checkpoint, unlessEnded } from './run/interrupt.js';
import { type EngineResult, forgives } from './run/options.js';
import { areSecret, findFileLiterals, findSecrets, saveMemo, secretsOf } from './run/secrets.js';
import { hasNoIndex, isLater, leaveIndex, searchInput } from './search-later.js';
import { clientInput } from './steps/client-step.js';
import type { Compilation } from './steps/compile-step.js';
import { putCompiler } from './steps/compiler-step.js';
import { withMermaid } from './steps/diagram-step.js';
import { type Linked, link } from './steps/link-step.js';
import { putAssets, putLists, routesInFeeds } from './steps/list-step.js';
import { makeModules, type PageModules } from './steps/module-step.js';
import { openPolicy } from './steps/policy-step.js';
import { type RenderInput, renderPages } from './steps/render-step.js';
import { startSearch } from './steps/search-step.js';
import { findTheme, type SiteTheme } from './steps/theme-step.js';
import { withTransport } from './steps/transport-step.js';
import { hasUnseen, WaitingCollector } from './waiting-pages.js';
import type { MemoryOutputs, Outputs, WholeOutputs } from './write/outputs.js';
import type { Written } from './write/recorded-files.js';

/** Targets of the outputs of a build. */
export interface Opened {
  whole: WholeOutputs;
  /** The outputs of the site that is made: of one language, where there are several. */
  outputs: Outputs;
  /** The outputs of a build into memory. */
  memory?: MemoryOutputs;
}

/** State shared by the steps of one build. */
export interface Building extends Run, Opened {
  loaded: LoadedSite;
  result: EngineResult;
  checkpoint?: Checkpoint;
  /** Of a site in several languages. */
  others?: OtherLanguages;
  only?: ChoosePages;
  headsFrom?: number;
}

/** Files of the output folder. */
type Files = () => ReadonlyMap<string, Written>;

/** Outputs that are made, and what is left to do when they are in place. */
export interface MadeSite {
  /** With all origins that its pages need. */
  site: Site;
  pages: readonly Page[];
  /** Paths of files that were copied unchanged. */
  attachments: readonly string[];
  /** Keeps what the next build may need. */
  keep(): void;
  /** Hands over to other machines, and to the look before the next build. */
  share(files: Files): Promise<void>;
}

/** Makes all outputs of a site, and brings them into place unless something is wrong. */
export async function makeOutputs(building: Building): Promise<void> {
  const { options, kept, trace, whole, result, site } = building;
  const made = await makeSite(building);
  if (!made) return;
  const written = trace.step('write', () => whole.commit(options.onStep));
  tellWritten(result, written);
  made.keep();
  result.problems.push(...(await tellHook(site, 'built', result)));
  if (!written.done) return;
  kept.committed = written;
  await made.share(written.done.all);
}

/** Makes all outputs of a site. @returns undefined when something is wrong */
export async function makeSite(building: Building): Promise<MadeSite | undefined> {
  const { options, kept, trace, outputs, whole, site, loaded, result, checkpoint, only } = building;
  const theme = await trace.step('theme', () => findTheme(site, options, kept.memo));
  const files = trace.step('read', () => readSite(building, theme, building));
  const client = trace.step('client', () => bundleClient(clientInput(site, theme, options), kept.memo.now));
  // A build that is given up does not ask for it.
  client.catch(() => {});
  const compilation = await trace.step('compile', () => compileAll(building, files, theme));
  await checkpoint?.();
  const later = isLater(options, kept);
  const indexed = !later && !only && site.search.provider === 'embedded';
  const named = options.out !== null && outputs === whole;
  const linked = await trace.step('link', () =>
    link({ ...building, files, memo: kept.memo, documents: compilation.documents, indexed, named }),
  );
  await checkpoint?.();
  const partials = compilation.documents.filter(({ kind }) => kind === 'partial');
  const { pages, graph } = linked;
  const modules = await trace.step('modules', () =>
    makeModules({ site, options, pages, partials, slots: graph.slots, memo: kept.memo, graph }),
  );
  const policy = trace.step('policy', () => openPolicy(site, { modules, theme }));
  const own = await trace.step('transport', async () =>
    withTransport(await unlessEnded(client, checkpoint), site, kept.memo),
  );
  const bundle = await trace.step('diagrams', () => withMermaid(own, { site, pages, modules, options }));
  const steps = [loaded, files, theme, bundle, compilation, linked, modules, policy];
  result.problems.push(...steps.flatMap(({ problems }) => problems));
  const { compiled, documents, heads } = compilation;
  result.heads = heads?.size;
  Object.assign(result.counts, { sources: files.sources.length, compiled, pages: pages.length });
  if (stops(building, linked)) return fail(building);
  await checkpoint?.();
  const search = later || only ? undefined : await startSearch(searchInput(building, linked, outputs));
  const rendering = renderInput({ ...building, site: policy.site }, { theme, files, bundle, linked, modules });
  const queue = queueOf(building, pages, heads);
  const rendered = await trace.step('render', () =>
    renderPages(
      { ...rendering, postpone: queue && ((...page) => queue.take(...page)) },
      only ? only({ site, files, linked }) : pages,
      search?.beside,
    ),
  );
  result.problems.push(...rendered.problems);
  result.counts.rendered = rendered.rendered;
  // A thread that was ended has taken what it knew of the search index with it.
  if (failed(rendered.problems, options)) return fail(building);
  const added = await trace.step('plugins', () => pluginOutputs(only ? [] : site.extensions, pages));
  result.problems.push(...added.problems);
  const made = { bundle, modules, posts: rendered.posts, added: added.outputs };
  const lists = { site: policy.site, files, linked, outputs, memo: kept.memo, ...made };
  trace.step('outputs', () => (only || heads ? putAssets(lists) : putLists(lists)));
  await trace.step('compiler', () => putCompiler({ site, pages, outputs, cacheDir: options.cacheDir }));
  if (search) kept.index = await trace.step('search', search.put);
  result.problems.push(...(await finishOutputs(building, lists)));
  result.problems.push(...outputs.problems, ...(only ? [] : outputs.holes(options.verify)));
  const secrets = lookForSecrets(building, files, linked);
  if (stops(building, linked)) return fail(building);
  return {
    site: policy.site,
    pages,
    attachments: files.assets.map(({ output }) => output),
    keep() {
      kept.baseUrl = site.baseUrl;
      result.routes = rendered.changedRoutes;
      if (options.out === null) keepLast(kept, result, { site, files, theme, linked, documents, heads, rendering });
      kept.waiting = kept.last && queue?.end(kept.last, result.routes);
      if (later && !heads) leaveIndex(building, linked);
      // One of several languages is not built alone.
      if (options.out !== null && outputs === whole)
        kept.pages = keepPages({ site, files, theme, linked, rendered, memo: kept.memo, compiled: kept.documents });
      keepMemo(building, secrets);
    },
    async share(written) {
      await share(building, documents, written);
      const read = { options, site, loaded, theme, files, documents, linked, modules };
      kept.known = [{ ...read, compiled: kept.documents }];
    },
  };
}

/** Compiles the site. Pages that wait are rendered one by one, without threads: these give back their memory before the site is linked. */
async function compileAll(building: Building, files: SiteFiles, theme: SiteTheme): Promise<Compilation> {
  const { options, kept } = building;
  const made = await compileSite(building, files, theme, building);
  if (options.lazy) kept.pool.endThreads().catch(() => {});
  return made;
}

/** True if something keeps the outputs back. Links to nowhere keep back no page of a served site: an author links to what is still to be written. */
function stops({ result, options }: Building, { graph }: Linked): boolean {
  const shown = new Set(options.lazy ? graph.broken : []);
  return failed(
    result.problems.filter((found) => !shown.has(found)),
    options,
  );
}

function keepMemo({ kept, only, options, trace }: Building, secrets: ReturnType<typeof secretsOf>): void {
  const remember = () => {
    if (kept.seen && kept.hasSeenNew) rememberSeen(kept.memo, kept.seen);
    // Input of other pages and of the search index was not examined.
    saveMemo(kept.memo, secrets, !only && !hasNoIndex(kept) && !hasUnseen(kept));
    kept.remember = undefined;
  };
  // A process that stays has all of it at hand: it writes the memo once, at its end.
  if (options.out === null) kept.remember = remember;
  else trace.step('memo', remember);
}

/** Hands to other machines what they may have. Nothing that goes wrong there fails a build, not with `--strict` either. */
async function share(
  { kept: { shared, rendered }, options, site, loaded, result, trace }: Building,
  documents: readonly Document[],
  files: Files,
): Promise<void> {
  if (!shared || options.out === null) return;
  const { out } = options;
  const configFiles = loaded.files;
  await trace.step('share', () => shared.give({ site, out, documents, rendered, written: files(), configFiles }));
  result.problems.push(...shared.problems());
}

/** Reports secret values in the outputs. @returns those of the site */
function lookForSecrets({ site, options, outputs, result, trace }: Building, files: SiteFiles, linked: Linked) {
  const sources = new Map([
    ...linked.contentFiles.map(({ path, source }): [string, string] => [path, source]),
    ...files.assets.map(({ path, output }): [string, string] => [output, path]),
  ]);
  const literals = trace.step('secrets', () => findFileLiterals(sources, outputs.changes()));
  // As in its pages.
  result.problems.push(
    ...(isMoved(site) ? literals.map((found): Problem => ({ ...found, level: 'warning' })) : literals),
  );
  const secrets = secretsOf(site, options.environment ?? {});
  if (secrets.length > 0) result.problems.push(...trace.step('secrets', () => findSecrets(secrets, outputs.changes())));
  return secrets;
}

/** Takes the pages that wait until somebody asks for them. The hash router has one document for all. */
function queueOf(
  { options, memory, site, kept, only }: Building,
  pages: readonly Page[],
  heads: Compilation['heads'],
): WaitingCollector | undefined {
  if (!options.lazy || only || !memory || site.router === 'hash') return undefined;
  // Without feeds: they show whole posts.
  return new WaitingCollector(site, heads ? new Set() : routesInFeeds(site, pages), memory, kept);
}

function fail({ outputs, result, kept, site, options }: Building): undefined {
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
  { options, kept, trace, outputs, site, checkpoint }: Building,
  { theme, files, bundle, linked, modules }: Ready,
): RenderInput {
  const { shared } = kept;
  return {
    site,
    linked,
    modules: theme.makesStyles ? { ...modules, makesStyles: true } : modules,
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
    takeShared: shared && ((...what) => trace.step('shared pages', () => shared.takePages(...what))),
  };
}
