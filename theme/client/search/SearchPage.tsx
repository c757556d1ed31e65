/** The search page (B5.101–B5.106): `q` in the address, count, more results while scrolling, and the list as a panel under the input (D26). */
import { type KeyboardEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { SEARCH_MAX_LENGTH } from '../../../renderer/site/limits.js';
import type { ClientSite } from '../../../renderer/site/types.js';
import { levelValue, Marked, pathOf } from './Marked.js';
import { hitSections } from './Modal.js';
import { usePaged } from './paged.js';
import { clampQuery } from './query.js';
import { type Row, Rows } from './Rows.js';
import type { Remembered } from './remembered.js';
import type { Session } from './session.js';
import { searchTexts } from './texts.js';
import type { Hit, Transport } from './transport.js';
import { handleKey, type OpenMode } from './useCombobox.js';
import { localHref, openRow } from './useOpen.js';

export interface SearchPageProps {
  site: ClientSite;
  session: Session;
  remembered: Remembered;
  transport: () => Promise<Transport>;
  navigate: (href: string) => void;
}

const LIST = 'notes-search-page-rows';

const queryOfAddress = () => clampQuery(new URLSearchParams(location.search).get('q') ?? '');

export function SearchPage({ site, session, remembered, transport, navigate }: SearchPageProps) {
  const texts = useMemo(() => searchTexts(site), [site]);
  const state = useSyncExternalStore(session.subscribe, session.state);
  const [text, setText] = useState(queryOfAddress);
  const [composing, setComposing] = useState(false);
  const [panel, setPanel] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const results = usePaged(site, transport, composing ? null : text.trim());
  const rows = hitSections(state).flatMap((section) => section.rows);

  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const follow = () => setText(queryOfAddress());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    const heading = text.trim()
      ? texts.plain('theme.SearchPage.existingResultsTitle', { query: text.trim() })
      : texts.plain('theme.SearchPage.emptyResultsTitle');
    document.title = `${heading} ${site.titleDelimiter} ${site.title}`;
    // The heading stands outside of this root: it is there before any script runs.
    const title = document.querySelector('.search-page-wrapper h1');
    if (title) title.textContent = heading;
  }, [text, texts, site]);

  const change = (value: string, isComposing: boolean) => {
    const query = clampQuery(value);
    setText(query);
    setPanel(query.trim() !== '');
    session.type(query, isComposing);
    if (!isComposing) replaceQuery(query);
  };
  const open = (row: Row, mode: OpenMode) =>
    openRow({ site, navigate, remembered, transport }, row, mode, {
      queryID: state.queryID,
      indexName: site.search.provider === 'none' ? '' : site.search.indexName,
    });
  const onEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    if (panel) setPanel(false);
    else change('', false);
  };
  const shown = panel && rows.length > 0;

  return (
    <>
      <form
        className="search-page__form"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setPanel(false);
        }}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setPanel(false)}
      >
        <input
          ref={input}
          type="search"
          name="q"
          className="search-page__input"
          role="combobox"
          aria-expanded={shown}
          aria-haspopup="grid"
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={shown ? `${LIST}-${state.active}` : undefined}
          aria-label={texts.plain('theme.SearchPage.inputLabel')}
          placeholder={texts.plain('theme.SearchPage.inputPlaceholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_MAX_LENGTH}
          value={text}
          onChange={(event) => change(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={(event) => {
            setComposing(false);
            change(event.currentTarget.value, false);
          }}
          onMouseDown={() => setPanel(text.trim() !== '')}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || event.keyCode === 229) return;
            if (event.key === 'Escape') onEscape(event);
            else
              handleKey(event, {
                rows: shown ? rows : [],
                active: state.active,
                onMove: session.move,
                onOpen: open,
                onSubmit: () => setPanel(false),
              });
          }}
        />
        {shown && (
          // Pressing inside the panel must not take the focus from the input before the click counts.
          <div className="search-page__panel" onMouseDown={(event) => event.preventDefault()}>
            <Rows
              id={LIST}
              label={texts.plain('theme.SearchBar.label')}
              sections={hitSections(state)}
              active={state.active}
              onMove={session.move}
              onOpen={(row, event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                open(row, 'here');
              }}
            />
          </div>
        )}
      </form>
      <Results site={site} results={results} query={text.trim()} />
    </>
  );
}

/** Mirrors the query in the address without a new entry of the history (B5.102). */
function replaceQuery(query: string): void {
  const url = new URL(location.href);
  if (query.trim()) url.searchParams.set('q', query.trim());
  else url.searchParams.delete('q');
  history.replaceState(history.state, '', url);
}

function Results({ site, results, query }: { site: ClientSite; results: ReturnType<typeof usePaged>; query: string }) {
  const texts = searchTexts(site);
  const sentinel = useRef<HTMLParagraphElement>(null);
  const { more } = results;
  useEffect(() => {
    const element = sentinel.current;
    if (!element || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(),
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [more]);
  if (!query) return null;
  if (results.status === 'error') {
    return (
      <div role="alert" className="search-page__message">
        <p>{texts.shown('theme.SearchModal.errorScreen.titleText')}</p>
        <p>{texts.shown('theme.SearchModal.errorScreen.helpText')}</p>
      </div>
    );
  }
  return (
    <>
      <p className="search-page__count" role="status">
        {results.done &&
          results.nbHits > 0 &&
          texts.shown('theme.SearchPage.documentsFound.plurals', { count: results.nbHits })}
        {results.done && results.nbHits === 0 && texts.shown('theme.SearchPage.noResultsText')}
      </p>
      <div className="search-page__results">
        {results.hits.map((hit) => (
          <ResultItem key={hit.objectID} hit={hit} site={site} />
        ))}
      </div>
      {results.hasMore && (
        <p ref={sentinel} className="search-page__more">
          {texts.shown('theme.SearchPage.fetchingNewResults')}
        </p>
      )}
    </>
  );
}

function ResultItem({ hit, site }: { hit: Hit; site: ClientSite }) {
  const path = [hit.hierarchy.lvl0, pathOf(hit)].filter(Boolean).join(' › ');
  const snippet = hit._snippetResult?.content?.value;
  return (
    <article className="search-page__hit">
      <h2>
        <a href={localHref(hit.url, site, location.origin)}>
          <Marked value={lastLevel(hit)} />
        </a>
      </h2>
      <p className="search-page__path">{path}</p>
      {snippet && (
        <p className="search-page__snippet">
          <Marked value={snippet} />
        </p>
      )}
    </article>
  );
}

/** The deepest heading of a hit (B5.106). */
function lastLevel(hit: Hit): string {
  const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1', 'lvl0'] as const;
  return levelValue(hit, levels.find((level) => hit.hierarchy[level]) ?? 'lvl0');
}
