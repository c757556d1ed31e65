/** How a long build lets others have their turn, and ends early when nobody waits for it any more. */

/** Called between pieces of work; throws `GivenUp`. */
export type Breathe = () => Promise<void>;

/** Ends a build of which nobody wants the result. What the memo has learnt stays, all else is as it was. */
export class GivenUp extends Error {}

/** Lets through what waits to be heard, then asks whether to go on. */
export function breatheUnless(interrupted: () => boolean): Breathe {
  return async () => {
    await new Promise(setImmediate);
    if (interrupted()) throw new GivenUp();
  };
}
