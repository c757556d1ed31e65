/**
 * Problems: data about bad input, and the one table of their words (D7).
 * Reporters (frames on a terminal, JSON, GitHub, SARIF) are in `cli/report`; they all read this table.
 */
import { visible } from '../helpers/safe-address.js';
import { buildProblems } from './build-problems.js';
import { checkProblems } from './check-problems.js';
import { commandProblems } from './command-problems.js';
import { configProblems } from './config-problems.js';
import { contentProblems } from './content-problems.js';
import { exerciseProblems } from './exercise-problems.js';
import { exportProblems } from './export-problems.js';
import { findProblems } from './find-problems.js';
import { indexProblems } from './index-push-problems.js';
import { linkProblems } from './link-problems.js';
import { markdownProblems } from './markdown-problems.js';
import { moveProblems } from './move-problems.js';
import { movedProblems } from './moved-problems.js';
import { ownCodeProblems } from './own-code-problems.js';
import { pageProblems } from './page-problems.js';
import { pluginProblems } from './plugin-problems.js';
import type { ProblemTable } from './problem-table.js';
import type { Level, Problem } from './problem-types.js';
import { proofreadingProblems } from './proofreading-problems.js';
import { proveProblems } from './prove-problems.js';
import { sheetProblems } from './sheet-problems.js';
import { slipProblems } from './slip-problems.js';
import { stepsProblems } from './steps-problems.js';

/** Every known problem by its stable code. */
export const problemTable: ProblemTable = {
  ...configProblems,
  ...contentProblems,
  ...markdownProblems,
  ...slipProblems,
  ...sheetProblems,
  ...linkProblems,
  ...buildProblems,
  ...ownCodeProblems,
  ...indexProblems,
  ...checkProblems,
  ...proofreadingProblems,
  ...pageProblems,
  ...exerciseProblems,
  ...stepsProblems,
  ...findProblems,
  ...commandProblems,
  ...moveProblems,
  ...movedProblems,
  ...pluginProblems,
  ...exportProblems,
  ...proveProblems,
};

/** Position of a problem in a file. */
export type Place = Pick<
  Problem,
  'file' | 'line' | 'column' | 'length' | 'sourceLine' | 'nearest' | 'repair' | 'more'
> & {
  level?: Level;
};

/** Makes a problem of a table entry; control characters become visible. Throws on an unknown code: that is a fault of the tool, not of the input. */
export function problem(code: string, args: Record<string, string | number> = {}, place: Place = {}): Problem {
  const entry = problemTable[code];
  if (!entry) throw new Error(`no problem table entry for ${code}`);
  const shown = Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? visible(value) : value]);
  return { code, level: entry.level, args: Object.fromEntries(shown), ...place };
}

/** Leaves out the resolved address where it is what the author wrote. */
const onceWritten = (text: string, { url, path }: Problem['args']): string =>
  url === path ? text.replace(/ ?[（(][“"]\{path\}[”"][）)]/, '') : text;

/** Fills `{name}` placeholders; unknown names stay as written. */
export function fillText(text: string, args: Record<string, string | number>): string {
  return onceWritten(text, args).replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in args ? String(args[name]) : whole,
  );
}

export { nearestName, nearestNames } from './near-names.js';

/** Problems without those that say the same at the same place. */
export const uniqueProblems = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((entry) => [JSON.stringify(entry), entry])).values(),
];
