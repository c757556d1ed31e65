/**
 * Sees what each expectation of a note sees and sends it to the parent process, which compares. Runs in a realm of its own inside the
 * process of the note (`sandbox-harness.ts`): the note can call it but has no way to its functions, its nonce or the objects it works with.
 */
import { isError, type Snapshot, snapshots } from './snapshot.js';

/** One call that `instrument.ts` put into the code. */
export interface ProbeCall {
  /** The expectation; -1 for the end of the code. Of `case` and `except` the property. */
  id: number;
  op:
    | 'value'
    | 'promise'
    | 'awaited'
    | 'throws'
    | 'throwsAsync'
    | 'prints'
    | 'silent'
    | 'open'
    | 'close'
    | 'case'
    | 'except'
    | 'end';
  /** Of `except`: which exception of the property. */
  exception?: number;
  /** Index of the call in the code. */
  position: number;
}

/** Result of a call for the parent process: kind and content. */
export type ProbeEvent =
  | ['start']
  | ['expected', id: number, value: Snapshot]
  | ['value', call: number, actual: Snapshot, expected: Snapshot | null, shown: string]
  | ['failed', call: number, reason: string]
  | ['threw', call: number, names: string[], message: string]
  | ['quiet', call: number]
  | ['printed', call: number, line: string]
  /** An input was handed out, the last one was used up, an exception applies to it, a value is as expected. */
  | ['case' | 'over' | 'except' | 'agreed', call: number]
  | ['open' | 'close' | 'end', call: number]
  | ['print', line: string]
  | ['error', name: string, message: string, stack: string];

export interface ProbeOptions {
  calls: readonly ProbeCall[];
  /** Name under which the code was compiled: code made of text has none. */
  file: string;
  send(text: string): void;
  /** Texts for people, made by functions of the note's realm: nothing is decided by them. */
  show(value: unknown): string;
  format(values: unknown[]): string;
  /** Gets the object whose stack is read next, in a realm that is shared with the note. */
  tracing?(target: object): void;
  /** The next input of a property; undefined after the last one. */
  next?(property: number): unknown;
  /** True if a value has no content of a built-in kind; asked one by one where it is absent. */
  isPlain?(value: object): boolean;
  /** Built-in prototypes by name. */
  builtins: readonly (readonly [object, string])[];
}

export interface Probe {
  /** Says that the note runs from now on. */
  start(): void;
  /** The function that instrumented code calls. */
  call(index: unknown, first?: unknown, second?: unknown): unknown;
  print(values: unknown[]): void;
  fail(error: unknown): void;
  /** Sends the value of an expectation that can be computed before the note runs. */
  expect(id: number, value: unknown): void;
}

interface Site {
  getFileName(): string | null;
  getPosition(): number;
  isAsync(): boolean;
}

const { apply, setPrototypeOf } = Reflect;
const capture = Error.captureStackTrace;
const then = Promise.prototype.then;

/** An object without a prototype: nothing of this realm can be reached from it. */
function bare<T extends object>(value: T): T {
  setPrototypeOf(value, null);
  return Object.freeze(value);
}

const text = (read: () => unknown): string => {
  try {
    const value = read();
    return typeof value === 'string' ? value : `${typeof value === 'symbol' ? 'Symbol()' : value}`;
  } catch {
    return '?';
  }
};

/** Returns the names that identify an error: built-in errors have one, whatever their prototypes were changed to. */
function errorNames(error: unknown, names: ReadonlyMap<object, string>): string[] {
  if (typeof error !== 'object' || error === null) return [typeof error];
  const proto = Reflect.getPrototypeOf(error);
  const builtin = proto ? names.get(proto) : undefined;
  if (builtin !== undefined && isError(error, names) && builtin !== 'DOMException' && !Object.hasOwn(error, 'name'))
    return [builtin];
  const known: { name?: unknown } = error;
  return [text(() => known.name), text(() => known.constructor?.name)];
}

const messageOf = (error: unknown) => text(() => (error as Error).message);

/** Compares observed values with the expectations, and sends the results. */
function makeWitness({ send, show, builtins, isPlain }: ProbeOptions) {
  const names = new Map(builtins);
  const snapshot = snapshots(names, isPlain);
  const early = new Map<number, string>();
  const sent = new Map<number, Set<string>>();
  let inCase = false;
  const emit = (event: ProbeEvent) => send(JSON.stringify(event));
  const shown = (value: unknown) => text(() => show(value));

  function compare(index: number, { id }: ProbeCall, actual: unknown, expected: () => unknown): void {
    // An error in the expected value is one of the note, which the caller gets.
    const own = early.has(id) ? null : { value: expected() };
    try {
      const wanted = own && snapshot(own.value);
      const seen = snapshot(actual);
      const [a, b] = [JSON.stringify(seen), wanted ? JSON.stringify(wanted) : early.get(id)];
      if (inCase && a === b) {
        emit(['agreed', index]);
        return;
      }
      const before = sent.get(index) ?? new Set();
      sent.set(index, before);
      const key = `${a}${b}`;
      if (before.has(key)) return;
      if (before.size < 100) before.add(key);
      emit(['value', index, seen, wanted, a === b ? '' : shown(actual)]);
    } catch (error) {
      emit(['failed', index, messageOf(error)]);
    }
  }

  return {
    emit,
    compare,
    settle(index: number, entry: ProbeCall, actual: unknown, expected: () => unknown, done: () => void): void {
      const fulfilled = bare((value: unknown) => {
        try {
          compare(index, entry, value, expected);
        } catch (error) {
          emit(['failed', index, messageOf(error)]);
        }
        done();
      });
      const rejected = bare((error: unknown) => {
        emit(['failed', index, `a rejection with ${shown(error)}`]);
        done();
      });
      if (!react(actual, fulfilled, rejected)) {
        emit(['failed', index, `${shown(actual)}, not a promise`]);
        done();
      }
    },
    threw(index: number, error: unknown): void {
      emit(['threw', index, errorNames(error, names), messageOf(error)]);
    },
    /** Starts the next input of a property, or ends the inputs. */
    beginCase(index: number, input: unknown): void {
      sent.clear();
      inCase = input !== undefined;
      emit([inCase ? 'case' : 'over', index]);
    },
    /** Sends an expected value that is computed before the note runs. */
    expect(id: number, value: unknown): void {
      const seen = snapshot(value);
      early.set(id, JSON.stringify(seen));
      emit(['expected', id, seen]);
    },
  };
}

/** Carries out a call of instrumented code and returns what the code gets for it. */
function perform(
  { emit, compare, settle, threw, beginCase }: ReturnType<typeof makeWitness>,
  { next, format }: ProbeOptions,
  index: number,
  entry: ProbeCall,
  first: unknown,
  second: unknown,
): unknown {
  const expected = second as () => unknown;
  switch (entry.op) {
    case 'value':
      compare(index, entry, first, expected);
      return first;
    case 'promise':
      settle(index, entry, first, expected, () => {});
      return first;
    case 'awaited':
      return waiting((done) => settle(index, entry, first, expected, done));
    case 'throws':
      try {
        (first as () => void)();
      } catch (error) {
        threw(index, error);
        return undefined;
      }
      emit(['quiet', index]);
      return undefined;
    case 'throwsAsync':
      return waiting((done) => {
        const quiet = bare(() => {
          emit(['quiet', index]);
          done();
        });
        const failed = bare((error: unknown) => {
          threw(index, error);
          done();
        });
        react((first as () => Promise<void>)(), quiet, failed);
      });
    case 'prints':
      return bare((...values: unknown[]) => emit(['printed', index, text(() => format(values))]));
    case 'silent':
      return bare(() => emit(['printed', index, '']));
    case 'case': {
      const input = next?.(entry.id);
      beginCase(index, input);
      return input;
    }
    default:
      emit([entry.op, index]);
      return undefined;
  }
}

export function makeProbe(options: ProbeOptions): Probe {
  const { calls, format } = options;
  const witness = makeWitness(options);
  const { emit } = witness;

  /** A call only counts at its original position, and not as the continuation of another expression. */
  function isCalledAt(position: number): boolean {
    const trace: { stack?: unknown } = {};
    options.tracing?.(trace);
    capture(trace, call);
    const site = (trace.stack as Site[])[0];
    return site?.isAsync() === false && site.getPosition() === position && site.getFileName() === options.file;
  }

  function call(index: unknown, first?: unknown, second?: unknown): unknown {
    if (typeof index !== 'number') return first;
    const entry = calls[index];
    return entry && isCalledAt(entry.position) ? perform(witness, options, index, entry, first, second) : first;
  }

  return {
    start: () => emit(['start']),
    call: bare(call),
    print: (values) => emit(['print', text(() => format(values))]),
    fail(error) {
      const known = (error ?? {}) as Error;
      const name = text(() => known.name ?? typeof error);
      emit(['error', name, text(() => known.message ?? error), text(() => known.stack ?? '')]);
    },
    expect: witness.expect,
  };
}

/** Returns what `await` in the note waits for; it gets no value. */
const waiting = (start: (done: () => void) => void) =>
  // biome-ignore lint/suspicious/noThenProperty: `await` in the note is to wait for this object.
  bare({ then: bare((resolve: (value: undefined) => void) => start(() => resolve(undefined))) });

/** Waits for a promise, or for any object with `then`; false for everything else. */
function react(value: unknown, fulfilled: (value: unknown) => void, rejected: (error: unknown) => void): boolean {
  try {
    apply(then, value, [fulfilled, rejected]);
    return true;
  } catch {
    const own = (value as { then?: unknown } | null | undefined)?.then;
    if (typeof own !== 'function') return false;
    apply(own, value, [fulfilled, rejected]);
    return true;
  }
}

/** Freezes every built-in object of this realm: should one of them get out, it cannot be used to change the others. */
export function freezeRealm(): void {
  const traces = Error as unknown as {
    stackTraceLimit: number;
    prepareStackTrace(error: Error, sites: unknown): unknown;
  };
  traces.stackTraceLimit = 1;
  traces.prepareStackTrace = (_error, sites) => sites;
  const trace: { stack?: unknown } = {};
  capture(trace);
  const seen = new Set<unknown>();
  const visit = (value: unknown) => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
    seen.add(value);
    for (const key of Reflect.ownKeys(value)) {
      const field = Reflect.getOwnPropertyDescriptor(value, key);
      for (const inner of [field?.value, field?.get, field?.set]) visit(inner);
    }
    visit(Reflect.getPrototypeOf(value));
    if (value !== globalThis) Object.freeze(value);
  };
  visit(globalThis);
  visit((trace.stack as unknown[])[0]);
}
