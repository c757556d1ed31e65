/** The search page (B5.101–B5.106): `q` in the address, count, more results while scrolling, and the list as a panel under the input (D26). */
import { type KeyboardEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import { SEARCH_MAX_LENGTH } from '../../../renderer/shared/limits.js';
import { leaveResults, useResults } from './left-results.js';
import type { Row } from './Rows.js';
import type { Remembered } from './remembered.js';
import type { SearchParts } from './search-parts.js';
import type { Session } from './search-session.js';
import type { Hit, LevelName, Transport } from './transport.js';
import type { OpenMode } from './useCombobox.js';
import type { Choose } from './useOpen.js';

export interface SearchPageProps {
  /** Takes the place of the field that stood there before; what was typed into that until now. */
  appear(): string;
  site: ClientSite;
  session: Session;
  remembered: Remembered;
  transport: () => Promise<Transport>;
  choose: Choose;
  navigate: (href: string) => void;
  parts: SearchParts;
}

const LIST = 'notes-search-page-rows';
/** Pixels below the window in which the next results are asked for. */
const AHEAD = 200;

/** Beside the styles of rows and marks, which come with the modal. */
export const CSS = `
.search-page__form{position:relative;margin-bottom:16px}
.search-page__input::-webkit-search-cancel-button{display:none}
.search-page__count,.search-page__path{margin:0;color:var(--n-muted,GrayText);font-size:14px}
.search-page__hit{margin:24px 0}
.search-page__hit h2{margin:0 0 4px;font-size:18px}
.search-page__hit a{text-decoration:none}
.search-page__hit a:hover{text-decoration:underline}
.search-page__next{min-height:44px;padding:0 16px;border:1px solid var(--n-line,#8884);border-radius:8px;color:var(--n-accent,LinkText)}
.search-page__snippet{margin:4px 0 0;font-size:15px;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;overflow-wrap:anywhere}
@media(max-width:768px){.search-page__snippet{-webkit-line-clamp:3}}
.search-page__panel{position:absolute;z-index:5;left:0;right:0;max-height:60vh;overflow:auto;margin-top:4px;padding:0 12px 8px;background:var(--n-bg,Canvas);border:1px solid var(--n-line,#8884);border-radius:12px;box-shadow:0 12px 32px rgb(0 0 0 / .16)}
`;

const queryOfAddress = () => new URLSearchParams(location.search).get('q') ?? '';

export function SearchPage({ site, session, remembered, transport, choose, navigate, parts, appear }: SearchPageProps) {
  const { answerOf, chooseRow, clampQuery, handleKey, hitSections, openRow, searchTexts, Rows } = parts;
  const texts = useMemo(() => searchTexts(site), [site, searchTexts]);
  const state = useSyncExternalStore(session.subscribe, session.state);
  const [text, setText] = useState(() => clampQuery(queryOfAddress()));
  const [composing, setComposing] = useState(false);
  const [panel, setPanel] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const results = useResults(site, transport, composing ? null : text.trim(), parts);
  const rows = hitSections(state).flatMap((section) => section.rows);

  useEffect(() => {
    const follow = () => setText(clampQuery(queryOfAddress()));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [clampQuery]);
  useTitle(text.trim(), texts, site);

  const change = (value: string, isComposing: boolean) => {
    const query = clampQuery(value);
    setText(query);
    setPanel(query.trim() !== '');
    session.type(query, isComposing);
    if (!isComposing) replaceQuery(query);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(() => {
    const typed = appear();
    if (typed) change(typed, false);
    input.current?.focus({ preventScroll: true });
  }, []);
  const open = (row: Row, mode: OpenMode) =>
    openRow({ site, navigate, remembered, transport, choose }, row, mode, {
      ...answerOf(state),
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
      {/* biome-ignore lint/a11y/useSemanticElements: a form with this role is a search landmark in every browser */}
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
                state,
                onMove: session.move,
                onOpen: open,
                onSubmit: () => setPanel(false),
              });
          }}
        />
        {shown && (
          // Pressing inside the panel must not take the focus from the input before the click counts.
          // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the input; nothing is operated here
          <div className="search-page__panel" onMouseDown={(event) => event.preventDefault()}>
            <Rows
              id={LIST}
              label={texts.plain('theme.SearchBar.label')}
              sections={hitSections(state)}
              active={state.active}
              answered={state.answered}
              onMove={session.move}
              onOpen={(row, event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
                  return void chooseRow({ site, remembered, choose }, row, answerOf(state), false);
                event.preventDefault();
                open(row, 'here');
              }}
            />
          </div>
        )}
      </form>
      <Results site={site} results={results} query={text.trim()} parts={parts} choose={choose} />
    </>
  );
}

/** Says in the title and in the heading what is searched for (B5.103). */
function useTitle(query: string, texts: ReturnType<SearchParts['searchTexts']>, site: ClientSite): void {
  useEffect(() => {
    const heading = query
      ? texts.plain('theme.SearchPage.existingResultsTitle', { query })
      : texts.plain('theme.SearchPage.emptyResultsTitle');
    document.title = `${heading} ${site.titleDelimiter} ${site.title}`;
    // The heading stands outside of this root: it is there before any script runs.
    const title = document.querySelector('.search-page-wrapper h1');
    if (title) title.textContent = heading;
  }, [query, texts, site]);
}

/** Mirrors the query in the address without a new entry of the history (B5.102). */
function replaceQuery(query: string): void {
  const url = new URL(location.href);
  if (query.trim()) url.searchParams.set('q', query.trim());
  else url.searchParams.delete('q');
  history.replaceState({ ...history.state, results: undefined }, '', url);
}

interface ResultsProps extends Pick<SearchPageProps, 'site' | 'parts' | 'choose'> {
  results: ReturnType<typeof useResults>;
  query: string;
}

function Results({ site, results, query, parts, choose }: ResultsProps) {
  const texts = parts.searchTexts(site);
  const sentinel = useRef<HTMLParagraphElement>(null);
  const { more } = results;
  // By itself only where the reader scrolls: each stretch costs requests.
  useEffect(() => {
    const onScroll = () => {
      const element = sentinel.current;
      if (element && element.getBoundingClientRect().top < innerHeight + AHEAD) more();
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
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
          (results.found > 0 || results.atLeast) &&
          texts.shown(
            results.atLeast ? 'theme.SearchPage.documentsAtLeast.plurals' : 'theme.SearchPage.documentsFound.plurals',
            { count: results.found },
          )}
        {results.done && results.found === 0 && !results.atLeast && texts.shown('theme.SearchPage.noResultsText')}
      </p>
      {results.near && <p className="search-page__path">{texts.shown('theme.SearchPage.nearResultsText')}</p>}
      <div className="search-page__results">
        {results.hits.map((hit) => (
          <ResultItem
            key={hit.objectID}
            hit={hit}
            site={site}
            parts={parts}
            onOpen={(href, here) => {
              if (here) leaveResults(results.page + 1);
              choose({ hit, href, hits: results.hits, query: results.query }, here);
            }}
          />
        ))}
      </div>
      {results.hasMore && (
        <p ref={sentinel} className="search-page__more">
          {results.status === 'loading' ? (
            texts.shown('theme.SearchPage.fetchingNewResults')
          ) : (
            <button type="button" className="search-page__next clean-btn" onClick={more}>
              {texts.shown('theme.SearchPage.moreResultsText')}
            </button>
          )}
        </p>
      )}
    </>
  );
}

interface ResultItemProps {
  hit: Hit;
  site: ClientSite;
  parts: SearchParts;
  /** The link itself is followed by who listens to all links of the page. */
  onOpen: (href: string, here: boolean) => void;
}

function ResultItem({ hit, site, parts, onOpen }: ResultItemProps) {
  const { levelValue, localHref, Marked, passageOfHit, pathOf } = parts;
  const last = lastLevel(hit);
  // The name of the hit is its deepest heading, for a text too: the path is what stands above that.
  const path = [hit.hierarchy.lvl0, pathOf({ ...hit, type: last === 'lvl0' ? 'lvl1' : last })]
    .filter(Boolean)
    .join(' › ');
  const snippet = passageOfHit(hit, roomOfSnippet());
  const href = localHref(hit.url, site, location.origin);
  return (
    <article className="search-page__hit">
      <h2>
        <a
          href={href}
          onClick={({ ctrlKey, metaKey, shiftKey }) => onOpen(href, !(ctrlKey || metaKey || shiftKey))}
          onAuxClick={({ button }) => button === 1 && onOpen(href, false)}
        >
          <Marked value={levelValue(hit, last)} />
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

/** Widest text and half the size of its letters, in px; where there are three lines of it in place of two. */
const [MEASURE, HALF, NARROW] = [704, 7.5, 768];

const roomOfSnippet = (): number => (Math.min(innerWidth - 32, MEASURE) / HALF) * (innerWidth > NARROW ? 2 : 3);

/** The deepest heading of a hit (B5.106). */
function lastLevel({ hierarchy }: Hit): LevelName {
  const levels: LevelName[] = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'];
  return levels.find((level) => hierarchy[level]) ?? 'lvl0';
}
