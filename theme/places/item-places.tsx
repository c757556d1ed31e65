/** An item of the bar as places. The browser files of a site that was not moved have `layout/navbar/NavbarItem.tsx` in place of this file. */
import { type ComponentType, type ReactNode, use } from 'react';
import type { NavbarItem as Item } from '../../renderer/shared/client-site.js';
import { isExternal } from '../../renderer/shared/urls.js';
import { ErrorBoundary } from '../layout/frame/ErrorBoundary.js';
import { MenuItem } from '../layout/navbar/MobileMenu.js';
import { NavbarItem as UsualItem } from '../layout/navbar/NavbarItem.js';
import { PageContext, useSite } from '../runtime.js';
import { givenOf, ITEM_TYPES } from './item-types.js';
import { Parts, Place } from './place.js';
import { ownParts, type Parts as PartTable, type PlaceProps } from './place-contexts.js';

export function NavbarItem({ item }: { item: Item }) {
  const { type } = item;
  if (type !== 'link' && type !== 'custom' && !Object.keys(ITEM_TYPES).includes(type))
    throw new Error(`No NavbarItem component found for type "${type}".`);
  return (
    <Parts parts={ITEM_PARTS}>
      <Place name="NavbarItem" props={() => ({ ...givenOf(item), mobile: false })} />
    </Parts>
  );
}

/** An item as code of the site gives it. */
interface Given extends PlaceProps {
  className?: string;
  href?: string;
  mobile?: boolean;
  onClick?: () => void;
  to?: string;
  type?: string;
}

const typeOf = ({ type, items }: Given): string =>
  type === undefined || type === 'link' || type === 'default' ? (items ? 'dropdown' : 'default') : type;

/** Shows an item by its type: by the site's table of types, or its component of this type, or ours. */
function Typed(given: Given) {
  const without = use(PageContext)?.without ?? [];
  const type = typeOf(given);
  const table = without.includes(TABLE) ? undefined : ownParts[TABLE];
  const Own = isTable(table) && Object.keys(table).includes(type) ? table[type] : undefined;
  const name = ITEM_TYPES[type];
  const usual = name !== undefined && <Place name={name} props={() => given} />;
  if (!Own) return usual;
  return (
    <ErrorBoundary fallback={() => usual}>
      <Own {...given} />
    </ErrorBoundary>
  );
}

const TABLE = 'NavbarItem/ComponentTypes';
const isTable = (value: unknown): value is Record<string, ComponentType<object>> =>
  typeof value === 'object' && value !== null;

/** Renders our own part for an item. Configuration-only fields of a list of versions or languages are added. */
function Usual({ given, type }: { given: Given; type: string }): ReactNode {
  const { items } = useSite().navbar;
  if (type === 'search') return given.mobile ? null : <Place name="Navbar/Search" props={() => searchProps(given)} />;
  const item = itemOf(given, type) ?? items.find((one) => one.type === type);
  if (!item) return null;
  return given.mobile ? <MenuItem item={item} close={given.onClick ?? (() => {})} /> : <UsualItem item={item} />;
}

const searchProps = ({ className }: Given) => ({ children: <Place name="SearchBar" />, className });

function itemOf({ mobile: _, onClick: __, to, items, ...given }: Given, type: string): Item | undefined {
  const href = given.href ?? to;
  if (type.endsWith('Dropdown') && !items) return undefined;
  const children = items?.filter(isGiven).flatMap((one) => itemOf(one, typeOf(one)) ?? []);
  const made: object = {
    position: 'left',
    label: '',
    external: href !== undefined && isExternal(href),
    ...given,
    ...(href !== undefined && { href }),
    ...(items && { items: type === 'localeDropdown' ? items : children }),
    type: type === 'default' ? 'link' : type,
  };
  return isItem(made) ? made : undefined;
}

const isGiven = (item: unknown): item is Given => typeof item === 'object' && item !== null;
const isItem = (item: object): item is Item => 'type' in item && 'position' in item;

export const ITEM_PARTS: PartTable = {
  NavbarItem: (given) => <Typed {...given} />,
  ...Object.fromEntries(
    Object.entries(ITEM_TYPES).map(([type, name]) => [name, (given: Given) => <Usual given={given} type={type} />]),
  ),
  ...Object.fromEntries(
    ['default', 'dropdown'].flatMap((type) =>
      [false, true].map((mobile) => [
        `${ITEM_TYPES[type]}/${mobile ? 'Mobile' : 'Desktop'}`,
        (given: Given) => <Usual given={{ ...given, mobile }} type={type} />,
      ]),
    ),
  ),
};
