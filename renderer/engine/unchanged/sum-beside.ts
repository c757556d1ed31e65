/** The sum of a large folder, made in a thread while the main one looks at the input and loads what an edit needs. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { toolRoot } from '../../output/tool.js';
import { sumFolder } from './folder-sum.js';

/** With fewer files the main thread is done before another has started. */
const MANY_FILES = 5000;

/**
 * Sums up all files below a folder, in another thread if there are many.
 * @param count how many files are expected
 * @returns the text of the sum; rejects if the folder cannot be read
 */
export async function sumBeside(root: string, count: number): Promise<string> {
  if (count < MANY_FILES) return sumFolder(root).text;
  return new Promise((resolve, reject) => {
    const code = pathToFileURL(join(toolRoot, 'lib/renderer/engine/unchanged/sum-thread.js'));
    const thread = new Worker(code, { workerData: root });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
