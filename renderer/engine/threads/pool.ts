/**
 * Runs jobs in this thread and in others: the same `Handler` code in all, the same results wherever a job ran.
 */
import { stopwatch } from '../run/trace.js';
import { ItemEnded } from './item-progress.js';

/** Below this many files starting threads costs more than it saves. */
export const INLINE_BELOW = 60;

/** Executes jobs: created once per thread from the setup. */
export interface Handler<Job, Result> {
  /** @param onItem hears of each item of a job before it is begun, and is waited for */
  handle(job: Job, onItem: (index: number) => void | Promise<void>): Promise<Result>;
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
  /** Another one once it had to be started again. */
  readonly home: string;
  /** Jobs it may hold at a time. */
  depth: number;
  run(job: Job): Promise<Result>;
  close(): Promise<void>;
}

/** Handles a job with one item ended by force: its result without that item is `join`ed with the result of the rest. */
export type Salvage<Job, Result> = (
  job: Job,
  ended: ItemEnded,
) => { rest?: Job; join: (result: Result | undefined) => Result } | undefined;

/**
 * Each member takes the next job when it is free: first those at home there, last those at home elsewhere.
 * @param onEnd hears of each job that has ended, of the member that did it (its place), and when it began by `stopwatch`
 */
export function createPool<Job extends Homed, Result>(
  members: readonly Member<Job, Result>[],
  salvage: Salvage<Job, Result> = () => undefined,
  onEnd: (job: Job, member: number, started: number) => void = () => {},
): Pool<Job, Result> {
  const run = async (member: Member<Job, Result>, job: Job): Promise<Result> => {
    try {
      return await member.run(job);
    } catch (error) {
      const saved = error instanceof ItemEnded ? salvage(job, error) : undefined;
      if (!saved) throw error;
      return saved.join(saved.rest && (await run(member, saved.rest)));
    }
  };
  return {
    threads: members.length,
    homes: members.map(({ home }) => home),
    async run(jobs, onDone) {
      const results: Result[] = new Array(jobs.length);
      const left = [...jobs.entries()];
      /** A member that holds several jobs does one after another. */
      const freeSince: number[] = [];
      const next = (home: string) => {
        const own = left.findIndex(([, job]) => job.home === home);
        const free = own >= 0 ? own : left.findIndex(([, job]) => job.home === undefined);
        const at = free >= 0 ? free : left.findIndex(([, job]) => !job.bound);
        return at >= 0 ? left.splice(at, 1)[0] : undefined;
      };
      const drain = async (member: Member<Job, Result>, place: number) => {
        for (let taken = next(member.home); taken; taken = next(member.home)) {
          const [index, job] = taken;
          const handed = stopwatch();
          const result = await run(member, job).catch((error: unknown) => {
            left.length = 0;
            throw error;
          });
          results[index] = result;
          onEnd(job, place, Math.max(handed, freeSince[place] ?? 0));
          freeSince[place] = stopwatch();
          onDone?.(index, result);
        }
      };
      const drained = members.flatMap((member, place) =>
        Array.from({ length: member.depth }, () => drain(member, place)),
      );
      // After an error too, nobody works on when this ends: what they write would come after the clearing up.
      for (const end of await Promise.allSettled(drained)) if (end.status === 'rejected') throw end.reason;
      return results;
    },
    async close() {
      await Promise.all(members.map((member) => member.close()));
    },
  };
}

/** Cuts a list into batches of about equal size, several per thread so that a slow one does not hold up the end. */
export function batches<T>(items: readonly T[], threads: number, most = 16): T[][] {
  const size = Math.max(1, Math.min(most, Math.ceil(items.length / (threads * 4))));
  const cut: T[][] = [];
  for (let at = 0; at < items.length; at += size) cut.push(items.slice(at, at + size));
  return cut;
}
