/** A thread of the pool: answers jobs one after another, in the order in which they come. */

import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { systemError } from '../../site/helpers/system-error.js';
import { begin, NO_ITEM } from './item-progress.js';
import { createHandler, type Job, type Setup } from './jobs.js';
import type { ThreadSetup } from './pool-members.js';

/** Answers messages of a port. */
function serve(port: MessagePort, { setup, progress }: ThreadSetup<Setup>): void {
  const handler = createHandler(setup);
  const answer = async (id: number, job: Job): Promise<void> => {
    try {
      const { handle } = await handler;
      port.postMessage({ id, result: await handle(job, (item) => begin(progress, item)) });
    } catch (cause) {
      // A cloned error loses its code, which distinguishes a full disk from a fault of the tool.
      const { message, stack, code } = systemError(cause);
      port.postMessage({ id, error: { message, stack, code } });
    } finally {
      begin(progress, NO_ITEM);
    }
  };
  let busy: Promise<void> = Promise.resolve();
  port.on('message', ({ id, job }: { id: number; job: Job }) => {
    busy = busy.then(() => answer(id, job));
  });
}

if (!parentPort) throw new Error('this file is run as a thread');
serve(parentPort, workerData);
