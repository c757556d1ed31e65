/** What a build says of itself, and what keeps it from its work. */
import { problem } from '../site/problem.js';
import type { Problem } from '../site/types.js';
import type { BuildOptions, EngineResult } from './options.js';
import type { Trace } from './trace.js';
import { isOurs } from './write.js';

/** Whether a build may not go on. */
export const failed = (problems: readonly Problem[], { strict }: BuildOptions): boolean =>
  problems.some(({ level }) => level === 'error' || (strict && level === 'warning'));

/** Output folders that must not be written to. */
export function refusal({ out, dir }: BuildOptions): Problem | undefined {
  if (out === null) return undefined;
  if (dir === out || dir.startsWith(`${out}/`)) return problem('output-inside-source', { folder: out });
  return isOurs(out) ? undefined : problem('output-foreign', { folder: out });
}

/** What went wrong while writing, where that is not the tool's own fault. */
export function writeProblem(error: unknown, out: string | null): Problem | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return problem('disk-full', { folder: out ?? '' });
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR')
    return problem('output-unwritable', { message });
  return undefined;
}

export function emptyResult(): EngineResult {
  return {
    ok: true,
    changed: [],
    removed: [],
    routes: [],
    problems: [],
    counts: { sources: 0, compiled: 0, pages: 0, rendered: 0, written: 0, removed: 0, bytes: 0 },
    timings: {},
    notes: [],
  };
}

/** Completes a result. */
export function end(result: EngineResult, trace: Trace, { problems }: { problems: Problem[] }): EngineResult {
  result.problems.push(...problems);
  result.ok = result.ok && !result.problems.some(({ level }) => level === 'error');
  result.timings = trace.timings();
  return result;
}
