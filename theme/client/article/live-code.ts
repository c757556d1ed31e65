/** Live code blocks (B5.123): the code becomes editable, its result is in a sandboxed frame (D8). Markup: `article-markup.ts`. */

import { LIVE } from './article-markup.js';
import { codeText } from './code-buttons.js';
import { makeEditor } from './code-editor.js';
import { addFrame, type FrameHost, lookOf } from './frame-host.js';
import { showRetry } from './retry-box.js';

/** Milliseconds without a key press before the code is rendered. */
const TYPING_MS = 250;

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
