/** The content of a category, as cards (B1.67). */
import type { GeneratedIndexPage as Index } from '../../renderer/shared/page.js';
import { VersionBadge, VersionBanner } from '../layout/article/Banners.js';
import { Breadcrumbs } from '../layout/article/Breadcrumbs.js';
import { Cards } from '../layout/article/Cards.js';
import { DOC_PAGER, Pager } from '../layout/article/Pager.js';
import { hasOwnCards, PlacedCards } from '../places/card-places.js';
import { isOwn, Parts, Place } from '../places/place.js';
import type { PlaceProps } from '../places/place-contexts.js';
import { indexProps } from '../places/reference-props.js';

const INDEX = 'DocCategoryGeneratedIndexPage';

export function GeneratedIndexPage({ page }: { page: Index }) {
  const parts = {
    DocVersionBanner: <VersionBanner version={page.version} instance={page.scope.instance} />,
    DocBreadcrumbs: page.breadcrumbs && <Breadcrumbs items={page.breadcrumbs} />,
    DocVersionBadge: <VersionBadge version={page.version} />,
    DocPaginator: <Pager prev={page.prev} next={page.next} ids={DOC_PAGER} />,
    'DocRoot/Layout/Main': ({ children }: PlaceProps) => (
      <main className={isOwn(INDEX) ? 'page' : 'page page--doc page--wide'}>{children}</main>
    ),
  };
  const whole = (
    <>
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
        {hasOwnCards() ? <PlacedCards cards={page.cards} /> : <Cards cards={page.cards} />}
      </div>
      <Place name="DocPaginator" props={() => ({ previous: page.prev, next: page.next })} />
    </>
  );
  const index = <Place name={INDEX} part={whole} props={() => indexProps(page)} />;
  return (
    <Parts parts={parts}>
      <Place name="DocRoot/Layout/Main" props={() => ({ children: index, hiddenSidebarContainer: false })} />
    </Parts>
  );
}
