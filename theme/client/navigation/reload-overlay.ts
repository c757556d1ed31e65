/** The problems of a served site, over the last good page. */

import { type ShownProblem, TOKEN_HEADER } from '../../../renderer/shared/reload-message.js';

const OVERLAY_ID = 'notes-problems';

const BUTTON =
  'font:inherit;background:none;color:inherit;border:1px solid;border-radius:4px;padding:2px 10px;cursor:pointer';

/**
 * Shows problems; none takes the overlay away.
 * @param token what the server wants to hear with an action; without it none is offered
 */
export type ShowProblems = (problems: readonly ShownProblem[], token?: string) => void;

/** Makes what shows the problems of a page; it knows which of them were closed. */
export function createOverlay(): ShowProblems {
  /** Names of problems that were closed and are still there. */
  let closed: readonly string[] = [];
  return (problems, token) => {
    document.getElementById(OVERLAY_ID)?.remove();
    const mild = problems.flatMap((problem) => problem.mild ?? []);
    closed = closed.filter((name) => mild.includes(name));
    if (problems.every((problem) => problem.mild !== undefined && closed.includes(problem.mild))) return;
    const overlay = makeOverlay(problems, token, () => {
      closed = mild;
      overlay.remove();
    });
    document.body.append(overlay);
  };
}

function makeOverlay(problems: readonly ShownProblem[], token: string | undefined, onClose: () => void): HTMLElement {
  const overlay = document.createElement('div');
  overlay.id = OVERLAY_ID;
  overlay.setAttribute('role', 'alertdialog');
  overlay.setAttribute('aria-label', 'Problems');
  overlay.style.cssText =
    'position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;z-index:2000;padding:16px 48px 16px 20px;background:#1f1417;color:#ffe9e9;' +
    'border-top:3px solid #fa383e;font:14px/1.6 ui-monospace,Menlo,Consolas,monospace';
  for (const problem of problems) overlay.append(...elementsOf(problem, token));
  const close = button('×', onClose);
  close.setAttribute('aria-label', 'Close');
  close.dataset.action = 'close-problems';
  close.style.cssText =
    'position:absolute;top:8px;right:12px;font-size:24px;background:none;border:0;color:inherit;cursor:pointer';
  overlay.append(close);
  return overlay;
}

function elementsOf({ title, frame, actions = [] }: ShownProblem, token: string | undefined): HTMLElement[] {
  const line = document.createElement('p');
  line.textContent = title;
  line.style.cssText = 'margin:0 0 4px;font-weight:600;white-space:pre-wrap';
  const code = document.createElement('pre');
  code.textContent = frame ?? '';
  code.style.cssText = 'margin:0 0 8px;background:none;color:inherit;white-space:pre-wrap';
  const row = document.createElement('p');
  row.style.cssText = 'display:flex;flex-wrap:wrap;align-items:center;gap:8px;margin:0 0 16px';
  const said = document.createElement('span');
  said.setAttribute('role', 'status');
  if (token !== undefined)
    for (const { label, address } of actions) {
      const ask = button(label, async () => {
        said.textContent = await askServer(address, token);
      });
      ask.style.cssText = BUTTON;
      row.append(ask);
    }
  row.append(said);
  return [line, code, row];
}

/** Returns what the server has to say when it cannot do what is asked. */
async function askServer(address: string, token: string): Promise<string> {
  try {
    const response = await fetch(address, { method: 'POST', headers: { [TOKEN_HEADER]: token } });
    return response.ok ? '' : await response.text();
  } catch (error) {
    return String(error);
  }
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', onClick);
  return made;
}
