/** Docs whose names are shown in ways, or in places, that only linking of the whole site knows. */
import type { Page } from '../../shared/page.js';
import type { SidebarItem } from '../../shared/sidebar-items.js';
import { samePathKey } from '../../shared/urls.js';
import type { Site } from '../configuration/config-types.js';
import type { NavbarItemConfig } from '../configuration/notes-config.js';
import type { DocMeta, Graph, VersionGraph } from '../graph/graph-types.js';
import { namesOf } from './doc-names.js';

/** Returns keys of their addresses (`samePathKey`); undefined where no doc of the site can be said to be another. */
export function oddNames(site: Site, graph: Graph, pages: readonly Page[]): Set<string> | undefined {
  if (graph.versions.some(({ version }) => version.docs.sidebarItemsGenerator)) return undefined;
  const odd = new Set<string>();
  const add = (route: string) => void odd.add(samePathKey(route));
  for (const page of pages) {
    if (page.kind !== 'component' || !page.data) continue;
    const { data } = page;
    for (const { permalink } of [...data.recentDocs, ...data.sidebars.flatMap(({ docs }) => docs)]) add(permalink);
  }
  const named = docsOfNavbar(site.navbar.items);
  const routes = new Set<string>();
  for (const version of graph.versions) {
    const { docs, byId } = version;
    const places = placesOf(version, add);
    for (const doc of docs) {
      const { id, route, document, sidebar } = doc;
      const key = samePathKey(route);
      const { label } = namesOf(document, id);
      const shown = places.get(id) ?? [];
      const isPlain = shown.every((place) => place.sidebar === sidebar && place.label === label);
      if (!isPlain || byId.get(id) !== doc || named.has(id) || routes.has(key)) odd.add(key);
      routes.add(key);
    }
  }
  return odd;
}

/** True for a doc that is not exactly once in its own sidebar, by its own label. */
export function isOddDoc({ sidebars }: VersionGraph, { id, route, document, sidebar: own }: DocMeta): boolean {
  const found = [...sidebars.values()].flatMap(({ name, trails, labelled }) => {
    const trail = trails.get(samePathKey(route));
    return trail ? [{ name, trail, isLabelled: labelled.includes(id) }] : [];
  });
  const [first] = found;
  if (!first) return own !== undefined;
  const { item, again } = first.trail;
  const isPlain = item.type === 'link' && item.docId === id && item.label === namesOf(document, id).label;
  return found.length > 1 || first.name !== own || first.isLabelled || again !== undefined || !isPlain;
}

/** Returns where sidebars of a version show each doc. Docs that a category leads to, or to which a label is given, are odd. */
function placesOf({ sidebars, byId }: VersionGraph, add: (route: string) => void) {
  const places = new Map<string, { sidebar: string; label: string }[]>();
  const walk = (sidebar: string, items: readonly SidebarItem[]) => {
    for (const item of items) {
      if (item.type === 'html') continue;
      if (item.type === 'category') {
        if (item.href !== undefined) add(item.href);
        walk(sidebar, item.items);
      } else if (item.docId === undefined) add(item.href);
      else places.set(item.docId, [...(places.get(item.docId) ?? []), { sidebar, label: item.label }]);
    }
  };
  for (const [name, { items, labelled }] of sidebars) {
    walk(name, items);
    for (const id of labelled) add(byId.get(id)?.route ?? '');
  }
  return places;
}

const docsOfNavbar = (items: readonly NavbarItemConfig[]): Set<string> =>
  new Set(
    items.flatMap(({ docId, items: inner }) => [...(docId === undefined ? [] : [docId]), ...docsOfNavbar(inner ?? [])]),
  );
