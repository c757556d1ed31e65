/** Problems that follow from another one of their file. */
import type { Problem } from './problem-types.js';

/** What is told of a file with conflict marks besides them: a key in plain text is one in any case. */
const TOLD = /^(?:merge-conflict|secret-)/;

/** The problems without those that conflict marks of a merge cause in their file. */
export function withoutConsequences(problems: readonly Problem[]): Problem[] {
  const conflicts = new Set(problems.flatMap(({ code, file }) => (code === 'merge-conflict' ? [file] : [])));
  return problems.filter(({ code, file }) => !conflicts.has(file) || TOLD.test(code));
}
