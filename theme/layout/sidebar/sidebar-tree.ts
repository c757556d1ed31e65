/**
 * The known part of the sidebar. A page brings a slice (closed categories without items, long lists cut: D35); the shared part brings all.
 * Known entries are kept, so that categories the reader opened stay open with their entries (B5.73). Pure.
 */
import type { SliceItem } from '../../../renderer/shared/sidebar-items.js';
import { isActiveBranch } from '../navbar/active-link.js';

type Category = Extract<SliceItem, { type: 'category' }>;

/** Identity of an item among its siblings: stays the same between slices and the full tree. */
export function itemKey(item: SliceItem, index: number): string {
  if (item.type === 'link') return `l:${item.href}:${item.label}`;
  if (item.type === 'category') return `c:${item.label}`;
  return `${item.type}:${index}`;
}

/** Returns items by their position in the whole list; positions of a gap are empty. */
function places(items: SliceItem[]): SliceItem[] {
  const out: SliceItem[] = [];
  for (const item of items) {
    if (item.type === 'gap') out.length += item.count;
    else out.push(item);
  }
  return out;
}

/** Lays a fresh slice over what is known: the fresh one rules, but what is hidden in it stays as it was known before. */
export function mergeItems(known: SliceItem[], fresh: SliceItem[]): SliceItem[] {
  const old = places(known);
  const now = places(fresh);
  const categories = new Map<string, SliceItem[] | undefined>();
  for (const item of known) if (item.type === 'category') categories.set(item.label, item.items);
  const hidden = fresh.find((item) => item.type === 'gap');
  const out: SliceItem[] = [];
  // Of a list that has changed its length the places say nothing.
  for (const item of Array.from(now, (item, at) => item ?? (old.length === now.length ? old[at] : undefined))) {
    const last = out[out.length - 1];
    const before = item?.type === 'category' && categories.get(item.label);
    if (!item) {
      if (last?.type === 'gap') out[out.length - 1] = { ...last, count: last.count + 1 };
      else out.push({ ...hidden, type: 'gap', count: 1 });
    } else if (before)
      out.push({ ...item, items: item.items ? mergeItems(before, item.items) : before, more: undefined });
    else out.push(item);
  }
  return out;
}

/** True if a category starts open (B5.74). */
export function startsOpen(item: Category, route: string): boolean {
  return startsOpenAnywhere(item) || isActiveBranch(item, route);
}

/** True if it does so on pages that are not in it, too. */
export const startsOpenAnywhere = (item: Category): boolean => !item.collapsible || !item.collapsed;

/** Duration in ms of opening or closing a list of `height` px (B5.79). */
export function collapseDuration(height: number): number {
  if (height <= 0) return 0;
  return Math.round((4 + 15 * (height / 36) ** 0.25 + height / 180) * 10);
}
