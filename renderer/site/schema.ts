/** A small table-driven checker for what authors write: configuration, category files, tags and authors files. It collects every issue. */

export type Path = readonly (string | number)[];

/** One thing that is wrong. `expected` and `got` are written as TypeScript types, which read the same in every language. */
export type Issue =
  | { kind: 'type'; path: Path; expected: string; got: string }
  | { kind: 'unknown'; path: Path; key: string; known: readonly string[] }
  | { kind: 'missing'; path: Path };

export interface Shape {
  /** As a TypeScript type. */
  name: string;
  check(value: unknown, path: Path, issues: Issue[]): void;
}

/** How a value is shown in a message: short, with its type visible. */
export function shown(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'function') return 'function';
  if (value === undefined) return 'undefined';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function simple(name: string, accepts: (value: unknown) => boolean): Shape {
  return {
    name,
    check(value, path, issues) {
      if (!accepts(value)) issues.push({ kind: 'type', path, expected: name, got: shown(value) });
    },
  };
}

export const string = simple('string', (value) => typeof value === 'string');
export const filled = simple('non-empty string', (value) => typeof value === 'string' && value !== '');
export const number = simple('number', (value) => typeof value === 'number' && Number.isFinite(value));
export const boolean = simple('boolean', (value) => typeof value === 'boolean');
export const func = simple('function', (value) => typeof value === 'function');
export const anything = simple('unknown', () => true);
export const nothing = simple('null', (value) => value === null);
export const plainObject = simple('object', isPlainObject);

/** Whole number of at least `least`. */
export const count = (least: number) =>
  simple(`whole number >= ${least}`, (value) => Number.isInteger(value) && (value as number) >= least);

/** Whether a value is an object that is no list. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One of some literal values. */
export function oneOf(...values: readonly (string | number | boolean | null)[]): Shape {
  return simple(values.map((value) => JSON.stringify(value)).join(' | '), (value) => values.includes(value as string));
}

/** A list whose entries all have one shape. */
export function list(item: Shape): Shape {
  const name = /[ |]/.test(item.name) ? `(${item.name})[]` : `${item.name}[]`;
  return {
    name,
    check(value, path, issues) {
      if (!Array.isArray(value)) issues.push({ kind: 'type', path, expected: name, got: shown(value) });
      else for (const [index, entry] of value.entries()) item.check(entry, [...path, index], issues);
    },
  };
}

/** An object with any keys, all values of one shape. */
export function record(item: Shape): Shape {
  const name = `Record<string, ${item.name}>`;
  return {
    name,
    check(value, path, issues) {
      if (!isPlainObject(value)) issues.push({ kind: 'type', path, expected: name, got: shown(value) });
      else for (const [key, entry] of Object.entries(value)) item.check(entry, [...path, key], issues);
    },
  };
}

/** An object with exactly these keys; those in `required` must be there. `undefined` counts as absent. */
export function object(fields: Record<string, Shape>, required: readonly string[] = [], open = false): Shape {
  const known = Object.keys(fields);
  return {
    name: 'object',
    check(value, path, issues) {
      if (!isPlainObject(value)) {
        issues.push({ kind: 'type', path, expected: 'object', got: shown(value) });
        return;
      }
      for (const key of required) if (value[key] === undefined) issues.push({ kind: 'missing', path: [...path, key] });
      for (const [key, entry] of Object.entries(value)) {
        const shape = Object.hasOwn(fields, key) ? fields[key] : undefined;
        if (shape) {
          if (entry !== undefined) shape.check(entry, [...path, key], issues);
        } else if (!open) issues.push({ kind: 'unknown', path, key, known });
      }
    },
  };
}

/** Any of some shapes. When none fits, the issues of an object alternative are given for an object, else one issue with all names. */
export function any(...shapes: readonly Shape[]): Shape {
  const name = shapes.map((shape) => shape.name).join(' | ');
  return {
    name,
    check(value, path, issues) {
      let nearest: Issue[] | undefined;
      for (const shape of shapes) {
        const found: Issue[] = [];
        shape.check(value, path, found);
        if (found.length === 0) return;
        if (found.every((issue) => issue.kind !== 'type' || issue.path.length > path.length)) nearest ??= found;
      }
      if (nearest) issues.push(...nearest);
      else issues.push({ kind: 'type', path, expected: name, got: shown(value) });
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
