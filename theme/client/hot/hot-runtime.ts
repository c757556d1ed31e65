/**
 * Components that outlive their code (`notes serve` alone, see `hot-modules.ts` of the renderer). A module registers its components each
 * time it is loaded; elements made of them get a component that stays the same and runs the newest code. React so keeps their state. Where
 * the hooks of a component have changed, its state would go to the wrong ones: then it is mounted anew.
 */
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { type Calls, createHooks } from './hot-hooks.js';
import { type Component, createStanding } from './hot-wrapped.js';

interface Entry {
  current: Component;
  signature: string;
  /** Runs `current`; another one when the signature has changed. */
  inner: Component;
  /** Stays for ever: what elements are made of. */
  outer: Component;
  ticks: number;
  listeners: Set<() => void>;
  /** Its last run threw: it may have given way to something else, which no update takes away. */
  hasThrown: boolean;
}

const CONTEXT = Symbol.for('react.context');
const isContext = (value: unknown): value is React.Context<unknown> =>
  typeof value === 'object' && value !== null && '$$typeof' in value && value.$$typeof === CONTEXT;

const isTable = (value: unknown): value is Exports =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('$$typeof' in value);

/** File and name of a hook. */
const IS_HOOK = /#use[A-Z$]/;

type Exports = Readonly<Record<string, unknown>>;

export interface Hot {
  /** Runs the registrations of a module and keeps them for `take`. */
  collect(register: () => void): void;
  /** Runs the registrations of a module of the theme: where an update came before it, the update stays. */
  base(register: () => void): void;
  /** Puts a module at the disposal of updates. */
  provide(id: string, module: Exports): void;
  /** A module that was provided. Throws where the page does not have it. */
  need(id: string): Exports;
  /**
   * Puts a module that was loaded anew in the place of the one before.
   * @returns false where modules that import it would go on with what it exported before
   */
  took(id: string, module: Exports): boolean;
  /** The same for a module all of whose importers come after it. */
  inner(id: string, module: Exports): true;
  /** Returns what runs all registrations again that came since it was called last: those of one page. */
  take(): () => void;
  /** `id`: file and name; `signature`: hooks that it calls, from `hot-components.ts`; `calls`: those of them that are not React's. */
  register(id: string, value: unknown, signature: string, calls?: Calls): void;
  /** Some code compares the types of elements: they stay as they are. */
  leave(): void;
  /** What stands for a component. */
  stable<T>(type: T): T;
  /** The same for a table of components, and for tables in it. */
  table(parts: Exports): Exports;
  /** React for the site's modules: elements are made of what stands for their type, and contexts stay too. */
  modules: { react: object; 'react/jsx-runtime': object };
}

function createEntry(): Entry {
  const entry: Entry = {
    current: () => null,
    signature: '',
    inner: () => null,
    outer: (props) => {
      React.useSyncExternalStore(
        subscribe,
        () => entry.ticks,
        () => entry.ticks,
      );
      return React.createElement(entry.inner, props);
    },
    ticks: 0,
    listeners: new Set(),
    hasThrown: false,
  };
  const subscribe = (listener: () => void) => {
    entry.listeners.add(listener);
    return () => void entry.listeners.delete(listener);
  };
  return entry;
}

/** Runs the newest code of a component. */
const runs =
  (entry: Entry): Component =>
  (props) => {
    entry.hasThrown = true;
    const made = entry.current(props);
    entry.hasThrown = false;
    return made;
  };

type Stable = <T>(type: T) => T;

/** React whose elements are made of what stands for their types. */
function reactWith(stable: Stable): Hot['modules'] {
  const wrap =
    <A extends unknown[], R>(make: (type: unknown, ...rest: A) => R) =>
    (type: unknown, ...rest: A) =>
      make(stable(type), ...rest);
  return {
    react: {
      ...React,
      createElement: wrap(React.createElement as never),
      memo: (type: React.FunctionComponent, compare?: () => boolean) => React.memo(stable(type), compare),
      lazy: (load: () => Promise<{ default: React.ComponentType }>) =>
        React.lazy(() => load().then((module) => ({ default: stable(module.default) }))),
      useContext: wrap(React.useContext as never),
      use: wrap(React.use as never),
    },
    'react/jsx-runtime': { ...jsxRuntime, jsx: wrap(jsxRuntime.jsx as never), jsxs: wrap(jsxRuntime.jsxs as never) },
  };
}

function createHot(): Hot {
  const entries = new Map<string, Entry>();
  const stand = new WeakMap<object, unknown>();
  const outers = new WeakMap<object, Entry>();
  const provided = new Map<string, Exports>();
  const hooks = createHooks();
  const contexts = new Map<string, React.Context<unknown>>();
  let isLeft = false;
  let isBase = false;
  // A component that had thrown has come anew.
  let isStuck = false;
  let collected: (() => void)[] = [];

  const component = (id: string, value: Component, signature: string): Component => {
    const entry = entries.get(id) ?? createEntry();
    const isNew = !entries.has(id);
    entries.set(id, entry);
    outers.set(entry.outer, entry);
    stand.set(value, entry.outer);
    if (entry.current === value || (isBase && !isNew)) return entry.outer;
    entry.current = value;
    isStuck ||= entry.hasThrown;
    entry.hasThrown = false;
    if (isNew || entry.signature !== signature) entry.inner = runs(entry);
    entry.signature = signature;
    entry.ticks++;
    // While its module is loaded nothing may be rendered: modules that it needs with it may not be there yet.
    setTimeout(() => {
      for (const listener of entry.listeners) listener();
    });
    return entry.outer;
  };

  const context = (id: string, value: React.Context<unknown>): void => {
    const first = contexts.get(id) ?? value;
    contexts.set(id, first);
    stand.set(value, first);
    stand.set(value.Consumer, first.Consumer);
  };

  const standing = createStanding({
    component,
    known: (value) => standFor(value) ?? (typeof value === 'function' && outers.has(value) ? value : undefined),
    stand: (value, first) => void stand.set(value, first),
    isBase: () => isBase,
  });
  const standFor = (value: unknown): unknown =>
    typeof value === 'function' || (typeof value === 'object' && value !== null) ? stand.get(value) : undefined;
  const stable = <T>(type: T): T => {
    const found = standFor(type) ?? type;
    const entry = isLeft && typeof found === 'function' ? outers.get(found) : undefined;
    return (entry ? entry.current : found) as T;
  };
  const table = (parts: Exports): Exports =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, isTable(part) ? table(part) : stable(part)]));
  const isSame = (before: unknown, now: unknown) =>
    Object.is(before, now) || (standFor(before) !== undefined && standFor(before) === standFor(now));

  return {
    collect(register) {
      collected.push(register);
      register();
    },
    base(register) {
      isBase = true;
      register();
      isBase = false;
    },
    provide(id, module) {
      if (!isBase || !provided.has(id)) provided.set(id, module);
    },
    need(id) {
      const module = provided.get(id);
      if (!module) throw new Error(`${id} is not in this page yet`);
      return module;
    },
    took(id, module) {
      const before = provided.get(id);
      provided.set(id, module);
      // What is gone has no user any more: the bundler refuses an import of it.
      const isTaken = (name: string) => !(name in module) || isSame(before?.[name], module[name]);
      const wasStuck = isStuck;
      isStuck = false;
      return !isLeft && !wasStuck && before !== undefined && Object.keys(before).every(isTaken);
    },
    inner(id, module) {
      provided.set(id, module);
      return true;
    },
    take() {
      const mine = collected;
      collected = [];
      return () => {
        for (const register of mine) register();
      };
    },
    register(id, value, signature, calls) {
      if (IS_HOOK.test(id)) hooks.add(value, signature, calls);
      else if (isContext(value)) context(id, value);
      else standing(id, value, hooks.whole(signature, calls));
    },
    leave() {
      isLeft = true;
    },
    stable,
    table,
    modules: reactWith(stable),
  };
}

declare global {
  var __notesHot: Hot | undefined;
}

/** The one of this page: it stays when modules are loaded anew. */
globalThis.__notesHot ??= createHot();
export const hot: Hot = globalThis.__notesHot;
