/** Keys of a field for code: Tab indents, Enter keeps the indentation, Ctrl+Enter runs; Escape, then Tab, leaves. */

const STEP = '  ';

/** Inserts text at the caret, so that undo reverts it. */
function insert(field: HTMLTextAreaElement, text: string): void {
  // The one way to insert that browsers count as typing.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input'));
}

const lineStart = ({ value, selectionStart }: HTMLTextAreaElement): number =>
  value.lastIndexOf('\n', selectionStart - 1) + 1;

export function answerKeys(field: HTMLTextAreaElement, run: () => void): void {
  let leaving = false;
  field.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event;
    if (isComposing || altKey) return;
    if (key === 'Escape') {
      leaving = true;
      return;
    }
    if (key === 'Tab' && !leaving && !ctrlKey && !metaKey) {
      event.preventDefault();
      if (shiftKey) outdent(field);
      else insert(field, STEP);
    } else if (key === 'Enter') {
      event.preventDefault();
      if (ctrlKey || metaKey) run();
      else insert(field, `\n${nextIndent(field)}`);
    }
    if (key !== 'Shift') leaving = false;
  });
}

/** Takes one step from the line of the caret. */
function outdent(field: HTMLTextAreaElement): void {
  const start = lineStart(field);
  if (!field.value.startsWith(STEP, start)) return;
  const at = field.selectionStart;
  field.setSelectionRange(start, start + STEP.length);
  insert(field, '');
  field.setSelectionRange(Math.max(start, at - STEP.length), Math.max(start, at - STEP.length));
}

/** Returns the indentation of the line after the caret: one step more after an opening bracket. */
function nextIndent(field: HTMLTextAreaElement): string {
  const line = field.value.slice(lineStart(field), field.selectionStart);
  return `${/^[ \t]*/.exec(line)?.[0] ?? ''}${/[{([]\s*$/.test(line) ? STEP : ''}`;
}
