/** Live code blocks (B5.123): the code becomes editable, its result stands in a sandboxed frame (D8). Markup: `article-markup.ts`. */

import { LIVE } from './article-markup.js';
import { codeText } from './code-buttons.js';
import { highlight } from './editor-highlight.js';
import { addFrame, type FrameHost, lookOf } from './frame-host.js';
import { showRetry } from './retry-box.js';

/** Milliseconds of rest after a key before the code is rendered. */
const TYPING_MS = 250;

interface Editor {
  field: HTMLTextAreaElement;
  set(code: string): void;
}

/** Lays a text field over the highlighted code: the field takes the keys, the code below shows the colours. */
function makeEditor(place: HTMLElement, changed: (code: string) => void): Editor {
  const code = place.querySelector<HTMLElement>('code') ?? place;
  const pre = place.querySelector<HTMLElement>('pre') ?? place;
  const field = document.createElement('textarea');
  const show = (text: string) => {
    // The last line needs a character to have a height.
    code.replaceChildren(highlight(`${text}\n`));
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
  pre.removeAttribute('tabindex');
  place.append(field);
  return {
    field,
    set(text) {
      field.value = text;
      show(text);
    },
  };
}

/** The line under a result; an empty message takes it away. */
function showError(result: HTMLElement, message: string): void {
  let line = result.querySelector<HTMLElement>('.theme-live-error');
  if (message === '') {
    line?.remove();
    return;
  }
  if (!line) {
    line = document.createElement('pre');
    line.className = 'theme-live-error';
    line.setAttribute('role', 'alert');
    result.append(line);
  }
  line.textContent = message;
}

/** One live block. Returns what restores it. */
function startBlock(block: HTMLElement, frameAddress: string): (() => void) | null {
  const place = block.querySelector<HTMLElement>('[data-live-editor]');
  const result = block.querySelector<HTMLElement>('[data-live-result]');
  if (!place || !result) return null;
  const original = codeText(block);
  const noInline = block.dataset.live === 'no-inline';
  let current = original;
  let host: FrameHost | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const loading = [...result.childNodes];
  const render = () => {
    clearTimeout(timer);
    host?.send({ type: 'render', code: current, noInline, look: lookOf(result) });
  };
  const editor = makeEditor(place, (code) => {
    current = code;
    clearTimeout(timer);
    timer = setTimeout(render, TYPING_MS);
  });
  editor.set(original);
  const connect = () => {
    // Over the waiting text, not under it, so that nothing moves when that goes.
    result.dataset.waiting = '';
    const adding = addFrame(result, frameAddress, (message) => {
      if (message.type === 'rendered' || message.type === 'error') {
        for (const node of loading) node.remove();
        delete result.dataset.waiting;
      }
      if (message.type === 'rendered') showError(result, '');
      if (message.type === 'error') showError(result, message.message);
    });
    adding.then(
      (added) => {
        host = added;
        render();
      },
      (error) => {
        for (const node of [...loading, ...result.querySelectorAll('iframe')]) node.remove();
        showRetry(result, error, frameAddress, connect);
      },
    );
  };
  connect();
  followLook(block, () => host?.send({ type: 'look', look: lookOf(result) }));
  return () => {
    current = original;
    editor.set(original);
    render();
  };
}

/** Calls back when the colour mode changes, as long as the block is in the document. */
function followLook(block: Element, change: () => void): void {
  const observer = new MutationObserver(() => (block.isConnected ? change() : observer.disconnect()));
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

const resets = new WeakMap<Element, () => void>();

/** Gives a block its first code again. */
export const reset = (button: Element): void => resets.get(button.closest(LIVE)!)?.();

/** Starts the blocks under `root` when they come near the window. */
export function startLive(root: ParentNode, frameAddress: string): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || resets.has(target)) continue;
        observer.unobserve(target);
        const reset = startBlock(target as HTMLElement, frameAddress);
        if (reset) resets.set(target, reset);
      }
    },
    { rootMargin: '300px' },
  );
  for (const block of root.querySelectorAll(LIVE)) observer.observe(block);
}
