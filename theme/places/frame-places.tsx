/** The frame of every page as places; `no-places.tsx` replaces it if the site was not migrated. */
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Announcement, CloseAnnouncement } from '../layout/frame/announcement-parts.js';
import { Part } from '../layout/frame/ErrorBoundary.js';
import { usePage, useSite } from '../runtime.js';
import { around, at } from './around.js';
import { BarParts } from './bar-places.js';
import { childrenOf, Parts, Place } from './place.js';
import type { Parts as PartTable } from './place-contexts.js';

/** Content above and below every page. */
export interface Frame {
  skip: ReactNode;
  bar: ReactNode;
  navbar: ReactNode;
  foot: ReactNode;
}

/** The page in the frame. */
export const inLayout = (inner: ReactElement<{ className?: string }>, frame: Frame): ReactNode => (
  <Framed inner={inner} frame={frame} />
);

/** A React page without the layout is rendered alone, as in Docusaurus. */
function Framed({ inner, frame }: { inner: ReactElement<{ className?: string }>; frame: Frame }): ReactNode {
  const announcement = useSite().announcementBar;
  // What it adds to the head is that of every page.
  const metadata = at('SiteMetadata', null);
  if ('frameless' in usePage())
    return (
      <>
        {metadata}
        {cloneElement(inner, { className: undefined })}
      </>
    );
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
    'AnnouncementBar/Content': announcement && <Announcement content={announcement.content} />,
    'AnnouncementBar/CloseButton': <CloseAnnouncement />,
    Footer: foot,
    'Layout/Provider': childrenOf,
    Layout: ({ children }) => layout(children),
  };
  // A page may use the layout that contains it: inside, it renders only its children.
  const within = <Parts parts={{ Layout: childrenOf }}>{inner}</Parts>;
  return (
    <BarParts>
      <Parts parts={parts}>
        {metadata}
        <Place name="Layout" props={() => ({ children: within })} />
      </Parts>
    </BarParts>
  );
}
