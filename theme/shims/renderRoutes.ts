/** Shows what stands inside a route of a plugin: of its routes the one that the page is. */
import { createElement, type ElementType } from 'react';

interface Route {
  component: ElementType;
}

export default function renderRoutes(routes: readonly Route[] | undefined, extraProps: object = {}) {
  const [route] = routes ?? [];
  return route ? createElement(route.component, { ...extraProps, route }) : null;
}
