/** Plugin and data of the route that is shown. */
import { createContext } from 'react';

export interface RouteOrigin {
  plugin: { name: string; id: string };
  data: Record<string, unknown>;
}

export const RouteData = createContext<RouteOrigin | undefined>(undefined);
