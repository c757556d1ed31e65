/**
 * Names of a doc on other pages: its title, its labels, its description, with the pages that show them. The functions that link
 * a site derive the same from the same document; any deviation is left to them.
 */
import type { DocPage, DocsTagPage, GeneratedIndexPage, MarkdownPage, Page } from '../../shared/page.js';
import type { NavLink } from '../../shared/page-fields.js';
import type { Card, SidebarItem, SidebarSlice, SliceItem } from '../../shared/sidebar-items.js';
import type { Site } from '../configuration/config-types.js';
import type { Document } from '../content/document.js';
import { linkCard } from '../docs/page-sidebar.js';
import { ownLabel, pagerLabel } from '../docs/sidebar-index.js';
import { descriptionOf, titleOf } from '../graph/document-facts.js';
import { sortByLabel } from '../helpers/order.js';
import { breadcrumbData, writtenFields } from './common-fields.js';
import { headingOf } from './docs-pages.js';

/** Pages that show docs by their names and have no code of their own. */
export type NamingPage = DocPage | MarkdownPage | GeneratedIndexPage | DocsTagPage;

/** Names of a doc that nothing but its own document gives it. */
export interface DocNames {
  title: string;
  /** In sidebars, in cards and at the end of breadcrumbs. */
  label: string;
  /** As the previous or next page. */
  pager: string;
  description: string;
}

/** A doc with other names than before. */
export interface Renamed {
  route: string;
  docId: string;
  before: DocNames;
  now: DocNames;
}

type Named = Pick<Document, 'frontMatter' | 'contentTitle' | 'excerpt'>;

export function namesOf(document: Named, id: string): DocNames {
  const title = titleOf(document, id);
  return {
    title,
    label: ownLabel(document.frontMatter, title),
    pager: pagerLabel({ document, title }),
    description: descriptionOf(document),
  };
}

/** Thrown where a page shows a doc in another way than its names tell. */
export class OddName extends Error {}

/** Gives docs other names. @returns undefined where one is shown in a way that its names do not tell */
export function unlessOdd<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof OddName) return undefined;
    throw error;
  }
}

/** Addresses of the docs whose names a page shows, its sidebar left out. */
export function shownDocs(page: Page): string[] {
  const links = 'prev' in page || 'next' in page ? [page.prev, page.next] : [];
  const found = links.flatMap((link) => link?.permalink ?? []);
  for (const { href } of cardsOf(page)) found.push(href);
  if (page.kind === 'docs-tag') for (const { permalink } of page.docs) found.push(permalink);
  return found;
}

function cardsOf(page: Page): Card[] {
  const own = page.kind === 'generated-index' ? page.cards : [];
  const slots = 'body' in page ? page.body.slots : [];
  return slots.length === 0 ? own : [...own, ...slots.flatMap((slot) => (slot.kind === 'cards' ? slot.items : []))];
}

/** Addresses in a slice, of docs and others. */
export function slicedDocs({ items }: Pick<SidebarSlice, 'items'>, found: string[] = []): string[] {
  for (const item of items) {
    if (item.type === 'link') found.push(item.href);
    else if (item.type === 'category' && item.items) slicedDocs({ items: item.items }, found);
  }
  return found;
}

/** The page of the doc itself, with its fields in the order in which linking makes them. */
export function renameOwn(
  site: Site,
  page: DocPage,
  document: Omit<Document, 'sections'>,
  { before, now }: Renamed,
): DocPage {
  const { canonical, description: _, ...head } = page.head;
  const crumbs = page.breadcrumbs;
  const last = crumbs?.at(-1);
  if (last && last.label !== before.label) throw new OddName();
  const breadcrumbs = crumbs && last ? [...crumbs.slice(0, -1), { ...last, label: now.label }] : crumbs;
  return {
    ...page,
    title: now.title,
    head: {
      canonical,
      ...(now.description ? { description: now.description } : {}),
      ...head,
      structuredData: breadcrumbData(site, breadcrumbs),
    },
    ...writtenFields(site, document),
    heading: headingOf(document, now.title),
    breadcrumbs,
  };
}

/** Any page that shows a doc, with its new names. */
export function renameOn(page: NamingPage, renamed: Renamed): NamingPage {
  let made = page;
  if ('prev' in made && made.prev) made = { ...made, prev: renameLink(made.prev, renamed) };
  if ('next' in made && made.next) made = { ...made, next: renameLink(made.next, renamed) };
  if (made.kind === 'generated-index') made = { ...made, cards: renameCards(made.cards, renamed) };
  if (made.kind === 'docs-tag') made = { ...made, docs: renameListed(made.docs, renamed) };
  if (!('body' in made) || !made.body.slots.some(({ kind }) => kind === 'cards')) return made;
  const slots = made.body.slots.map((slot) =>
    slot.kind === 'cards' ? { ...slot, items: renameCards(slot.items, renamed) } : slot,
  );
  return { ...made, body: { ...made.body, slots } };
}

function renameLink(link: NavLink, { route, before, now }: Renamed): NavLink {
  if (link.permalink !== route) return link;
  if (link.title !== before.pager) throw new OddName();
  return { ...link, title: now.pager };
}

function renameCards(cards: readonly Card[], { route, before, now }: Renamed): Card[] {
  const cardOf = ({ label, description }: DocNames) => linkCard({ type: 'link', label, href: route }, { description });
  const old = JSON.stringify(cardOf(before));
  return cards.map((card) => {
    if (card.type !== 'link' || card.href !== route) return card;
    if (JSON.stringify(card) !== old) throw new OddName();
    return cardOf(now);
  });
}

type Listed = DocsTagPage['docs'];

function renameListed(docs: Listed, { route, before, now }: Renamed): Listed {
  if (!docs.some(({ permalink }) => permalink === route)) return docs;
  // The order of two docs with one title depends on their places in the site.
  if (now.title !== before.title && docs.some(({ title }) => title === now.title)) throw new OddName();
  const renamed = docs.map((doc) => {
    if (doc.permalink !== route) return doc;
    if (doc.title !== before.title || (doc.description ?? '') !== before.description) throw new OddName();
    const { title, description } = now;
    return description ? { title, permalink: route, description } : { title, permalink: route };
  });
  return now.title === before.title ? renamed : sortByLabel(renamed, ({ title }) => title);
}

/** Returns a slice with the new label of a doc. */
export const renameInSlice = (slice: SidebarSlice, renamed: Renamed): SidebarSlice => ({
  ...slice,
  items: inSlice(slice.items, renamed),
});

const inSlice = (items: readonly SliceItem[], renamed: Renamed): SliceItem[] =>
  items.map((item) => {
    if (item.type === 'category') return item.items ? { ...item, items: inSlice(item.items, renamed) } : item;
    return item.type === 'link' && item.href === renamed.route ? relabel(item, renamed) : item;
  });

/** Returns the items of a whole sidebar with it. */
export const renameInSidebar = (items: readonly SidebarItem[], renamed: Renamed): SidebarItem[] =>
  items.map((item) => {
    if (item.type === 'category') return { ...item, items: renameInSidebar(item.items, renamed) };
    return item.type === 'link' && item.docId === renamed.docId ? relabel(item, renamed) : item;
  });

function relabel<Item extends { label: string }>(item: Item, { before, now }: Renamed): Item {
  if (item.label !== before.label) throw new OddName();
  return { ...item, label: now.label };
}
