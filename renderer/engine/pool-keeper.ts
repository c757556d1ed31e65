/** Keeps the pool between steps and builds: starts threads when there is enough to do, starts anew when their setup changed. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolRoot } from '../output/bundle-tool.js';
import type { Job, JobResult, Setup } from './jobs.js';
import { INLINE_BELOW, inlinePool, type Pool, threadPool } from './pool.js';

export type PoolResult = Pool<Job, JobResult>;

/** More threads than this do not help: linking and writing stay. */
const MOST_THREADS = 8;

export interface PoolPlan {
  setup: (pack: string) => Setup;
  /** Prefix of pack names of this run. */
  run: string;
  /** Hash of the setup. */
  key: string;
  inlineOnly: boolean;
}

export interface PoolKeeper {
  /** Says what threads are to be started with; a running pool of another key is closed. */
  configure(plan: PoolPlan): void;
  /** A pool for some amount of work (files or pages). */
  take(work: number): Promise<PoolResult>;
  close(): Promise<void>;
}

/** @param threads number asked for: 0 never any, undefined by the amount of work */
export function createPool(threads: number | undefined): PoolKeeper {
  let plan: PoolPlan | undefined;
  let inline: PoolResult | undefined;
  let pooled: PoolResult | undefined;
  let packs = 0;
  const close = async () => {
    await Promise.all([inline?.close(), pooled?.close()]);
    inline = undefined;
    pooled = undefined;
  };
  let closing: Promise<void> = Promise.resolve();
  return {
    configure(next) {
      if (plan && plan.key !== next.key) closing = close();
      plan = next;
    },
    async take(work) {
      await closing;
      const { setup, run, inlineOnly } = plan!;
      const nextSetup = () => setup(`${run}-${++packs}`);
      const useThreads = !inlineOnly && (threads === undefined ? work >= INLINE_BELOW : threads > 0);
      if (!useThreads) {
        // Brings React, the theme and the compiler: only where something is to be done.
        const { createHandler } = await import('./jobs.js');
        inline ??= inlinePool(await createHandler(nextSetup()));
        return inline;
      }
      const count = threads ?? Math.min(MOST_THREADS, availableParallelism());
      const script = pathToFileURL(join(toolRoot, 'lib/renderer/engine/worker.js'));
      pooled ??= threadPool(script, Array.from({ length: count }, nextSetup));
      return pooled;
    },
    close,
  };
}
