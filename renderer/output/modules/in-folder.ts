import { isMainThread } from 'node:worker_threads';

let running = 0;
let before = '';

/** Runs code of a site that takes its folder for the working folder, as where `docusaurus` runs it. Threads cannot change theirs. */
export async function inFolder<T>(folder: string, run: () => T): Promise<Awaited<T>> {
  if (!isMainThread) return await run();
  // Calls within another one, and beside it, go back to the same folder.
  if (running === 0) before = process.cwd();
  running++;
  process.chdir(folder);
  try {
    return await run();
  } finally {
    running--;
    if (running === 0) process.chdir(before);
  }
}
