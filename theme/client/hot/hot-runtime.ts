/**
 * Components that survive an update of their code (only in `notes serve`, see `hot-modules.ts` of the renderer). A module registers its components each
 * time it is loaded; their elements get a stable component that runs the newest code. React thus keeps their state. If
 * the hooks of a component have changed, its state would be assigned to the wrong ones: then it is mounted again.
 */
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { type Calls, createHooks } from './hot-hooks.js';
import { createStandIns } from './hot-stand-ins.js';

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
  /** Runs the registrations of a module of the theme: an earlier update takes precedence. */
  base(register: () => void): void;
  /** Makes a module available to updates. */
  provide(id: string, module: Exports): void;
  /** A module that was provided. Throws where the page does not have it. */
  need(id: string): Exports;
  /**
   * Replaces a module by its reloaded version.
   * @returns false if modules that import it would continue with its former exports
   */
  took(id: string, module: Exports): boolean;
  /** The same for a module all of whose importers come after it. */
  inner(id: string, module: Exports): true;
  /** Returns a function that repeats all registrations since the last call: those of one page. */
  take(): () => void;
  /** `id`: file and name; `signature`: hooks that it calls, from `hot-components.ts`; `calls`: those of them that are not React's. */
  register(id: string, value: unknown, signature: string, calls?: Calls): void;
  /** Some code compares the types of elements: they are not replaced. */
  leave(): void;
  /** Returns the stable proxy of a component. */
  stable<T>(type: T): T;
  /** The same for a table of components, and for tables in it. */
  table(parts: Exports): Exports;
  /** React for the site's modules: elements use the proxies of their types, and contexts are stable too. */
  modules: { react: object; 'react/jsx-runtime': object };
}

type Stable = <T>(type: T) => T;

/** Returns React with elements of proxied types. */
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
  const provided = new Map<string, Exports>();
  const hooks = createHooks();
  let isLeft = false;
  let isBase = false;
  let collected: (() => void)[] = [];
  const { stable, isSame, ...standIns } = createStandIns(() => isBase);
  const table = (parts: Exports): Exports =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, isTable(part) ? table(part) : stable(part)]));

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
      // A removed export has no user any more: the bundler refuses an import of it.
      const isTaken = (name: string) => !(name in module) || isSame(before?.[name], module[name]);
      const wasStuck = standIns.wasStuck();
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
      else standIns.register(id, value, hooks.whole(signature, calls));
    },
    leave() {
      isLeft = true;
      standIns.leave();
    },
    stable,
    table,
    modules: reactWith(stable),
  };
}

declare global {
  var __notesHot: Hot | undefined;
}

/** The one of this page: it stays when modules are reloaded. */
globalThis.__notesHot ??= createHot();
export const hot: Hot = globalThis.__notesHot;
