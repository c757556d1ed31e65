/** Links that the browser follows by itself, because no page of this site is there: it would ask for a part in vain. */
import { isExternal, splitUrl } from '../../shared/urls.js';
import type { Graph } from '../graph/graph-types.js';
import { targetAt } from './link-targets.js';
import { formsOf } from './path-forms.js';

/** True if an address with base leads to nothing that is known here: a page of a plugin that does not run, of another language, of another site below this one. */
export function isNoPage(graph: Graph, address: string): boolean {
  const { pathname } = splitUrl(address);
  return pathname !== '' && !isExternal(address) && !formsOf(pathname).some((form) => targetAt(graph, form));
}
