/**
 * Handles signals while code of a site runs: code that blocks the thread would keep every handler from running, so they are removed, and a
 * signal ends the process at once. The next command repairs incomplete writes.
 */

import { overlapping } from './overlapping.js';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Called when a signal ends the process. */
export const onInterrupt = new Set<() => void>();

/** May return what is called when signals are heard again. */
type BeforeDeaf = () => (() => void) | undefined;

const beforeDeaf = new Set<BeforeDeaf>();

/**
 * Calls something before signals end the process without a word.
 * @returns ends that
 */
export function onDeaf(callback: BeforeDeaf): () => void {
  beforeDeaf.add(callback);
  return () => void beforeDeaf.delete(callback);
}

/**
 * Leaves signals to the system, after those who want to know have heard of it.
 * @returns lets those listen again who did, unless others do by then
 */
export function leaveSignals(): () => void {
  // First: a signal while the terminal is restored must not be lost.
  const listening = SIGNALS.map((signal) => [signal, process.rawListeners(signal)] as const);
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  const again = [...beforeDeaf].map((callback) => callback());
  return () => {
    for (const [signal, listeners] of listening)
      if (process.listenerCount(signal) === 0)
        for (const listener of listeners) process.on(signal, listener as NodeJS.SignalsListener);
    for (const callback of again) callback?.();
  };
}

const keyReaders = new Set<object>();

/**
 * Says that keys of the terminal are read: they must be heard while code of the site waits for something.
 * @returns ends that
 */
export function readsKeys(): () => void {
  const reader = {};
  keyReaders.add(reader);
  return () => void keyReaders.delete(reader);
}

/** Lets those who listen hear what has come in. A signal that is caught and not heard is lost when nobody listens any more. */
export async function hearPending(): Promise<void> {
  // Events are read between the end of one turn of the loop and that of the next.
  for (let turn = 0; turn < 2; turn++) await new Promise(setImmediate);
}

const deaf = overlapping(leaveSignals);

/** Runs code of a site with signals left to the system, but where keys are read: then Ctrl+C is one of them. Threads have no signals of their own. */
export async function runDeaf<T>(run: () => T | Promise<T>): Promise<T> {
  await hearPending();
  return keyReaders.size > 0 ? run() : deaf(run);
}
