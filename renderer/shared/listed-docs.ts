/** Lists of docs and sidebars that code of a moved site reads; a page holds what its own code reads of them, and no page else any. */
import type { SidebarItem } from './sidebar-items.js';

export interface ListedDoc {
  id: string;
  title: string;
  description: string;
  path: string;
  sidebar?: string;
}

/** Lists of a version, by id of the doc and name of the sidebar. */
export interface VersionLists {
  docs: Readonly<Record<string, ListedDoc>>;
  docsSidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}

/** By instance and version. */
export type DocsLists = Readonly<Record<string, Readonly<Record<string, VersionLists>>>>;

/** Lists by `instance/version`. */
export type ListsRead = { [Kind in keyof VersionLists]?: Record<string, VersionLists[Kind]> };
