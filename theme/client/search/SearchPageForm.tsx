/** The input of the search page, and under it the list as a panel (D26). */
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { SEARCH_MAX_LENGTH } from '../../../renderer/shared/limits.js';
import type { SearchParts } from './search-parts.js';
import type { Session } from './search-session.js';
import type { Opener } from './useOpen.js';

export interface SearchPageProps extends Opener {
  /** Replaces the earlier field; returns the text typed into that until now. */
  appear(): string;
  session: Session;
  parts: SearchParts;
}

const LIST = 'notes-search-page-rows';

const queryOfAddress = () => new URLSearchParams(location.search).get('q') ?? '';

/** Mirrors the query in the address without a new entry of the history (B5.102). */
function replaceQuery(query: string): void {
  const url = new URL(location.href);
  if (query.trim()) url.searchParams.set('q', query.trim());
  else url.searchParams.delete('q');
  history.replaceState({ ...history.state, results: undefined }, '', url);
}

/** The text typed into the search page, and whether the list under it is open. */
export interface SearchField {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  /** An input method composes. */
  composing: boolean;
  panel: boolean;
  setComposing(composing: boolean): void;
  setPanel(panel: boolean): void;
  change(text: string, isComposing: boolean): void;
  /** Closes the panel; where it is closed, empties the input. */
  onEscape(event: KeyboardEvent): void;
}

/** Takes what was typed before the page was there, and follows the address and the keys. */
export function useSearchField({ session, appear, parts: { clampQuery } }: SearchPageProps): SearchField {
  const [text, setText] = useState(() => clampQuery(queryOfAddress()));
  const [composing, setComposing] = useState(false);
  const [panel, setPanel] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const follow = () => setText(clampQuery(queryOfAddress()));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [clampQuery]);
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
  const onEscape = (event: KeyboardEvent) => {
    event.preventDefault();
    if (panel) setPanel(false);
    else change('', false);
  };
  return { input, text, composing, panel, setComposing, setPanel, change, onEscape };
}

interface SearchPageFormProps {
  page: SearchPageProps;
  field: SearchField;
  /** Enter without a row of the panel. */
  onSubmit(): void;
}

export function SearchPageForm({ page, field, onSubmit }: SearchPageFormProps) {
  const { site, session, parts } = page;
  const { answerOf, clickRow, handleKey, hitSections, openRow, searchTexts, Rows } = parts;
  const texts = searchTexts(site);
  const state = useSyncExternalStore(session.subscribe, session.state);
  const sections = hitSections(state);
  const rows = sections.flatMap((section) => section.rows);
  const shown = field.panel && rows.length > 0;
  const answer = { ...answerOf(state), indexName: site.search.provider === 'none' ? '' : site.search.indexName };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form with this role is a search landmark in every browser
    <form
      className="search-page__form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        field.setPanel(false);
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && field.setPanel(false)}
    >
      <input
        ref={field.input}
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
        value={field.text}
        onChange={(event) => field.change(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
        onCompositionStart={() => field.setComposing(true)}
        onCompositionEnd={(event) => {
          field.setComposing(false);
          field.change(event.currentTarget.value, false);
        }}
        onMouseDown={() => field.setPanel(field.text.trim() !== '')}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.keyCode === 229) return;
          if (event.key === 'Escape') field.onEscape(event);
          else
            handleKey(event, {
              rows: shown ? rows : [],
              state,
              onMove: session.move,
              onOpen: (row, mode) => openRow(page, row, mode, answer),
              onSubmit: () => {
                field.setPanel(false);
                onSubmit();
              },
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
            sections={sections}
            active={state.active}
            answered={state.answered}
            onMove={session.move}
            onOpen={(row, event) => clickRow(page, row, event, answer)}
          />
        </div>
      )}
    </form>
  );
}
