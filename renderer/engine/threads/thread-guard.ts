/**
 * Guards the main thread, which hears nothing while a page keeps it busy: ends what it runs there when that takes too long or too much memory.
 * The main thread's own timer comes first, for pages that only wait.
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

/** What the guard tells of. */
export type GuardMessage = Pick<ItemEnded, 'item' | 'reason'>;

const { progress, seconds, bytes, leave }: GuardSetup = workerData;

/** Does something within whatever keeps the main thread busy. */
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
 * Milliseconds that an item may take before signals are left; it may take twice that, as looks do not begin with it. A signal before that
 * is heard when the item ends. Where the item takes longer it is lost, since it came while there was a listener, and none is there to be
 * called: so only items that hang may take so long, even beside a busy machine. It is less than a person needs to see that something hangs.
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
