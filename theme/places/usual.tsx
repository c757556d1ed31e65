/** Default parts of places that components of a migrated site render with data of their own: our components, from Docusaurus' props. */
import { type ReactNode, use } from 'react';
import type { TocItem } from '../../renderer/shared/article-body.js';
import type { PostItem } from '../../renderer/shared/post.js';
import { VisibilityBanners } from '../layout/article/Banners.js';
import { HomeItem } from '../layout/article/HomeItem.js';
import { EditMeta, Tags } from '../layout/article/Meta.js';
import { DOC_PAGER, Pager, POST_PAGER } from '../layout/article/Pager.js';
import { AuthorCard } from '../layout/article/PostHeader.js';
import { ListPager } from '../layout/article/PostList.js';
import { PostAuthors, PostInfo, PostTitle } from '../layout/article/post-header-parts.js';
import { Toc, TocList, tocTree } from '../layout/article/Toc.js';
import { Link } from '../layout/frame/Link.js';
import { usePieces } from '../layout/frame/lazy-parts-context.js';
import { usePage } from '../runtime.js';
import { hasOwnBlog } from './around.js';
import { CARD_PARTS } from './card-places.js';
import type { PostProvider } from './content-of.js';
import { childrenOf, Place } from './place.js';
import { type Parts, type PlaceProps, PostContext, type TocEntry } from './place-contexts.js';

type Contents = PlaceProps['toc'];

const isList = (toc: Contents): toc is readonly TocEntry[] => Array.isArray(toc);

const itemsOf = (toc: Contents): TocItem[] =>
  isList(toc) ? toc.map(({ id, level, value }) => ({ id, level, html: value })) : [];

/** Contents that a component of the site hands on to the layout. */
export const nodeOf = (toc: Contents): ReactNode => (isList(toc) ? null : toc);

function edit({ editUrl, lastUpdatedAt, lastUpdatedBy: author }: PlaceProps) {
  const date = lastUpdatedAt === undefined ? undefined : new Date(lastUpdatedAt).toISOString();
  const lastUpdate = date || author ? { date, shown: date?.slice(0, 10), author } : undefined;
  return <EditMeta editUrl={editUrl} lastUpdate={lastUpdate} />;
}

/** Renders a part of the current post's header, for a header of the site. */
function ofPost(show: (post: PostItem, isInList: boolean) => ReactNode): ReactNode {
  const OfPost = () => {
    const shown = use(PostContext);
    return shown && show(shown.post, !shown.alone);
  };
  return <OfPost />;
}

/** The newest posts if the layout is the site's; ours has them in the sidebar. */
function OwnRecent() {
  const page = usePage();
  const { BlogSidebar } = usePieces();
  return hasOwnBlog(page) && 'recent' in page && page.recent && <BlogSidebar recent={page.recent} />;
}

/** A post as lists of the reference hold it. */
const isPost = (item: unknown): item is { content: PostProvider } =>
  typeof item === 'object' && item !== null && 'content' in item;

export const USUAL: Parts = {
  ...CARD_PARTS,
  Tag: ({ label, permalink, count }) => (
    <Link className="tag" rel="tag" href={permalink ?? ''}>
      {label}
      {count !== undefined && <span className="count">{count}</span>}
    </Link>
  ),
  TagsListInline: ({ tags = [] }) => <Tags tags={tags} />,
  'ContentVisibility/Draft': <VisibilityBanners page={{ draft: true }} />,
  'ContentVisibility/Unlisted': <VisibilityBanners page={{ unlisted: true }} />,
  EditThisPage: edit,
  EditMetaRow: edit,
  LastUpdated: edit,
  PaginatorNavLink: ({ permalink = '', title, subLabel, isNext }) => (
    <Link
      className={`pagination-nav__link pagination-nav__link--${isNext ? 'next' : 'prev'}`}
      href={permalink}
      rel={isNext ? 'next' : 'prev'}
    >
      {subLabel !== undefined && <div className="pagination-nav__sublabel">{subLabel}</div>}
      <div className="pagination-nav__label">{title}</div>
    </Link>
  ),
  'DocBreadcrumbs/Items/Home': <HomeItem />,
  DocPaginator: ({ previous, next }) => <Pager prev={previous} next={next} ids={DOC_PAGER} />,
  BlogPostPaginator: ({ prevItem, nextItem }) => <Pager prev={prevItem} next={nextItem} ids={POST_PAGER} />,
  BlogListPaginator: ({ metadata }) => metadata && <ListPager pagination={metadata} />,
  TOC: ({ toc, minHeadingLevel = 2, maxHeadingLevel = 3 }) => (
    <Toc items={itemsOf(toc)} range={[minHeadingLevel, maxHeadingLevel]} />
  ),
  TOCItems: ({ toc, className = 'table-of-contents' }) => (
    <TocList nodes={tocTree(itemsOf(toc))} className={className} />
  ),
  'BlogPostItem/Header/Author': ({ author }) => author && <AuthorCard author={author} />,
  'Blog/Components/Author': ({ author }) => author && <AuthorCard author={author} />,
  'BlogPostItem/Header/Title': ofPost((post, list) => <PostTitle post={post} list={list} />),
  'BlogPostItem/Header/Info': ofPost((post) => <PostInfo post={post} />),
  'BlogPostItem/Header/Authors': ofPost((post) => <PostAuthors post={post} card={AuthorCard} />),
  BlogPostItems: ({ items = [] }) =>
    items.filter(isPost).map(({ content: { body: Text, provider: Provider } }, i) => (
      <Provider key={i}>
        <Place name="BlogPostItem" props={() => ({ children: <Text /> })} />
      </Provider>
    )),
  BlogLayout: ({ toc, children }) => (
    <main className="page page--doc page--list">
      {nodeOf(toc)}
      {children}
    </main>
  ),
  BlogSidebar: <OwnRecent />,
  // They are already in the page, or in its head.
  'DocItem/TOC/Mobile': null,
  'DocItem/Metadata': null,
  SiteMetadata: null,
  MDXContent: childrenOf,
};
