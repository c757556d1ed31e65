/**
 * The two pure, slow steps as jobs: compile a batch of sources, render a batch of pages. Runs inline or in a thread; same code, same bytes.
 * Bodies stay with the thread that compiled them, or come from the memo's packs; outputs go straight to the stage: neither travels in messages.
 */
import type { ThemeServer } from '../../theme/contract.js';
import { compileSource } from '../compile/compile.js';
import type { CompileOptions } from '../compile/options.js';
import { hashOf } from '../site/hash.js';
import { problem } from '../site/problem.js';
import type { Body, BodyRef, Document, OutputPhase, Page, Problem, Source } from '../site/types.js';
import { type Bodies, openBodies } from './bodies.js';
import type { Ref } from './memo.js';
import type { Handler } from './pool.js';
import { bodyHtml, type LoadedModule, type PageInput, renderOutputs } from './render-page.js';
import type { PageDraft, RenderContext } from './render-types.js';
import type { TokenisedItem, TokeniseJob } from './tokenise.js';
import { createStage, holds, pathExists, type Stage } from './write.js';

/** What a thread is given at its start. */
export interface Setup {
  /** Site folder. */
  dir: string;
  /** Folder of the memo's packs, and the pack this thread appends to. */
  packs: string;
  pack: string;
  options: Omit<CompileOptions, 'fileExists'>;
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
  /** Hash of what stands under a path already, as far as it is known. */
  known: Record<string, string>;
  /** Addresses of the modules that the page is rendered with, by source path. */
  modules?: Record<string, string>;
  /** Address of the page's own module in the browser, and of its style sheet. */
  moduleUrl?: string;
  style?: string;
}

export interface RenderJob {
  kind: 'render';
  /** Pack with the bodies: the thread that wrote it has them at hand. */
  home?: string;
  context: RenderContext;
  tasks: RenderTask[];
}

export type Job = CompileJob | RenderJob | TokeniseJob;

/** What the memo keeps of a compilation besides the body: with the answers it got about files it is known whether it still holds. */
export interface KeptDocument {
  document: Document;
  exists: [path: string, there: boolean][];
}

export interface CompiledItem {
  key: string;
  source: string;
  /** Absent after a crash, as are the places. */
  kept?: KeptDocument;
  /** Place of `kept` in the memo's packs, and of the body. */
  place?: Ref;
  body?: Ref;
  /** The compiler threw: a fault of the tool, told with the file. */
  crash?: string;
}

/** One output of a page. `bytes` only when it is kept in memory. */
export interface RenderedOutput {
  path: string;
  hash: string;
  size: number;
  phase: OutputPhase;
  /** False: the same bytes stand in the output already. */
  changed: boolean;
  bytes?: Uint8Array;
}

export interface RenderedItem {
  route: string;
  key: string;
  outputs: RenderedOutput[];
  problems: Problem[];
  /** Finished HTML of a post, for feeds. */
  html?: string;
}

export interface JobResult {
  compiled: CompiledItem[];
  rendered: RenderedItem[];
  tokenised: TokenisedItem[];
}

const NOTHING: JobResult = { compiled: [], rendered: [], tokenised: [] };

/** Makes the handler of one thread. The theme is loaded at once: it is what takes the longest. */
export async function createHandler(setup: Setup): Promise<Handler<Job, JobResult>> {
  const theme = await loadTheme(setup);
  const bodies = openBodies(setup.packs, setup.pack);
  let stage: { folder: string; put: Stage['put'] } | undefined;
  const stageFor = (folder: string) => {
    if (stage?.folder !== folder) stage = { folder, ...createStage(folder) };
    return stage;
  };
  return {
    async handle(job) {
      if (job.kind === 'compile') {
        const compiled: CompiledItem[] = [];
        for (const item of job.items) compiled.push(await compileItem(item, setup, theme, bodies));
        bodies.flush();
        return { ...NOTHING, compiled };
      }
      if (job.kind === 'tokenise') {
        // Brings a dictionary.
        const { tokenise } = await import('./tokenise.js');
        const place = { out: job.out, stage: job.stage === null ? null : stageFor(job.stage) };
        const tokenised = job.pages.map((page) => {
          const { outputs, ...item } = tokenise(page, job, bodies.append);
          for (const output of outputs) finish(output, { known: {}, ...place });
          return { ...item, outputs };
        });
        bodies.flush();
        return { ...NOTHING, tokenised };
      }
      const rendered: RenderedItem[] = [];
      const stage = job.context.stage === null ? null : stageFor(job.context.stage);
      for (const task of job.tasks) {
        const item = await renderTask({ task, bodies: task.bodies.map(bodies.read), context: job.context, theme });
        for (const output of item.outputs) finish(output, { known: task.known, out: job.context.out, stage });
        rendered.push(item);
      }
      return { ...NOTHING, rendered };
    },
    close: bodies.close,
  };
}

async function loadTheme({ themeModule, themeVersion }: Setup): Promise<ThemeServer> {
  const loaded = (await (themeModule ? import(themeModule) : import('../../theme/server.js'))) as {
    default?: ThemeServer;
    theme?: ThemeServer;
  };
  const theme = loaded.theme ?? loaded.default;
  if (!theme) throw new Error('the theme module exports no `theme`');
  return { ...theme, version: themeVersion };
}

async function compileItem(
  { source, key }: CompileJob['items'][number],
  setup: Setup,
  theme: ThemeServer,
  bodies: Bodies,
): Promise<CompiledItem> {
  const exists = new Map<string, boolean>();
  const fileExists = (path: string) => {
    const there = pathExists(setup.dir, path);
    exists.set(path, there);
    return there;
  };
  try {
    const { document, body } = await compileSource(source, { ...setup.options, fileExists }, theme);
    const kept = { document: { ...document, key }, exists: [...exists] };
    return { key, source: source.path, kept, place: bodies.append(kept), body: bodies.add(body) };
  } catch (error) {
    return { key, source: source.path, crash: error instanceof Error ? error.message : String(error) };
  }
}

interface Rendering {
  task: RenderTask;
  bodies: Body[];
  context: RenderContext;
  theme: ThemeServer;
}

async function renderTask({ task, bodies, context, theme }: Rendering): Promise<RenderedItem> {
  const { page, key } = task;
  try {
    const modules: Record<string, LoadedModule> = {};
    for (const [source, address] of Object.entries(task.modules ?? {})) {
      const loaded = (await import(address)) as Partial<LoadedModule>;
      if (!loaded.default) return failed(task, problem('page-no-default-export', { file: source }, { file: source }));
      modules[source] = loaded as LoadedModule;
    }
    const input = { page, bodies, modules, moduleUrl: task.moduleUrl, style: task.style, context, theme };
    const outputs = renderOutputs(input).map(toOutput);
    const html = page.kind === 'post' ? feedHtml(page.post.body, bodies[0]!, input) : undefined;
    return { route: page.route, key, outputs, problems: [], html };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failed(task, problem('render-failed', { route: page.route, message }, { file: page.source }));
  }
}

/** A feed has no scripts: a hydrated module stands there as rendered once. */
const feedHtml = (ref: BodyRef, body: Body, input: PageInput): string =>
  bodyHtml(ref.hydrate ? { ...ref, hydrate: false } : ref, body, input);

const failed = ({ page, key }: RenderTask, cause: Problem): RenderedItem => ({
  route: page.route,
  key,
  outputs: [],
  problems: [cause],
});

/** Encoded once: hashing, measuring and writing would each do it again. */
function toOutput({ path, bytes: text, phase }: PageDraft): RenderedOutput {
  const bytes = Buffer.from(text, 'utf8');
  return { path, phase, bytes, hash: hashOf(bytes), size: bytes.length, changed: true };
}

/** Stages an output unless the same bytes are there already. */
function finish(
  output: RenderedOutput,
  {
    known: hashes,
    out,
    stage,
  }: { known: Record<string, string>; out: string | null; stage: Pick<Stage, 'put'> | null },
): void {
  const known = hashes[output.path];
  const bytes = output.bytes!;
  output.changed = known === undefined ? !(out && holds(out, output.path, bytes)) : known !== output.hash;
  if (!stage) return;
  if (output.changed) stage.put(output.path, bytes);
  delete output.bytes;
}
