/** What stands in a page before a `browser` block runs: the same reports as `../harness.ts` makes in Node. Bundled for the page by `blocks.ts`. */
import { formatConsole, inspect } from '../../../theme/client/frame/inspect.js';
import type { Failure } from '../harness.js';
import { isEqual } from './equal.js';

interface Wanted {
  kind: string;
  expected: string;
}

/** The report so far, and the module's own end. */
export interface PageReport {
  output: string[];
  failures: Failure[];
  missed: number[];
  error?: { name: string; message: string; stack: string };
}

declare global {
  interface Window {
    __notesExpectations: Wanted[];
    __notesReport(): Promise<PageReport>;
  }
}

const wanted = window.__notesExpectations;
const report: PageReport = { output: [], failures: [], missed: [] };
const reached = new Set<number>();
const pending: Promise<unknown>[] = [];
const captures: { id: number; from: number }[] = [];

const fail = (id: number, actual: string) => {
  report.failures.push({ id, actual });
};

function compare(id: number, actual: unknown, expected: () => unknown): void {
  reached.add(id);
  if (!isEqual(actual, expected())) fail(id, typeof actual === 'string' ? `'${actual}'` : inspect(actual));
}

function checkThrown(id: number, error: unknown): void {
  const [name = '', ...rest] = wanted[id]!.expected.split(':');
  const message = rest.join(':').trim();
  const thrown = error as { name?: unknown; message?: unknown; constructor?: { name?: unknown } } | null;
  if (![thrown?.name, thrown?.constructor?.name].includes(name.trim()) || !String(thrown?.message).includes(message))
    fail(id, `${String(thrown?.name)}: ${String(thrown?.message)}`);
}

function print(values: unknown[]): string {
  const line = formatConsole(values);
  report.output.push(line);
  return line;
}

const failHard = (error: unknown) => {
  const { name, message, stack } = (error ?? {}) as Error;
  report.error ??= { name: name ?? typeof error, message: message ?? String(error), stack: stack ?? '' };
};

for (const level of ['log', 'info', 'debug', 'warn', 'error'] as const)
  console[level] = (...values: unknown[]) => void print(values);
window.addEventListener('error', (event) => failHard(event.error ?? event.message));
window.addEventListener('unhandledrejection', (event) => failHard(event.reason));

const notes = {
  value<T>(id: number, actual: T, expected: () => unknown): T {
    compare(id, actual, expected);
    return actual;
  },
  promise(id: number, actual: unknown, expected: () => unknown): Promise<unknown> {
    reached.add(id);
    const settled = Promise.resolve(actual).then(
      (value) => {
        compare(id, value, expected);
        return value;
      },
      (error: unknown) => fail(id, `a rejection with ${inspect(error)}`),
    );
    pending.push(settled);
    return settled;
  },
  throws(id: number, run: () => unknown) {
    reached.add(id);
    try {
      run();
    } catch (error) {
      return checkThrown(id, error);
    }
    fail(id, 'no error');
  },
  async throwsAsync(id: number, run: () => Promise<unknown>) {
    reached.add(id);
    try {
      await run();
    } catch (error) {
      return checkThrown(id, error);
    }
    fail(id, 'no error');
  },
  prints(id: number) {
    return (...values: unknown[]) => {
      reached.add(id);
      const line = print(values);
      if (line !== wanted[id]!.expected) fail(id, line);
    };
  },
  capture(id: number) {
    captures.push({ id, from: report.output.length });
  },
  release(id: number) {
    reached.add(id);
    const lines = report.output.slice(captures.pop()!.from).join('\n');
    if (lines !== wanted[id]!.expected) fail(id, lines || 'nothing');
  },
};
Object.defineProperty(window, '__notes', { value: notes });

/** Milliseconds that expectations in timers and listeners may still take after the module's end. */
const GRACE = 1000;

window.__notesReport = async () => {
  await Promise.all(pending);
  const until = performance.now() + GRACE;
  while (reached.size < wanted.length && !report.error && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return { ...report, missed: wanted.flatMap((_, id) => (reached.has(id) ? [] : [id])) };
};
