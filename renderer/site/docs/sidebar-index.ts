/** Indexes over one finished sidebar, made once: reading order, trails, landing link (B1.72–B1.80). */

import type { NavLink } from '../../shared/page-fields.js';
import type { SidebarItem } from '../../shared/sidebar-items.js';
import { samePathKey } from '../../shared/urls.js';
import type { FrontMatter } from '../front-matter/front-matter-fields.js';
import type { DocMeta, GeneratedIndex, OrderEntry, SidebarGraph, Trail } from '../graph/graph-types.js';

type Category = Extract<SidebarItem, { type: 'category' }>;

/** Original values of a finished doc item: the label as written, and whether it only refers to the doc (B1.45). */
export interface Written {
  label?: string;
  ref: boolean;
}

export interface IndexInput {
  name: string;
  items: SidebarItem[];
  part: string;
  written: WeakMap<SidebarItem, Written>;
  byId: ReadonlyMap<string, DocMeta>;
  generated: readonly GeneratedIndex[];
}

export function indexSidebar(input: IndexInput): SidebarGraph {
  const { name, items, part } = input;
  const trails = new Map<string, Trail>();
  collectTrails(items, [], trails);
  const members: string[] = [];
  collectMembers(items, input.written, members);
  const labelled: string[] = [];
  collectLabelled(items, input, labelled);
  return {
    name,
    items,
    part,
    members,
    labelled,
    ...readingOrder(input),
    trails,
    landing: landing(items, input),
    closed: new WeakMap(),
    visible: new WeakMap(),
    shared: new WeakMap(),
  };
}

/** First match depth-first wins (B1.78); further ones are open as well. */
function collectTrails(items: readonly SidebarItem[], categories: Category[], trails: Map<string, Trail>): void {
  for (const item of items) {
    if (item.type === 'html') continue;
    const key = item.href === undefined ? undefined : samePathKey(item.href);
    const first = key === undefined ? undefined : trails.get(key);
    if (first) first.again = [...(first.again ?? []), { categories, item }];
    else if (key !== undefined) trails.set(key, { categories, item });
    if (item.type === 'category') collectTrails(item.items, [...categories, item], trails);
  }
}

/** Ids of docs that belong to the sidebar: doc items and category links; refs do not count (B1.72). */
function collectMembers(items: readonly SidebarItem[], written: IndexInput['written'], ids: string[]): void {
  for (const item of items) {
    if (item.type === 'html') continue;
    if (item.docId !== undefined && !written.get(item)?.ref) ids.push(item.docId);
    if (item.type === 'category') collectMembers(item.items, written, ids);
  }
}

/** Ids of docs that are named by something else than their own front matter and title. */
function collectLabelled(items: readonly SidebarItem[], input: IndexInput, ids: string[]): void {
  for (const item of items) {
    if (item.type === 'html') continue;
    const label = input.written.get(item)?.label;
    const doc = item.docId === undefined ? undefined : input.byId.get(item.docId);
    if (doc && label !== undefined && label !== doc.document.frontMatter.sidebar_label) ids.push(doc.id);
    if (item.type === 'category') collectLabelled(item.items, input, ids);
  }
}

/** Categories with a link before their children; refs, links, html and unlisted docs left out (B1.38, B1.75). */
function readingOrder({ items, written, byId }: IndexInput): Pick<SidebarGraph, 'order' | 'at'> {
  const order: OrderEntry[] = [];
  const at = new Map<string, number>();
  const add = (key: string, route: string, label: string) => {
    if (!at.has(key)) at.set(key, order.length);
    order.push({ route, label });
  };
  const walk = (list: readonly SidebarItem[]) => {
    for (const item of list) {
      if (item.type === 'html') continue;
      const doc = item.docId === undefined ? undefined : byId.get(item.docId);
      if (item.type === 'category') {
        if (doc && !item.linkUnlisted) add(doc.id, doc.route, pagerLabel(doc));
        else if (!doc && item.href !== undefined) add(item.href, item.href, item.label);
        walk(item.items);
      } else if (doc && !item.unlisted && !written.get(item)?.ref) {
        add(doc.id, doc.route, pagerLabel(doc, written.get(item)?.label));
      }
    }
  };
  walk(items);
  return { order, at };
}

/** Returns what front matter and title of a doc name it in sidebars. */
export const ownLabel = ({ sidebar_label: label }: FrontMatter, title: string): string => label ?? title;

/** Returns front matter without what names a doc; of a label in sidebars, whether it is there. */
export function withoutNames(frontMatter: FrontMatter): object {
  const { title: _, description: __, pagination_label, sidebar_label: label, ...rest } = frontMatter;
  return { ...rest, isLabelled: label !== undefined };
}

/** Returns the label of a doc as the previous or next page (B1.38). `written` is that in the sidebars file, absent for a category's link. */
export function pagerLabel(
  doc: Pick<DocMeta, 'title'> & { document: Pick<DocMeta['document'], 'frontMatter'> },
  written?: string,
): string {
  const front = doc.document.frontMatter;
  return front.pagination_label ?? front.sidebar_label ?? written ?? doc.title;
}

/** Neighbours of a place in the reading order (B1.77). */
export function neighbours(sidebar: SidebarGraph, key: string): { prev?: NavLink; next?: NavLink } {
  const at = sidebar.at.get(key);
  if (at === undefined) return {};
  const link = (entry: OrderEntry | undefined) => entry && { title: entry.label, permalink: entry.route };
  const [prev, next] = [link(sidebar.order[at - 1]), link(sidebar.order[at + 1])];
  return { ...(prev && { prev }), ...(next && { next }) };
}

/** Returns the first listed doc, or category with a link; label as written, else the doc's id (B1.80). */
function landing(items: readonly SidebarItem[], input: IndexInput): SidebarGraph['landing'] {
  for (const item of items) {
    if (item.type === 'html') continue;
    const doc = item.docId === undefined ? undefined : input.byId.get(item.docId);
    if (item.type === 'link') {
      const written = input.written.get(item);
      if (doc && !item.unlisted && !written?.ref) return ofDoc(doc, written?.label ?? doc.id);
      continue;
    }
    if (doc && !item.linkUnlisted) return ofDoc(doc, item.label);
    if (!doc && item.href !== undefined) {
      const index = input.generated.find((entry) => entry.route === item.href);
      return { path: index?.permalink ?? item.href, href: item.href, label: item.label };
    }
    const found = landing(item.items, input);
    if (found) return found;
  }
  return undefined;
}

function ofDoc(doc: DocMeta, label: string) {
  return { path: doc.permalink, href: doc.route, label };
}
