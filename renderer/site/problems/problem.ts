/**
 * Problems: data about bad input, and the one table that holds their words (D7).
 * Reporters (frames on a terminal, JSON, GitHub, SARIF) stand in `cli/report`; they all read this table.
 */
import { visible } from '../helpers/safe-address.js';
import { buildProblems } from './build-problems.js';
import { checkProblems } from './check-problems.js';
import { commandProblems } from './command-problems.js';
import { configProblems } from './config-problems.js';
import { contentProblems } from './content-problems.js';
import { indexProblems } from './index-push-problems.js';
import { linkProblems } from './link-problems.js';
import { markdownProblems } from './markdown-problems.js';
import { movedProblems } from './moved-problems.js';
import type { ProblemTable } from './problem-table.js';
import type { Level, Problem } from './problem-types.js';

/** Every known problem by its stable code. */
export const problemTable: ProblemTable = {
  ...configProblems,
  ...contentProblems,
  ...markdownProblems,
  ...linkProblems,
  ...buildProblems,
  ...indexProblems,
  ...checkProblems,
  ...commandProblems,
  ...movedProblems,
};

/** Where in a file a problem stands. */
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

/** Fills `{name}` placeholders; unknown names stay as written. */
export function fillText(text: string, args: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in args ? String(args[name]) : whole));
}

/** Nearest of some names by Damerau–Levenshtein distance, at most a third of the length away; undefined if none is near. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** The three nearest of some names, for a list in a message. */
export function nearestNames(name: string, known: Iterable<string>): string {
  const distance = new Map([...known].map((each) => [each, editDistance(name.toLowerCase(), each.toLowerCase())]));
  return [...distance]
    .sort(([, a], [, b]) => a - b)
    .slice(0, 3)
    .map(([each]) => each)
    .join(', ');
}

/** Optimal string alignment distance: insert, delete, replace, swap of neighbours. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
