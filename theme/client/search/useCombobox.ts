/** Keys of the search input over its rows: arrows move, Enter opens (with Ctrl or ⌘ in a new tab, with Shift in a new window). Nothing while an input method composes. */
import type { KeyboardEvent } from 'react';
import type { Row } from './Rows.js';

export type OpenMode = 'here' | 'tab' | 'window';

/** Returns how Enter with these modifiers opens a row. */
export function openMode(event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>): OpenMode {
  if (event.ctrlKey || event.metaKey) return 'tab';
  return event.shiftKey ? 'window' : 'here';
}

interface ComboboxOptions {
  rows: readonly Row[];
  active: number;
  onMove: (index: number) => void;
  onOpen: (row: Row, mode: OpenMode) => void;
  /** Enter without rows. */
  onSubmit?: () => void;
}

/** Handles a key of the input; true when it was used. */
export function handleKey(
  event: KeyboardEvent<HTMLInputElement>,
  { rows, active, onMove, onOpen, onSubmit }: ComboboxOptions,
): boolean {
  if (event.nativeEvent.isComposing || event.keyCode === 229) return false;
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step !== 0 && rows.length > 0) {
    event.preventDefault();
    onMove((active + step + rows.length) % rows.length);
    return true;
  }
  if (event.key !== 'Enter') return false;
  event.preventDefault();
  const row = rows[active];
  if (row) onOpen(row, openMode(event));
  else onSubmit?.();
  return true;
}
