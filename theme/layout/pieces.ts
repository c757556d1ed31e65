/** Parts of the frame that most pages do not show: loaded in the browser when one is (`pieces-context.ts`). */
import { BackToTop } from './BackToTop.js';
import { ColorToggle } from './ColorToggle.js';
import { Footer } from './Footer.js';
import { MobileMenu } from './MobileMenu.js';
import { NavbarDropdown } from './NavbarDropdown.js';
import type { Pieces } from './pieces-context.js';
import { BlogSidebar } from './RecentPosts.js';

export const pieces: Pieces = {
  BackToTop,
  BlogSidebar,
  ColorToggle,
  Footer,
  MobileMenu,
  NavbarDropdown,
};
