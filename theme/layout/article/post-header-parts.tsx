/** What stands at the head of a post: files that stand for the header need not have these. */
import type { PostItem } from '../../../renderer/shared/post.js';
import { useCount } from '../../texts/page-texts.js';
import { Link } from '../frame/Link.js';
import { Dated } from './Meta.js';

export function PostTitle({ post, list }: { post: PostItem; list?: boolean }) {
  if (!list) return <h1 className="post__title title">{post.title}</h1>;
  return (
    <h2 className="post__title title">
      <Link href={post.permalink}>{post.title}</Link>
    </h2>
  );
}

export function PostInfo({ post }: { post: PostItem }) {
  const count = useCount();
  return (
    <div className="post__meta">
      <time dateTime={post.date}>{post.shownDate}</time>
      {post.readingTime !== undefined && (
        <> · {count('theme.blog.post.readingTime.plurals', shownMinutes(post.readingTime))}</>
      )}
      {post.updated && (
        <>
          {' · '}
          <span>
            <Dated id="theme.blog.post.updated" day={post.updated} />
          </span>
        </>
      )}
    </div>
  );
}

/** Whole minutes, at least one (B2.38). */
export function shownMinutes(minutes: number): number {
  return Math.max(1, Math.ceil(minutes));
}
