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

/** True while the rows on the screen answer something else than what is typed, and the reader has chosen none of them. */
const isAwaited = ({ query, answered, hasMoved }: SearchState): boolean =>
  query.trim() !== '' && query.trim() !== answered?.trim() && !hasMoved;

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
  const row = isAwaited(state) ? undefined : rows[state.active];
  if (row) onOpen(row, openMode(event));
  else onSubmit(openMode(event));
  return true;
}

/** Returns what opens the first row of what is typed once it is there; whoever types on means something else. */
export function useAwaited(state: SearchState, rows: readonly Row[], open: (row: Row, mode: OpenMode) => void) {
  const awaited = useRef<{ query: string; mode: OpenMode }>(undefined);
  useEffect(() => {
    const wanted = awaited.current;
    if (!wanted || (isAwaited(state) && state.query === wanted.query && state.status !== 'error')) return;
    awaited.current = undefined;
    const row = rows[state.active];
    if (row && state.query === wanted.query && state.answered !== null) open(row, wanted.mode);
  });
  return (mode: OpenMode) => {
    awaited.current = isAwaited(state) ? { query: state.query, mode } : undefined;
  };
}
