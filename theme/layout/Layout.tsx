/** The frame of every page (B5.65): skip link, announcement, navbar, sidebar and page, footer. Stays while pages change. */
import type { ReactNode } from 'react';
import { usePage } from '../runtime.js';
import { AnnouncementBar } from './AnnouncementBar.js';
import { DocSidebar } from './DocSidebar.js';
import { ErrorBoundary, Part } from './ErrorBoundary.js';
import { Footer } from './Footer.js';
import { Navbar } from './Navbar.js';
import { BlogSidebar } from './RecentPosts.js';
import { CONTENT_ID, SkipLink } from './SkipLink.js';

export function Layout({ children }: { children: ReactNode }) {
  const page = usePage();
  const sidebar = 'sidebar' in page ? page.sidebar : null;
  const recent = 'recent' in page ? page.recent : null;
  return (
    <>
      <SkipLink />
      <Part quiet>
        <AnnouncementBar />
      </Part>
      <Part>
        <Navbar />
      </Part>
      <div id={CONTENT_ID} className={`wrapper${sidebar || recent ? ' wrapper--side' : ''} main-wrapper`}>
        <Part>
          {sidebar && <DocSidebar key={sidebar.name} slice={sidebar} />}
          {recent && <BlogSidebar recent={recent} />}
        </Part>
        <ErrorBoundary key={page.route}>{children}</ErrorBoundary>
      </div>
      <Part>
        <Footer />
      </Part>
    </>
  );
}
