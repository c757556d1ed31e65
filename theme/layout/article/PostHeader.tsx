/** Title, date, reading time and authors of a post, on its page (h1) and in lists (h2) (B2.38, B2.43). */
import type { Author, PostItem } from '../../../renderer/shared/post.js';
import { Place } from '../../places/place.js';
import { useCount } from '../../texts/page-texts.js';
import { Link } from '../frame/Link.js';
import { Dated } from './Meta.js';

/** @param list true where the post stands in a list */
export function PostHeader({ post, list }: { post: PostItem; list?: boolean }) {
  return (
    <header className="post__header">
      <Place name="BlogPostItem/Header/Title" part={<PostTitle post={post} list={list} />} />
      <Place name="BlogPostItem/Header/Info" part={<PostInfo post={post} />} />
      <Place name="BlogPostItem/Header/Authors" part={post.authors.length > 0 && <PostAuthors post={post} />} />
    </header>
  );
}

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

export function PostAuthors({ post }: { post: PostItem }) {
  return (
    <div className="authors">
      {post.authors.map((author, i) => (
        <Place
          key={author.key ?? i}
          name="BlogPostItem/Header/Author"
          part={<AuthorCard author={author} />}
          props={() => ({ author: { ...author, imageURL: author.imageUrl } })}
        />
      ))}
    </div>
  );
}

/** Whole minutes, at least one (B2.38). */
export function shownMinutes(minutes: number): number {
  return Math.max(1, Math.ceil(minutes));
}

export function AuthorCard({ author, count }: { author: Author; count?: number }) {
  const href = author.page ?? author.url ?? (author.email ? `mailto:${author.email}` : undefined);
  const name = author.name ?? author.key;
  return (
    <div className="author avatar">
      {author.imageUrl && (
        <img
          className="author__image"
          src={author.imageUrl}
          alt={name ? '' : (author.title ?? '')}
          width="40"
          height="40"
          loading="lazy"
        />
      )}
      <div>
        <div className="author__name">
          {href ? <Link href={href}>{name}</Link> : name}
          {count !== undefined && <span className="count">{count}</span>}
        </div>
        {author.title && <div className="author__title">{author.title}</div>}
        {author.description && count !== undefined && <p>{author.description}</p>}
        {author.socials && (
          <div className="author__socials">
            {Object.entries(author.socials).map(([platform, url]) => (
              <Link key={platform} href={url} external>
                {platform}
              </Link>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
