/** The result of a build, as the hook `built` and callers of the interface get it. */
import type { Problem } from '../problems/problem-types.js';

export interface BuildCounts {
  sources: number;
  compiled: number;
  pages: number;
  rendered: number;
  written: number;
  removed: number;
  bytes: number;
}

export interface BuildResult {
  ok: boolean;
  /** Paths written or changed in this build. */
  changed: string[];
  removed: string[];
  /** Routes whose page or part changed, for live reload. */
  routes: string[];
  problems: Problem[];
  counts: BuildCounts;
  /** Milliseconds by phase. */
  timings: Record<string, number>;
  /** Checks and steps that were skipped, and why. */
  notes: string[];
}
