/**
 * Source of the frame's parts: on the server all are loaded. In the browser those that are the same on every page are read from the
 * document (`still-frame.ts`), the rarer ones are loaded when they are first shown. They have `Suspense` boundaries of their own, so that the rest is hydrated without them.
 */
import { type ComponentType, createContext, use } from 'react';
import type { ClientSite, NavbarItem } from '../../../renderer/shared/client-site.js';
import type { RecentPosts } from '../../../renderer/shared/post.js';
import type { MenuContent } from '../navbar/menu-content.js';

/** Those of every page. */
export interface FramePieces {
  AnnouncementBar: ComponentType<{ bar: ClientSite['announcementBar'] }>;
  BackToTop: ComponentType;
  Footer: ComponentType<{ footer: ClientSite['footer'] }>;
  MobileMenu: ComponentType<{ content: MenuContent; shown: boolean; close: () => void }>;
  Navbar: ComponentType;
  NavbarDropdown: ComponentType<{
    item: Extract<NavbarItem, { type: 'dropdown' | 'docsVersion' | 'docsVersionDropdown' | 'localeDropdown' }>;
  }>;
  SidebarToggle: ComponentType;
  SkipLink: ComponentType;
}

/** Those of a blog besides (`RecentPosts.tsx`). */
export interface BlogPieces {
  BlogSidebar: ComponentType<{ recent: RecentPosts }>;
  RecentPosts: ComponentType<{ recent: RecentPosts; followed?: () => void }>;
}

export type Pieces = FramePieces & BlogPieces;

export const PiecesContext = createContext<Pieces | null>(null);

/** Every page gives them. */
export const usePieces = (): Pieces => use(PiecesContext)!;
