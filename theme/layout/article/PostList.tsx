/** Posts as lists show them: title, date, text before the truncate marker, tags, link to the rest (B2.30, B2.31, B2.43). */
import type { Pagination, PostItem } from '../../../renderer/shared/post.js';
import { T, useText } from '../../texts.js';
import { Link } from '../frame/Link.js';
import { Body } from './Article.js';
import { Cover } from './Cover.js';
import { Tags } from './Meta.js';
import { LIST_PAGER, Pager } from './Pager.js';
import { PostHeader } from './PostHeader.js';

export function PostList({ posts, bodies }: { posts: PostItem[]; bodies: string[] }) {
  const t = useText();
  return posts.map((post, i) => (
    <article key={post.permalink} className={`post${post.image ? ' post--covered' : ''}`}>
      <PostHeader post={post} list />
      <Cover src={post.image} />
      <Body className="markdown" html={bodies[i] ?? ''} />
      {(post.tags.length > 0 || post.hasMore) && (
        <footer className="post__footer">
          <Tags tags={post.tags} />
          {post.hasMore && (
            <Link
              className="post__more"
              href={post.permalink}
              aria-label={t('theme.blog.post.readMoreLabel', { title: post.title })}
            >
              <b>
                <T id="theme.blog.post.readMore" />
              </b>
            </Link>
          )}
        </footer>
      )}
    </article>
  ));
}

export function ListPager({ pagination }: { pagination: Pagination }) {
  const link = (permalink?: string) => (permalink ? { permalink } : undefined);
  return <Pager prev={link(pagination.previousPage)} next={link(pagination.nextPage)} ids={LIST_PAGER} />;
}
