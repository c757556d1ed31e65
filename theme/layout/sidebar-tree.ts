/**
 * The sidebar as it is known so far. A page brings a slice (closed categories without items, long lists cut: D35); the shared part brings all.
 * What was once known stays known, so that categories the reader opened stay open with their entries (B5.73). Pure.
 */
import type { SidebarItem, SliceItem } from '../../renderer/site/types.js';
import { isActiveBranch, isSamePath } from './active.js';

type Category = Extract<SliceItem, { type: 'category' }>;

/** Identity of an item among its siblings: stays the same between slices and the full tree. */
export function itemKey(item: SliceItem, index: number): string {
  if (item.type === 'link') return `l:${item.href}:${item.label}`;
  if (item.type === 'category') return `c:${item.label}`;
  return `${item.type}:${index}`;
}

const isCut = (items: SliceItem[]) => items.some((item) => item.type === 'gap');

/** Lays a fresh slice over what is known: the fresh one rules, but a closed or cut list keeps the entries known before. */
export function mergeItems(known: SliceItem[], fresh: SliceItem[]): SliceItem[] {
  const base = isCut(fresh) && known.length > 0 && !isCut(known) ? known : fresh;
  const categories = new Map<string, Category>();
  for (const item of base === fresh ? known : fresh) {
    if (item.type === 'category') categories.set(item.label, item);
  }
  return base.map((item) => {
    const other = item.type === 'category' ? categories.get(item.label) : undefined;
    if (item.type !== 'category' || !other) return item;
    const [old, now] = base === fresh ? [other, item] : [item, other];
    if (!old.items) return now;
    if (!now.items) return { ...now, items: old.items, more: undefined };
    return { ...now, items: mergeItems(old.items, now.items) };
  });
}

/** The full tree as the page at `route` shows it: unlisted entries only where they are the page itself, empty categories reduced (B5.80, B5.81). */
export function visibleItems(items: SidebarItem[], route: string): SliceItem[] {
  const out: SliceItem[] = [];
  for (const item of items) {
    if (item.type === 'html')
      out.push({ type: 'html', value: item.value, defaultStyle: item.defaultStyle, className: item.className });
    else if (item.type === 'link') {
      if (item.unlisted && !isSamePath(item.href, route)) continue;
      const { label, href, external, unlisted, className } = item;
      out.push({ type: 'link', label, href, external, unlisted, className });
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
  if (items.length === 0) return href ? { type: 'link', label: item.label, href, className: item.className } : null;
  const { label, collapsible, collapsed, className } = item;
  return {
    type: 'category',
    label,
    items,
    collapsible,
    collapsed,
    href,
    firstHref: href ?? firstHref(items),
    className,
  };
}

/** Where a category without a link of its own leads when no script runs (B5.76). */
export function firstHref(items: SliceItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'link') return item.href;
    if (item.type === 'category') {
      const href = item.href ?? item.firstHref ?? firstHref(item.items ?? []);
      if (href) return href;
    }
  }
  return undefined;
}

/** Whether a category starts open (B5.74). */
export function startsOpen(item: Category, route: string): boolean {
  return !item.collapsible || !item.collapsed || isActiveBranch(item, route);
}

/** Duration in ms of opening or closing a list of `height` px (B5.79). */
export function collapseDuration(height: number): number {
  if (height <= 0) return 0;
  return Math.round((4 + 15 * (height / 36) ** 0.25 + height / 180) * 10);
}
