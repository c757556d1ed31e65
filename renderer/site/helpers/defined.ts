/** Returns the properties of an object that have a value: an absent property is left out of JSON, of hashes and of spreads alike. */
export function defined<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const found: { [Key in keyof T]?: Exclude<T[Key], undefined> } = {};
  for (const key in values) if (hasValue(values, key)) found[key] = values[key];
  return found;
}

const hasValue = <T extends object, Key extends keyof T>(
  values: T,
  key: Key,
): values is T & Record<Key, Exclude<T[Key], undefined>> => values[key] !== undefined;
