/**
 * Signals while the main thread is busy with one item for long: a handler would not be called before its end, so nobody listens, and a signal ends the process at once.
 * Short items keep those who listen: they put the terminal in order first.
 */
import { BEGUN, ITEM, NO_ITEM, type Progress } from './item-progress.js';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

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

export interface BusySignals {
  /** A function as code for the guard, which calls it in this thread, with the number of the item that takes long. */
  leave: string;
  /** Lets those listen again who did, unless others do by then. */
  listen(): void;
  close(): void;
}

let members = 0;

/** Makes what leaves the signals while an item of this thread takes long. */
export function leaveWhenBusy(progress: Progress): BusySignals {
  const name = `biji.busy.${members++}`;
  let listening: (() => void) | undefined;
  // The guard may be late: another item, or none, is at work then.
  Reflect.set(globalThis, Symbol.for(name), (begun: number) => {
    if (progress[BEGUN] !== begun || progress[ITEM] === NO_ITEM || listening) return;
    // First: a signal that comes while the terminal is put in order must not be lost.
    const heard = leaveSignals();
    const again = [...beforeDeaf].map((callback) => callback());
    listening = () => {
      heard();
      for (const callback of again) callback?.();
    };
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

function leaveSignals(): () => void {
  const listening = SIGNALS.map((signal) => [signal, process.rawListeners(signal)] as const);
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  return () => {
    for (const [signal, listeners] of listening)
      if (process.listenerCount(signal) === 0)
        for (const listener of listeners) process.on(signal, listener as NodeJS.SignalsListener);
  };
}
