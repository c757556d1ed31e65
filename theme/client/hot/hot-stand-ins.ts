/** Stable proxies of components whose code may change: each runs the newest code of its component. */
import * as React from 'react';
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

const CONTEXT = Symbol.for('react.context');
const isContext = (value: unknown): value is React.Context<unknown> =>
  typeof value === 'object' && value !== null && '$$typeof' in value && value.$$typeof === CONTEXT;

export interface StandIns {
  /** Registers a component, however it is wrapped, or a context; its proxy uses it from now on. */
  register(id: string, value: unknown, signature: string): void;
  /** Returns the stable proxy of a component. */
  stable<T>(type: T): T;
  /** True if both have the same proxy. */
  isSame(before: unknown, now: unknown): boolean;
  /** From now on `stable` returns the newest component itself. */
  leave(): void;
  /** True if since it was asked last a component that had thrown has come again. */
  wasStuck(): boolean;
}

/** @param isBase true while existing registrations take precedence */
export function createStandIns(isBase: () => boolean): StandIns {
  const entries = new Map<string, Entry>();
  const stand = new WeakMap<object, unknown>();
  const outers = new WeakMap<object, Entry>();
  const contexts = new Map<string, React.Context<unknown>>();
  let isLeft = false;
  let isStuck = false;

  const component = (id: string, value: Component, signature: string): Component => {
    const entry = entries.get(id) ?? createEntry();
    const isNew = !entries.has(id);
    entries.set(id, entry);
    outers.set(entry.outer, entry);
    stand.set(value, entry.outer);
    if (entry.current === value || (isBase() && !isNew)) return entry.outer;
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
    isBase,
  });
  const standFor = (value: unknown): unknown =>
    typeof value === 'function' || (typeof value === 'object' && value !== null) ? stand.get(value) : undefined;
  const stable = <T>(type: T): T => {
    const found = standFor(type) ?? type;
    const entry = isLeft && typeof found === 'function' ? outers.get(found) : undefined;
    return (entry ? entry.current : found) as T;
  };
  const isSame = (before: unknown, now: unknown) =>
    Object.is(before, now) || (standFor(before) !== undefined && standFor(before) === standFor(now));

  return {
    register(id, value, signature) {
      if (isContext(value)) context(id, value);
      else standing(id, value, signature);
    },
    stable,
    isSame,
    leave() {
      isLeft = true;
    },
    wasStuck() {
      const was = isStuck;
      isStuck = false;
      return was;
    },
  };
}
