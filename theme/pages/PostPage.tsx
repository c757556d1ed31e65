/** One blog post, with newer and older posts side by side at its end (B2.47). */
import type { PostPage as Post } from '../../renderer/shared/post.js';
import type { RenderInput } from '../contract.js';
import { ArticleBody } from '../layout/article/Article.js';
import { VisibilityBanners } from '../layout/article/Banners.js';
import { Cover } from '../layout/article/Cover.js';
import { EditMeta, Tags } from '../layout/article/Meta.js';
import { Pager, POST_PAGER } from '../layout/article/Pager.js';
import { PostHeader } from '../layout/article/PostHeader.js';
import { Toc } from '../layout/article/Toc.js';
import { contentOf } from '../places/content-of.js';
import { Contents, Parts, Place } from '../places/place.js';
import { type PlaceProps, PostContext } from '../places/place-contexts.js';
import { editProps, postMetadata, recentProps, tocProps } from '../places/reference-props.js';
import { nodeOf } from '../places/usual.js';

export function PostPage({ page, input }: { page: Post; input: RenderInput }) {
  const { post, toc } = page;
  const body = { body: post.body, html: input.bodies[0] ?? '', module: input.module };
  /** The text as the reference hands it on. */
  const text = <ArticleBody {...body} />;
  const parts = {
    TOC: !page.hideToc && toc.length > 0 && <Toc items={toc} range={page.tocRange} />,
    ContentVisibility: <VisibilityBanners page={page} />,
    'BlogPostItem/Header': <PostHeader post={post} />,
    'BlogPostItem/Content': <ArticleBody {...body} id="__blog-post-container" className="markdown" />,
    EditMetaRow: <EditMeta editUrl={page.editUrl} lastUpdate={page.lastUpdate} reviewed={page.reviewed} />,
    TagsListInline: <Tags tags={post.tags} />,
    'BlogPostItem/Footer': (
      <footer className="theme-blog-footer">
        <Place name="TagsListInline" props={() => ({ tags: post.tags })} />
        <Place name="EditMetaRow" props={() => editProps(page)} />
      </footer>
    ),
    'BlogPostItem/Container': ({ children }: PlaceProps) => <article className="page__text">{children}</article>,
    BlogPostItem: (
      <Place
        name="BlogPostItem/Container"
        props={() => ({
          children: (
            <>
              <Place name="ContentVisibility" props={() => ({ metadata: postMetadata(post) })} />
              <Place name="BlogPostItem/Header" />
              <Cover src={post.image} first />
              <Place name="BlogPostItem/Content" props={() => ({ children: text })} />
              <Place name="BlogPostItem/Footer" />
            </>
          ),
        })}
      />
    ),
    BlogPostPaginator: (page.prev || page.next) && <Pager prev={page.prev} next={page.next} ids={POST_PAGER} />,
  };
  const whole = (
    <Place
      name="BlogLayout"
      part={({ toc: contents, children }) => (
        <main className="page page--doc page--post">
          <Contents>{nodeOf(contents)}</Contents>
          {children}
        </main>
      )}
      props={() => ({
        toc: <Place name="TOC" props={() => tocProps(page)} />,
        ...recentProps(page),
        children: (
          <>
            <Place name="BlogPostItem" props={() => ({ children: text })} />
            <Place name="BlogPostPaginator" props={() => ({ prevItem: page.prev, nextItem: page.next })} />
          </>
        ),
      })}
    />
  );
  return (
    <PostContext value={{ post, alone: true }}>
      <Parts parts={parts}>
        <Place
          name="BlogPostPage"
          part={whole}
          props={() => ({ content: contentOf(page, input), ...recentProps(page) })}
        />
      </Parts>
    </PostContext>
  );
}
