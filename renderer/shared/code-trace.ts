/** The recorded run of a block of code, step by step. Browser-safe. */

export interface Trace {
  /** Variables of the code; steps name them by their place. */
  names: string[];
  /** Jobs that run or wait, `then` of line 7; steps name them by their place. */
  jobs: [kind: string, line: number][];
  steps: TraceStep[];
}

/** A statement that ran, or a job that began. */
export interface TraceStep {
  /** From 1; 0: the code is above the block. */
  line: number;
  /** The job that runs; absent: the script. */
  job?: number;
  /** The job was just taken out of its queue. */
  begins?: true;
  /** It has no callback for this outcome and hands it on. */
  passes?: true;
  /** Variables that can be seen here. */
  sees?: number[];
  /** Those that have a new value. */
  set?: [variable: number, value: string][];
  /** Console output. */
  out?: string[];
  /** Queue after the step, in order of execution. */
  tasks?: number[];
  ticks?: number[];
  microtasks?: number[];
}

/** Steps that a trace has at most. */
export const MAX_STEPS = 200;
