/**
 * The two pure, slow steps as jobs: compile a batch of sources, render a batch of pages. Runs inline or in a thread; same code, same bytes.
 * Bodies go from one step to the other through the memo's packs, outputs go straight to the stage: neither travels in messages.
 */
import type { ThemeServer } from '../../theme/contract.js';
import { compileSource } from '../compile/compile.js';
import type { CompileOptions } from '../compile/options.js';
import { hashOf } from '../site/hash.js';
import { problem } from '../site/problem.js';
import type { Body, Document, OutputPhase, Page, Problem, Source } from '../site/types.js';
import { createPack, openPacks, type Ref } from './memo.js';
import type { Handler } from './pool.js';
import { type PageDraft, type RenderContext, renderOutputs } from './render-page.js';
import { createStage, holds, pathExists } from './write.js';

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
  /** Module of a module part or React page, for Node. */
  module?: string;
}

export interface RenderJob {
  kind: 'render';
  /** Number of the context; sent along only when the thread cannot have it yet. */
  context: RenderContext;
  tasks: RenderTask[];
}

export type Job = CompileJob | RenderJob;

/** A compiled source with the answers it got about files, by which the memo knows whether it still holds. */
export interface CompiledItem {
  key: string;
  document: Document;
  exists: [path: string, there: boolean][];
  body: Ref;
}

/** One output of a page. `bytes` only when it is kept in memory. */
export interface RenderedOutput {
  path: string;
  hash: string;
  size: number;
  phase: OutputPhase;
  /** False: the same bytes stand in the output already. */
  changed: boolean;
  bytes?: string;
}

export interface RenderedItem {
  route: string;
  key: string;
  outputs: RenderedOutput[];
  problems: Problem[];
}

export interface JobResult {
  compiled: CompiledItem[];
  rendered: RenderedItem[];
}

/** Makes the handler of one thread. The theme is loaded at once: it is what takes the longest. */
export async function createHandler(setup: Setup): Promise<Handler<Job, JobResult>> {
  const theme = await loadTheme(setup);
  const writer = createPack(setup.packs, setup.pack);
  const reader = openPacks(setup.packs);
  return {
    async handle(job) {
      if (job.kind === 'compile') {
        const compiled: CompiledItem[] = [];
        for (const item of job.items) compiled.push(await compileItem(item, setup, theme, writer.append));
        writer.flush();
        return { compiled, rendered: [] };
      }
      const rendered: RenderedItem[] = [];
      const stage = job.context.stage === null ? null : createStage(job.context.stage);
      for (const task of job.tasks) {
        const bodies = task.bodies.map((ref) => reader.read(ref) as Body);
        const item = await renderTask({ task, bodies, context: job.context, theme });
        for (const output of item.outputs) finish(output, { task, context: job.context, stage });
        rendered.push(item);
      }
      return { compiled: [], rendered };
    },
    close() {
      writer.close();
      reader.close();
    },
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
  append: (value: unknown) => Ref,
): Promise<CompiledItem> {
  const exists = new Map<string, boolean>();
  const fileExists = (path: string) => {
    const there = pathExists(setup.dir, path);
    exists.set(path, there);
    return there;
  };
  const { document, body } = await compileSource(source, { ...setup.options, fileExists }, theme);
  return { key, document: { ...document, key }, exists: [...exists], body: append(body) };
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
    const module = task.module ? ((await import(task.module)) as { default?: unknown }).default : undefined;
    if (task.module && !module)
      return failed(task, problem('page-no-default-export', { file: page.source ?? page.route }, { file: page.source }));
    const drafts = renderOutputs({ page, bodies, module: module as never, context, theme });
    return { route: page.route, key, outputs: drafts.map(toOutput), problems: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failed(task, problem('render-failed', { route: page.route, message }, { file: page.source }));
  }
}

const failed = ({ page, key }: RenderTask, cause: Problem): RenderedItem => ({
  route: page.route,
  key,
  outputs: [],
  problems: [cause],
});

function toOutput({ path, bytes, phase }: PageDraft): RenderedOutput {
  return { path, phase, bytes, hash: hashOf(bytes), size: Buffer.byteLength(bytes), changed: true };
}

/** Stages an output unless the same bytes are there already. */
function finish(
  output: RenderedOutput,
  { task, context, stage }: { task: RenderTask; context: RenderContext; stage: ReturnType<typeof createStage> | null },
): void {
  const known = task.known[output.path];
  const bytes = output.bytes!;
  output.changed = known === undefined ? !(context.out && holds(context.out, output.path, bytes)) : known !== output.hash;
  if (!stage) return;
  if (output.changed) stage.put(output.path, bytes);
  delete output.bytes;
}
