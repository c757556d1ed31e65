/**
 * The program that runs in the sandbox before a note whose steps are recorded: it replaces Node's promises, timers and console by its own,
 * handles the calls that `step-code.ts` inserted into the code, and prints the trace as the one line of output.
 */
import { EventLoop } from './event-loop.js';
import { makePromises } from './own-promise.js';
import { giveGlobals } from './queue-globals.js';
import { valueTexts } from './show-value.js';
import { type Readers, Recorder, type StepPlan } from './step-recorder.js';

type Awaited = Generator<{ value: unknown; line: number }, unknown, unknown>;

/** Functions that the code of the note calls. */
export interface StepCalls {
  /** Registers readers of the module's variables. */
  t(readers: Readers): void;
  /** A statement begins. */
  b(statement: number, readers: Readers): void;
  /** It has ended, with the value of its expression. */
  a<T>(statement: number, value: T, readers: Readers): T;
  /** A function that was written as an argument. */
  f<T extends object>(line: number, written: T): T;
  /** The last argument of a call that may queue something, and the line of that call. */
  p<T>(line: number, argument: T): T;
  /** A value with what the note says of it. */
  e<T>(value: T, expected: () => unknown): T;
  /** A statement that should have thrown has not. */
  n(): void;
  async(body: Awaited): unknown;
  await(value: unknown, line: number): { value: unknown; line: number };
}

/** Runs the code of a note and prints its trace. */
export function record(plan: StepPlan, main: (calls: StepCalls) => Awaited): void {
  const print = console.log;
  const holder: { recorder?: Recorder } = {};
  const promises = makePromises({
    addMicrotask: (job) => loop.addMicrotask(job),
    lineOf: (callback) => holder.recorder?.lineOf(callback) ?? 0,
  });
  const show = valueTexts(promises.stateOf);
  const recorder = new Recorder(plan, show);
  holder.recorder = recorder;
  const loop = new EventLoop(recorder);
  recorder.loop = loop;
  giveGlobals(loop, recorder, promises.Promise);
  const calls: StepCalls = {
    t(readers) {
      recorder.topReaders = readers;
    },
    b: (statement, readers) => recorder.before(statement, readers),
    a(statement, value, readers) {
      recorder.after(statement, readers);
      return value;
    },
    f(line, written) {
      recorder.lines.set(written, line);
      return written;
    },
    p(line, argument) {
      recorder.callLine = line;
      return argument;
    },
    e(value, expected) {
      if (show(value) !== show(expected())) recorder.isUnlike = true;
      return value;
    },
    n() {
      recorder.isUnlike = true;
    },
    await: (value, line) => ({ value, line }),
    async(body) {
      const { promise, resolve, reject } = promises.capability();
      const advance = (step: () => IteratorResult<{ value: unknown; line: number }, unknown>) => {
        try {
          const { done, value } = step();
          if (done) {
            resolve(value);
            return;
          }
          promises.whenSettled(
            value.value,
            (result) => advance(() => body.next(result)),
            (error) => advance(() => body.throw(error)),
            value.line,
          );
          recorder.suspend();
        } catch (error) {
          reject(error);
        }
      };
      advance(() => body.next());
      return promise;
    },
  };
  const ended: { promise?: unknown } = {};
  loop.run(() => {
    ended.promise = calls.async(main(calls));
  });
  const outcome = promises.stateOf(ended.promise);
  if (outcome?.state === 'rejected') throw outcome.value;
  if (outcome?.state === 'pending') throw new Error('it waits for something that is not recorded');
  print(JSON.stringify(recorder.isUnlike ? null : recorder.trace));
}
