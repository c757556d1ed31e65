/** A field for code with its colours, for live blocks and exercises: a text area, which phones, screen readers and undo know. */
import { highlight } from './editor-highlight.js';

/** A field for code. */
export interface Editor {
  field: HTMLTextAreaElement;
  set(code: string): void;
}

/** Lays a text field over the highlighted code: the field takes the keys, the code below shows the colours. */
export function makeEditor(
  place: HTMLElement,
  changed: (code: string) => void,
  language: 'typescript' | 'jsx' = 'jsx',
): Editor {
  const code = place.querySelector<HTMLElement>('code') ?? place;
  const pre = place.querySelector<HTMLElement>('pre') ?? place;
  const field = document.createElement('textarea');
  const show = (text: string) => {
    // The last line needs a character to have a height.
    code.replaceChildren(highlight(`${text}\n`, language));
  };
  const style = getComputedStyle(pre);
  const inner = getComputedStyle(code);
  place.style.position = 'relative';
  field.style.cssText =
    'position:absolute;inset:0;width:100%;height:100%;margin:0;border:0;background:transparent;resize:none;overflow:hidden;' +
    'white-space:pre;-webkit-text-fill-color:transparent;box-sizing:border-box;outline-offset:-2px';
  for (const name of ['fontFamily', 'fontSize', 'lineHeight', 'letterSpacing', 'tabSize'] as const) {
    field.style[name] = inner[name];
  }
  field.style.padding = style.padding === '0px' ? inner.padding : style.padding;
  field.style.caretColor = style.color;
  for (const [name, value] of [
    ['spellcheck', 'false'],
    ['autocapitalize', 'off'],
    ['autocomplete', 'off'],
    ['aria-label', place.getAttribute('aria-label') ?? 'Code'],
  ] as const) {
    field.setAttribute(name, value);
  }
  field.addEventListener('input', () => {
    show(field.value);
    changed(field.value);
  });
  field.addEventListener('scroll', () => {
    pre.scrollLeft = field.scrollLeft;
  });
  const isFocused = document.activeElement === pre;
  pre.removeAttribute('tabindex');
  place.append(field);
  if (isFocused) field.focus({ preventScroll: true });
  return {
    field,
    set(text) {
      field.value = text;
      show(text);
    },
  };
}
