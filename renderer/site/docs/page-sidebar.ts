/**
 * What one page shows of its sidebar (B5.74, B5.80, B5.81, D35). Items off the current path are made once per sidebar and shared by all
 * pages, so that a slice costs its own depth, not the size of the sidebar.
 */

import { SIDEBAR_CATEGORY_LIMIT, SIDEBAR_LARGE, SIDEBAR_NEIGHBOURS } from '../../shared/limits.js';
import type { Card, SidebarItem, SidebarSlice, SliceItem } from '../../shared/sidebar-items.js';
import { samePathKey } from '../../shared/urls.js';
import type { DocMeta, SidebarGraph, VersionGraph } from '../graph/graph-types.js';
import { defined } from '../helpers/defined.js';

type Category = Extract<SidebarItem, { type: 'category' }>;

/** The items from an entry of a list down to the current page. */
type Way = readonly SidebarItem[];

/** The slice for the page at `route`. */
export function sliceFor(sidebar: SidebarGraph, route: string): SidebarSlice {
  const trail = sidebar.trails.get(samePathKey(route));
  if (!trail) return makeSlice(sidebar, []);
  const { categories, item, again } = trail;
  const siblings = categories.at(-1)?.items ?? sidebar.items;
  const ways = [trail, ...(again ?? [])].map((place): Way => [...place.categories, place.item]);
  // A slice does not say which of its links is the page: pages in one short list have the same one.
  const isShared = !again && item.type === 'link' && !item.unlisted && siblings.length <= SIDEBAR_CATEGORY_LIMIT;
  if (!isShared) return makeSlice(sidebar, ways);
  const slice = sidebar.shared.get(siblings) ?? makeSlice(sidebar, ways);
  sidebar.shared.set(siblings, slice);
  return slice;
}

const makeSlice = (sidebar: SidebarGraph, ways: readonly Way[]): SidebarSlice => ({
  name: sidebar.name,
  part: sidebar.part,
  items: level(sidebar, sidebar.items, ways),
});

/** One list of siblings; `ways` are those that go on in this list. A long list is cut around the first. */
function level(sidebar: SidebarGraph, items: readonly SidebarItem[], ways: readonly Way[]): SliceItem[] {
  const [way] = ways;
  const isOnWay = (item: SidebarItem) => ways.some(([first]) => first === item);
  let list = visibleOf(sidebar, items);
  if (!ways.every(([first]) => first && list.includes(first))) {
    // An unlisted page is shown in its own sidebar (B1.87).
    list = items.filter((item) => isOnWay(item) || closedItem(sidebar, item) !== null);
  }
  const at = list.findIndex((item) => item === way?.[0]);
  const isLarge = sidebar.order.length > SIDEBAR_LARGE;
  const [from, to] =
    isLarge && way && way.length > 1 ? nearest(list.length, at, way.length) : windowOf(list.length, at);
  const out: SliceItem[] = [];
  if (from > 0) out.push(gap(sidebar, list.slice(0, from).reverse()));
  for (const item of list.slice(from, to)) {
    const made = isOnWay(item) ? openItem(sidebar, item, ways) : closedItem(sidebar, item);
    if (made) out.push(made);
  }
  if (to < list.length) out.push(gap(sidebar, list.slice(to)));
  return out;
}

/** Returns the items of a list that every page shows; made once. */
function visibleOf(sidebar: SidebarGraph, items: readonly SidebarItem[]): SidebarItem[] {
  const known = sidebar.visible.get(items);
  if (known) return known;
  const made = items.filter((item) => closedItem(sidebar, item) !== null);
  sidebar.visible.set(items, made);
  return made;
}

/** Replaces hidden entries, the nearest first; without scripts it links to the first page among them, from where more is visible. */
function gap(sidebar: SidebarGraph, hidden: readonly SidebarItem[]): SliceItem {
  for (const item of hidden) {
    const shown = closedItem(sidebar, item);
    const href = shown?.type === 'link' ? !shown.external && shown.href : shown?.type === 'category' && shown.firstHref;
    if (href) return { type: 'gap', count: hidden.length, href };
  }
  return { type: 'gap', count: hidden.length };
}

/**
 * D35: all of a short list, of a long one the neighbours of the current entry (the first ones when it is elsewhere). Near an end the other side
 * has more of them, so that every page has as many.
 */
function windowOf(length: number, at: number): [number, number] {
  if (length <= SIDEBAR_CATEGORY_LIMIT) return [0, length];
  if (at < 0) return [0, SIDEBAR_CATEGORY_LIMIT];
  const width = 2 * SIDEBAR_NEIGHBOURS + 1;
  const from = Math.max(0, Math.min(at - SIDEBAR_NEIGHBOURS, length - width));
  return [from, Math.min(length, from + width)];
}

/**
 * In a large sidebar, the range of a list that contains a category around the page but not the page: in the nearest such list the category before and the one after,
 * in those above none. `steps` is the distance of the list from the page. A single entry is shown rather than a gap in its place.
 */
function nearest(length: number, at: number, steps: number): [number, number] {
  const beside = steps === 2 ? 1 : 0;
  const from = at - beside;
  const to = at + 1 + beside;
  return [from <= 1 ? 0 : from, to >= length - 1 ? length : to];
}

/** An item on the way to the current page, or that page itself: open, its unlisted links visible (B1.87). */
function openItem(sidebar: SidebarGraph, item: SidebarItem, ways: readonly Way[]): SliceItem | null {
  if (item.type === 'html') return htmlItem(item);
  if (item.type === 'link') return linkItem(item);
  const through = ways.filter(([first]) => first === item).map((way) => way.slice(1));
  const here = through.some((way) => way.length === 0);
  const items = level(
    sidebar,
    item.items,
    through.filter((way) => way.length > 0),
  );
  const href = item.linkUnlisted && !here ? undefined : item.href;
  if (items.length === 0)
    return href === undefined ? null : { type: 'link', label: item.label, href, ...themeFields(item) };
  return { ...categoryHead(item, href), firstHref: href ?? firstHref(items), items };
}

/** An item off the current path, as every other page shows it: unlisted hidden, closed categories without their items. */
function closedItem(sidebar: SidebarGraph, item: SidebarItem): SliceItem | null {
  const known = sidebar.closed.get(item);
  if (known !== undefined) return known;
  const made = makeClosed(sidebar, item);
  sidebar.closed.set(item, made);
  return made;
}

function makeClosed(sidebar: SidebarGraph, item: SidebarItem): SliceItem | null {
  if (item.type === 'html') return htmlItem(item);
  if (item.type === 'link') return item.unlisted ? null : linkItem(item);
  const href = item.linkUnlisted ? undefined : item.href;
  if (!hasVisible(item))
    return href === undefined ? null : { type: 'link', label: item.label, href, ...themeFields(item) };
  const head = { ...categoryHead(item, href), firstHref: href ?? firstVisible(item.items) };
  return item.collapsible && item.collapsed
    ? { ...head, more: true }
    : { ...head, items: level(sidebar, item.items, []) };
}

function hasVisible(category: Category): boolean {
  return category.items.some((item) => {
    if (item.type === 'category') return (item.href !== undefined && !item.linkUnlisted) || hasVisible(item);
    return item.type === 'html' || !item.unlisted;
  });
}

function firstVisible(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'link' && !item.unlisted) return item.href;
    if (item.type !== 'category') continue;
    const href = item.linkUnlisted ? undefined : item.href;
    const found = href ?? firstVisible(item.items);
    if (found !== undefined) return found;
  }
  return undefined;
}

function firstHref(items: readonly SliceItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'link') return item.href;
    if (item.type === 'category' && item.firstHref !== undefined) return item.firstHref;
  }
  return undefined;
}

function linkItem(item: Extract<SidebarItem, { type: 'link' }>): SliceItem {
  return {
    type: 'link',
    label: item.label,
    href: item.href,
    ...(item.external ? { external: true as const } : {}),
    ...(item.unlisted ? { unlisted: true as const } : {}),
    ...themeFields(item),
  };
}

function htmlItem(item: Extract<SidebarItem, { type: 'html' }>): SliceItem {
  return { type: 'html', value: item.value, defaultStyle: item.defaultStyle, ...themeFields(item) };
}

function categoryHead(item: Category, href: string | undefined) {
  return {
    type: 'category' as const,
    label: item.label,
    collapsible: item.collapsible,
    collapsed: item.collapsed,
    ...defined({ href }),
    ...themeFields(item),
  };
}

/** Returns the fields of an item that only a theme reads. */
function themeFields(item: SidebarItem): { className?: string; customProps?: unknown } {
  return defined({ className: item.className, customProps: item.type === 'html' ? undefined : item.customProps });
}

/** The full tree for the shared part: unlisted pages are in no shared place (D17). */
export function publicItems(items: readonly SidebarItem[]): SidebarItem[] {
  const out: SidebarItem[] = [];
  for (const item of items) {
    if (item.type === 'html') out.push(item);
    else if (item.type === 'link') {
      if (!item.unlisted) out.push(item);
    } else {
      const { href, docId, linkUnlisted, ...rest } = item;
      const inner = publicItems(item.items);
      const linked = linkUnlisted ? {} : defined({ href, docId });
      if (inner.length > 0 || 'href' in linked) out.push({ ...rest, items: inner, ...linked });
    }
  }
  return out;
}

/** Labels from the home to the page (B1.78); null when the page is in no sidebar. */
export function breadcrumbsFor(sidebar: SidebarGraph, route: string): { label: string; href?: string }[] | null {
  const trail = sidebar.trails.get(samePathKey(route));
  if (!trail || trail.item.type === 'html') return null;
  const crumbs = trail.categories.map((category) => ({
    label: category.label,
    ...(category.href === undefined || category.linkUnlisted ? {} : { href: category.href }),
  }));
  return [...crumbs, { label: trail.item.label, href: route }];
}

/** Items that `<DocCardList/>` without items shows on a page: the children of its category, else its siblings (B1.71). */
function cardItems(sidebar: SidebarGraph, route: string): readonly SidebarItem[] {
  const trail = sidebar.trails.get(samePathKey(route));
  if (!trail) return sidebar.items;
  if (trail.item.type === 'category') return trail.item.items;
  return trail.categories[trail.categories.length - 1]?.items ?? sidebar.items;
}

/** Cards of `<DocCardList/>` on the page of a doc. */
export function cardsBeside(version: Pick<VersionGraph, 'byId' | 'sidebars'>, doc: DocMeta): Card[] {
  const sidebar = doc.sidebar === undefined ? undefined : version.sidebars.get(doc.sidebar);
  return sidebar ? makeCards(cardItems(sidebar, doc.route), version) : [];
}

/**
 * B1.68, B1.69: cards of sidebar items; those that lead nowhere, unlisted ones and html are left out.
 * A category is described by its own text or the number of its items, never by the doc that it leads to.
 */
export function makeCards(items: readonly SidebarItem[], version: Pick<VersionGraph, 'byId'>): Card[] {
  const cards: Card[] = [];
  for (const item of items) {
    if (item.type === 'html') continue;
    if (item.type === 'link') {
      const doc = item.docId === undefined ? undefined : version.byId.get(item.docId);
      if (!item.unlisted) cards.push(linkCard(item, doc));
      continue;
    }
    const href = (item.linkUnlisted ? undefined : item.href) ?? firstVisible(item.items);
    if (href === undefined) continue;
    const { icon, label } = leadingEmoji(item.label);
    const count = item.items.filter(
      (child) => child.type !== 'html' && !(child.type === 'link' && child.unlisted),
    ).length;
    cards.push({
      type: 'category',
      href,
      label,
      icon: icon ?? '🗃',
      ...(item.description === undefined ? { count } : { description: item.description }),
    });
  }
  return cards;
}

/** The card of one page. */
export function linkCard(
  item: Extract<SidebarItem, { type: 'link' }>,
  doc: Pick<DocMeta, 'description'> | undefined,
): Card {
  const { icon, label } = leadingEmoji(item.label);
  const description = item.description ?? (doc?.description || undefined);
  return {
    type: 'link',
    href: item.href,
    ...(item.external ? { external: true } : {}),
    label,
    icon: icon ?? (item.external ? '🔗' : '📄️'),
    ...defined({ description }),
  };
}

/** Emoji by ranges of our own, so that the answer is the same everywhere (D11): pictographs, flags, keycaps, with joiners. */
const EMOJI =
  /^(?:[\u{1f1e6}-\u{1f1ff}]{2}|[\d#*]\ufe0f?\u20e3|(?:[\u{1f000}-\u{1faff}]|[\u203c-\u3299]\ufe0f|[\u231a-\u23f3\u25fd\u25fe\u2614\u2615\u2648-\u2653\u267f\u2693\u26a1\u26aa\u26ab\u26bd\u26be\u26c4\u26c5\u26ce\u26d4\u26ea\u26f2\u26f3\u26f5\u26fa\u26fd\u2705\u270a\u270b\u2728\u274c\u274e\u2753-\u2757\u2795-\u2797\u27b0\u27bf\u2b1b\u2b1c\u2b50\u2b55])(?:[\u{1f3fb}-\u{1f3ff}]|\ufe0f|\u200d[\u{1f000}-\u{1faff}\u2640-\u27bf]\ufe0f?)*)\s*/u;

/** Splits a leading emoji off a label. */
function leadingEmoji(text: string): { icon?: string; label: string } {
  const match = EMOJI.exec(text);
  return match ? { icon: match[0].trim(), label: text.slice(match[0].length) } : { label: text };
}
