/** Live reload of `notes serve`: the changed page is swapped in place; scroll position and focus stay; problems lie over the last good page. */
import type { Router } from './router.js';

/** One message of the event stream, as JSON in `data`. */
export type ReloadMessage =
  /** First message after connecting; another `build` than before means that the server was started anew. */
  | { kind: 'hello'; build: string }
  /** Parts of these routes changed; a build without problems. `parts`: some of them, by address. */
  | { kind: 'pages'; routes: string[]; parts?: Record<string, unknown> }
  /** Theme, configuration or client files changed. */
  | { kind: 'full' }
  /** The build has problems: texts with their frames, as the command line shows them. */
  | { kind: 'problems'; problems: { title: string; frame?: string }[] };

/** Connects and follows. */
export function startReload(address: string, router: Router): void {
  let build: string | undefined;
  const stream = new EventSource(address);
  stream.onmessage = ({ data }) => {
    const message = JSON.parse(data as string) as ReloadMessage;
    if (message.kind === 'problems') return showProblems(message.problems);
    if (message.kind === 'hello') {
      if (build !== undefined && build !== message.build) location.reload();
      build = message.build;
      return;
    }
    showProblems([]);
    if (message.kind === 'full') return location.reload();
    // Any part may hold what changed: a sidebar, a pager, a list.
    router.parts.forget();
    for (const [address, part] of Object.entries(message.parts ?? {})) router.parts.put(address, part);
    if (message.routes.includes(router.route())) void refresh(router);
  };
}

/** Shows the present page anew and puts the focus back where it was. */
async function refresh(router: Router): Promise<void> {
  const id = document.activeElement?.id;
  await router.refresh();
  if (id) requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }));
}

const OVERLAY_ID = 'notes-problems';

/** The problems over the page; none takes the overlay away. */
function showProblems(problems: { title: string; frame?: string }[]): void {
  document.getElementById(OVERLAY_ID)?.remove();
  if (problems.length === 0) return;
  const overlay = document.createElement('div');
  overlay.id = OVERLAY_ID;
  overlay.setAttribute('role', 'alertdialog');
  overlay.setAttribute('aria-label', 'Problems');
  overlay.style.cssText =
    'position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;z-index:2000;padding:16px 48px 16px 20px;background:#1f1417;color:#ffe9e9;' +
    'border-top:3px solid #fa383e;font:14px/1.6 ui-monospace,Menlo,Consolas,monospace';
  for (const { title, frame } of problems) {
    const line = document.createElement('p');
    line.textContent = title;
    line.style.cssText = 'margin:0 0 4px;font-weight:600;white-space:pre-wrap';
    const code = document.createElement('pre');
    code.textContent = frame ?? '';
    code.style.cssText = 'margin:0 0 16px;background:none;color:inherit;white-space:pre-wrap';
    overlay.append(line, code);
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '×';
  button.setAttribute('aria-label', 'Close');
  button.dataset.action = 'close-problems';
  button.style.cssText =
    'position:absolute;top:8px;right:12px;font-size:24px;background:none;border:0;color:inherit;cursor:pointer';
  button.addEventListener('click', () => overlay.remove());
  overlay.append(button);
  document.body.append(overlay);
}
