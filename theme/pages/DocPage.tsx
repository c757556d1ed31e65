/** One doc: trail, contents, text, tags, edit row, pager (B1.35, B1.78, B5.87). */
import { type ReactNode, use } from 'react';
import type { DocPage as Doc } from '../../renderer/shared/page.js';
import type { RenderInput } from '../contract.js';
import { ArticleBody } from '../layout/article/Article.js';
import { VersionBadge, VersionBanner, VisibilityBanners } from '../layout/article/Banners.js';
import { Breadcrumbs } from '../layout/article/Breadcrumbs.js';
import { EditMeta, Tags } from '../layout/article/Meta.js';
import { DOC_PAGER, Pager } from '../layout/article/Pager.js';
import { Toc } from '../layout/article/Toc.js';
import { LiveContext } from '../live-pages.js';
import { contentOf } from '../places/content-of.js';
import { Contents, isOwn, Parts, Place } from '../places/place.js';
import type { PlaceProps } from '../places/place-contexts.js';
import { docMetadata, editProps, tocProps } from '../places/reference-props.js';

export function DocPage({ page, input }: { page: Doc; input: RenderInput }) {
  const { heading, toc } = page;
  const body = { body: page.body, html: input.bodies[0] ?? '', module: input.module };
  /** The text as Docusaurus passes it: its surroundings may be the site's. */
  const text = <ArticleBody {...body} />;
  const layout = layoutOf(page, text);
  const hasFooter = page.tags.length > 0 || page.editUrl || page.lastUpdate || page.reviewed;
  const parts = {
    DocVersionBanner: <VersionBanner version={page.version} instance={page.scope.instance} />,
    DocBreadcrumbs: page.breadcrumbs && <Breadcrumbs items={page.breadcrumbs} />,
    DocVersionBadge: <VersionBadge version={page.version} />,
    TOC: !page.hideToc && toc.length > 0 && <Toc items={toc} range={page.tocRange} />,
    ContentVisibility: <VisibilityBanners page={page} />,
    'DocItem/Content': <Titled heading={heading} body={body} />,
    TagsListInline: <Tags tags={page.tags} />,
    EditMetaRow: <EditMeta editUrl={page.editUrl} lastUpdate={page.lastUpdate} reviewed={page.reviewed} />,
    'DocItem/Footer': hasFooter && (
      <footer className="theme-doc-footer">
        <Place name="TagsListInline" props={() => ({ tags: page.tags })} />
        <Place name="EditMetaRow" props={() => editProps(page)} />
      </footer>
    ),
    DocPaginator: <Pager prev={page.prev} next={page.next} ids={DOC_PAGER} />,
    'DocItem/TOC/Desktop': <Place name="TOC" props={() => tocProps(page)} />,
    'DocItem/Paginator': <Place name="DocPaginator" props={() => ({ previous: page.prev, next: page.next })} />,
    // An own one brings the reference's columns; ours keeps its own within it.
    'DocItem/Layout': isOwn('DocItem/Layout') ? <div className="page--doc">{layout}</div> : layout,
    DocItem: <Place name="DocItem/Layout" props={() => ({ children: text })} />,
    'DocRoot/Layout/Main': ({ children }: PlaceProps) => (
      <main className={isOwn('DocItem/Layout') ? 'page' : 'page page--doc'}>{children}</main>
    ),
  };
  const item = <Place name="DocItem" props={() => ({ content: contentOf(page, input), route: {} })} />;
  return (
    <Parts parts={parts}>
      <Place name="DocRoot/Layout/Main" props={() => ({ children: item, hiddenSidebarContainer: false })} />
    </Parts>
  );
}

/** The parts of a doc as our style sheet expects them. */
const layoutOf = (page: Doc, text: ReactNode) => (
  <>
    <div className="page__top">
      <Place name="DocVersionBanner" />
      <Place name="DocBreadcrumbs" />
      <Place name="DocVersionBadge" />
    </div>
    <Contents>
      <Place name="DocItem/TOC/Desktop" />
    </Contents>
    <article className="page__text">
      <Place name="ContentVisibility" props={() => ({ metadata: docMetadata(page) })} />
      <Place name="DocItem/Content" props={() => ({ children: text })} />
      <Place name="DocItem/Footer" />
    </article>
    <Place name="DocItem/Paginator" />
  </>
);

interface TitledProps {
  heading: string | null;
  body: { body: Doc['body']; html: string; module?: RenderInput['module'] };
}

/**
 * Title and text. The title is an element of its own, so that the contents can follow it on narrow screens; one that the content
 * writes itself is removed from a finished body.
 */
function Titled({ heading, body }: TitledProps) {
  const live = use(LiveContext);
  const own = heading === null && !live ? /^<header>(.*?)<\/header>/s.exec(body.html) : null;
  if (heading === null && !own) return <ArticleBody {...body} className="theme-doc-markdown markdown" />;
  return (
    <div className="theme-doc-markdown markdown markdown--titled">
      {own ? (
        <header dangerouslySetInnerHTML={{ __html: own[1]! }} />
      ) : (
        <header>
          <h1>{heading}</h1>
        </header>
      )}
      <ArticleBody {...body} html={own ? body.html.slice(own[0].length) : body.html} />
    </div>
  );
}
