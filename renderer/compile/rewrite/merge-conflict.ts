/** Marks that a merge left behind would be published as text. */
import { conflictPlace } from '../../site/helpers/conflict-marks.js';
import { maskFences } from '../../site/helpers/mask-fences.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { Places } from '../tree/source-position.js';

/**
 * The first mark of a file outside its fences, where an example of one may stand.
 * @param isMoved the site was published with what a merge left: an end alone, which MDX takes for text, is a warning there
 */
export function conflictProblems(text: string, places: Places, isMoved: boolean): Problem[] {
  const prose = conflictPlace(text) && maskFences(text);
  const found = prose === undefined ? undefined : conflictPlace(prose);
  if (prose === undefined || !found) return [];
  const level = isMoved && !/^<{7}/m.test(prose) ? 'warning' : 'error';
  return [{ ...places.problem('merge-conflict', {}, found.index, found.length), level }];
}
