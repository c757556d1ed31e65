/** Keeps the pool between steps and builds: starts threads when there is enough to do, starts again when their setup changed. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolRoot } from '../../output/tool.js';
import type { Trace } from '../run/trace.js';
import { fileOf, salvageBy } from './ended-jobs.js';
import type { ItemLimit } from './item-progress.js';
import type { Job, JobResult, Setup } from './jobs.js';
import { createPool, INLINE_BELOW, type Member, type Pool } from './pool.js';
import { inlineMember, threadMember } from './pool-members.js';

export type PoolResult = Pool<Job, JobResult>;

/** More threads than this do not help: linking and writing stay. */
const MOST_THREADS = 8;

/** A page takes milliseconds; one of a megabyte, on a machine that is busy with other things, some seconds. */
const PAGE_SECONDS = 60;

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
  /** Starts the threads for an amount of work that is to come (files). */
  expect(work: number): void;
  /** A pool for some amount of work (files or pages). */
  take(work: number): Promise<PoolResult>;
  /** Ends the threads; this one stays ready. */
  endThreads(): Promise<void>;
  /** Ends what runs, and waits for what was to end before. */
  close(): Promise<void>;
}

/**
 * @param threads number asked for, this one among them; undefined: by the amount of work
 * @param limit of a page
 */
export function createPoolKeeper(
  threads: number | undefined,
  limit: Partial<ItemLimit> = {},
  trace?: Pick<Trace, 'job'>,
): PoolKeeper {
  const { seconds = PAGE_SECONDS, lastWords } = limit;
  let plan: PoolPlan | undefined;
  let here: Member<Job, JobResult> | undefined;
  let others: Member<Job, JobResult>[] = [];
  let packs = 0;
  let closing: Promise<unknown> = Promise.resolve();
  const end = async (members: readonly Member<Job, JobResult>[]) => {
    closing = Promise.all([closing, ...members.map((member) => member.close())]);
    await closing;
  };
  const endThreads = () => {
    const members = others;
    others = [];
    return end(members);
  };
  const close = () => {
    const members = [...others, ...(here ? [here] : [])];
    others = [];
    here = undefined;
    return end(members);
  };
  const wanted = (work: number, { inlineOnly }: PoolPlan) => {
    if (inlineOnly) return 1;
    return threads ?? (work < INLINE_BELOW ? 1 : Math.min(MOST_THREADS, availableParallelism()));
  };
  /** The setup of one more thread, with a pack of its own. */
  const nextSetup = ({ run, setup }: PoolPlan) => {
    const home = `${run}-${++packs}`;
    return { home, setup: setup(home) };
  };
  const startHere = (own: PoolPlan) => {
    const { home, setup } = nextSetup(own);
    // Brings React, the theme and the compiler: only where something is to be done.
    return inlineMember(
      home,
      async () => (await import('./jobs.js')).createHandler(setup),
      { seconds, lastWords },
      fileOf,
    );
  };
  const startThread = (own: PoolPlan) => {
    const script = pathToFileURL(join(toolRoot, 'lib/renderer/engine/threads/worker.js'));
    // A thread that takes the place of an ended one has the plan of then.
    return threadMember<Job, JobResult>(script, () => nextSetup(plan ?? own), seconds);
  };
  const startOthers = (count: number, own: PoolPlan) => {
    while (others.length < count - 1) others.push(startThread(own));
  };
  return {
    expect(work) {
      if (plan) startOthers(wanted(work, plan), plan);
    },
    configure(next) {
      if (plan && plan.key !== next.key) void close();
      plan = next;
    },
    async take(work) {
      await closing;
      if (!plan) throw new Error('threads were asked for before it was said what to start them with');
      const count = wanted(work, plan);
      startOthers(count, plan);
      here ??= startHere(plan);
      // This thread is last: once it has a job it is busy, and nobody hands out more.
      return createPool(
        [...others.slice(0, Math.max(0, count - 1)), here],
        salvageBy(seconds),
        ({ kind }, thread, started) => trace?.job(kind, thread, started),
      );
    },
    endThreads,
    close,
  };
}
