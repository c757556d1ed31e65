import { useContext } from 'react';
import { usePage } from '../runtime.js';
import { RouteData } from './route-data.js';

/** Returns the plugin that made the page, with the data of its route. */
export default function useRouteContext() {
  const own = useContext(RouteData);
  const { area, instance } = usePage().scope;
  return own ?? { plugin: { name: `docusaurus-plugin-content-${area}`, id: instance }, data: {} };
}
