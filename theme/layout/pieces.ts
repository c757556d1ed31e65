/** Parts of the frame that most pages do not render in the browser: loaded there when one does (`pieces-context.ts`). */
import '../texts/pieces.js';
import { AnnouncementBar } from './AnnouncementBar.js';
import { BackToTop } from './BackToTop.js';
import { Footer } from './Footer.js';
import { MobileMenu } from './MobileMenu.js';
import { Navbar } from './Navbar.js';
import { NavbarDropdown } from './NavbarDropdown.js';
import type { Pieces } from './pieces-context.js';
import { BlogSidebar } from './RecentPosts.js';
import { SidebarToggle } from './SidebarToggle.js';
import { SkipLink } from './SkipLink.js';

export const pieces: Pieces = {
  AnnouncementBar,
  BackToTop,
  BlogSidebar,
  Footer,
  MobileMenu,
  Navbar,
  NavbarDropdown,
  SidebarToggle,
  SkipLink,
};
