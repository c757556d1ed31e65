/**
 * Places of the frame. The browser files of a site that was not moved have `no-places.tsx` in place of this file: a first view has no code for
 * what it does not show.
 */
import type { ReactNode } from 'react';
import { Part } from '../layout/frame/ErrorBoundary.js';
import { childrenOf, Parts, Place } from './place.js';
import * as contexts from './place-contexts.js';

type PartTable = contexts.Parts;

/** What components of the site share with the theme. */
export const sharedPlaces: unknown = contexts;

export const hasOwnParts = (): boolean => Object.keys(contexts.ownParts).length > 0;

/** Takes the components of the site. */
export const addOwnParts = (parts: object | undefined): void => void Object.assign(contexts.ownParts, parts);

/** The usual part where nothing can stand in its place. */
export function at(name: string, part: ReactNode, props?: () => object): ReactNode {
  return <Place name={name} part={part} props={props} />;
}

/** A place whose own component names others: they are given for it. */
export function inside(name: string, part: ReactNode, parts: PartTable): ReactNode {
  return (
    <Parts parts={parts}>
      <Place name={name} part={part} />
    </Parts>
  );
}

/** What may stand round others. */
export function around(name: string, children: ReactNode): ReactNode {
  return <Place name={name} part={childrenOf} props={() => ({ children })} />;
}

/** What stands above and below every page. */
export interface Frame {
  skip: ReactNode;
  bar: ReactNode;
  navbar: ReactNode;
  foot: ReactNode;
}

/** The page in the frame. */
export function inLayout(inner: ReactNode, frame: Frame): ReactNode {
  const { skip, bar, navbar, foot } = frame;
  const layout = (children: ReactNode) => (
    <>
      {at('SkipToContent', skip)}
      <Part quiet>{at('AnnouncementBar', bar)}</Part>
      <Part>{at('Navbar', navbar)}</Part>
      {children}
      <Part>{at('Footer', foot)}</Part>
    </>
  );
  const parts: PartTable = {
    SkipToContent: skip,
    AnnouncementBar: bar,
    Navbar: navbar,
    Footer: foot,
    'Layout/Provider': childrenOf,
    Layout: ({ children }) => layout(children),
  };
  // A page may name the layout that it stands in: within, there is none.
  const within = <Parts parts={{ Layout: childrenOf }}>{inner}</Parts>;
  return (
    <Parts parts={parts}>
      <Place name="Layout" props={() => ({ children: within })} />
    </Parts>
  );
}
