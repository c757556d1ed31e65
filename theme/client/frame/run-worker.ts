/** Runs a `js` block in a worker of the frame: its console output is sent line by line, an endless loop is stopped. */
import { consoleTools } from './inspect.js';
import { judgeTools, sameValue } from './judge.js';
import type { FromFrame } from './protocol.js';

/** Source of the worker. It takes the code as its first message, and says `done` when the code and what it awaits at the top has ended. */
function workerSource(): string {
  return `
const { inspect, formatConsole } = (${consoleTools.toString()})();
const post = (message) => postMessage(message);
for (const level of ['log', 'info', 'warn', 'error', 'debug'])
  console[level] = (...values) => post({ type: 'console', level, text: formatConsole(values) });
console.table = console.dir = console.log;
for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'importScripts', 'indexedDB', 'caches']) self[name] = undefined;
const show = (value) => post({ type: 'console', level: 'info', text: '=> ' + inspect(value, 1) });
self.__show = (value) => {
  if (typeof value?.then !== 'function') return show(value), value;
  const shown = Promise.resolve(value);
  shown.then(show, () => {});
  return shown;
};
self.__throws = (run) => {
  const caught = (error) => post({ type: 'console', level: 'info', text: 'throws ' + error });
  try {
    const value = run();
    return value?.then ? value.then(() => {}, caught) : undefined;
  } catch (error) {
    caught(error);
  }
};
const { __judge, __judgeThrows, __judged } = (${judgeTools.toString()})(post, (value) => inspect(value, 1), ${sameValue.toString()});
Object.assign(self, { __judge, __judgeThrows, __judged });
const fail = (error) => post({ type: 'error', message: error instanceof Error ? String(error) : 'Uncaught ' + inspect(error) });
self.addEventListener('error', (event) => { event.preventDefault(); fail(event.error ?? event.message); });
self.addEventListener('unhandledrejection', (event) => { event.preventDefault(); fail(event.reason); });
self.onmessage = async ({ data }) => {
  self.onmessage = null;
  try {
    const AsyncFunction = (async () => {}).constructor;
    await new AsyncFunction('"use strict";' + data)();
  } catch (error) {
    fail(error);
  }
  post({ type: 'done' });
};`;
}

/** Runs code; `send` gets what it writes. Timers of the code go on until `timeout` ms; then the worker is ended. Returns the way to stop it. */
export const runCode = (code: string, timeout: number, send: (message: FromFrame) => void): (() => void) =>
  runWorker(workerSource(), code, timeout, send);

/** Starts a worker and gives it its one message. */
export function runWorker(
  source: string,
  message: unknown,
  timeout: number,
  send: (message: FromFrame) => void,
): () => void {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(url);
  URL.revokeObjectURL(url);
  let ended = false;
  let settled = false;
  const stop = () => {
    clearTimeout(timer);
    worker.terminate();
  };
  const timer = setTimeout(() => {
    stop();
    if (!ended) send({ type: 'error', message: `Stopped after ${timeout / 1000} s` });
    if (!settled) send({ type: 'done', stopped: true });
  }, timeout);
  worker.onmessage = ({ data }: MessageEvent<FromFrame>) => {
    if (data.type === 'done') {
      ended = true;
      settled = true;
    }
    send(data);
  };
  worker.onerror = (event) => {
    send({ type: 'error', message: event.message || 'The code could not be run' });
  };
  worker.postMessage(message);
  return stop;
}
