/** Reads what the child process of a unit wrote, and decides which expectations hold. Nothing it says is believed before it is looked at. */
import type { Expectation } from './expectations.js';
import type { ProbeCall, ProbeEvent } from './probe.js';
import type { Snapshot } from './snapshot.js';
import { isSnapshot, sameSnapshot } from './snapshot-equal.js';
import { showSnapshot } from './snapshot-text.js';

/** A failed expectation. */
export interface Failure {
  id: number;
  actual: string;
  /** The expected value, where it is one of the note's own making. */
  expected?: string;
}

export interface Report {
  /** Console output, a line per call. */
  output: string[];
  failures: Failure[];
  /** Expectations that were never reached. */
  missed: number[];
  error?: { name: string; message: string; stack: string };
  /** The property whose last input led to the error. */
  errorIn?: number;
  /** Results of each property, by its index. */
  properties: PropertyRun[];
}

export interface PropertyRun {
  /** Inputs that were handed out. */
  tried: number;
  /** Inputs with which something was not as stated, in order. */
  failed: FailedCase[];
  /** Exceptions that applied to an input, and those whose input showed a difference. */
  applied: Set<number>;
  shown: Set<number>;
}

export interface FailedCase {
  index: number;
  /** Exceptions that apply to it. */
  exceptions: number[];
  failures: Failure[];
}

type Wanted = Pick<Expectation, 'kind' | 'expected'>;

/** The events of a run; undefined when a line does not come from the probe or has another form. */
export function readEvents(text: string, nonce: string, calls: number): ProbeEvent[] | undefined {
  const events: ProbeEvent[] = [];
  for (const line of text.split('\n')) {
    if (line === '') continue;
    if (!line.startsWith(`${nonce} `)) return undefined;
    const event = parse(line.slice(nonce.length + 1));
    if (!isEvent(event, calls)) return undefined;
    events.push(event);
  }
  return events;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Test = (value: unknown) => boolean;
const isText: Test = (value) => typeof value === 'string';
const isIndex: Test = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isTexts: Test = (value) => Array.isArray(value) && value.every(isText);

/** Form of the content of each kind of event. */
const FORMS: ReadonlyMap<unknown, Test[]> = new Map<ProbeEvent[0], Test[]>([
  ['start', []],
  ['expected', [isIndex, isSnapshot]],
  ['value', [isIndex, isSnapshot, (value) => value === null || isSnapshot(value), isText]],
  ['failed', [isIndex, isText]],
  ['threw', [isIndex, isTexts, isText]],
  ['quiet', [isIndex]],
  ['printed', [isIndex, isText]],
  ...(['case', 'over', 'except', 'agreed'] as const).map((kind): [ProbeEvent[0], Test[]] => [kind, [isIndex]]),
  ['open', [isIndex]],
  ['close', [isIndex]],
  ['end', [isIndex]],
  ['print', [isText]],
  ['error', [isText, isText, isText]],
]);

function isEvent(value: unknown, calls: number): value is ProbeEvent {
  if (!Array.isArray(value)) return false;
  const [kind, ...content]: unknown[] = value;
  const form = FORMS.get(kind);
  if (!form || content.length !== form.length || !form.every((test, index) => test(content[index]))) return false;
  return kind === 'expected' || typeof content[0] !== 'number' || content[0] < calls;
}

/** Folds the events of a run into a report. */
export function makeReport(
  events: readonly ProbeEvent[],
  calls: readonly ProbeCall[],
  wanted: readonly Wanted[],
): Report {
  const run = new RunRecord(calls, wanted);
  for (const event of events) run.take(event);
  return run.report();
}

/** State of a run after some of its events. */
class RunRecord {
  private readonly output: string[] = [];
  private readonly failures: Failure[] = [];
  private readonly properties: PropertyRun[] = [];
  private readonly cases = new CaseRecord(this.properties);
  private readonly reached = new Set<number>();
  /** Values of the expectations that were computed before the note ran. */
  private readonly literals = new Map<number, Snapshot>();
  /** Lines of output at the start of each statement that is to print something. */
  private readonly open: number[] = [];
  private error: Report['error'];
  private ended = false;

  constructor(
    private readonly calls: readonly ProbeCall[],
    private readonly wanted: readonly Wanted[],
  ) {}

  take(event: ProbeEvent): void {
    switch (event[0]) {
      case 'expected':
        this.literals.set(event[1], event[2]);
        break;
      case 'value': {
        const [, call, actual, own, shown] = event;
        const expected = own ?? this.literals.get(this.idOf(call));
        const isSame = expected !== undefined && sameSnapshot(actual, expected);
        this.see(call, () => isSame, shown || 'another value', own ? () => showSnapshot(own) : undefined);
        break;
      }
      case 'failed':
        this.see(event[1], () => false, event[2]);
        break;
      case 'threw':
        this.see(event[1], ({ expected }) => isThrown(expected, event[2], event[3]), `${event[2][0]}: ${event[3]}`);
        break;
      case 'quiet':
        this.see(event[1], () => false, 'no error');
        break;
      case 'printed':
        if (this.calls[event[1]]?.op === 'prints') this.output.push(event[2]);
        this.see(event[1], ({ expected }) => event[2] === expected, event[2]);
        break;
      case 'agreed':
        this.reached.add(this.idOf(event[1]));
        break;
      case 'case':
      case 'over':
      case 'except':
        this.cases.note(event[0], this.calls[event[1]]);
        break;
      case 'open':
        this.open.push(this.output.length);
        break;
      case 'close': {
        const lines = this.output.slice(this.open.pop() ?? this.output.length).join('\n');
        this.see(event[1], ({ expected }) => lines === expected, lines || 'nothing');
        break;
      }
      case 'print':
        this.output.push(event[1]);
        break;
      case 'error':
        this.error ??= { name: event[1], message: event[2], stack: event[3] };
        break;
      case 'end':
        this.ended = true;
    }
  }

  report(): Report {
    const { output, failures, properties, reached } = this;
    const error =
      this.error ??
      (this.ended ? undefined : { name: 'Exit', message: 'the code ended the process before its own end', stack: '' });
    return {
      output,
      failures,
      missed: this.wanted.flatMap((_, id) => (reached.has(id) ? [] : [id])),
      properties,
      ...(error && { error, errorIn: this.cases.property }),
    };
  }

  private idOf(call: number): number {
    return this.calls[call]?.id ?? -1;
  }

  /** Takes what an expectation saw. */
  private see(
    call: number,
    isAsExpected: (wanted: Wanted) => boolean,
    actual: string,
    shownExpected?: () => string,
  ): void {
    const id = this.idOf(call);
    const expectation = this.wanted[id];
    if (!expectation) return;
    this.reached.add(id);
    if (isAsExpected(expectation)) return;
    const failure = { id, actual, ...(shownExpected ? { expected: shownExpected() } : {}) };
    if (!this.cases.fail(failure)) this.failures.push(failure);
  }
}

/** Sorts what fails by the input with which it fails. */
class CaseRecord {
  private current: { run: PropertyRun; exceptions: number[]; failed?: FailedCase } | undefined;

  constructor(private readonly runs: PropertyRun[]) {}

  note(kind: 'case' | 'over' | 'except', call: ProbeCall | undefined): void {
    if (kind === 'over') this.current = undefined;
    if (kind === 'case' && call) {
      while (this.runs.length <= call.id)
        this.runs.push({ tried: 0, failed: [], applied: new Set(), shown: new Set() });
      const run = this.runs[call.id];
      if (run) this.current = { run, exceptions: [] };
      if (run) run.tried++;
    }
    if (kind === 'except' && call?.exception !== undefined && this.current) {
      this.current.exceptions.push(call.exception);
      this.current.run.applied.add(call.exception);
    }
  }

  /** True if the failure belongs to an input. */
  fail(failure: Failure): boolean {
    const { current } = this;
    if (!current) return false;
    const { run, exceptions } = current;
    if (!current.failed) {
      current.failed = { index: run.tried - 1, exceptions, failures: [] };
      run.failed.push(current.failed);
    }
    current.failed.failures.push(failure);
    for (const exception of exceptions) run.shown.add(exception);
    return true;
  }

  /** Property that was running when the run ended. */
  get property(): number | undefined {
    return this.current && this.runs.indexOf(this.current.run);
  }
}

/** `TypeError: part of the message` against the names and the message of an error. */
function isThrown(expected: string, names: readonly string[], message: string): boolean {
  const [name = '', ...rest] = expected.split(':');
  return names.includes(name.trim()) && message.includes(rest.join(':').trim());
}
