/** Components wrapped by `memo` and `forwardRef`: the first wrapper is kept, with the proxy of the newest component in it. */
import * as React from 'react';

export type Component = (props: Record<string, unknown>) => React.ReactNode;

type ForwardRender = (props: object, ref: unknown) => React.ReactNode;

interface Wrapped {
  $$typeof: symbol;
  /** Of `memo`. */
  type?: unknown;
  compare?: unknown;
  /** Of `forwardRef`. */
  render?: ForwardRender;
}

const MEMO = Symbol.for('react.memo');
const FORWARD = Symbol.for('react.forward_ref');

interface Book {
  /** Returns the proxy of a component of this name. */
  component(id: string, value: Component, signature: string): Component;
  /** Returns the existing proxy of a value. */
  known(value: unknown): unknown;
  /** Makes the second the proxy of the first. */
  stand(value: object, first: object): void;
  /** True if existing registrations take precedence. */
  isBase(): boolean;
}

/** Returns the proxy of a component, however it is wrapped; undefined for other values. */
export function createStanding(book: Book): (id: string, value: unknown, signature: string) => unknown {
  const firsts = new Map<string, Wrapped>();
  // The first wrapper contains the proxy of its component: it is only asked for its own once.
  const types = new WeakMap<Wrapped, Pick<Wrapped, 'type' | 'compare'> & { isKnown: boolean }>();
  const components = new WeakMap<Wrapped, Component>();

  const firstOf = (id: string, value: Wrapped): Wrapped => {
    const first = firsts.get(id) ?? value;
    firsts.set(id, first);
    book.stand(value, first);
    return first;
  };
  const memo = (id: string, value: Wrapped, signature: string): Wrapped => {
    const first = firstOf(`memo ${id}`, value);
    const known = book.known(value.type);
    const own = types.get(value) ?? { type: known ?? value.type, compare: value.compare, isKnown: known !== undefined };
    types.set(value, own);
    first.type = own.isKnown ? own.type : (standing(id, own.type, signature) ?? own.type);
    if (!book.isBase() || first === value) first.compare = own.compare;
    return first;
  };
  const forward = (id: string, value: Wrapped, signature: string): Wrapped => {
    const first = firstOf(`forward ${id}`, value);
    const { render } = value;
    const own: Component = components.get(value) ?? (({ ref, ...props }) => render?.(props, ref ?? null));
    components.set(value, own);
    const shown = book.component(id, own, signature);
    first.render = (props, ref) => React.createElement(shown, { ...props, ref });
    return first;
  };
  const standing = (id: string, value: unknown, signature: string): unknown => {
    if (isComponent(value)) return book.component(id, value, signature);
    if (!isWrapped(value)) return undefined;
    return value.$$typeof === MEMO ? memo(id, value, signature) : forward(id, value, signature);
  };
  return standing;
}

const isComponent = (value: unknown): value is Component =>
  typeof value === 'function' && !value.prototype?.isReactComponent;

const isWrapped = (value: unknown): value is Wrapped =>
  typeof value === 'object' &&
  value !== null &&
  '$$typeof' in value &&
  [MEMO, FORWARD].some((kind) => kind === value.$$typeof);
