/** Runs a `browser` block in a page with the probe of `../probe.ts`, in the page's own realm. Bundled for the page by `browser-blocks.ts`. */
import { formatConsole, inspect } from '../../../theme/client/frame/inspect.js';
import { makeProbe, type ProbeCall } from '../probe.js';

export interface PageJob {
  code: string;
  calls: ProbeCall[];
  literals: { id: number; source: string }[];
  nonce: string;
}

declare global {
  interface Window {
    /** Sends a line to the process that drives the browser. */
    __notesSend?: (line: string) => unknown;
    __notesRun?: (job: PageJob) => Promise<void>;
  }
}

const { apply } = Reflect;
const stackText = (error: Error, sites: readonly unknown[]) =>
  [String(error), ...sites.map((site) => `    at ${site}`)].join('\n');

/** Keeps stacks readable for the probe only, whatever the block assigns to `Error`. */
function guardStacks(): (target: object) => void {
  let traced: object | null = null;
  const prepareStackTrace = (error: Error, sites: readonly unknown[]) =>
    error === traced ? sites : stackText(error, sites);
  Object.defineProperty(Error, 'prepareStackTrace', { value: prepareStackTrace });
  Object.defineProperty(Error, 'stackTraceLimit', { value: 10 });
  Object.defineProperty(window, 'Error', { value: Error });
  return (target) => {
    traced = target;
  };
}

/** Built-in prototypes of the page by name. */
function builtins(): [object, string][] {
  return Object.getOwnPropertyNames(window).flatMap((name) => {
    if (!/^[A-Z]/.test(name)) return [];
    const value: unknown = Reflect.get(window, name);
    const prototype: unknown = typeof value === 'function' ? value.prototype : undefined;
    return typeof prototype === 'object' && prototype ? [[prototype, name]] : [];
  });
}

const send = window.__notesSend as (line: string) => unknown;
delete window.__notesSend;

window.__notesRun = async ({ code, calls, literals, nonce }) => {
  delete window.__notesRun;
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const probe = makeProbe({
    calls,
    file: url,
    send: (line) => void apply(send, window, [`${nonce} ${line}`]),
    show: (value) => (typeof value === 'string' ? `'${value}'` : inspect(value)),
    format: formatConsole,
    builtins: builtins(),
    tracing: guardStacks(),
  });
  for (const level of ['log', 'info', 'debug', 'warn', 'error'] as const)
    console[level] = (...values: unknown[]) => probe.print(values);
  window.addEventListener('error', (event) => probe.fail(event.error ?? event.message));
  window.addEventListener('unhandledrejection', (event) => probe.fail(event.reason));
  for (const { id, source } of literals) probe.expect(id, new Function(`return (${source})`)());
  Object.defineProperty(window, '__notes', { value: probe.call });
  probe.start();
  await import(url).catch(probe.fail);
};
