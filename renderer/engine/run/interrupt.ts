/** Lets other work have its turn during a long build, and ends the build early when nobody waits for it any more. */

import { setTimeout as pause } from 'node:timers/promises';

/** Awaited between steps; throws `BuildInterrupted`. */
export type Checkpoint = () => Promise<void>;

/** Stops a build whose result is no longer wanted. The memo is kept; everything else is unchanged. */
export class BuildInterrupted extends Error {}

/** Makes a checkpoint: pending events are handled first, then the build goes on or ends. */
export function checkpointUnless(interrupted: () => boolean): Checkpoint {
  return async () => {
    await new Promise(setImmediate);
    if (interrupted()) throw new BuildInterrupted();
  };
}

/** Milliseconds between two looks while other processes work. */
const LOOK_MS = 5;

/** Waits for what another process does, unless the build ends before that; what was begun goes on then, and nobody hears of it. */
export async function unlessEnded<Result>(work: Promise<Result>, checkpoint: Checkpoint | undefined): Promise<Result> {
  let isDone = !checkpoint;
  const done = () => {
    isDone = true;
  };
  const settled = work.then(done, done);
  while (!isDone) {
    await Promise.race([settled, pause(LOOK_MS)]);
    await checkpoint?.();
  }
  return work;
}
