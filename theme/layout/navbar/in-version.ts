import type { NavbarItem } from '../../../renderer/shared/client-site.js';
import type { Page } from '../../../renderer/shared/page.js';

/** An item of a list of versions: it leads to the page that is shown, where its version has it (B5.89). */
export function inVersion<Item extends NavbarItem>(item: Item, page: Page): Item {
  if (item.type !== 'docsVersion' || page.scope.instance !== item.instance || !('version' in page)) return item;
  const href = page.version.others?.[item.version];
  return href === undefined ? item : { ...item, href };
}
