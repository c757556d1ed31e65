import { isMainThread } from 'node:worker_threads';
import { overlapping } from '../../site/helpers/overlapping.js';

/** Nested and concurrent calls restore the same folder. */
const comingBack = overlapping(() => {
  const before = process.cwd();
  return () => process.chdir(before);
});

/** Runs code of a site that takes its folder for the working folder, as where `docusaurus` runs it. Threads cannot change theirs. */
export async function inFolder<T>(folder: string, run: () => T | Promise<T>): Promise<T> {
  if (!isMainThread) return run();
  return comingBack(() => {
    process.chdir(folder);
    return run();
  });
}
