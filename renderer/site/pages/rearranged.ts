/**
 * Pages of docs after neighbours were added or removed: their sidebars, neighbours and cards, from the new arrangement of sidebars. Everything else
 * about them stays; other changes are detected here, and left to linking.
 */
import type { DocPage, GeneratedIndexPage } from '../../shared/page.js';
import type { NavLink } from '../../shared/page-fields.js';
import type { Card, SidebarSlice } from '../../shared/sidebar-items.js';
import type { Site } from '../configuration/config-types.js';
import { type KeptDoc, shortDoc } from '../docs/kept-doc.js';
import { breadcrumbsFor, cardsBeside, makeCards, sliceFor } from '../docs/page-sidebar.js';
import { neighbours } from '../docs/sidebar-index.js';
import type { DocMeta, GeneratedIndex, Graph, SidebarGraph, VersionGraph } from '../graph/graph-types.js';
import { hashData } from '../helpers/hash.js';
import { OddName } from './doc-names.js';
import { pagerOf } from './docs-pages.js';
import { resolveNavbar } from './navbar-items.js';

/** A page in a sidebar. */
export type PlacedPage = DocPage | GeneratedIndexPage;

/** Its position. */
export type Spot = { doc: DocMeta } | { index: GeneratedIndex };

/** Hash of the docs' data on all pages: while it stays the same, only pages next to a doc show an added one. */
export function frameOf(site: Site, graph: Graph): string {
  const versions = graph.versions.map(({ sidebars, mainDoc, generated }) => [
    [...sidebars.values()].map(({ name, part, landing }) => [name, part, landing?.href, landing?.label]),
    mainDoc?.route,
    generated.map(({ category: _, ...rest }) => rest),
  ]);
  return hashData([resolveNavbar(site, graph).items, versions]);
}

/** Routes in reading order, by sidebar. */
export const ordersOf = ({ sidebars }: Pick<VersionGraph, 'sidebars'>): Record<string, string[]> =>
  Object.fromEntries([...sidebars.values()].map(({ name, order }) => [name, order.map(({ route }) => route)]));

/** Arrangement of a site's docs. */
export interface Arrangement {
  /** In the order of their files. */
  docs: KeptDoc[];
  orders: Record<string, string[]>;
  /** `frameOf` */
  frame: string;
}

/** @returns undefined where there are several versions of docs, or none */
export function arrangementOf(site: Site, graph: Graph): Arrangement | undefined {
  const [version, ...others] = graph.versions;
  if (!version || others.length > 0) return undefined;
  return { docs: version.docs.map(shortDoc), orders: ordersOf(version), frame: frameOf(site, graph) };
}

function sidebarOf({ sidebars }: VersionGraph, spot: Spot): SidebarGraph | undefined {
  const name = 'doc' in spot ? spot.doc.sidebar : spot.index.sidebar;
  return name === undefined ? undefined : sidebars.get(name);
}

const routeOf = (spot: Spot) => ('doc' in spot ? spot.doc.route : spot.index.route);

export const cardsAt = (version: VersionGraph, spot: Spot): Card[] =>
  'doc' in spot ? cardsBeside(version, spot.doc) : makeCards(spot.index.category.items, version);

export function sliceAt(version: VersionGraph, spot: Spot): SidebarSlice | undefined {
  const sidebar = sidebarOf(version, spot);
  return sidebar && sliceFor(sidebar, routeOf(spot));
}

/** The page as its place is now, its fields in the order in which linking makes them. Throws `OddName` where more than its place has changed. */
export function rearrange(page: PlacedPage, version: VersionGraph, spot: Spot): PlacedPage {
  const sidebar = sidebarOf(version, spot);
  if (!sidebar || page.sidebar?.name !== sidebar.name) throw new OddName();
  const crumbs = JSON.stringify(breadcrumbsFor(sidebar, page.route));
  if (page.breadcrumbs && JSON.stringify(page.breadcrumbs) !== crumbs) throw new OddName();
  const pager = 'doc' in spot ? pagerOf(version, spot.doc, true) : neighbours(sidebar, page.route);
  const placed = withPager({ ...page, sidebar: sliceFor(sidebar, page.route) }, pager);
  if (placed.kind === 'generated-index') return { ...placed, cards: cardsAt(version, spot) };
  const slots = placed.body.slots.map((slot) =>
    slot.kind === 'cards' ? { ...slot, items: cardsAt(version, spot) } : slot,
  );
  const { prev: _, next: __, ...head } = placed.head;
  return {
    ...placed,
    head: {
      ...head,
      ...(pager.prev && { prev: pager.prev.permalink }),
      ...(pager.next && { next: pager.next.permalink }),
    },
    body: { ...placed.body, slots },
  };
}

/** Neighbours come after the breadcrumbs. */
function withPager<P extends PlacedPage>(page: P, pager: { prev?: NavLink; next?: NavLink }): P {
  const fields = Object.entries(page).flatMap(([name, value]) => {
    if (name === 'prev' || name === 'next') return [];
    return name === 'breadcrumbs' ? [[name, value], ...Object.entries(pager)] : [[name, value]];
  });
  return Object.fromEntries(fields);
}
