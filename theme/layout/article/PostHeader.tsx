/** Title, date, reading time and authors of a post, on its page (h1) and in lists (h2) (B2.38, B2.43). */
import type { Author, PostItem } from '../../../renderer/shared/post.js';
import { Place } from '../../places/place.js';
import { Link } from '../frame/Link.js';
import { PostAuthors, PostInfo, PostTitle } from './post-header-parts.js';

/** @param list true if the post is in a list */
export function PostHeader({ post, list }: { post: PostItem; list?: boolean }) {
  return (
    <header className="post__header">
      <Place name="BlogPostItem/Header/Title" part={<PostTitle post={post} list={list} />} />
      <Place name="BlogPostItem/Header/Info" part={<PostInfo post={post} />} />
      <Place name="BlogPostItem/Header/Authors" part={<PostAuthors post={post} card={AuthorCard} />} />
    </header>
  );
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
          {href ? <Link href={href}>{name}</Link> : name}{' '}
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
