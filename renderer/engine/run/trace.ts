/** Timings by phase. The only place of the renderer that reads the clock. */

export interface Span {
  name: string;
  /** Milliseconds since the trace began. */
  start: number;
  ms: number;
}

/** Work of a thread within a step. */
export interface JobSpan extends Span {
  /** Index of the worker thread, from 0. */
  thread: number;
}

export interface Trace {
  /** Runs a step and records how long it took; asynchronous steps until they settle. */
  step<T>(name: string, run: () => T): T;
  /** Called at the beginning of each step: progress reports hang on it. */
  onStep?: (name: string) => void;
  spans: Span[];
  jobs: JobSpan[];
  /**
   * Records a job that a thread has ended just now.
   * @param started by `stopwatch`
   */
  job(name: string, thread: number, started: number): void;
  /** Milliseconds by step; steps of one name are summed. */
  timings(): Timings;
}

/** Milliseconds by step, and since the trace began. */
export type Timings = Record<string, number> & { total: number };

/** A fresh trace that starts now. */
export function createTrace(onStep?: (name: string) => void): Trace {
  const origin = performance.now();
  const spans: Span[] = [];
  const jobs: JobSpan[] = [];
  const end = (name: string, start: number) => {
    spans.push({ name, start: start - origin, ms: performance.now() - start });
  };
  return {
    spans,
    jobs,
    onStep,
    job(name, thread, started) {
      jobs.push({ name, thread, start: started - origin, ms: performance.now() - started });
    },
    step(name, run) {
      onStep?.(name);
      const start = performance.now();
      const value = run();
      if (value instanceof Promise) return value.finally(() => end(name, start)) as typeof value;
      end(name, start);
      return value;
    },
    timings() {
      const sums: Record<string, number> = {};
      for (const { name, ms } of spans) sums[name] = Math.round(((sums[name] ?? 0) + ms) * 10) / 10;
      return { ...sums, total: Math.round((performance.now() - origin) * 10) / 10 };
    },
  };
}

/** Milliseconds since 1970: only for telling whether a file is too young to be trusted (D13). */
export const clock = (): number => Date.now();

/** Milliseconds since some moment of this process: only for how long something may take. */
export const stopwatch = (): number => performance.now();
