/** Buttons of code blocks: copy, wrap, fold (B5.121, B5.122). Markup: `article-markup.ts`. */

import type { Words } from '../../texts/client-texts.js';
import { type Action, CODE, RUN } from './article-markup.js';

/** Milliseconds a copy button says that it has copied. */
const COPIED_MS = 1000;

/** Returns what copying a block gives: its code as written, without the final line end. */
export function codeText(block: HTMLElement): string {
  const text = block.dataset.copy ?? block.querySelector('pre code, pre')?.textContent ?? '';
  return text.replace(/\n$/, '');
}

/** Writes to the clipboard; where the API is missing (insecure context) or refuses, through a selected text field. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return import('./copy-by-selection.js').then(
      ({ copyBySelection }) => copyBySelection(text),
      () => false,
    );
  }
}

/** Copies and shows it on the button: `data-copied` and the label of `data-done` for a second. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const block = button.closest<HTMLElement>(CODE);
  if (!block || !(await copyText(codeText(block))) || 'copied' in button.dataset) return;
  const label = button.getAttribute('aria-label');
  button.dataset.copied = '';
  if (button.dataset.done) button.setAttribute('aria-label', button.dataset.done);
  setTimeout(() => {
    delete button.dataset.copied;
    if (label !== null) button.setAttribute('aria-label', label);
  }, COPIED_MS);
}

/** Wraps long lines or lets them run; not kept. */
export function toggleWrap(button: HTMLElement): void {
  const block = button.closest<HTMLElement>(CODE);
  if (!block) return;
  const wrapped = block.toggleAttribute('data-wrapped');
  button.setAttribute('aria-pressed', String(wrapped));
  measure(block);
}

/** Opens or closes a long block. Closing keeps the button on the screen. */
export function toggleFold(button: HTMLElement, words: Words): void {
  const block = button.closest<HTMLElement>(CODE);
  if (!block) return;
  const open = block.dataset.fold !== 'open';
  if (open) block.dataset.fold = 'open';
  else delete block.dataset.fold;
  showFold(button, open, words);
  if (!open) button.scrollIntoView({ block: 'nearest' });
}

function showFold(button: HTMLElement, open: boolean, words: Words): void {
  button.setAttribute('aria-expanded', String(open));
  button.textContent = words(open ? 'theme.CodeBlock.fold' : 'theme.CodeBlock.unfold');
}

function addButton(block: HTMLElement, action: Action, label: string): HTMLButtonElement {
  const button = block.ownerDocument.createElement('button');
  button.type = 'button';
  button.dataset.action = action;
  button.setAttribute('aria-label', label);
  button.title = label;
  block.append(button);
  return button;
}

/** Adds the buttons of a block, once. They overlay the block, so the layout does not shift. */
function addButtons(block: HTMLElement, words: Words): void {
  if (block.querySelector(':scope > [data-action="copy"]')) return;
  const wrap = addButton(block, 'wrap', words('theme.CodeBlock.wordWrapToggle'));
  wrap.hidden = true;
  wrap.setAttribute('aria-pressed', 'false');
  const copy = addButton(block, 'copy', words('theme.CodeBlock.copyButtonAriaLabel'));
  copy.title = words('theme.CodeBlock.copy');
  copy.dataset.done = words('theme.CodeBlock.copied');
  if (block.matches(RUN)) {
    const place = block.querySelector<HTMLElement>(':scope > .codeBlockChecked') ?? block;
    const run = addButton(place, 'run', words('theme.CodeBlock.run'));
    run.textContent = words('theme.CodeBlock.run');
  }
  if (block.classList.contains('codeBlockLong')) {
    // Over the end of the code: the badge below it, with its button, stays uncovered.
    const fold = addButton(block.querySelector<HTMLElement>(':scope > .codeBlockContent') ?? block, 'fold', '');
    for (const name of ['aria-label', 'title']) fold.removeAttribute(name);
    showFold(fold, false, words);
  }
}

/** Shows the wrap button only where lines run over, or are wrapped. */
function measure(block: HTMLElement): void {
  const pre = block.querySelector('pre');
  const button = block.querySelector<HTMLElement>('[data-action="wrap"]');
  if (!pre) return;
  const over = pre.scrollWidth > pre.clientWidth || (pre.querySelector('code')?.scrollWidth ?? 0) > pre.clientWidth;
  block.toggleAttribute('data-overflows', over);
  if (button) button.hidden = !over && !('wrapped' in block.dataset);
}

/** Prepares the code blocks under `root`: buttons, and measuring now and whenever their size changes (resizing, tabs that open; B5.122). */
export function prepareCode(root: ParentNode, words: Words, observer: ResizeObserver): void {
  for (const block of root.querySelectorAll<HTMLElement>(CODE)) {
    addButtons(block, words);
    const pre = block.querySelector('pre');
    if (pre) observer.observe(pre);
  }
}

/** The observer for `prepareCode`: its callback runs after layout, where measuring is free. */
export const overflowObserver = (): ResizeObserver =>
  new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const block = target.closest<HTMLElement>(CODE);
      if (block) measure(block);
    }
  });
