/** The pages that list posts: all, of a tag, of an author; and the authors (B2.26, B2.39–B2.50). */
import type { ReactNode } from 'react';
import type {
  BlogAuthorPage,
  BlogAuthorsPage,
  BlogListPage,
  BlogTagPage,
  RecentPosts,
} from '../../renderer/shared/post.js';
import type { RenderInput } from '../contract.js';
import { AuthorCard } from '../layout/article/PostHeader.js';
import { ListPager, listedItems, PostList } from '../layout/article/PostList.js';
import { Place } from '../places/place.js';
import { recentProps } from '../places/reference-props.js';
import { useCount } from '../texts/page-texts.js';
import { T, useText } from '../texts.js';
import '../texts/recent-texts.js';
import { TagHeader } from './TagHeader.js';

export function BlogList({ page, input }: { page: BlogListPage; input: RenderInput }) {
  const t = useText();
  const { site } = input;
  // The English default says nothing to Chinese readers.
  const heading =
    page.title === 'Blog' && site.locale.toLowerCase().startsWith('zh') ? t('theme.blog.ways.posts') : page.title;
  return (
    <Place
      name="BlogListPage"
      part={
        <ListLayout page={page}>
          <ListedPosts page={page} input={input}>
            <header className="page__header">
              <h1>{heading || site.title}</h1>
            </header>
          </ListedPosts>
        </ListLayout>
      }
      props={() => ({
        items: listedItems(page.posts, input.bodies),
        metadata: { ...page.pagination, blogTitle: page.title },
        ...recentProps(page),
      })}
    />
  );
}

/** The posts of a page of a list below its heading, and the way to its other pages. */
function ListedPosts({ page, input, children }: ListedPostsProps) {
  return (
    <>
      <div className="page__text">
        {children}
        <PostList posts={page.posts} bodies={input.bodies} />
      </div>
      <ListPager pagination={page.pagination} />
    </>
  );
}

interface ListedPostsProps {
  page: BlogListPage | BlogTagPage | BlogAuthorPage;
  input: RenderInput;
  children: ReactNode;
}

function ListLayout({ page, children }: { page: { recent: RecentPosts | null }; children: ReactNode }) {
  return <Place name="BlogLayout" props={() => ({ children, ...recentProps(page) })} />;
}

export function BlogTag({ page, input }: { page: BlogTagPage; input: RenderInput }) {
  const t = useText();
  const count = useCount();
  const nPosts = count('theme.blog.post.plurals', page.pagination.totalCount);
  return (
    <Place
      name="BlogTagsPostsPage"
      part={
        <ListLayout page={page}>
          <ListedPosts page={page} input={input}>
            <TagHeader page={page} title={t('theme.blog.tagTitle', { nPosts, tagName: page.tag.label })} />
          </ListedPosts>
        </ListLayout>
      }
      props={() => ({
        items: listedItems(page.posts, input.bodies),
        listMetadata: page.pagination,
        ...recentProps(page),
        tag: { ...page.tag, allTagsPath: page.tagsHref, count: page.pagination.totalCount },
      })}
    />
  );
}

export function BlogAuthor({ page, input }: { page: BlogAuthorPage; input: RenderInput }) {
  const t = useText();
  const count = useCount();
  const authorName = page.author.name ?? page.author.key ?? '';
  const nPosts = count('theme.blog.post.plurals', page.pagination.totalCount);
  return (
    <ListLayout page={page}>
      <ListedPosts page={page} input={input}>
        <header className="page__header">
          <h1>{t('theme.blog.author.pageTitle', { authorName, nPosts })}</h1>
          <AuthorCard author={page.author} />
          {page.author.description && <p className="page__intro">{page.author.description}</p>}
        </header>
        {page.posts.length === 0 && (
          <p>
            <T id="theme.blog.author.noPosts" />
          </p>
        )}
      </ListedPosts>
    </ListLayout>
  );
}

export function BlogAuthors({ page }: { page: BlogAuthorsPage }) {
  return (
    <ListLayout page={page}>
      <div className="page__text">
        <header className="page__header">
          <h1>
            <T id="theme.blog.authorsList.pageTitle" />
          </h1>
        </header>
        {page.authors.map((author, i) => (
          <AuthorCard key={author.key ?? i} author={author} count={author.count} />
        ))}
      </div>
    </ListLayout>
  );
}
