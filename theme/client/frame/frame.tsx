/** The script of the frame document: renders edited React code, runs `js` code, reports errors, height and console to the page. */
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { prepareJudge, prepareRun } from './frame-expectations.js';
import { judgePage } from './judge-page.js';
import { createRoot, names, React } from './live-names.js';
import { lockFrame } from './lock-frame.js';
import type { FrameLook, FromFrame, ToFrame } from './protocol.js';
import { runCode, runWorker } from './run-worker.js';
import { transformJsx } from './transform.js';

lockFrame();

const send = (message: FromFrame): void => parent.postMessage(message, '*');

/** Error → the line shown under the result. */
const fail = (error: unknown): void =>
  send({ type: 'error', message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });

class Boundary extends React.Component<{ children?: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    fail(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Tells the page that the requested result is rendered. */
function Done() {
  React.useEffect(() => send({ type: 'rendered' }), []);
  return null;
}

/** The element that code makes: its value, a component it is, or what it gives to `render`. */
function evaluate(code: string, noInline: boolean): ReactNode {
  const transformed = transformJsx(code, !noInline);
  let given: unknown;
  const render = (value: unknown) => {
    given = value;
  };
  const body = noInline ? transformed : `return (${transformed}\n)`;
  const run = new Function(...Object.keys(names), 'render', `"use strict";${body}`);
  const value: unknown = run(...Object.values(names), render);
  const result = noInline ? given : value;
  if (noInline && result === undefined) throw new SyntaxError('No-Inline evaluations must call `render`.');
  return typeof result === 'function' ? React.createElement(result as React.FC) : (result as ReactNode);
}

/** Makes what renders edited code, again with each version. */
function createRenderer(): (code: string, noInline: boolean) => void {
  let root: Root | undefined;
  let runs = 0;
  return (code, noInline) => {
    root ??= createRoot(document.getElementById('result')!, { onCaughtError: () => {}, onUncaughtError: fail });
    try {
      const element = evaluate(code, noInline);
      // A new key: state of an older version of the code must not meet the new one.
      root.render(
        <Boundary key={++runs}>
          {element}
          <Done />
        </Boundary>,
      );
    } catch (error) {
      fail(error);
    }
  };
}

function look({ dark, color, font, lang }: FrameLook): void {
  const { style } = document.documentElement;
  document.documentElement.lang = lang;
  style.colorScheme = dark ? 'dark' : 'light';
  document.body.style.color = color;
  document.body.style.fontFamily = font;
}

/** Creates a runner of code in workers, one at a time: a later request stops the earlier one. */
function createRunner() {
  let stop = (): void => {};
  return {
    run({ before, code, timeout }: Extract<ToFrame, { type: 'run' }>): void {
      stop();
      try {
        stop = runCode(`${prepareRun(before, false)}\n${prepareRun(code, true)}`, timeout, send);
      } catch (error) {
        fail(error);
        send({ type: 'done' });
      }
    },
    /** Runs a reader's answer between the code around it. */
    judge({ before, code, after, timeout, onPage }: Extract<ToFrame, { type: 'judge' }>): void {
      stop();
      const end = () => send({ type: 'done' });
      if (onPage) return void judgePage({ before, code, after }, send).catch(fail).then(end);
      try {
        const own = prepareRun(code, false);
        const judged = prepareJudge(after);
        send({ type: 'asked', lines: judged.lines });
        stop = runCode(`${prepareRun(before, false)}\n${own}\n${judged.code}`, timeout, send);
      } catch (error) {
        fail(error);
        end();
      }
    },
    /** The answer is read by a compiler and never run. */
    types({ compiler, before, code, after, timeout }: Extract<ToFrame, { type: 'types' }>): void {
      stop();
      stop = runWorker(compiler, { before, code, after }, timeout, send);
    },
  };
}

const render = createRenderer();
const runner = createRunner();
addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== parent) return;
  if (data.type === 'look') look(data.look);
  else if (data.type === 'render') {
    look(data.look);
    render(data.code, data.noInline);
  } else if (data.type === 'run') runner.run(data);
  else if (data.type === 'judge') runner.judge(data);
  else if (data.type === 'types') runner.types(data);
});
addEventListener('error', (event) => fail(event.error ?? event.message));
addEventListener('unhandledrejection', (event) => fail(event.reason));
// Links in results lead nowhere: the frame must stay what it is.
addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
});

/** Lets all of a result take the focus, and show so, where nothing in it does: the page cannot see that a frame has it. */
function giveFocus(): void {
  if (document.querySelector('a[href],button,input,select,textarea,summary,[tabindex]:not(body),[contenteditable]'))
    document.body.removeAttribute('tabindex');
  else document.body.tabIndex = 0;
}
giveFocus();
new MutationObserver(giveFocus).observe(document.body, { childList: true, subtree: true });
new ResizeObserver(() => send({ type: 'height', height: document.body.offsetHeight })).observe(document.body);
send({ type: 'ready' });
