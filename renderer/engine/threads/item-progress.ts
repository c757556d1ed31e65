/** Progress of a thread, in shared memory that others can read while it is too busy to answer. */

/** Two cells: the place of the current item in its job, and how often one was begun. */
export type Progress = Int32Array;

/** In place of an item: between two jobs, and while a job is not about single pages. */
export const NO_ITEM = -1;

/** The cells. */
export const [ITEM, BEGUN] = [0, 1];

export function createProgress(): Progress {
  const progress = new Int32Array(new SharedArrayBuffer(8));
  progress[ITEM] = NO_ITEM;
  return progress;
}

/** Says which item is begun. Wakes who waits for work to begin. */
export function begin(progress: Progress, item: number): void {
  Atomics.add(progress, BEGUN, 1);
  if (Atomics.exchange(progress, ITEM, item) === NO_ITEM) Atomics.notify(progress, ITEM);
}

/** Waits until an item is begun. Not in the main thread. */
export function untilBegun(progress: Progress): void {
  Atomics.wait(progress, ITEM, NO_ITEM);
}

/** Reason for ending an item. */
export type Reason = 'time' | 'memory';

/** The item that a thread was busy with when it was ended. */
export class ItemEnded extends Error {
  constructor(
    readonly item: number,
    readonly reason: Reason,
  ) {
    super(`item ${item} of a job was ended`);
  }
}

/** Megabytes that one page may take, over what the thread has. */
export const MOST_MB = 1536;

/** Seconds between two looks. */
export const LOOK = 0.5;

/**
 * Looks at a thread from time to time. Time counts by looks, so that a machine that sleeps does not end a page.
 * @returns the item that has been worked on for longer than `seconds`
 */
export function createLook(progress: Progress, seconds: number): () => number | undefined {
  let begun = -1;
  let looks = 0;
  return () => {
    const item = Atomics.load(progress, ITEM);
    const now = Atomics.load(progress, BEGUN);
    looks = item !== NO_ITEM && now === begun ? looks + 1 : 0;
    begun = now;
    if (looks * LOOK <= seconds) return undefined;
    looks = 0;
    return item;
  };
}
