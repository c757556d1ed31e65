/** Posts in lists: title, date, text before the truncate marker, tags, link to the rest (B2.30, B2.31, B2.43). */
import type { ReactNode } from 'react';
import type { Pagination, PostItem } from '../../../renderer/shared/post.js';
import { postContent } from '../../places/content-of.js';
import { Parts, Place } from '../../places/place.js';
import { type PlaceProps, PostContext } from '../../places/place-contexts.js';
import { T, useText } from '../../texts.js';
import { Link } from '../frame/Link.js';
import { Body } from './Article.js';
import { Cover } from './Cover.js';
import { Tags } from './Meta.js';
import { LIST_PAGER, Pager } from './Pager.js';
import { PostHeader } from './PostHeader.js';

export function PostList({ posts, bodies }: { posts: PostItem[]; bodies: string[] }) {
  const items = posts.map((post, i) => (
    <PostParts key={post.permalink} post={post} html={bodies[i] ?? ''}>
      <Place name="BlogPostItem" props={() => ({ children: <Body html={bodies[i] ?? ''} /> })} />
    </PostParts>
  ));
  return <Place name="BlogPostItems" part={<>{items}</>} props={() => ({ items: listedItems(posts, bodies) })} />;
}

/** Posts of a list as components of a moved site get them. */
export const listedItems = (posts: readonly PostItem[], bodies: readonly string[]) =>
  posts.map((post, i) => ({
    content: postContent(post, {
      body: () => <Body className="markdown" html={bodies[i] ?? ''} />,
      provider: ({ children }) => (
        <PostParts post={post} html={bodies[i] ?? ''}>
          {children}
        </PostParts>
      ),
    }),
  }));

/** The parts that one post of a list consists of. */
function PostParts({ post, html, children }: { post: PostItem; html: string; children: ReactNode }) {
  const parts = {
    'BlogPostItem/Header': <PostHeader post={post} list />,
    'BlogPostItem/Content': <Body className="markdown" html={html} />,
    'BlogPostItem/Footer/ReadMoreLink': <ReadMore post={post} />,
    TagsListInline: <Tags tags={post.tags} />,
    'BlogPostItem/Footer': (post.tags.length > 0 || post.hasMore) && (
      <footer className="post__footer">
        <Place name="TagsListInline" props={() => ({ tags: post.tags })} />
        {post.hasMore && (
          <Place
            name="BlogPostItem/Footer/ReadMoreLink"
            props={() => ({ blogPostTitle: post.title, to: post.permalink })}
          />
        )}
      </footer>
    ),
    'BlogPostItem/Container': ({ children }: PlaceProps) => (
      <article className={`post${post.image ? ' post--covered' : ''}`}>{children}</article>
    ),
    BlogPostItem: (
      <Place
        name="BlogPostItem/Container"
        props={() => ({
          children: (
            <>
              <Place name="BlogPostItem/Header" />
              <Cover src={post.image} />
              <Place name="BlogPostItem/Content" props={() => ({ children: <Body html={html} /> })} />
              <Place name="BlogPostItem/Footer" />
            </>
          ),
        })}
      />
    ),
  };
  return (
    <PostContext value={{ post, alone: false }}>
      <Parts parts={parts}>{children}</Parts>
    </PostContext>
  );
}

function ReadMore({ post }: { post: PostItem }) {
  const t = useText();
  return (
    <Link
      className="post__more"
      href={post.permalink}
      aria-label={t('theme.blog.post.readMoreLabel', { title: post.title })}
    >
      <b>
        <T id="theme.blog.post.readMore" />
      </b>
    </Link>
  );
}

export function ListPager({ pagination }: { pagination: Pagination }) {
  const link = (permalink?: string) => (permalink ? { permalink } : undefined);
  return (
    <Place
      name="BlogListPaginator"
      part={<Pager prev={link(pagination.previousPage)} next={link(pagination.nextPage)} ids={LIST_PAGER} />}
      props={() => ({ metadata: pagination })}
    />
  );
}
