/**
 * Components that outlive their code (`notes serve` alone, see `hot-modules.ts` of the renderer). A module registers its components each
 * time it is loaded; elements made of them get a component that stays the same and runs the newest code. React so keeps their state. Where
 * the hooks of a component have changed, its state would go to the wrong ones: then it is mounted anew.
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
      // What is gone has no user any more: the bundler refuses an import of it.
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

/** The one of this page: it stays when modules are loaded anew. */
globalThis.__notesHot ??= createHot();
export const hot: Hot = globalThis.__notesHot;
