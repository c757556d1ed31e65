/**
 * Guards the main thread, which cannot handle messages while a page blocks it: interrupts code that takes too long or too much memory.
 * For pages that only wait, the main thread's own timer is earlier.
 */
import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { BEGUN, createLook, ITEM, type ItemEnded, LOOK, NO_ITEM, type Progress, untilBegun } from './item-progress.js';

export interface GuardSetup {
  progress: Progress;
  seconds: number;
  /** Bytes that the process may gain while one item is worked on. */
  bytes: number;
  /** Evaluated in the main thread, with the number of the item, where that keeps it too busy to hear a signal. */
  leave: string;
}

/** Message of the guard. */
export type GuardMessage = Pick<ItemEnded, 'item' | 'reason'>;

const { progress, seconds, bytes, leave }: GuardSetup = workerData;

/** Runs a debugger command on the blocked main thread. */
function interrupt(method: 'Runtime.evaluate' | 'Runtime.terminateExecution', parameters = {}): void {
  const session = new Session();
  session.connectToMainThread();
  session.post(method, parameters, () => session.disconnect());
}

/** Ends the item that takes too long or too much memory. */
function watchItems(): void {
  const look = createLook(progress, seconds + 2 * LOOK);
  let begun = -1;
  /** Memory when the item began. */
  let before = 0;

  /** V8 leaves all JavaScript of the main thread; its event loop goes on, and there the message waits. */
  function end(message: GuardMessage): void {
    interrupt('Runtime.terminateExecution');
    parentPort?.postMessage(message);
    before = Number.POSITIVE_INFINITY;
  }

  function check(): void {
    const item = look();
    const memory = process.memoryUsage.rss();
    const last = Atomics.load(progress, BEGUN);
    if (last !== begun) {
      begun = last;
      before = memory;
    }
    const now = Atomics.load(progress, ITEM);
    if (item !== undefined) end({ item, reason: 'time' });
    else if (now !== NO_ITEM && memory - before > bytes) end({ item: now, reason: 'memory' });
  }

  function watch(): void {
    untilBegun(progress);
    check();
    setTimeout(watch, LOOK * 1000);
  }

  watch();
}

/**
 * Milliseconds before an item's signals are left to the system; it may take up to twice that, because checks are not aligned with its start. A signal before that
 * is handled when the item ends. If the item takes longer the signal is lost, because it arrived while there was a listener that could not
 * run: so only items that hang may take so long, even on a busy machine. It is shorter than a person needs to notice that something hangs.
 */
const BUSY = 250;

/** Has the main thread leave its signals while an item takes long. */
function watchSignals(): void {
  let seen = -1;
  let left = -1;
  setInterval(() => {
    const now = Atomics.load(progress, BEGUN);
    if (progress[ITEM] !== NO_ITEM && now === seen && now !== left) {
      left = now;
      interrupt('Runtime.evaluate', { expression: `${leave}(${now})` });
    }
    seen = now;
  }, BUSY);
}

watchSignals();
watchItems();
