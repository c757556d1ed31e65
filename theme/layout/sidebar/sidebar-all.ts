/** The complete sidebar for one page. Loaded with the router: before a reader asks for more, a page's slice is sufficient. Pure. */
import type { SidebarItem, SliceItem } from '../../../renderer/shared/sidebar-items.js';
import { isSamePath } from '../navbar/active-link.js';

/** The full tree as the page at `route` shows it: unlisted entries only where they are the page itself, empty categories reduced (B5.80, B5.81). */
export function visibleItems(items: SidebarItem[], route: string): SliceItem[] {
  const out: SliceItem[] = [];
  for (const item of items) {
    if (item.type === 'html')
      out.push({ type: 'html', value: item.value, defaultStyle: item.defaultStyle, className: item.className });
    else if (item.type === 'link') {
      if (item.unlisted && !isSamePath(item.href, route)) continue;
      const { label, href, external, unlisted, className, customProps } = item;
      out.push({ type: 'link', label, href, external, unlisted, className, customProps });
    } else {
      const category = visibleCategory(item, route);
      if (category) out.push(category);
    }
  }
  return out;
}

function visibleCategory(item: Extract<SidebarItem, { type: 'category' }>, route: string): SliceItem | null {
  const items = visibleItems(item.items, route);
  const href = item.linkUnlisted && !isSamePath(item.href, route) ? undefined : item.href;
  const { label, collapsible, collapsed, className, customProps } = item;
  if (items.length === 0) return href ? { type: 'link', label, href, className, customProps } : null;
  return {
    type: 'category',
    label,
    items,
    collapsible,
    collapsed,
    href,
    firstHref: href ?? firstHref(items),
    className,
    customProps,
  };
}

/** Returns where a category without a link of its own leads when no script runs (B5.76). */
function firstHref(items: SliceItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'link') return item.href;
    if (item.type === 'category') {
      const href = item.href ?? item.firstHref ?? firstHref(item.items ?? []);
      if (href) return href;
    }
  }
  return undefined;
}
