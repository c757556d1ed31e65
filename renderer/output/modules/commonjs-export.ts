/** `module.exports` in a file that runs as a module. */
import { basename } from 'node:path';
import { placeAt } from '../../site/helpers/text-place.js';
import { problem } from '../../site/problems/problem.js';
import type { Problem } from '../../site/problems/problem-types.js';
import { lineEdit } from '../../site/problems/repair.js';
import { readText } from './file-text.js';

/** Returns the problem of a module that exports as CommonJS does, by what stopped it. */
export function commonJsProblem(message: string, file: string, path: string | undefined): Problem | undefined {
  const text = /^module is not defined/.test(message) ? (readText(file) ?? '') : '';
  const { 0: found, index } = /^module\.exports\s*=/m.exec(text) ?? {};
  if (found === undefined || index === undefined) return undefined;
  const place = placeAt(text, index, found.length, path ?? basename(file));
  const edits = [lineEdit(place.line, place.column, found.length, 'export default')];
  return problem('config-module-exports', {}, { ...place, repair: { edits, sure: true } });
}
