/** Pages that plugins of a moved site add. */
import { createElement, type ElementType, type ReactElement } from 'react';
import { RouteData, type RouteOrigin } from './route-data.js';

interface Level {
  path: string;
  exact: boolean;
  component: ElementType;
  modules: object;
  props: object;
  data: RouteOrigin['data'];
}

/** Returns what a module gives as a prop: its default export, with the other ones on it where it is a function. */
export function propOf({ default: own, ...others }: Record<string, unknown>): unknown {
  if (own === undefined) return others;
  if (typeof own !== 'function') return own;
  const present = Object.getOwnPropertyNames(own);
  for (const [name, value] of Object.entries(others)) if (!present.includes(name)) Reflect.set(own, name, value);
  return own;
}

/**
 * The component of a page.
 * @param levels routes from the outermost to the page's own
 */
export function makePage(plugin: RouteOrigin['plugin'], levels: readonly Level[]) {
  return function PluginPage() {
    return draw(levels, plugin);
  };
}

/** The outermost component; each finds the next one in `route.routes`. */
function draw([level, ...rest]: readonly Level[], plugin: RouteOrigin['plugin']): ReactElement | null {
  if (!level) return null;
  const { path, exact, component, modules, props, data } = level;
  const [next] = rest;
  const inside = next && [{ path: next.path, exact: next.exact, component: () => draw(rest, plugin) }];
  const route = { path, exact, ...props, ...(inside && { routes: inside }) };
  const inner = createElement(component, { ...modules, ...props, route });
  return createElement(RouteData.Provider, { value: { plugin, data } }, inner);
}
