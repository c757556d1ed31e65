import { useEffect, useRef, useState } from 'react';
import type { NavbarItem as Item } from '../../../renderer/shared/client-site.js';
import { usePage } from '../../runtime.js';
import { useVersion } from '../article/preferred-version.js';
import { isActiveItem } from './active-link.js';
import { inVersion } from './in-version.js';
import { ItemLink, type ItemLinkProps, isOffered } from './NavbarItem.js';

type VersionItem = Extract<Item, { type: 'docsVersion' }>;
type Dropdown = Extract<Item, { type: 'dropdown' | 'docsVersionDropdown' | 'localeDropdown' }>;

/** An item of one version, or several items below one. */
export function NavbarDropdown({ item }: { item: Dropdown | VersionItem }) {
  return item.type === 'docsVersion' ? <VersionLink item={item} /> : <ItemList item={item} />;
}

/** Leads to the version that the reader is in. */
function VersionLink({ item }: { item: VersionItem }) {
  const version = useVersion(item.instance);
  const choice = item.choices?.find((each) => each.version === version);
  return <ItemLink item={{ ...item, ...choice }} className="navbar__item navbar__link" active="navbar__link--active" />;
}

/** Opens on hover by CSS, by click and keys here; closes on a press or focus outside (B5.62). */
function ItemList({ item }: { item: Dropdown }) {
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
  const version = useVersion(item.type === 'docsVersionDropdown' ? item.instance : undefined);
  const shown =
    item.type === 'docsVersionDropdown' && !item.named
      ? item.items.find((child) => child.type === 'docsVersion' && child.version === version)
      : undefined;
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
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {shown && 'label' in shown ? shown.label : item.label}
      </button>
      <ul className="dropdown__menu">
        {item.items.map((child, i) => (
          <li key={i}>
            {child.type === 'html' ? (
              <div dangerouslySetInnerHTML={{ __html: child.value }} />
            ) : 'href' in child && isOffered(child, page.route) ? (
              <ItemLink
                item={inVersion(child as ItemLinkProps['item'], page)}
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
