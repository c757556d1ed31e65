/**
 * The watch over what runs in the main thread: what it works on, and the guard that ends it. To start a guard takes as long as to build some pages, so that
 * that of an engine which is closed waits for the next one of the process.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { toolRoot } from '../../output/tool.js';
import { type BusySignals, leaveWhenBusy } from './busy-signals.js';
import { createProgress, type ItemLimit, MOST_MB, type Progress } from './item-progress.js';
import type { GuardSetup } from './thread-guard.js';

export interface MainWatch {
  limit: ItemLimit;
  progress: Progress;
  signals: BusySignals;
  guard: Worker;
}

/** Those that no engine has. */
const idle: MainWatch[] = [];

/** Returns a watch that nobody has. */
export function takeWatch(limit: ItemLimit): MainWatch {
  const at = idle.findIndex(
    (watch) => watch.limit.seconds === limit.seconds && watch.limit.lastWords === limit.lastWords,
  );
  return idle.splice(at, at < 0 ? 0 : 1)[0] ?? startWatch(limit);
}

/** Gives a watch back when nothing runs any more in its engine. */
export function leaveWatch(watch: MainWatch): void {
  idle.push(watch);
}

/** Ends a watch: what it had to end may go on for a while. */
export async function endWatch({ guard, signals }: MainWatch): Promise<void> {
  await guard.terminate();
  signals.close();
}

function startWatch(limit: ItemLimit): MainWatch {
  const progress = createProgress();
  const signals = leaveWhenBusy(progress);
  const workerData: GuardSetup = { progress, limit, bytes: MOST_MB << 20, leave: signals.leave };
  const guard = new Worker(pathToFileURL(join(toolRoot, 'lib/renderer/engine/threads/thread-guard.js')), {
    workerData,
  });
  guard.unref();
  return { limit, progress, signals, guard };
}
