/**
 * The newest posts in the sidebar of blog pages (B2.44), in the mobile menu's second panel on phones (B2.46). The browser only loads this file on pages of a
 * blog, so no other part of the frame may import it (`lazy-parts-context.ts`).
 */
import type { RecentPosts as Recent } from '../../../renderer/shared/post.js';
import { atYears } from '../../places/around.js';
import '../../texts/recent-texts.js';
import { useText } from '../../texts.js';
import { Link } from '../frame/Link.js';
import { PostLinks } from './PostLinks.js';

const WAYS = ['posts', 'archive', 'tags'] as const;

export function RecentPosts({ recent, followed }: { recent: Recent; followed?: () => void }) {
  const t = useText();
  return (
    <>
      <div className="recent__title sidebarItemTitle">{recent.title}</div>
      {atYears(
        recent.groups.map((group) => (
          <div key={group.year}>
            <div className="recent__year">{group.year}</div>
            <PostLinks items={group.items} followed={followed} />
          </div>
        )),
        recent,
      )}
      <ul className="menu__list recent__ways">
        {WAYS.map((way) => {
          const href = recent.ways[way];
          return (
            href && (
              <li key={way} className="menu__list-item">
                <Link className="menu__link" href={href} onClick={followed}>
                  {t(`theme.blog.ways.${way}`)}
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}

export function BlogSidebar({ recent }: { recent: Recent }) {
  const t = useText();
  return (
    <aside className="side side--blog">
      <nav className="side__menu menu thin-scrollbar" aria-label={t('theme.blog.sidebar.navAriaLabel')}>
        <RecentPosts recent={recent} />
      </nav>
    </aside>
  );
}
