/** The entries of a docs sidebar: next to the text on wide screens, in the mobile menu's second panel on phones. */
import { memo, useState } from 'react';
import type { SidebarSlice, SliceItem } from '../../../renderer/shared/sidebar-items.js';
import { SidebarItems } from '../../places/sidebar-places.js';
import { usePage, useRuntime } from '../../runtime.js';
import { SidebarContext } from './sidebar-context.js';
import { mergeItems } from './sidebar-tree.js';

/** Keyed by the sidebar's name by its users: another sidebar starts afresh (B5.73). */
export const SidebarMenu = memo(function SidebarMenu({
  slice,
  followed,
}: {
  slice: SidebarSlice;
  followed?: () => void;
}) {
  const { route } = usePage();
  const runtime = useRuntime();
  const [all, setAll] = useState<((route: string) => SliceItem[]) | null>(null);
  const [seen, setSeen] = useState(slice);
  const [known, setKnown] = useState(slice.items);
  let items = known;
  if (seen !== slice) {
    items = mergeItems(known, slice.items);
    setSeen(slice);
    setKnown(items);
  }
  const loadAll = async () => {
    const itemsAt = await runtime.loadSidebar(slice.part);
    setAll(() => itemsAt);
  };
  return (
    <SidebarContext value={{ route, loadAll, followed }}>
      <ul className="theme-doc-sidebar-menu menu__list">
        <SidebarItems items={all ? all(route) : items} level={1} />
      </ul>
    </SidebarContext>
  );
});
