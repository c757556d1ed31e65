/**
 * Where the frame gets its rarer parts from: on the server they are all there, in the browser each is loaded when it is shown first.
 * They stand in `Suspense` of their own, so that the rest is hydrated without them.
 */
import { type ComponentType, createContext, use } from 'react';
import type { ClientSite, NavbarItem } from '../../renderer/site/client-site.js';
import type { RecentPosts } from '../../renderer/site/types.js';
import type { MenuContent } from './menu-content.js';

export interface Pieces {
  BackToTop: ComponentType;
  BlogSidebar: ComponentType<{ recent: RecentPosts }>;
  ColorToggle: ComponentType;
  Footer: ComponentType<{ footer: NonNullable<ClientSite['footer']> }>;
  MobileMenu: ComponentType<{ content: MenuContent; shown: boolean; close: () => void }>;
  NavbarDropdown: ComponentType<{
    item: Extract<NavbarItem, { type: 'dropdown' | 'docsVersionDropdown' | 'localeDropdown' }>;
  }>;
}

export const PiecesContext = createContext<Pieces | null>(null);

export function usePieces(): Pieces {
  const pieces = use(PiecesContext);
  if (!pieces) throw new Error('usePieces outside a page');
  return pieces;
}
