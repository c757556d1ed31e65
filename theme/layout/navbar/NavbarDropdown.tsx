import { useEffect, useRef, useState } from 'react';
import type { NavbarItem as Item } from '../../../renderer/shared/client-site.js';
import { usePage } from '../../runtime.js';
import { isActiveItem } from './active-link.js';
import { ItemLink, type ItemLinkProps, isOffered } from './NavbarItem.js';

type Dropdown = Extract<Item, { type: 'dropdown' | 'docsVersionDropdown' | 'localeDropdown' }>;

/** Opens on hover by CSS, by click and keys here; closes on a press or focus outside (B5.62). */
export function NavbarDropdown({ item }: { item: Dropdown }) {
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
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape pressed anywhere inside closes the list
    <div
      ref={box}
      className={`navbar__item dropdown dropdown--hoverable${right}${open ? ' dropdown--show' : ''} ${item.className ?? ''}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        // The list is hidden: focus inside it would be lost.
        box.current?.querySelector('button')?.focus();
      }}
    >
      <button
        type="button"
        className={`navbar__link clean-btn${active ? ' navbar__link--active' : ''}`}
        aria-haspopup="true"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {item.label}
      </button>
      <ul className="dropdown__menu">
        {item.items.map((child, i) => (
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
