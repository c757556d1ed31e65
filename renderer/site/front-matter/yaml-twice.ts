/** A duplicate key in YAML. */
import { type Place, problem } from '../problems/problem.js';
import type { Problem } from '../problems/problem-types.js';

/**
 * The problem at the second of two equal keys; a line that repeats the first one goes.
 * @param place of the second key in the file
 * @param text of the whole file
 */
export function twiceProblem(text: string, key: string, place: Place): Problem {
  const lines = text.split('\n');
  const { line = 1, column = 1 } = place;
  const second = lines[line - 1] ?? '';
  const start = second.slice(0, column - 1);
  const first = lines.findIndex(
    (each, index) =>
      index < line - 1 && each.startsWith(start + key) && /^\s*[:：]/.test(each.slice(start.length + key.length)),
  );
  const found = problem('yaml-twice', { key, first: first < 0 ? '–' : first + 1 }, place);
  const isValue = /:\s*\S/.test(second);
  if (first < 0 || !isValue || lines[first]?.trimEnd() !== second.trimEnd()) return found;
  const edits = [{ line, column: 1, endLine: line + 1, endColumn: 1, text: '' }];
  return { ...found, repair: { edits, sure: true } };
}
