/** Replacements for the timers, clock and console of a note, on an event loop of our own. Runs in the sandbox. */
import { format } from 'node:util';
import type { EventLoop, Job } from './event-loop.js';
import type { Recorder } from './step-recorder.js';

/** Console methods whose output counts. */
const PRINTING = ['log', 'info', 'debug', 'warn', 'error'];

/** Return value of `setTimeout`. */
class Timeout {
  readonly #id: number;
  constructor(id: number) {
    this.#id = id;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }
  hasRef() {
    return true;
  }
  [Symbol.toPrimitive]() {
    return this.#id;
  }
}

/** Replaces Node's queues by ours. */
export function giveGlobals(loop: EventLoop, recorder: Recorder, ownPromise: unknown): void {
  const job = (kind: string, callback: unknown, args: unknown[]): Job => {
    if (typeof callback !== 'function') throw new TypeError('The "callback" argument must be of type function.');
    return { kind, line: recorder.lineOf(callback), run: () => void Reflect.apply(callback, undefined, args) };
  };
  const clock = () => loop.now();
  Object.assign(globalThis, {
    Promise: ownPromise,
    queueMicrotask: (callback: unknown) => loop.addMicrotask(job('queueMicrotask', callback, [])),
    setTimeout: (callback: unknown, delay?: unknown, ...args: unknown[]) =>
      new Timeout(loop.addTimer(job('setTimeout', callback, args), delay, false)),
    setInterval: (callback: unknown, delay?: unknown, ...args: unknown[]) =>
      new Timeout(loop.addTimer(job('setInterval', callback, args), delay, true)),
    setImmediate: (callback: unknown, ...args: unknown[]) =>
      new Timeout(loop.addImmediate(job('setImmediate', callback, args))),
    clearTimeout: (id: unknown) => loop.clear(id),
    clearInterval: (id: unknown) => loop.clear(id),
    clearImmediate: (id: unknown) => loop.clear(id),
  });
  Object.defineProperty(performance, 'now', { value: clock });
  Object.defineProperty(Date, 'now', { value: clock });
  Object.defineProperty(process, 'nextTick', {
    value: (callback: unknown, ...args: unknown[]) => loop.addTick(job('process.nextTick', callback, args)),
  });
  for (const name of PRINTING)
    Object.defineProperty(console, name, { value: (...values: unknown[]) => recorder.print(format(...values)) });
}
