/** Content of the mobile menu, and whether there is one. */
import { useEffect, useState } from 'react';
import type { NavbarItem as Item } from '../../../renderer/shared/client-site.js';
import { DESKTOP_BREAKPOINT } from '../../../renderer/shared/limits.js';
import type { RecentPosts as Recent } from '../../../renderer/shared/post.js';
import type { SidebarSlice } from '../../../renderer/shared/sidebar-items.js';
import { usePage, useSite } from '../../runtime.js';

export interface MenuContent {
  items: Item[];
  sidebar: SidebarSlice | null;
  recent: Recent | null;
  /** No button and no menu when both panels would be empty (B5.67). */
  enabled: boolean;
}

export function useMenuContent(): MenuContent {
  const { navbar } = useSite();
  const page = usePage();
  const sidebar = 'sidebar' in page ? page.sidebar : null;
  const recent = 'recent' in page ? page.recent : null;
  return { items: navbar.items, sidebar, recent, enabled: navbar.items.length > 0 || Boolean(sidebar || recent) };
}

/** True if the window is at most 996 px wide; false until mounted (B5.63). Becoming wide takes the menu away. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    const query = matchMedia(`(max-width: ${DESKTOP_BREAKPOINT / 16}em)`);
    const read = () => setNarrow(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return narrow;
}
