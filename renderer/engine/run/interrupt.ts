/** Lets other work have its turn during a long build, and ends the build early when nobody waits for it any more. */

/** Awaited between steps; throws `BuildInterrupted`. */
export type Checkpoint = () => Promise<void>;

/** Ends a build of which nobody wants the result. What is in the memo stays; all else is as it was. */
export class BuildInterrupted extends Error {}

/** Makes a checkpoint: pending events are handled first, then the build goes on or ends. */
export function checkpointUnless(interrupted: () => boolean): Checkpoint {
  return async () => {
    await new Promise(setImmediate);
    if (interrupted()) throw new BuildInterrupted();
  };
}
