/**
 * Shapes of what authors write: configuration, category files, tags and authors files. From a shape come its TypeScript
 * type, the check, which collects every issue, and the JSON schema for editors.
 */
import { type JsonSchema, NUMBER_TEXT } from './json-schema.js';
import { isPlainPath, isSafeAddress } from './safe-address.js';

export type Path = readonly (string | number)[];

/** One fault. `expected` and `got` are TypeScript types, which need no translation. */
export type Issue =
  /** `absent`: the package that the value is taken from, if it is not installed. */
  | { kind: 'type'; path: Path; expected: string; got: string; absent?: string }
  /** `known`: keys allowed there, without those already present. */
  | { kind: 'unknown'; path: Path; key: string; known: readonly string[] }
  | { kind: 'missing'; path: Path }
  | { kind: 'address'; path: Path; address: string };

export interface Shape<out T = unknown> {
  /** As a TypeScript type. */
  name: string;
  json: JsonSchema;
  check(value: unknown, path: Path, issues: Issue[]): void;
  /** Never set: carries the type of the values for `Infer`. */
  type?: T;
}

/** The TypeScript type of a shape's values. */
export type Infer<S> = S extends Shape<infer T> ? T : never;

type Simplify<T> = { [Key in keyof T]: T[Key] };

/** An object of some shapes; an optional field keeps the comment on its key. */
type ObjectOf<Fields, Required extends keyof Fields> = Simplify<
  { [Key in keyof Fields as Key extends Required ? Key : never]: Infer<Fields[Key]> } & {
    [Key in keyof Fields as Key extends Required ? never : Key]?: Infer<Fields[Key]>;
  }
>;

/** Returns how a value is shown in a message: short, with its type visible. */
export function shown(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'function') return 'function';
  if (value === undefined) return 'undefined';
  const text = typeof value === 'bigint' ? `${value}n` : (jsonOf(value, bigAsWritten) ?? typeName(value));
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** A value that JSON has no form of; one of very many levels has no other form either. */
function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'object' ? 'object' : String(value);
}

/** Undefined for what JSON has no form of: circles, big integers, what throws when it is read. */
function jsonOf(value: unknown, replacer?: (key: string, part: unknown) => unknown): string | undefined {
  try {
    return JSON.stringify(value, replacer);
  } catch {
    return undefined;
  }
}

/** Formats a big integer as in code. */
const bigAsWritten = (_: string, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part);

/** Symbol under which the replacement of a package that is not installed has its name. */
const ABSENT_PACKAGE = Symbol.for('notes.missing');

/** Returns the name of the package that a value replaces. */
export function absentPackage(value: unknown): string | undefined {
  const name = typeof value === 'function' ? Reflect.get(value, ABSENT_PACKAGE) : undefined;
  return typeof name === 'string' ? name : undefined;
}

function typeIssue(path: Path, expected: string, value: unknown): Issue {
  return { kind: 'type', path, expected, got: shown(value), absent: absentPackage(value) };
}

/** A shape of values that a function tells. */
export function simple<T>(name: string, json: JsonSchema, accepts: (value: unknown) => boolean): Shape<T> {
  return {
    name,
    json,
    check(value, path, issues) {
      if (!accepts(value)) issues.push(typeIssue(path, name, value));
    },
  };
}

const TEXT = { type: 'string' };
const ORIGIN = '(?:https?|wss?)://(?:\\*\\.)?[\\w.-]+(?::(?:\\d+|\\*))?';
const FILLED = { type: 'string', minLength: 1 };
type Plain = Record<string, unknown>;

export const string = simple<string>('string', TEXT, (value) => typeof value === 'string');
export const filled = simple<string>('non-empty string', FILLED, (value) => typeof value === 'string' && value !== '');
const matching = (name: string, pattern: string): Shape<string> =>
  simple(name, { ...TEXT, pattern }, (value) => typeof value === 'string' && new RegExp(pattern).test(value));
/** An origin, or those of all subdomains. */
export const origin = matching('origin', `^${ORIGIN}$`);
/** The same, or a data URL. */
export const source = matching('origin', `^(?:${ORIGIN}|data:|blob:)$`);
export const number = simple<number>('number', { type: 'number' }, Number.isFinite);
export const fraction = simple<number>(
  'number from 0 to 1',
  { type: 'number', minimum: 0, maximum: 1 },
  (value) => typeof value === 'number' && value >= 0 && value <= 1,
);
/** A number, or a text that is one. */
export const numeric = simple<number | string>(
  'number',
  { type: ['number', 'string'], pattern: NUMBER_TEXT },
  (value) => Number.isFinite(typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
);
export const boolean = simple<boolean>('boolean', { type: 'boolean' }, (value) => typeof value === 'boolean');
export const anything = simple<unknown>('unknown', {}, () => true);
export const nothing = simple<null>('null', { type: 'null' }, (value) => value === null);
export const plainObject = simple<Plain>('object', { type: 'object' }, isPlainObject);
/** An object that can be sent to a browser. */
export const data = simple<Plain>(
  'object of JSON values',
  { type: 'object' },
  (value) => isPlainObject(value) && jsonOf(value) !== undefined,
);

/** A function of a known type; what it takes and gives is not checked. */
export const func = <T>() => simple<T>('function', {}, (value) => typeof value === 'function');

/** Whole number of at least `least`. */
export const count = (least: number) =>
  simple<number>(
    `whole number >= ${least}`,
    { type: 'integer', minimum: least },
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= least,
  );

/** Tells whether a value is an object that is no list. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that becomes an address or a file of the output. */
function addressOf(name: string, json: JsonSchema, accepts: (path: string) => boolean): Shape<string> {
  return {
    name,
    json,
    check(value, path, issues) {
      if (typeof value !== 'string') issues.push(typeIssue(path, name, value));
      else if (!accepts(value)) issues.push({ kind: 'address', path, address: value });
    },
  };
}

/** A piece of an address. */
export const address = addressOf('string', TEXT, isSafeAddress);
/** A whole address below the site. */
export const path = addressOf('string', TEXT, isPlainPath);
/** A piece of an address that is not empty. */
export const filledAddress = addressOf('non-empty string', FILLED, (text) => text !== '' && isSafeAddress(text));
/** A file of the output. */
export const outputFile = addressOf('file name', FILLED, (text) => /[^/]$/.test(text) && isPlainPath(text));

/** One of some literal values. */
export function oneOf<const T extends string | number | boolean | null>(...values: readonly T[]): Shape<T> {
  const known: readonly unknown[] = values;
  return simple(values.map((value) => JSON.stringify(value)).join(' | '), { enum: values }, (value) =>
    known.includes(value),
  );
}

/** A list whose entries all have one shape. */
export function list<T>(item: Shape<T>): Shape<T[]> {
  const name = /[ |]/.test(item.name) ? `(${item.name})[]` : `${item.name}[]`;
  return {
    name,
    json: { type: 'array', items: item.json },
    check(value, path, issues) {
      if (!Array.isArray(value)) issues.push(typeIssue(path, name, value));
      else for (const [index, entry] of value.entries()) item.check(entry, [...path, index], issues);
    },
  };
}

/** An object with any keys, all values of one shape. */
export function record<T>(item: Shape<T>): Shape<Record<string, T>> {
  const name = `Record<string, ${item.name}>`;
  return {
    name,
    json: { type: 'object', additionalProperties: item.json },
    check(value, path, issues) {
      if (!isPlainObject(value)) issues.push(typeIssue(path, name, value));
      else for (const [key, entry] of Object.entries(value)) item.check(entry, [...path, key], issues);
    },
  };
}

/** A shape with a line for editors. */
export function described<T>(shape: Shape<T>, description: string): Shape<T> {
  return { ...shape, json: { ...shape.json, description } };
}

/** An object with exactly these keys; those in `required` must be there. `undefined` counts as absent. */
export function object<Fields extends Record<string, Shape>, Required extends keyof Fields & string = never>(
  fields: Fields,
  required: readonly Required[] = [],
  open = false,
): Shape<ObjectOf<Fields, Required>> {
  const known = Object.keys(fields);
  return {
    name: 'object',
    json: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(fields).map(([key, { json }]) => [key, json])),
      ...(required.length === 0 ? {} : { required }),
      ...(open ? {} : { additionalProperties: false }),
    },
    check(value, path, issues) {
      if (!isPlainObject(value)) {
        issues.push(typeIssue(path, 'object', value));
        return;
      }
      for (const key of required) if (value[key] === undefined) issues.push({ kind: 'missing', path: [...path, key] });
      for (const [key, entry] of Object.entries(value)) {
        const shape = Object.hasOwn(fields, key) ? fields[key] : undefined;
        if (shape) {
          if (entry !== undefined) shape.check(entry, [...path, key], issues);
        } else if (!open) issues.push({ kind: 'unknown', path, key, known: known.filter((name) => !(name in value)) });
      }
    },
  };
}

/** Any of some shapes. When none fits, the issues of the object alternative with the fewest are given for an object, else one issue with all names. */
export function any<const Shapes extends readonly Shape[]>(...shapes: Shapes): Shape<Infer<Shapes[number]>> {
  const name = shapes.map((shape) => shape.name).join(' | ');
  return {
    name,
    json: { anyOf: shapes.map((shape) => shape.json) },
    check(value, path, issues) {
      let nearest: Issue[] | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (const shape of shapes) {
        const found: Issue[] = [];
        shape.check(value, path, found);
        if (found.length === 0) return;
        const isInside = found.every((issue) => issue.kind !== 'type' || issue.path.length > path.length);
        // A name that an alternative does not know tells more than one that it misses.
        const weight = found.reduce((sum, { kind }) => sum + (kind === 'missing' ? 1 : 2), 0);
        if (isInside && weight < least) [nearest, least] = [found, weight];
      }
      if (nearest) issues.push(...nearest);
      else issues.push(typeIssue(path, name, value));
    },
  };
}

/** `['docs', 0, 'path']` → `docs[0].path`. */
export function pathText(path: Path): string {
  let text = '';
  for (const piece of path) {
    if (typeof piece === 'number') text += `[${piece}]`;
    else if (/^[\w$-]+$/.test(piece)) text += text === '' ? piece : `.${piece}`;
    else text += `[${JSON.stringify(piece)}]`;
  }
  return text;
}
