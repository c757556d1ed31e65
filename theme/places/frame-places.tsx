/** The frame of every page as places; `no-places.tsx` stands for it where a site was not moved. */
import type { ReactNode } from 'react';
import { Part } from '../layout/frame/ErrorBoundary.js';
import { around, at } from './around.js';
import { BarParts } from './bar-places.js';
import { childrenOf, Parts, Place } from './place.js';
import type { Parts as PartTable } from './place-contexts.js';

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
  const layout = (children: ReactNode) =>
    around(
      'Layout/Provider',
      <>
        {at('SkipToContent', skip)}
        <Part quiet>{at('AnnouncementBar', bar)}</Part>
        <Part>{navbar}</Part>
        {children}
        <Part>{at('Footer', foot)}</Part>
      </>,
    );
  const parts: PartTable = {
    SkipToContent: skip,
    AnnouncementBar: bar,
    Footer: foot,
    'Layout/Provider': childrenOf,
    Layout: ({ children }) => layout(children),
  };
  // A page may name the layout that it stands in: within, there is none.
  const within = <Parts parts={{ Layout: childrenOf }}>{inner}</Parts>;
  return (
    <BarParts>
      <Parts parts={parts}>
        <Place name="Layout" props={() => ({ children: within })} />
      </Parts>
    </BarParts>
  );
}
