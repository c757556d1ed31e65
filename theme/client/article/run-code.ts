/** Runnable code blocks (B5.123): the console output of a block is shown below it; it runs in a sandboxed frame (D8). Markup: `article-markup.ts`. */

import { reloadOnce } from '../navigation/reload-once.js';
import { CODE, RUN } from './article-markup.js';
import { codeText } from './code-buttons.js';
import { addFrame } from './frame-host.js';
import { loadMedia } from './load-media.js';
import { showRetry } from './retry-box.js';

/** Milliseconds a block may run. */
const RUN_MS = 5000;

/** Runs the block that a button belongs to, loads the external file that it replaces, or opens its exercise. */
export function run(button: HTMLElement, frameAddress: string): void {
  if (button.matches('.exercise__start')) {
    // In a tab opened before a deployment the code may no longer exist; the page's own address has the new one.
    void import('../exercise/do-exercise.js').then(
      ({ startExercise }) => startExercise(button, frameAddress),
      reloadOnce,
    );
    return;
  }
  const block = button.closest<HTMLElement>(RUN);
  if (button.dataset.media) loadMedia(button);
  else if (block) runBlock(block, frameAddress);
}

/** Returns what a block runs: its script, after those of the blocks above it that share its scope. */
function codeToRun(block: HTMLElement): { before: string; code: string } {
  const scope = /(?:^|\s)(scope=\S+)/.exec(block.dataset.flags ?? '')?.[1];
  const script = (element: HTMLElement) => element.dataset.script ?? codeText(element);
  const siblings = scope
    ? [...document.querySelectorAll<HTMLElement>(`${CODE}[data-flags~=${JSON.stringify(scope)}]`)]
    : [];
  const before = siblings.slice(0, Math.max(0, siblings.indexOf(block)));
  return { before: before.map(script).join('\n'), code: script(block) };
}

/** Runs a `js` block and writes its console below it. */
function runBlock(block: HTMLElement, frameAddress: string): void {
  let output = block.querySelector<HTMLElement>('[data-run-output]');
  if (!output) {
    output = document.createElement('div');
    output.dataset.runOutput = '';
    output.setAttribute('role', 'log');
    block.append(output);
  }
  output.replaceChildren();
  const target = output;
  const line = (level: string, text: string) => {
    const element = document.createElement('pre');
    element.className = `theme-run-line theme-run-${level}`;
    element.textContent = text;
    target.append(element);
  };
  const adding = addFrame(target, frameAddress, (message) => {
    if (message.type === 'console') line(message.level, message.text);
    if (message.type === 'error') line('error', message.message);
    if (message.type === 'done') target.dataset.runDone = '';
  });
  delete target.dataset.runDone;
  adding.then(
    (host) => {
      host.element.style.display = 'none';
      host.send({ type: 'run', ...codeToRun(block), timeout: RUN_MS });
      setTimeout(host.remove, RUN_MS + 500);
    },
    (error) => showRetry(target, error, frameAddress, () => runBlock(block, frameAddress)),
  );
}
