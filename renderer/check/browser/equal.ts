/** Deep equality of two values in a page, as `util.isDeepStrictEqual` says it in Node. Nodes of the document are equal only to themselves. */
export function isEqual(a: unknown, b: unknown, seen: [unknown, unknown][] = []): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b) || a instanceof Node) return false;
  if (seen.some(([x, y]) => x === a && y === b)) return true;
  const pairs: [unknown, unknown][] = [...seen, [a, b]];
  const same = (x: unknown, y: unknown) => isEqual(x, y, pairs);
  if (a instanceof Date) return a.getTime() === (b as Date).getTime();
  if (a instanceof RegExp) return String(a) === String(b);
  if (a instanceof Map) return a.size === (b as typeof a).size && same([...a], [...(b as typeof a)]);
  if (a instanceof Set) return a.size === (b as typeof a).size && same([...a], [...(b as typeof a)]);
  if (a instanceof Error && (a.name !== (b as Error).name || a.message !== (b as Error).message)) return false;
  return sameFields(a, b, same);
}

function sameFields(a: object, b: object, same: (x: unknown, y: unknown) => boolean): boolean {
  const keys = enumerable(a);
  return (
    keys.length === enumerable(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

const enumerable = (value: object) =>
  Reflect.ownKeys(value).filter((key) => Object.prototype.propertyIsEnumerable.call(value, key));
