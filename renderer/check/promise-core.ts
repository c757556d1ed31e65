/**
 * What promises of ECMAScript do inside, over microtasks that can be looked at: states, reactions, capabilities. The engine's own promises
 * tell nobody what waits. Each operation takes as many microtasks as the engine's. Runs in the sandbox.
 */
import type { Job } from './event-loop.js';

/** Name of a job, and its line. */
export type Label = Pick<Job, 'kind' | 'line'>;

export interface PromiseHost {
  addMicrotask(job: Job): void;
  /** Line of a function that was written as an argument, else of the statement that runs. */
  lineOf(callback: unknown): number;
}

export type Settle = (value?: unknown) => void;
export type Executor = (resolve: Settle, reject: Settle) => void;
export type Handler = ((value: unknown) => unknown) | undefined;

/** A promise with its functions. */
export interface Capability {
  promise: unknown;
  resolve: Settle;
  reject: Settle;
}

/** Actions after a promise is settled. */
export interface Reaction {
  /** Of the promise that `then` gave. */
  capability: Capability | undefined;
  onFulfilled: Handler;
  onRejected: Handler;
  label: Label;
}

export interface PromiseState {
  state: 'pending' | 'fulfilled' | 'rejected';
  value?: unknown;
}

interface Slots extends PromiseState {
  reactions: Reaction[];
}

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Calls a method of any value that a note passes. */
export const invoke = (target: unknown, name: string, args: readonly unknown[]): unknown =>
  Reflect.apply(Reflect.get(Object(target), name), target, args);

export class PromiseCore {
  private readonly slots = new WeakMap<object, Slots>();
  /** Set where a method of ours calls `then`, so that its job bears the name of that method. */
  private label: Label | undefined;

  constructor(private readonly host: PromiseHost) {}

  /** A job is called what the method is called that asks for it. */
  labelOf(kind: string, callback: unknown): Label {
    return this.label ?? { kind, line: this.host.lineOf(callback) };
  }

  labelled<T>(own: Label, call: () => T): T {
    const before = this.label;
    this.label ??= own;
    try {
      return call();
    } finally {
      this.label = before;
    }
  }

  /** Makes a promise of an object and runs its executor. */
  begin(promise: object, executor: Executor): void {
    if (typeof executor !== 'function') throw new TypeError(`Promise resolver ${String(executor)} is not a function`);
    this.slots.set(promise, { state: 'pending', reactions: [] });
    const [resolve, reject] = this.resolvingFunctions(promise);
    try {
      executor(resolve, reject);
    } catch (error) {
      reject(error);
    }
  }

  /** State of a promise of ours; undefined for all else. */
  stateOf(value: unknown): PromiseState | undefined {
    return isObject(value) ? this.slots.get(value) : undefined;
  }

  react(promise: unknown, reaction: Reaction): void {
    const own = isObject(promise) ? this.slots.get(promise) : undefined;
    if (!own) throw new TypeError('Method Promise.prototype.then called on incompatible receiver');
    if (own.state === 'pending') own.reactions.push(reaction);
    else this.enqueue(reaction, own.state, own.value);
  }

  /** A promise of a class, which need not be ours, with its functions. */
  capabilityOf(maker: unknown): Capability {
    if (typeof maker !== 'function') throw new TypeError('Promise resolve or reject function is not callable');
    const found: { resolve?: Settle; reject?: Settle } = {};
    const promise: unknown = Reflect.construct(maker, [
      (resolve: Settle, reject: Settle) => Object.assign(found, { resolve, reject }),
    ]);
    const { resolve, reject } = found;
    if (!resolve || !reject) throw new TypeError('Promise resolve or reject function is not callable');
    return { promise, resolve, reject };
  }

  /** A value as a promise of a class. */
  promiseOf(maker: unknown, value: unknown): unknown {
    if (isObject(value) && this.slots.has(value) && Reflect.get(value, 'constructor') === maker) return value;
    const { promise, resolve } = this.capabilityOf(maker);
    resolve(value);
    return promise;
  }

  private settle(promise: object, state: 'fulfilled' | 'rejected', value: unknown): void {
    const own = this.slots.get(promise);
    if (!own) return;
    const { reactions } = own;
    Object.assign(own, { state, value, reactions: [] });
    for (const reaction of reactions) this.enqueue(reaction, state, value);
  }

  private enqueue({ capability, onFulfilled, onRejected, label }: Reaction, state: string, value: unknown): void {
    const handler = state === 'fulfilled' ? onFulfilled : onRejected;
    const run = () => {
      try {
        if (!handler && state === 'rejected') throw value;
        const result = handler ? handler(value) : value;
        capability?.resolve(result);
      } catch (error) {
        if (!capability) throw error;
        capability.reject(error);
      }
    };
    this.host.addMicrotask({ ...label, run, ...(handler ? {} : { passes: true }) });
  }

  private resolvingFunctions(promise: object): [Settle, Settle] {
    let isDone = false;
    const once = (act: Settle): Settle => {
      return (value) => {
        if (isDone) return;
        isDone = true;
        act(value);
      };
    };
    return [once((value) => this.resolve(promise, value)), once((reason) => this.settle(promise, 'rejected', reason))];
  }

  private resolve(promise: object, value: unknown): void {
    if (value === promise) {
      this.settle(promise, 'rejected', new TypeError('Chaining cycle detected for promise #<Promise>'));
      return;
    }
    if (!isObject(value)) {
      this.settle(promise, 'fulfilled', value);
      return;
    }
    let then: unknown;
    try {
      then = Reflect.get(value, 'then');
    } catch (error) {
      this.settle(promise, 'rejected', error);
      return;
    }
    if (typeof then === 'function') this.follow(promise, (both) => Reflect.apply(then, value, both));
    else this.settle(promise, 'fulfilled', value);
  }

  /** A promise becomes what another object with `then` becomes. */
  private follow(promise: object, then: (both: [Settle, Settle]) => unknown): void {
    const label = { kind: 'resolve', line: this.host.lineOf(undefined) };
    const run = () => {
      const both = this.resolvingFunctions(promise);
      try {
        this.labelled(label, () => then(both));
      } catch (error) {
        both[1](error);
      }
    };
    this.host.addMicrotask({ ...label, run });
  }
}
