/** Default parts of a post's header: site files that replace the header need not have these. */
import type { ComponentType } from 'react';
import type { Author, PostItem } from '../../../renderer/shared/post.js';
import { Place } from '../../places/place.js';
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
        <span>
          <i> · </i>
          {count('theme.blog.post.readingTime.plurals', shownMinutes(post.readingTime))}
        </span>
      )}
      {post.updated && (
        <span>
          <i> · </i>
          <Dated id="theme.blog.post.updated" day={post.updated} />
        </span>
      )}
    </div>
  );
}

/** @param card what shows an author where the site has nothing of its own */
export function PostAuthors({ post, card: Card }: { post: PostItem; card: ComponentType<{ author: Author }> }) {
  if (post.authors.length === 0) return null;
  return (
    <div className="authors">
      {post.authors.map((author, i) => {
        const props = () => ({ author: { ...author, imageURL: author.imageUrl } });
        // The reference has called it otherwise since version 3.5.
        const card = <Place name="Blog/Components/Author" part={<Card author={author} />} props={props} />;
        return <Place key={author.key ?? i} name="BlogPostItem/Header/Author" part={card} props={props} />;
      })}
    </div>
  );
}

/** Whole minutes, at least one (B2.38). */
export function shownMinutes(minutes: number): number {
  return Math.max(1, Math.ceil(minutes));
}
