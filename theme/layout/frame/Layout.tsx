/** The frame of every page (B5.65): skip link, announcement, navbar, sidebar and page, footer. Stays while pages change. */
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { besideBlog, hasOwnBlog } from '../../places/around.js';
import { DocSidebar } from '../../places/aside-places.js';
import { inLayout } from '../../places/frame-places.js';
import { usePage, useSite } from '../../runtime.js';
import { ErrorBoundary, Part } from './ErrorBoundary.js';
import { usePieces } from './lazy-parts-context.js';

/** Id of the element after the navbar that contains everything else. */
export const CONTENT_ID = '__docusaurus_skipToContent_fallback';

export function Layout({ children }: { children: ReactNode }) {
  const page = usePage();
  const { announcementBar, docs, footer } = useSite();
  const { AnnouncementBar, BackToTop, BlogSidebar, Footer, Navbar, SidebarToggle, SkipLink } = usePieces();
  const scrolled = useScrolled();
  const isDoc = page.kind === 'doc' || page.kind === 'generated-index';
  const sidebar = 'sidebar' in page ? page.sidebar : null;
  const recent = 'recent' in page && !hasOwnBlog(page) ? page.recent : null;
  const inner = (
    <div id={CONTENT_ID} className={`wrapper${sidebar || recent ? ' wrapper--side' : ''} main-wrapper`}>
      <Part>
        {sidebar && (
          <DocSidebar key={sidebar.name} slice={sidebar}>
            {docs.sidebarHideable && <SidebarToggle />}
          </DocSidebar>
        )}
        {recent && besideBlog(<BlogSidebar recent={recent} />, recent)}
      </Part>
      <ErrorBoundary key={page.route}>{children}</ErrorBoundary>
      <Suspense>{isDoc && scrolled && <BackToTop />}</Suspense>
    </div>
  );
  // Rendered in any case: site files that replace them may show something without configuration.
  const bar = <AnnouncementBar bar={announcementBar} />;
  const foot = <Footer footer={footer} />;
  return inLayout(inner, { skip: <SkipLink />, bar, navbar: <Navbar />, foot });
}

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
