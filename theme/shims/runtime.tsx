/** Module `@notes/content` for compiled pages. */

import type { SlotValue } from '../../renderer/shared/article-body.js';
import type { Card } from '../../renderer/shared/sidebar-items.js';
import { DocCardList } from '../content/DocCardList.js';

export { content } from '../content/index.js';

/** Attributes of an element whose address linking decided. */
export function slotProps(value: SlotValue | undefined): Record<string, unknown> {
  if (value?.kind === 'link')
    return { href: value.href, target: value.target, rel: value.rel, ...(value.full && { 'data-full-load': '' }) };
  if (value?.kind === 'image') return { src: value.src, width: value.width, height: value.height };
  return {};
}

/** Returns the cards that linking has assigned to a slot. */
export const cardsOf = (slot: SlotValue | undefined): Card[] => (slot?.kind === 'cards' ? slot.items : []);

/** Cards that linking gives to a `<DocCardList/>` without items. */
export function Cards({ slot }: { slot: SlotValue | undefined }) {
  return <DocCardList items={cardsOf(slot)} />;
}

/** Finished HTML inside a page (math). */
export function Raw({ html }: { html: string }) {
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
