/** An exercise that is done: the reader's editor, what judges the answer in a sandboxed frame, and what is kept on the device. Markup: `theme/content/Exercise.tsx`. */

import { exercise as words } from '../../texts/zh.js';
import { makeEditor } from '../article/code-editor.js';
import { addFrame } from '../article/frame-host.js';
import { showRetry } from '../article/retry-box.js';
import { storage } from '../start/storage.js';
import { answerKeys } from './answer-keys.js';
import { compilerOf } from './compiler.js';
import { showJudged } from './judged-lines.js';

/** Milliseconds an answer may run. */
const RUN_MS = 5000;

/** Milliseconds a compiler may take, which has to start first. */
const COMPILE_MS = 20_000;

/** Stored state of an exercise. */
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

const filled = (text: string, values: Record<string, number | string>): string =>
  text.replace(/\{(\w+)\}/g, (_, word: string) => String(values[word]));

/** The editor and its bar, in place of the stub. */
function addPanel(exercise: HTMLElement, help: string): Panel {
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
  said.textContent = help;
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

/** Shows the download size on the button: a compiler is only loaded on request. */
function announceCompiler(panel: Panel, frameAddress: string): void {
  const { judge, result } = panel;
  const compiler = compilerOf(frameAddress);
  if (compiler.isHere()) return;
  judge.disabled = true;
  compiler.describe().then(
    ({ version, megabytes }) => {
      judge.disabled = false;
      judge.textContent = filled(words.fetch, { version, megabytes });
    },
    (error) => {
      result.hidden = false;
      showRetry(result, error, undefined, () => announceCompiler(panel, frameAddress));
    },
  );
}

/** Replaces the exercise that a button belongs to by its editor. */
export function startExercise(start: HTMLElement, frameAddress: string): void {
  const exercise = start.closest<HTMLElement>('[data-exercise]');
  if (!exercise || exercise.querySelector('.exercise__editor')) return;
  const { editor: stub = '', before = '', after = '', kind, exercise: name = '' } = exercise.dataset;
  const isTypes = kind === 'types';
  const help = isTypes ? words.helpTypes : words.help;
  const key = `${KEY}${location.pathname}#${name}`;
  const kept = readKept(key);
  const panel = addPanel(exercise, help);
  let passed = kept.passed === true;
  let code = typeof kept.code === 'string' ? kept.code : stub;
  const keep = () => storage.set(key, JSON.stringify({ code, passed } satisfies Kept));
  const change = (text: string) => {
    code = text;
    keep();
  };
  const editor = makeEditor(panel.place, change, isTypes ? 'typescript' : 'jsx');
  editor.set(code);
  const say = (text: string, state = '') => {
    panel.said.textContent = text;
    panel.said.dataset.state = state;
  };
  if (passed) say(words.kept, 'passed');
  const run = () => {
    if (panel.judge.disabled) return;
    say(isTypes && !compilerOf(frameAddress).isHere() ? words.fetching : words.running);
    judgeAnswer({ panel, frameAddress, parts: { before, code, after }, kind }, (text, ok) => {
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
    say(help);
    editor.field.focus();
  });
  answerKeys(editor.field, run);
  start.remove();
  if (isTypes) announceCompiler(panel, frameAddress);
  editor.field.focus();
}

interface Judging {
  panel: Panel;
  frameAddress: string;
  parts: { before: string; code: string; after: string };
  /** `css`: the answer is a sheet, and a page is judged. `types`: a compiler judges. */
  kind: string | undefined;
}

/** Runs an answer and shows the result of each expectation. `end` receives the summary. */
function judgeAnswer(judging: Judging, end: (text: string, ok: boolean) => void): void {
  const { panel, frameAddress, parts, kind } = judging;
  const { result, judge } = panel;
  const [isTypes, onPage] = [kind === 'types', kind === 'css'];
  const timeout = isTypes ? COMPILE_MS : RUN_MS;
  result.replaceChildren();
  result.hidden = false;
  judge.disabled = true;
  const shown = showJudged(result, parts.after, isTypes ? 'typescript' : 'jsx');
  let remove = () => {};
  const adding = addFrame(result, frameAddress, (message) => {
    if (message.type === 'asked') shown.asked(message.lines);
    if (message.type === 'judged') shown.judged(message);
    if (message.type === 'console') shown.say(message.text);
    if (message.type === 'error')
      shown.fail(
        message.line === undefined ? message.message : filled(words.atLine, { ...message, line: message.line }),
      );
    if (message.type !== 'done') return;
    if (!onPage) remove();
    judge.disabled = false;
    const { count, failed } = shown.end();
    const ok = count > 0 && failed === 0;
    const text = message.stopped ? words.stopped : ok ? words.passed : count === 0 ? words.broken : words.failed;
    end(filled(text, { count, failed, seconds: timeout / 1000 }), ok);
  });
  const bringing = isTypes ? compilerOf(frameAddress).fetch() : Promise.resolve('');
  Promise.all([adding, bringing]).then(
    ([host, compiler]) => {
      if (!onPage) host.element.style.display = 'none';
      remove = host.remove;
      if (isTypes) judge.textContent = words.judge;
      host.send(
        isTypes ? { type: 'types', compiler, ...parts, timeout } : { type: 'judge', ...parts, onPage, timeout },
      );
    },
    (error) => {
      judge.disabled = false;
      result.querySelector('iframe')?.remove();
      showRetry(result, error, frameAddress, () => judgeAnswer(judging, end));
    },
  );
}
