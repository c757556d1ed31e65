/**
 * The entries of a docs sidebar as places. The browser files of a site that was not moved have `layout/sidebar/SidebarItems.tsx` in place of this
 * file.
 */
import { use, useEffect, useState } from 'react';
import type { SliceItem } from '../../renderer/shared/sidebar-items.js';
import { SidebarCategory } from '../layout/sidebar/SidebarCategory.js';
import { Entry } from '../layout/sidebar/SidebarItems.js';
import { SidebarContext, type SidebarState } from '../layout/sidebar/sidebar-context.js';
import { itemKey } from '../layout/sidebar/sidebar-tree.js';
import { usePage, useSite } from '../runtime.js';
import { isOwn, Parts, Place } from './place.js';
import { ExpandedContext, type Parts as PartTable, type PlaceProps } from './place-contexts.js';

interface ListProps {
  items: SliceItem[];
  level: number;
}

/** Renders the list of level 1 and its entries. */
export function SidebarItems({ items, level }: ListProps) {
  const { route, loadAll, followed } = useSidebar();
  useAllEntries(READERS, loadAll);
  const props = () => ({ items, level, activePath: route, onItemClick: followed });
  return (
    <Parts parts={SIDEBAR_PARTS}>
      <Place name="DocSidebarItems" props={props} />
    </Parts>
  );
}

/** Places that receive the content of a category: they get every entry, of which a page has few. */
const READERS = ['DocSidebarItems', 'DocSidebarItem', 'DocSidebarItem/Category'];

/** Loads every entry where the site has components of its own for one of some places. */
export function useAllEntries(names: readonly string[], loadAll: () => Promise<void>): void {
  const isRead = names.some(isOwn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isRead) loadAll().catch(() => {});
  }, [isRead]);
}

/** A category whose entries are being loaded. */
const withEntries = (item: SliceItem): SliceItem =>
  item.type === 'category' && !item.items?.length
    ? { ...item, items: [{ type: 'gap', count: 1, href: item.firstHref }] }
    : item;

const isEntry = (item: unknown): item is SliceItem => typeof item === 'object' && item !== null && 'type' in item;

/** Returns the sidebar around a list; a component of the site may render a list without one. */
function useSidebar(): SidebarState {
  const { route } = usePage();
  return use(SidebarContext) ?? { route, loadAll: () => Promise.resolve() };
}

function Entries({ items = [], level = 1, onItemClick }: PlaceProps) {
  const outer = useSidebar();
  const { route } = outer;
  const [expandedItem, setExpandedItem] = useState<number | null>(null);
  const isRead = READERS.some(isOwn);
  const followed = onItemClick ?? outer.followed;
  return (
    <SidebarContext value={{ ...outer, followed }}>
      <ExpandedContext value={{ expandedItem, setExpandedItem }}>
        {items.filter(isEntry).map((item, index) => {
          const key = itemKey(item, index);
          if (item.type === 'gap') return <Entry key={key} item={item} />;
          const shown = isRead ? withEntries(item) : item;
          const props = () => ({ item: shown, level, index, activePath: route, onItemClick: followed });
          return <Place key={key} name="DocSidebarItem" props={props} />;
        })}
      </ExpandedContext>
    </SidebarContext>
  );
}

type Category = Extract<SliceItem, { type: 'category' }>;

function UsualCategory({ item, level, index }: { item: Category; level: number; index: number }) {
  const { docs } = useSite();
  const { expandedItem, setExpandedItem } = use(ExpandedContext);
  return (
    <SidebarCategory
      item={item}
      level={level}
      displaced={expandedItem !== null && expandedItem !== index}
      opened={() => docs.autoCollapseCategories && setExpandedItem(index)}
    >
      {item.items && <Place name="DocSidebarItems" props={() => ({ items: item.items, level: level + 1 })} />}
    </SidebarCategory>
  );
}

const KINDS = { category: 'Category', link: 'Link', html: 'Html', gap: 'Link' };

const entry = ({ item }: PlaceProps) => item && item.type !== 'category' && <Entry item={item} />;

export const SIDEBAR_PARTS: PartTable = {
  DocSidebarItems: (props) => <Entries {...props} />,
  DocSidebarItem: (props) =>
    props.item && <Place name={`DocSidebarItem/${KINDS[props.item.type]}`} props={() => props} />,
  'DocSidebarItem/Category': ({ item, level = 1, index = 0 }) =>
    item?.type === 'category' && <UsualCategory item={item} level={level} index={index} />,
  'DocSidebarItem/Link': entry,
  'DocSidebarItem/Html': entry,
};
