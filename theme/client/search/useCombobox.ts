/** Keys of the search input over its rows: arrows move, Enter opens (with Ctrl or ⌘ in a new tab, with Shift in a new window). Nothing while an input method composes. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Row } from './Rows.js';
import type { SearchState } from './search-session.js';

export type OpenMode = 'here' | 'tab' | 'window';

/** Returns how Enter with these modifiers opens a row. */
export function openMode(event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): OpenMode {
  if (event.ctrlKey || event.metaKey) return 'tab';
  return event.shiftKey ? 'window' : 'here';
}

/** True while the rows on the screen answer something else than what is typed. */
const isAwaited = ({ query, answered }: SearchState): boolean =>
  query.trim() !== '' && query.trim() !== answered?.trim();

interface ComboboxOptions {
  rows: readonly Row[];
  state: SearchState;
  onMove: (index: number) => void;
  onOpen: (row: Row, mode: OpenMode) => void;
  /** Enter without rows, or before those of what is typed are there. */
  onSubmit: (mode: OpenMode) => void;
}

/** Handles a key of the input; true when it was used. */
export function handleKey(
  event: KeyboardEvent<HTMLInputElement>,
  { rows, state, onMove, onOpen, onSubmit }: ComboboxOptions,
): boolean {
  if (event.nativeEvent.isComposing || event.keyCode === 229) return false;
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step !== 0 && rows.length > 0) {
    event.preventDefault();
    onMove((state.active + step + rows.length) % rows.length);
    return true;
  }
  if (event.key !== 'Enter') return false;
  event.preventDefault();
  const row = isAwaited(state) && !state.hasMoved ? undefined : rows[state.active];
  if (row) onOpen(row, openMode(event));
  else onSubmit(openMode(event));
  return true;
}

/** Returns what opens a row of what is typed once it is there; whoever types on means something else. */
export function useAwaited(state: SearchState, rows: readonly Row[], open: (row: Row, mode: OpenMode) => void) {
  const wanted = useRef<[query: string, mode: OpenMode]>(undefined);
  useEffect(() => {
    if (!wanted.current || isAwaited(state)) return;
    const [query, mode] = wanted.current;
    wanted.current = undefined;
    const row = rows[state.active];
    if (row && query === state.query) open(row, mode);
  });
  return (mode: OpenMode) => {
    wanted.current = [state.query, mode];
  };
}
