import { createContext } from 'react';

/** State shared by the items of one sidebar. */
export interface SidebarState {
  route: string;
  /** Loads all entries into the tree; rejects when the part cannot be loaded. */
  loadAll(): Promise<void>;
  /** The reader followed a link (the mobile menu closes on it, B5.70). */
  followed?: () => void;
}

export const SidebarContext = createContext<SidebarState | null>(null);
