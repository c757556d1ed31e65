/**
 * The navbar of most sites in the browser: links, the brand and search, which are the same on every page but for the mark of the active link.
 * It is read back from the document (`still-frame.ts`); only the mark, the buttons of menu and colour mode, and the key of search are seen to.
 */
import { createElement, useLayoutEffect, useRef, useState } from 'react';
import type { ClientSite, NavbarItem } from '../../../renderer/shared/client-site.js';
import { usePage, useRuntime, useSite } from '../../runtime.js';
import { activeState, isActiveItem } from './active-link.js';
import { useMenuContent } from './menu-content.js';
import { workModeButton } from './mode-button.js';
import { NarrowMenu } from './narrow-menu.js';
import { showSearchKeys } from './search-keys.js';
import type { ReadBack } from './still-frame.js';

type LinkItem = Extract<NavbarItem, { type: 'link' | 'doc' | 'docSidebar' }>;

const isLink = (item: NavbarItem): item is LinkItem => /^(?:link|doc|docSidebar)$/.test(item.type);

type DocItem = Extract<NavbarItem, { type: 'doc' }>;

/** True if nothing else in the navbar depends on the page or on what the reader did: else its components are loaded. */
export function isStillNavbar({ navbar }: ClientSite): boolean {
  return (
    !navbar.hideOnScroll &&
    navbar.items.length > 0 &&
    navbar.items.every(
      (item) =>
        item.type === 'search' ||
        item.type === 'html' ||
        (isLink(item) && !(item as DocItem).versions && !(item as DocItem).unlisted),
    )
  );
}

/** Returns the links in document order. */
const linksOf = (items: NavbarItem[]): LinkItem[] =>
  ['left', 'right'].flatMap((side) => items.filter(isLink).filter(({ position }) => position === side));

export function StillNavbar({ part }: { part: ReadBack }) {
  const page = usePage();
  const { navbar, colorMode } = useSite();
  const { items } = navbar;
  const { storage } = useRuntime();
  const [menu, setMenu] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const content = useMenuContent();
  useLayoutEffect(() => showSearchKeys(nav.current!), []);
  useLayoutEffect(() => {
    const button = nav.current!.querySelector<HTMLButtonElement>('[data-modes]');
    return button ? workModeButton(button, colorMode, storage) : undefined;
  }, [colorMode, storage]);
  useLayoutEffect(() => {
    const links = nav.current!.querySelectorAll('.navbar__items>.navbar__link');
    for (const [index, item] of linksOf(items).entries()) {
      const link = links[index];
      const state = activeState(item, page);
      link?.classList.toggle('navbar__link--active', isActiveItem(item, page));
      if (state) link?.setAttribute('aria-current', state);
      else link?.removeAttribute('aria-current');
    }
  }, [items, page]);
  const toggle = ({ target }: { target: EventTarget }) => {
    if ((target as Element).closest('.navbar__toggle')) {
      // Until its panel is there, what the document has of the menu is shown, as before hydration (`early-scripts.ts`).
      document.documentElement.toggleAttribute('data-menu', !menu);
      setMenu(!menu);
    }
  };
  useLayoutEffect(() => {
    nav.current!.querySelector('.navbar__toggle')?.setAttribute('aria-expanded', String(menu));
  }, [menu]);
  return (
    <>
      {createElement(part.tag, { ...part.props, ref: nav, onClick: toggle })}
      <NarrowMenu content={content} shown={menu} close={() => setMenu(false)} />
    </>
  );
}
