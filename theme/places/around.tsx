/**
 * Places of the frame. The browser files of a site that was not moved have `no-places.tsx` in place of this file: a first view has no code for
 * what it does not show.
 */
import type { ReactNode } from 'react';
import type { Page } from '../../renderer/shared/page.js';
import type { IconName } from '../layout/frame/icon-paths.js';
import { iconPlace } from './icon-names.js';
import { childrenOf, isOwn, Place } from './place.js';
import * as contexts from './place-contexts.js';

export { atYears, besideBlog } from './blog-places.js';

/** Contexts that components of the site share with the theme. */
export const sharedPlaces: unknown = contexts;

/** The frame consists of places, which need all texts of the frame, whether or not they are replaced. */
export const hasPlaces = true;

export const hasOwnParts = (): boolean => Object.keys(contexts.ownParts).length > 0;

/** True if the site lays out a blog page: its sidebar is part of that layout. Lists of tags have one layout for docs and posts. */
export const hasOwnBlog = ({ kind }: Pick<Page, 'kind'>): boolean => kind !== 'tag-index' && isOwn('BlogLayout');

/** One of our icons, or that of the site. @param className gives its size */
export function atIcon(name: IconName, part: ReactNode, className: string): ReactNode {
  const place = iconPlace(name);
  return place === undefined ? part : at(place, part, () => ({ className }));
}

/** Takes the components of the site. */
export const addOwnParts = (parts: object | undefined): void => void Object.assign(contexts.ownParts, parts);

/** Returns the default part if nothing can replace it. */
export function at(name: string, part: ReactNode, props?: () => object): ReactNode {
  return <Place name={name} part={part} props={props} />;
}

/** Returns the place around some children. */
export function around(name: string, children: ReactNode): ReactNode {
  return <Place name={name} part={childrenOf} props={() => ({ children })} />;
}
