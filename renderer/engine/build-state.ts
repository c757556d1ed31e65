/** State shared by the builds of one engine, and the steps that several commands run: read and compile. */

import { basename, join, sep } from 'node:path';
import type { SheetMaker } from '../output/bundle/sheet-maker.js';
import { hashOfFile } from '../output/modules/run-config.js';
import type { IndexState } from '../output/search/build-index.js';
import { toolRoot, toolVersion } from '../output/tool.js';
import type { Page } from '../shared/page.js';
import type { Site } from '../site/configuration/config-types.js';
import type { Document } from '../site/content/document.js';
import type { Source } from '../site/content/source.js';
import { policyLevel } from '../site/graph/tags.js';
import { hashData } from '../site/helpers/hash.js';
import type { Problem } from '../site/problems/problem-types.js';
import { listNames } from '../site/sources/disk-io.js';
import { importedPlace } from '../site/sources/local-files.js';
import { withMeantFile } from '../site/sources/meant-files.js';
import { withNearImport } from '../site/sources/near-imports.js';
import { dropTexts, readImported, readSources } from '../site/sources/read-sources.js';
import type { SeenFile, SiteFiles } from '../site/sources/site-files.js';
import type { Memo } from './memo/memo.js';
import { isSame, seenBefore, settledFiles } from './memo/seen-files.js';
import { movedRoutes, newRoutes, placesOf } from './moved-routes.js';
import type { PluginKeeper } from './plugins/keep-run.js';
import { askedLocales, type BuildOptions, type EngineResult, type MemoryOutput } from './run/options.js';
import { findSourceLiterals } from './run/secrets.js';
import type { Trace } from './run/trace.js';
import type { SharedSite } from './shared-cache/shared-site.js';
import {
  type Compilation,
  codeAround,
  compileOptions,
  compileSources,
  type DocumentStore,
  type RoundInput,
} from './steps/compile-step.js';
import type { Linked } from './steps/link-step.js';
import type { PageModules } from './steps/module-step.js';
import type { RenderInput, RenderStore } from './steps/render-step.js';
import type { SiteTheme } from './steps/theme-step.js';
import type { Setup } from './threads/jobs.js';
import type { PoolKeeper } from './threads/pool-keeper.js';
import type { KnownBuild } from './unchanged/keep-look.js';
import type { FormerFiles } from './write/former-files.js';
import type { Committed } from './write/outputs.js';
import type { OutputPlace } from './write/write.js';

/** State kept between builds. */
export interface EngineState {
  memo: Memo;
  documents: DocumentStore;
  rendered: RenderStore;
  outputs: Map<string, MemoryOutput>;
  /** Files that recently left the outputs. */
  former: FormerFiles;
  /** Positions of the pages of the last build into memory; a failed one does not change them. */
  places?: ReturnType<typeof placesOf>;
  /** Modules of the last build into memory; a failed one changes nothing. */
  modules?: PageModules;
  /** Base path that the outputs were made for. */
  baseUrl?: string;
  /** Variables that the configuration calls secret. */
  secretNames?: readonly string[];
  pool: PoolKeeper;
  /** For saved style sheets. */
  sheets: SheetMaker;
  /** Files as the last build saw them, as far as a later one may trust that. */
  seen?: Record<string, SeenFile>;
  /** They are not those that the memo has. */
  hasSeenNew?: boolean;
  /** Search index of the last build. */
  index?: IndexState;
  configFiles: string[];
  /** Results of a Docusaurus site's plugins. */
  plugins: PluginKeeper;
  /** Input and result of the last build, if it was into memory and had no errors. */
  last?: Built;
  /** Pages that were brought up to date since then, by route. */
  ahead: Map<string, Page>;
  /** Addresses that open pages were given since then, by those of that build. */
  swapped: Map<string, string>;
  /** Code that open pages were given since then. */
  hot: HotCode;
  /** Pages of the last good build that nobody has asked for. */
  waiting?: WaitingPages;
  /** Routes of pages rendered empty because their code failed when they were requested. */
  broken: Set<string>;
  /** Brings the search index up to the last build into memory. */
  later?: () => Promise<void>;
  /** Writes the memo of the last build into memory. */
  remember?: () => void;
  place?: OutputPlace;
  /** The store that machines share, of a build to the disk. */
  shared?: SharedSite;
  /** Files that the last build to disk read, for each language. */
  known?: KnownBuild[];
  /** Changes that it made to the output folder. A build after an edit keeps only these. */
  committed?: Committed;
  /** Name of the pages that were kept for edits. */
  pages?: string;
  /** The state of each other language of the site, with a cache folder of its own. */
  languages: Map<string, EngineState>;
}

/** Updates of single modules. */
export interface HotCode {
  /** Updates so far. */
  count: number;
  /** Files sent to open pages, whatever their importers, each with its hash. */
  given: Map<string, string>;
  theme: HotUpdates;
  /** Those of the site's own parts. */
  parts: HotUpdates;
}

/** Updates of what every page has loaded. */
export interface HotUpdates {
  addresses: string[];
  /** Files that were updated, each with its hash. */
  files: Map<string, string>;
}

export const noHotCode = (count: number): HotCode => ({
  count,
  given: new Map(),
  theme: { addresses: [], files: new Map() },
  parts: { addresses: [], files: new Map() },
});

/** Pages that wait, of the last build without errors. */
export interface WaitingPages {
  built: Built;
  /** By the paths of their files. */
  pages: ReadonlyMap<string, Page>;
  /** Pages never rendered in their current state. */
  unseen: Page[];
  /** Known problems of the pages that were rendered. */
  problems: Problem[];
}

/** Input and result of a build. */
export interface Built {
  site: Site;
  files: SiteFiles;
  theme: SiteTheme;
  linked: Linked;
  documents: readonly Document[];
  /** Docs and posts of which it knows only the beginning, by path. */
  heads?: ReadonlySet<string> | undefined;
  /** Input of rendering. */
  rendering: RenderInput;
}

/** Returns files of a site outside of its folder: code of other packages of a repository. Those of installed packages do not change. */
export function outsideFiles({ site, theme, rendering, documents }: Built): string[] {
  const imported = documents.flatMap(({ imports }) =>
    imports.flatMap(({ file }) => (file?.startsWith('../') ? [join(site.dir, file)] : [])),
  );
  const isOutside = (file: string) =>
    !file.startsWith(site.dir + sep) && !file.startsWith(toolRoot + sep) && !file.includes(`${sep}node_modules${sep}`);
  return [...new Set([...rendering.modules.inputs, ...theme.inputs, ...theme.customCss, ...imported])].filter(
    isOutside,
  );
}

/** Keeps what the next change of a served site is made from, and tells which pages have moved since the last one. */
export function keepLast(kept: EngineState, result: EngineResult, last: Built): void {
  const { rendering } = last;
  const own = kept.last && isShown(kept, kept.last, last) ? rendering.bundle.files : [];
  result.pageCode = new Set([...rendering.modules.files, ...own].map(({ path }) => path));
  const { theme, parts } = kept.hot;
  const arePartsShown = isCovered(parts, kept.modules?.partsCode, rendering.modules.partsCode);
  result.updates = [...(own.length > 0 ? theme.addresses : []), ...(arePartsShown ? parts.addresses : [])];
  result.needsReload = (kept.modules && isOtherStart(kept.modules, rendering.modules, arePartsShown)) || isAstray(kept);
  kept.hot = noHotCode(kept.hot.count);
  kept.modules = rendering.modules;
  kept.last = last;
  const places = placesOf(last.linked.pages, last.files.sources);
  result.moved = movedRoutes(kept.places ?? [], places);
  // An open page may be at an address that had no page until now.
  if (kept.places) result.routes = [...new Set([...result.routes, ...newRoutes(kept.places, places)])];
  kept.places = places;
  kept.ahead.clear();
  kept.swapped.clear();
}

/** True if open pages have every change of the theme's code. */
function isShown({ hot }: EngineState, before: Built, now: Built): boolean {
  const { mermaid } = before.rendering.bundle.assets;
  return now.rendering.bundle.assets.mermaid === mermaid && isCovered(hot.theme, before.theme.code, now.theme.code);
}

/** True if updates include every change of some code: hashes by file. */
function isCovered(
  { files }: HotUpdates,
  before: Readonly<Record<string, string>> = {},
  now: Readonly<Record<string, string>>,
): boolean {
  const paths = Object.keys(now);
  if (files.size === 0 || Object.keys(before).sort().join() !== paths.toSorted().join()) return false;
  return paths.every((path) => before[path] === now[path] || files.get(path) === now[path]);
}

/** True if pages have code that was taken back while builds failed: the next good one finds nothing new in it. */
const isAstray = ({ last, hot }: EngineState): boolean =>
  !last && [...hot.given].some(([file, hash]) => hashOfFile(file) !== hash);

/** True if pages would start with other scripts of the site than those that they have. */
const isOtherStart = (before: PageModules, now: PageModules, arePartsShown: boolean): boolean =>
  before.client?.script !== now.client?.script || (before.parts?.script !== now.parts?.script && !arePartsShown);

/** Chooses the pages that are asked for from a linked site. */
export type ChoosePages = (linked: Pick<Built, 'site' | 'files' | 'linked'>) => readonly Page[];

/** State shared by the steps of one command. */
export interface Run {
  options: BuildOptions;
  kept: EngineState;
  trace: Trace;
  site: Site;
}

/**
 * Reads the sources of a site; unchanged ones are not read again. If nothing is known of a site yet, all of it will be
 * compiled: threads start while its files are read.
 */
export function readSite(
  run: Run,
  theme: SiteTheme,
  { headsFrom = Infinity }: Pick<RoundInput, 'headsFrom'> = {},
): SiteFiles {
  const { site, options, kept } = run;
  const before = kept.seen ?? seenBefore(kept.memo);
  configurePool(run, theme);
  const files = readSources(site, {
    seen: options.paranoid ? undefined : before,
    locales: askedLocales(options),
    // Work of other machines is not yet known.
    onListed: before || kept.shared ? undefined : (count) => count < headsFrom && kept.pool.expect(count),
  });
  kept.seen = settledFiles(files.seen);
  kept.hasSeenNew ||= !isSame(before, kept.seen);
  return files;
}

/** Compiles them. */
export async function compileSite(
  run: Run,
  files: SiteFiles,
  theme: SiteTheme,
  how: Pick<RoundInput, 'headsFrom' | 'checkpoint'> = {},
): Promise<Compilation> {
  const isForeign = basename(run.options.configFile).startsWith('docusaurus.');
  // There a file that is no page is looked at where a page imports it, and nowhere else.
  const sources = isForeign ? files.sources.filter(({ kind }) => kind !== 'partial') : files.sources;
  const made = await compileSources({
    ...compileInput(run, sources, theme),
    ...how,
    readImported: (path, scope) => readImported(run.site, importedPlace(run.site, path, scope, files)),
    around: codeAround(run.site),
  });
  const literals = findSourceLiterals(files);
  dropTexts(run.site, files);
  const level = policyLevel(run.site.policies.math);
  // Documents are kept whatever the policy: it is applied to their findings here.
  const problems = [...made.problems, ...literals].flatMap((entry): Problem[] => {
    if (entry.code === 'math-invalid') return level ? [{ ...entry, level }] : [];
    if (entry.code === 'markdown-import-missing') return [withNearImport(entry, listNames(run.site.dir))];
    if (entry.code === 'foreign-syntax' || entry.code === 'link-address')
      return [withMeantFile(entry, { files, list: listNames(run.site.dir), documents: made.documents })];
    // A site made for another tool is built despite the finding.
    return isForeign && entry.code === 'secret-literal' ? [{ ...entry, level: 'warning' }] : [entry];
  });
  return { ...made, problems };
}

/** Tells the threads what they will compile and render with. */
export function configurePool({ options, kept, site }: Run, theme: SiteTheme): void {
  const compileWith = compileOptions(site, options);
  const setup = (pack: string): Setup => ({
    dir: site.dir,
    configFile: options.configFile,
    packs: kept.memo.folder,
    pack,
    options: compileWith,
    themeModule: theme.module,
    themeVersion: theme.version,
  });
  kept.pool.configure({
    setup,
    run: kept.memo.run,
    key: hashData([compileWith, theme.version, codeOf(site)]),
    inlineOnly: hasFunctions(site),
  });
}

/** Returns the input of compiling, once the threads know what they compile with. */
export function compileInput(
  { options, kept, site, trace }: Run,
  sources: readonly Source[],
  theme: SiteTheme,
): RoundInput {
  const { shared } = kept;
  return {
    dir: site.dir,
    sources,
    optionsKey: hashData([compileOptions(site, options), theme.content, toolVersion().code, codeOf(site)]),
    memo: kept.memo,
    store: kept.documents,
    pool: (work) => trace.step('start threads', () => kept.pool.take(work)),
    onProgress: options.onProgress,
    takeShared: shared && ((...what) => trace.step('shared documents', () => shared.takeDocuments(...what))),
  };
}

/** Functions, as plugins or in the options of what reads Markdown, cannot be sent to a thread. */
const hasFunctions = ({ markdown }: Site) => holdsFunction(markdown);

function holdsFunction(value: unknown, seen = new Set<unknown>()): boolean {
  if (typeof value === 'function') return true;
  if (typeof value !== 'object' || value === null || seen.has(value)) return false;
  seen.add(value);
  return Object.values(value).some((entry) => holdsFunction(entry, seen));
}

/** Functions have no hash: with them every change of the configuration's code counts. */
const codeOf = (site: Site) => (hasFunctions(site) ? site.configHash : 0);
