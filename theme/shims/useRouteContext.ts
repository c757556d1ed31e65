import { usePage } from '../runtime.js';

/** Which plugin of the reference would have made the page. */
export default function useRouteContext() {
  const { area, instance } = usePage().scope;
  return { plugin: { name: `docusaurus-plugin-content-${area}`, id: instance }, data: {} };
}
