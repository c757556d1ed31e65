/**
 * Turns values of a note into data that another process can compare. Runs in a realm of its own: it only uses functions of that realm,
 * never those a value brings along, so nothing a note redefines changes what is read.
 */

/** A node's index, or a primitive (`n:1`, `s:text`), function or symbol (`#4`) as text. */
export type SnapshotPart = number | string;

export interface SnapshotNode {
  kind: 'object' | 'array' | 'map' | 'set' | 'date' | 'regexp' | 'error' | 'boxed' | 'bytes' | 'opaque';
  /** Name of a built-in prototype, or the identity of another one. */
  proto: string;
  /** Content of the object besides properties: length, time, source, elements of a set, alternating keys and values of a map. */
  data: SnapshotPart[];
  /** Own enumerable properties. */
  fields: [key: string, value: SnapshotPart][];
}

export interface Snapshot {
  root: SnapshotPart;
  nodes: SnapshotNode[];
}

/** Objects of one value that are read at most. */
const MAX_NODES = 50_000;
const MAX_BYTES = 1_000_000;

const { apply, getPrototypeOf, getOwnPropertyDescriptor, ownKeys } = Reflect;

/** Returns what `method` gives for a value, undefined when the value is not of its kind. */
function ask<T>(method: unknown, value: object): T | undefined {
  try {
    return apply(method as () => T, value, []);
  } catch {
    return undefined;
  }
}

const getterOf = (proto: object, key: PropertyKey) => getOwnPropertyDescriptor(proto, key)?.get;
const typed = getPrototypeOf(Uint8Array.prototype) as object;
const GET = {
  mapSize: getterOf(Map.prototype, 'size'),
  setSize: getterOf(Set.prototype, 'size'),
  source: getterOf(RegExp.prototype, 'source'),
  typedName: getterOf(typed, Symbol.toStringTag),
  typedBuffer: getterOf(typed, 'buffer'),
  typedStart: getterOf(typed, 'byteOffset'),
  typedBytes: getterOf(typed, 'byteLength'),
  bufferBytes: getterOf(ArrayBuffer.prototype, 'byteLength'),
};
const FLAGS = ['hasIndices', 'global', 'ignoreCase', 'multiline', 'dotAll', 'unicode', 'unicodeSets', 'sticky'].map(
  (name) => [name, getterOf(RegExp.prototype, name)] as const,
);
const UNBOX = [Number, String, Boolean, BigInt, Symbol].map(({ prototype }) => prototype.valueOf);

/** Built-ins whose content no program can see: equal only to themselves. */
const OPAQUE = new Set(['Promise', 'WeakMap', 'WeakSet', 'WeakRef', 'Function']);

/**
 * Makes the function that takes snapshots; `names` are the built-in prototypes of the note's realm. `isPlain`, where the host has it, tells
 * objects without content of a built-in kind: asking each built-in throws a dozen errors for one object.
 */
export function snapshots(
  names: Map<object, string>,
  isPlain: (value: object) => boolean = () => false,
): (value: unknown) => Snapshot {
  const identities = new Map<unknown, string>();
  const identity = (value: unknown): string => {
    const known = identities.get(value) ?? `#${identities.size}`;
    identities.set(value, known);
    return known;
  };
  const protoName = (value: object): string => {
    const proto = getPrototypeOf(value);
    return proto === null ? 'null' : (names.get(proto) ?? identity(proto));
  };

  return (root) => {
    const nodes: SnapshotNode[] = [];
    const waiting: object[] = [];
    const indexes = new Map<object, number>();
    const part = (value: unknown): SnapshotPart => {
      const text = primitive(value, identity);
      if (text !== undefined) return text;
      const object = value as object;
      const known = indexes.get(object);
      if (known !== undefined) return known;
      if (waiting.length >= MAX_NODES) throw new Error('too large to compare');
      indexes.set(object, waiting.length);
      return waiting.push(object) - 1;
    };
    const first = part(root);
    for (let index = 0; index < waiting.length; index++) {
      const value = waiting[index] as object;
      const proto = protoName(value);
      const [kind, data] = content(value, { proto, part, identity, isPlain, isError: isError(value, names) });
      nodes.push({ kind, proto, data, fields: kind === 'bytes' ? [] : fieldsOf(value, part, identity) });
    }
    return { root: first, nodes };
  };
}

/** A value that is no object, as text; undefined for objects that have content of their own. */
function primitive(value: unknown, identity: (value: unknown) => string): string | undefined {
  switch (typeof value) {
    case 'string':
      return `s:${value}`;
    case 'number':
      return Object.is(value, -0) ? 'n:-0' : `n:${value}`;
    case 'bigint':
      return `i:${value}`;
    case 'boolean':
      return `b:${value}`;
    case 'undefined':
      return 'u';
    case 'object':
      return value === null ? 'l' : undefined;
    default:
      return identity(value);
  }
}

/** True if a prototype of the value is that of a built-in error. */
export function isError(value: object, names: ReadonlyMap<object, string>): boolean {
  for (let at = getPrototypeOf(value), depth = 0; at && depth < 100; at = getPrototypeOf(at), depth++)
    if (/(Error|Exception)$/.test(names.get(at) ?? '')) return true;
  return false;
}

interface Reading {
  proto: string;
  isError: boolean;
  isPlain(value: object): boolean;
  part(value: unknown): SnapshotPart;
  identity(value: unknown): string;
}

function content(value: object, reading: Reading): [SnapshotNode['kind'], SnapshotPart[]] {
  const { proto, part, identity } = reading;
  if (Array.isArray(value)) return ['array', [`n:${value.length}`]];
  const own = reading.isPlain(value) ? undefined : builtinContent(value, part);
  if (own) return own;
  if (OPAQUE.has(proto)) return ['opaque', [identity(value)]];
  if (!reading.isError) return ['object', []];
  const { name: errorName, message, cause } = value as Error;
  return ['error', [part(errorName), part(message), part(cause)]];
}

/** Returns content from an object's internal slots, independent of its prototype. */
function builtinContent(value: object, part: Reading['part']): [SnapshotNode['kind'], SnapshotPart[]] | undefined {
  const data: SnapshotPart[] = [];
  if (ask(GET.mapSize, value) !== undefined) {
    apply(Map.prototype.forEach, value, [(item: unknown, key: unknown) => void data.push(part(key), part(item))]);
    return ['map', data];
  }
  if (ask(GET.setSize, value) !== undefined) {
    apply(Set.prototype.forEach, value, [(item: unknown) => void data.push(part(item))]);
    return ['set', data];
  }
  const time = ask<number>(Date.prototype.getTime, value);
  if (time !== undefined) return ['date', [`n:${time}`]];
  const name = ask<string>(GET.typedName, value);
  if (name !== undefined) return ['bytes', [`s:${name}`, `s:${typedBytes(value)}`]];
  if (ask(GET.bufferBytes, value) !== undefined)
    return ['bytes', ['s:ArrayBuffer', `s:${hex(new Uint8Array(value as ArrayBuffer))}`]];
  const own = regexp(value);
  if (own) return ['regexp', own.map(part)];
  const boxed = UNBOX.map((method) => ask(method, value)).find((inner) => inner !== undefined);
  return boxed === undefined ? undefined : ['boxed', [part(boxed)]];
}

/** Source, flags and place of a regular expression; `RegExp.prototype`, which has a source too, is not one. */
function regexp(value: object): unknown[] | undefined {
  const source = ask<string>(GET.source, value);
  const place = getOwnPropertyDescriptor(value, 'lastIndex');
  if (source === undefined || !place) return undefined;
  return [
    source,
    FLAGS.filter(([, read]) => read && ask(read, value))
      .map(([flag]) => flag)
      .join(),
    place.value,
  ];
}

function typedBytes(value: object): string {
  const buffer = ask<ArrayBuffer>(GET.typedBuffer, value) as ArrayBuffer;
  const [start, length] = [ask<number>(GET.typedStart, value), ask<number>(GET.typedBytes, value)];
  return hex(new Uint8Array(buffer, start, length));
}

function hex(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) throw new Error('too large to compare');
  let text = '';
  for (let index = 0; index < bytes.length; index++) text += (256 + (bytes[index] as number)).toString(16).slice(1);
  return text;
}

/** Getters are read, as a comparison in the note would read them. */
function fieldsOf(value: object, part: Reading['part'], identity: Reading['identity']): SnapshotNode['fields'] {
  const fields: SnapshotNode['fields'] = [];
  for (const key of ownKeys(value)) {
    if (!getOwnPropertyDescriptor(value, key)?.enumerable) continue;
    fields.push([
      typeof key === 'symbol' ? identity(key) : `s:${key}`,
      part((value as Record<PropertyKey, unknown>)[key]),
    ]);
  }
  return fields;
}
