/** What a category holds, as cards (B1.67). */
import type { GeneratedIndexPage as Index } from '../../renderer/shared/page.js';
import { VersionBadge, VersionBanner } from '../layout/article/Banners.js';
import { Breadcrumbs } from '../layout/article/Breadcrumbs.js';
import { Cards } from '../layout/article/Cards.js';
import { DOC_PAGER, Pager } from '../layout/article/Pager.js';
import { hasOwnCards, useCardItems } from '../places/card-places.js';
import { Parts, Place } from '../places/place.js';
import { indexProps } from '../places/reference-props.js';

export function GeneratedIndexPage({ page }: { page: Index }) {
  const parts = {
    DocVersionBanner: <VersionBanner version={page.version} instance={page.scope.instance} />,
    DocBreadcrumbs: page.breadcrumbs && <Breadcrumbs items={page.breadcrumbs} />,
    DocVersionBadge: <VersionBadge version={page.version} />,
    DocPaginator: <Pager prev={page.prev} next={page.next} ids={DOC_PAGER} />,
  };
  const items = useCardItems(page.cards);
  const whole = (
    <main className="page page--doc page--wide">
      <div className="page__top">
        <Place name="DocVersionBanner" />
        <Place name="DocBreadcrumbs" />
        <Place name="DocVersionBadge" />
      </div>
      <div className="page__text">
        <header className="page__header">
          <h1>{page.heading}</h1>
          {page.intro && <p className="page__intro">{page.intro}</p>}
        </header>
        <Place
          name="DocCardList"
          part={hasOwnCards() ? undefined : <Cards cards={page.cards} />}
          props={() => ({ items })}
        />
      </div>
      <Place name="DocPaginator" props={() => ({ previous: page.prev, next: page.next })} />
    </main>
  );
  return (
    <Parts parts={parts}>
      <Place name="DocCategoryGeneratedIndexPage" part={whole} props={() => indexProps(page)} />
    </Parts>
  );
}
