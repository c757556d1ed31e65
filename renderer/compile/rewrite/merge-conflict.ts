/** Marks that a merge left behind would be published as text. */
import type { Problem } from '../../site/problems/problem-types.js';
import type { Places } from '../tree/source-position.js';
import { withoutFences } from './forgive.js';

const CONFLICT = /^<{7} [^\n]*\n(?:[^\n]*\n)*?={7}\n(?:[^\n]*\n)*?>{7} /m;

/** The first conflict of a file outside its fences, where an example of one may stand. */
export function conflictProblems(text: string, places: Places): Problem[] {
  if (!text.includes('<<<<<<< ') || !text.includes('>>>>>>> ')) return [];
  const found = CONFLICT.exec(withoutFences(text));
  if (!found) return [];
  const mark = found[0].slice(0, found[0].indexOf('\n'));
  return [places.problem('merge-conflict', {}, text.indexOf(`${mark}\n`), mark.length)];
}
