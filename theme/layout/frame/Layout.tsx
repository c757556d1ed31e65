/** The frame of every page (B5.65): skip link, announcement, navbar, sidebar and page, footer. Stays while pages change. */
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { RecentPosts } from '../../../renderer/shared/post.js';
import { childrenOf, Parts, Place } from '../../places/place.js';
import { type PlaceProps, usePage, useSite } from '../../runtime.js';
import { DocSidebar } from '../sidebar/DocSidebar.js';
import { ErrorBoundary, Part } from './ErrorBoundary.js';
import { usePieces } from './lazy-parts-context.js';

/** Id of the element after the navbar that everything else stands in. */
export const CONTENT_ID = '__docusaurus_skipToContent_fallback';

export function Layout({ children }: { children: ReactNode }) {
  const page = usePage();
  const { announcementBar, docs, footer } = useSite();
  const { AnnouncementBar, BackToTop, BlogSidebar, Footer, Navbar, SidebarToggle, SkipLink } = usePieces();
  const scrolled = useScrolled();
  const isDoc = page.kind === 'doc' || page.kind === 'generated-index';
  const sidebar = 'sidebar' in page ? page.sidebar : null;
  const recent = 'recent' in page ? page.recent : null;
  const inner = (
    <div id={CONTENT_ID} className={`wrapper${sidebar || recent ? ' wrapper--side' : ''} main-wrapper`}>
      <Part>
        {sidebar && (
          <Place
            name="DocSidebar"
            part={
              <DocSidebar key={sidebar.name} slice={sidebar}>
                {docs.sidebarHideable && <SidebarToggle />}
              </DocSidebar>
            }
            props={() => ({ sidebar: sidebar.items, path: page.route, isHidden: false })}
          />
        )}
        {recent && <Place name="BlogSidebar" part={<BlogSidebar recent={recent} />} props={() => sidebarOf(recent)} />}
      </Part>
      <ErrorBoundary key={page.route}>
        {/* A page may name the layout that it stands in. */}
        <Parts parts={{ Layout: childrenOf }}>{children}</Parts>
      </ErrorBoundary>
      <Suspense>{isDoc && scrolled && <BackToTop />}</Suspense>
    </div>
  );
  const parts = {
    SkipToContent: <SkipLink />,
    AnnouncementBar: announcementBar && <AnnouncementBar bar={announcementBar} />,
    Navbar: <Navbar />,
    Footer: footer && <Footer footer={footer} />,
    'Layout/Provider': childrenOf,
    Layout: frame,
  };
  return (
    <Parts parts={parts}>
      <Place name="Layout" props={() => ({ children: inner, title: page.title, description: page.head.description })} />
    </Parts>
  );
}

/** The page between what stands above and below every page. */
function frame({ children }: PlaceProps): ReactNode {
  return (
    <>
      <Place name="SkipToContent" />
      <Part quiet>
        <Place name="AnnouncementBar" />
      </Part>
      <Part>
        <Place name="Navbar" />
      </Part>
      {children}
      <Part>
        <Place name="Footer" />
      </Part>
    </>
  );
}

const sidebarOf = ({ title, groups }: RecentPosts) => ({
  sidebar: { title, items: groups.flatMap(({ items }) => items) },
});

/** Becomes true when the page is scrolled first: only then is there a way back to its top. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => setScrolled(true);
    addEventListener('scroll', onScroll, { passive: true, once: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return scrolled;
}
