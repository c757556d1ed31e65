/** Work in slices, so that a page answers keys and scrolls while much is counted. */

/** Milliseconds after which others come first. On a slow machine less is done in them. */
const SLICE = 8;

/** The next task, without the four milliseconds that timers wait at least. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}

/** Returns a function that gives a promise to wait for when it is time to let others work. */
export function slices(): () => Promise<void> | undefined {
  let start = performance.now();
  return () =>
    performance.now() - start < SLICE
      ? undefined
      : nextTask().then(() => {
          start = performance.now();
        });
}

/** Items that are sorted at once. */
const RUN = 256;

/** Sorts as `sort` does, in slices. */
export async function sortInSlices<T>(items: T[], compare: (a: T, b: T) => number): Promise<T[]> {
  const pause = slices();
  let runs: T[][] = [];
  for (let at = 0; at < items.length; at += RUN) {
    runs.push(items.slice(at, at + RUN).sort(compare));
    await pause();
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let i = 0; i < runs.length; i += 2) {
      merged.push(await merge(runs[i]!, runs[i + 1] ?? [], compare, pause));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<T>(
  a: T[],
  b: T[],
  compare: (a: T, b: T) => number,
  pause: ReturnType<typeof slices>,
): Promise<T[]> {
  const merged: T[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const first = j >= b.length || (i < a.length && compare(a[i]!, b[j]!) <= 0);
    merged.push(first ? a[i++]! : b[j++]!);
    if (merged.length % RUN === 0) await pause();
  }
  return merged;
}
