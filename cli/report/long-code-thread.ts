/** The thread of `long-code.ts`: writes while the main thread is too busy to. */
import { writeSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

/** Without a text: the code of that number has ended. */
export interface LongCode {
  id: number;
  text?: string;
  seconds?: number;
}

const STDERR = 2;

function listen(): void {
  const waiting = new Map<number, NodeJS.Timeout>();
  parentPort?.on('message', ({ id, text, seconds = 0 }: LongCode) => {
    clearTimeout(waiting.get(id));
    waiting.delete(id);
    if (text === undefined) return;
    // A stream of this thread would wait for the main one.
    const timer = setTimeout(() => writeSync(STDERR, text), seconds * 1000);
    waiting.set(id, timer);
  });
}

listen();
