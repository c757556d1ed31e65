/**
 * The program of a child process that runs one unit of code. It gets a job on standard input and writes events to file descriptor 3, a
 * line each. The note runs in this realm, the probe that sees its values in another; the parent process compares and decides.
 */
import type vmTypes from 'node:vm';
import type { freezeRealm, makeProbe, Probe, ProbeCall } from './probe.js';

// Not imported: an import of a built-in reads all of its exports, including lazily loaded streams.
const { readFileSync, writeSync } = process.getBuiltinModule('node:fs');
const { format, inspect, types } = process.getBuiltinModule('node:util');
const vm = process.getBuiltinModule('node:vm');

export interface Job {
  code: string;
  calls: ProbeCall[];
  /** Expected values that are written as literals: they are computed before the note runs. */
  literals: { id: number; source: string }[];
  /** Begins every line that the probe writes. */
  nonce: string;
  /** Inputs of each property. */
  inputs: JobInputs[];
  /** Absolute path of the compiled probe. */
  probe: string;
}

/** Inputs of one property, and what its code calls `oracle`. */
export interface JobInputs {
  /** Serialised objects in base64: a value for each name. */
  cases: string[];
  /** A function of the platform by its path, or a module whose default export it is. */
  oracle?: { path: string } | { module: string };
}

/** Modules that code in the notes may import: no disk, no network, no processes. */
const ALLOWED = [
  ...['assert', 'assert/strict', 'async_hooks', 'buffer', 'crypto', 'events', 'path', 'perf_hooks', 'querystring'],
  ...['string_decoder', 'timers', 'timers/promises', 'url', 'util', 'util/types', 'zlib', 'stream', 'stream/web'],
];

/** Specifier → module; without a prototype, so that no key is found that is not its own. */
const MODULES: Record<string, string | undefined> = Object.assign(Object.create(null), {
  react: 'react',
  'react/jsx-runtime': 'react/jsx-runtime',
  'react-dom/server': 'react-dom/server',
  ...Object.fromEntries(
    ALLOWED.flatMap((name) => [
      [name, `node:${name}`],
      [`node:${name}`, `node:${name}`],
    ]),
  ),
});

const REMOVED_GLOBALS = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'localStorage', 'sessionStorage'];

/** Keys under which the `Request` and `Response` of this and future versions of Node keep their dispatcher. */
const DISPATCHERS = [1, 2, 3].map((version) => Symbol.for(`undici.globalDispatcher.${version}`));

/** Remaining members of `process`: those that code in notes uses, and those that Node itself needs. An allow list is safe for future versions. */
const KEPT_PROCESS = new Set([
  ...['arch', 'argv', 'argv0', 'config', 'env', 'execArgv', 'execPath', 'features', 'pid', 'platform', 'release'],
  ...['title', 'version', 'versions', 'availableMemory', 'constrainedMemory', 'cpuUsage', 'cwd', 'emitWarning'],
  ...['exit', 'exitCode', 'hrtime', 'memoryUsage', 'nextTick', 'resourceUsage', 'uptime'],
  ...['_events', '_eventsCount', '_maxListeners', '_exiting', '_fatalException', '_tickCallback', 'domain'],
  ...['noProcessWarnings', 'reallyExit'],
]);

/** Names of built-in classes whose prototypes are identified by name. */
const BUILTINS = [
  ...['Object', 'Array', 'Function', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'Promise', 'Date', 'RegExp'],
  ...['Number', 'String', 'Boolean', 'BigInt', 'Symbol', 'ArrayBuffer', 'SharedArrayBuffer', 'DataView'],
  ...['Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array'],
  ...['Float32Array', 'Float64Array', 'BigInt64Array', 'BigUint64Array', 'Buffer', 'DOMException'],
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
];

const prototypesOf = (globals: object): (readonly [object, string])[] =>
  BUILTINS.flatMap((name) => {
    const builtin: { prototype?: object } | undefined = Reflect.get(globals, name);
    const prototype = builtin?.prototype;
    return prototype ? [[prototype, name] as const] : [];
  });

/** Console methods whose output counts; the others are silent. */
const PRINTING = new Set(['log', 'info', 'debug', 'warn', 'error']);

function lockDown(probe: Probe): void {
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
  const console_ = globalThis.console as unknown as Record<string, unknown>;
  for (const method of Object.keys(console_)) {
    if (typeof console_[method] === 'function')
      console_[method] = PRINTING.has(method) ? (...args: unknown[]) => probe.print(args) : () => {};
  }
  Object.defineProperty(globals, '__notes', { value: probe.call });
}

const { isMap, isSet, isDate, isTypedArray, isAnyArrayBuffer, isRegExp, isBoxedPrimitive } = types;

/** True if a value has no built-in content. Code cannot change the results of these Node functions. */
const isPlain = (value: object): boolean =>
  !isMap(value) &&
  !isSet(value) &&
  !isDate(value) &&
  !isTypedArray(value) &&
  !isAnyArrayBuffer(value) &&
  !isRegExp(value) &&
  !isBoxedPrimitive(value);

/** Realms and modules, kept until the process ends: Node crashes when one is collected that V8 still runs. */
const kept: unknown[] = [];

function keep<T>(made: T): T {
  kept.push(made);
  return made;
}

/** A realm without any of Node's objects, in which no text becomes code. */
const emptyRealm = () => keep(vm.createContext({}, { codeGeneration: { strings: false, wasm: false } }));

/** Loads the streams of Node, which most notes have no use for. */
const readInput = (bytes: Buffer): object => process.getBuiltinModule('node:v8').deserialize(bytes);

type Next = (property: number) => unknown;

/** Hands out the inputs of each property in turn. They and their oracles are made before the note runs, which cannot change them. */
async function inputsOf({ inputs }: Job): Promise<Next> {
  const queues = await Promise.all(
    inputs.map(async ({ cases, oracle }) => {
      const known = oracle && (await oracleOf(oracle));
      return cases.map((text) => {
        const input: object = Object.setPrototypeOf(readInput(Buffer.from(text, 'base64')), null);
        return Object.assign(input, { oracle: known });
      });
    }),
  );
  const places = queues.map(() => 0);
  return (property) => {
    const place = places[property] ?? 0;
    places[property] = place + 1;
    return queues[property]?.[place];
  };
}

async function importAllowed(specifier: string): Promise<Record<string, unknown>> {
  const name = MODULES[specifier];
  if (name === undefined) throw new Error(`import of '${specifier}' is not allowed in a note`);
  const module: Record<string, unknown> = await import(name);
  return module;
}

async function oracleOf(oracle: NonNullable<JobInputs['oracle']>): Promise<unknown> {
  if ('path' in oracle) {
    // `node:events.EventEmitter`: of the modules that notes may import, too.
    const [first = '', ...keys] = oracle.path.split('.');
    const start = first.startsWith('node:') ? await importAllowed(first) : Reflect.get(globalThis, first);
    return keys.reduce<unknown>((at, key) => Reflect.get(at as object, key), start);
  }
  const module = keep(new vm.SourceTextModule(oracle.module, { identifier: 'oracle' }));
  await module.link(() => Promise.reject(new Error('an oracle imports nothing')));
  await module.evaluate();
  return Reflect.get(module.namespace, 'default');
}

async function startProbe({ probe, calls, literals, nonce }: Job, next: Next): Promise<Probe> {
  const realm = emptyRealm();
  const module = keep(new vm.SourceTextModule(readFileSync(probe, 'utf8'), { context: realm, identifier: 'probe' }));
  await module.link(() => Promise.reject(new Error('the probe imports nothing')));
  await module.evaluate();
  const own = module.namespace as { makeProbe: typeof makeProbe; freezeRealm: typeof freezeRealm };
  const clean = emptyRealm();
  const send = (text: string) => void writeSync(3, `${nonce} ${text}\n`);
  const made = own.makeProbe({
    calls,
    file: 'block',
    send,
    next,
    show: (value) => inspect(value, { depth: 4, breakLength: 100, maxArrayLength: 20, maxStringLength: 200 }),
    format: (values) => format(...values),
    isPlain,
    builtins: [...prototypesOf(globalThis), ...prototypesOf(vm.runInContext('globalThis', clean))],
  });
  own.freezeRealm();
  for (const { id, source } of literals) made.expect(id, vm.runInContext(`(${source})`, clean));
  made.start();
  return made;
}

const link = async (specifier: string, referrer?: unknown): Promise<vmTypes.Module> => {
  const namespace = await importAllowed(specifier);
  const names = Object.keys(namespace);
  const module = new vm.SyntheticModule(
    names,
    () => {
      for (const name of names) module.setExport(name, namespace[name]);
    },
    { context: (referrer as vmTypes.Module | undefined)?.context },
  );
  return keep(module);
};

async function importInto(specifier: string): Promise<vmTypes.Module> {
  const target = await link(specifier);
  await target.link(() => Promise.reject(new Error('no further imports')));
  await target.evaluate();
  return target;
}

async function main(): Promise<void> {
  const job: Job = JSON.parse(readFileSync(0, 'utf8'));
  const probe = await startProbe(job, await inputsOf(job));
  process.on('uncaughtException', probe.fail);
  process.on('unhandledRejection', probe.fail);
  lockDown(probe);
  try {
    const module = keep(
      new vm.SourceTextModule(job.code, { identifier: 'block', importModuleDynamically: importInto }),
    );
    await module.link(link);
    await module.evaluate();
  } catch (error) {
    probe.fail(error);
  }
}

void main();
