/**
 * The only guard of the output folder: every path below it, in the stage or in place, is made here. Addresses are checked where they are
 * read (`site/helpers/safe-address.ts`); a bad one that gets here is refused before anything is written, moved or deleted.
 */
import { join } from 'node:path';

/** Code of the error, also after it was sent from a thread. */
export const OUTSIDE = 'ERR_OUTPUT_OUTSIDE';

/** A path that no output may have. */
class OutsideOutput extends Error {
  readonly code = OUTSIDE;
}

/** Absolute paths, empty, `.` and `..` segments with either separator, drive letters, NUL. */
const LEAVES = /^[a-z]:|^[/\\]|(?:^|[/\\])\.{0,2}(?:[/\\]|$)|\0/i;

/** Throws for a path of an output that could leave its folder; the message is the path. */
export function assertInside(path: string): void {
  if (LEAVES.test(path)) throw new OutsideOutput(path);
}

/** Joins the path of an output to its folder. Throws as `assertInside` does. */
export function within(folder: string, path: string): string {
  assertInside(path);
  return join(folder, path);
}
