/**
 * The entries of a docs sidebar as finished HTML, for the server. Pages of a category show the same entries except for the current mark: each
 * is rendered once in each of its states and assembled for every page, which took React a third of the time of the whole page.
 * Invariant: the HTML equals that of `SidebarItems`, because the browser hydrates it with that.
 */
import type { ReactNode } from 'react';
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import type { SidebarSlice, SliceItem } from '../../../renderer/shared/sidebar-items.js';
import { samePathKey } from '../../../renderer/shared/urls.js';
import { SiteContext } from '../../runtime.js';
import { pathKeyOf } from '../navbar/active-link.js';
import { SidebarCategory } from './SidebarCategory.js';
import { SidebarItems } from './SidebarItems.js';
import { SidebarContext } from './sidebar-context.js';
import { startsOpenAnywhere } from './sidebar-tree.js';

type Category = Extract<SliceItem, { type: 'category' }>;

/** Marks the entries of an open category in its HTML. */
const PLACE = '\0';

const nothing = () => {};
const never = () => Promise.reject(new Error('the server loads no entries'));

/** Precomputed data of an item. */
interface Known {
  /** Normalised path of its page. */
  path: string | undefined;
  states: Map<string, ItemHtml>;
}

/** HTML of an item: of an open category the pieces around its entries. */
type ItemHtml = readonly [before: string, after: string];

/** One list of entries: its position, and its finished HTML. */
interface Menu {
  path: string;
  known: WeakMap<SliceItem, Known>;
  /** The same by what the items say: in a thread, pages come with copies of their sidebars. */
  same: Map<string, Known>;
  render(content: ReactNode): string;
}

/** A function that gives the entries of a page's sidebar. @param render React's `renderToString` */
export function createMenuHtml(
  render: (node: ReactNode) => string,
): (slice: SidebarSlice, route: string, site: ClientSite) => string {
  const known = new WeakMap<ClientSite, Pick<Menu, 'known' | 'same'>>();
  return (slice, route, site) => {
    const ofSite: Pick<Menu, 'known' | 'same'> = known.get(site) ?? { known: new WeakMap(), same: new Map() };
    known.set(site, ofSite);
    const menu: Menu = {
      path: samePathKey(route),
      ...ofSite,
      render: (content) =>
        inOnePiece(
          render(
            <SiteContext value={site}>
              <SidebarContext value={{ route, loadAll: never }}>{content}</SidebarContext>
            </SiteContext>,
          ),
        ),
    };
    return listHtml(slice.items, 1, menu);
  };
}

function listHtml(items: readonly SliceItem[], level: number, menu: Menu): string {
  let html = '';
  for (const item of items) html += item.type === 'category' ? categoryHtml(item, level, menu) : leafHtml(item, menu);
  return html;
}

function leafHtml(item: Exclude<SliceItem, Category>, menu: Menu): string {
  const make = () => menu.render(<SidebarItems items={[item]} level={1} />);
  return isHere(item, menu) ? make() : inState(item, '', menu, () => [make(), ''])[0];
}

function categoryHtml(item: Category, level: number, menu: Menu): string {
  const active = isActive(item, menu);
  // As `startsOpen` (B5.74).
  const entries = startsOpenAnywhere(item) || active ? item.items : undefined;
  const state = `${level} ${active} ${entries !== undefined} ${isHere(item, menu)}`;
  const [before, after] = inState(item, state, menu, () => {
    const html = menu.render(
      <SidebarCategory item={item} level={level} displaced={false} opened={nothing}>
        {PLACE}
      </SidebarCategory>,
    );
    const at = entries ? html.lastIndexOf(PLACE) : html.length;
    return [html.slice(0, at), html.slice(at + 1)];
  });
  return entries ? before + listHtml(entries, level + 1, menu) + after : before;
}

/** HTML of an item in a state that other pages show, too. */
function inState(item: SliceItem, state: string, menu: Menu, make: () => ItemHtml): ItemHtml {
  const { states } = knownOf(item, menu);
  const made = states.get(state) ?? make();
  states.set(state, made);
  return made;
}

/** Returns the same text: React joins it of some thirty, and V8 keeps each of them until the text is searched. */
function inOnePiece(html: string): string {
  html.indexOf(PLACE);
  return html;
}

/** As `isSamePath`, with what it compares kept. */
const isHere = (item: SliceItem, menu: Menu): boolean => knownOf(item, menu).path === menu.path;

/** As `isActiveBranch`. */
const isActive = (item: SliceItem, menu: Menu): boolean =>
  isHere(item, menu) || (item.type === 'category' && (item.items?.some((child) => isActive(child, menu)) ?? false));

function knownOf(item: SliceItem, { known, same }: Menu): Known {
  const found = known.get(item);
  if (found) return found;
  const key = JSON.stringify(item.type === 'category' ? { ...item, items: item.items && [] } : item);
  const made = same.get(key) ?? { path: pathOf(item), states: new Map<string, ItemHtml>() };
  same.set(key, made);
  known.set(item, made);
  return made;
}

function pathOf(item: SliceItem): string | undefined {
  const href = item.type === 'link' || item.type === 'category' ? item.href : undefined;
  return href === undefined ? undefined : pathKeyOf(href);
}
