/**
 * Guards the main thread, which cannot handle messages while a page blocks it: interrupts code that takes too long or too much memory.
 * For pages that only wait, the main thread's own timer is earlier.
 */
import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { writeNow } from '../write/write-now.js';
import {
  BEGUN,
  createLook,
  fileOf,
  ITEM,
  type ItemEnded,
  type ItemLimit,
  LOOK,
  NO_ITEM,
  PATIENCE,
  type Progress,
  untilBegun,
} from './item-progress.js';

export interface GuardSetup {
  progress: Progress;
  limit: ItemLimit;
  /** Bytes that the process may gain while one item is worked on. */
  bytes: number;
  /** Evaluated in the main thread, with the number of the item, where that keeps it too busy to hear a signal. */
  leave: string;
}

/** Message of the guard. */
export type GuardMessage = Pick<ItemEnded, 'item' | 'reason'>;

const { progress, limit, bytes, leave }: GuardSetup = workerData;

/** Runs a debugger command on the blocked main thread. */
function interrupt(method: 'Runtime.evaluate' | 'Runtime.terminateExecution', parameters = {}): void {
  const session = new Session();
  session.connectToMainThread();
  session.post(method, parameters, () => session.disconnect());
}

/** Ends the process if its main thread still works on the item that was ended: nothing else ends that. */
function endProcess(ended: number, lastWords: string): void {
  if (Atomics.load(progress, BEGUN) !== ended || progress[ITEM] === NO_ITEM) return;
  // An exit of a thread ends the thread alone.
  writeNow(lastWords.replace('{file}', fileOf(progress)));
  process.kill(process.pid, 'SIGKILL');
}

/** Ends the item that takes too long or too much memory. */
function watchItems(): void {
  const look = createLook(progress, limit.seconds + 2 * LOOK);
  let begun = -1;
  /** The last that was ended. While it does not react, another message would be taken for the item that follows. */
  let ended = -1;
  /** Memory when the item began. */
  let before = 0;

  /** V8 leaves all JavaScript of the main thread; its event loop goes on, and there the message waits. */
  function end(message: GuardMessage): void {
    if (begun === ended) return;
    ended = begun;
    interrupt('Runtime.terminateExecution');
    parentPort?.postMessage(message);
    const { lastWords } = limit;
    if (lastWords) setTimeout(endProcess, PATIENCE * 1000, ended, lastWords);
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

/** Milliseconds between two looks at what signals meet. */
const SIGNAL_LOOK = 250;

/**
 * An item hangs after so many milliseconds of the processor, or so many looks if it only waits. A signal before that is handled when the item ends. If the item
 * takes longer the signal is lost, because it arrived while there was a listener that could not run. The clock alone would not do: on a busy machine
 * ordinary items take long by it. It is about as long as a person needs to notice that something hangs.
 */
const BUSY = { cpu: 1000, looks: 12 };

/** Has the main thread leave its signals while an item takes long. */
function watchSignals(): void {
  let seen = -1;
  let left = -1;
  let looks = 0;
  let before = process.cpuUsage();
  setInterval(() => {
    const now = Atomics.load(progress, BEGUN);
    if (progress[ITEM] === NO_ITEM || now !== seen) {
      seen = now;
      looks = 0;
      before = process.cpuUsage();
      return;
    }
    const { user, system } = process.cpuUsage(before);
    looks++;
    // Other threads use the processor, too: at full speed it takes as many looks all the same.
    const isBusy = user + system >= BUSY.cpu * 1000 && looks * SIGNAL_LOOK >= BUSY.cpu;
    if (now === left || (!isBusy && looks < BUSY.looks)) return;
    left = now;
    interrupt('Runtime.evaluate', { expression: `${leave}(${now})` });
  }, SIGNAL_LOOK);
}

watchSignals();
watchItems();
