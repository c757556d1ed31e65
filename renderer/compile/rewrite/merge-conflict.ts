/** Marks that a merge left behind would be published as text. */
import { conflictPlace } from '../../site/helpers/conflict-marks.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { Places } from '../tree/source-position.js';

const FENCED = /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|$(?![\s\S]))/gm;

/** The first mark of a file outside its fences, where an example of one may stand. */
export function conflictProblems(text: string, places: Places): Problem[] {
  const found =
    conflictPlace(text) && conflictPlace(text.replace(FENCED, (fence) => fence.replace(/[^\n]/g, '\u0000')));
  return found ? [places.problem('merge-conflict', {}, found.index, found.length)] : [];
}
