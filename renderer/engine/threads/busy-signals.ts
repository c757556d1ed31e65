/**
 * Handles signals while one item blocks the main thread: a handler would not run before the item ends, so it is removed, and a signal ends the process at once.
 * Short items keep the handlers, which first restore the terminal.
 */
import { randomUUID } from 'node:crypto';
import { leaveSignals } from '../../site/helpers/signals.js';
import { BEGUN, ITEM, NO_ITEM, type Progress } from './item-progress.js';

export interface BusySignals {
  /** A function as code for the guard, which calls it in this thread, with the number of the item that takes long. */
  leave: string;
  /** Lets those listen again who did, unless others do by then. */
  listen(): void;
  close(): void;
}

/** Makes what leaves the signals while an item of this thread takes long. */
export function leaveWhenBusy(progress: Progress): BusySignals {
  const name = `biji.busy.${randomUUID()}`;
  let listening: (() => void) | undefined;
  // The guard may be late: another item, or none, is at work then.
  Reflect.set(globalThis, Symbol.for(name), (begun: number) => {
    if (progress[BEGUN] !== begun || progress[ITEM] === NO_ITEM || listening) return;
    listening = leaveSignals();
  });
  return {
    leave: `Reflect.get(globalThis, Symbol.for(${JSON.stringify(name)}))`,
    listen() {
      listening?.();
      listening = undefined;
    },
    close: () => void Reflect.deleteProperty(globalThis, Symbol.for(name)),
  };
}
