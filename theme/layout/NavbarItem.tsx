/** One item of the navbar on wide screens; `MenuItem` is its form in the mobile menu. */
import { useEffect, useRef, useState } from 'react';
import type { NavbarItem as Item } from '../../renderer/site/client-site.js';
import { usePage } from '../runtime.js';
import { isActiveItem, isSamePath } from './active.js';
import { Link } from './Link.js';
import { SearchButton } from './SearchButton.js';

type ItemOf<T extends Item['type']> = Extract<Item, { type: T }>;
type Dropdown = ItemOf<'dropdown' | 'docsVersionDropdown' | 'localeDropdown'>;

/** What an item says: markup for `html` labels, else text. */
export function itemLabel(item: Item) {
  if (item.type === 'link' && item.html) return <span dangerouslySetInnerHTML={{ __html: item.html }} />;
  return 'label' in item ? item.label : '';
}

/** The links of a dropdown; a language is marked as one. */
export function dropdownItems(item: Dropdown): Item[] {
  if (item.type !== 'localeDropdown') return item.items;
  return item.items.map(({ label, href }) => ({ type: 'link', position: 'left', label, href, external: false }));
}

/** An unlisted doc is offered on its own page only (B5.55). */
export function isOffered(item: Item, route: string): boolean {
  return !(item.type === 'doc' && item.unlisted && !isSamePath(item.href, route));
}

export function NavbarItem({ item }: { item: Item }) {
  const page = usePage();
  switch (item.type) {
    case 'search':
      return <SearchButton />;
    case 'html':
      return (
        <div className={`navbar__item ${item.className ?? ''}`} dangerouslySetInnerHTML={{ __html: item.value }} />
      );
    case 'dropdown':
    case 'docsVersionDropdown':
    case 'localeDropdown':
      return <NavbarDropdown item={item} />;
    case 'link':
    case 'doc':
    case 'docSidebar':
    case 'docsVersion':
      return isOffered(item, page.route) ? (
        <ItemLink item={item} className="navbar__item navbar__link" active="navbar__link--active" />
      ) : null;
    default:
      throw new Error(`No NavbarItem component found for type "${(item as { type: string }).type}".`);
  }
}

interface ItemLinkProps {
  item: ItemOf<'link' | 'doc' | 'docSidebar' | 'docsVersion'>;
  className: string;
  /** Class of the active item. */
  active: string;
  onClick?: () => void;
}

export function ItemLink({ item, className, active, onClick }: ItemLinkProps) {
  const page = usePage();
  const isActive = isActiveItem(item, page);
  return (
    <Link
      href={item.href}
      external={item.type === 'link' ? item.external : false}
      icon
      className={`${className}${isActive ? ` ${active}` : ''}${item.className ? ` ${item.className}` : ''}`}
      aria-current={isSamePath(item.href, page.route) ? 'page' : isActive ? 'true' : undefined}
      onClick={onClick}
    >
      {itemLabel(item)}
    </Link>
  );
}

/** Opens on hover by CSS, by click and keys here; closes on a press or focus outside (B5.62). */
function NavbarDropdown({ item }: { item: Dropdown }) {
  const page = usePage();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const events = ['mousedown', 'touchstart', 'focusin'];
    for (const name of events) document.addEventListener(name, outside);
    return () => {
      for (const name of events) document.removeEventListener(name, outside);
    };
  }, [open]);
  const active = isActiveItem(item, page);
  const right = item.position === 'right' ? ' dropdown--right' : '';
  return (
    <div
      ref={box}
      className={`navbar__item dropdown dropdown--hoverable${right}${open ? ' dropdown--show' : ''} ${item.className ?? ''}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <button
        type="button"
        className={`navbar__link clean-btn${active ? ' navbar__link--active' : ''}`}
        data-replay=""
        aria-haspopup="true"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {item.label}
      </button>
      <ul className="dropdown__menu">
        {dropdownItems(item).map((child, i) => (
          <li key={i}>
            {child.type === 'html' ? (
              <div dangerouslySetInnerHTML={{ __html: child.value }} />
            ) : 'href' in child && isOffered(child, page.route) ? (
              <ItemLink
                item={child as ItemLinkProps['item']}
                className="dropdown__link"
                active="dropdown__link--active"
                onClick={() => setOpen(false)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
