/** A collapsible category of the docs sidebar (B5.74–B5.81). */
import { type ReactNode, type SyntheticEvent, use, useEffect, useRef, useState } from 'react';
import type { SliceItem } from '../../../renderer/shared/sidebar-items.js';
import { useText } from '../../texts.js';
import { Link } from '../frame/Link.js';
import { LoadFailure } from '../frame/LoadFailure.js';
import { isActiveBranch, isSamePath } from '../navbar/active-link.js';
import { useCollapse } from './collapse.js';
import { SidebarContext } from './sidebar-context.js';
import { startsOpen } from './sidebar-tree.js';

type Category = Extract<SliceItem, { type: 'category' }>;

interface CategoryProps {
  item: Category;
  level: number;
  /** Another category of the list was opened, and they close each other. */
  displaced: boolean;
  opened: () => void;
  /** The list's entries; only rendered once the category was opened. */
  children: ReactNode;
}

export function SidebarCategory({ item, level, displaced, opened, children }: CategoryProps) {
  const { route, followed } = use(SidebarContext)!;
  const active = isActiveBranch(item, route);
  const here = isSamePath(item.href, route);
  const { open, failed, setOpen } = useOpen(item, active, opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once, when it is displaced
  useEffect(() => {
    if (displaced) setOpen(false);
  }, [displaced]);
  const { list, shown } = useCollapse(open);
  const t = useText();

  const onLabel = (event: SyntheticEvent) => {
    // A linked category of another page is followed, and opens there by being active.
    if (item.href && !here) return followed?.();
    event.preventDefault();
    if (item.collapsible) setOpen(!open);
  };
  const isButton = item.collapsible && !item.href;
  return (
    <li
      className={`menu__list-item theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-${level}${
        open ? '' : ' menu__list-item--collapsed'
      }${item.className ? ` ${item.className}` : ''}`}
    >
      <div className={`menu__list-item-collapsible${here ? ' menu__list-item-collapsible--active' : ''}`}>
        <Link
          className={`menu__link${item.collapsible ? ' menu__link--sublist' : ''}${
            isButton ? ' menu__link--sublist-caret' : ''
          }${active ? ' menu__link--active' : ''}`}
          href={item.href ?? item.firstHref ?? '#'}
          external={false}
          role={isButton ? 'button' : undefined}
          aria-expanded={isButton ? open : undefined}
          aria-current={here ? 'page' : undefined}
          onClick={onLabel}
          // A link with the role of a button answers Space too.
          onKeyDown={isButton ? (event) => event.key === ' ' && onLabel(event) : undefined}
        >
          {item.label}
        </Link>
        {item.href && item.collapsible && (
          <button
            type="button"
            className="menu__caret clean-btn"
            aria-expanded={open}
            aria-label={t(
              open ? 'theme.DocSidebarItem.collapseCategoryAriaLabel' : 'theme.DocSidebarItem.expandCategoryAriaLabel',
              { label: item.label },
            )}
            onClick={() => setOpen(!open)}
          />
        )}
      </div>
      {failed && <LoadFailure retry={() => setOpen(true)} />}
      {shown && item.items && (
        <ul className="menu__list" ref={list}>
          {children}
        </ul>
      )}
    </li>
  );
}

/** Open or closed: becoming active or moving while active opens (B5.75); opening a category not yet known loads it first. */
function useOpen(item: Category, active: boolean, opened: () => void) {
  const { route, loadAll } = use(SidebarContext)!;
  const [open, setState] = useState(() => startsOpen(item, route) && Boolean(item.items));
  const [failed, setFailed] = useState(false);
  const last = useRef(route);
  useEffect(() => {
    if (last.current === route) return;
    last.current = route;
    if (active) setState(true);
  }, [route, active]);
  const setOpen = (next: boolean) => {
    setFailed(false);
    if (next) opened();
    if (!next || item.items) return setState(next);
    loadAll().then(
      () => setState(true),
      () => setFailed(true),
    );
  };
  return { open, failed, setOpen };
}
