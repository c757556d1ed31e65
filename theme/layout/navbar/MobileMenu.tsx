/** The menu of phones: navbar items in the first panel, the page's own sidebar in the second (B5.66–B5.71). In the document from mount at ≤ 996 px. */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { NavbarItem as Item } from '../../../renderer/shared/client-site.js';
import { usePage, useRuntime, useSite } from '../../runtime.js';
import { T, useText } from '../../texts.js';
import { Icon } from '../frame/Icon.js';
import { usePieces } from '../frame/lazy-parts-context.js';
import { SidebarMenu } from '../sidebar/SidebarMenu.js';
import { isActiveItem } from './active-link.js';
import { Brand } from './Brand.js';
import { ColorToggle } from './ColorToggle.js';
import { inVersion } from './in-version.js';
import type { MenuContent } from './menu-content.js';
import { ItemLink, isOffered } from './NavbarItem.js';

interface MenuProps {
  content: MenuContent;
  shown: boolean;
  close: () => void;
}

export function MobileMenu({ content, shown, close }: MenuProps) {
  const [second, setSecond] = useSecondPanel(content, shown);
  const panel = useRef<HTMLDivElement>(null);
  useOpenMenu(shown, close, panel);
  return (
    <>
      <Backdrop shown={shown} close={close} />
      <MenuPanel
        panel={panel}
        shown={shown}
        second={second}
        header={<MenuHeader close={close} />}
        barMenu={
          <ul className="menu__list">
            {content.items.map((item, i) => (
              <MenuItem key={i} item={item} close={close} />
            ))}
          </ul>
        }
        pageMenu={
          <>
            {content.items.length > 0 && <BackButton back={() => setSecond(false)} />}
            <PageMenu content={content} close={close} />
          </>
        }
      />
    </>
  );
}

/** True if the second panel is shown: it is first whenever it exists, and again each time the menu closes (B5.69). */
export function useSecondPanel({ sidebar, recent }: MenuContent, shown: boolean) {
  const secondary = Boolean(sidebar || recent);
  const [second, setSecond] = useState(secondary);
  const [before, setBefore] = useState({ secondary, shown });
  if (before.secondary !== secondary || before.shown !== shown) {
    setBefore({ secondary, shown });
    if (before.secondary !== secondary || !shown) setSecond(secondary);
  }
  return [second, setSecond] as const;
}

export function Backdrop({ shown, close }: Omit<MenuProps, 'content'>) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click outside the menu closes it; the keyboard has Escape and the button
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside the menu closes it; the keyboard has Escape and the button
    <div className={`navbar-sidebar__backdrop${shown ? ' navbar-sidebar__backdrop--show' : ''}`} onClick={close} />
  );
}

export function MenuHeader({ close }: Pick<MenuProps, 'close'>) {
  const t = useText();
  const { colorMode } = useSite();
  return (
    <div className="navbar-sidebar__brand">
      <Brand />
      {!colorMode.disableSwitch && <ColorToggle />}
      <button
        type="button"
        className="navbar-sidebar__close navbar__icon clean-btn"
        aria-label={t('theme.docs.sidebar.closeSidebarButtonAriaLabel')}
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

export function BackButton({ back }: { back: () => void }) {
  return (
    <button type="button" className="navbar-sidebar__back clean-btn" onClick={back}>
      <T id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel" />
    </button>
  );
}

/** The page's own sidebar. */
export function PageMenu({ content: { sidebar, recent }, close }: Omit<MenuProps, 'shown'>) {
  const { RecentPosts } = usePieces();
  return (
    <>
      {sidebar && <SidebarMenu key={sidebar.name} slice={sidebar} followed={close} />}
      {recent && <RecentPosts recent={recent} followed={close} />}
    </>
  );
}

interface PanelProps {
  panel: RefObject<HTMLDivElement | null>;
  shown: boolean;
  second: boolean;
  header: ReactNode;
  barMenu: ReactNode;
  pageMenu: ReactNode;
}

export function MenuPanel({ panel, shown, second, header, barMenu, pageMenu }: PanelProps) {
  const t = useText();
  const first = useRef<HTMLDivElement>(null);
  const before = useRef(second);
  useLayoutEffect(() => {
    // The button that leads back is covered then: the focus goes on in what it led to.
    if (before.current && !second && shown) first.current?.querySelector<HTMLElement>('a, button, summary')?.focus();
    before.current = second;
  }, [second, shown]);
  return (
    <div
      ref={panel}
      className={`navbar-sidebar theme-layout-navbar-sidebar${shown ? ' navbar-sidebar--show' : ''}`}
      role="dialog"
      aria-modal="true"
      aria-label={t('theme.NavBar.navAriaLabel')}
      inert={!shown}
    >
      {header}
      <div className={`navbar-sidebar__items${second ? ' navbar-sidebar__items--show-secondary' : ''}`}>
        <div ref={first} className="navbar-sidebar__item menu" inert={second}>
          {barMenu}
        </div>
        <div className="navbar-sidebar__item menu" inert={!second}>
          {pageMenu}
        </div>
      </div>
    </div>
  );
}

/** Elements that are inert while the menu covers them: a navbar of the site's own may contain the menu. */
const BEHIND = '.skip,.announcement,.navbar,.main-wrapper,.footer';
const MENU = '.navbar-sidebar';

/** Scroll lock, focus, Escape, browser back and closing on every route change (B5.66, B5.68). */
export function useOpenMenu(shown: boolean, close: () => void, panel: RefObject<HTMLDivElement | null>) {
  const { route } = usePage();
  const { holdBack } = useRuntime();
  const closeRef = useRef(close);
  closeRef.current = close;
  // A new route closes the menu; the first one must not: a click made before hydration may have opened it already.
  const last = useRef(route);
  useEffect(() => {
    if (last.current !== route) closeRef.current();
    last.current = route;
  }, [route]);
  useLayoutEffect(() => {
    if (!shown) return;
    // The panel takes the place of the plain menu, if that is open; a link in it that has the focus keeps it.
    delete document.documentElement.dataset.menu;
    const focused = document.activeElement;
    const href = focused?.getAttribute('href');
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    const same = href && find(`.navbar-sidebar__item:not([inert]) a[href="${CSS.escape(href)}"]`);
    (same || find('.navbar-sidebar__close'))?.focus();
    const from = href ? document.querySelector('.navbar__toggle') : focused;
    document.body.style.overflow = 'hidden';
    const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)].filter((part) => !part.querySelector(MENU));
    for (const element of behind) element.inert = true;
    const release = holdBack(() => closeRef.current());
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeRef.current();
    };
    addEventListener('keydown', onKey);
    return () => {
      document.body.style.overflow = 'visible';
      for (const element of behind) element.inert = false;
      release();
      removeEventListener('keydown', onKey);
      if (from instanceof HTMLElement && document.contains(from)) from.focus();
    };
  }, [shown, holdBack, panel]);
}

export function MenuItem({ item, close }: { item: Item; close: () => void }) {
  const page = usePage();
  if (item.type === 'search' || item.type === 'custom' || !isOffered(item, page.route)) return null;
  if (item.type === 'html') return <li className="menu__list-item" dangerouslySetInnerHTML={{ __html: item.value }} />;
  if (item.type === 'dropdown' || item.type === 'docsVersionDropdown' || item.type === 'localeDropdown') {
    // A collapsible list, open where the page is in it (B5.71).
    return (
      <li className="menu__list-item">
        <details className="menu__details" open={isActiveItem(item, page)}>
          <summary className="menu__link menu__link--sublist menu__link--sublist-caret">{item.label}</summary>
          <ul className="menu__list">
            {item.items.map((child, i) => (
              <MenuItem key={i} item={inVersion(child, page)} close={close} />
            ))}
          </ul>
        </details>
      </li>
    );
  }
  // Closing takes back a step of the history, which would keep the browser from leaving for another site.
  const onClick = item.type === 'language' ? undefined : close;
  return (
    <li className="menu__list-item">
      <ItemLink item={item} className="menu__link" active="menu__link--active" onClick={onClick} />
    </li>
  );
}
