/** One item of the navbar on wide screens; `MenuItem` is its form in the mobile menu. */
import { Suspense } from 'react';
import type { NavbarItem as Item } from '../../../renderer/shared/client-site.js';
import type { Page } from '../../../renderer/shared/page.js';
import { pathInLanguage } from '../../../renderer/shared/page-fields.js';
import { usePage, useRuntime, useSite } from '../../runtime.js';
import { useVersion, versionKey } from '../article/preferred-version.js';
import { Link } from '../frame/Link.js';
import { usePieces } from '../frame/lazy-parts-context.js';
import { activeState, isActiveItem, isSamePath } from './active-link.js';
import { SearchButton } from './SearchButton.js';

type ItemOf<T extends Item['type']> = Extract<Item, { type: T }>;

/** Returns what an item says: markup for `html` labels, else text. */
function itemLabel(item: Item) {
  if (item.type === 'link' && item.html) return <span dangerouslySetInnerHTML={{ __html: item.html }} />;
  return 'label' in item ? item.label : '';
}

/** Returns the address of the same page in another language, which is a site of its own; where it has none, of its first page. */
function inLanguage({ locale, href }: ItemOf<'language'>, page: Page, baseUrl: string): string {
  const { route } = page;
  return href + (pathInLanguage(page, locale, route.startsWith(baseUrl) ? route.slice(baseUrl.length) : '') ?? '');
}

/** An unlisted doc is offered on its own page only (B5.55). */
export function isOffered(item: Item, route: string): boolean {
  return !(item.type === 'doc' && item.unlisted && !isSamePath(item.href, route));
}

export function NavbarItem({ item }: { item: Item }) {
  const page = usePage();
  const { NavbarDropdown } = usePieces();
  switch (item.type) {
    // Shown by components of the site alone.
    case 'custom':
      return null;
    case 'search':
      return <SearchButton />;
    case 'html':
      return (
        <div className={`navbar__item ${item.className ?? ''}`} dangerouslySetInnerHTML={{ __html: item.value }} />
      );
    case 'dropdown':
    case 'docsVersionDropdown':
    case 'localeDropdown':
    case 'docsVersion':
      return (
        <Suspense>
          <NavbarDropdown item={item} />
        </Suspense>
      );
    case 'link':
    case 'doc':
    case 'docSidebar':
    case 'language':
      return isOffered(item, page.route) ? (
        <ItemLink item={item} className="navbar__item navbar__link" active="navbar__link--active" />
      ) : null;
    default:
      throw new Error(`No NavbarItem component found for type "${(item as { type: string }).type}".`);
  }
}

export interface ItemLinkProps {
  item: ItemOf<'link' | 'doc' | 'docSidebar' | 'docsVersion' | 'language'>;
  className: string;
  /** Class of the active item. */
  active: string;
  onClick?: () => void;
}

export function ItemLink({ item, className, active, onClick }: ItemLinkProps) {
  const page = usePage();
  const { docs, baseUrl } = useSite();
  const { storage } = useRuntime();
  const version = useVersion('instance' in item ? item.instance : undefined);
  const isActive = isActiveItem(item, page);
  const href =
    item.type === 'language'
      ? inLanguage(item, page, baseUrl)
      : ('versions' in item && item.versions?.[version ?? '']) || item.href;
  // Picking a version prefers it from now on (B5.89).
  const pick = () => {
    if (item.type !== 'docsVersion' || docs.versionPersistence === 'none') return;
    if (docs.versions?.[item.instance]) storage.set(versionKey(item.instance), item.version);
  };
  return (
    <Link
      href={href}
      external={item.type === 'link' ? item.external : false}
      icon
      className={`${className}${isActive ? ` ${active}` : ''}${item.className ? ` ${item.className}` : ''}`}
      aria-label={item.type === 'link' ? item.ariaLabel : undefined}
      aria-current={activeState(item, page)}
      {...(item.type === 'language' && { lang: item.lang, hrefLang: item.lang, 'data-full-load': '' })}
      {...(item.type === 'link' && item.full && { 'data-full-load': '' })}
      onClick={() => {
        pick();
        onClick?.();
      }}
    >
      {itemLabel(item)}
    </Link>
  );
}
