/** Parts of the frame that most pages do not render in the browser: loaded there when one does (`lazy-parts-context.ts`). */
import '../../texts/frame-texts.js';
import { Navbar } from '../../places/bar-places.js';
import { MobileMenu } from '../navbar/MobileMenu.js';
import { NavbarDropdown } from '../navbar/NavbarDropdown.js';
import { SidebarToggle } from '../sidebar/SidebarToggle.js';
import { AnnouncementBar } from './AnnouncementBar.js';
import { BackToTop } from './BackToTop.js';
import { Footer } from './Footer.js';
import type { FramePieces } from './lazy-parts-context.js';
import { SkipLink } from './SkipLink.js';

export const pieces: FramePieces = {
  AnnouncementBar,
  BackToTop,
  Footer,
  MobileMenu,
  Navbar,
  NavbarDropdown,
  SidebarToggle,
  SkipLink,
};
