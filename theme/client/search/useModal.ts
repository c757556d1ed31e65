/** State and actions of the modal: one object that all of its parts receive. */
import {
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { ClientSite } from '../../../renderer/shared/client-site.js';
import { answerOf, hitSections, startSections } from './modal-sections.js';
import type { Row, Section } from './Rows.js';
import type { SearchState, Session } from './search-session.js';
import { type SearchTexts, searchTexts } from './search-texts.js';
import type { OpenMode } from './useCombobox.js';
import { clickRow, type Opener, openRow } from './useOpen.js';

/** Id of the rows, which the input controls. */
export const ROWS = 'notes-search-rows';

export interface ModalProps extends Opener {
  session: Session;
  /** Returns what was typed before the input was there. */
  typed: () => string;
  onClose: () => void;
}

export interface OpenModal extends Pick<ModalProps, 'site' | 'session' | 'navigate'> {
  state: SearchState;
  texts: SearchTexts;
  input: RefObject<HTMLInputElement | null>;
  sections: Section[];
  rows: Row[];
  /** Address of the page with all results. */
  all: string | null;
  /** Searches for something else. */
  restart(query: string): void;
  open(row: Row, mode: OpenMode): void;
  openByClick(row: Row, event: MouseEvent): void;
  close(): void;
}

export function useModal(props: ModalProps): OpenModal {
  const { site, session, remembered, navigate, onClose } = props;
  const state = useSyncExternalStore(session.subscribe, session.state);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const texts = useMemo(() => searchTexts(site), [site]);
  const input = useRef<HTMLInputElement>(null);
  useFocused(input, props, refresh);

  // The pressed button may be removed: the focus returns to the input.
  const goOn = (change: () => void) => {
    change();
    input.current?.focus();
  };
  const sections = state.answered === null ? startSections(remembered, texts, () => goOn(refresh)) : hitSections(state);
  const answer = { ...answerOf(state), indexName: site.search.provider === 'none' ? '' : site.search.indexName };
  return {
    site,
    session,
    navigate,
    state,
    texts,
    input,
    sections,
    rows: sections.flatMap((section) => section.rows),
    all: allResultsHref(site, state.query),
    restart: (query) => goOn(() => session.type(query)),
    open(row, mode) {
      openRow(props, row, mode, answer);
      if (mode === 'here') onClose();
    },
    openByClick: (row, event) => clickRow(props, row, event, answer) && onClose(),
    close: onClose,
  };
}

/** Focuses the input before the window is drawn, so that the next key reaches it; it contains the text typed before. */
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

/** Address of the search page for a query; null without a search page. */
export function allResultsHref(site: ClientSite, query: string): string | null {
  const page = site.search.provider === 'none' ? null : site.search.searchPage;
  return page && `${page}?q=${encodeURIComponent(query.trim())}`;
}
