/** Marks that a merge left behind would be published as text. */
import { conflictPlace } from '../../site/helpers/conflict-marks.js';
import { maskFences } from '../../site/helpers/mask-fences.js';
import type { Problem } from '../../site/problems/problem-types.js';
import type { Places } from '../tree/source-position.js';

/**
 * Finds the first conflict marker of a file outside its fences, which may contain an example.
 * @param isMoved the site was published with the marker: an end alone, which MDX takes for text, is only a warning
 */
export function conflictProblems(text: string, places: Places, isMoved: boolean): Problem[] {
  const prose = conflictPlace(text) && maskFences(text);
  const found = prose === undefined ? undefined : conflictPlace(prose);
  if (prose === undefined || !found) return [];
  const level = isMoved && !/^<{7}/m.test(prose) ? 'warning' : 'error';
  return [{ ...places.problem('merge-conflict', {}, found.index, found.length), level }];
}
