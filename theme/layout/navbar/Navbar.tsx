/** The bar on top: brand, items, search, colour mode; on phones the menu button (B5.52–B5.63). */
import { type ReactNode, Suspense, useState } from 'react';
import type { NavbarItem as Item } from '../../../renderer/shared/client-site.js';
import { at, inside } from '../../places/around.js';
import { useSite } from '../../runtime.js';
import { useText } from '../../texts.js';
import { ErrorBoundary } from '../frame/ErrorBoundary.js';
import { Icon } from '../frame/Icon.js';
import { usePieces } from '../frame/lazy-parts-context.js';
import { Brand } from './Brand.js';
import { ColorToggle } from './ColorToggle.js';
import { useMenuContent, useNarrow } from './menu-content.js';
import { NavbarItem } from './NavbarItem.js';
import { SearchButton } from './SearchButton.js';
import { useHideOnScroll } from './useHideOnScroll.js';

export function Navbar() {
  const { navbar, colorMode, search } = useSite();
  const [menu, setMenu] = useState(false);
  const hidden = useHideOnScroll(navbar.hideOnScroll);
  const content = useMenuContent();
  const t = useText();
  const narrow = useNarrow();
  const { MobileMenu } = usePieces();
  const placed = navbar.items.some((item) => item.type === 'search');
  const toggle = content.enabled && (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={t('theme.docs.sidebar.toggleSidebarButtonAriaLabel')}
      aria-expanded={menu}
      onClick={() => setMenu(!menu)}
    >
      <Icon name="menu" />
    </button>
  );
  const brand = <Brand />;
  const logo = at('Logo', brand);
  const mode = !colorMode.disableSwitch && <ColorToggle />;
  const bar = search.provider !== 'none' && <SearchButton />;
  const sides = (
    <>
      <div className="navbar__items theme-layout-navbar-left">
        {at('Navbar/MobileSidebar/Toggle', toggle)}
        {at('Navbar/Logo', logo)}
        <Items items={navbar.items} side="left" />
      </div>
      <div className="navbar__items navbar__items--right theme-layout-navbar-right">
        <Items items={navbar.items} side="right" />
        {at('Navbar/ColorModeToggle', mode)}
        {!placed && at('SearchBar', bar)}
      </div>
    </>
  );
  const named = {
    'Navbar/MobileSidebar/Toggle': toggle,
    'Navbar/Logo': logo,
    Logo: brand,
    'Navbar/ColorModeToggle': mode,
    SearchBar: bar,
  };
  return (
    <>
      <nav
        aria-label={t('theme.NavBar.navAriaLabel')}
        className={`navbar theme-layout-navbar${navbar.hideOnScroll ? ' navbar--hideable' : ''}${hidden ? ' navbar--hidden' : ''}`}
      >
        <div className="navbar__inner">{inside('Navbar/Content', sides, named)}</div>
      </nav>
      <Suspense>
        {content.enabled && narrow && <MobileMenu content={content} shown={menu} close={() => setMenu(false)} />}
      </Suspense>
    </>
  );
}

function Items({ items, side }: { items: Item[]; side: 'left' | 'right' }) {
  return items.map((item, i) =>
    item.position === side ? (
      <Guarded key={i} item={item}>
        {at('NavbarItem', <NavbarItem item={item} />, () => ({ ...item, mobile: false }))}
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
