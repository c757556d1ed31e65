/** Jobs with one item ended by force: the problem at its file, and the remaining work. */
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { ItemEnded } from './item-progress.js';
import type { CompiledItem, Job, JobResult, RenderedItem } from './jobs.js';
import type { Salvage } from './pool.js';

const NOTHING: JobResult = { compiled: [], rendered: [], tokenised: [], texts: [], blocks: [] };

/** Returns the file of an item of a job. */
export function fileOf(job: Job, item: number): string | undefined {
  if (job.kind === 'compile') return job.items[item]?.source.path;
  return job.kind === 'render' ? job.tasks[item]?.page.source : undefined;
}

/** A page ended by force has a problem at its file; the rest of its job is repeated. Jobs that are not about single pages cannot be saved. */
export function salvageBy(seconds: number): Salvage<Job, JobResult> {
  return (job, ended) => {
    if (job.kind === 'compile') {
      const given = job.items[ended.item];
      if (!given) return undefined;
      const { key, source } = given;
      const items = job.items.filter((_, index) => index !== ended.item);
      const item: CompiledItem = { key, source: source.path, failure: endedProblem(ended, source.path, seconds) };
      return {
        rest: items.length > 0 ? { ...job, items } : undefined,
        join: (result = NOTHING) => ({ ...result, compiled: [...result.compiled, item] }),
      };
    }
    if (job.kind !== 'render') return undefined;
    const task = job.tasks[ended.item];
    if (!task) return undefined;
    const { page, key } = task;
    const tasks = job.tasks.filter((_, index) => index !== ended.item);
    const problems = [endedProblem(ended, page.source, seconds)];
    const item: RenderedItem = { route: page.route, key, outputs: [], problems };
    return {
      rest: tasks.length > 0 ? { ...job, tasks } : undefined,
      join: (result = NOTHING) => ({ ...result, rendered: [...result.rendered, item] }),
    };
  };
}

const endedProblem = ({ reason }: ItemEnded, file: string | undefined, seconds: number): Problem =>
  reason === 'time' ? problem('page-too-slow', { seconds }, { file }) : problem('page-too-large', {}, { file });
