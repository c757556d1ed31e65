import type { NavbarItem } from '../../renderer/shared/client-site.js';

/** Types of items of the bar, and the reference's names of the components for them. */
export const ITEM_TYPES: Readonly<Record<string, string>> = {
  default: 'NavbarItem/DefaultNavbarItem',
  localeDropdown: 'NavbarItem/LocaleDropdownNavbarItem',
  search: 'NavbarItem/SearchNavbarItem',
  dropdown: 'NavbarItem/DropdownNavbarItem',
  html: 'NavbarItem/HtmlNavbarItem',
  doc: 'NavbarItem/DocNavbarItem',
  docSidebar: 'NavbarItem/DocSidebarNavbarItem',
  docsVersion: 'NavbarItem/DocsVersionNavbarItem',
  docsVersionDropdown: 'NavbarItem/DocsVersionDropdownNavbarItem',
};

/** Returns an item in the form that code of the site expects: links have no type there. Lists of languages and versions include their surroundings. */
export function givenOf(item: NavbarItem): object {
  if (item.type === 'localeDropdown') return { ...item, ...around(item.items, 'language') };
  if (item.type === 'docsVersionDropdown') return { ...item, ...around(item.items, 'docsVersion') };
  if (item.type === 'custom') return { position: item.position, ...item.props };
  if (item.type === 'dropdown') return { ...item, items: item.items.map(givenOf) };
  return item.type === 'link' ? { ...item, type: undefined } : item;
}

function around(items: readonly NavbarItem[], type: NavbarItem['type']): object {
  const isChoice = (item: NavbarItem) => item.type === type;
  const choices = items.map(isChoice);
  const [first, last] = [choices.indexOf(true), choices.lastIndexOf(true)];
  return {
    dropdownItemsBefore: items.slice(0, Math.max(0, first)).map(givenOf),
    dropdownItemsAfter: items.slice(last + 1).map(givenOf),
  };
}
