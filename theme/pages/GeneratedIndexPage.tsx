/** What a category holds, as cards (B1.67). */
import type { GeneratedIndexPage as Index } from '../../renderer/shared/page.js';
import { VersionBadge, VersionBanner } from '../layout/article/Banners.js';
import { Breadcrumbs } from '../layout/article/Breadcrumbs.js';
import { Cards } from '../layout/article/Cards.js';
import { DOC_PAGER, Pager } from '../layout/article/Pager.js';

export function GeneratedIndexPage({ page }: { page: Index }) {
  return (
    <main className="page page--doc page--wide">
      <div className="page__top">
        <VersionBanner version={page.version} instance={page.scope.instance} />
        {page.breadcrumbs && <Breadcrumbs items={page.breadcrumbs} />}
        <VersionBadge version={page.version} />
      </div>
      <div className="page__text">
        <header className="page__header">
          <h1>{page.heading}</h1>
          {page.intro && <p className="page__intro">{page.intro}</p>}
        </header>
        <Cards cards={page.cards} />
      </div>
      <Pager prev={page.prev} next={page.next} ids={DOC_PAGER} />
    </main>
  );
}
