/** One list of entries of a docs sidebar, and those below it. */
import { type MouseEvent, use, useState } from 'react';
import type { SliceItem } from '../../../renderer/shared/sidebar-items.js';
import { useSite } from '../../runtime.js';
import { T } from '../../texts.js';
import { Link } from '../frame/Link.js';
import { LoadFailure } from '../frame/LoadFailure.js';
import { isSamePath } from '../navbar/active-link.js';
import { SidebarCategory } from './SidebarCategory.js';
import { SidebarContext } from './sidebar-context.js';
import { itemKey } from './sidebar-tree.js';

export function SidebarItems({ items, level }: { items: SliceItem[]; level: number }) {
  const { docs } = useSite();
  // The category opened last in this list: where categories close each other, the others follow it.
  const [last, setLast] = useState<string | null>(null);
  return items.map((item, i) => {
    const key = itemKey(item, i);
    if (item.type !== 'category') return <Entry key={key} item={item} />;
    return (
      <SidebarCategory
        key={key}
        item={item}
        level={level}
        displaced={last !== null && last !== key}
        opened={() => docs.autoCollapseCategories && setLast(key)}
      >
        {item.items && <SidebarItems items={item.items} level={level + 1} />}
      </SidebarCategory>
    );
  });
}

/** An entry without others below it. */
export function Entry({ item }: { item: Exclude<SliceItem, { type: 'category' }> }) {
  if (item.type === 'gap') return <Gap {...item} />;
  if (item.type === 'html') {
    return <li className={item.className} dangerouslySetInnerHTML={{ __html: item.value }} />;
  }
  return <Leaf item={item} />;
}

function Leaf({ item }: { item: Extract<SliceItem, { type: 'link' }> }) {
  const { route, followed } = use(SidebarContext)!;
  const active = isSamePath(item.href, route);
  return (
    <li className={`menu__list-item theme-doc-sidebar-item-link${item.className ? ` ${item.className}` : ''}`}>
      <Link
        className={`menu__link${active ? ' menu__link--active' : ''}`}
        href={item.href}
        external={item.external}
        icon
        aria-current={active ? 'page' : undefined}
        onClick={followed}
      >
        {item.label}
      </Link>
    </li>
  );
}

/** Replaces entries that only the shared part has (D35); without scripts a link to the nearest of them. */
function Gap({ count, href = '#' }: { count: number; href?: string }) {
  const { loadAll } = use(SidebarContext)!;
  const [failed, setFailed] = useState(false);
  const load = (event?: MouseEvent) => {
    event?.preventDefault();
    loadAll().catch(() => setFailed(true));
  };
  return (
    <li className="menu__list-item">
      {failed ? (
        <LoadFailure retry={load} />
      ) : (
        <Link href={href} className="menu__link menu__more" onClick={load}>
          <T id="theme.docs.sidebar.more" values={{ count }} />
        </Link>
      )}
    </li>
  );
}
