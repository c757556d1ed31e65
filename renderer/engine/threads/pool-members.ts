/** The threads of a pool, this one among them. Each is watched: an item that takes too long or too much memory is ended, and the others go on. */
import { Worker } from 'node:worker_threads';
import { once } from '../../site/helpers/once.js';
import {
  begin,
  createLook,
  createProgress,
  ITEM,
  ItemEnded,
  type ItemLimit,
  LOOK,
  MOST_MB,
  NO_ITEM,
  PATIENCE,
  type Progress,
} from './item-progress.js';
import { endWatch, leaveWatch, type MainWatch, takeWatch } from './main-watch.js';
import type { Handler, Member } from './pool.js';
import type { GuardMessage } from './thread-guard.js';

/**
 * This thread. Between two jobs it listens to what the others say.
 * @param fileOf returns the file of an item of a job
 */
export function inlineMember<Job, Result>(
  home: string,
  load: () => Promise<Handler<Job, Result>>,
  limit: ItemLimit,
  fileOf: (job: Job, item: number) => string | undefined = () => undefined,
): Member<Job, Result> {
  let handler: Promise<Handler<Job, Result>> | undefined;
  let watch: MainWatch | undefined;
  let jobs = 0;
  let hasFailed = false;
  const next = async (job: Job, item: number) => {
    watch?.signals.listen();
    // Handles messages that arrived while the last item blocked this thread.
    await new Promise(setImmediate);
    if (watch) begin(watch.progress, item, fileOf(job, item));
  };
  const work = async (job: Job) => {
    handler ??= load();
    return (await handler).handle(job, (item) => next(job, item));
  };
  return {
    home,
    depth: 1,
    async run(job) {
      watch ??= takeWatch(limit);
      const { progress, guard, signals } = watch;
      const running = watched(progress, limit.seconds, guard);
      jobs++;
      try {
        return await Promise.race([work(job), running.ended]);
      } catch (error) {
        hasFailed = true;
        throw error;
      } finally {
        jobs--;
        running.stop();
        begin(progress, NO_ITEM);
        signals.listen();
      }
    },
    async close() {
      const last = watch;
      watch = undefined;
      // A cancelled job may continue: it would begin items of the next engine.
      if (last && (hasFailed || jobs > 0)) await endWatch(last);
      else if (last) leaveWatch(last);
      (await handler)?.close();
    },
  };
}

/** Rejects when an item of this thread is to be given up: it waits for too long, or the guard has ended it. */
function watched(progress: Progress, seconds: number, guard: Worker): { ended: Promise<never>; stop(): void } {
  const look = createLook(progress, seconds);
  let stop = () => {};
  const ended = new Promise<never>((_, reject) => {
    const onMessage = ({ item, reason }: GuardMessage) => reject(new ItemEnded(item, reason));
    const timer = setInterval(() => {
      const item = look();
      if (item !== undefined) reject(new ItemEnded(item, 'time'));
    }, LOOK * 1000);
    guard.on('message', onMessage).unref();
    stop = () => {
      clearInterval(timer);
      guard.off('message', onMessage);
    };
  });
  return { ended, stop: () => stop() };
}

/** Threads that have not ended yet, although they were told to. An exit would wait for them, so the process ends by force then. */
const abandoned = once(() => {
  const threads = new Set<Worker>();
  process.once('exit', () => threads.size > 0 && process.kill(process.pid, 'SIGKILL'));
  return threads;
});

/** Ends a thread without waiting: native code does not end before it is done. The process waits some seconds for it. */
function abandon(worker: Worker): void {
  abandoned().add(worker);
  const ended = worker.removeAllListeners().terminate();
  const timer = setTimeout(() => worker.unref(), PATIENCE * 1000).unref();
  void ended.then(() => {
    clearTimeout(timer);
    abandoned().delete(worker);
  });
}

/** Rendering makes much that dies young: a larger nursery halves the time spent collecting it. */
const YOUNG_MB = 64;

/** Initial data of a thread. */
export interface ThreadSetup<Setup> {
  setup: Setup;
  progress: Progress;
}

type Reply<Result> =
  | { id: number; result: Result }
  | { id: number; error: Pick<NodeJS.ErrnoException, 'message' | 'stack' | 'code'> };

interface Pending<Job, Result> {
  job: Job;
  resolve(result: Result): void;
  reject(error: Error): void;
}

/**
 * Another thread, started at once, and again after an item of it had to be ended.
 * @param script file of the worker
 * @param next home and setup of the thread, asked for at every start
 * @param seconds that an item may take
 */
export function threadMember<Job, Result>(
  script: URL,
  next: () => { home: string; setup: unknown },
  seconds: number,
): Member<Job, Result> {
  const pending = new Map<number, Pending<Job, Result>>();
  let jobs = 0;
  let failure: Error | undefined;
  let { home, worker, progress } = start();
  const timer = setInterval(() => watch(), LOOK * 1000).unref();
  let look = createLook(progress, seconds);

  function start() {
    const { home, setup } = next();
    const progress = createProgress();
    const worker = new Worker(script, {
      workerData: { setup, progress } satisfies ThreadSetup<unknown>,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, maxOldGenerationSizeMb: MOST_MB },
    });
    worker.on('message', (reply: Reply<Result>) => answer(reply));
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const item = Atomics.load(progress, ITEM);
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY' && item !== NO_ITEM) restart(new ItemEnded(item, 'memory'));
      else fail(error);
    });
    return { home, worker, progress };
  }
  function answer(reply: Reply<Result>): void {
    const asked = pending.get(reply.id);
    pending.delete(reply.id);
    if ('error' in reply) asked?.reject(Object.assign(new Error(reply.error.message), reply.error));
    else asked?.resolve(reply.result);
  }
  function fail(error: Error): void {
    failure = error;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  }
  function watch(): void {
    const item = look();
    if (item !== undefined) restart(new ItemEnded(item, 'time'));
  }
  /** The oldest job is the one that the thread was at. */
  function restart(ended: ItemEnded): void {
    abandon(worker);
    ({ home, worker, progress } = start());
    look = createLook(progress, seconds);
    const [first, ...others] = pending;
    for (const [id, { job }] of others) worker.postMessage({ id, job });
    if (!first) return;
    pending.delete(first[0]);
    first[1].reject(ended);
  }

  return {
    get home() {
      return home;
    },
    // The second waits there already when the first is done.
    depth: 2,
    run: (job) =>
      new Promise((resolve, reject) => {
        // It may have ended before there was a job for it.
        if (failure) return reject(failure);
        const id = jobs++;
        pending.set(id, { job, resolve, reject });
        worker.postMessage({ id, job });
      }),
    async close() {
      clearInterval(timer);
      await worker.terminate();
    },
  };
}
