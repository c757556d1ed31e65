/** The search modal (§4, B5.107–B5.116): opens over the page, keeps focus, closes on Escape unless an input method composes (D26). */
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import { SEARCH_MAX_LENGTH } from '../../../renderer/shared/limits.js';
import { type Row, RowIcon, Rows, type Section } from './Rows.js';
import type { Remembered } from './remembered.js';
import type { SearchState, Session } from './search-session.js';
import { searchTexts } from './search-texts.js';
import type { Transport } from './transport.js';
import { handleKey, type OpenMode, useAwaited } from './useCombobox.js';
import { type Answered, type Choose, chooseRow, openRow } from './useOpen.js';

export interface ModalProps {
  site: ClientSite;
  session: Session;
  remembered: Remembered;
  transport: () => Promise<Transport>;
  choose: Choose;
  navigate: (href: string) => void;
  /** Returns what was typed before the input was there. */
  typed: () => string;
  onClose: () => void;
}

const LIST = 'notes-search-rows';

/** Puts the focus in the input before the window is drawn: what is typed at once must reach it, and what was typed before stands in it. */
function useFocused(input: RefObject<HTMLInputElement | null>, { session, typed }: ModalProps, refresh: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useLayoutEffect(() => {
    input.current?.focus();
    const query = typed();
    if (query) {
      session.type(query);
      // Nothing listens to the session yet, and the next key must not meet what the input said before.
      refresh();
    } else input.current?.select();
  }, []);
}

export function Modal(props: ModalProps) {
  const { site, session, remembered, transport, choose, navigate, onClose } = props;
  const state = useSyncExternalStore(session.subscribe, session.state);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const texts = useMemo(() => searchTexts(site), [site]);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // What was pressed may be gone then: the reader goes on in the input.
  const goOn = (change: () => void) => {
    change();
    input.current?.focus();
  };
  const restart = (query: string) => goOn(() => session.type(query));
  const sections = state.answered === null ? startSections(remembered, texts, () => goOn(refresh)) : hitSections(state);
  const rows = sections.flatMap((section) => section.rows);
  const indexName = site.search.provider === 'none' ? '' : site.search.indexName;

  useFocused(input, props, refresh);
  const open = (row: Row, mode: OpenMode) => {
    openRow({ site, navigate, remembered, transport, choose }, row, mode, { ...answerOf(state), indexName });
    if (mode === 'here') onClose();
  };
  const openByClick = (row: Row, event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
      return void chooseRow({ site, remembered, choose }, row, answerOf(state), false);
    event.preventDefault();
    open(row, 'here');
  };
  const openAwaited = useAwaited(state, rows, open);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Tab') keepFocus(event, box.current);
  };
  const all = allResultsHref(site, state.query);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the window closes it; the keyboard has Escape and the button
    <div
      className={`DocSearch DocSearch-Container DocSearch-Container--${state.status}`}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div
        ref={box}
        className="DocSearch-Modal"
        role="dialog"
        aria-modal="true"
        aria-label={texts.plain('theme.SearchBar.label')}
        onKeyDown={onKeyDown}
      >
        <header className="DocSearch-SearchBar">
          {/* biome-ignore lint/a11y/useSemanticElements: a form with this role is a search landmark in every browser */}
          <form
            className="DocSearch-Form"
            role="search"
            onSubmit={(event) => event.preventDefault()}
            onReset={() => restart('')}
          >
            <RowIcon name="search" />
            <input
              ref={input}
              className="DocSearch-Input"
              type="search"
              role="combobox"
              aria-expanded={rows.length > 0}
              aria-haspopup="grid"
              aria-controls={LIST}
              aria-autocomplete="list"
              aria-activedescendant={rows.length > 0 ? `${LIST}-${state.active}` : undefined}
              aria-label={texts.plain('theme.SearchModal.searchBox.searchInputLabel')}
              placeholder={texts.plain('theme.SearchModal.searchBox.placeholderText')}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={SEARCH_MAX_LENGTH}
              value={state.query}
              onChange={(event) => session.type(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
              onCompositionEnd={(event) => session.type(event.currentTarget.value)}
              onKeyDown={(event) =>
                handleKey(event, { rows, state, onMove: session.move, onOpen: open, onSubmit: openAwaited })
              }
            />
            {(state.status === 'loading' || state.status === 'stalled') && (
              <span className="DocSearch-LoadingIndicator" aria-hidden="true" />
            )}
            {state.query && (
              <button
                type="reset"
                className="DocSearch-Reset clean-btn"
                title={texts.plain('theme.SearchModal.searchBox.resetButtonTitle')}
                aria-label={texts.plain('theme.SearchModal.searchBox.resetButtonTitle')}
              >
                <RowIcon name="remove" />
              </button>
            )}
          </form>
          <button type="button" className="DocSearch-Cancel clean-btn" onClick={onClose}>
            {texts.shown('theme.SearchModal.searchBox.cancelButtonText')}
          </button>
        </header>
        <div className="DocSearch-Dropdown">
          <Body
            state={state}
            sections={sections}
            site={site}
            session={session}
            restart={restart}
            navigate={navigate}
            onOpen={openByClick}
          />
          {all && state.answered !== null && state.nbHits > 0 && (
            <AllResults
              href={all}
              navigate={navigate}
              text={texts.shown('theme.SearchBar.seeAll', { count: Math.max(state.nbHits, rows.length) })}
            />
          )}
        </div>
        <footer className="DocSearch-Footer" aria-hidden="true">
          <kbd>↵</kbd> {texts.plain('theme.SearchModal.footer.selectText')}
          <kbd>↑</kbd>
          <kbd>↓</kbd> {texts.plain('theme.SearchModal.footer.navigateText')}
          <kbd>Esc</kbd> {texts.plain('theme.SearchModal.footer.closeText')}
        </footer>
        <Announcer state={state} site={site} />
      </div>
    </div>
  );
}

/** The way to the page with all results. */
function AllResults({ href, navigate, text }: Pick<ModalProps, 'navigate'> & { href: string; text: ReactNode }) {
  return (
    <div className="DocSearch-HitsFooter">
      <a
        href={href}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          navigate(href);
        }}
      >
        {text}
      </a>
    </div>
  );
}

/** Address of the search page for a query; null without a search page. */
function allResultsHref(site: ClientSite, query: string): string | null {
  const page = site.search.provider === 'none' ? null : site.search.searchPage;
  return page && `${page}?q=${encodeURIComponent(query.trim())}`;
}

/** Tab goes round inside the modal. */
function keepFocus(event: KeyboardEvent, box: HTMLElement | null): void {
  const items = [...(box?.querySelectorAll<HTMLElement>('input, button, a[href]:not([tabindex="-1"])') ?? [])].filter(
    (element) => element.offsetParent !== null,
  );
  const edge = event.shiftKey ? items[0] : items.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? items.at(-1) : items[0])?.focus();
}

type Texts = ReturnType<typeof searchTexts>;

/** Recent and favourite searches, with what can be done with them. */
function startSections(remembered: Remembered, texts: Texts, refresh: () => void): Section[] {
  const then = (action: () => void) => () => {
    action();
    refresh();
  };
  const recent: Row[] = remembered.recent().map((hit) => ({
    hit,
    icon: 'recent',
    actions: [
      {
        title: texts.plain('theme.SearchModal.startScreen.saveRecentSearchButtonTitle'),
        icon: 'star',
        run: then(() => remembered.favor(hit)),
      },
      {
        title: texts.plain('theme.SearchModal.startScreen.removeRecentSearchButtonTitle'),
        icon: 'remove',
        run: then(() => remembered.forgetRecent(hit)),
      },
    ],
  }));
  const favorites: Row[] = remembered.favorites().map((hit) => ({
    hit,
    icon: 'star',
    actions: [
      {
        title: texts.plain('theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle'),
        icon: 'remove',
        run: then(() => remembered.forgetFavorite(hit)),
      },
    ],
  }));
  return [
    { title: texts.plain('theme.SearchModal.startScreen.recentSearchesTitle'), rows: recent },
    { title: texts.plain('theme.SearchModal.startScreen.favoriteSearchesTitle'), rows: favorites },
  ].filter(({ rows }) => rows.length > 0);
}

/** Returns what is kept of an answer when one of its rows is opened. */
export const answerOf = ({ answered, groups, queryID }: SearchState): Omit<Answered, 'indexName'> => ({
  queryID,
  query: answered ?? '',
  hits: groups.flatMap(({ hits }) => hits.map(({ hit }) => hit)),
});

/** Groups of the answer as rows. */
export function hitSections(state: Pick<SearchState, 'groups'>): Section[] {
  return state.groups.map(({ title, hits }) => ({
    title,
    rows: hits.map(
      ({ hit, parent, child, last, position }): Row => ({
        hit,
        parent,
        child,
        last,
        position,
        icon: hit.type === 'lvl1' ? 'page' : hit.type === 'content' ? 'text' : 'heading',
      }),
    ),
  }));
}

interface BodyProps {
  state: SearchState;
  sections: Section[];
  site: ClientSite;
  session: Session;
  /** Searches for something else. */
  restart: (query: string) => void;
  navigate: (href: string) => void;
  onOpen: (row: Row, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One of the screens: error, start, nothing found, rows. */
function Body({ state, sections, site, session, restart, navigate, onOpen }: BodyProps) {
  const texts = searchTexts(site);
  if (state.status === 'error') {
    return (
      <div className="DocSearch-ErrorScreen">
        <p className="DocSearch-Title">{texts.shown('theme.SearchModal.errorScreen.titleText')}</p>
        <p className="DocSearch-Help">{texts.shown('theme.SearchModal.errorScreen.helpText')}</p>
      </div>
    );
  }
  if (state.answered !== null && state.groups.length === 0)
    return <NoResults state={state} site={site} restart={restart} navigate={navigate} />;
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
      id={LIST}
      label={texts.plain('theme.SearchBar.label')}
      sections={sections}
      active={state.active}
      answered={state.answered}
      onMove={session.move}
      onOpen={onOpen}
    />
  );
}

function NoResults({ state, site, restart, navigate }: Pick<BodyProps, 'state' | 'site' | 'restart' | 'navigate'>) {
  const texts = searchTexts(site);
  const report = site.search.provider === 'none' ? undefined : site.search.missingResultsUrl;
  const query = state.answered ?? '';
  const all = allResultsHref(site, query);
  // There are places left that nobody has looked into: the search page goes on with them.
  if (state.atLeast && all)
    return (
      <div className="DocSearch-NoResults">
        <p className="DocSearch-Title">{texts.shown('theme.SearchPage.documentsAtLeast.plurals', { count: 0 })}</p>
        <p className="DocSearch-Help">
          <a
            href={all}
            onClick={(event) => {
              event.preventDefault();
              navigate(all);
            }}
          >
            {texts.shown('theme.SearchPage.moreResultsText')}
          </a>
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

/** Says the outcome to screen readers once it stands. */
function Announcer({ state, site }: { state: SearchState; site: ClientSite }) {
  const texts = searchTexts(site);
  const outcome = () => {
    if (state.status === 'error') return texts.plain('theme.SearchModal.errorScreen.titleText');
    if (state.status !== 'idle' || state.answered === null) return '';
    return state.nbHits > 0 || state.atLeast
      ? texts.plain(
          state.atLeast ? 'theme.SearchPage.documentsAtLeast.plurals' : 'theme.SearchPage.documentsFound.plurals',
          { count: state.nbHits },
        )
      : `${texts.plain('theme.SearchModal.noResultsScreen.noResultsText')} "${state.answered}"`;
  };
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {outcome()}
    </p>
  );
}
