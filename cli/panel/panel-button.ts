/** The button of a served page that opens what is known of it. The panel itself is loaded when it is opened. */
import type { Language } from '../report/message-language.js';
import { PANEL_MAIN, type PanelModule } from './panel-contract.js';

const WORDS: Record<Language, string> = { en: 'About this page (Alt+I)', zh: '这一页的来龙去脉（Alt+I）' };

const CSS = `
.notes-panel-button{position:fixed;right:var(--n-s4);bottom:var(--n-s4);z-index:240;display:grid;place-items:center;width:36px;height:36px;padding:0;border:1px solid var(--n-line);border-radius:50%;background:var(--n-bg);color:var(--n-muted);cursor:pointer}
.notes-panel-button:hover,.notes-panel-button[aria-expanded=true]{color:var(--n-accent);border-color:currentColor}
.notes-panel-button:focus-visible{outline:2px solid var(--n-accent);outline-offset:2px}
.back-to-top{margin-bottom:48px}
@media(pointer:coarse){.notes-panel-button{width:44px;height:44px}}
@media print{.notes-panel-button{display:none}}
`;

const ICON = 'M12 16v-5m0-3.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z';

/** Shows the button. */
export function start(token: string, route: () => string): void {
  const language: Language = new URL(import.meta.url).search === '?zh' ? 'zh' : 'en';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const button = makeButton(WORDS[language]);
  let close: (() => void) | undefined;
  let isLoading = false;
  const toggle = async () => {
    if (close) return close();
    if (isLoading) return;
    isLoading = true;
    try {
      const { showPanel }: PanelModule = await import(new URL(PANEL_MAIN, import.meta.url).href);
      const remove = showPanel({ token, language, route, onClose: () => close?.() });
      button.setAttribute('aria-expanded', 'true');
      close = () => {
        close = undefined;
        button.setAttribute('aria-expanded', 'false');
        remove();
        button.focus({ preventScroll: true });
      };
    } finally {
      isLoading = false;
    }
  };
  button.addEventListener('click', () => void toggle());
  addEventListener('keydown', (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyI') return;
    event.preventDefault();
    void toggle();
  });
  document.body.append(button);
}

function makeButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'notes-panel-button';
  button.title = label;
  button.setAttribute('aria-label', label);
  button.setAttribute('aria-expanded', 'false');
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: '20',
    height: '20',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(name, value);
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const look = { d: ICON, fill: 'none', stroke: 'currentColor', 'stroke-width': '1.8', 'stroke-linecap': 'round' };
  for (const [name, value] of Object.entries(look)) path.setAttribute(name, value);
  svg.append(path);
  button.append(svg);
  return button;
}
