/** A thread of the pool: answers jobs one after another, in the order in which they come. */
import { parentPort, workerData } from 'node:worker_threads';
import { createHandler, type Job, type Setup } from './jobs.js';

const port = parentPort!;
const handler = createHandler(workerData as Setup);
let busy: Promise<void> = Promise.resolve();

async function answer(id: number, job: Job): Promise<void> {
  try {
    port.postMessage({ id, result: await (await handler).handle(job) });
  } catch (cause) {
    // A copied error loses its code, by which a full disk is told from a fault of the tool.
    const { message, stack, code } = cause as NodeJS.ErrnoException;
    port.postMessage({ id, error: { message, stack, code } });
  }
}

port.on('message', ({ id, job }: { id: number; job: Job }) => {
  busy = busy.then(() => answer(id, job));
});
