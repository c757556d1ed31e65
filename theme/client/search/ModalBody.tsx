/** The middle of the modal: one of the screens. */
import type { ReactNode } from 'react';
import { Rows } from './Rows.js';
import { allResultsHref, type OpenModal, ROWS } from './useModal.js';

/** Shows an error, the start, that nothing is found, or rows. */
export function ModalBody({ modal }: { modal: OpenModal }) {
  const { state, texts, sections, session } = modal;
  if (state.status === 'error') {
    return (
      <div className="DocSearch-ErrorScreen">
        <p className="DocSearch-Title">{texts.shown('theme.SearchModal.errorScreen.titleText')}</p>
        <p className="DocSearch-Help">{texts.shown('theme.SearchModal.errorScreen.helpText')}</p>
      </div>
    );
  }
  if (state.answered !== null && state.groups.length === 0) return <NoResults modal={modal} />;
  if (sections.length === 0) {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">
          {texts.shown(
            // While an input method composes nothing is looked for.
            state.status === 'idle'
              ? 'theme.SearchModal.startScreen.noRecentSearchesText'
              : 'theme.SearchModal.loading',
          )}
        </p>
      </div>
    );
  }
  return (
    <Rows
      id={ROWS}
      label={texts.plain('theme.SearchBar.label')}
      sections={sections}
      active={state.active}
      answered={state.answered}
      onMove={session.move}
      onOpen={modal.openByClick}
    />
  );
}

/** Says that nothing is found, and what else may be done. */
function NoResults({ modal: { state, site, texts, restart, navigate } }: { modal: OpenModal }) {
  const report = site.search.provider === 'none' ? undefined : site.search.missingResultsUrl;
  const query = state.answered ?? '';
  const all = allResultsHref(site, query);
  // There are places left that nobody has looked into: the search page goes on with them.
  if (state.atLeast && all)
    return (
      <div className="DocSearch-NoResults">
        <p className="DocSearch-Title">{texts.shown('theme.SearchPage.documentsAtLeast.plurals', { count: 0 })}</p>
        <p className="DocSearch-Help">
          <ResultsLink href={all} navigate={navigate}>
            {texts.shown('theme.SearchPage.moreResultsText')}
          </ResultsLink>
        </p>
      </div>
    );
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title">
        {texts.shown('theme.SearchModal.noResultsScreen.noResultsText')} "<strong>{query}</strong>"
      </p>
      {state.suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p className="DocSearch-Help">{texts.shown('theme.SearchModal.noResultsScreen.suggestedQueryText')}:</p>
          <ul>
            {state.suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="DocSearch-Prefill clean-btn" onClick={() => restart(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {report && (
        <p className="DocSearch-Help">
          {texts.shown('theme.SearchModal.noResultsScreen.reportMissingResultsText')}{' '}
          <a href={report.replace('{query}', encodeURIComponent(query))} target="_blank" rel="noopener noreferrer">
            {texts.shown('theme.SearchModal.noResultsScreen.reportMissingResultsLinkText')}
          </a>
        </p>
      )}
    </div>
  );
}

interface ResultsLinkProps {
  href: string;
  navigate: (href: string) => void;
  children: ReactNode;
}

/** A link to the page with all results. With a key held down the browser follows it, elsewhere. */
export function ResultsLink({ href, navigate, children }: ResultsLinkProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}
