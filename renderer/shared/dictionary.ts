/** A table that is asked for words of authors. */
export type Dictionary<Value> = Readonly<Record<string, Value>>;

/**
 * Returns a table that has its own keys alone. Every object has `constructor` and `toString` too: a table that is a plain object
 * gives functions for these words.
 */
export function dictionary<Value>(entries: Dictionary<Value>): Dictionary<Value> {
  return Object.assign(Object.create(null), entries);
}

/** Returns a table whose values are tables without prototype. */
export function dictionaries<Value>(entries: Dictionary<Dictionary<Value>>): Dictionary<Dictionary<Value>> {
  return dictionary(Object.fromEntries(Object.entries(entries).map(([key, inner]) => [key, dictionary(inner)])));
}
