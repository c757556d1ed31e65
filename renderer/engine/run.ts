/** What the builds of one engine share, and the steps that more than one command runs: read and compile. */
import { toolVersion } from '../output/bundle-tool.js';
import type { IndexState } from '../output/search/build.js';
import type { Site } from '../site/config-types.js';
import type { SeenFile, SiteFiles } from '../site/files.js';
import { hashData } from '../site/hash.js';
import { dropTexts, readImported, readSources } from '../site/source.js';
import { policyLevel } from '../site/tags.js';
import type { Document, Source } from '../site/types.js';
import {
  type Compilation,
  type CompileInput,
  compileOptions,
  compileSources,
  type DocumentStore,
} from './compile-step.js';
import type { Setup } from './jobs.js';
import type { Linked } from './link-step.js';
import type { Memo } from './memo.js';
import type { BuildOptions, MemoryOutput } from './options.js';
import type { PoolKeeper } from './pool-keeper.js';
import type { RenderInput, RenderStore } from './render-step.js';
import { isSame, seenBefore, settledFiles } from './seen.js';
import type { SiteTheme } from './theme-step.js';
import type { Trace } from './trace.js';
import type { OutputPlace } from './write.js';

/** State kept between builds. */
export interface Kept {
  memo: Memo;
  documents: DocumentStore;
  rendered: RenderStore;
  outputs: Map<string, MemoryOutput>;
  pool: PoolKeeper;
  /** Files as the last build saw them, as far as a later one may trust that. */
  seen?: Record<string, SeenFile>;
  /** They are not those that the memo has. */
  hasSeenNew?: boolean;
  /** Search index of the last build. */
  index?: IndexState;
  configFiles: string[];
  /** What the last build stood on, if it was into memory and had no errors. */
  last?: Built;
  /** Brings the search index up to the last build into memory. */
  later?: () => Promise<void>;
  /** Writes the memo of the last build into memory. */
  remember?: () => void;
  place?: OutputPlace;
}

/** What a build stood on. */
export interface Built {
  site: Site;
  files: SiteFiles;
  theme: SiteTheme;
  linked: Linked;
  documents: readonly Document[];
  /** What rendering was given. */
  rendering: RenderInput;
}

/** What the steps of one command share. */
export interface Run {
  options: BuildOptions;
  kept: Kept;
  trace: Trace;
  site: Site;
}

/**
 * Reads the sources of a site; those that look as they did are not read again. Where nothing is known of a site yet, all of it will be
 * compiled: threads start while its files are read.
 */
export function readSite(run: Run, theme: SiteTheme): SiteFiles {
  const { site, options, kept } = run;
  const before = kept.seen ?? seenBefore(kept.memo);
  configurePool(run, theme);
  const files = readSources(site, {
    seen: options.paranoid ? undefined : before,
    onListed: before ? undefined : kept.pool.expect,
  });
  kept.seen = settledFiles(files.seen);
  kept.hasSeenNew ||= !isSame(before, kept.seen);
  return files;
}

/** Compiles them. */
export async function compileSite(run: Run, files: SiteFiles, theme: SiteTheme): Promise<Compilation> {
  const made = await compileSources(compileInput(run, files.sources, theme));
  dropTexts(run.site, files);
  const level = policyLevel(run.site.policies.math);
  // Documents are kept whatever the policy: it decides on what they say only here.
  const problems = made.problems.flatMap((entry) =>
    entry.code !== 'math-invalid' ? [entry] : level ? [{ ...entry, level }] : [],
  );
  return { ...made, problems };
}

/** Tells the threads what they will compile and render with. */
export function configurePool({ options, kept, site }: Run, theme: SiteTheme): void {
  const compileWith = compileOptions(site, options);
  const setup = (pack: string): Setup => ({
    dir: site.dir,
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

/** What compiling takes, where the threads know what they compile with. */
export function compileInput(
  { options, kept, site, trace }: Run,
  sources: readonly Source[],
  theme: SiteTheme,
): CompileInput {
  return {
    dir: site.dir,
    sources,
    optionsKey: hashData([compileOptions(site, options), theme.version, toolVersion().code, codeOf(site)]),
    memo: kept.memo,
    store: kept.documents,
    readImported: (path, scope) => readImported(site, path, scope),
    pool: (work) => trace.step('start threads', () => kept.pool.take(work)),
    onProgress: options.onProgress,
  };
}

/** Plugins given as functions cannot be sent to a thread. */
const hasFunctions = ({ markdown }: Site) =>
  [...markdown.remarkPlugins, ...markdown.rehypePlugins].flat().some((value) => typeof value === 'function');

/** Functions have no hash: with them every change of the configuration's code counts. */
const codeOf = (site: Site) => (hasFunctions(site) ? site.configHash : 0);
