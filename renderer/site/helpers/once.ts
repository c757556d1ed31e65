/** Values that are made when first asked for and kept from then on. */

/** Returns a function that calls `make` when it is first called and gives that value every time. If `make` throws, the next call tries again. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Returns a function that calls `make` once for each object. Values live as long as their objects. */
export function oncePer<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new WeakMap<Key, { value: T }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}
