/**
 * The program of a child process that runs one unit of code (D36). It gets `{code, expectations, timeout}` on standard input and
 * writes one JSON report to file descriptor 3. Everything it needs is taken before user code runs, so that user code cannot bend it.
 */
import { readFileSync, writeSync } from 'node:fs';
import { format, inspect, isDeepStrictEqual } from 'node:util';
import vm from 'node:vm';

interface Job {
  code: string;
  /** Kind and expected text of each expectation. */
  expectations: { kind: string; expected: string }[];
}

/** What one expectation saw, where it was not what it should be. */
export interface Failure {
  id: number;
  actual: string;
}

export interface Report {
  /** Console output, a line per call. */
  output: string[];
  failures: Failure[];
  /** Expectations that were never reached. */
  missed: number[];
  error?: { name: string; message: string; stack: string };
}

/** Modules that code in the notes may import: no disk, no network, no processes. */
const ALLOWED = new Set([
  'node:assert',
  'node:assert/strict',
  'node:async_hooks',
  'node:buffer',
  'node:crypto',
  'node:events',
  'node:path',
  'node:perf_hooks',
  'node:querystring',
  'node:string_decoder',
  'node:timers',
  'node:timers/promises',
  'node:url',
  'node:util',
  'node:util/types',
  'node:zlib',
  'node:stream',
  'node:stream/web',
  'react',
  'react/jsx-runtime',
  'react-dom/server',
]);

const REMOVED_GLOBALS = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'localStorage', 'sessionStorage'];

/** Where the `Request` and `Response` of this and coming versions of Node keep what would send them. */
const DISPATCHERS = [1, 2, 3].map((version) => Symbol.for(`undici.globalDispatcher.${version}`));

/** What remains of `process`: what code in notes asks it, and what Node itself needs there. A list of what may stay is safe from versions to come. */
const KEPT_PROCESS = new Set([
  ...[
    'arch',
    'argv',
    'argv0',
    'config',
    'env',
    'execArgv',
    'execPath',
    'features',
    'pid',
    'platform',
    'release',
    'title',
  ],
  ...[
    'version',
    'versions',
    'availableMemory',
    'constrainedMemory',
    'cpuUsage',
    'cwd',
    'emitWarning',
    'exit',
    'exitCode',
  ],
  ...['hrtime', 'memoryUsage', 'nextTick', 'resourceUsage', 'uptime'],
  ...['_events', '_eventsCount', '_maxListeners', '_exiting', '_fatalException', '_tickCallback', 'domain'],
  ...['noProcessWarnings', 'reallyExit'],
]);

const job = JSON.parse(readFileSync(0, 'utf8')) as Job;
const stringify = JSON.stringify;
/** Objects without a prototype: nothing that user code hangs on `Object.prototype` or `Array.prototype` reaches the report. */
const bare = <T extends object>(value: T): T => Object.setPrototypeOf(value, null) as T;
const add = <T>(list: T[], item: T) => {
  list[list.length] = item;
};
const report: Report = bare({ output: bare([]), failures: bare([]), missed: bare([]) });
const reached: boolean[] = bare([]);
const pending: Promise<unknown>[] = bare([]);
const captures: { id: number; from: number }[] = [];

const show = (value: unknown) =>
  inspect(value, { depth: 4, breakLength: 100, maxArrayLength: 20, maxStringLength: 200 });
const fail = (id: number, actual: string) => {
  add(report.failures, bare({ id, actual }));
};

function compare(id: number, actual: unknown, expected: () => unknown): void {
  reached[id] = true;
  const wanted = expected();
  if (!isDeepStrictEqual(actual, wanted)) fail(id, show(actual));
}

function checkThrown(id: number, error: unknown): void {
  const [name = '', ...rest] = job.expectations[id]!.expected.split(':');
  const message = rest.join(':').trim();
  const thrown = error as { name?: unknown; message?: unknown; constructor?: { name?: unknown } } | null;
  const names = [thrown?.name, thrown?.constructor?.name];
  if (!names.includes(name.trim()) || (message && !String(thrown?.message).includes(message)))
    fail(id, `${String(thrown?.name)}: ${String(thrown?.message)}`);
}

function print(args: unknown[]): string {
  const line = format(...args);
  add(report.output, line);
  return line;
}

/** Console methods whose output counts; the others are silent. */
const PRINTING = new Set(['log', 'info', 'debug', 'warn', 'error']);

const console_ = globalThis.console as unknown as Record<string, unknown>;
for (const method of Object.keys(console_)) {
  if (typeof console_[method] === 'function')
    console_[method] = PRINTING.has(method) ? (...args: unknown[]) => void print(args) : () => {};
}

const notes = {
  value<T>(id: number, actual: T, expected: () => unknown): T {
    compare(id, actual, expected);
    return actual;
  },
  /** At the top level the module awaits this before it goes on; elsewhere it runs beside. */
  promise(id: number, actual: unknown, expected: () => unknown): Promise<unknown> {
    reached[id] = true;
    const isPromise = typeof (actual as { then?: unknown } | null)?.then === 'function';
    const settled = isPromise
      ? Promise.resolve(actual).then(
          (value) => {
            compare(id, value, expected);
            return value;
          },
          (error: unknown) => fail(id, `a rejection with ${show(error)}`),
        )
      : Promise.resolve(fail(id, `${show(actual)}, not a promise`));
    add(pending, settled);
    return settled;
  },
  throws(id: number, run: () => unknown) {
    reached[id] = true;
    try {
      run();
    } catch (error) {
      checkThrown(id, error);
      return;
    }
    fail(id, 'no error');
  },
  async throwsAsync(id: number, run: () => Promise<unknown>) {
    reached[id] = true;
    try {
      await run();
    } catch (error) {
      checkThrown(id, error);
      return;
    }
    fail(id, 'no error');
  },
  prints(id: number, method: string) {
    return (...args: unknown[]) => {
      reached[id] = true;
      const line = PRINTING.has(method) ? print(args) : '';
      if (line !== job.expectations[id]!.expected) fail(id, line);
    };
  },
  capture(id: number) {
    captures.push({ id, from: report.output.length });
  },
  release(id: number) {
    reached[id] = true;
    const { from } = captures.pop()!;
    let lines = report.output[from] ?? '';
    for (let i = from + 1; i < report.output.length; i++) lines += `\n${report.output[i]}`;
    if (lines !== job.expectations[id]!.expected) fail(id, lines || 'nothing');
  },
};

function lockDown(): void {
  const globals = globalThis as unknown as Record<string, unknown>;
  for (const name of REMOVED_GLOBALS) delete globals[name];
  const refuse = Object.freeze({
    dispatch() {
      throw new Error('no network in a note');
    },
  });
  for (const symbol of DISPATCHERS) Object.defineProperty(globals, symbol, { value: refuse });
  const process_ = process as unknown as Record<string, unknown>;
  for (const name of Object.getOwnPropertyNames(process_))
    if (!KEPT_PROCESS.has(name)) Reflect.deleteProperty(process_, name);
  // The real streams are sockets, and a socket's constructor can open another.
  const stream = Object.freeze({ isTTY: false, write: () => true });
  for (const name of ['stdout', 'stderr']) Object.defineProperty(process_, name, { value: stream });
  process.env = {};
  Object.defineProperty(globals, '__notes', { value: Object.freeze(notes) });
}

const link = async (specifier: string, referrer?: unknown): Promise<vm.Module> => {
  const name = specifier.startsWith('node:') || specifier.includes('react') ? specifier : `node:${specifier}`;
  if (!ALLOWED.has(name)) throw new Error(`import of '${specifier}' is not allowed in a note`);
  const namespace = (await import(name)) as Record<string, unknown>;
  const module = new vm.SyntheticModule(
    Object.keys(namespace),
    () => {
      for (const key of Object.keys(namespace)) module.setExport(key, namespace[key]);
    },
    { context: (referrer as vm.Module | undefined)?.context },
  );
  return module;
};

let completed = false;

function finish(): void {
  if (!completed && !report.error)
    report.error = bare({ name: 'Exit', message: 'the code ended the process before its own end', stack: '' });
  for (let id = 0; id < job.expectations.length; id++) if (!reached[id]) add(report.missed, id);
  writeSync(3, stringify(report));
}

function describeError(error: unknown): Report['error'] {
  const { name, message, stack } = (error ?? {}) as Error;
  return bare({ name: String(name ?? typeof error), message: String(message ?? error), stack: String(stack ?? '') });
}

let failedHard = false;
const failHard = (error: unknown) => {
  if (failedHard) return;
  failedHard = true;
  report.error = describeError(error);
};
process.on('uncaughtException', failHard);
process.on('unhandledRejection', failHard);
process.on('exit', finish);

lockDown();
try {
  const module = new vm.SourceTextModule(job.code, {
    identifier: 'block',
    importModuleDynamically: async (specifier) => {
      const target = await link(specifier);
      await target.link(() => Promise.reject(new Error('no further imports')));
      await target.evaluate();
      return target;
    },
  });
  await module.link((specifier, referrer) => link(specifier, referrer));
  await module.evaluate();
  for (let i = 0; i < pending.length; i++) await pending[i];
  completed = true;
} catch (error) {
  failHard(error);
}
