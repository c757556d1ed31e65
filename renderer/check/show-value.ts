/** Values of a note as short texts: bounded in size and depth, without addresses, and without running code of the note. Runs in the sandbox. */
import { types } from 'node:util';
import type { PromiseState } from './promise-core.js';

/** Limits of shown characters of a text, entries of an object, nesting levels, and characters in total. */
const MAX_TEXT = 40;
const MAX_ENTRIES = 8;
const MAX_DEPTH = 2;
const MAX_SHOWN = 120;

/** Makes the function that shows values. @param stateOf of promises that are not the engine's */
export function valueTexts(stateOf: (value: unknown) => PromiseState | undefined): (value: unknown) => string {
  const show = (value: unknown, above: readonly object[]): string => {
    if (typeof value === 'string') return quoted(value);
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value === 'function') return 'ƒ';
    if (typeof value === 'symbol') return cut(value.toString(), MAX_TEXT);
    if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
    if (types.isProxy(value)) return 'Proxy';
    if (above.includes(value)) return '↺';
    return showObject(value, [...above, value]);
  };

  function showObject(value: object, above: readonly object[]): string {
    const promise = stateOf(value);
    if (promise) return showPromise(promise, above);
    if (types.isDate(value)) return 'Date';
    if (types.isRegExp(value)) return cut(RegExp.prototype.toString.call(value), MAX_TEXT);
    if (types.isNativeError(value)) return cut(errorText(value), MAX_TEXT * 2);
    const name = nameOf(value);
    if (above.length > MAX_DEPTH) return Array.isArray(value) ? '[…]' : `${name === '' ? '' : `${name} `}{…}`;
    if (Array.isArray(value)) {
      const items = Array.from({ length: Math.min(value.length, MAX_ENTRIES) }, (_, index) =>
        field(value, String(index), above),
      );
      return `[${listed(items, value.length)}]`;
    }
    if (types.isMap(value)) {
      const entries = [...Map.prototype.entries.call(value)].slice(0, MAX_ENTRIES);
      const size = Reflect.get(Map.prototype, 'size', value);
      return `Map {${listed(
        entries.map(([key, item]) => `${show(key, above)} => ${show(item, above)}`),
        size,
      )}}`;
    }
    if (types.isSet(value)) {
      const items = [...Set.prototype.values.call(value)].slice(0, MAX_ENTRIES);
      return `Set {${listed(
        items.map((item) => show(item, above)),
        Reflect.get(Set.prototype, 'size', value),
      )}}`;
    }
    const keys = Object.keys(value);
    const fields = keys.slice(0, MAX_ENTRIES).map((key) => `${keyText(key)}: ${field(value, key, above)}`);
    return `${name === '' ? '' : `${name} `}{${listed(fields, keys.length)}}`;
  }

  function showPromise({ state, value }: PromiseState, above: readonly object[]): string {
    if (state === 'pending') return 'Promise {<pending>}';
    return `Promise {${state === 'rejected' ? '<rejected> ' : ''}${show(value, above)}}`;
  }

  /** A field without asking its getter. */
  function field(value: object, key: string, above: readonly object[]): string {
    const own = Reflect.getOwnPropertyDescriptor(value, key);
    if (!own) return '';
    return own.get || own.set ? '(…)' : show(own.value, above);
  }

  return (value) => cut(show(value, []), MAX_SHOWN);
}

const cut = (text: string, most: number): string => {
  const characters = [...text.slice(0, 2 * most + 2)];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
};

const quoted = (text: string): string => `'${cut(text, MAX_TEXT).replace(/\n/g, '\\n').replace(/'/g, "\\'")}'`;

const keyText = (key: string): string => (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : quoted(key));

/** Entries in one line, with a mark where there are more. */
const listed = (items: readonly string[], count: number): string =>
  [...items, ...(count > items.length ? ['…'] : [])].join(', ');

/** Name of the class of an object; empty for plain ones. */
function nameOf(value: object): string {
  const proto: unknown = Reflect.getPrototypeOf(value);
  if (proto === null || proto === Object.prototype) return '';
  const made: unknown = Reflect.getOwnPropertyDescriptor(Object(proto), 'constructor')?.value;
  const name: unknown = typeof made === 'function' ? Reflect.getOwnPropertyDescriptor(made, 'name')?.value : undefined;
  return typeof name === 'string' ? cut(name, MAX_TEXT) : '';
}

function errorText(error: Error): string {
  const own: unknown = Reflect.getOwnPropertyDescriptor(error, 'message')?.value;
  const name = nameOf(error) || 'Error';
  return typeof own === 'string' && own !== '' ? `${name}: ${own}` : name;
}
