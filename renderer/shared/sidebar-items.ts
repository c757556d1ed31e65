/** Finished sidebars and cards, every address final. Browser-safe. */

/** A finished sidebar item. `href` is a permalink with base and trailing-slash rule applied. */
export type SidebarItem =
  | {
      type: 'link';
      label: string;
      href: string;
      docId?: string;
      unlisted?: true;
      external?: true;
      className?: string;
      customProps?: unknown;
      description?: string;
      key?: string;
    }
  | {
      type: 'category';
      label: string;
      items: SidebarItem[];
      collapsible: boolean;
      collapsed: boolean;
      href?: string;
      linkUnlisted?: true;
      docId?: string;
      className?: string;
      customProps?: unknown;
      description?: string;
      key?: string;
    }
  | { type: 'html'; value: string; defaultStyle: boolean; className?: string };

/** A page's part of its sidebar: closed categories have `more: true` and no items; a long list is cut (D35) with `gap` entries, whose `href` is the nearest page in them. */
export type SliceItem =
  | {
      type: 'link';
      label: string;
      href: string;
      external?: true;
      unlisted?: true;
      className?: string;
      customProps?: unknown;
    }
  | {
      type: 'category';
      label: string;
      items?: SliceItem[];
      more?: true;
      collapsible: boolean;
      collapsed: boolean;
      href?: string;
      firstHref?: string;
      className?: string;
      customProps?: unknown;
    }
  | { type: 'html'; value: string; defaultStyle: boolean; className?: string }
  | { type: 'gap'; count: number; href?: string };

export interface SidebarSlice {
  /** Stable name, key of the shared sidebar part. */
  name: string;
  /** Address of the shared part. */
  part: string;
  items: SliceItem[];
}

export interface Card {
  type: 'category' | 'link';
  href: string;
  external?: boolean;
  label: string;
  icon: string;
  description?: string;
  /** Number of entries of a category without description (B1.68). */
  count?: number;
}
