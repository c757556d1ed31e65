/** Progress of a thread, in shared memory that others can read while it is too busy to answer. */

/** Two cells: the place of the current item in its job, and how often one was begun. Behind them are the bytes of its file's name. */
export type Progress = Int32Array<SharedArrayBuffer>;

/** In place of an item: between two jobs, and while a job is not about single pages. */
export const NO_ITEM = -1;

/** The cells. */
export const [ITEM, BEGUN] = [0, 1];

/** Bytes of the two cells, and of the longest name. */
const CELLS = 8;
const NAME = 1024;

export function createProgress(): Progress {
  const progress = new Int32Array(new SharedArrayBuffer(CELLS + NAME), 0, CELLS / 4);
  progress[ITEM] = NO_ITEM;
  return progress;
}

const nameIn = ({ buffer }: Progress) => new Uint8Array(buffer, CELLS);

/** Says which item is begun, and of which file. Wakes who waits for work to begin. */
export function begin(progress: Progress, item: number, file?: string): void {
  // In two steps: nothing encodes into shared memory.
  if (file) nameIn(progress).set(new TextEncoder().encode(`${file}\0`).subarray(0, NAME));
  Atomics.add(progress, BEGUN, 1);
  if (Atomics.exchange(progress, ITEM, item) === NO_ITEM) Atomics.notify(progress, ITEM);
}

/** The file of the last item that was begun with one. */
export function fileOf(progress: Progress): string {
  const name = nameIn(progress).slice();
  return new TextDecoder().decode(name.subarray(0, name.indexOf(0)));
}

/** Waits until an item is begun. Not in the main thread. */
export function untilBegun(progress: Progress): void {
  Atomics.wait(progress, ITEM, NO_ITEM);
}

/** Limit of an item. */
export interface ItemLimit {
  /** Seconds that it may take. */
  seconds: number;
  /** Written before the process is ended, because what it runs cannot be interrupted; `{file}` is the file. Without them it is not ended. */
  lastWords?: string;
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

/** Seconds in which JavaScript that is ended has ended on any machine. What goes on is native code, or waits for another program. */
export const PATIENCE = 10;

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
