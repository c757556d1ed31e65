/** An exercise that is done: the reader's editor, what judges the answer in a sandboxed frame, and what is kept on the device. Markup: `theme/content/Exercise.tsx`. */

import { exercise as words } from '../../texts/zh.js';
import { makeEditor } from '../article/code-editor.js';
import { addFrame } from '../article/frame-host.js';
import { showRetry } from '../article/retry-box.js';
import { storage } from '../start/storage.js';
import { answerKeys } from './answer-keys.js';
import { showJudged } from './judged-lines.js';

/** Milliseconds an answer may run. */
const RUN_MS = 5000;

/** What is kept of an exercise. */
interface Kept {
  code: string;
  passed: boolean;
}

/** Followed by path and name of an exercise. */
const KEY = 'notes.exercise.';

function readKept(key: string): Partial<Kept> {
  try {
    const kept: Partial<Kept> = Object(JSON.parse(storage.get(key) ?? '{}'));
    return kept;
  } catch {
    return {};
  }
}

interface Panel {
  place: HTMLElement;
  judge: HTMLButtonElement;
  reset: HTMLButtonElement;
  said: HTMLElement;
  result: HTMLElement;
}

function button(text: string, className: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = text;
  return element;
}

/** The editor and its bar, in place of the stub. */
function addPanel(exercise: HTMLElement): Panel {
  const place = document.createElement('div');
  place.className = 'exercise__editor language-js';
  place.setAttribute('role', 'group');
  place.setAttribute('aria-label', exercise.querySelector('.exercise__task')?.textContent ?? '');
  place.innerHTML = '<pre class="prism-code language-js"><code></code></pre>';
  const bar = document.createElement('div');
  bar.className = 'exercise__bar';
  const judge = button(words.judge, 'exercise__judge');
  const reset = button(words.reset, 'exercise__reset');
  const said = document.createElement('span');
  said.className = 'exercise__said';
  said.setAttribute('role', 'status');
  said.textContent = words.help;
  bar.append(judge, reset, said);
  const result = document.createElement('div');
  result.className = 'exercise__result';
  result.hidden = true;
  result.tabIndex = 0;
  result.setAttribute('role', 'region');
  result.setAttribute('aria-label', words.result);
  const stub = exercise.querySelector<HTMLElement>('.exercise__stub');
  stub?.after(place, bar, result);
  if (stub) stub.hidden = true;
  return { place, judge, reset, said, result };
}

/** Puts the editor into the exercise that a button belongs to. */
export function startExercise(start: HTMLElement, frameAddress: string): void {
  const exercise = start.closest<HTMLElement>('[data-exercise]');
  if (!exercise || exercise.querySelector('.exercise__editor')) return;
  const { editor: stub = '', before = '', after = '', css, exercise: name = '' } = exercise.dataset;
  const key = `${KEY}${location.pathname}#${name}`;
  const kept = readKept(key);
  const panel = addPanel(exercise);
  let passed = kept.passed === true;
  let code = typeof kept.code === 'string' ? kept.code : stub;
  const keep = () => storage.set(key, JSON.stringify({ code, passed } satisfies Kept));
  const editor = makeEditor(panel.place, (text) => {
    code = text;
    keep();
  });
  editor.set(code);
  const say = (text: string, state = '') => {
    panel.said.textContent = text;
    panel.said.dataset.state = state;
  };
  if (passed) say(words.kept, 'passed');
  const run = () => {
    say(words.running);
    judgeAnswer({ panel, frameAddress, parts: { before, code, after, onPage: css !== undefined } }, (text, ok) => {
      say(text, ok ? 'passed' : 'failed');
      if (!ok || passed) return;
      passed = true;
      keep();
    });
  };
  panel.judge.addEventListener('click', run);
  panel.reset.addEventListener('click', () => {
    code = stub;
    editor.set(code);
    keep();
    panel.result.hidden = true;
    say(words.help);
    editor.field.focus();
  });
  answerKeys(editor.field, run);
  start.remove();
  editor.field.focus();
}

interface Judging {
  panel: Panel;
  frameAddress: string;
  parts: { before: string; code: string; after: string; onPage: boolean };
}

/** Runs an answer and shows what each expectation saw. `end` is told the sum. */
function judgeAnswer({ panel, frameAddress, parts }: Judging, end: (text: string, ok: boolean) => void): void {
  const { result, judge } = panel;
  result.replaceChildren();
  result.hidden = false;
  judge.disabled = true;
  const shown = showJudged(result, parts.after);
  let remove = () => {};
  const adding = addFrame(result, frameAddress, (message) => {
    if (message.type === 'asked') shown.asked(message.lines);
    if (message.type === 'judged') shown.judged(message);
    if (message.type === 'console') shown.say(message.text);
    if (message.type === 'error') shown.fail(message.message);
    if (message.type !== 'done') return;
    if (!parts.onPage) remove();
    judge.disabled = false;
    const { count, failed } = shown.end();
    const ok = count > 0 && failed === 0;
    const text = message.stopped ? words.stopped : ok ? words.passed : words.failed;
    const values: Record<string, number> = { count, failed, seconds: RUN_MS / 1000 };
    end(
      text.replace(/\{(\w+)\}/g, (_, word: string) => String(values[word])),
      ok,
    );
  });
  adding.then(
    (host) => {
      host.element.hidden = !parts.onPage;
      remove = host.remove;
      host.send({ type: 'judge', ...parts, timeout: RUN_MS });
    },
    (error) => {
      judge.disabled = false;
      result.querySelector('iframe')?.remove();
      showRetry(result, error, frameAddress, () => judgeAnswer({ panel, frameAddress, parts }, end));
    },
  );
}
