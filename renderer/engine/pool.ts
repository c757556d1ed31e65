/**
 * Runs jobs in this thread and in others beside it: the same `Handler` code in all, the same answers wherever a job ran.
 */
import { Worker } from 'node:worker_threads';

/** Below this many files starting threads costs more than it saves. */
export const INLINE_BELOW = 60;

/** What does the work: made once per thread from the setup. */
export interface Handler<Job, Result> {
  handle(job: Job): Promise<Result>;
  close(): void;
}

/** A job may name the member that has what it needs at hand; unless it is bound to its home another one can do it too, only slower. */
interface Homed {
  home?: string;
  bound?: boolean;
}

export interface Pool<Job, Result> {
  /** Number of threads that work, this one among them. */
  threads: number;
  /** Their homes, this thread's the last. */
  homes: readonly string[];
  /** Runs all jobs; results come in the order of the jobs. `onDone` hears of each as it ends. */
  run(jobs: readonly Job[], onDone?: (index: number, result: Result) => void): Promise<Result[]>;
  close(): Promise<void>;
}

/** A thread of a pool. */
export interface Member<Job, Result> {
  home: string;
  /** Jobs it may hold at a time. */
  depth: number;
  run(job: Job): Promise<Result>;
  close(): Promise<void>;
}

/** Each member takes the next job when it is free: first those at home there, last those at home elsewhere. */
export function createPool<Job extends Homed, Result>(members: readonly Member<Job, Result>[]): Pool<Job, Result> {
  return {
    threads: members.length,
    homes: members.map(({ home }) => home),
    async run(jobs, onDone) {
      const results: Result[] = new Array(jobs.length);
      const left = [...jobs.keys()];
      const next = (home: string) => {
        const own = left.findIndex((index) => jobs[index]!.home === home);
        const free = own >= 0 ? own : left.findIndex((index) => jobs[index]!.home === undefined);
        const at = free >= 0 ? free : left.findIndex((index) => !jobs[index]!.bound);
        return at >= 0 ? left.splice(at, 1)[0] : undefined;
      };
      const drain = async (member: Member<Job, Result>) => {
        for (let index = next(member.home); index !== undefined; index = next(member.home)) {
          try {
            results[index] = await member.run(jobs[index]!);
          } catch (error) {
            left.length = 0;
            throw error;
          }
          onDone?.(index, results[index]!);
        }
      };
      const drained = members.flatMap((member) => Array.from({ length: member.depth }, () => drain(member)));
      // After an error too, nobody works on when this ends: what they write would come after the clearing up.
      for (const end of await Promise.allSettled(drained)) if (end.status === 'rejected') throw end.reason;
      return results;
    },
    async close() {
      await Promise.all(members.map((member) => member.close()));
    },
  };
}

/** This thread. Between two jobs it listens to what the others say. */
export function inlineMember<Job, Result>(
  home: string,
  load: () => Promise<Handler<Job, Result>>,
): Member<Job, Result> {
  let handler: Promise<Handler<Job, Result>> | undefined;
  return {
    home,
    depth: 1,
    async run(job) {
      await new Promise(setImmediate);
      handler ??= load();
      return (await handler).handle(job);
    },
    close: async () => (await handler)?.close(),
  };
}

/** Rendering makes much that dies young: a larger nursery halves the time spent collecting it. */
const YOUNG_MB = 64;

type Reply<Result> =
  | { id: number; result: Result }
  | { id: number; error: Pick<NodeJS.ErrnoException, 'message' | 'stack' | 'code'> };

interface Pending<Result> {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/**
 * Another thread, started at once.
 * @param script file of the worker
 * @param setup what it is given at its start
 */
export function threadMember<Job, Result>(home: string, script: URL, setup: unknown): Member<Job, Result> {
  const worker = new Worker(script, { workerData: setup, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  const pending = new Map<number, Pending<Result>>();
  let jobs = 0;
  worker.on('message', (reply: Reply<Result>) => {
    const asked = pending.get(reply.id)!;
    pending.delete(reply.id);
    if ('error' in reply) asked.reject(Object.assign(new Error(reply.error.message), reply.error));
    else asked.resolve(reply.result);
  });
  let failure: Error | undefined;
  worker.on('error', (error) => {
    failure = error;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  });
  return {
    home,
    // The second waits there already when the first is done.
    depth: 2,
    run: (job) =>
      new Promise((resolve, reject) => {
        // It may have ended before there was a job for it.
        if (failure) return reject(failure);
        const id = jobs++;
        pending.set(id, { resolve, reject });
        worker.postMessage({ id, job });
      }),
    close: async () => void (await worker.terminate()),
  };
}

/** Cuts a list into batches of about equal size, several per thread so that a slow one does not hold up the end. */
export function batches<T>(items: readonly T[], threads: number, most = 16): T[][] {
  const size = Math.max(1, Math.min(most, Math.ceil(items.length / (threads * 4))));
  const cut: T[][] = [];
  for (let at = 0; at < items.length; at += size) cut.push(items.slice(at, at + size));
  return cut;
}
