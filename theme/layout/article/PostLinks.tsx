/** Posts of one group in a blog's sidebar; the current one is marked. */
import type { RecentPosts } from '../../../renderer/shared/post.js';
import { usePage } from '../../runtime.js';
import { Link } from '../frame/Link.js';
import { isSamePath } from '../navbar/active-link.js';

interface PostLinksProps {
  items: readonly Pick<RecentPosts['groups'][number]['items'][number], 'title' | 'permalink'>[];
  followed?: () => void;
}

export function PostLinks({ items, followed }: PostLinksProps) {
  const { route } = usePage();
  return (
    <ul className="menu__list">
      {items.map(({ title, permalink }) => {
        const active = isSamePath(permalink, route);
        return (
          <li key={permalink} className="menu__list-item">
            <Link
              href={permalink}
              className={`menu__link sidebarItemLink${active ? ' menu__link--active' : ''}`}
              aria-current={active ? 'page' : undefined}
              onClick={followed}
            >
              {title}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
