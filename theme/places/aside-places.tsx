/** The column of the docs sidebar as places. The browser files of a site that was not moved have `layout/sidebar/DocSidebar.tsx` in place of this file. */
import { type ReactNode, useState } from 'react';
import type { SidebarSlice, SliceItem } from '../../renderer/shared/sidebar-items.js';
import { SidebarContent } from '../layout/sidebar/DocSidebar.js';
import { SidebarContext } from '../layout/sidebar/sidebar-context.js';
import { usePage, useRuntime } from '../runtime.js';
import { Parts, Place } from './place.js';
import { InMenuContext } from './place-contexts.js';
import { readable } from './reference-props.js';
import { SIDEBAR_PARTS, useAllEntries } from './sidebar-places.js';

/** Places that are given the whole sidebar. */
const READERS = ['DocSidebar', 'DocSidebar/Desktop', 'DocSidebar/Desktop/Content'];

/** Returns the props of a component for a sidebar, and the function that loads the whole of it. */
function useSidebarProps(slice: SidebarSlice, names: readonly string[]) {
  const { route } = usePage();
  const { loadSidebar } = useRuntime();
  const [all, setAll] = useState<((route: string) => SliceItem[]) | null>(null);
  const loadAll = async () => {
    const itemsAt = await loadSidebar(slice.part);
    setAll(() => itemsAt);
  };
  useAllEntries(names, loadAll);
  const sidebar = readable(all ? all(route) : slice.items);
  return { state: { route, loadAll }, props: () => ({ sidebar, path: route, isHidden: false, onCollapse: () => {} }) };
}

/** `children`: content below the entries. */
export function DocSidebar({ slice, children }: { slice: SidebarSlice; children?: ReactNode }) {
  const { state, props } = useSidebarProps(slice, READERS);
  const parts = {
    ...SIDEBAR_PARTS,
    'DocSidebar/Desktop/Content': <SidebarContent slice={slice} />,
    'DocSidebar/Desktop/CollapseButton': children,
    'DocSidebar/Desktop': (
      <>
        <Place name="DocSidebar/Desktop/Content" props={props} />
        <Place name="DocSidebar/Desktop/CollapseButton" props={props} />
      </>
    ),
    // It is in the menu of narrow screens.
    'DocSidebar/Mobile': null,
    DocSidebar: <Place name="DocSidebar/Desktop" props={props} />,
  };
  return (
    <aside className="side theme-doc-sidebar-container">
      <SidebarContext value={state}>
        <Parts parts={parts}>
          <Place name="DocSidebar" props={props} />
        </Parts>
      </SidebarContext>
    </aside>
  );
}

/** The sidebar in the menu of narrow screens. */
export function MobileSidebar({ slice, part }: { slice: SidebarSlice; part: ReactNode }) {
  const { state, props } = useSidebarProps(slice, ['DocSidebar/Mobile']);
  return (
    <InMenuContext value={true}>
      <SidebarContext value={state}>
        <Parts parts={SIDEBAR_PARTS}>
          <Place name="DocSidebar/Mobile" part={part} props={props} />
        </Parts>
      </SidebarContext>
    </InMenuContext>
  );
}
