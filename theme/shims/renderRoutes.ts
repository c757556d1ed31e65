/** Renders the current one of a plugin route's subroutes. */
import { createElement, type ElementType } from 'react';

interface Route {
  component: ElementType;
}

export default function renderRoutes(routes: readonly Route[] | undefined, extraProps: object = {}) {
  const [route] = routes ?? [];
  return route ? createElement(route.component, { ...extraProps, route }) : null;
}
