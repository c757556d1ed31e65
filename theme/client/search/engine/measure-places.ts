/** From what the terms have of a page to the numbers of its places and of the groups on it. */
import { CODE, HEADING, TITLE } from '../../../../renderer/shared/search-format.js';
import {
  COUNT,
  COVER,
  EXACT,
  HEADED,
  IN_HEADING,
  IN_OWN_HEADING,
  IN_TEXT,
  NEAR,
  type PageNumbers,
  PER_GROUP,
  PER_PLACE,
  SAID,
  SCORE,
  TITLED,
} from './page-numbers.js';
import type { Plan, Plans } from './query-plan.js';

/** By field: body, code, heading, title. */
const FIELD_WEIGHT = [1, 0.75, 2.2, 4];
/** The title's contribution to every place of the page. */
const INHERITED = 2;

/** Tells whether the last group occurs as typed. */
export interface Met {
  exact: boolean;
}

/** Returns how well the best reading of a group is met by the scores of all rows from `start` on, 0–1; tells in `met` whether one is met as typed. */
export function meet({ readings }: Plan, scores: Float32Array, start: number, met: Met): number {
  let best = 0;
  met.exact = false;
  for (let r = 0; r < readings.length; r++) {
    const { rows, shares, exact } = readings[r]!;
    let value = 0;
    let complete = true;
    for (let i = 0; i < rows.length; i++) {
      const score = scores[start + rows[i]!]!;
      if (score) value += shares[i]! * score;
      else complete = false;
    }
    // Parts of a reading that is not complete are worth less than their share.
    if (!complete && value) value = value ** 1.5 * 0.7;
    if (value > best) best = value;
    if (complete && exact) met.exact = true;
  }
  return best;
}

/** Measures the page whose terms have been read. */
export function measurePage(page: PageNumbers, asked: Plans): void {
  const { groups, typed, fields, scores, units } = page;
  const { plans, rows } = asked;
  const met: Met = { exact: false };
  groups.fill(0);
  for (let p = 0; p < plans.length; p++) {
    const isTitled = ((fields[p]! >> TITLE) & 1) === 1;
    groups[p * PER_GROUP + TITLED] = groups[p * PER_GROUP + COVER] = isTitled
      ? meet(plans[p]!, scores, TITLE * rows, met)
      : 0;
    typed[p] = Number(isTitled && met.exact);
  }
  for (let i = 0; i < units.length; i++) measurePlace(page, asked, units[i]!, met);
}

/** Measures one place; what it says of the page joins the numbers of the groups. */
function measurePlace(page: PageNumbers, { plans, rows }: Plans, unit: number, met: Met): void {
  const { places, groups, fields, scores, typed } = page;
  const place = unit * PER_PLACE;
  places.fill(0, place, place + PER_PLACE);
  for (let p = 0; p < plans.length; p++) {
    const plan = plans[p]!;
    const { weight } = plan;
    const group = p * PER_GROUP;
    const title = groups[group + TITLED]!;
    const bits = fields[unit * plans.length + p]!;
    let near = title / 2;
    let own = title * INHERITED;
    let exact = false;
    let heading = 0;
    let text = 0;
    for (let field = TITLE; field >= 0; field--) {
      if (!((bits >> field) & 1)) continue;
      const value = meet(plan, scores, (unit * 4 + field) * rows, met);
      const worth = value * FIELD_WEIGHT[field]!;
      if (met.exact) exact = true;
      if (value > near) near = value;
      if (worth > own) own = worth;
      if (field <= CODE) {
        if (worth > groups[group + SAID]!) groups[group + SAID] = worth;
        groups[group + COUNT]! += value;
        if (value > text) text = value;
        continue;
      }
      if (value > heading) heading = value;
      if (field !== HEADING) continue;
      places[place + IN_OWN_HEADING]! += weight * value;
      if (value > groups[group + HEADED]!) groups[group + HEADED] = value;
    }
    if (near > groups[group + COVER]!) groups[group + COVER] = near;
    if (exact) {
      typed[p] = 1;
      places[place + EXACT]! += weight;
    }
    places[place + SCORE]! += weight * own;
    places[place + NEAR]! += weight * near;
    places[place + IN_HEADING]! += weight * heading;
    places[place + IN_TEXT]! += weight * text;
  }
}
