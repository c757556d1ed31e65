/** Index of all tags, the docs of one tag, and the archive: plain lists of links (B1.95, B1.96, B2.48). */

import type { DocsTagPage, TagIndexPage } from '../../renderer/shared/page.js';
import type { ArchivePage } from '../../renderer/shared/post.js';
import { VisibilityBanners } from '../layout/article/Banners.js';
import { Link } from '../layout/frame/Link.js';
import { useCount } from '../texts/page-texts.js';
import { T, useText } from '../texts.js';
import { TagHeader } from './TagHeader.js';

export function TagIndex({ page }: { page: TagIndexPage }) {
  return (
    <main className="page page--doc page--list page--wide">
      <div className="page__text">
        <VisibilityBanners page={page} />
        <h1>
          <T id="theme.tags.tagsPageTitle" />
        </h1>
        {page.groups.map((group) => (
          <section key={group.letter} className="tag-group">
            <h2 className="tag-group__letter">{group.letter}</h2>
            <ul className="tags clean-list">
              {group.tags.map((tag) => (
                <li key={tag.permalink}>
                  <Link className="tag" rel="tag" href={tag.permalink} title={tag.description}>
                    {tag.label}
                    <span className="count">{tag.count}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}

export function DocsTag({ page }: { page: DocsTagPage }) {
  const t = useText();
  const count = useCount();
  const nDocsTagged = count('theme.docs.tagDocListPageTitle.nDocsTagged', page.docs.length);
  return (
    <main className="page page--doc page--list">
      <div className="page__text">
        <TagHeader page={page} title={t('theme.docs.tagDocListPageTitle', { nDocsTagged, tagName: page.tag.label })} />
        <section>
          {page.docs.map((doc) => (
            <article key={doc.permalink} className="tagged margin-vert--lg">
              <Link href={doc.permalink}>
                <h2>{doc.title}</h2>
              </Link>
              {doc.description && <p>{doc.description}</p>}
            </article>
          ))}
        </section>
      </div>
    </main>
  );
}

/** `2025年3月23日` → `3月23日`, `March 23, 2025` → `March 23`: the year is in the heading above. Languages have it first or last. */
const withoutYear = (shown: string) => shown.replace(/^\d{4}(?:年|년 |\. )|(?:,| de)? \d{4}(?:\.| [гр]\.)?$/, '');

export function Archive({ page }: { page: ArchivePage }) {
  return (
    <main className="page page--wide">
      <header className="page__header">
        <h1>
          <T id="theme.blog.archive.title" />
        </h1>
        <p className="page__intro">
          <T id="theme.blog.archive.description" />
        </p>
      </header>
      {page.years.map(({ year, posts }) => (
        <section key={year} className="archive__year">
          <h2 id={year}>
            {year} <span className="count">{posts.length}</span>
          </h2>
          <ul className="clean-list">
            {posts.map((post, i) => (
              // A day is said once: for readers of the list, not for those who hear a link alone.
              <li
                key={post.permalink}
                className={post.shownDate === posts[i - 1]?.shownDate ? 'archive__same' : undefined}
              >
                <Link href={post.permalink}>
                  <time dateTime={post.date}>{withoutYear(post.shownDate)}</time>
                  <span className="sr-only"> - </span>
                  {post.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
