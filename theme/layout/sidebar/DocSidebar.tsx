/** The column next to the text (B5.72): entries of the page's sidebar. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { SidebarSlice } from '../../../renderer/shared/sidebar-items.js';
import { useText } from '../../texts.js';
import { SidebarMenu } from './SidebarMenu.js';

interface SidebarProps {
  slice: SidebarSlice;
  /** Content below the entries. */
  children?: ReactNode;
}

export function DocSidebar({ slice, children }: SidebarProps) {
  return (
    <aside className="side theme-doc-sidebar-container">
      <SidebarContent slice={slice} />
      {children}
    </aside>
  );
}

export function SidebarContent({ slice }: SidebarProps) {
  const t = useText();
  const menu = useRef<HTMLElement>(null);
  // Once, on first load: scrolls the entry of this page into view without moving the page (B5.83).
  useEffect(() => {
    const box = menu.current;
    const entry = box?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!box || !entry || box.scrollHeight <= box.clientHeight) return;
    const offset = entry.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (offset > box.clientHeight * 0.8) box.scrollTop = offset - box.clientHeight / 2;
  }, []);
  return (
    <nav className="side__menu menu thin-scrollbar" aria-label={t('theme.docs.sidebar.navAriaLabel')} ref={menu}>
      <SidebarMenu slice={slice} />
    </nav>
  );
}
