/**
 * Promises as ECMAScript writes them, over microtasks that can be looked at: the engine's own tell nobody what waits. Each operation takes
 * as many microtasks as the engine's (`test/check/own-promise.test.ts` compares). Runs in the sandbox.
 */
import type { Job } from './event-loop.js';

/** What a job is called, and its line. */
export type Label = Pick<Job, 'kind' | 'line'>;

export interface PromiseHost {
  addMicrotask(job: Job): void;
  /** Line of a function that was written as an argument, else of the statement that runs. */
  lineOf(callback: unknown): number;
}

type Settle = (value?: unknown) => void;
type Handler = ((value: unknown) => unknown) | undefined;

interface Capability {
  promise: unknown;
  resolve: Settle;
  reject: Settle;
}

interface Reaction {
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

type Executor = (resolve: Settle, reject: Settle) => void;
type Constructor = new (executor: Executor) => object;

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
const callable = (value: unknown): Handler => (typeof value === 'function' ? (value as Handler) : undefined);

/** What the tracer and the code of a note get. */
export interface OwnPromises {
  Promise: Constructor;
  /** State of a promise of ours; undefined for all else. */
  stateOf(value: unknown): PromiseState | undefined;
  /** Calls back as `await` would go on. */
  whenSettled(value: unknown, onFulfilled: Settle, onRejected: Settle, line: number): void;
  /** A promise with its functions. */
  capability(): Capability;
}

export function makePromises(host: PromiseHost): OwnPromises {
  const slots = new WeakMap<object, Slots>();
  /** Set where a method of ours calls `then`, so that its job bears the name of that method. */
  let label: Label | undefined;

  function labelled<T>(own: Label, call: () => T): T {
    const before = label;
    label ??= own;
    try {
      return call();
    } finally {
      label = before;
    }
  }

  function settle(promise: object, state: 'fulfilled' | 'rejected', value: unknown): void {
    const own = slots.get(promise);
    if (!own) return;
    const { reactions } = own;
    Object.assign(own, { state, value, reactions: [] });
    for (const reaction of reactions) enqueue(reaction, state, value);
  }

  function enqueue({ capability, onFulfilled, onRejected, label: own }: Reaction, state: string, value: unknown): void {
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
    host.addMicrotask({ ...own, run, ...(handler ? {} : { passes: true }) });
  }

  function resolvingFunctions(promise: object): [Settle, Settle] {
    let isDone = false;
    const once = (act: Settle): Settle => {
      return (value) => {
        if (isDone) return;
        isDone = true;
        act(value);
      };
    };
    return [once((value) => resolveWith(promise, value)), once((reason) => settle(promise, 'rejected', reason))];
  }

  function resolveWith(promise: object, value: unknown): void {
    if (value === promise) {
      settle(promise, 'rejected', new TypeError('Chaining cycle detected for promise #<Promise>'));
      return;
    }
    if (!isObject(value)) {
      settle(promise, 'fulfilled', value);
      return;
    }
    let then: unknown;
    try {
      then = Reflect.get(value, 'then');
    } catch (error) {
      settle(promise, 'rejected', error);
      return;
    }
    if (typeof then !== 'function') {
      settle(promise, 'fulfilled', value);
      return;
    }
    const line = host.lineOf(undefined);
    const run = () => {
      const [resolve, reject] = resolvingFunctions(promise);
      try {
        labelled({ kind: 'resolve', line }, () => Reflect.apply(then, value, [resolve, reject]));
      } catch (error) {
        reject(error);
      }
    };
    host.addMicrotask({ kind: 'resolve', line, run });
  }

  function performThen(promise: object, reaction: Reaction): void {
    const own = slots.get(promise);
    if (!own) throw new TypeError('Method Promise.prototype.then called on incompatible receiver');
    if (own.state === 'pending') own.reactions.push(reaction);
    else enqueue(reaction, own.state, own.value);
  }

  function capabilityOf(maker: unknown): Capability {
    if (typeof maker !== 'function') throw new TypeError('Promise resolve or reject function is not callable');
    const found: { resolve?: Settle; reject?: Settle } = {};
    const promise: unknown = Reflect.construct(maker, [
      (resolve: Settle, reject: Settle) => Object.assign(found, { resolve, reject }),
    ]);
    const { resolve, reject } = found;
    if (!resolve || !reject) throw new TypeError('Promise resolve or reject function is not callable');
    return { promise, resolve, reject };
  }

  function promiseResolve(maker: unknown, value: unknown): unknown {
    if (isObject(value) && slots.has(value) && Reflect.get(value, 'constructor') === maker) return value;
    const { promise, resolve } = capabilityOf(maker);
    resolve(value);
    return promise;
  }

  /** Collects the results of several promises; `finish` is called when all are in. */
  function collect(
    kind: string,
    maker: unknown,
    values: Iterable<unknown>,
    handlers: (
      put: (index: number, value: unknown) => void,
      capability: Capability,
    ) => (index: number) => [Settle, Settle],
    finish: (results: unknown[], capability: Capability) => void,
  ): unknown {
    const capability = capabilityOf(maker);
    const line = host.lineOf(undefined);
    const results: unknown[] = [];
    let left = 1;
    const take = () => {
      if (--left === 0) finish(results, capability);
    };
    const put = (index: number, value: unknown) => {
      results[index] = value;
      take();
    };
    const handlersOf = handlers(put, capability);
    try {
      let index = 0;
      for (const value of values) {
        const next: unknown = Reflect.apply(Reflect.get(maker as object, 'resolve'), maker, [value]);
        const [fulfilled, rejected] = handlersOf(index++);
        results.push(undefined);
        left++;
        labelled({ kind, line }, () => Reflect.apply(Reflect.get(next as object, 'then'), next, [fulfilled, rejected]));
      }
      take();
    } catch (error) {
      capability.reject(error);
    }
    return capability.promise;
  }

  class OwnPromise {
    constructor(executor: Executor) {
      if (typeof executor !== 'function') throw new TypeError(`Promise resolver ${String(executor)} is not a function`);
      slots.set(this, { state: 'pending', reactions: [] });
      const [resolve, reject] = resolvingFunctions(this);
      try {
        executor(resolve, reject);
      } catch (error) {
        reject(error);
      }
    }

    // biome-ignore lint/suspicious/noThenProperty: it is a promise
    then(onFulfilled?: unknown, onRejected?: unknown): unknown {
      const maker: unknown = this.constructor;
      const species: unknown =
        maker === undefined ? OwnPromise : (Reflect.get(Object(maker), Symbol.species) ?? OwnPromise);
      const capability = capabilityOf(species);
      const callback = callable(onFulfilled) ?? callable(onRejected);
      performThen(this, {
        capability,
        onFulfilled: callable(onFulfilled),
        onRejected: callable(onRejected),
        label: label ?? { kind: 'then', line: host.lineOf(callback) },
      });
      return capability.promise;
    }

    catch(onRejected?: unknown): unknown {
      const own = { kind: 'catch', line: host.lineOf(onRejected) };
      return labelled(own, () => Reflect.apply(this.then, this, [undefined, onRejected]));
    }

    finally(onFinally?: unknown): unknown {
      const own = { kind: 'finally', line: host.lineOf(onFinally) };
      const act = callable(onFinally);
      if (!act) return labelled(own, () => Reflect.apply(this.then, this, [onFinally, onFinally]));
      const maker = this.constructor;
      const after = (next: () => unknown) => {
        const result = promiseResolve(maker, Reflect.apply(act, undefined, []));
        return labelled(own, () => Reflect.apply(Reflect.get(result as object, 'then'), result, [next]));
      };
      return labelled(own, () =>
        Reflect.apply(this.then, this, [
          (value: unknown) => after(() => value),
          (reason: unknown) =>
            after(() => {
              throw reason;
            }),
        ]),
      );
    }

    static resolve(value?: unknown): unknown {
      // biome-ignore lint/complexity/noThisInStatic: a class derived from this one makes promises of its own
      return promiseResolve(this, value);
    }

    static reject(reason?: unknown): unknown {
      // biome-ignore lint/complexity/noThisInStatic: as above
      const { promise, reject } = capabilityOf(this);
      reject(reason);
      return promise;
    }

    static withResolvers(): Capability {
      // biome-ignore lint/complexity/noThisInStatic: as above
      return capabilityOf(this);
    }

    static all(values: Iterable<unknown>): unknown {
      return collect(
        'Promise.all',
        // biome-ignore lint/complexity/noThisInStatic: as above
        this,
        values,
        (put, { reject }) =>
          (index) => [(value) => put(index, value), reject],
        (results, { resolve }) => resolve(results),
      );
    }

    static allSettled(values: Iterable<unknown>): unknown {
      return collect(
        'Promise.allSettled',
        // biome-ignore lint/complexity/noThisInStatic: as above
        this,
        values,
        (put) => (index) => [
          (value) => put(index, { status: 'fulfilled', value }),
          (reason) => put(index, { status: 'rejected', reason }),
        ],
        (results, { resolve }) => resolve(results),
      );
    }

    static any(values: Iterable<unknown>): unknown {
      return collect(
        'Promise.any',
        // biome-ignore lint/complexity/noThisInStatic: as above
        this,
        values,
        (put, { resolve }) =>
          (index) => [resolve, (reason) => put(index, reason)],
        (errors, { reject }) => reject(new AggregateError(errors, 'All promises were rejected')),
      );
    }

    static race(values: Iterable<unknown>): unknown {
      return collect(
        'Promise.race',
        // biome-ignore lint/complexity/noThisInStatic: as above
        this,
        values,
        (_put, { resolve, reject }) =>
          () => [resolve, reject],
        () => {},
      );
    }

    static get [Symbol.species]() {
      // biome-ignore lint/complexity/noThisInStatic: as above
      return this;
    }

    get [Symbol.toStringTag]() {
      return 'Promise';
    }
  }
  Object.defineProperty(OwnPromise, 'name', { value: 'Promise' });

  return {
    Promise: OwnPromise,
    stateOf: (value) => (isObject(value) ? slots.get(value) : undefined),
    whenSettled(value, onFulfilled, onRejected, line) {
      const promise = promiseResolve(OwnPromise, value) as object;
      const own = { kind: 'await', line };
      performThen(promise, { capability: undefined, onFulfilled, onRejected, label: own });
    },
    capability: () => capabilityOf(OwnPromise),
  };
}
