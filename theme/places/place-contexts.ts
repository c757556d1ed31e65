/** What places of the page read: one instance for the theme and for components of a moved site, like `runtime.ts`. */
import { type ComponentType, createContext, type ReactNode } from 'react';
import type { TagRef } from '../../renderer/shared/page-fields.js';
import type { Author, Pagination, PostItem } from '../../renderer/shared/post.js';

/** A heading as the reference lists it. */
export interface TocEntry {
  id: string;
  level: number;
  /** Inline HTML. */
  value: string;
}

type Target = { title?: string; permalink: string };

/** What components of the reference are given, where the theme reads it; code of a site gives it too. */
export interface PlaceProps {
  children?: ReactNode;
  author?: Author;
  className?: string;
  count?: number;
  editUrl?: string;
  isNext?: boolean;
  items?: readonly { content: { provider: ComponentType<{ children: ReactNode }> } }[];
  label?: ReactNode;
  lastUpdatedAt?: number;
  lastUpdatedBy?: string;
  maxHeadingLevel?: number;
  metadata?: Pagination;
  minHeadingLevel?: number;
  next?: Target;
  nextItem?: Target;
  permalink?: string;
  previous?: Target;
  prevItem?: Target;
  subLabel?: ReactNode;
  tags?: TagRef[];
  title?: ReactNode;
  toc?: ReactNode | readonly TocEntry[];
}

/** What stands in a place of the page: a node, or a function of the props that a component of the site gives. */
export type PartView = ReactNode | ((props: PlaceProps) => ReactNode);
export type Parts = Readonly<Record<string, PartView>>;

/** What stands in the places of a page, by the reference's names (`places/place.tsx`). */
export const PartsContext = createContext<Parts>({});

/** How often a component of the site stands within itself, by name. */
export const NestingContext = createContext<Readonly<Record<string, number>>>({});

/** Components of a moved site for places, by the reference's names: filled before the first page is rendered. */
export const ownParts: Record<string, unknown> = {};

/** The post that is shown: a list shows several. */
export interface ShownPost {
  post: PostItem;
  /** On its own page. */
  alone: boolean;
}

export const PostContext = createContext<ShownPost | null>(null);
