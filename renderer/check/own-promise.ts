/** The class of promises that a note gets whose steps are recorded (`promise-core.ts`). Runs in the sandbox. */
import { addCombinators } from './promise-combinators.js';
import {
  type Capability,
  type Executor,
  type Handler,
  invoke,
  type Label,
  PromiseCore,
  type PromiseHost,
  type PromiseState,
  type Settle,
} from './promise-core.js';

const callable = (value: unknown): Handler =>
  typeof value === 'function' ? (argument) => Reflect.apply(value, undefined, [argument]) : undefined;

/** Promises of the tracer and of a note's code. */
export interface OwnPromises {
  Promise: new (executor: Executor) => object;
  /** State of a promise of ours; undefined for all else. */
  stateOf(value: unknown): PromiseState | undefined;
  /** Calls back as `await` would go on. */
  whenSettled(value: unknown, onFulfilled: Settle, onRejected: Settle, line: number): void;
  /** A promise with its functions. */
  capability(): Capability;
}

export function makePromises(host: PromiseHost): OwnPromises {
  const core = new PromiseCore(host);

  class OwnPromise {
    constructor(executor: Executor) {
      core.begin(this, executor);
    }

    // biome-ignore lint/suspicious/noThenProperty: it is a promise
    then(onFulfilled?: unknown, onRejected?: unknown): unknown {
      const maker: unknown = this.constructor;
      const species: unknown =
        maker === undefined ? OwnPromise : (Reflect.get(Object(maker), Symbol.species) ?? OwnPromise);
      const capability = core.capabilityOf(species);
      const callback = typeof onFulfilled === 'function' ? onFulfilled : onRejected;
      core.react(this, {
        capability,
        onFulfilled: callable(onFulfilled),
        onRejected: callable(onRejected),
        label: core.labelOf('then', callback),
      });
      return capability.promise;
    }

    catch(onRejected?: unknown): unknown {
      const label = { kind: 'catch', line: host.lineOf(onRejected) };
      return core.labelled(label, () => invoke(this, 'then', [undefined, onRejected]));
    }

    finally(onFinally?: unknown): unknown {
      const label = { kind: 'finally', line: host.lineOf(onFinally) };
      return core.labelled(label, () => invoke(this, 'then', finallyHandlers(core, this, onFinally, label)));
    }

    static resolve(value?: unknown): unknown {
      // biome-ignore lint/complexity/noThisInStatic: a class derived from this one makes promises of its own
      return core.promiseOf(this, value);
    }

    static reject(reason?: unknown): unknown {
      // biome-ignore lint/complexity/noThisInStatic: as above
      const { promise, reject } = core.capabilityOf(this);
      reject(reason);
      return promise;
    }

    static withResolvers(): Capability {
      // biome-ignore lint/complexity/noThisInStatic: as above
      return core.capabilityOf(this);
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
  addCombinators(OwnPromise, core, host.lineOf);

  return {
    Promise: OwnPromise,
    stateOf: (value) => core.stateOf(value),
    whenSettled(value, onFulfilled, onRejected, line) {
      const reaction = { capability: undefined, onFulfilled, onRejected, label: { kind: 'await', line } };
      core.react(core.promiseOf(OwnPromise, value), reaction);
    },
    capability: () => core.capabilityOf(OwnPromise),
  };
}

/** Returns the handlers that `finally` gives to `then`: the callback runs, then the outcome is handed on. */
function finallyHandlers(core: PromiseCore, promise: object, onFinally: unknown, label: Label): [unknown, unknown] {
  if (typeof onFinally !== 'function') return [onFinally, onFinally];
  const maker: unknown = promise.constructor;
  const after = (next: () => unknown) => {
    const result = core.promiseOf(maker, Reflect.apply(onFinally, undefined, []));
    return core.labelled(label, () => invoke(result, 'then', [next]));
  };
  return [
    (value: unknown) => after(() => value),
    (reason: unknown) =>
      after(() => {
        throw reason;
      }),
  ];
}
