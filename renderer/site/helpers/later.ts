/** Properties that are read when first asked for. */

const READ = Symbol('read');

interface Waiting {
  [READ]: { value?: unknown; read?: () => unknown };
}

/**
 * Defines a property on objects that is computed on first access; a copy of the object has the value.
 * All objects share one getter: with a getter each, V8 gives every object a dictionary instead of a shape, which makes access to
 * any of its properties ten times slower.
 */
export function laterProperty<Name extends string>(name: Name) {
  function get(this: Waiting): unknown {
    const state = this[READ];
    if (state.read) {
      state.value = state.read();
      state.read = undefined;
    }
    return state.value;
  }
  const descriptor = { enumerable: true, configurable: true, get };
  return <T extends object, Value>(object: T, read: () => Value): T & Record<Name, Value> => {
    Object.defineProperty(object, READ, { value: { read }, writable: true });
    return Object.defineProperty(object, name, descriptor) as T & Record<Name, Value>;
  };
}
