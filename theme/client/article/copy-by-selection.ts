/** Copying where the clipboard cannot be written to: pages that were not loaded over a secure connection. */

/** Copies from a selected text field; selection and focus of the reader come back. Returns whether it worked. */
export function copyBySelection(text: string, doc: Document = document): boolean {
  const field = doc.createElement('textarea');
  const focused = doc.activeElement;
  const selection = doc.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.cssText = 'position:fixed;top:0;opacity:0;font-size:12pt';
  doc.body.append(field);
  field.select();
  let done = false;
  try {
    done = doc.execCommand('copy');
  } catch {
    // No further method: the button does not change.
  }
  field.remove();
  if (range) {
    selection?.removeAllRanges();
    selection?.addRange(range);
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}
