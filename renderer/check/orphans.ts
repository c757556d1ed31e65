/** Finds pages that no reader reaches: in no sidebar and not linked from other pages. */

import { decodePath, samePathKey, splitUrl } from '../shared/urls.js';
import type { Graph } from '../site/graph/graph-types.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';

/**
 * Returns isolated docs and Markdown pages. Posts are linked from the blog's lists; unlisted pages are isolated on purpose.
 * @param menus the site's navbar and footer; every address in them counts
 */
export function findOrphans(graph: Graph, baseUrl: string, menus: unknown): Problem[] {
  const sidebars = graph.versions.flatMap((version) => [...version.sidebars.values()].map(({ items }) => items));
  const linked = new Set([baseUrl, ...addressesIn([menus, sidebars])].map(key));
  for (const [source, values] of graph.slots) {
    const own = routeOf(graph, source);
    for (const value of values) {
      if (value.kind !== 'link' || value.href === undefined) continue;
      const target = key(value.href);
      if (own === undefined || target !== key(own)) linked.add(target);
    }
  }
  const docs = graph.versions.flatMap(({ docs: list, sidebars: own }) => {
    const members = new Set([...own.values()].flatMap(({ members: ids }) => ids));
    return list.filter(({ id, unlisted }) => !members.has(id) && !unlisted);
  });
  const pages = graph.pages.filter(({ unlisted }) => !unlisted);
  return [...docs, ...pages].flatMap(({ route, document }) =>
    document && !linked.has(key(route)) ? [problem('check-orphan', {}, { file: document.source, line: 1 })] : [],
  );
}

/** Values of `href` and `to` anywhere in plain data. */
function addressesIn(value: unknown): string[] {
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? (name === 'href' || name === 'to' ? [inner] : []) : addressesIn(inner),
  );
}

const key = (address: string) => samePathKey(decodePath(splitUrl(address).pathname));

function routeOf(graph: Graph, source: string): string | undefined {
  for (const { docs } of graph.versions) for (const doc of docs) if (doc.document.source === source) return doc.route;
  for (const { posts } of graph.blogs) for (const post of posts) if (post.document.source === source) return post.route;
  return graph.pages.find((page) => page.source === source)?.route;
}
