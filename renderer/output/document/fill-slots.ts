/** Fills the slots of an html part with the results of linking. */

import { escapeHtml } from '../../compile/tree/characters.js';
import type { SlotValue } from '../../shared/article-body.js';
import type { Card } from '../../shared/sidebar-items.js';
import { defined } from '../../site/helpers/defined.js';

/** Attributes of a filled slot, for module parts and for html parts alike. */
function slotAttributes(value: SlotValue): Record<string, string | number> {
  if (value.kind === 'image') {
    return {
      src: value.src,
      ...defined({ width: value.width, height: value.height }),
    };
  }
  if (value.kind === 'cards') return {};
  return {
    ...defined({ href: value.href }),
    ...(value.target ? { target: value.target } : {}),
    ...(value.rel ? { rel: value.rel } : {}),
    ...(value.full ? { 'data-full-load': '' } : {}),
  };
}

/**
 * The finished HTML of a body: `pieces` round `values` (one more piece than values; further values belong to the part after a preview).
 * `cards` renders a list of cards, usually through the theme's `DocCardList`.
 */
export function fillSlots(pieces: string[], values: SlotValue[], cards: (items: Card[]) => string): string {
  let html = pieces[0] ?? '';
  for (let i = 1; i < pieces.length; i++) {
    const value = values[i - 1];
    if (value?.kind === 'cards') html += cards(value.items);
    else if (value) html += attributes(value);
    html += pieces[i];
  }
  return html;
}

function attributes(value: SlotValue): string {
  let text = '';
  for (const [name, content] of Object.entries(slotAttributes(value)))
    text += ` ${name}="${escapeHtml(String(content))}"`;
  return text;
}
