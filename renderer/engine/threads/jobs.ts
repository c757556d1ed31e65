/**
 * The pure, slow steps as jobs: compile a batch of sources, render a batch of pages, make a part of the search index. Runs inline or in a thread; same code, same bytes.
 * Bodies stay with the thread that compiled them, or come from the memo's packs; outputs go straight to the stage: neither travels in messages.
 */
import { fileURLToPath } from 'node:url';
import { ABANDONED, type ThemeServer } from '../../../theme/contract.js';
import { compileSource } from '../../compile/compile.js';
import type { CompileOptions } from '../../compile/tree/compile-options.js';
import type { BodyRef } from '../../shared/article-body.js';
import type { Page } from '../../shared/page.js';
import { speak } from '../../shared/spoken-texts.js';
import type { Body, Document } from '../../site/content/document.js';
import type { Source } from '../../site/content/source.js';
import { messageOf } from '../../site/helpers/caught-error.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { createPack, damage, isDamage, openPacks, type PackWriter, type Ref } from '../memo/memo-packs.js';
import { isFile, ownPath, pathExists } from '../write/disk.js';
import { createFinisher, type MadeOutput, type RenderedOutput } from '../write/stage-output.js';
import { createSiteParts, type SiteParts } from './failing-parts.js';
import type { createIndexer, IndexJob, IndexResults } from './index-jobs.js';
import { type Bodies, openBodies } from './page-bodies.js';
import type { RenderContext } from './page-input.js';
import { pluginPlace } from './plugin-place.js';
import type { Handler } from './pool.js';
import { bodyHtml, type LoadedModule, type PageInput, renderOutputs } from './render-page.js';
import { renderProblem } from './render-problem.js';

/** Initial data of a thread. */
export interface Setup {
  /** Site folder, and the absolute path of the configuration. */
  dir: string;
  configFile: string;
  /** Folder of the memo's packs, and the pack this thread appends to. */
  packs: string;
  pack: string;
  options: Omit<CompileOptions, 'fileExists' | 'thrownAt'>;
  /** Address of a theme module; undefined: the tool's own. */
  themeModule?: string;
  themeVersion: string;
}

export interface CompileJob {
  kind: 'compile';
  home?: undefined;
  items: { source: Source; key: string }[];
}

export interface RenderTask {
  page: Page;
  /** Place of the body of each `BodyRef`, in their order. */
  bodies: Ref[];
  /** Hash of everything the page's outputs depend on. */
  key: string;
  /** Known hashes of files already under a path. */
  known: Record<string, string>;
  /** Addresses of the modules that the page is rendered with, by source path. */
  modules?: Record<string, string>;
  /** Address of the page's own module in the browser, and of its style sheet. */
  moduleUrl?: string;
  style?: string;
  /** The body of this post is part of a feed. */
  isFed?: boolean;
}

export interface RenderJob {
  kind: 'render';
  /** Pack with the bodies: the thread that wrote it has them at hand. */
  home?: string;
  context: RenderContext;
  /** Hash of the context. */
  contextKey: string;
  tasks: RenderTask[];
}

export type Job = CompileJob | RenderJob | IndexJob;

/** Memo entry of a compilation, including the file lookups that decide whether it is still valid. */
export interface KeptDocument {
  document: Omit<Document, 'sections'>;
  exists: [path: string, there: boolean][];
}

/** Places of the three parts of a compilation. Linking reads documents alone; sections are for the search index, bodies for rendering. */
export interface CompiledPlaces {
  document: Ref;
  sections: Ref;
  body: Ref;
}

interface CompiledSource {
  key: string;
  source: string;
  /**
   * A `KeptDocument` as JSON. Text crosses threads faster than objects, and what is read from it holds no string that was cut out of a source,
   * which would keep that one whole.
   */
  kept: string;
  places: CompiledPlaces;
  failure?: undefined;
}

interface FailedSource {
  key: string;
  source: string;
  kept?: undefined;
  places?: undefined;
  /** Reason for the missing result: the compiler threw, or was ended. */
  failure: Problem;
}

export type CompiledItem = CompiledSource | FailedSource;

export interface RenderedItem {
  route: string;
  key: string;
  outputs: RenderedOutput[];
  problems: Problem[];
  /** Finished HTML of a post, for feeds. */
  html?: string;
}

export interface JobResult extends IndexResults {
  compiled: CompiledItem[];
  rendered: RenderedItem[];
}

const NOTHING: JobResult = { compiled: [], rendered: [], tokenised: [], texts: [], blocks: [] };

/** Makes the handler of one thread. The theme is loaded at once: it is what takes the longest. */
export async function createHandler(setup: Setup): Promise<Handler<Job, JobResult>> {
  const theme = await loadTheme(setup);
  const bodies = openBodies(setup.packs, setup.pack);
  const documents = createPack(setup.packs, `${setup.pack}-d`);
  const packs = [bodies, documents];
  const readable = openPacks(setup.packs);
  const finish = createFinisher();
  const parts = createSiteParts();
  // Every job brings a copy of it: with one object for all, the theme makes only once what it keeps by site.
  let last: Pick<RenderJob, 'context' | 'contextKey'> | undefined;
  let indexer: ReturnType<typeof createIndexer> | undefined;
  return {
    async handle(job, onItem) {
      if (job.kind === 'compile') {
        const compiled: CompiledItem[] = [];
        for (const [index, item] of job.items.entries()) {
          await onItem(index);
          compiled.push(await compileItem(item, setup, theme, { bodies, documents }));
        }
        for (const pack of packs) pack.flush();
        return { ...NOTHING, compiled };
      }
      if (job.kind !== 'render') {
        // Brings a dictionary.
        indexer ??= (await import('./index-jobs.js')).createIndexer({ packs: readable, pack: bodies, finish });
        return { ...NOTHING, ...indexer(job) };
      }
      const rendered: RenderedItem[] = [];
      if (last?.contextKey !== job.contextKey) last = { context: job.context, contextKey: job.contextKey };
      const { context } = last;
      const { out, stage } = context;
      for (const [index, task] of job.tasks.entries()) {
        await onItem(index);
        const rendering = { task, bodies: task.bodies.map(bodies.read), context, theme, parts, dir: setup.dir };
        const { made, ...item } = await renderTask(rendering);
        const outputs = made.map((output) => finish(output, { known: task.known, out, stage }));
        rendered.push({ ...item, outputs });
      }
      return { ...NOTHING, rendered };
    },
    close() {
      for (const pack of [...packs, readable]) pack.close();
    },
  };
}

async function loadTheme({ themeModule, themeVersion }: Setup): Promise<ThemeServer> {
  const loaded: { default?: ThemeServer; theme?: ThemeServer } = await (themeModule
    ? import(themeModule)
    : import('../../../theme/server.js'));
  const theme = loaded.theme ?? loaded.default;
  if (!theme) throw new Error('the theme module exports no `theme`');
  return { ...theme, version: themeVersion };
}

async function compileItem(
  { source, key }: CompileJob['items'][number],
  setup: Setup,
  theme: ThemeServer,
  packs: { bodies: Bodies; documents: PackWriter },
): Promise<CompiledItem> {
  const exists = new Map<string, boolean>();
  const fileExists = (path: string) => {
    const there = isFile(setup.dir, path);
    exists.set(path, there);
    return there;
  };
  try {
    const { document, body } = await compileSource(
      source,
      {
        ...setup.options,
        fileExists,
        ownPath: (path) => ownPath(setup.dir, path),
        thrownAt: (error) => pluginPlace(error, setup),
      },
      theme,
    );
    const { sections, ...rest } = document;
    const kept = JSON.stringify({ document: { ...rest, key }, exists: [...exists] } satisfies KeptDocument);
    const places = {
      document: packs.documents.appendText(kept),
      sections: packs.documents.append(sections),
      body: packs.bodies.add(body),
    };
    return { key, source: source.path, kept, places };
  } catch (error) {
    const message = messageOf(error);
    return { key, source: source.path, failure: problem('compile-crashed', { message }, { file: source.path }) };
  }
}

interface Rendering {
  task: RenderTask;
  bodies: Body[];
  context: RenderContext;
  theme: ThemeServer;
  parts: SiteParts;
  /** Site folder. */
  dir: string;
}

/** Turns that a page may wait for what its components load: each may load others. */
const MOST_TURNS = 5;

const waits = ({ made }: Pick<Made<RenderedItem>, 'made'>): boolean =>
  made.some(({ path, bytes }) => path.endsWith('.html') && typeof bytes === 'string' && bytes.includes(ABANDONED));

/** An item whose outputs are not finished yet. */
type Made<Item extends { outputs: unknown }> = Omit<Item, 'outputs'> & { made: MadeOutput[] };

const hasDefault = (loaded: Partial<LoadedModule>): loaded is LoadedModule => Boolean(loaded.default);

async function renderTask({ task, bodies, context, theme, parts, dir }: Rendering): Promise<Made<RenderedItem>> {
  const { page, key } = task;
  try {
    speak(context.site.texts);
    await parts.load(context.parts);
    const modules: Record<string, LoadedModule> = {};
    let failure: unknown;
    for (const [source, address] of Object.entries(task.modules ?? {})) {
      const loaded: Partial<LoadedModule> = await import(address).catch((error: unknown) => {
        if (!pathExists('', fileURLToPath(address))) throw damage(source);
        failure = error;
        return { default: () => null };
      });
      if (!hasDefault(loaded))
        return failed(task, problem('page-no-default-export', { file: source }, { file: source }));
      modules[source] = loaded;
    }
    const input = { page, bodies, modules, moduleUrl: task.moduleUrl, style: task.style, context, theme };
    try {
      if (failure !== undefined) throw failure;
      const render = () => parts.render(page, (one) => rendered({ ...input, page: one }, task));
      let drawn = render();
      // Components loaded with `lazy` arrive in a later turn; missing ones are left to the browser.
      for (let turn = 0; turn < MOST_TURNS && waits(drawn.result); turn++) {
        await new Promise(setImmediate);
        drawn = render();
      }
      return { ...drawn.result, route: page.route, key, problems: drawn.problems };
    } catch (error) {
      if (!context.forgive || Object.keys(modules).length === 0) throw error;
      const empty = Object.keys(modules).map((source): [string, LoadedModule] => [source, { default: () => null }]);
      const found: Problem = { ...renderProblem(page, error, dir), level: 'warning' };
      // The browser does not try it again: it would show an error in place of the site's frame.
      const shown: Page = page.kind === 'component' ? { ...page, still: true } : page;
      const without = { ...input, modules: Object.fromEntries(empty), moduleUrl: undefined };
      // Components of the site for places of the page may fail as well, by the same cause.
      const drawn = parts.render(shown, (one) => rendered({ ...without, page: one }, task));
      return { ...drawn.result, route: page.route, key, problems: [found, ...drawn.problems] };
    }
  } catch (error) {
    if (isDamage(error)) throw error;
    return failed(task, renderProblem(page, error, dir));
  }
}

/** The files of a page, and of a post in a feed its part of that. */
function rendered(input: PageInput, { isFed }: RenderTask): Pick<Made<RenderedItem>, 'made' | 'html'> {
  const { page, bodies } = input;
  const made = renderOutputs(input);
  const [body] = bodies;
  return { made, html: isFed && page.kind === 'post' && body ? feedHtml(page.post.body, body, input) : undefined };
}

/** A feed has no scripts: a hydrated module is included as rendered once. */
const feedHtml = (ref: BodyRef, body: Body, input: PageInput): string =>
  bodyHtml(ref.hydrate ? { ...ref, hydrate: false } : ref, body, input);

const failed = ({ page, key }: RenderTask, cause: Problem): Made<RenderedItem> => ({
  route: page.route,
  key,
  made: [],
  problems: [cause],
});
