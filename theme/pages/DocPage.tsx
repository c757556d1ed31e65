/** One doc: trail, contents, text, tags, edit row, pager (B1.35, B1.78, B5.87). */
import { use } from 'react';
import type { DocPage as Doc } from '../../renderer/shared/page.js';
import type { RenderInput } from '../contract.js';
import { ArticleBody } from '../layout/article/Article.js';
import { VersionBadge, VersionBanner, VisibilityBanners } from '../layout/article/Banners.js';
import { Breadcrumbs } from '../layout/article/Breadcrumbs.js';
import { EditMeta, Tags } from '../layout/article/Meta.js';
import { DOC_PAGER, Pager } from '../layout/article/Pager.js';
import { Toc } from '../layout/article/Toc.js';
import { LiveContext } from '../live-pages.js';

export function DocPage({ page, input }: { page: Doc; input: RenderInput }) {
  const { heading, toc } = page;
  const body = { body: page.body, html: input.bodies[0] ?? '', module: input.module };
  const hasFooter = page.tags.length > 0 || page.editUrl || page.lastUpdate;
  return (
    <main className="page page--doc">
      <div className="page__top">
        <VersionBanner version={page.version} instance={page.scope.instance} />
        {page.breadcrumbs && <Breadcrumbs items={page.breadcrumbs} />}
        <VersionBadge version={page.version} />
      </div>
      {!page.hideToc && toc.length > 0 && <Toc items={toc} range={page.tocRange} />}
      <article className="page__text">
        <VisibilityBanners page={page} />
        <Titled heading={heading} body={body} />
        {hasFooter && (
          <footer className="theme-doc-footer">
            <Tags tags={page.tags} />
            <EditMeta editUrl={page.editUrl} lastUpdate={page.lastUpdate} />
          </footer>
        )}
      </article>
      <Pager prev={page.prev} next={page.next} ids={DOC_PAGER} />
    </main>
  );
}

interface TitledProps {
  heading: string | null;
  body: { body: Doc['body']; html: string; module?: RenderInput['module'] };
}

/**
 * Title and text. The title stands in an element of its own, so that the contents can come after it on narrow screens; one that the content
 * writes itself is taken out of a finished body.
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
