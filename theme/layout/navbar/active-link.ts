/** Finds the link of the current page. Pure. */
import type { NavbarItem } from '../../../renderer/shared/client-site.js';
import type { Page } from '../../../renderer/shared/page.js';
import type { SliceItem } from '../../../renderer/shared/sidebar-items.js';
import { samePathKey } from '../../../renderer/shared/urls.js';

/** Case and trailing slash do not matter (B5.77); query and hash of the link neither. */
export function isSamePath(href: string | undefined, route: string): boolean {
  return href !== undefined && pathKeyOf(href) === samePathKey(route);
}

/** Key of the page that a link leads to: query and hash do not matter. */
export const pathKeyOf = (href: string): string => samePathKey(href.replace(/[?#].*$/, ''));

/** True if a route is `base` or below it. */
function isBelow(route: string, base: string): boolean {
  const at = samePathKey(route);
  const under = samePathKey(base);
  return at === under || at.startsWith(under.endsWith('/') ? under : `${under}/`);
}

/** The sidebar a page belongs to. */
function sidebarOf(page: Page): string | undefined {
  return page.kind === 'doc' || page.kind === 'generated-index' ? page.sidebar?.name : undefined;
}

/** Version of an instance that contains a page. */
export function versionOf({ scope }: Page, instance: string | undefined): string | undefined {
  return scope.area === 'docs' && scope.instance === instance ? scope.version : undefined;
}

/** True if a navbar item is the one of this page (B5.54–B5.56). */
export function isActiveItem(item: NavbarItem, page: Page): boolean {
  switch (item.type) {
    case 'docSidebar':
      return sidebarOf(page) === item.sidebar;
    case 'doc':
      return isSamePath(item.href, page.route) || (item.sidebar !== undefined && sidebarOf(page) === item.sidebar);
    case 'docsVersion':
      return versionOf(page, item.instance) === item.version;
    case 'link':
      if (item.external) return false;
      if (item.activeBaseRegex) return new RegExp(item.activeBaseRegex, 'i').test(page.route);
      return isBelow(page.route, item.activeBasePath ?? item.href.replace(/[?#].*$/, ''));
    case 'language':
      return item.active;
    case 'dropdown':
      return (
        (item.href !== undefined && isSamePath(item.href, page.route)) ||
        item.items.some((child) => isActiveItem(child, page))
      );
    default:
      return false;
  }
}

/** Value of `aria-current` of a navbar item's link: for this page, or one of those that it covers. */
export function activeState(item: Extract<NavbarItem, { href: string }>, page: Page): 'page' | 'true' | undefined {
  if (item.type !== 'language' && isSamePath(item.href, page.route)) return 'page';
  return isActiveItem(item, page) ? 'true' : undefined;
}

/** True if a sidebar item or something in it is this page. */
export function isActiveBranch(item: SliceItem, route: string): boolean {
  if (item.type === 'link') return isSamePath(item.href, route);
  if (item.type !== 'category') return false;
  return isSamePath(item.href, route) || (item.items?.some((child) => isActiveBranch(child, route)) ?? false);
}
