/** The bar on top: brand, items, search, colour mode; on phones the menu button (B5.52–B5.63). */
import { type ReactNode, useState } from 'react';
import type { NavbarItem as Item } from '../../../renderer/shared/client-site.js';
import { at } from '../../places/around.js';
import { NavbarItem } from '../../places/item-places.js';
import { useSite } from '../../runtime.js';
import { useText } from '../../texts.js';
import { ErrorBoundary } from '../frame/ErrorBoundary.js';
import { Icon } from '../frame/Icon.js';
import { Brand } from './Brand.js';
import { ColorToggle } from './ColorToggle.js';
import { useMenuContent } from './menu-content.js';
import { NarrowMenu } from './narrow-menu.js';
import { SearchButton } from './SearchButton.js';
import { useHideOnScroll } from './useHideOnScroll.js';

export function Navbar() {
  const [menu, setMenu] = useState(false);
  const content = useMenuContent();
  const bar = useBar(content.enabled, menu, () => setMenu(!menu));
  return (
    <>
      <NavbarFrame>
        <NavbarContent {...bar} />
      </NavbarFrame>
      <NarrowMenu content={content} shown={menu} close={() => setMenu(false)} />
    </>
  );
}

/** Content of the navbar besides its items. */
export interface Bar {
  toggle: ReactNode;
  brand: ReactNode;
  mode: ReactNode;
  search: ReactNode;
}

/** @param enabled whether there is a menu */
export function useBar(enabled: boolean, open: boolean, toggle: () => void): Bar {
  const { colorMode, search } = useSite();
  const t = useText();
  const button = enabled && (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={t('theme.docs.sidebar.toggleSidebarButtonAriaLabel')}
      aria-expanded={open}
      onClick={toggle}
    >
      <Icon name="menu" />
    </button>
  );
  return {
    toggle: button,
    brand: <Brand />,
    mode: !colorMode.disableSwitch && <ColorToggle />,
    search: search.provider !== 'none' && <SearchButton />,
  };
}

export function NavbarFrame({ children }: { children: ReactNode }) {
  const { hideOnScroll, style } = useSite().navbar;
  const hidden = useHideOnScroll(hideOnScroll);
  const t = useText();
  return (
    <nav
      aria-label={t('theme.NavBar.navAriaLabel')}
      className={`navbar theme-layout-navbar${style ? ` navbar--${style}` : ''}${hideOnScroll ? ' navbar--hideable' : ''}${hidden ? ' navbar--hidden' : ''}`}
    >
      {children}
    </nav>
  );
}

export function NavbarContent({ toggle, brand, mode, search }: Bar) {
  const { items } = useSite().navbar;
  const bar = at('SearchBar', search);
  const placed = items.some((item) => item.type === 'search');
  return (
    <div className="navbar__inner">
      <div className="navbar__items theme-layout-navbar-left">
        {at('Navbar/MobileSidebar/Toggle', toggle)}
        {at('Navbar/Logo', at('Logo', brand))}
        <Items items={items} side="left" />
      </div>
      <div className="navbar__items navbar__items--right theme-layout-navbar-right">
        <Items items={items} side="right" />
        {at('Navbar/ColorModeToggle', mode)}
        {!placed && at('Navbar/Search', bar, () => ({ children: bar }))}
      </div>
    </div>
  );
}

function Items({ items, side }: { items: Item[]; side: 'left' | 'right' }) {
  return items.map((item, i) =>
    item.position === side ? (
      <Guarded key={i} item={item}>
        <NavbarItem item={item} />
      </Guarded>
    ) : null,
  );
}

/** An item that throws says which one it is (B5.53). */
function Guarded({ item, children }: { item: Item; children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error) => {
        throw new Error(`A navbar item failed to render: ${JSON.stringify(item)}`, { cause: error });
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
