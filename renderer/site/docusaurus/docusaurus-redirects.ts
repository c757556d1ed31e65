/** Options of the plugin for redirects: a list, and rules for every page. */
import type { CreateRedirects } from '../configuration/redirect-types.js';
import { type Carrier, dropUndefined, isFunction, isStrings } from './docusaurus-carry.js';

const isCreate = (value: unknown): value is CreateRedirects => isFunction(value);

/** Returns the keys for all instances of the plugin. */
export function carryRedirects(instances: readonly Record<string, unknown>[], carrier: Carrier) {
  const accepted = {
    redirects: Array.isArray,
    fromExtensions: isStrings,
    toExtensions: isStrings,
    createRedirects: isFunction,
  };
  const taken = instances.map(({ id: _, ...options }) => carrier.take(options, accepted, 'client-redirects'));
  const all = (key: keyof typeof accepted): unknown[] | undefined => {
    const values = taken.flatMap((options) => options[key] ?? []);
    return values.length > 0 ? values : undefined;
  };
  const functions = (all('createRedirects') ?? []).filter(isCreate);
  const rules = dropUndefined({
    fromExtensions: all('fromExtensions'),
    toExtensions: all('toExtensions'),
    createRedirects:
      functions.length > 1 ? (path: string) => functions.flatMap((create) => create(path) ?? []) : functions[0],
  });
  return { redirects: all('redirects'), redirectRules: Object.keys(rules).length > 0 ? rules : undefined };
}
