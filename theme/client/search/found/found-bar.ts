/** The bar by which a reader goes from match to match: without React, so that it works before the page is hydrated. */
import * as en from '../../../texts/en.js';
import * as hant from '../../../texts/hant.js';
import * as zh from '../../../texts/zh.js';
import { GROUPS, type TextSite, text } from '../../../texts.js';
import type { FoundParts } from './found-parts.js';

GROUPS.push({ zh: zh.found, hant: hant.found, en: en.found });

const CSS = `
.found{position:fixed;z-index:20;left:50%;bottom:calc(16px + env(safe-area-inset-bottom,0px));transform:translateX(-50%);display:flex;align-items:center;gap:4px;max-width:calc(100vw - 32px);padding:4px 4px 4px 16px;border:1px solid var(--n-line,#8884);border-radius:24px;background:var(--n-bg,Canvas);color:var(--n-text,CanvasText);box-shadow:0 4px 20px rgb(0 0 0 / .18);font-size:.875rem;line-height:1.4}
.found__query{min-width:0;max-width:14em;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.found__count{min-width:4.5em;padding:0 8px;color:var(--n-muted,GrayText);font-variant-numeric:tabular-nums;text-align:center;white-space:nowrap}
.found button{display:grid;place-items:center;flex:none;width:2.25rem;height:2.25rem;border-radius:50%}
.found button:hover{background:var(--n-mark,#8882)}
.found svg{width:1.125rem;height:1.125rem;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
@media(pointer:coarse){.found button{width:2.75rem;height:2.75rem}}
@media print{.found{display:none}}
`;

const ICONS = { previous: 'M6 15l6-6l6 6', next: 'M6 9l6 6l6-6', close: 'M6 6l12 12M18 6L6 18' };

export interface Bar {
  show(current: number, count: number): void;
  remove(): void;
}

export interface BarActions {
  /** By so many matches. */
  step(by: number): void;
  close(): void;
}

export function createBar(
  adoptStyles: FoundParts['adoptStyles'],
  site: TextSite,
  query: string,
  { step, close }: BarActions,
): Bar {
  adoptStyles(CSS);
  const bar = make('div', 'found');
  bar.setAttribute('role', 'toolbar');
  bar.setAttribute('aria-label', text(site, 'theme.SearchFound.label'));
  const words = make('span', 'found__query', query);
  const count = make('span', 'found__count');
  const said = make('span', 'sr-only');
  said.setAttribute('role', 'status');
  count.setAttribute('aria-hidden', 'true');
  const button = (name: keyof typeof ICONS, key: string, run: () => void) => {
    const made = document.createElement('button');
    const label = text(site, `theme.SearchFound.${name}`);
    made.type = 'button';
    made.className = 'clean-btn';
    made.title = `${label} (${key.replace('Escape', 'Esc').replace('+', ' + ')})`;
    made.setAttribute('aria-label', label);
    made.setAttribute('aria-keyshortcuts', key);
    made.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;
    made.addEventListener('click', run);
    return made;
  };
  bar.append(
    words,
    count,
    said,
    button('previous', 'Shift+N', () => step(-1)),
    button('next', 'N', () => step(1)),
    button('close', 'Escape', close),
  );
  const onKey = (event: KeyboardEvent) => {
    const wish = wishOf(event);
    if (!wish) return;
    event.preventDefault();
    if (wish === 'close') close();
    else step(wish);
  };
  document.addEventListener('keydown', onKey);
  return {
    show(current, all) {
      count.textContent = `${current + 1} / ${all}`;
      said.textContent = text(site, 'theme.SearchFound.place', { current: current + 1, count: all });
      if (!bar.isConnected) document.body.append(bar);
    },
    remove() {
      document.removeEventListener('keydown', onKey);
      bar.remove();
    },
  };
}

function make(name: 'div' | 'span', className: string, content = ''): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = content;
  return element;
}

/** Returns what a key asks for where no field, no dialog and no input method takes it. */
function wishOf(event: KeyboardEvent): 1 | -1 | 'close' | null {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey) return null;
  if (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input,textarea,select,dialog,[role=dialog]'))
  )
    return null;
  if (key === 'Escape') return 'close';
  if (key.toLowerCase() !== 'n') return null;
  return shiftKey ? -1 : 1;
}
