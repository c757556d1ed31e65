/** `Promise.all` and its siblings, over promises of our own. Runs in the sandbox. */
import { type Capability, invoke, type PromiseCore, type Settle } from './promise-core.js';

interface Combinator {
  /** Returns the handlers for one of the promises. */
  handlers(put: Settle, capability: Capability): [onFulfilled: Settle, onRejected: Settle];
  /** Called when all results that `put` waits for have arrived. */
  finish(results: unknown[], capability: Capability): void;
}

/** By the name of the static method. */
const COMBINATORS: Record<string, Combinator> = {
  all: {
    handlers: (put, { reject }) => [put, reject],
    finish: (results, { resolve }) => resolve(results),
  },
  allSettled: {
    handlers: (put) => [
      (value) => put({ status: 'fulfilled', value }),
      (reason) => put({ status: 'rejected', reason }),
    ],
    finish: (results, { resolve }) => resolve(results),
  },
  any: {
    handlers: (put, { resolve }) => [resolve, put],
    finish: (errors, { reject }) => reject(new AggregateError(errors, 'All promises were rejected')),
  },
  race: {
    handlers: (_put, { resolve, reject }) => [resolve, reject],
    finish: () => {},
  },
};

/** Gives a class of promises the static methods that take several. */
export function addCombinators(maker: object, core: PromiseCore, lineOf: (callback: unknown) => number): void {
  for (const [name, combinator] of Object.entries(COMBINATORS)) {
    const label = () => ({ kind: `Promise.${name}`, line: lineOf(undefined) });
    const method = {
      [name](this: unknown, values: Iterable<unknown>): unknown {
        const capability = core.capabilityOf(this);
        const own = label();
        const results: unknown[] = [];
        let left = 1;
        const take = () => {
          if (--left === 0) combinator.finish(results, capability);
        };
        try {
          for (const value of values) {
            const next = invoke(this, 'resolve', [value]);
            const index = results.push(undefined) - 1;
            const put: Settle = (result) => {
              results[index] = result;
              take();
            };
            left++;
            core.labelled(own, () => invoke(next, 'then', combinator.handlers(put, capability)));
          }
          take();
        } catch (error) {
          capability.reject(error);
        }
        return capability.promise;
      },
    };
    Object.defineProperty(maker, name, { value: method[name], writable: true, configurable: true });
  }
}
