/** One blog post, newer and older beside each other at its end (B2.47). */
import type { PostPage as Post } from '../../renderer/shared/post.js';
import type { RenderInput } from '../contract.js';
import { ArticleBody } from '../layout/article/Article.js';
import { VisibilityBanners } from '../layout/article/Banners.js';
import { Cover } from '../layout/article/Cover.js';
import { EditMeta, Tags } from '../layout/article/Meta.js';
import { Pager, POST_PAGER } from '../layout/article/Pager.js';
import { PostHeader } from '../layout/article/PostHeader.js';
import { Toc } from '../layout/article/Toc.js';

export function PostPage({ page, input }: { page: Post; input: RenderInput }) {
  const { post, toc } = page;
  return (
    <main className="page page--doc page--post">
      {!page.hideToc && toc.length > 0 && <Toc items={toc} range={page.tocRange} />}
      <article className="page__text">
        <VisibilityBanners page={page} />
        <PostHeader post={post} />
        <Cover src={post.image} first />
        <ArticleBody
          body={post.body}
          html={input.bodies[0] ?? ''}
          module={input.module}
          id="__blog-post-container"
          className="markdown"
        />
        <footer className="theme-blog-footer">
          <Tags tags={post.tags} />
          <EditMeta editUrl={page.editUrl} lastUpdate={page.lastUpdate} />
        </footer>
      </article>
      {(page.prev || page.next) && <Pager prev={page.prev} next={page.next} ids={POST_PAGER} />}
    </main>
  );
}
