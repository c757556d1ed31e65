/** Judges values in a worker. */
import type { FromFrame } from './protocol.js';

/** Deep equality as Node's `isDeepStrictEqual` has it; refers to nothing outside. `pairs` are those being compared. */
export function sameValue(a: unknown, b: unknown, pairs: [unknown, unknown][] = []): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (pairs.some(([one, other]) => one === a && other === b)) return true;
  const inner = (one: unknown, other: unknown) => sameValue(one, other, [...pairs, [a, b]]);
  if (a instanceof Date || a instanceof Number || a instanceof String || a instanceof Boolean) {
    if (!Object.is(a.valueOf(), b.valueOf())) return false;
  } else if (a instanceof RegExp) {
    if (String(a) !== String(b)) return false;
  } else if (a instanceof Error) {
    if (!(b instanceof Error) || a.name !== b.name || a.message !== b.message) return false;
  } else if (a instanceof Map || a instanceof Set) {
    const rest: unknown[] = b instanceof Map || b instanceof Set ? [...b] : [];
    if (a.size !== rest.length) return false;
    for (const item of a) {
      const at = rest.findIndex((other) => inner(item, other));
      if (at === -1) return false;
      rest.splice(at, 1);
    }
  }
  if (Array.isArray(a) && (!Array.isArray(b) || a.length !== b.length)) return false;
  const keysOf = (value: object) =>
    Reflect.ownKeys(value).filter((key) => Object.prototype.propertyIsEnumerable.call(value, key));
  const keys = keysOf(a);
  return (
    keys.length === keysOf(b).length &&
    keys.every(
      (key) => Object.prototype.propertyIsEnumerable.call(b, key) && inner(Reflect.get(a, key), Reflect.get(b, key)),
    )
  );
}

/** Returns the functions that compare and report, in a closure that refers to nothing outside: a worker is made of its source. */
export function judgeTools(
  post: (message: FromFrame) => void,
  inspect: (value: unknown) => string,
  same: typeof sameValue,
) {
  const judged = new Set<number>();
  const tell = (line: number, ok: boolean, actual: string) => {
    judged.add(line);
    post({ type: 'judged', line, ok, actual: ok ? '' : actual });
  };
  const compare = (line: number, value: unknown, expected: () => unknown) => {
    try {
      tell(line, same(value, expected()), inspect(value));
    } catch (error) {
      tell(line, false, String(error));
    }
  };
  const isThenable = (value: unknown): value is PromiseLike<unknown> => typeof Object(value).then === 'function';

  return {
    /** An expression and what it is expected to be. */
    __judge(line: number, value: unknown, expected: () => unknown, promised: boolean): unknown {
      if (!promised) {
        compare(line, value, expected);
        return value;
      }
      if (!isThenable(value)) {
        tell(line, false, inspect(value));
        return value;
      }
      return Promise.resolve(value).then(
        (result) => {
          compare(line, result, expected);
          return result;
        },
        (error) => tell(line, false, String(error)),
      );
    },
    /** A statement that is expected to throw: `TypeError`, or `TypeError: a part of the message`. */
    __judgeThrows(line: number, expected: string, run: () => unknown): unknown {
      const [name, ...rest] = expected.split(':');
      const caught = (error: unknown) => {
        const { name: own, message } = Object(error);
        tell(line, own === name && String(message).includes(rest.join(':').trim()), String(error));
      };
      const passed = () => tell(line, false, 'undefined');
      try {
        const value = run();
        if (isThenable(value)) return Promise.resolve(value).then(passed, caught);
        passed();
      } catch (error) {
        caught(error);
      }
      return undefined;
    },
    /** Waits for expectations that come after the code has ended, at most a second. */
    async __judged(count: number): Promise<void> {
      for (let round = 0; round < 50 && judged.size < count; round++)
        await new Promise((done) => {
          setTimeout(done, 20);
        });
    },
  };
}
