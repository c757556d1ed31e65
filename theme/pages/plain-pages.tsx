/** Pages without a sidebar: Markdown and React pages of `pages/`, the search page, not found. */
import type { MarkdownPage as Markdown, ComponentPage as ReactPage } from '../../renderer/shared/page.js';
import type { RenderInput } from '../contract.js';
import { ArticleBody } from '../layout/article/Article.js';
import { VisibilityBanners } from '../layout/article/Banners.js';
import { EditMeta } from '../layout/article/Meta.js';
import { Toc } from '../layout/article/Toc.js';
import { Link } from '../layout/frame/Link.js';
import { useSite } from '../runtime.js';
import { T, useText } from '../texts.js';

export function MarkdownPage({ page, input }: { page: Markdown; input: RenderInput }) {
  return (
    <main className={`page page--doc page--markdown ${page.wrapperClassName ?? ''}`}>
      {!page.hideToc && page.toc.length > 0 && <Toc items={page.toc} range={page.tocRange} />}
      <article className="page__text">
        <VisibilityBanners page={page} />
        <ArticleBody body={page.body} html={input.bodies[0] ?? ''} module={input.module} className="markdown" />
        <EditMeta editUrl={page.editUrl} lastUpdate={page.lastUpdate} reviewed={page.reviewed} />
      </article>
    </main>
  );
}

/** A page module without a default export is an error that names the page (B5.13). One that could not be rendered is empty in the browser too. */
export function ComponentPage({ page, input }: { page: ReactPage; input: RenderInput }) {
  const Module = input.module;
  if (!Module) {
    if (page.still) return null;
    throw new Error(
      `The page "${page.route}" (${page.source}) has no default export: export a React component as default.`,
    );
  }
  return <Module {...(page.data && { data: page.data, site: input.site })} />;
}

/** A frame that the search code fills through `Region` (B5.101–B5.106); without scripts it says so. */
export function SearchPage() {
  const { search } = useSite();
  return (
    <main className="page page--search search-page-wrapper">
      <h1>
        <T id="theme.SearchPage.emptyResultsTitle" />
      </h1>
      <div className="search-page">
        {/* biome-ignore lint/a11y/useSemanticElements: a form with this role is a search landmark in every browser */}
        <form
          className="search-page__form"
          role="search"
          action={search.provider === 'none' ? undefined : (search.searchPage ?? undefined)}
        >
          <SearchField />
        </form>
        <p className="no-js-only">
          <T id="theme.SearchPage.needsScripts" />
        </p>
      </div>
    </main>
  );
}

function SearchField() {
  const t = useText();
  return (
    <input
      type="search"
      name="q"
      className="search-page__input"
      autoComplete="off"
      placeholder={t('theme.SearchPage.inputPlaceholder')}
      aria-label={t('theme.SearchPage.inputLabel')}
    />
  );
}

/** The way home, a search with the words of the address, and the nearest titles, which the search code fills in (`client/search/nearest.tsx`). */
export function NotFound() {
  const { baseUrl, home, navbar, search } = useSite();
  const t = useText();
  const searchPage = search.provider === 'none' ? null : search.searchPage;
  const ways = navbar.items.flatMap((item) =>
    'href' in item && item.href && item.label ? [{ href: item.href, label: item.label }] : [],
  );
  return (
    <main className="page page--narrow not-found">
      <p className="not-found__code" aria-hidden="true">
        404
      </p>
      <h1>
        <T id="theme.NotFound.title" />
      </h1>
      <p className="page__intro">
        <T id="theme.NotFound.p1" />
      </p>
      <div className="not-found__near" data-near={t('theme.NotFound.near')} />
      {searchPage && (
        // biome-ignore lint/a11y/useSemanticElements: a form with this role is a search landmark in every browser
        <form className="not-found__search" role="search" action={searchPage}>
          <SearchField />
          <button type="submit" className="button">
            <T id="theme.NotFound.search" />
          </button>
        </form>
      )}
      <ul className="not-found__ways clean-list">
        {home && (
          <li>
            <Link className="button" href={baseUrl}>
              <T id="theme.NotFound.home" />
            </Link>
          </li>
        )}
        {ways.map((way) => (
          <li key={way.href}>
            <Link className="button" href={way.href}>
              {way.label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="page__intro">
        <T id="theme.NotFound.p2" />
      </p>
    </main>
  );
}
