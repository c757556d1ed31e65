/** Last result of `notes check` for a block of code, for its badge. */

export type CheckedRun = RunOnce | { only: 'types' | 'syntax' };

interface RunOnce {
  /** Platform with version: `Node 20.20.0`, `Chromium 141`. */
  on: string;
  /** A second version of it with the same result: `26.10.0`. */
  and?: string;
  /** Date of the last change of the result (`YYYY-MM-DD`). */
  since: string;
  /** Expectations that hold. */
  expectations: number;
  agreements: Agreed[];
}

/** Oracle (empty: stated properties), inputs tried, declared differences. */
export type Agreed = [oracle: string, inputs: number, differs: number];
