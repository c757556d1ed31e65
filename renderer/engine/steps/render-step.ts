/** Pages → files: only those with a changed input. */

import type { Page } from '../../shared/page.js';
import { scriptAddress } from '../../shared/part-script.js';
import type { SidebarSlice } from '../../shared/sidebar-items.js';
import { hashData } from '../../site/helpers/hash.js';
import { oncePer } from '../../site/helpers/once.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { Memo } from '../memo/memo.js';
import type { Ref } from '../memo/memo-packs.js';
import type { Checkpoint } from '../run/interrupt.js';
import type { EngineOptions } from '../run/options.js';
import type { Job, JobResult, RenderedItem, RenderJob, RenderTask } from '../threads/jobs.js';
import { bodyRefs, type RenderContext } from '../threads/page-input.js';
import { batches, type Pool } from '../threads/pool.js';
import type { Outputs } from '../write/outputs.js';
import { moduleSources, withCodeFeatures } from './code-features.js';
import { bodyKey } from './compile-step.js';
import { oncePerCause } from './failing-pages.js';
import { routesInFeeds } from './list-step.js';
import type { PageModules } from './module-step.js';
import { type ContextInput, renderContext } from './page-context.js';
import { namesOfPage } from './page-names.js';

/** Kept data of a rendered page: path and hash of each file, and its problems. */
export interface KeptPage {
  outputs: [path: string, hash: string][];
  problems: Problem[];
  html?: string;
}

/** Rendered pages of this process by key. */
export type RenderStore = Map<string, KeptPage>;

export interface RenderInput extends ContextInput {
  /** Hash of theme, tool and options. */
  versionKey: string;
  memo: Memo;
  store: RenderStore;
  pool: (work: number) => Promise<Pool<Job, JobResult>>;
  onProgress?: EngineOptions['onProgress'];
  checkpoint?: Checkpoint;
  /** Brings into memo and stage what other machines have rendered. @param contextKey what all pages are rendered with */
  takeShared?(tasks: readonly RenderTask[], contextKey: string, target: PageTarget): Promise<void>;
  /**
   * Takes a page that need not be rendered in this build.
   * @param find looks for what an earlier rendering left of it
   */
  postpone?(page: Page, find: () => KeptPage | undefined): boolean;
}

/** Target of pages rendered by other machines. */
export interface PageTarget {
  outputs: Outputs;
  namesOf(task: RenderTask): readonly string[];
}

/** Other work that some threads do while the others render. */
export interface ParallelWork {
  /** Jobs with homes among those of the pool. The threads of `busy` ones render only when they have nothing else to do. */
  jobs(pool: Pool<Job, JobResult>): { busy: readonly string[]; jobs: readonly Job[] };
  done(results: readonly JobResult[]): void;
}

export interface Rendering {
  problems: Problem[];
  rendered: number;
  changedRoutes: string[];
  /** Finished HTML of each post by route, for feeds. */
  posts: Map<string, string>;
  /** Pages as they were drawn, with their keys in the memo: those of `renderPages`. */
  drawn: Pick<RenderTask, 'page' | 'key'>[];
  shared: Shared;
}

/** Shared input of all pages of a build. */
export interface Shared {
  context: RenderContext;
  /** Hash of it, but for the folders of this build. */
  contextKey: string;
}

/** Input of rendering some pages. */
export type RenderRun = Pick<RenderInput, 'outputs' | 'memo' | 'store' | 'pool' | 'onProgress'>;

/** Pages that are looked at in one go. */
const PAGES_PER_CHECKPOINT = 500;

export const renderKey = (key: string): string => `r:${key}`;

export async function renderPages(
  input: RenderInput,
  pages: readonly Page[],
  parallel?: ParallelWork,
): Promise<Rendering> {
  const { store, outputs } = input;
  const keeper = keeperOf(input);
  const { result } = keeper;
  const tasks: RenderTask[] = [];
  const used = new Set<string>();
  const all = await keeper.shared(pages);
  for (const [index, page] of pages.entries()) {
    if (index % PAGES_PER_CHECKPOINT === PAGES_PER_CHECKPOINT - 1) await input.checkpoint?.();
    let task = all[index];
    const find = () => {
      task ??= keeper.task(page);
      used.add(task.key);
      return storedPage(input, task.key);
    };
    // The key of a page costs as much as all else that is done here.
    if (input.postpone?.(page, find)) {
      const kept = task && find();
      if (kept) addToResult(result, page.route, { ...kept, problems: [] });
      continue;
    }
    const kept = find();
    task ??= keeper.task(page);
    const { key } = task;
    result.drawn.push({ page: task.page, key });
    const stands = kept?.outputs.every(([path, hash]) => outputs.known(path) === hash) ?? false;
    if (!stands) tasks.push(task);
    else if (kept) {
      for (const [path] of kept.outputs) outputs.keep(path, page.route);
      addToResult(result, page.route, kept);
    }
  }
  for (const key of store.keys()) if (!used.has(key)) store.delete(key);
  await renderTasks(tasks, keeper, parallel);
  result.problems = oncePerCause(result.problems, pages);
  return result;
}

/** Returns what an earlier rendering left of a page. */
function storedPage({ memo, store }: Pick<RenderInput, 'memo' | 'store'>, key: string): KeptPage | undefined {
  memo.touch(renderKey(key));
  const kept = store.get(key) ?? memo.get<KeptPage>(renderKey(key));
  if (kept) store.set(key, kept);
  return kept;
}

/** Looks for pages that were rendered earlier. @returns what is kept of them, and the others */
export function findRendered(input: RenderInput, pages: readonly Page[]): { kept: KeptPage[]; others: Page[] } {
  const { task } = keeperOf(input);
  const kept: KeptPage[] = [];
  const others: Page[] = [];
  for (const page of pages) {
    const found = storedPage(input, task(page).key);
    if (found) kept.push(found);
    else others.push(page);
  }
  return { kept, others };
}

/** Renders some pages of a site; nothing is done about the others. */
export async function renderOnly(input: RenderInput, pages: readonly Page[]): Promise<Rendering> {
  const keeper = keeperOf(input);
  await renderTasks(pages.map(keeper.task), keeper);
  return keeper.result;
}

/** Renders pages of an earlier build again, with what all of its pages were rendered with. They have no code of their own. */
export async function renderAgain(run: RenderRun, shared: Shared, pages: readonly Page[]): Promise<Rendering> {
  const result = noRendering(shared);
  const keyOf = pageKeys(shared);
  result.drawn = pages.map((page) => ({ page, key: keyOf(page, {}) }));
  await renderTasks(
    result.drawn.map((drawn) => ({ ...drawn, bodies: [], known: {} })),
    { input: run, context: shared.context, result },
  );
  return result;
}

interface Keeper {
  input: RenderRun;
  context: RenderContext;
  result: Rendering;
}

/** Knows what is to be done for a page. */
interface Planner extends Keeper {
  /** Returns the task of rendering a page. */
  task(page: Page): RenderTask;
  /** The same for many, once what others have rendered of them is there; of none where there are no others. */
  shared(pages: readonly Page[]): Promise<RenderTask[]>;
}

const noRendering = (shared: Shared): Rendering => ({
  problems: [],
  rendered: 0,
  changedRoutes: [],
  posts: new Map(),
  drawn: [],
  shared,
});

/** Input of one page besides its record. */
type Own = Pick<RenderTask, 'modules' | 'moduleUrl' | 'style' | 'isFed'>;

/** Returns a function for the memo key of a page, from all inputs of its files. */
function pageKeys({ contextKey }: Shared): (page: Page, own: Own) => string {
  return (page, own) => hashData([brief(page), contextKey, own]);
}

function keeperOf(input: RenderInput): Planner {
  const context = renderContext(input);
  const { stage: _, out: __, ...shown } = context;
  const contextKey = hashData([shown, input.versionKey]);
  const keyOf = pageKeys({ context, contextKey });
  const fed = routesInFeeds(input.site, input.linked.pages);
  const task = (made: Page): RenderTask => {
    const page = withCodeFeatures(made, input.modules);
    const own = { ...moduleOf(page, input.modules), ...(fed.has(page.route) && { isFed: true }) };
    return { page, key: keyOf(page, own), bodies: [], known: {}, ...own };
  };
  return {
    input,
    context,
    result: noRendering({ context, contextKey }),
    task,
    async shared(pages) {
      if (!input.takeShared) return [];
      const tasks = pages.map(task);
      const namesOf = (one: RenderTask) => namesOfPage(one.page, one, context);
      await input.takeShared(tasks, contextKey, { outputs: input.outputs, namesOf });
      return tasks;
    },
  };
}

/** Pages with the hash of their sidebar in its place: it is most of a page, and the same object for all pages of a category. */
const brief = (page: Page): unknown =>
  'sidebar' in page && page.sidebar ? { ...page, sidebar: sidebarHash(page.sidebar) } : page;

/** Hash of a sidebar, made once for all pages that have it. */
const sidebarHash = oncePer((sidebar: SidebarSlice) => hashData(sidebar));

/** Key of a sidebar in the memo. */
export const sidebarKey = (sidebar: SidebarSlice): string => `q:${sidebarHash(sidebar)}`;

function addToResult(result: Rendering, route: string, { problems, html }: Pick<KeptPage, 'problems' | 'html'>): void {
  result.problems.push(...problems);
  if (html !== undefined) result.posts.set(route, html);
}

async function renderTasks(
  tasks: RenderTask[],
  { input, context, result }: Keeper,
  parallel?: ParallelWork,
): Promise<void> {
  if (tasks.length === 0) return;
  const { outputs, memo, store, onProgress } = input;
  memo.flush();
  for (const task of tasks) {
    task.bodies = bodiesOf(task.page, memo);
    task.known = knownOf(task.page, outputs, context);
  }
  const contextKey = hashData(context);
  const pool = await input.pool(tasks.length);
  const { busy, jobs: others } = parallel?.jobs(pool) ?? { busy: [], jobs: [] };
  const at = renderers(pool, busy);
  const jobs = [...byHome(tasks)].flatMap(([home, there]) =>
    batches(there, pool.threads).map(
      (tasks): RenderJob => ({ kind: 'render', home: at(home), context, contextKey, tasks }),
    ),
  );
  let done = 0;
  const all = await pool.run([...jobs, ...others], (index) => {
    done += jobs[index]?.tasks.length ?? 0;
    onProgress?.(done, tasks.length);
  });
  const byKey = new Map(tasks.map((task) => [task.key, task]));
  const results = all.slice(0, jobs.length);
  if (others.length > 0) parallel?.done(all.slice(jobs.length));
  for (const item of results.flatMap(({ rendered }) => rendered)) {
    const task = byKey.get(item.key);
    if (!task) continue;
    const names = namesOfPage(task.page, task, context);
    for (const output of item.outputs) outputs.adopt(output, item.route, names);
    const kept = keptOf(item);
    addToResult(result, item.route, kept);
    if (item.outputs.some(({ changed }) => changed)) result.changedRoutes.push(item.route);
    store.set(item.key, kept);
    memo.set(renderKey(item.key), kept);
  }
  result.rendered = tasks.length;
}

/** Returns the thread that renders the pages of a home: its own, or an idle one. */
function renderers(
  { homes }: Pool<Job, JobResult>,
  busy: readonly string[],
): (home: string | undefined) => string | undefined {
  const free = homes.filter((home) => !busy.includes(home));
  let turn = 0;
  return (home) => (home !== undefined && busy.includes(home) ? free[turn++ % free.length] : home);
}

/** Tasks by the pack that holds their bodies. */
function byHome(tasks: readonly RenderTask[]): Map<string | undefined, RenderTask[]> {
  const found = new Map<string | undefined, RenderTask[]>();
  for (const task of tasks) {
    const home = task.bodies[0]?.[0];
    const there = found.get(home);
    if (there) there.push(task);
    else found.set(home, [task]);
  }
  return found;
}

const keptOf = ({ outputs, problems, html }: RenderedItem): KeptPage => ({
  outputs: outputs.map(({ path, hash }): [string, string] => [path, hash]),
  problems,
  ...(html !== undefined && { html }),
});

function knownOf(page: Page, outputs: Outputs, { site }: RenderContext): Record<string, string> {
  const known: Record<string, string> = {};
  const part = page.part.slice(site.baseUrl.length);
  for (const path of [page.file, part, scriptAddress(part), page.file.replace(/\.html$/, '.md')]) {
    const hash = outputs.known(path);
    if (hash !== undefined) known[path] = hash;
  }
  return known;
}

function bodiesOf(page: Page, memo: Memo): Ref[] {
  return bodyRefs(page).map(({ key }) => memo.ref(bodyKey(key))!);
}

function moduleOf(page: Page, modules: PageModules): Pick<RenderTask, 'modules' | 'moduleUrl' | 'style'> {
  const sources = moduleSources(page);
  const [own] = sources;
  if (own === undefined) return {};
  const used: Record<string, string> = {};
  for (const source of sources) {
    const address = modules.node[source];
    if (address !== undefined) used[source] = address;
  }
  if ('posts' in page) return { modules: used };
  return { modules: used, moduleUrl: modules.browser[own], style: modules.styles[own] };
}
