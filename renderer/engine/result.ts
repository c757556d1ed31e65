/** Result of a build, and errors that prevent one. */
import { dirname } from 'node:path';
import { isBelow } from '../site/helpers/file-paths.js';
import { systemError } from '../site/helpers/system-error.js';
import { withoutConsequences } from '../site/problems/consequences.js';
import { problem } from '../site/problems/problem.js';
import type { Problem } from '../site/problems/problem-types.js';
import { LockHeld } from './run/folder-lock.js';
import type { BuildOptions, EngineResult } from './run/options.js';
import type { Trace } from './run/trace.js';
import { kindOf, statOf } from './write/disk.js';
import type { Committed } from './write/outputs.js';
import { OUTSIDE } from './write/path-guard.js';
import { isOurs } from './write/write.js';

/** True if a build may not go on. */
export const failed = (problems: readonly Problem[], { strict }: BuildOptions): boolean =>
  problems.some(({ level }) => level === 'error' || (strict && level === 'warning'));

/** Output folders that must not be written to. */
export function refusal(options: BuildOptions): Problem | undefined {
  try {
    return refusalOf(options);
  } catch (error) {
    return writeProblem(error, options.out) ?? problem('output-unwritable', { message: systemError(error).message });
  }
}

/** Returns true for a folder, and for nothing in a place where there can be one. */
function canHold(path: string): boolean {
  if (kindOf(path) === undefined) return dirname(path) === path || canHold(dirname(path));
  return statOf(path)?.isDirectory() ?? false;
}

function refusalOf({ out, dir }: BuildOptions): Problem | undefined {
  if (out === null) return undefined;
  if (!canHold(out)) return problem('output-no-folder', { folder: out });
  if (isBelow(out, dir)) return problem('output-inside-source', { folder: out });
  return isOurs(out) ? undefined : problem('output-foreign', { folder: out });
}

/** Codes of a disk that will not take what it is given. */
const REFUSED = new Set(
  'EACCES EPERM EROFS ENOTDIR EISDIR EEXIST ENOTEMPTY ENAMETOOLONG ELOOP EBUSY EMFILE ENFILE EIO EINVAL'.split(' '),
);

/** Returns the problem for an error while writing, unless it is a fault of the tool. */
export function writeProblem(error: unknown, out: string | null): Problem | undefined {
  const { code, message } = systemError(error);
  if (error instanceof LockHeld) return problem('output-busy', { folder: out ?? '', pid: error.pid });
  if (code === OUTSIDE) return problem('output-outside', { path: message });
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return problem('disk-full', { folder: out ?? '' });
  if (code !== undefined && REFUSED.has(code)) return problem('output-unwritable', { message });
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

/** Takes what was written into the result. */
export function tellWritten(result: EngineResult, { changed, heaviest, removed, bytes }: Committed): void {
  result.written = true;
  result.changed = changed;
  result.heaviest = heaviest;
  result.removed = removed;
  Object.assign(result.counts, { written: changed.length, removed: removed.length, bytes });
}

/** Completes a result. */
export function end(result: EngineResult, trace: Trace, { problems }: { problems: Problem[] }): EngineResult {
  result.problems = withoutConsequences([...result.problems, ...problems]);
  result.ok = result.ok && !result.problems.some(({ level }) => level === 'error');
  result.timings = trace.timings();
  return result;
}
