/** Shares a change of process-wide state between overlapping runs: the first applies it, the last reverts it. */

/**
 * Returns a function that runs work: `begin` is called before the first of several runs that overlap, and what it returns after the last of them.
 */
export function overlapping(begin: () => () => void): <T>(work: () => T | Promise<T>) => Promise<T> {
  let running = 0;
  let end: (() => void) | undefined;
  return async (work) => {
    if (running++ === 0) end = begin();
    try {
      return await work();
    } finally {
      if (--running === 0) end?.();
    }
  };
}
