/**
 * Runs jobs inline or in threads: one interface, the same answers (the same `Handler` code runs in both).
 */
import { Worker } from 'node:worker_threads';

/** Below this many files starting threads costs more than it saves. */
export const INLINE_BELOW = 60;

/** What does the work: made once per thread from the setup. */
export interface Handler<Job, Result> {
  handle(job: Job): Promise<Result>;
  close(): void;
}

export interface Pool<Job, Result> {
  /** Number of threads; 0 when jobs run in this one. */
  threads: number;
  /** Runs all jobs; results come in the order of the jobs. `onDone` hears of each as it ends. */
  run(jobs: readonly Job[], onDone?: (index: number) => void): Promise<Result[]>;
  close(): Promise<void>;
}

/** Jobs one after another in this thread. */
export function inlinePool<Job, Result>(handler: Handler<Job, Result>): Pool<Job, Result> {
  return {
    threads: 0,
    async run(jobs, onDone) {
      const results: Result[] = [];
      for (const [index, job] of jobs.entries()) {
        results.push(await handler.handle(job));
        onDone?.(index);
      }
      return results;
    },
    async close() {
      handler.close();
    },
  };
}

/** Rendering makes much that dies young: a larger nursery halves the time spent collecting it. */
const YOUNG_MB = 64;

type Reply<Result> = { id: number; result: Result } | { id: number; error: Error } | { ready: true };

interface Thread<Result> {
  worker: Worker;
  /** The job it works on. */
  pending?: { index: number; resolve(result: Result): void; reject(error: Error): void };
}

/**
 * Jobs in worker threads. A free thread takes the next job, so batches may differ in size.
 * @param script file of the worker
 * @param setups what each thread is given at its start; one thread per setup
 */
export function threadPool<Job, Result>(script: URL, setups: readonly unknown[]): Pool<Job, Result> {
  const threads = setups.map((setup): Thread<Result> => startThread<Result>(script, setup));
  return {
    threads: threads.length,
    async run(jobs, onDone) {
      const results: Result[] = new Array(jobs.length);
      let next = 0;
      const drain = async (thread: Thread<Result>) => {
        while (next < jobs.length) {
          const index = next++;
          results[index] = await ask(thread, index, jobs[index]);
          onDone?.(index);
        }
      };
      await Promise.all(threads.map(drain));
      return results;
    },
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function startThread<Result>(script: URL, setup: unknown): Thread<Result> {
  const worker = new Worker(script, { workerData: setup, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  const thread: Thread<Result> = { worker };
  worker.on('message', (reply: Reply<Result>) => {
    const { pending } = thread;
    if (!pending || 'ready' in reply || reply.id !== pending.index) return;
    thread.pending = undefined;
    if ('error' in reply) pending.reject(reply.error);
    else pending.resolve(reply.result);
  });
  worker.on('error', (error) => {
    const { pending } = thread;
    thread.pending = undefined;
    pending?.reject(error);
  });
  return thread;
}

function ask<Job, Result>(thread: Thread<Result>, index: number, job: Job): Promise<Result> {
  return new Promise((resolve, reject) => {
    thread.pending = { index, resolve, reject };
    thread.worker.postMessage({ id: index, job });
  });
}

/** Cuts a list into batches of about equal size, several per thread so that a slow one does not hold up the end. */
export function batches<T>(items: readonly T[], threads: number, most = 32): T[][] {
  const size = Math.max(1, Math.min(most, Math.ceil(items.length / (Math.max(1, threads) * 4))));
  const cut: T[][] = [];
  for (let at = 0; at < items.length; at += size) cut.push(items.slice(at, at + size));
  return cut;
}
