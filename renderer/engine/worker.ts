/** A thread of the pool: answers jobs one at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { createHandler, type Job, type Setup } from './jobs.js';

const port = parentPort!;
const handler = createHandler(workerData as Setup);

port.on('message', async ({ id, job }: { id: number; job: Job }) => {
  try {
    port.postMessage({ id, result: await (await handler).handle(job) });
  } catch (error) {
    port.postMessage({ id, error });
  }
});
