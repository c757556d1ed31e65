/** The bar on top as places. The browser files of a site that was not moved have `layout/navbar/Navbar.tsx` in place of this file. */
import { type ReactNode, Suspense, useRef, useState } from 'react';
import {
  BackButton,
  Backdrop,
  MenuHeader,
  MenuPanel,
  PageMenu,
  useOpenMenu,
  useSecondPanel,
} from '../layout/navbar/MobileMenu.js';
import { type MenuContent, useMenuContent, useNarrow } from '../layout/navbar/menu-content.js';
import { NavbarContent, NavbarFrame, Navbar as UsualNavbar, useBar } from '../layout/navbar/Navbar.js';
import { useSite } from '../runtime.js';
import { useColorMode } from '../shims/useColorMode.js';
import { hasOwnParts } from './around.js';
import { MobileSidebar } from './aside-places.js';
import { inBlogMenu } from './blog-places.js';
import { ITEM_PARTS } from './item-places.js';
import { givenOf } from './item-types.js';
import { Parts, Place } from './place.js';
import { MenuContext, type Parts as PartTable } from './place-contexts.js';

/** Without components of the site the whole navbar is one part, which a file of its `theme/` may replace. */
export const Navbar = () => (hasOwnParts() ? <Place name="Navbar" /> : <UsualNavbar />);

/** Provides the parts of the navbar and of its menu to its content. */
export function BarParts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const content = useMenuContent();
  const narrow = useNarrow();
  const toggle = () => setShown(!shown);
  const close = () => setShown(false);
  const [second, setSecond] = useSecondPanel(content, shown);
  const panel = useRef<HTMLDivElement>(null);
  const { enabled } = content;
  useOpenMenu(shown && enabled && narrow, close, panel);
  const bar = useBar(enabled, shown, toggle);
  const menu: PartTable = {
    'Navbar/MobileSidebar/Header': <MenuHeader close={close} />,
    'Navbar/MobileSidebar/PrimaryMenu': <PrimaryMenu content={content} close={close} />,
    'Navbar/MobileSidebar/SecondaryMenu': (
      <>
        {content.items.length > 0 && <BackButton back={() => setSecond(false)} />}
        <SecondMenu content={content} close={close} />
      </>
    ),
    'Navbar/MobileSidebar/Layout': ({ header, primaryMenu, secondaryMenu }) => (
      <MenuPanel
        panel={panel}
        shown={shown}
        second={second}
        header={header}
        barMenu={primaryMenu}
        pageMenu={secondaryMenu}
      />
    ),
    'Navbar/MobileSidebar': enabled && narrow && <Place name="Navbar/MobileSidebar/Layout" props={menuProps} />,
  };
  const parts: PartTable = {
    ...ITEM_PARTS,
    ...menu,
    'Navbar/MobileSidebar/Toggle': bar.toggle,
    Logo: bar.brand,
    'Navbar/Logo': <Place name="Logo" />,
    ColorModeToggle: ({ className }) => inClass(className, bar.mode),
    'Navbar/ColorModeToggle': ({ className }) => inClass(className, <ModeToggle />),
    SearchBar: bar.search,
    'Navbar/Search': ({ className, children }) => inClass(className, children),
    'Navbar/Content': <NavbarContent {...bar} />,
    'Navbar/Layout': ({ children }) => (
      <>
        <NavbarFrame>{children}</NavbarFrame>
        {/* The server's HTML is that of `Navbar`, which waits for the menu. */}
        <Suspense>
          {enabled && narrow && <Backdrop shown={shown} close={close} />}
          <Place name="Navbar/MobileSidebar" />
        </Suspense>
      </>
    ),
    Navbar: <Place name="Navbar/Layout" props={() => ({ children: <Place name="Navbar/Content" /> })} />,
  };
  const state = {
    shouldRender: enabled && narrow,
    shown,
    toggle,
    second,
    hide: () => setSecond(false),
    content: <SecondMenu content={content} close={close} />,
  };
  return (
    <MenuContext value={state}>
      <Parts parts={parts}>{children}</Parts>
    </MenuContext>
  );
}

/** A part of the bar in the class that an item, or code of the site, gives it. */
const inClass = (className: string | undefined, part: ReactNode): ReactNode =>
  className ? <div className={className}>{part}</div> : part;

/** The button in the bar; code of the site may show it elsewhere. */
function ModeToggle() {
  const { colorMode, setColorMode } = useColorMode();
  const { respectPrefersColorScheme } = useSite().colorMode;
  const props = () => ({ value: colorMode, onChange: setColorMode, respectPrefersColorScheme });
  return <Place name="ColorModeToggle" props={props} />;
}

const menuProps = () => ({
  header: <Place name="Navbar/MobileSidebar/Header" />,
  primaryMenu: <Place name="Navbar/MobileSidebar/PrimaryMenu" />,
  secondaryMenu: <Place name="Navbar/MobileSidebar/SecondaryMenu" />,
});

interface MenuProps {
  content: MenuContent;
  close: () => void;
}

function PrimaryMenu({ content, close }: MenuProps) {
  return (
    <ul className="menu__list">
      {content.items.map((item, i) => (
        <Place key={i} name="NavbarItem" props={() => ({ ...givenOf(item), mobile: true, onClick: close })} />
      ))}
    </ul>
  );
}

/** The sidebar of the page, which a component of the site may give. */
function SecondMenu({ content, close }: MenuProps) {
  const usual = <PageMenu content={content} close={close} />;
  if (content.recent) return inBlogMenu(usual, content.recent);
  return content.sidebar ? <MobileSidebar key={content.sidebar.name} slice={content.sidebar} part={usual} /> : usual;
}
