/** Makes the trace of a run out of what it hears: statements that begin and end, jobs that begin and end. Runs in the sandbox. */
import { MAX_STEPS, type Trace, type TraceStep } from '../shared/code-trace.js';
import { defined } from '../site/helpers/defined.js';
import type { EventLoop, Job, LoopListener } from './event-loop.js';

/** Facts known before the code runs. */
export interface StepPlan {
  names: string[];
  /** Line of each statement, and the variables that it sees. */
  statements: [line: number, sees: number[]][];
  /** Variables of the module. */
  top: number[];
}

/** Reads each variable that a statement sees. */
export type Readers = (() => unknown)[];
/** Hears what a run does. */
export class Recorder implements LoopListener {
  readonly trace: Trace;
  readonly lines = new WeakMap<object, number>();
  loop: EventLoop | undefined;
  topReaders: Readers = [];
  /** Line of the next call, if known. */
  callLine: number | undefined;
  /** The run is not as the note says. */
  isUnlike = false;
  private readonly values = new Map<number, string>();
  private current: TraceStep | undefined;
  private statement: number | undefined;
  private readers: Readers = [];
  private printed: string[] = [];
  private running: number | undefined;
  private lastQueues = '';
  /** The statement of the current step has not ended. */
  private isOpen = false;
  /** Queues at the start of the current step. */
  private firstQueues = '';

  constructor(
    private readonly plan: StepPlan,
    private readonly show: (value: unknown) => string,
  ) {
    this.trace = { names: plan.names, jobs: [], steps: [] };
  }

  print(text: string): void {
    this.printed.push(text);
  }

  lineOf(callback: unknown): number {
    const known = typeof callback === 'function' ? this.lines.get(callback) : undefined;
    const line = known ?? this.callLine ?? this.current?.line ?? 0;
    this.callLine = undefined;
    return line;
  }

  before(statement: number, readers: Readers): void {
    this.close();
    const line = this.plan.statements[statement]?.[0] ?? 0;
    if (!this.isEmptyAt(line)) this.open(line);
    this.statement = statement;
    this.readers = readers;
  }

  after(statement: number, readers: Readers): void {
    const line = this.plan.statements[statement]?.[0] ?? 0;
    // Effects of an unfinished statement in between belong to that statement.
    if (this.isOpen && this.statement !== statement) this.suspend();
    if (!this.takes(line, statement, readers)) {
      if (!this.hasChanged(statement, readers)) return;
      this.open(line);
    }
    this.statement = statement;
    this.readers = readers;
    this.suspend();
  }

  /** Ends the recording of a statement: what happens from now on is not its work. */
  suspend(): void {
    this.close();
    this.readers = [];
    this.isOpen = false;
  }

  begin(job: Job): void {
    this.close();
    this.running = this.jobIndex(job);
    const step = this.open(job.line);
    step.begins = true;
    if (job.passes) step.passes = true;
    this.close();
    this.firstQueues = this.lastQueues;
  }

  end(): void {
    this.close();
    this.running = undefined;
    this.current = undefined;
    this.statement = undefined;
    this.isOpen = false;
  }

  /** True if the current step is at this line and has done nothing yet. */
  private isEmptyAt(line: number): boolean {
    const { current } = this;
    return current?.line === line && !current.set && !current.out && this.lastQueues === this.firstQueues;
  }

  /** True if what a statement has done goes into the current step: it is at that line and says nothing else of the same variables. */
  private takes(line: number, statement: number, readers: Readers): boolean {
    const { current } = this;
    if (current?.line !== line) return false;
    const told = new Set(current.set?.map(([variable]) => variable));
    return !this.changes(statement, readers).some(([variable]) => told.has(variable));
  }

  private open(line: number): TraceStep {
    const { steps } = this.trace;
    if (steps.length >= MAX_STEPS) throw new RangeError(`more than ${MAX_STEPS} steps`);
    this.current = { line, ...defined({ job: this.running }) };
    this.statement = undefined;
    this.readers = this.topReaders;
    this.isOpen = true;
    this.callLine = undefined;
    this.firstQueues = JSON.stringify(this.queues());
    steps.push(this.current);
    return this.current;
  }

  private hasChanged(statement: number, readers: Readers): boolean {
    return (
      this.printed.length > 0 ||
      JSON.stringify(this.queues()) !== this.lastQueues ||
      this.changes(statement, readers).length > 0
    );
  }

  /** Variables whose value is another one than when they were last looked at; those that are no value yet are left out. */
  private changes(statement: number | undefined, readers: Readers): [number, string][] {
    const sees = this.seenFrom(statement);
    return readers.flatMap((read, index): [number, string][] => {
      const variable = sees[index];
      try {
        const value = read();
        if (variable === undefined || typeof value === 'function') return [];
        const text = this.show(value);
        return this.values.get(variable) === text ? [] : [[variable, text]];
      } catch {
        return [];
      }
    });
  }

  /** Adds everything since the last record to the current step. */
  private close(): void {
    const step = this.current;
    if (!step) return;
    const changed = this.changes(this.statement, this.readers);
    if (changed.length > 0) {
      for (const [variable, text] of changed) this.values.set(variable, text);
      const others = (step.set ?? []).filter(([variable]) => !changed.some(([name]) => name === variable));
      step.set = [...others, ...changed];
    }
    const known = this.seenFrom(this.statement).filter((variable) => this.values.has(variable));
    if (known.length > 0) step.sees = known;
    if (this.printed.length > 0) step.out = [...(step.out ?? []), ...this.printed];
    this.printed = [];
    const queues = this.queues();
    this.lastQueues = JSON.stringify(queues);
    for (const name of ['tasks', 'ticks', 'microtasks'] as const) {
      if (queues[name].length > 0) step[name] = queues[name];
      else delete step[name];
    }
  }

  private seenFrom(statement: number | undefined): number[] {
    return (statement === undefined ? undefined : this.plan.statements[statement]?.[1]) ?? this.plan.top;
  }

  private queues(): Record<'tasks' | 'ticks' | 'microtasks', number[]> {
    const { tasks = [], ticks = [], microtasks = [] } = this.loop?.waiting() ?? {};
    const indexes = (jobs: Job[]) => jobs.map((job) => this.jobIndex(job));
    return { tasks: indexes(tasks), ticks: indexes(ticks), microtasks: indexes(microtasks) };
  }

  private jobIndex({ kind, line }: Job): number {
    const { jobs } = this.trace;
    const known = jobs.findIndex(([name, place]) => name === kind && place === line);
    return known === -1 ? jobs.push([kind, line]) - 1 : known;
  }
}
