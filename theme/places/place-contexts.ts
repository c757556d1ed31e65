/** Contexts of places: one instance for the theme and for components of a migrated site, like `runtime.ts`. */
import { type ComponentType, createContext, type ReactNode } from 'react';
import type { TagRef } from '../../renderer/shared/page-fields.js';
import type { Author, Pagination, PostItem } from '../../renderer/shared/post.js';
import type { SliceItem } from '../../renderer/shared/sidebar-items.js';
import type { CodeBlockProps } from '../content/CodeBlock.js';

/** A heading as the reference lists it. */
export interface TocEntry {
  id: string;
  level: number;
  /** Inline HTML. */
  value: string;
}

type Target = { title?: string; permalink: string };

/** Props of Docusaurus' components that the theme reads; code of a site passes them too. */
export interface PlaceProps {
  /** Shows posts of a year. */
  ListComponent?: ComponentType<{ items: readonly unknown[] }>;
  children?: ReactNode;
  author?: Author;
  className?: string;
  count?: number;
  description?: string;
  editUrl?: string;
  header?: ReactNode;
  href?: string;
  /** Of a card. */
  icon?: ReactNode;
  isNext?: boolean;
  index?: number;
  /** An entry of a sidebar. */
  item?: SliceItem;
  /** Posts, or entries of a sidebar. */
  items?: readonly unknown[];
  label?: ReactNode;
  lastUpdatedAt?: number;
  lastUpdatedBy?: string;
  level?: number;
  maxHeadingLevel?: number;
  metadata?: Pagination;
  minHeadingLevel?: number;
  next?: Target;
  nextItem?: Target;
  onItemClick?: () => void;
  permalink?: string;
  previous?: Target;
  prevItem?: Target;
  primaryMenu?: ReactNode;
  secondaryMenu?: ReactNode;
  subLabel?: ReactNode;
  tags?: TagRef[];
  title?: ReactNode;
  toc?: ReactNode | readonly TocEntry[];
  yearGroupHeadingClassName?: string;
}

/** The part in a place of the page: a node, or a function of the props that a component of the site passes. */
export type PartView = ReactNode | ((props: PlaceProps) => ReactNode);
export type Parts = Readonly<Record<string, PartView>>;

/** Parts in the places of a page, by Docusaurus' names (`places/place.tsx`). */
export const PartsContext = createContext<Parts>({});

/** Nesting depth of a site's component within itself, by name. */
export const NestingContext = createContext<Readonly<Record<string, number>>>({});

/** Components of a moved site for places, by the reference's names: filled before the first page is rendered. */
export const ownParts: Record<string, unknown> = {};

/** The block of code that a component of the site was given: `html` is its finished content. */
export const BlockContext = createContext<CodeBlockProps | null>(null);

/** Components of places, by kind and name: each is created once, so that its state outlives the module that names it. */
export const placeComponents = new Map<string, ComponentType<PlaceProps>>();

/** The menu of narrow screens. */
export interface Menu {
  /** True if there is one on this page and at this width. */
  shouldRender: boolean;
  shown: boolean;
  toggle(): void;
  /** The panel with the page's own sidebar covers that of the navbar. */
  second: boolean;
  hide(): void;
  /** Content of that panel. */
  content: ReactNode;
}

/** Null outside of the bar. */
export const MenuContext = createContext<Menu | null>(null);

/** True if this is the panel of the page's own sidebar. */
export const InMenuContext = createContext(false);

/** The entry of a sidebar list that was opened last. */
export interface Expanded {
  expandedItem: number | null;
  setExpandedItem(index: number | null): void;
}

export const ExpandedContext = createContext<Expanded>({ expandedItem: null, setExpandedItem: () => {} });

/** The post that is shown: a list shows several. */
export interface ShownPost {
  post: PostItem;
  /** On its own page. */
  alone: boolean;
}

export const PostContext = createContext<ShownPost | null>(null);
