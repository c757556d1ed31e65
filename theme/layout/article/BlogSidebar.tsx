/** The column of the newest posts beside blog pages. A file of its own: the browser loads it on those pages alone. */
import type { RecentPosts as Recent } from '../../../renderer/shared/post.js';
import { useText } from '../../texts.js';
import { RecentPosts } from './RecentPosts.js';

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
