/** Small tools of the Docusaurus mapping. */
import { posix } from 'node:path';
import { isPlainObject } from '../helpers/schema.js';

/** Collects what could not be carried over. */
export class Carrier {
  readonly left: string[] = [];
  private readonly dir: string;

  /** @param itemTypes types of navbar items that the site has components of its own for */
  constructor(
    dir: string,
    readonly itemTypes: readonly string[] = [],
  ) {
    this.dir = dir.replace(/\\/g, '/').replace(/\/+$/, '');
  }

  leave(path: string): void {
    if (!this.left.includes(path)) this.left.push(path);
  }

  /** Keeps options that pass `accepts`, names the others. */
  take(from: unknown, accepted: Record<string, (value: unknown) => boolean>, where: string): Record<string, unknown> {
    const taken: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(isPlainObject(from) ? from : {})) {
      if (value === undefined) continue;
      if (Object.hasOwn(accepted, key) && accepted[key]?.(value)) taken[key] = value;
      else this.leave(`${where}.${key}${typeof value === 'function' ? ' (function)' : ''}`);
    }
    return taken;
  }

  /** An absolute path, as `require.resolve` gives it, relative to the site folder. */
  relative(path: string): string {
    const clean = path.replace(/\\/g, '/');
    return clean.startsWith(`${this.dir}/`) || /^(?:\/|[A-Za-z]:\/)/.test(clean)
      ? posix.relative(this.dir, clean)
      : clean;
  }
}

/** Some keys of an object, those that are there. */
export function pick(from: unknown, keys: readonly string[]): Record<string, unknown> {
  const source = isPlainObject(from) ? from : {};
  return Object.fromEntries(keys.filter((key) => source[key] !== undefined).map((key) => [key, source[key]]));
}

export function dropUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}

/** Any value as short text. */
export function wholePath(value: unknown): string {
  return typeof value === 'string' ? value : String(value);
}

export const isFunction = (value: unknown): boolean => typeof value === 'function';
export const isString = (value: unknown): boolean => typeof value === 'string';
export const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
export const isNumber = (value: unknown): boolean => typeof value === 'number';
export const isStrings = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');
/** Anything but a function. */
export const isData = (value: unknown): boolean => typeof value !== 'function';
