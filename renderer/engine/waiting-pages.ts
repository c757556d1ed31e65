/**
 * Pages of a served site that are not rendered yet: each is rendered when it is requested, or when the process is idle, only to find its
 * problems. Invariant: its bytes are those of a build of all pages.
 */

import { setImmediate } from 'node:timers/promises';
import { hasMarkdownCopy, markdownPath } from '../output/lists/llms.js';
import type { Page } from '../shared/page.js';
import { fileOfAddress } from '../shared/urls.js';
import type { Site } from '../site/configuration/config-types.js';
import type { Problem } from '../site/problems/problem-types.js';
import { type Built, configurePool, type EngineState, type Run, type WaitingPages } from './build-state.js';
import { findSecrets, secretsOf } from './run/secrets.js';
import { isWrong, pageFirst } from './saved-page.js';
import { hasHeads, indexLater, waitsForIndex } from './search-later.js';
import { isRenderProblem } from './steps/failing-pages.js';
import { findRendered, type KeptPage, renderOnly } from './steps/render-step.js';
import { bodyRefs } from './threads/page-input.js';
import { type MemoryOutputs, memoryOutputs } from './write/outputs.js';

/** Result of rendering waiting pages. */
export interface Seen {
  problems: Problem[];
  /** None is left. */
  isDone: boolean;
}

/** A request between two builds: the site is that of the last one. */
type Asking = Omit<Run, 'site'>;

/** Pages rendered in one go while nothing else is to be done. */
const PAGES_AT_REST = 16;

/** True if there are pages of which nobody has looked for what is kept. */
export const hasUnseen = ({ waiting }: EngineState): boolean => waiting !== undefined && waiting.unseen.length > 0;

/** Collects the pages of one build that wait. */
export class WaitingCollector {
  private readonly pages = new Map<string, Page>();
  private readonly unseen: Page[] = [];
  private readonly problems: Problem[] = [];
  /** Routes of pages rendered empty that may succeed now. */
  private readonly again: string[] = [];
  /** Routes of pages rendered empty: their code failed when they were requested. */
  private readonly broken: Set<string>;
  /** The first build of a process looks for nothing that is kept: readers wait for it. Later ones have it at hand, and tell of the same problems. */
  private readonly isFirst: boolean;

  constructor(
    private readonly site: Site,
    /** Routes of posts whose body is part of a feed: feeds are made in the build. */
    private readonly fed: ReadonlySet<string>,
    private readonly outputs: MemoryOutputs,
    { broken, last }: Pick<EngineState, 'broken' | 'last'>,
  ) {
    this.broken = broken;
    this.isFirst = last === undefined;
  }

  /**
   * Takes a page unless it is among the outputs already or has to be rendered in this build.
   * @param find looks for what an earlier rendering left of it
   */
  take(page: Page, find: () => KeptPage | undefined): boolean {
    const { outputs, site } = this;
    const isShown = outputs.known(page.file) !== undefined;
    const isBroken = isShown && this.broken.has(page.route);
    if (isShown && !isBroken) return false;
    if (this.fed.has(page.route) && !find()) return false;
    const kept = isBroken || !this.isFirst ? find() : undefined;
    if (isBroken && !kept) this.again.push(page.route);
    for (const path of pathsOf(page, site)) {
      if (isBroken && kept) outputs.keep(path, page.route);
      else {
        outputs.promise(path, page.route);
        this.pages.set(path, page);
      }
    }
    if (kept) this.problems.push(...asErrors(kept.problems));
    else this.unseen.push(page);
    return true;
  }

  /**
   * @param built input and result of the build
   * @param routes receives those that open pages have to request again
   */
  end(built: Built, routes: string[]): WaitingPages {
    const { pages, unseen, problems } = this;
    for (const route of this.again) this.broken.delete(route);
    routes.push(...this.again);
    return { built, pages, unseen, problems };
  }
}

/** Paths of the files of a page. */
function pathsOf(page: Page, site: Site): string[] {
  const copy = site.markdownCopies && hasMarkdownCopy(page) ? [markdownPath(page)] : [];
  return [page.file, fileOfAddress(page.part, site), ...copy];
}

/** An empty page is reported as one that could not be rendered. */
const asErrors = (problems: readonly Problem[]): Problem[] =>
  problems.map((entry) => (isRenderProblem(entry) ? { ...entry, level: 'error' } : entry));

/**
 * Renders the waiting page that has a file of this path, and adds its files to the outputs. If the page's own code fails it is rendered
 * empty. The search index is made if the file is part of it.
 * @returns its problems; undefined if only the next build can render it
 */
export async function askPage(run: Asking, path: string): Promise<Problem[] | undefined> {
  const { kept, options } = run;
  if (waitsForIndex(kept, path)) {
    if (hasHeads(kept)) return undefined;
    await indexLater(kept);
  }
  const { built, pages } = kept.waiting ?? {};
  const page = pages?.get(path);
  if (!built || !page || kept.outputs.has(path)) return [];
  const shown = bodyRefs(page).map(({ source }) => source);
  if (shown.some((source) => built.heads?.has(source))) {
    const [own] = shown.filter((source) => source === page.source);
    return own !== undefined && (await pageFirst({ ...run, site: built.site }, built, own)) ? [] : undefined;
  }
  const outputs = memoryOutputs(kept.outputs, () => false);
  const { problems } = await renderWaiting(run, built, [page], outputs);
  const secrets = findSecrets(secretsOf(built.site, options.environment ?? {}), outputs.changes());
  if (isWrong(secrets)) return secrets;
  if (!isWrong(problems)) {
    outputs.commit();
    return problems;
  }
  const empty = memoryOutputs(kept.outputs, () => false);
  const again = await renderWaiting(run, forgiving(built), [page], empty);
  if (isWrong(again.problems)) return again.problems;
  empty.commit();
  kept.broken.add(page.route);
  return asErrors(again.problems);
}

const forgiving = (built: Built): Built => ({ ...built, rendering: { ...built.rendering, forgive: true } });

/**
 * Updates the search index, and renders pages that nobody has rendered yet, to know what is wrong with them; of others that is kept. Nothing else is kept of them.
 * @param mayGoOn asked after every few pages
 * @returns what is wrong, and whether none is left
 */
export async function seeWaiting(run: Asking, mayGoOn: () => boolean): Promise<Seen> {
  const { waiting, index } = run.kept;
  const problems: Problem[] = [];
  // The next build knows more.
  if (hasHeads(run.kept)) return { problems, isDone: true };
  if (index) await indexLater(run.kept);
  while (waiting && waiting.unseen.length > 0) {
    if (!mayGoOn()) return { problems, isDone: false };
    const pages = waiting.unseen.splice(0, PAGES_AT_REST).filter(({ file }) => !run.kept.outputs.has(file));
    const { kept, others } = findRendered(waiting.built.rendering, pages);
    const seen = await renderWaiting(run, waiting.built, others, memoryOutputs(new Map()));
    problems.push(...asErrors([...kept, seen].flatMap((page) => page.problems)));
    // Requests and saved files have their turn.
    await setImmediate();
  }
  return { problems, isDone: true };
}

function renderWaiting(asking: Asking, built: Built, pages: readonly Page[], outputs: MemoryOutputs) {
  const run = { ...asking, site: built.site };
  configurePool(run, built.theme);
  return run.trace.step('render', () => renderOnly({ ...built.rendering, outputs }, pages));
}
