/** Marks that a merge left behind would be published as text. */
import { conflictPlace } from '../../site/helpers/conflict-marks.js';
import { maskFences } from '../../site/helpers/mask-fences.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { Places } from '../tree/source-position.js';

/** The first mark of a file outside its fences, where an example of one may stand. */
export function conflictProblems(text: string, places: Places): Problem[] {
  const found = conflictPlace(text) && conflictPlace(maskFences(text));
  return found ? [places.problem('merge-conflict', {}, found.index, found.length)] : [];
}
