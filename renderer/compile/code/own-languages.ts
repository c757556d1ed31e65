/** Languages of code that a site adds to Prism itself: as `src/theme/prism-include-languages` does in a site of the reference. */
import type PrismNamespace from 'prismjs';
import { library, load, ownLanguages } from './prism.js';

type Prism = typeof PrismNamespace;

const added = new Map<string, Promise<void>>();

/**
 * Calls the default export of a module with Prism, once in a process. Has to be done before the first block is coloured, so that colours never
 * depend on which page was compiled before.
 */
export function addLanguages(address: string): Promise<void> {
  const known = added.get(address) ?? callWithPrism(address);
  added.set(address, known);
  return known;
}

async function callWithPrism(address: string): Promise<void> {
  const { prism } = library();
  const include: unknown = (await import(address)).default;
  const given: Prism = Object.create(prism, { languages: { value: watched(prism), writable: true } });
  try {
    if (typeof include === 'function') await asGlobal(given, () => include(given));
  } finally {
    // Such code removes the global, which grammars loaded later need.
    setGlobal(prism);
  }
}

const setGlobal = (prism: Prism): void => void Object.assign(globalThis, { Prism: prism });

/** Runs code that looks for Prism as a global one, or as one of the window: files of the first versions ask for both. */
function asGlobal<T>(prism: Prism, run: () => T): T {
  const before = Reflect.get(globalThis, 'Prism');
  const hasWindow = 'window' in globalThis;
  setGlobal(prism);
  if (!hasWindow) Object.assign(globalThis, { window: globalThis });
  try {
    return run();
  } finally {
    if (!hasWindow) Reflect.deleteProperty(globalThis, 'window');
    if (before) setGlobal(before);
  }
}

/** Prism's table of languages: loads those that are asked for, and remembers those that are set. */
function watched(prism: Prism): Prism['languages'] {
  const { names, done } = library();
  const { languages } = prism;
  const ready = (name: string): void => {
    const id = names.get(name);
    if (id !== undefined && !done.has(id)) asGlobal(prism, () => load(id));
  };
  const set = (name: string, grammar: unknown): void => {
    const other = Object.keys(languages).find((key) => key !== name && names.has(key) && languages[key] === grammar);
    if (names.has(name)) ready(name);
    Reflect.set(languages, name, grammar);
    ownLanguages.set(name, (other && names.get(other)) ?? name);
  };
  const special: Record<string, (name: string, ...rest: unknown[]) => unknown> = {
    extend: (name, ...rest) => {
      ready(name);
      return Reflect.apply(languages.extend, languages, [name, ...rest]);
    },
    insertBefore: (name, ...rest) => {
      ready(name);
      const grammar: unknown = Reflect.apply(languages.insertBefore, languages, [name, ...rest]);
      if (languages[name] === grammar) ownLanguages.set(name, name);
      return grammar;
    },
  };
  return new Proxy(languages, {
    get: (table, key) => {
      if (typeof key !== 'string') return Reflect.get(table, key);
      ready(key);
      return special[key] ?? Reflect.get(table, key);
    },
    set: (_, key, grammar) => {
      set(String(key), grammar);
      return true;
    },
  });
}
