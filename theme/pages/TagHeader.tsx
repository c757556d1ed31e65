import type { DocsTagPage } from '../../renderer/shared/page.js';
import type { BlogTagPage } from '../../renderer/shared/post.js';
import { VisibilityBanners } from '../layout/article/Banners.js';
import { Link } from '../layout/frame/Link.js';
import { T } from '../texts.js';

/** The head of a page of a tag: its title, its description, the way to all tags. */
export function TagHeader({ page, title }: { page: DocsTagPage | BlogTagPage; title: string }) {
  return (
    <>
      <VisibilityBanners page={page} />
      <header className="page__header">
        <h1>{title}</h1>
        {page.tag.description && <p className="page__intro">{page.tag.description}</p>}
        <Link href={page.tagsHref}>
          <T id="theme.tags.tagsPageLink" />
        </Link>
      </header>
    </>
  );
}
